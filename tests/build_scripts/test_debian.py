"""The files that desktops and Debian read: well-formed, in agreement with each other, passed by their validators."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from installers import deb_archive, debian, freedesktop, identity

if TYPE_CHECKING:
    from pathlib import Path

DATE = 1_790_000_000
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    freedesktop.write(folder, DATE)
    return folder


@pytest.mark.parametrize(
    ("validator", "file"),
    [
        (("desktop-file-validate",), "applications/*.desktop"),
        (("appstreamcli", "validate", "--no-net"), "metainfo/*.metainfo.xml"),
    ],
)
def test_validators_find_nothing(share: Path, validator: tuple[str, ...], file: str) -> None:
    if shutil.which(validator[0]) is None:
        pytest.skip(f"{validator[0]} is not installed")
    done = subprocess.run([*validator, *map(str, share.glob(file))], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_type_is_known_to_entry_description_and_database(share: Path) -> None:
    entry = freedesktop.desktop_entry()
    described = ElementTree.fromstring(freedesktop.metainfo(DATE))
    database = ElementTree.fromstring(freedesktop.mime_types())
    mimes = [kind.mime for kind in identity.FILE_TYPES]
    assert f"MimeType={';'.join(mimes)};\n" in entry
    assert [each.text for each in described.iter("mediatype")] == mimes
    assert {kind.get("type"): kind.find(f"{MIME}glob").get("pattern") for kind in database} == {
        kind.mime: f"*{kind.suffix}" for kind in identity.FILE_TYPES
    }


def test_the_program_reads_the_files_that_open_it() -> None:
    from ddz_desktop.app.command_line import FILE_SUFFIXES

    assert tuple(kind.suffix for kind in identity.FILE_TYPES) == FILE_SUFFIXES


def test_the_window_has_the_name_of_the_menu_entry() -> None:
    from ddz_desktop.app import program

    assert program.NAME == identity.NAME


def test_the_same_date_gives_the_same_files(share: Path, tmp_path: Path) -> None:
    freedesktop.write(tmp_path, DATE)
    files = [file.relative_to(share) for file in share.rglob("*") if file.is_file()]
    assert [file for file in files if (share / file).read_bytes() != (tmp_path / file).read_bytes()] == []


def test_control_file() -> None:
    fields = dict(line.split(": ", 1) for line in debian.control("amd64", 7, "libc6").splitlines() if line[0] != " ")
    assert fields["Package"] == identity.NAME
    assert fields["Version"] == identity.VERSION
    assert fields["Installed-Size"] == "7"
    assert fields["Depends"] == "libc6"
    assert not fields["Description"].startswith(("A ", "a "))


def test_lines_of_debian_descriptions_are_indented_and_short() -> None:
    text = debian.control("amd64", 7, "libc6").partition("Description: ")[2].splitlines()[1:]
    assert [line for line in text if not line.startswith(" ") or len(line) > 80 or line.strip() == ""] == []


def test_copyright_names_holder_licence_and_others() -> None:
    text = debian.copyright_text()
    assert "Files: *\nCopyright: 2026 The ddz-desktop authors\nLicense: Expat\n Permission is hereby granted" in text
    assert "LGPL-3.0-only" in text
    assert "\n\n\n" not in text


def test_debians_tools_read_what_we_have_compressed(tmp_path: Path) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg is not installed")
    tree = tmp_path / "tree"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN" / "control").write_text(debian.control("amd64", 7, "libc6"), "utf-8")
    content = bytes(range(256)) * 999 + b"odd"
    (tree / "file").write_bytes(content)
    plain, packed = tmp_path / "plain.deb", tmp_path / "packed.deb"
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, plain], check=True, capture_output=True)
    deb_archive.compress(plain, packed, "amd64")
    assert packed.stat().st_size < plain.stat().st_size / 10
    subprocess.run(["dpkg-deb", "--raw-extract", packed, tmp_path / "out"], check=True)
    assert (tmp_path / "out" / "file").read_bytes() == content
    names = [member.name for member in deb_archive.read(packed.read_bytes())]
    assert names == ["debian-binary", "control.tar.xz", "data.tar.xz"]


@pytest.mark.parametrize("archive", [b"", b"PK", deb_archive.MAGIC + b"x" * 60, deb_archive.MAGIC + b"x"])
def test_what_is_no_package_is_refused(archive: bytes) -> None:
    with pytest.raises(ValueError, match="archive"):
        deb_archive.read(archive)
