"""The log file: of a limited size, and without a hand in it."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ddz_desktop.app import logs
from ddz_desktop.app.logs import LARGEST_FILE, start_logging
from tests.e2e.conftest import sit_down
from tests.ui.conftest import bundled_fonts, resources, screen, themed

if TYPE_CHECKING:
    from tests.e2e.conftest import SitDown

__all__ = ["bundled_fonts", "resources", "screen", "sit_down", "themed"]

CARDS = re.compile(r"(?:[3-9TJQKA2BR][shdc]?[ ,]?){5}|[♠♥♦♣]")
TIME = re.compile(r"^[-\d]+ [:,\d]+ ", re.MULTILINE)  # 14:20:56,997 looks like five cards


@pytest.fixture
def own_handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The log's handlers and level are as before, and the files closed."""
    root = logging.getLogger()
    before, level, raising = list(root.handlers), root.level, logging.raiseExceptions
    yield
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    logging.raiseExceptions = raising


def test_the_log_keeps_within_its_size(own_handlers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST_FILE", 2000)
    file = tmp_path / "new" / "x.log"
    start_logging(file)
    for number in range(200):
        logging.getLogger("ddz_desktop").info("line %d", number)
    files = sorted(file.parent.iterdir())
    assert len(files) == 3
    assert sum(each.stat().st_size for each in files) <= 3 * 2000
    assert LARGEST_FILE < 1_000_000


def test_where_no_log_can_be_written_the_program_goes_on(
    own_handlers: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    start_logging(tmp_path / "file" / "x.log")
    start_logging(None)
    assert [record.message.partition(":")[0] for record in caplog.records] == ["no log file"]


def test_no_hand_is_in_the_log(own_handlers: None, tmp_path: Path, sit_down: SitDown) -> None:
    file = tmp_path / "x.log"
    start_logging(file)
    person = sit_down()
    person.begin("standard-three")
    person.screen.controller.set_auto_play(True)
    person.wait_for_settlement()
    logging.getLogger("ddz_desktop").info("the hand is over")
    told = TIME.sub("", file.read_text("utf-8"))
    assert "the hand is over" in told
    assert CARDS.search("3s 3h 3d 4c 5c")
    assert CARDS.findall(told) == []
