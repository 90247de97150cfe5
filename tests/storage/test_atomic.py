"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddz_desktop.storage.atomic import write_text


def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b.txt"
    write_text(file, "牌\n")
    assert file.read_bytes() == "牌\n".encode()


def test_a_file_is_replaced_and_no_draft_stays(tmp_path: Path) -> None:
    file = tmp_path / "b.txt"
    write_text(file, "old")
    write_text(file, "new", durable=False)
    assert [path.name for path in tmp_path.iterdir()] == ["b.txt"]
    assert file.read_text() == "new"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "b.txt"
    write_text(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(file, "\ud800")
    assert [path.name for path in tmp_path.iterdir()] == ["b.txt"]
    assert file.read_text() == "old"
