"""The person's own program at a table here."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from threading import Event

import msgspec
import pytest

from ddz_desktop.app.own_program import TableBots
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.external import ExternalBot
from ddz_desktop.bots.novice import NoviceBot
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.action import PASS
from ddz_desktop.settings import PROGRAM, OwnProgram
from tests.bots.views import play_view

ROOT = Path(__file__).parents[2]
PLAYER = ROOT / "docs" / "example_player.py"


def bots(command: str) -> tuple[TableBots, list[str]]:
    preferences = Preferences(None)
    preferences.change(msgspec.structs.replace(preferences.settings, program=OwnProgram(command)))
    made, told = TableBots(preferences), []
    made.lost.connect(told.append)
    return made, told


def test_levels_are_made_as_everywhere() -> None:
    made, _ = bots("")
    assert isinstance(made.make("novice", Random(1), Event()), NoviceBot)


def test_the_program_of_the_settings_plays() -> None:
    made, told = bots(f'"{sys.executable}" "{PLAYER}"')
    player = made.make(PROGRAM, Random(1), Event())
    view = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo A A", leader=1)
    assert isinstance(player, ExternalBot)
    assert player.decide(view) == PASS
    assert told == []


@pytest.mark.parametrize("command", ["", "'no end"])
def test_without_a_command_casual_plays(command: str) -> None:
    made, told = bots(command)
    assert isinstance(made.make(PROGRAM, Random(1), Event()), CasualBot)
    assert told == ["the settings name no command that can be read"]


def test_a_program_that_fails_is_told_of_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    made, told = bots(f'"{sys.executable}" -c "input(); print(0)"')
    view = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo A A", leader=1)
    player = made.make(PROGRAM, Random(1), Event())
    assert player.decide(view) == CasualBot(Random(1)).decide(view)
    assert len(told) == 1
    assert "its answer" in told[0]
    caplog.clear()


def test_whoever_leaves_the_table_waits_for_no_answer_and_is_told_nothing(caplog: pytest.LogCaptureFixture) -> None:
    made, told = bots(f'"{sys.executable}" -c "import time; time.sleep(600)"')
    leaving = Event()
    leaving.set()
    view = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo A A", leader=1)
    player = made.make(PROGRAM, Random(1), leaving)
    player.decide(view)
    assert told == []
    caplog.clear()
