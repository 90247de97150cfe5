"""The rulebook as it is used: contents, pages, search and keyboard, wide and narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.pages.rulebook.fan_view import FanView
from ddz_desktop.ui.pages.rulebook.page import RulebookPage
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic, section_for
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.tokens import ThemeChoice
from tests.ui.looking import clipped, unnamed
from tests.ui.pages.mixed_rules import HOUSE_RULES, label

CLASSIC = CATALOG["yixing-classic"]
WIDE, NARROW, SMALL = (1280, 800), (640, 600), (960, 600)


@pytest.fixture
def page(qtbot, themed):
    """Opens the page by some rules."""

    def show(rules: RuleSet = CLASSIC, place: Place | None = None, size=WIDE, house_rules=()) -> RulebookPage:
        made = RulebookPage()
        qtbot.addWidget(made)
        made.resize(*size)
        made.show()
        made.activateWindow()
        made.read(rules, house_rules, place)
        QApplication.processEvents()
        return made

    return show


def press(qtbot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), key, modifier)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("rules", [*CATALOG.values(), *HOUSE_RULES[:4]], ids=label)
def test_every_systems_page_shows_whole(page, speak, language: str, rules: RuleSet) -> None:
    speak(language)
    shown = page(place=Place(rules=rules), size=SMALL, house_rules=HOUSE_RULES[:4])
    for _ in range(3):
        QApplication.processEvents()
    assert clipped(shown) == []
    assert unnamed(shown) == []
    fans = [fan for fan in shown.findChildren(FanView) if fan.isVisible()]
    assert len(fans) > 20
    assert all(fan.accessibleName() for fan in fans)
    assert all(fan.height() >= fan.heightForWidth(fan.width()) for fan in fans)


# -- reading --------------------------------------------------------------------------------------------------------


def test_it_opens_at_the_kinds_of_the_rules_of_last_time(page) -> None:
    shown = page(CATALOG["five"])
    assert shown.view.place == Place(Topic.KINDS)
    assert shown.view.rules == CATALOG["five"]
    assert "Five" in shown.view.head.subtitle.text()


def test_arrows_turn_the_pages(page, qtbot) -> None:
    shown = page()
    assert QApplication.focusWidget() is shown.view.contents
    press(qtbot, Qt.Key.Key_Down)
    assert shown.view.place == Place(Topic.WINGS)
    press(qtbot, Qt.Key.Key_Up)
    press(qtbot, Qt.Key.Key_Up)
    assert shown.view.place == Place(Topic.RANKS)


def test_headings_fold_and_unfold(page, qtbot) -> None:
    shown = page()
    tree = shown.view.contents
    four = next(tree.topLevelItem(row) for row in range(6) if tree.topLevelItem(row).text(0) == "4 players")
    assert not four.isExpanded()
    tree.setCurrentItem(four)
    press(qtbot, Qt.Key.Key_Right)
    assert four.isExpanded()
    press(qtbot, Qt.Key.Key_Down)
    assert shown.view.place == Place(rules=CATALOG["yixing-four"])
    assert shown.view.rules == CATALOG["yixing-four"]


def test_other_rules_for_a_general_page(page) -> None:
    shown = page(house_rules=HOUSE_RULES[:1])
    box = shown.view.head.rules_box
    box.setCurrentIndex(box.findText("House 1"))
    box.activated.emit(box.currentIndex())
    assert shown.view.rules == HOUSE_RULES[0]
    with_rules = [shown.play_button, shown.change_button]
    assert all(button.isVisible() for button in with_rules)


def test_all_kinds_or_those_of_the_rules(page, qtbot) -> None:
    shown = page()
    assert len(shown.view.body.findChildren(FanView)) == 14
    shown.view.head.scope._group.button(1).click()
    assert len(shown.view.body.findChildren(FanView)) == 22


def test_links_lead_to_a_systems_page(page, qtbot) -> None:
    shown = page(place=Place(Topic.EXTRAS))
    shown.view.body.wanted.emit(Place(rules=CATALOG["five"]))
    assert shown.view.head.title.text() == "Five"
    assert shown.view.contents.currentItem().text(0) == "Five"


def test_play_and_change_speak_of_the_page(page, qtbot) -> None:
    shown = page(place=Place(rules=CATALOG["hu-four"]))
    with qtbot.waitSignal(shown.play) as wanted:
        shown.play_button.click()
    assert wanted.args == [CATALOG["hu-four"]]
    with qtbot.waitSignal(shown.change) as wanted:
        shown.change_button.click()
    assert wanted.args == [CATALOG["hu-four"]]


# -- sections -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "section"),
    [
        (Phase.AUCTION, Topic.AUCTION),
        (Phase.PLAY, Topic.KINDS),
        (Phase.OVER, Topic.SCORING),
        (Phase.IDENTITY, Topic.EXTRAS),
        (Phase.REPORT, Topic.EXTRAS),
    ],
)
def test_where_a_phase_is_explained(phase: Phase, section: Topic) -> None:
    assert section_for(phase) is section


@pytest.mark.parametrize("section", [Topic.KINDS, Topic.BOMBS, Topic.SCORING])
def test_a_section_comes_to_the_upper_edge(page, qtbot, section: Topic) -> None:
    shown = page(place=Place(rules=CLASSIC, section=section))
    heading, scroller = shown.view.body.section(section), shown.view.scroller
    end = scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: end.value() > 0)
    top = heading.mapTo(scroller.viewport(), heading.rect().topLeft()).y()
    assert 0 <= top < 40 or end.value() == end.maximum()


# -- search ---------------------------------------------------------------------------------------------------------


def find(shown: RulebookPage, qtbot, words: str) -> None:
    qtbot.keyClick(shown.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is shown.view.search
    qtbot.keyClicks(shown.view.search, words)
    qtbot.waitUntil(lambda: not shown.view._reader.isActive(), timeout=20_000)


def test_search_by_keyboard_alone(page, qtbot) -> None:
    shown = page()
    find(shown, qtbot, "rocket")
    assert shown.view.contents.topLevelItemCount() > 1
    press(qtbot, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is shown.view.contents
    first = shown.view.place
    press(qtbot, Qt.Key.Key_Down)
    assert shown.view.contents.currentIndex().row() == 1
    press(qtbot, Qt.Key.Key_Escape)
    assert shown.view.search.text() == ""
    assert shown.view.contents.topLevelItem(0).text(0) == "General"
    assert first is not None


def test_a_search_without_result_says_so(page, qtbot) -> None:
    shown = page()
    find(shown, qtbot, "zzz")
    assert shown.view.nothing.isVisible()
    shown.view.search.clear()
    assert not shown.view.nothing.isVisible()


def test_escape_ends_the_search_before_it_leaves(page, qtbot) -> None:
    shown = page()
    find(shown, qtbot, "bomb")
    with qtbot.assertNotEmitted(shown.back):
        press(qtbot, Qt.Key.Key_Escape)
    with qtbot.waitSignal(shown.back):
        press(qtbot, Qt.Key.Key_Escape)


# -- narrow ---------------------------------------------------------------------------------------------------------


def test_a_narrow_window_shows_contents_or_page(page, qtbot) -> None:
    shown = page(size=NARROW)
    view = shown.view
    assert view.contents.isVisible()
    assert not view.scroller.isVisible()
    press(qtbot, Qt.Key.Key_Return)
    assert view.scroller.isVisible()
    assert not view.contents.isVisible()
    view.head.contents_button.click()
    assert view.contents.isVisible()
    press(qtbot, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(shown.back):
        qtbot.keyClick(view.scroller, Qt.Key.Key_Escape)
    assert view.contents.isVisible()
    shown.resize(*WIDE)
    assert view.contents.isVisible()
    assert view.scroller.isVisible()


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_every_control_is_reached_by_tab(page, qtbot, size) -> None:
    shown = page(size=size)
    shown.header.back_button.setFocus()
    reached = []
    for _ in range(12):
        press(qtbot, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    wanted = [shown.change_button, shown.play_button, shown.view.search, shown.view.contents, shown.view.scroller]
    assert all(widget in reached for widget in wanted)
    assert any(shown.view.head.scope.isAncestorOf(widget) for widget in reached)
    assert shown.view.head.rules_box in reached


# -- unseen ---------------------------------------------------------------------------------------------------------


def test_a_page_that_is_left_costs_nothing_and_is_there_again(page, qtbot) -> None:
    shown = page(place=Place(rules=CLASSIC))
    bar = shown.view.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 1000)
    bar.setValue(1000)
    shown.hide()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shown.findChildren(FanView) == []
    shown.show()
    qtbot.waitUntil(lambda: bar.value() == 1000)
    assert len(shown.findChildren(FanView)) > 20


def test_language_and_theme_change_it_once_and_only_while_it_is_seen(page, qtbot, speak, themed, monkeypatch) -> None:
    shown = page()
    made = []
    monkeypatch.setattr(shown.view, "_show_page", lambda: made.append(True))
    themed.apply(Appearance(theme=ThemeChoice.DARK))
    speak("zh_CN")
    qtbot.waitUntil(lambda: made == [True])
    monkeypatch.undo()
    speak("en")
    qtbot.waitUntil(lambda: shown.view.head.title.text() == "Kinds of play")
