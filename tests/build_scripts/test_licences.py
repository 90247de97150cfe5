"""Every package says whose work is in it and since when what has changed."""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from devtools.project import CommandError
from installers import changelog, identity, licences, self_extracting, system_copies

if TYPE_CHECKING:
    from pathlib import Path

DATE = 1_790_000_000
CHANGES = """# Changelog

## [Unreleased]

### Added

- A thing that is [told](docs/x.md) in
  two lines, with `code`.
- Another.

## [0.0.9] - 2026-02-03

### Fixed

- An old one.

## [0.0.8] - 2026-01-01
"""


def test_releases_are_read_with_their_points() -> None:
    newest, older = changelog.releases(DATE, CHANGES)
    assert (newest.version, newest.date) == (identity.VERSION, DATE)
    assert newest.points == ["A thing that is told in two lines, with code.", "Another."]
    assert (older.version, older.points) == ("0.0.9", ["An old one."])
    assert older.date == 1_770_120_000


def test_debians_changelog_is_read_by_its_own_tool(tmp_path: Path) -> None:
    if shutil.which("dpkg-parsechangelog") is None:
        pytest.skip("dpkg-dev is not installed")
    file = tmp_path / "changelog"
    file.write_text(changelog.debian(DATE), "utf-8")
    done = subprocess.run(["dpkg-parsechangelog", "-l", file], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Version: {identity.VERSION}\n" in done.stdout
    assert [line for line in file.read_text("utf-8").splitlines() if line.startswith("   ") and len(line) > 80] == []


def test_notes_of_a_release_are_its_section() -> None:
    assert changelog.notes(DATE).startswith("### ")
    assert "\n## [" not in changelog.notes(DATE)


def packages(*names: str) -> list[SimpleNamespace]:
    return [SimpleNamespace(name=name, version="1", files=()) for name in names]


def test_texts_that_packages_lack_lie_with_us(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(licences, "FOLDER", tmp_path / "licences")
    monkeypatch.setattr(licences, "distributions", lambda: packages("PySide6_Essentials"))
    monkeypatch.setattr(importlib.metadata, "distribution", lambda name: packages("Cython")[0])
    folder = licences.collect()
    qt = folder / "PySide6_Essentials-1"
    assert {file.name for file in qt.iterdir()} == {"LGPL-3.0.txt", "GPL-3.0.txt", "ICU.txt"}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (qt / "LGPL-3.0.txt").read_text("utf-8")
    assert {"LICENSE", "Python-LICENSE.txt", "fonts-NotoSansSC-OFL.txt"} <= {file.name for file in folder.iterdir()}


def test_a_package_without_any_text_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(licences, "FOLDER", tmp_path / "licences")
    monkeypatch.setattr(licences, "distributions", lambda: packages("newcomer"))
    monkeypatch.setattr(importlib.metadata, "distribution", lambda name: packages("Cython")[0])
    with pytest.raises(CommandError, match="newcomer comes without"):
        licences.collect()


def test_libraries_of_the_system_are_known_by_their_content(tmp_path: Path) -> None:
    if shutil.which("dpkg-query") is None:
        pytest.skip("no Debian")
    known = subprocess.run(["dpkg-query", "-L", "zlib1g"], capture_output=True, encoding="utf-8", check=False).stdout
    original = next((line for line in known.splitlines() if line.rpartition("/")[2].startswith("libz.so")), None)
    if original is None:
        pytest.skip("zlib is not installed")
    name = original.rpartition("/")[2]
    shutil.copyfile(original, tmp_path / name)
    (tmp_path / "libx.so.1").write_bytes(b"ours")
    (found,) = system_copies.found_in(tmp_path)
    assert (found.file, found.package) == (tmp_path / name, "zlib1g")
    (tmp_path / name).write_bytes(b"another of the same name")
    assert system_copies.found_in(tmp_path) == []


def test_scripts_of_the_self_extracting_file_are_scripts(tmp_path: Path) -> None:
    if shutil.which("sh") is None:
        pytest.skip("there is no shell")
    for text in (self_extracting.INSTALL, self_extracting.uninstall([tmp_path / "a b"])):
        done = subprocess.run(["sh", "-n"], input=text, text=True, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
