"""A whole hand in the real window, listened to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ddz_desktop.settings import parse_settings
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.sound.calls import NAMES
from ddz_desktop.ui.sound.cues import Cue
from tests.ui.sound.notes import Notes
from tests.ui.windows import Screen, one_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def shown(screen: Callable[..., Screen], notes: Notes) -> Screen:
    return screen(audio=notes, seed=b"sounds")


def test_a_hand_is_heard_from_its_deal_to_its_end(shown: Screen, notes: Notes, qtbot: QtBot) -> None:
    shown.window.start(one_hand())
    shown.controller.set_auto_play(True)
    qtbot.waitUntil(lambda: bool({Cue.WIN, Cue.LOSE} & set(notes.cues)), timeout=60_000)
    assert notes.cues[0] is Cue.DEAL
    assert {Cue.LANDLORD, Cue.FLIP, Cue.PLAY, Cue.PASS, Cue.LOW} <= set(notes.cues)
    called = {call for _, calls in notes.said for call in calls}
    assert called <= NAMES
    assert called & {"you-win", "you-lose"}


def test_a_pressed_control_clicks(shown: Screen, notes: Notes) -> None:
    shown.window.findChildren(Control)[0].click()
    assert notes.cues == [Cue.CLICK]


def test_muting_is_seen(shown: Screen, notes: Notes) -> None:
    shown.window.sounds.toggle_mute()
    assert set(notes.gains.values()) == {0.0}
    assert len(shown.window.messages.toasts._toasts) == 1


def test_a_computer_without_a_device_is_told_of_once(shown: Screen) -> None:
    toasts = shown.window.messages.toasts
    shown.window.messages.tell_unheard()
    (toast,) = toasts._toasts
    toast.close_now()
    assert parse_settings(shown.file.read_bytes()).progress.silence_told  # by the next start too
    shown.window.messages.tell_unheard()
    assert toasts._toasts == []
