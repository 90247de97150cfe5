"""Dialogs keep the keyboard and give it back; the ranking; the soft change between pages."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from ddz_desktop.controller.messages import MatchSetup, MatchView, SeatOwner
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.dialogs.ranking import Place, RankingDialog, places
from ddz_desktop.ui.fade import CrossFade, cross_fade


@pytest.fixture
def host(qtbot, themed) -> QWidget:
    """A page with a field that has the keyboard."""
    widget = QWidget()
    qtbot.addWidget(widget)
    field = QLineEdit(widget)
    QVBoxLayout(widget).addWidget(field)
    widget.resize(900, 600)
    widget.show()
    widget.activateWindow()
    QApplication.processEvents()
    field.setFocus()
    return widget


def wording(no: str = "No") -> tuple[str, str, str, str]:
    return "Sure?", "It cannot be taken back.", "Yes", no


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Return, "agreed"), (Qt.Key.Key_Enter, "agreed"), (Qt.Key.Key_Escape, "cancelled")]
)
def test_a_question_is_answered_by_key_and_gives_the_keyboard_back(host, qtbot, key: Qt.Key, answer: str) -> None:
    question = Question(host, wording)
    question.open()
    assert QApplication.focusWidget() is question.yes
    with qtbot.waitSignal(getattr(question, answer)):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert not question.isVisible()
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_nothing_beneath_hears_keys_or_clicks(host, qtbot) -> None:
    field = host.findChild(QLineEdit)
    question = Question(host, wording)
    question.open()
    qtbot.keyClicks(QApplication.focusWidget(), "abc")
    qtbot.mouseClick(question, Qt.MouseButton.LeftButton)
    field.setFocus()
    assert QApplication.focusWidget() is question.yes
    assert field.text() == ""


def test_shortcuts_of_the_window_wait_but_full_screen(host, qtbot) -> None:
    heard: list[str] = []
    for keys in ("F1", "F11"):
        QShortcut(QKeySequence(keys), host, partial(heard.append, keys))
    question = Question(host, wording)
    question.open()
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F11):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert heard == ["F11"]
    question.dismiss()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert heard == ["F11", "F1"]


def test_of_two_dialogs_the_last_one_keeps_the_keyboard(host) -> None:
    page = QWidget(host)
    page.show()
    beneath, above = Question(page, wording), Question(host, wording)
    beneath.open()
    above.open()
    beneath.no.setFocus()
    assert QApplication.focusWidget() is above.yes
    above.dismiss()
    host.findChild(QLineEdit).setFocus()
    assert QApplication.focusWidget() is beneath.yes


def test_tab_and_backtab_go_round(host, qtbot) -> None:
    question = Question(host, wording)
    question.open()
    order = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab):
        qtbot.keyClick(QApplication.focusWidget(), key)
        order.append(QApplication.focusWidget())
    assert order == [question.no, question.yes, question.no, question.yes]


def test_a_message_has_one_answer(host) -> None:
    message = Question(host, lambda: wording(""))
    message.open()
    assert message.yes.isVisible()
    assert not message.no.isVisible()


def test_a_dialog_fills_its_host_and_follows_it(host) -> None:
    question = Question(host, wording)
    question.open()
    host.resize(500, 300)
    assert question.size() == host.size()
    assert question.rect().contains(question._panel.geometry())


def test_a_second_dismissal_does_nothing(host) -> None:
    question = Question(host, wording)
    question.dismiss()
    question.open()
    question.dismiss()
    question.dismiss()


# -- ranking --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "ranked"),
    [
        ((4, -2, -2), [(1, 0, 4), (2, 1, -2), (2, 2, -2)]),
        ((-8, 4, 4), [(1, 1, 4), (1, 2, 4), (3, 0, -8)]),
        ((0, 0), [(1, 0, 0), (1, 1, 0)]),
        ((1, 5, -9, 3), [(1, 1, 5), (2, 3, 3), (3, 0, 1), (4, 2, -9)]),
    ],
)
def test_equal_points_share_a_place(totals: tuple[int, ...], ranked: list[tuple[int, int, int]]) -> None:
    assert places(totals) == [Place(*place) for place in ranked]


def finished(totals: tuple[int, ...]) -> MatchView:
    owners = [SeatOwner("human", ""), SeatOwner("bot", "Uncle Lin", level="casual"), SeatOwner("human", "Wen")]
    setup = MatchSetup(ruleset("yixing-classic"), tuple(owners), hands=4)
    return MatchView(setup=setup, hand_number=4, totals=totals, auto_play=(), commitment="", proof=(), finished=True)


@pytest.mark.parametrize(
    ("totals", "title"),
    [
        ((4, -2, -2), "You win the match!"),
        ((3, 3, -6), "You share first place!"),
        ((-4, 8, -4), "Uncle Lin wins the match"),
        ((-4, 2, 2), "First place is shared"),
    ],
)
def test_the_headline_names_the_winner(host, totals: tuple[int, ...], title: str) -> None:
    ranking = RankingDialog(host)
    ranking.show_match(finished(totals), 0)
    assert ranking.title.text() == title
    assert [row.place.points for row in ranking.rows] == sorted(totals, reverse=True)
    assert "4" in ranking._line.text()


@pytest.mark.parametrize(("key", "signal"), [(Qt.Key.Key_Return, "again_wanted"), (Qt.Key.Key_Escape, "home_wanted")])
def test_what_comes_after_the_ranking(host, qtbot, key: Qt.Key, signal: str) -> None:
    ranking = RankingDialog(host)
    ranking.show_match(finished((0, 0, 0)), 0)
    with qtbot.waitSignal(getattr(ranking, signal)):
        qtbot.keyClick(QApplication.focusWidget(), key)


# -- the soft change ------------------------------------------------------------------------------------------------


def test_the_old_picture_fades_and_goes(host, qtbot) -> None:
    fading = cross_fade(host, 40, 1.0)
    assert fading is not None
    assert host.findChildren(CrossFade) == [fading]
    with qtbot.waitSignal(fading.destroyed):
        pass


def test_a_second_change_ends_the_first(host) -> None:
    first, second = cross_fade(host, 5000, 1.0), cross_fade(host, 5000, 1.0)
    assert first is not None
    assert second is not None
    assert not first.isVisible()
    second.end()


def test_nothing_fades_without_animations_or_unseen(host) -> None:
    assert cross_fade(host, 160, 0) is None
    host.hide()
    assert cross_fade(host, 160, 1.0) is None
