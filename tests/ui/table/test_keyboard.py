from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ddz_desktop.rules.action import PASS, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.sorting import SortOrder
from tests.ui.table.scenarios import Hand, find, in_phase, my_play

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
MINE = "3s 4s 5s 6s 7s 8s 8h Ts Th Jd Ks As 2s 2h 2d B R"


def leading() -> Hand:
    hand = Hand("yixing-classic", mine=MINE, bottom="9s 9h Qd", first=0)
    hand.act(0, Say(Word.THREE))
    return hand


def bidding() -> Hand:
    return Hand("yixing-classic", mine=MINE, bottom="9s 9h Qd", first=0)


def raised(player) -> str:
    order = player.table.desk.selection.order
    return "".join(
        RANKS[order[index].card // 4 if order[index].card < 52 else order[index].card - 39] for index in player.raised
    )


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([Key.Key_8], "8"),
        ([Key.Key_8, Key.Key_8, Key.Key_8], "88"),
        ([Key.Key_0, Key.Key_1], "AT"),
        ([Key.Key_Minus, Key.Key_Equal], "RB"),
        ([Key.Key_J, Key.Key_K, Key.Key_2], "2KJ"),
        ([Key.Key_Space], "R"),
        ([Key.Key_Right, Key.Key_Space], "B"),
        ([Key.Key_End, Key.Key_Up], "3"),
        ([Key.Key_End, Key.Key_Up, Key.Key_Down], ""),
        ([Key.Key_8, Key.Key_Backspace], ""),
        ([Key.Key_8, Key.Key_Escape], ""),
    ],
)
def test_keys_of_the_hand(play, keys: list[Key], expected: str) -> None:
    player = play(leading())
    for key in keys:
        player.key(key)
    assert raised(player) == expected


def test_shift_extends_and_lowers(play) -> None:
    player = play(leading())
    player.key(Key.Key_End)
    player.key(Key.Key_Left, SHIFT)
    player.key(Key.Key_Left, SHIFT)
    assert raised(player) == "543"
    player.qtbot.keyClick(player.table.canvas, "$", SHIFT)
    assert raised(player) == "53"


def test_undo_goes_back(play) -> None:
    player = play(leading())
    player.key(Key.Key_8)
    player.key(Key.Key_J)
    player.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert raised(player) == "8"


def test_enter_plays(play) -> None:
    player = play(leading())
    player.game.applies = False
    for key in (Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7):
        player.key(key)
    player.key(Key.Key_Return)
    assert [type(action) for action in player.game.sent] == [Move]


def test_digits_bid_in_the_auction(play) -> None:
    player = play(Hand("yixing-classic", 5, first=0))
    player.key(Key.Key_2)
    assert player.game.sent == [Say(Word.TWO)]
    assert player.raised == []


@pytest.mark.parametrize(
    ("phase", "system", "key", "expected"),
    [
        (Phase.OPEN, "traditional", Key.Key_P, Answer(Topic.OPEN, "no")),
        (Phase.OPEN, "traditional", Key.Key_Return, Answer(Topic.OPEN, "yes")),
        (Phase.IDENTITY, "five", Key.Key_P, Answer(Topic.IDENTITY, "silent")),
        (Phase.DOUBLE, "five", Key.Key_Return, Answer(Topic.DOUBLE, "yes")),
    ],
)
def test_extra_decisions_by_key(play, phase: Phase, system: str, key: Key, expected: Answer) -> None:
    player = play(find(system, in_phase(phase)))
    player.key(key)
    assert player.game.sent == [expected]


def test_esc_goes_by_layers(play, qtbot) -> None:
    player = play(find("yixing-classic", lambda view: my_play(view) and len(view.hand) > 8))
    player.table.overlay.toggle_factors()
    player.key(Key.Key_Down)
    player.key(Key.Key_Up)
    player.key(Key.Key_Escape)
    assert not player.table.overlay.factors.open
    assert player.raised
    player.key(Key.Key_Escape)
    assert not player.raised
    player.key(Key.Key_Escape)
    assert player.game.sent == [PASS]


@pytest.mark.parametrize("moment", [leading, bidding])
def test_esc_at_last_asks_for_the_pause_menu(play, qtbot, moment) -> None:
    player = play(moment())
    with qtbot.waitSignal(player.table.pause_requested):
        player.key(Key.Key_Escape)
    assert player.game.sent == []


def test_tools_by_key(play) -> None:
    player = play(leading())
    player.key(Key.Key_S)
    assert player.table.desk.options.sort_order is SortOrder.LOW_HIGH
    player.key(Key.Key_C)
    assert not player.table.scene.counter.isVisible()
    player.key(Key.Key_A)
    assert player.game.auto == [True]


def test_hints_cycle_and_wrap(play) -> None:
    player = play(leading())
    plays = [play for _, play in zip(range(3), player.game.plays_within(player.game.view.hand), strict=False)]
    player.game.hints = tuple(Move(play) for play in plays)
    shown = []
    for _ in range(4):
        player.key(Key.Key_H)
        shown.append(raised(player))
    assert len(set(shown)) == 3
    assert shown[3] == shown[0]


def test_a_click_on_a_button_leaves_the_keyboard_at_the_hand(play) -> None:
    player = play(leading())
    player.game.applies = False
    plays = list(player.game.plays_within(player.game.view.hand))
    player.game.hints = (Move(plays[0]),)
    player.table.canvas.setFocus()
    player.push(ButtonId.HINT)
    focus = player.table.focusWidget() or player.table.canvas
    player.qtbot.keyClick(focus, Key.Key_Return)
    assert [type(action) for action in player.game.sent] == [Move]


def test_the_focus_ring_shows_only_for_the_keyboard(play, qtbot) -> None:
    player = play(leading())
    player.table.canvas.setFocus()
    player.click(3)
    assert not player.table.scene.hand.ring.isVisible()
    player.key(Key.Key_Right)
    assert player.table.scene.hand.ring.isVisible() == player.table.canvas.hasFocus()
