from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.action import PASS, Move, Say, Word
from ddz_desktop.rules.card_notation import parse_counts
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table.viewstate import last_trick
from tests.ui.table.conftest import STILL
from tests.ui.table.scenarios import Hand, find, my_auction, my_lead, my_play

CLOTH = QPoint(640, 300)
RIGHT = Qt.MouseButton.RightButton


def leading() -> Hand:
    return find("yixing-classic", my_lead)


def waiting() -> Hand:
    """One pass before I lead again."""
    return find("yixing-classic", lambda view: view.phase == "play" and view.to_act == (2,) and view.leader == 0)


def my_turn_comes(player) -> None:
    player.game.hand.act(2, PASS)
    player.game.tell()
    assert player.table.desk.state.my_turn


def test_a_click_raises_and_lowers(play) -> None:
    player = play(leading())
    player.click(1)
    assert player.raised == [1]
    player.click(1)
    assert player.raised == []


def test_a_sweep_out_and_back(play) -> None:
    player = play(leading())
    player.press(1)
    player.move(5)
    player.move(3)
    player.release(3)
    assert player.raised == [1, 2, 3]


def test_a_sweep_released_outside_the_window(play) -> None:
    player = play(leading())
    player.press(2)
    player.move(4)
    player.release(QPoint(player.card(4).x(), 5000))
    assert player.raised == [2, 3, 4]
    player.move(6)  # no stuck drag
    assert player.raised == [2, 3, 4]


def test_a_sweep_that_is_taken_away_changes_nothing(play) -> None:
    player = play(leading())
    player.press(2)
    player.move(4)
    QApplication.sendEvent(player.table.canvas, QEvent(QEvent.Type.UngrabMouse))
    player.release(4)
    assert player.raised == []


def test_a_click_on_the_cloth_and_the_right_button_put_down_and_never_play(play) -> None:
    player = play(leading())
    for button in (Qt.MouseButton.LeftButton, RIGHT):
        player.click(1)
        player.click(CLOTH, button)
        assert player.raised == []
    assert player.game.sent == []


def test_the_right_button_plays_if_the_player_likes(play) -> None:
    player = play(leading(), TableOptions(speed=0, guard_ms=0, right_click_plays=True))
    player.click(1)
    player.click(CLOTH, RIGHT)
    assert len(player.game.sent) == 1


def test_without_sweeps_a_press_means_one_card(play) -> None:
    player = play(leading(), TableOptions(speed=0, guard_ms=0, sweep=False))
    player.press(1)
    player.move(player.card(4))
    player.release(player.card(4))
    assert player.raised == [1]


def test_a_double_click_plays_what_was_raised(play) -> None:
    player = play(leading())
    player.game.applies = False
    player.click(1)
    point = player.card(1)
    player.click(point)
    player.qtbot.mouseDClick(player.viewport, Qt.MouseButton.LeftButton, pos=point)
    sent = player.game.sent
    assert [action.cards for action in sent] == [(player.held(1).card,)]
    assert player.raised == [1]


def test_a_double_click_on_a_lying_card_only_toggles_it_twice(play) -> None:
    player = play(leading())
    point = player.card(1)
    player.click(point)
    player.qtbot.mouseDClick(player.viewport, Qt.MouseButton.LeftButton, pos=point)
    player.qtbot.mouseRelease(player.viewport, Qt.MouseButton.LeftButton, pos=point)
    assert player.game.sent == []
    assert player.raised == []


def test_a_choice_drawn_upwards_is_played(play) -> None:
    player = play(leading())
    player.click(1)
    player.press(1)
    player.move(QPoint(player.card(1).x(), 560))
    player.move(QPoint(player.card(1).x(), 380))
    player.release(QPoint(player.card(1).x(), 380))
    assert [type(action) for action in player.game.sent] == [Move]


def test_a_choice_drawn_out_of_the_hand_follows_the_mouse_and_falls_back(play) -> None:
    player = play(leading())
    for index in (1, 2):
        player.click(index)
    hand = player.table.scene.hand
    places = {index: hand.items[player.held(index)].pos() for index in range(4)}
    start = player.card(1)
    player.press(1)
    player.move(QPoint(start.x() + 30, start.y() - 250))
    moved = [hand.items[player.held(index)].pos() - places[index] for index in range(4)]
    assert [(round(way.x()), round(way.y())) for way in moved] == [(0, 0), (30, -250), (30, -250), (0, 0)]
    player.move(QPoint(start.x(), start.y() - 20))
    player.release(QPoint(start.x(), start.y() - 20))
    assert {index: hand.items[player.held(index)].pos() for index in range(4)} == places


def test_a_choice_drawn_up_and_let_back_is_kept(play) -> None:
    player = play(leading())
    player.click(1)
    player.press(1)
    player.move(QPoint(player.card(1).x(), 380))
    player.move(QPoint(player.card(1).x(), 560))
    player.release(QPoint(player.card(1).x(), 560))
    assert player.game.sent == []
    assert player.raised == [1]


def test_a_press_from_before_the_turn_plays_nothing(play) -> None:
    player = play(waiting())
    player.click(1)
    player.press(1)
    player.move(QPoint(player.card(1).x(), 380))
    my_turn_comes(player)
    player.release(QPoint(player.card(1).x(), 380))
    assert player.table.desk.explanation.legal
    assert player.game.sent == []
    assert player.raised == [1]


def test_a_choice_made_before_the_turn_is_kept(play) -> None:
    player = play(waiting())
    player.click(1)
    chosen = player.table.desk.selection.cards
    my_turn_comes(player)
    assert player.table.desk.selection.cards == chosen


def test_a_refused_play_keeps_the_choice_and_says_why(play, qtbot) -> None:
    hand = find("yixing-classic", lambda view: my_play(view) and len(view.hand) > 8)
    player = play(hand)
    player.click(0)
    player.click(7)
    player.table.desk.play()
    assert player.game.sent == []
    assert player.table.desk.preview()
    assert player.raised == [0, 7]


def test_a_sweep_over_more_than_a_straight_raises_the_straight(play) -> None:
    hand = Hand("yixing-classic", 5, mine="3s 4s 5s 6s 7s 8s 8h Ts Th Jd Ks As 2s 2h 2d Qh B", first=0)
    hand.act(0, Say(Word.THREE))
    player = play(hand)
    order = [held.card // 4 for held in player.table.desk.selection.order]
    player.press(order.index(5))
    player.move(len(order) - 1)
    player.release(len(order) - 1)
    assert [order[index] for index in player.raised] == [5, 4, 3, 2, 1, 0]


def test_one_action_a_turn(play) -> None:
    player = play(find("yixing-classic", my_play))
    player.game.applies = False
    for _ in range(3):
        player.table.desk.pass_turn()
    assert player.game.sent == [PASS]


def test_a_button_that_has_just_appeared_ignores_the_click(play) -> None:
    hand = find("yixing-classic", lambda view: my_play(view) and len(view.hand) > 12)
    late = play(hand, TableOptions(speed=0, guard_ms=60_000, auto_pass=False))
    which = ButtonId.PASS if late.table.desk.can_play else ButtonId.CANNOT_BEAT
    late.push(which)
    late.key(Qt.Key.Key_P)
    assert late.game.sent == []
    late.table.set_options(STILL)
    late.push(which)
    assert late.game.sent == [PASS]


@pytest.mark.parametrize("on_hand", [True, False])
def test_auto_play_is_taken_back_by_the_banner_or_a_click_on_the_hand(play, on_hand: bool) -> None:
    hand = find("yixing-classic", my_play)
    hand.auto_play = (0,)
    player = play(hand)
    if on_hand:
        player.click(2)
    else:
        player.push(ButtonId.TAKE_BACK)
    assert player.game.auto == [False]
    assert player.raised == []


def test_a_click_on_the_preview_asks_which_reading_is_meant(play) -> None:
    hand = Hand("yixing-laizi", 5, mine="8d 9s Td Jc 7s 7h", first=0, wild=(4,))
    hand.act(0, Say(Word.THREE))
    player = play(hand)
    desk = player.table.desk
    desk.selection.choose_ranks(parse_counts("7789TJ"))
    desk.reselect()
    preview = player.table.scene.preview.sceneBoundingRect().center().toPoint()
    player.click(preview)
    assert player.table.overlay.chooser.open
    assert desk.selection.cards
    player.key(Qt.Key.Key_2)
    player.key(Qt.Key.Key_Return)
    assert [action.play.key for action in player.game.sent] == [9]  # 7 to Q, not the highest


def test_the_last_trick_can_be_looked_at_again(play) -> None:
    player = play(find("yixing-classic", lambda view: my_lead(view) and bool(last_trick(view))))
    tools, trick = player.table.overlay.tools, player.table.overlay.trick
    for open_now in (True, False):
        player.qtbot.mouseClick(tools.trick_tool, Qt.MouseButton.LeftButton)
        assert trick.open is open_now
    winner = next(seat for seat, action in reversed(last_trick(player.game.view)) if action != PASS)
    assert player.game.hand.names[winner] in trick.accessibleDescription()


def test_what_is_looked_at_stays_while_others_play(play) -> None:
    hand = find("yixing-classic", lambda view: my_lead(view) and bool(last_trick(view)))
    player = play(hand)
    trick, factors = player.table.overlay.trick, player.table.overlay.factors
    opened = []
    for _ in range(3):
        seat = hand.state.to_act[0]
        hand.act(seat, hand.choose(seat))
        player.game.tell()
        if not opened:
            player.table.overlay.toggle_trick()
            player.table.overlay.toggle_factors()
        opened.append((trick.open, factors.open))
    assert hand.state.to_act[0] == 0
    assert opened == [(True, True), (True, True), (False, False)]


@pytest.mark.parametrize("panel", ["trick", "factors"])
def test_a_click_on_the_table_closes_what_is_looked_at(play, panel: str) -> None:
    player = play(find("yixing-classic", lambda view: my_lead(view) and bool(last_trick(view))))
    getattr(player.table.overlay, f"toggle_{panel}")()
    player.click(QPoint(640, 420))
    assert not getattr(player.table.overlay, panel).open


def test_no_tool_moves_when_the_first_trick_has_been_played(play) -> None:
    player = play(find("yixing-classic", my_auction))
    tools = player.table.overlay.tools
    beside = (tools.auto_tool, tools.sort_tool, tools.trick_tool)
    before = [tool.geometry() for tool in beside]
    assert tools.trick_tool.isVisible()
    assert tools.trick_tool.accessibleDescription()  # why there is nothing to see
    player.game.hand.until(lambda view: bool(last_trick(view)))
    player.game.tell()
    assert [tool.geometry() for tool in beside] == before
    assert not tools.trick_tool.accessibleDescription()


@pytest.mark.parametrize("wanted", [my_auction, my_lead, my_play])
def test_auto_play_is_switched_on_at_any_moment(play, wanted) -> None:
    player = play(find("yixing-classic", wanted))
    player.qtbot.mouseClick(player.table.overlay.tools.auto_tool, Qt.MouseButton.LeftButton)
    assert player.game.auto == [True]
    player.push(ButtonId.TAKE_BACK)
    assert player.game.auto == [True, False]
