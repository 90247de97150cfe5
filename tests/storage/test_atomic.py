"""Files are written whole or not at all, and never lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ddz_desktop.storage.atomic import set_aside, write_text
from tests.storage.hands import NOON


def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b.txt"
    write_text(file, "牌\n")
    assert file.read_bytes() == "牌\n".encode()


def test_a_file_is_replaced_and_no_draft_stays(tmp_path: Path) -> None:
    file = tmp_path / "b.txt"
    (tmp_path / ".b.txt.tmp").write_text("left by a killed process")
    write_text(file, "old")
    write_text(file, "new", durable=False)
    assert [path.name for path in tmp_path.iterdir()] == ["b.txt"]
    assert file.read_text() == "new"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "b.txt"
    write_text(file, "old")

    def fail(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="no"):
        write_text(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["b.txt"]
    assert file.read_text() == "old"


def test_a_full_disk_leaves_the_old_file(small_disk: tuple[Path, Callable[[], None]]) -> None:
    folder, fill = small_disk
    file = folder / "b.txt"
    write_text(file, "old")
    fill()
    with pytest.raises(OSError, match="No space"):
        write_text(file, "new" * 10_000)
    assert file.read_text() == "old"
    assert not (folder / ".b.txt.tmp").exists()


def test_an_unusable_file_is_kept_under_its_date(tmp_path: Path) -> None:
    kept = []
    for content in ("one", "two"):
        file = tmp_path / "history.sqlite"
        file.write_text(content)
        (tmp_path / "history.sqlite-wal").write_text(f"{content} more")
        kept.append(set_aside(file, NOON, ("-wal", "-shm")))
    names = ["history-unreadable-20310504-120000.sqlite", "history-unreadable-20310504-120000-2.sqlite"]
    assert [path.name for path in kept] == names
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*names, *(f"{name}-wal" for name in names)])
    assert (tmp_path / f"{names[1]}-wal").read_text() == "two more"
