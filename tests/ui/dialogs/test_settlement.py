from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.dialogs.settlement_footer import Going
from ddz_desktop.ui.dialogs.settlement_rows import Density, FactorLine, LeftLine, SeatLine
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table_page import TablePage
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.tokens import ThemeChoice
from tests.ui.table.fakes import FakeController
from tests.ui.table.scenarios import Hand, find


def over(view) -> bool:
    return view.phase is Phase.OVER and not view.redeal


@pytest.fixture
def page(qtbot, themed):
    """A table page that shows the end of a hand."""
    pages = []

    def show(system: str, **fields) -> TablePage:
        game = FakeController(find(system, over))
        made = TablePage(game)
        made.auto_next = None
        qtbot.addWidget(made)
        made.table.set_options(TableOptions(speed=0, guard_ms=0))
        made.resize(1280, 800)
        made.show()
        for name, value in fields.items():
            setattr(made, name, value)
        made.show_update(game.hand.update())
        pages.append(made)
        return made

    yield show
    for made in pages:
        made.leave()


@pytest.mark.parametrize("system", list(CATALOG))
def test_every_system_is_settled_line_by_line(page, system: str) -> None:
    shown = page(system)
    panel = shown.settlement
    state = shown.table.desk.state
    assert panel.isVisible()
    assert len(panel.findChildren(SeatLine)) == state.rules.seats
    factors = panel.findChildren(FactorLine)
    assert len(factors) >= len(state.view.settlement.factors)
    assert all(line.accessibleName() for line in factors)


def test_enter_goes_on_and_the_next_deal_takes_the_panel_away(page, qtbot) -> None:
    shown = page("yixing-classic")
    with qtbot.waitSignal(shown.next_hand_requested):
        qtbot.keyClick(shown.settlement, Qt.Key.Key_Return)
    shown.show_update(Hand("yixing-classic", 9).update())
    assert not shown.settlement.isVisible()


def test_the_next_hand_begins_by_itself_once(page, qtbot) -> None:
    asked = []
    shown = page("yixing-classic", auto_next=3)
    shown.next_hand_requested.connect(lambda: asked.append(True))
    for _ in range(5):
        shown.settlement._timer.timeout.emit()
    assert asked == [True]
    assert not shown.settlement._timer.isActive()


def test_leaving_stops_the_time(page) -> None:
    shown = page("yixing-classic", auto_next=20)
    assert shown.settlement._timer.isActive()
    shown.leave()
    assert not shown.settlement._timer.isActive()


def test_another_theme_or_text_scale_shows_the_same_lines(page, themed, qtbot) -> None:
    shown = page("five")
    lines = len(shown.settlement.findChildren(SeatLine))
    themed.apply(Appearance(theme=ThemeChoice.DARK, text_scale=150))
    qtbot.waitUntil(lambda: len(shown.settlement.findChildren(SeatLine)) == lines)
    assert shown.settlement.isVisible()


@pytest.mark.parametrize("width", [960, 1280])
def test_what_is_waited_for_is_told_in_full(page, width: int) -> None:
    shown = page("yixing-classic")
    panel = shown.settlement
    panel.leads_to_room = True
    panel.set_going(Going("Ready", "Waiting for Maximilian, Alexandra", can=False))
    shown.resize(width, 600)
    QApplication.processEvents()
    assert panel._footer.note.width() >= panel._footer.note.sizeHint().width()
    assert panel._footer.note.geometry().right() <= panel.next_button.geometry().right()
    assert panel.home_button.geometry().bottom() == panel.next_button.geometry().bottom()


@pytest.mark.parametrize(
    ("scale", "worded"), [(100, {"Home", "Replay", "Seed card"}), (130, {"Home", "Replay"}), (200, {"Replay"})]
)
def test_without_room_for_all_words_the_replay_keeps_its_own(page, themed, qtbot, scale, worded) -> None:
    themed.apply(Appearance(text_scale=scale))
    shown = page("yixing-classic")
    shown.settlement.set_saved()
    shown.resize(960, 600)
    QApplication.processEvents()
    panel = shown.settlement
    buttons = (panel.home_button, panel.replay_button, panel.seed_button)
    assert {button.text() for button in buttons} - {""} == worded
    assert all(button.accessibleName() for button in buttons)
    qtbot.waitUntil(lambda: all(button.width() >= button.sizeHint().width() for button in buttons))


def seen(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("system", ["yixing-classic", "shanghai-four", "five"])
def test_at_large_texts_the_result_of_every_seat_is_seen_at_once(page, themed, qtbot, system: str, size) -> None:
    themed.apply(Appearance(text_scale=200))
    shown = page(system)
    shown.resize(*size)
    panel = shown.settlement
    qtbot.waitUntil(lambda: all(map(seen, (panel._content.head, *panel.findChildren(SeatLine), panel.next_button))))
    factors = panel.findChildren(FactorLine)
    below = max(line.mapTo(panel, line.rect().bottomLeft()).y() for line in panel.findChildren(SeatLine))
    assert min(line.mapTo(panel, line.rect().topLeft()).y() for line in factors) > below
    assert panel.replay_button.accessibleName() == "Replay"
    cards = [line for line in panel.findChildren(LeftLine) if line.isVisible()]
    assert cards or all(line.density is not Density.SINGLE for line in panel.findChildren(SeatLine))


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("system", list(CATALOG))
def test_every_seat_and_its_cards_are_seen_without_scrolling(page, qtbot, system: str, size) -> None:
    shown = page(system)
    shown.resize(*size)
    qtbot.waitUntil(lambda: all(map(seen, shown.settlement.findChildren(SeatLine))))
    assert all(line.density is not Density.SINGLE for line in shown.settlement.findChildren(SeatLine))


def test_factors_that_were_not_reached_share_a_line_where_room_is_short(page, qtbot) -> None:
    shown = page("shanghai-four")
    shown.resize(1280, 800)
    panel = shown.settlement
    qtbot.waitUntil(lambda: all(map(seen, panel.findChildren(FactorLine))))
    shown.resize(960, 600)
    qtbot.waitUntil(lambda: all(line.isVisible() == line.reached for line in panel.findChildren(FactorLine)))
    told = next(label.text() for label in panel.findChildren(Label) if "Not reached" in label.text())
    assert told.endswith("Void hand before, Open king, Spread hand, First-seat 3, Report")


def test_the_time_that_is_left_is_told_at_large_texts_too(page, themed) -> None:
    themed.apply(Appearance(text_scale=200))
    shown = page("yixing-classic", auto_next=20)
    shown.resize(960, 600)
    QApplication.processEvents()
    assert shown.settlement._footer.note.text() == "in 20 s"
    assert seen(shown.settlement._footer.note)
