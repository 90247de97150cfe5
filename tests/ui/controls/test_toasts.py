from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.ui.controls import Button, Toast, ToastHost, toasts
from ddz_desktop.ui.theme import ThemeManager
from tests.ui.looking import clipped


@pytest.fixture
def window(themed: ThemeManager, qtbot) -> QWidget:
    made = QWidget()
    made.resize(600, 400)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def host(window: QWidget) -> ToastHost:
    return ToastHost(window)


def test_a_toast_stands_at_the_lower_edge(host: ToastHost, window: QWidget) -> None:
    toast = host.show_toast("Cannot be played: lower than the table")
    assert toast.isVisible()
    assert toast.geometry().bottom() == window.height() - 24 - 1
    assert toast.geometry().center().x() == pytest.approx(window.rect().center().x(), abs=1)
    window.resize(900, 500)
    assert toast.geometry().bottom() == 500 - 24 - 1


def test_its_action_closes_it(host: ToastHost, qtbot) -> None:
    toast = host.show_toast("Rain left", "Details")
    with qtbot.waitSignals([toast.acted, toast.closed]):
        qtbot.mouseClick(toast.findChild(Button), Qt.MouseButton.LeftButton)


def test_it_goes_by_itself(host: ToastHost, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toasts, "TOAST_MS", 1)
    toast = host.show_toast("Saved")
    with qtbot.waitSignal(toast.closed):
        pass


@pytest.mark.parametrize("action", ["", "Undo"])
def test_the_mouse_stops_the_time_of_what_can_be_acted_on(host: ToastHost, action: str) -> None:
    toast = host.show_toast("1 hand deleted", action)
    at = QPointF(1, 1)
    QApplication.sendEvent(toast, QEnterEvent(at, at, at))
    assert toast.resting == bool(action)
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert not toast.resting


def test_one_click_ends_it(host: ToastHost, qtbot) -> None:
    toast = host.show_toast("Saved")
    with qtbot.waitSignal(toast.closed):
        qtbot.mouseClick(toast, Qt.MouseButton.LeftButton)


def test_where_a_page_has_little_room_for_them_the_others_wait(host: ToastHost, window: QWidget) -> None:
    area = QRect(100, 40, 400, 60)
    host.area = lambda _: area
    first, second = host.show_toast("Saved"), host.show_toast("Copied")
    assert (first.y(), first.geometry().center().x()) == (40, pytest.approx(area.center().x(), abs=1))
    assert second.isHidden()
    assert second.resting
    first.close_now()
    assert second.isVisible()
    assert second.y() == 40
    assert not second.resting


def test_one_after_another_is_seen_where_there_is_room_for_one(host: ToastHost, window: QWidget) -> None:
    host.area = lambda _: QRect(100, 40, 400, 60)
    told = [host.show_toast(f"News {number}") for number in range(5)]
    seen = []
    for _ in told:
        (standing,) = [toast for toast in told if not toast.gone and not toast.isHidden()]
        seen.append(standing)
        standing.close_now()
    assert seen == told


def test_what_can_be_acted_on_is_not_lost_among_many(host: ToastHost, window: QWidget) -> None:
    host.area = lambda _: QRect(100, 40, 400, 60)
    first = host.show_toast("News")
    undo = host.show_toast("1 hand deleted", "Undo")
    others = [host.show_toast(f"News {number}") for number in range(20)]
    assert not first.gone
    assert not undo.gone
    assert sum(not toast.gone for toast in others) == ToastHost.WAITING


def test_a_toast_is_no_wider_than_its_place(host: ToastHost, window: QWidget) -> None:
    host.area = lambda _: QRect(150, 40, 300, 60)
    toast = host.show_toast("No sound: this computer has nothing to play it on.")
    assert 150 <= toast.x() < toast.geometry().right() <= 449
    assert clipped(toast) == []


def test_its_place_is_told_what_it_takes_in_one_line_and_in_more(host: ToastHost, window: QWidget) -> None:
    told: list[QSize] = []
    host.area = lambda sizes: told.extend(sizes) or QRect(QPoint(40, 40), sizes[-1])
    toast = host.show_toast("No sound: this computer has nothing to play it on.")
    assert [size.width() for size in told] == sorted({size.width() for size in told}, reverse=True)
    heights = [size.height() for size in told]
    assert heights == sorted(heights)
    assert heights[0] < heights[1]
    assert toast.size() == told[-1]
    assert toast.pos() == QPoint(40, 40)


def test_a_long_text_takes_several_lines(host: ToastHost, window: QWidget) -> None:
    toast = host.show_toast("No sound: this computer has nothing to play it on. " * 3)
    assert window.rect().contains(toast.geometry())
    assert clipped(toast) == []


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        (("Saved",), ("Saved",), 1),
        (("Saved",), ("Copied",), 2),
        (("Sound is on", "", "sound"), ("Sound is off", "", "sound"), 1),
        (("1 hand deleted", "Undo"), ("1 hand deleted", "Undo"), 2),
    ],
)
def test_what_is_told_again_takes_the_place_of_the_first(
    host: ToastHost, window: QWidget, first: tuple[str, ...], second: tuple[str, ...], left: int
) -> None:
    host.show_toast(*first)
    latest = host.show_toast(*second)
    assert len([toast for toast in window.findChildren(Toast) if not toast.isHidden()]) == left
    assert latest.isVisible()
    assert latest.geometry().bottom() == window.height() - 24 - 1


def test_at_most_three_stand_one_above_the_other(host: ToastHost, window: QWidget) -> None:
    told = [host.show_toast(f"Toast {number}") for number in range(4)]
    assert told[3].isHidden()
    standing = [toast for toast in window.findChildren(Toast) if not toast.isHidden()]
    assert len(standing) == 3
    by_height = sorted(standing, key=QWidget.y)
    for above, below in pairwise(by_height):
        assert above.geometry().bottom() < below.y()
