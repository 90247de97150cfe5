from __future__ import annotations

import time
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPathItem

from ddz_desktop.rules.action import PASS, Answer, Say, Topic, Word
from ddz_desktop.rules.notation import parse_counts
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.geometry import RowMode
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table.table_view import TableView
from ddz_desktop.ui.table.viewstate import last_trick
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.tokens import ThemeChoice
from tests.ui.table.fakes import FakeController
from tests.ui.table.scenarios import Hand, find, my_lead, my_play
from tests.ui.table.secrets_kept import no_hidden_face

MOVING = TableOptions(speed=1.0, guard_ms=0, auto_pass=False)


def cannot_beat(view) -> bool:
    return my_play(view) and len(view.hand) > 5


def test_a_deal_shows_no_card_before_it_has_arrived_and_no_other_at_all(play) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    table = player.table
    shown = []
    for _ in range(200):
        table.animator.step(16)
        codes = [item.code for item in table.scene.items() if isinstance(item, CardItem)]
        shown.append(sum(code is not None for code in codes))
        assert no_hidden_face(table, player.game.view)
    assert shown[0] <= 2
    assert shown == sorted(shown)[: len(shown)] or max(shown) >= 17
    assert len(table.scene.hand.order) == 17
    assert table.scene.counter.isVisible()


def test_a_click_or_space_finishes_the_deal(play) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    assert player.table.director.dealt is not None
    player.key(Qt.Key.Key_Space)
    assert player.table.director.dealt is None
    assert len(player.table.scene.hand.order) == 17


def test_the_click_that_ends_the_deal_chooses_no_card(play) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    player.click(QPoint(640, 700))
    assert len(player.table.scene.hand.order) == 17
    assert player.raised == []
    player.click(QPoint(640, 700))
    assert len(player.raised) == 1


def test_a_bid_does_not_end_the_deal_and_my_turn_does(play) -> None:
    hand = Hand("yixing-classic", 3, first=1)
    player = play(hand, MOVING)
    hand.act(1, PASS)
    player.game.tell()
    assert player.table.director.dealt is not None
    hand.act(2, PASS)
    player.game.tell()
    assert player.table.director.dealt is None
    assert player.button(ButtonId.BID, 3)


def test_nothing_is_asked_before_the_deal_has_been_seen(play) -> None:
    player = play(Hand("yixing-classic", 3, first=0), TableOptions(speed=1.0, guard_ms=10_000, auto_pass=False))
    table, said = player.table, []
    table.said.connect(said.append)
    player.key(Qt.Key.Key_3)
    with pytest.raises(LookupError):
        player.button(ButtonId.BID, 3)
    player.key(Qt.Key.Key_Space)
    assert table.director.dealt is None
    assert any("Your turn" in sentence for sentence in said)
    assert player.button(ButtonId.BID, 3)
    player.key(Qt.Key.Key_3)  # the guard is closed
    player.push(ButtonId.BID, 3)
    assert player.game.sent == []


def test_a_question_waits_for_the_deal_too(play) -> None:
    player = play(Hand("five", 3), MOVING)
    player.key(Qt.Key.Key_Return)
    assert not player.table.overlay.bar.buttons
    assert player.game.sent == []
    player.key(Qt.Key.Key_Space)
    player.key(Qt.Key.Key_Return)
    assert player.game.sent == [Answer(Topic.IDENTITY, "show")]


@pytest.mark.parametrize("system", ["yixing-classic", "yixing-four", "five"])
def test_the_direction_of_play_is_told_before_there_are_words_that_it_would_cross(play, system: str) -> None:
    table = play(Hand(system, 3), MOVING).table
    arrows = [item for item in table.scene.items() if type(item) is QGraphicsPathItem and item.isVisible()]
    told = [item for item in arrows if item.zValue() == z_values.CLOTH_EFFECT]
    assert len(told) == 1
    assert not table.scene.announcement.isVisible()
    table.animator.finish()
    assert all(item.scene() is None for item in told)


def test_leaving_in_mid_motion_leaves_nothing_behind(play) -> None:
    player = play(Hand("yixing-classic", 3), MOVING)
    for seed in range(20):
        player.game.hand = Hand("yixing-classic", seed + 10)
        player.game.tell()
        for _ in range(seed):
            player.table.animator.step(16)
        player.table.leave()
        assert not player.table.animator.busy
        backs = [item for item in player.table.scene.items() if isinstance(item, CardItem) and item.code is None]
        assert len(backs) <= 3  # the bottom


@pytest.mark.usefixtures("bundled_fonts")
def test_no_tool_is_offered_before_there_is_a_hand(qtbot) -> None:
    table = TableView(FakeController(Hand("yixing-classic", 3)))
    qtbot.addWidget(table)
    table.show()
    tools = table.overlay.tools
    first = (tools.auto_tool, tools.sort_tool, tools.trick_tool, tools.talk_tool)
    assert not any(button.isVisible() for button in (*first, tools.chat_button, tools.skip_button))


@pytest.mark.usefixtures("bundled_fonts")
def test_a_table_that_goes_takes_its_scene_along_in_mid_motion() -> None:
    game = FakeController(Hand("yixing-classic", 3))
    table = TableView(game)
    table.set_options(MOVING)
    game.updated.connect(table.show_update)
    game.tell()
    scene = table.scene
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    shiboken6.delete(table)
    assert not shiboken6.isValid(scene)
    assert cards
    assert not any(shiboken6.isValid(card) for card in cards)


def test_an_update_in_mid_motion_finishes_the_old_one(play) -> None:
    player = play(find("yixing-classic", my_lead), MOVING)
    player.table.animator.finish()
    player.click(0)
    player.push(ButtonId.PLAY)
    item = player.table.scene.spots[0].play.items[0]
    goal = player.table.scene.geometry.room.play(player.table.scene.place_of(0), 1).fan.cards[0]
    assert (item.pos().x(), item.pos().y()) != (goal.x, goal.y)
    player.game.others_act(1)
    assert (item.pos().x(), item.pos().y()) == (goal.x, goal.y)


def nothing_beats(player) -> bool:
    return not player.table.desk.can_play


def test_passing_by_itself_when_nothing_beats(play) -> None:
    for seed in range(1, 40):
        hand = Hand("yixing-classic", seed)
        try:
            hand.until(cannot_beat)
        except LookupError:
            continue
        player = play(hand, TableOptions(speed=0, guard_ms=0, auto_pass=True))
        if nothing_beats(player):
            break
    assert player.table.clock.running
    player.table.clock._now = lambda: time.monotonic() + 6
    player.table.clock.tick()
    assert player.game.sent == [PASS]


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1000, 900), (2560, 1440)])
@pytest.mark.parametrize("system", ["yixing-two", "traditional", "shanghai-four", "five", "emperor"])
def test_every_window_holds_the_whole_hand_and_all_buttons(play, system: str, size: tuple[int, int]) -> None:
    player = play(find(system, lambda view: view.phase is Phase.PLAY and view.seat in view.to_act, seeds=range(1, 90)))
    table = player.table
    table.resize(*size)
    inside = table.rect()
    for button in table.overlay.bar.buttons:
        assert inside.contains(button.geometry())
    for held in table.scene.hand.order:
        box = table.scene.hand.rect_of(held)
        assert box.x >= -1
        assert box.right <= size[0] + 1
        assert box.bottom <= size[1] + 1


@pytest.mark.parametrize("choice", list(ThemeChoice))
def test_a_change_of_theme_reaches_every_item_and_keeps_the_choice(play, themed, choice: ThemeChoice) -> None:
    player = play(find("five", lambda view: view.phase is Phase.PLAY and view.seat in view.to_act))
    player.click(1)
    before = player.table.grab().toImage()
    themed.apply(Appearance(theme=choice, text_scale=130, four_colour=True))
    assert player.raised == [1]
    assert player.table.grab().toImage() != before


def test_another_language_is_put_on_while_the_table_is_open(play, languages, qtbot) -> None:
    player = play(find("yixing-classic", my_lead))
    languages.choose("zh_CN")
    title = player.table.scene.title.items[0]
    qtbot.waitUntil(lambda: "宜兴经典 · 三人" in str(title.key))
    assert player.button(ButtonId.HINT).text() == "提示"
    assert player.table.overlay.tools.sort_tool.text() == "理牌"


def test_the_chooser_follows_the_language_and_keeps_what_is_marked(play, languages, qtbot) -> None:
    hand = Hand("yixing-laizi", 5, mine="8d 9s Td Jc 7s 7h", first=0, wild=(4,))
    hand.act(0, Say(Word.THREE))
    player = play(hand)
    desk, chooser = player.table.desk, player.table.overlay.chooser
    desk.selection.choose_ranks(parse_counts("7789TJ"))
    desk.reselect()
    player.table.overlay.open_chooser(desk.several)
    chooser.mark(1)
    marked = chooser.current.play
    languages.choose("zh_CN")
    qtbot.waitUntil(lambda: "顺子" in chooser.current.name)
    assert chooser.open
    assert chooser.current.play == marked
    assert chooser.tiles[1].isChecked()
    for tile in chooser.tiles:
        assert "顺子" in tile.text() == tile.accessibleName() == tile.toolTip()
        assert "癞子" in tile.accessibleDescription()
    assert "种出法" in chooser.accessibleName()


def test_the_last_trick_follows_the_language_and_the_windows_size(play, languages, qtbot) -> None:
    player = play(find("yixing-classic", lambda view: my_lead(view) and bool(last_trick(view))))
    trick = player.table.overlay.trick
    player.key(Qt.Key.Key_L)
    before = trick.accessibleDescription()
    player.game.hand.names = ("Qing", "Rain", "Uncle Lin")
    player.game.tell(events=())
    languages.choose("zh_CN")
    qtbot.waitUntil(lambda: trick.accessibleName() == "上一轮")
    assert trick.open
    assert trick.accessibleDescription() != before
    assert any(name in trick.accessibleDescription() for name in player.game.hand.names)
    player.table.resize(960, 600)
    assert trick.geometry().center().x() == pytest.approx(480, abs=1)


@pytest.mark.parametrize("size", [(960, 600), (1000, 900), (1280, 800)])
@pytest.mark.parametrize("scale", [100, 130, 200])
def test_what_stands_under_the_buttons_keeps_clear_of_chip_and_tools(play, themed, size, scale: int) -> None:
    themed.apply(Appearance(text_scale=scale))
    player = play(find("five", lambda view: view.phase is Phase.IDENTITY and 0 in view.to_act))
    player.table.resize(*size)
    scene, tools = player.table.scene, player.table.overlay.tools
    note = QRectF(0, 0, *scene.note.key[2:]).translated(scene.note.pos())
    assert scene.note.isVisible()
    assert note.width() > 150
    assert not note.intersects(scene.chip.sceneBoundingRect())
    assert not any(note.intersects(QRectF(box)) for box in tools.boxes())


def test_the_mouse_is_told_who_plays_at_a_seat(play) -> None:
    player = play(find("yixing-classic", my_play))
    lines = [player.table.scene.seats[seat].plate.toolTip().split("\n") for seat in (1, 2)]
    assert [name.split(",")[0] for name, _ in lines] == list(player.game.hand.names[1:3])
    assert [level for _, level in lines] == ["Computer · Casual"] * 2


def test_who_cannot_see_hears_the_table(play) -> None:
    player = play(find("yixing-classic", my_play))
    said = []
    player.table.said.connect(said.append)
    player.table.desk.pass_turn()
    player.game.others_act()
    assert any("Pass" in text for text in said)
    told = player.table.canvas.accessibleDescription()
    assert all(name in told for name in player.game.hand.names[:3])
    assert "Your hand: " in told


def test_only_the_counter_cells_that_change_are_drawn_anew(play) -> None:
    player = play(find("yixing-classic", my_lead))
    cells = player.table.scene.counter.cells
    before = [cell.pixmap().cacheKey() for cell in cells]
    counts = [cell.left for cell in player.table.desk.state.counter]
    player.click(0)
    player.push(ButtonId.PLAY)
    player.game.others_act(1)
    changed = [new.left != old for new, old in zip(player.table.desk.state.counter, counts, strict=True)]
    assert any(changed)
    assert [cell.pixmap().cacheKey() != old for cell, old in zip(cells, before, strict=True)] == changed


@pytest.mark.parametrize("text_scale", [100, 130, 200])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1000, 900)])
def test_large_texts_bring_no_buttons_over_one_another(play, themed, size: tuple[int, int], text_scale: int) -> None:
    themed.apply(Appearance(text_scale=text_scale))
    player = play(Hand("yixing-classic", 3, first=0), MOVING)
    table, tools = player.table, player.table.overlay.tools
    table.resize(*size)
    player.game.hand = Hand("yixing-classic", 4, first=0)
    player.game.tell()
    assert tools.skip_button.isVisible()
    assert not any(tools.skip_button.geometry().intersects(each.geometry()) for each in table.overlay.bar.buttons)
    player.game.hand = find("yixing-classic", my_play)
    player.game.hand.auto_play = (0,)
    player.game.tell(events=())
    banner, chip = table.overlay.banner.geometry(), table.scene.chip.sceneBoundingRect().toAlignedRect()
    assert not any(banner.intersects(box) for box in (chip, tools.auto_tool.geometry()))


def test_the_banner_is_not_laid_out_anew_for_what_flies_beneath(play, monkeypatch: pytest.MonkeyPatch) -> None:
    player = play(find("yixing-classic", my_play))
    player.key(Qt.Key.Key_A)
    banner, drawn = player.table.overlay.banner, []
    monkeypatch.setattr(banner, "paint_content", lambda *_: drawn.append(1))
    banner.resize(banner.width() + 1, banner.height())
    for _ in range(3):
        banner.grab()
    assert len(drawn) == 1


def test_the_banner_goes_where_the_height_of_the_hand_lets_it(play) -> None:
    player = play(find("yixing-classic", my_play))
    player.key(Qt.Key.Key_A)
    table, tops = player.table, {}
    for rows in (RowMode.ONE, RowMode.TWO, RowMode.ONE):
        table.set_options(replace(table.desk.options, rows=rows))
        tops.setdefault(rows, set()).add(table.overlay.banner.y())
    assert len(tops[RowMode.ONE]) == len(tops[RowMode.TWO]) == 1
    assert tops[RowMode.TWO] != tops[RowMode.ONE]
