"""A real table with the director beside it: what is heard when, at every speed, and what the settings change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.action import PASS
from ddz_desktop.settings import Settings, Sound
from ddz_desktop.ui.controls.presses import presses
from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.cues import Cue, Group
from ddz_desktop.ui.sound.sound_director import SoundDirector, gains
from ddz_desktop.ui.table import timing
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.translation import TranslationManager
from tests.ui.sound.notes import Notes
from tests.ui.table.conftest import STILL, Player
from tests.ui.table.scenarios import Hand, find, my_lead, my_play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from ddz_desktop.ui.theme import ThemeManager

MOVING = TableOptions(speed=1.0, guard_ms=0, auto_pass=False)
FAST = TableOptions(speed=2.0, guard_ms=0, auto_pass=False)


class Stage:
    def __init__(self, file: Path) -> None:
        self.preferences = Preferences(file)
        self.languages = TranslationManager(QApplication.instance())
        self.languages.choose("en")
        self.notes = Notes()
        self.director = SoundDirector(self.preferences, self.languages, self.notes)

    def change(self, **changes: object) -> None:
        settings = self.preferences.settings
        sound = msgspec.structs.replace(settings.sound, **changes)
        self.preferences.change(msgspec.structs.replace(settings, sound=sound))


@pytest.fixture
def stage(themed: ThemeManager, tmp_path: Path) -> Iterator[Stage]:
    made = Stage(tmp_path / "settings.json")
    yield made
    made.director.deleteLater()


@pytest.fixture
def play(qtbot: QtBot, stage: Stage) -> Iterator[Callable[..., Player]]:
    """Sit down at a hand whose table is listened to from its second update on."""
    players: list[Player] = []

    def sit_down(hand: Hand, options: TableOptions = STILL) -> Player:
        players.append(Player(hand, qtbot, options))
        stage.director.attend(players[-1].table)
        players[-1].game.tell(events=())
        stage.notes.taken()
        return players[-1]

    yield sit_down
    for player in players:
        player.close()


# -- the table ------------------------------------------------------------------------------------------------------


def test_a_play_of_mine_is_heard_and_called(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    player.click(0)
    player.push(ButtonId.PLAY)
    heard = stage.notes.taken()
    assert heard[:2] == [Cue.SELECT, Cue.PLAY]
    assert stage.notes.said[0][0] is Voice.FEMALE
    assert stage.notes.said[0][1][0].startswith("solo-")


def test_raising_lowering_and_sorting_are_heard(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    player.click(0)
    player.click(0)
    player.table.next_sort_order()
    assert stage.notes.taken() == [Cue.SELECT, Cue.UNSELECT, Cue.SORT]


def test_a_refusal_is_heard(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    player.table.desk.complain("No.")
    assert stage.notes.taken() == [Cue.ERROR]


def test_the_others_pass_in_their_own_voices_and_then_it_is_my_turn(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    player.click(0)
    player.push(ButtonId.PLAY)
    stage.notes.taken()
    for seat in (1, 2):
        player.game.hand.act(seat, PASS)
        player.game.tell()
    assert stage.notes.taken() == [Cue.PASS, Cue.PASS, Cue.YOUR_TURN]
    assert [voice for voice, _ in stage.notes.said[-2:]] == [Voice.MALE, Voice.FEMALE]


def test_my_turn_is_told_once(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    player.game.tell(events=())
    assert stage.notes.taken() == []


@pytest.mark.parametrize(("options", "factor"), [(MOVING, 1), (FAST, 2)])
def test_a_watched_deal_is_heard_in_step_with_its_cards(
    play: Callable[..., Player], stage: Stage, options: TableOptions, factor: int
) -> None:
    player = play(Hand("yixing-classic", 3), options)
    player.game.hand = Hand("yixing-classic", 4)
    player.game.tell()
    for _ in range(3):
        player.table.animator.step(3 * timing.DEAL_STAGGER_ONE_DECK / factor)
    assert stage.notes.taken() == [Cue.DEAL] * 4


def test_a_deal_cut_short_goes_silent_at_once(play: Callable[..., Player], stage: Stage) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    player.game.hand = Hand("yixing-classic", 4)
    player.game.tell()
    player.key(Qt.Key.Key_Space)
    stage.notes.taken()
    for _ in range(100):
        player.table.animator.step(40)
    assert stage.notes.taken() == []


def test_without_motion_a_deal_is_one_sound(play: Callable[..., Player], stage: Stage) -> None:
    player = play(Hand("yixing-classic", 3))
    player.game.hand = Hand("yixing-classic", 4)
    player.game.tell()
    assert stage.notes.taken().count(Cue.DEAL) == 1


def test_a_table_that_is_left_is_silent(play: Callable[..., Player], stage: Stage) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    player.game.hand = Hand("yixing-classic", 4)
    player.game.tell()
    stage.notes.taken()
    player.table.leave()
    for _ in range(100):
        player.table.animator.step(40)
    assert stage.notes.taken() == []


def test_the_last_seconds_of_my_turn_tick_once_each(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    for tenths in range(80, -1, -1):
        player.table.clock.ticked.emit(tenths / 10, tenths / 80)
    assert stage.notes.taken() == [Cue.TICK] * 5


def test_the_time_of_others_does_not_tick(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", lambda view: my_play(view)))
    player.game.hand.act(0, PASS)
    player.game.tell()
    stage.notes.taken()
    player.table.clock.ticked.emit(3.0, 0.5)
    assert stage.notes.taken() == []


# -- settings -------------------------------------------------------------------------------------------------------


def test_m_and_the_button_silence_everything_and_show_it(play: Callable[..., Player], stage: Stage) -> None:
    player = play(find("yixing-classic", my_lead))
    button = player.table.overlay.tools.sound_button
    assert button.accessibleName() == "Sound off"
    player.key(Qt.Key.Key_M)
    assert stage.director.muted
    assert set(stage.notes.gains.values()) == {0.0}
    assert (button.accessibleName(), stage.notes.hushed) == ("Sound on", 1)
    button.click()
    assert not stage.director.muted


@pytest.mark.parametrize(
    ("voices", "who"),
    [("both", (Voice.FEMALE, Voice.MALE)), ("female", (Voice.FEMALE,)), ("male", (Voice.MALE,)), ("off", ())],
)
def test_voices_are_switched_one_by_one(stage: Stage, voices: str, who: tuple[Voice, ...]) -> None:
    stage.change(voices=voices)
    assert stage.notes.voices == ("en", who)
    stage.director.say(1, ["pass"])
    assert [voice for voice, _ in stage.notes.said] == list(who[-1:])


def test_the_calls_follow_the_window_or_the_wish(stage: Stage) -> None:
    assert stage.notes.voices[0] == "en"
    stage.languages.choose("zh_CN")
    assert stage.notes.voices[0] == "zh"
    stage.change(voice_language="en")
    assert stage.notes.voices[0] == "en"
    stage.languages.choose("en")


@pytest.mark.parametrize("group", Group)
def test_a_group_can_be_tried_out(stage: Stage, group: Group) -> None:
    stage.director.preview(group)
    groups = [cue.group for cue in stage.notes.cues] + [Group.VOICE] * len(stage.notes.said)
    assert groups == [group]


def test_a_volume_that_was_moved_is_heard_when_it_rests(stage: Stage, qtbot: QtBot) -> None:
    for percent in (70, 60, 50):
        stage.change(alerts=percent)
    qtbot.waitUntil(lambda: bool(stage.notes.cues))
    assert stage.notes.taken() == [Cue.YOUR_TURN]
    assert stage.notes.gains[Group.ALERTS] == 0.25


def test_a_voice_that_was_chosen_is_heard(stage: Stage, qtbot: QtBot) -> None:
    stage.change(voices="male")
    qtbot.waitUntil(lambda: bool(stage.notes.said))
    assert stage.notes.said[0][0] is Voice.MALE


def test_volumes_are_squares_and_mute_is_nothing() -> None:
    sound = Sound(effects=50, alerts=100, chat=0, voice=10)
    expected = {Group.EFFECTS: 0.25, Group.ALERTS: 1.0, Group.CHAT: 0.0, Group.VOICE: 0.01}
    assert gains(sound) == pytest.approx(expected)
    assert set(gains(Settings(sound=Sound(muted=True)).sound).values()) == {0.0}


def test_every_control_clicks(stage: Stage) -> None:
    presses().pressed.connect(stage.director.click)
    presses().pressed.emit()
    presses().pressed.disconnect(stage.director.click)
    assert stage.notes.taken() == [Cue.CLICK]
