"""Hands go out as files and come in again, many at once, each once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ddz_desktop.rules.record import parse_record, record_text
from ddz_desktop.storage import hand_files
from ddz_desktop.storage.hand_files import export_hands, import_files
from ddz_desktop.storage.hand_filter import Origin, Result
from ddz_desktop.storage.history import History
from tests.storage.hands import NOW, new_hand, recorded


@pytest.fixture
def history() -> Iterator[History]:
    with History(None) as opened:
        yield opened


@pytest.fixture
def files(history: History, tmp_path: Path) -> tuple[Path, ...]:
    history.add_all([new_hand(recorded(seed, system)) for seed, system in enumerate(["five", "five", "emperor"])])
    return export_hands(history, history.ids(), tmp_path / "out")


def test_hands_are_written_under_names_of_their_own(history: History, files: tuple[Path, ...]) -> None:
    names = ["2031-05-04-120000-emperor.ddz", "2031-05-04-120000-five.ddz", "2031-05-04-120000-five-2.ddz"]
    assert [file.name for file in files] == names
    records = [parse_record(file.read_bytes()) for file in files]
    assert records == [history.record(hand) for hand in history.ids()]


def test_hands_come_in_once(history: History, files: tuple[Path, ...]) -> None:
    assert import_files(history, [files[0].parent], NOW).known == 3
    with History(None) as other:
        report = import_files(other, files, NOW)
        assert (report.added, report.known, report.refused) == (3, 0, ())
        assert import_files(other, [files[0], files[0]], NOW).known == 2
        row = other.page().rows[0]
        assert (row.origin, row.result, row.seat) == (Origin.IMPORTED, Result.WATCHED, None)
        assert {other.text(hand) for hand in other.ids()} == {history.text(hand) for hand in history.ids()}


GARBAGE = {
    "empty.ddz": b"",
    "binary.ddz": bytes(range(256)),
    "large.ddz": b"x" * 400_000,
    "other.ddz": b"ddzrules 1\nrules five\n",
    "illegal.ddz": record_text(recorded(1)).replace("winner", "loser").encode(),
    "forged.ddz": record_text(recorded(1)).replace("payoffs ", "payoffs 1").encode(),
}


def test_garbage_is_refused_file_by_file_and_the_rest_is_taken(history: History, tmp_path: Path) -> None:
    for name, content in GARBAGE.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "good.ddz").write_text(record_text(recorded(5)), encoding="utf-8")
    report = import_files(history, [tmp_path, tmp_path / "none.ddz"], NOW)
    assert (report.added, report.known) == (1, 0)
    assert [refused.file.name for refused in report.refused] == [*sorted(GARBAGE), "none.ddz"]
    assert all(0 < len(refused.why) < 400 and "\n" not in refused.why for refused in report.refused)


def test_a_failed_export_leaves_no_file(
    history: History, files: tuple[Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []

    def write(path: Path, text: str) -> None:
        if len(written) == 2:
            raise OSError("No space left on device")
        written.append(path)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    monkeypatch.setattr(hand_files, "write_text", write)
    with pytest.raises(OSError, match="No space"):
        export_hands(history, history.ids(), tmp_path / "again")
    assert len(written) == 2
    assert list((tmp_path / "again").iterdir()) == []


def test_a_hand_that_is_gone_is_left_out(history: History, files: tuple[Path, ...], tmp_path: Path) -> None:
    assert export_hands(history, [999], tmp_path / "none") == ()
