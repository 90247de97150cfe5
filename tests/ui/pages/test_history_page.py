"""The history in the window: found, replayed, played again, passed on, taken over, forgotten and brought back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QScrollArea, QWidget

from ddz_desktop.controller.library import Origin, Result
from ddz_desktop.rules.record import parse_record
from ddz_desktop.ui.controls import Button, EmptyState, Toast
from ddz_desktop.ui.pages.history.filter_bar import Part, Period, begin_of, english, systems_named
from ddz_desktop.ui.pages.history.page import HistoryPage
from tests.storage.hands import NOON, new_hand, recorded
from tests.ui.looking import clipped, unnamed
from tests.ui.memory import HANDS, kept
from tests.ui.windows import Screen

DOWN, ENTER = Qt.Key.Key_Down, Qt.Key.Key_Return


@pytest.fixture
def shown(screen, tmp_path: Path, qtbot) -> Screen:
    """A window that shows the history of `HANDS`, the newest first."""
    made = screen(places=kept(tmp_path))
    qtbot.mouseClick(made.window.home.history, Qt.MouseButton.LeftButton)
    settle(made, qtbot)
    return made


def page_of(shown: Screen) -> HistoryPage:
    page = shown.window.memory.history
    assert page is not None
    return page


def settle(shown: Screen, qtbot) -> None:
    """Wait until everything that was asked has been answered."""
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not page_of(shown).hands.waiting and not shown.controller.library.busy)


def systems(shown: Screen) -> list[str]:
    return [row.system for row in page_of(shown).hands.rows]


def toasts(shown: Screen) -> list[str]:
    return [toast.findChildren(object)[1].text() for toast in page_of(shown).toasts._toasts]


def press(shown: Screen, qtbot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(page_of(shown).list, key, modifier)


# -- finding --------------------------------------------------------------------------------------------------------


def test_hands_are_listed_newest_first_and_can_be_read_aloud(shown) -> None:
    assert systems(shown) == [system for system, _ in reversed(HANDS)]
    model = page_of(shown).hands
    told = model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert "2031-05-07 12:00" in told
    assert "Standard Two" in told
    assert page_of(shown).header.subtitle.text() == "4 hands"
    assert unnamed(page_of(shown)) == clipped(page_of(shown)) == []


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ({Part.SYSTEM: "five"}, 1),
        ({Part.SYSTEM: "hu-four"}, 0),
        ({Part.LEVEL: "casual"}, 4),
        ({Part.ORIGIN: Origin.IMPORTED}, 0),
        ({Part.RESULT: Result.ABANDONED}, 0),
    ],
)
def test_filters_leave_what_fits(shown, qtbot, choice, found: int) -> None:
    page_of(shown).filters.choose(choice)
    settle(shown, qtbot)
    assert page_of(shown).hands.total == found
    page_of(shown).filters.clear_button.click()
    settle(shown, qtbot)
    assert page_of(shown).hands.total == 4


def test_the_filters_of_a_small_window_stand_in_one_row(shown) -> None:
    shown.window.resize(960, 600)
    QApplication.processEvents()
    filters = page_of(shown).filters
    assert len({each.y() for each in (*filters.lists.values(), filters.text)}) == 1
    assert [each.shown_text for each in filters.lists.values()][:3] == ["Time", "Rules", "Role"]
    filters.choose({Part.SYSTEM: "five"})
    assert filters.lists[Part.SYSTEM].shown_text == "Five"


def test_won_and_lost_as_landlord_and_as_farmer_are_all(shown, qtbot) -> None:
    found = 0
    for role in ("landlord", "farmer"):
        for result in (Result.WON, Result.LOST):
            page_of(shown).filters.choose({Part.ROLE: role, Part.RESULT: result})
            settle(shown, qtbot)
            found += page_of(shown).hands.total
    assert found == 4


@pytest.mark.parametrize(("typed", "found"), [("wen", 4), ("five", 1), ("Yixing Cl", 1), ("nobody", 0), ("林伯 3", 1)])
def test_what_is_typed_is_sought(shown, qtbot, typed: str, found: int) -> None:
    qtbot.keyClick(page_of(shown).list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page_of(shown).filters.text
    page_of(shown).filters.text.setText(typed)
    qtbot.waitUntil(lambda: page_of(shown).hands.total == found)


def test_words_on_the_screen_are_understood() -> None:
    assert systems_named("traditional") == ("traditional",)
    assert english("xiao") == "Xiaoyu"
    assert english("somebody") == "somebody"
    assert begin_of(Period.ALL, NOON) is None
    assert begin_of(Period.TODAY, NOON).isoformat() == "2031-05-04T00:00:00+08:00"
    assert begin_of(Period.WEEK, NOON).isoformat() == "2031-04-28T00:00:00+08:00"


def test_long_histories_are_read_as_they_are_scrolled(screen, tmp_path: Path, qtbot) -> None:
    hands = [new_hand(recorded(seed, days=seed)) for seed in range(120)]
    shown = screen(places=kept(tmp_path, hands))
    shown.window.memory.open_history()
    settle(shown, qtbot)
    model = page_of(shown).hands
    assert (len(model.rows), model.total) == (50, 120)
    while model.canFetchMore(page_of(shown).list.rootIndex()):
        page_of(shown).list.scrollToBottom()
        model.fetchMore(page_of(shown).list.rootIndex())
        settle(shown, qtbot)
    assert [row.ended for row in model.rows] == sorted((row.ended for row in model.rows), reverse=True)
    assert len({row.id for row in model.rows}) == 120


# -- states ---------------------------------------------------------------------------------------------------------


def test_where_nothing_is_a_game_is_offered(screen, qtbot) -> None:
    shown = screen()
    shown.window.memory.open_history()
    settle(shown, qtbot)
    page = page_of(shown)
    assert isinstance(page.stack.currentWidget(), EmptyState)
    assert not any(button.available for button in (page.replay_button, page.delete_button, page.export_button))
    assert clipped(page) == []
    page.quick_game.emit()
    assert shown.window.match is not None


def test_a_history_that_cannot_be_read_is_told_and_tried_again(screen, tmp_path: Path, qtbot) -> None:
    places = kept(tmp_path)
    shown = screen(places=places)
    whole = places.history.read_bytes()
    places.history.write_bytes(b"x" * 9000)
    shown.window.memory.open_history()
    qtbot.waitUntil(lambda: page_of(shown)._error is not None)
    state = page_of(shown).stack.currentWidget()
    assert isinstance(state, EmptyState)
    places.history.write_bytes(whole)
    shown.change(language="zh_CN")
    page_of(shown)._refresh()
    qtbot.waitUntil(lambda: len(page_of(shown).hands.rows) == 4)
    assert page_of(shown).stack.currentWidget() is page_of(shown).list


# -- what can be done with a hand -----------------------------------------------------------------------------------


def test_enter_replays_the_hand_and_escape_comes_back(shown, qtbot) -> None:
    press(shown, qtbot, DOWN)
    press(shown, qtbot, ENTER)
    replay = shown.window.memory.replay
    assert replay.isVisible()
    assert replay.replay.record == recorded(2, "yixing-classic", "casual", days=2)
    qtbot.keyClick(replay, Qt.Key.Key_Escape)
    assert page_of(shown).isVisible()
    qtbot.keyClick(page_of(shown), Qt.Key.Key_Escape)
    assert shown.window.home.isVisible()


def test_the_same_deal_is_played_again(shown, qtbot) -> None:
    page_of(shown).again_button.click()
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    deal = recorded(3, "standard-two", "casual", days=3).deal
    assert sorted(shown.controller.latest.view.hand) == sorted(deal.hands[0])


def test_code_and_text_are_copied(shown, qtbot) -> None:
    page_of(shown).text_button.click()
    assert parse_record(QGuiApplication.clipboard().text()) == recorded(3, "standard-two", "casual", days=3)
    page_of(shown).copy_code_button.click()
    assert QGuiApplication.clipboard().text() == page_of(shown).hands.rows[0].code
    assert len(page_of(shown).toasts._toasts) == 2


def test_a_deal_code_is_played(shown, qtbot) -> None:
    page, code = page_of(shown), page_of(shown).hands.rows[1].code
    QGuiApplication.clipboard().setText(code)
    page.code_button.click()
    dialog = page.code_dialog
    assert dialog.field.text() == code
    dialog.field.setText(code[:-1])
    assert not dialog.play_button.available
    QApplication.processEvents()
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0 and clipped(dialog) == [], timeout=1000)
    assert unnamed(dialog) == []
    dialog.field.setText(f"  {code.lower()} ")
    dialog.play_button.click()
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    assert shown.controller.latest.view.rules.id == "yixing-classic"


def test_deleted_hands_come_back_when_that_is_undone(shown, qtbot) -> None:
    before = [row.code for row in page_of(shown).hands.rows]
    press(shown, qtbot, DOWN, Qt.KeyboardModifier.ShiftModifier)
    press(shown, qtbot, Qt.Key.Key_Delete)
    settle(shown, qtbot)
    assert [row.code for row in page_of(shown).hands.rows] == before[2:]
    (toast,) = page_of(shown).toasts._toasts
    qtbot.mouseClick(toast._button, Qt.MouseButton.LeftButton)
    settle(shown, qtbot)
    assert [row.code for row in page_of(shown).hands.rows] == before


def test_buttons_follow_what_is_chosen(shown, qtbot) -> None:
    page = page_of(shown)
    assert page.replay_button.available
    assert page.export_button.text() == "Export…"
    page.list.selectAll()
    assert not page.replay_button.available
    assert page.delete_button.available
    page.list.clearSelection()
    assert not page.delete_button.available
    assert page.export_button.text() == "Export all…"


@pytest.mark.parametrize(("chosen", "files"), [(True, 1), (False, 4)])
def test_hands_are_exported_and_taken_over_again(
    shown, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: bool, files: int
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(out))
    page = page_of(shown)
    if not chosen:
        page.list.clearSelection()
    page.export_button.click()
    settle(shown, qtbot)
    assert len(list(out.glob("*.ddz"))) == files
    page.list.selectAll()
    page._delete()
    settle(shown, qtbot)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file) for file in out.iterdir()], ""))
    page.import_button.click()
    settle(shown, qtbot)
    assert {row.origin for row in page.hands.rows} == {Origin.IMPORTED}
    assert page.hands.total == files


def test_a_hand_that_is_here_is_told_clear_of_the_buttons(shown, qtbot, tmp_path: Path) -> None:
    page, file = page_of(shown), tmp_path / "known.ddz"
    file.write_text(shown.controller.library.text(page.hands.rows[0].id))
    drop(page, [file])
    settle(shown, qtbot)
    qtbot.waitUntil(lambda: toasts(shown) == ["1 hand was there already"])
    shown.window.messages.toast("Sound is off")
    for toast in (toast for toast in shown.window.findChildren(Toast) if toast.isVisible()):
        assert not any(on_window(toast).intersects(on_window(button)) for button in buttons(page))


def on_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def buttons(page: HistoryPage) -> list[Button]:
    return [button for button in page._buttons.findChildren(Button) if button.isVisible()]


def test_dropped_files_are_taken_over_and_what_is_wrong_with_some_is_told(shown, qtbot, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.ddz", tmp_path / "bad.ddz"
    page = page_of(shown)
    good.write_text(shown.controller.library.text(page.hands.rows[0].id))
    bad.write_text("ddz 1\nrules nothing\n")
    drop(page, [good, bad])
    settle(shown, qtbot)
    qtbot.waitUntil(lambda: page.message is not None)
    assert "bad.ddz" in page.message.text
    assert "1 file could not be read" in page.message.title.text()
    assert clipped(page.message) == []


def drop(widget, files: list[Path]) -> None:
    """Files fall on a widget."""
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    copy = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(QPoint(9, 9), copy, dropped, buttons, keys)
    QApplication.sendEvent(widget, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(widget, QDropEvent(QPointF(9, 9), copy, dropped, buttons, keys))


def test_a_file_dropped_on_the_window_is_replayed(shown, qtbot, tmp_path: Path) -> None:
    file = tmp_path / "hand.ddz"
    file.write_text(shown.controller.library.text(page_of(shown).hands.rows[0].id))
    shown.window.show_home()
    drop(shown.window, [file])
    assert shown.window.memory.replay.isVisible()
    file.write_text("nonsense")
    drop(shown.window, [file])
    assert file.name in shown.window.messages.message.title.text()
    rules = tmp_path / "mine.ddzrules"
    rules.write_text("ddzrules 1\nrules five\n")
    drop(shown.window, [rules])
    assert shown.window.rules.house_rules.isVisible()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_is_cut_off_in_a_small_window_with_large_texts(shown, qtbot, language: str) -> None:
    shown.window.resize(960, 600)
    shown.change(language=language)
    for _ in range(2):
        QApplication.processEvents()
    assert clipped(page_of(shown)) == []


def test_in_a_low_window_only_the_list_scrolls(shown, qtbot) -> None:
    shown.window.resize(960, 600)
    settle(shown, qtbot)
    page = page_of(shown)
    whole = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.list))
    assert whole.verticalScrollBar().maximum() == 0
