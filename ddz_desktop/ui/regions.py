"""F6 on a page: the keyboard goes from its head over its panels to its foot, and round again."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from ddz_desktop.ui.controls import PageFooter, PageHeader, Panel
from ddz_desktop.ui.dialogs.dialog import Dialog


@runtime_checkable
class HasRegions(Protocol):
    """A page that knows its regions better."""

    def step_region(self, by: int) -> None:
        """Go to the next one (1) or the one before (-1)."""


class RegionKeys(QObject):
    """F6 and Shift+F6 in a window of pages."""

    def __init__(self, pages: QStackedWidget, window: QWidget) -> None:
        super().__init__(window)
        self._pages = pages
        QShortcut(QKeySequence("F6"), window, self._forward)
        QShortcut(QKeySequence("Shift+F6"), window, self._backward)

    @Slot()
    def _forward(self) -> None:
        self._step(1)

    @Slot()
    def _backward(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        page = self._pages.currentWidget()
        if page is not None:
            step_region(page, by)


def step_region(page: QWidget, by: int) -> None:
    """Bring the keyboard to the next region of a page (1) or the one before (-1). A dialog is one region."""
    if any(dialog.isVisible() for dialog in page.findChildren(Dialog)):
        return
    if isinstance(page, HasRegions):
        page.step_region(by)
        return
    found = regions(page)
    if not found:
        return
    focused = QApplication.focusWidget()
    places = [place for place, region in enumerate(found) if focused is not None and region.isAncestorOf(focused)]
    at = places[0] if places else (-1 if by > 0 else 0)
    first_stop(found[(at + by) % len(found)]).setFocus(Qt.FocusReason.ShortcutFocusReason)


def regions(page: QWidget) -> list[QWidget]:
    """The visible parts of a page that have something to press, in reading order."""
    parts: list[QWidget] = [
        part
        for kind in (PageHeader, Panel, PageFooter)
        for part in page.findChildren(kind)
        if part.isVisible() and _stops(part)
    ]
    outer = [part for part in parts if not any(other is not part and other.isAncestorOf(part) for other in parts)]
    return sorted(outer, key=lambda part: _corner(part, page))


def first_stop(region: QWidget) -> QWidget:
    """Where the keyboard goes in a region: what is chosen there, else the first stop."""
    stops = _stops(region)
    return next((stop for stop in stops if getattr(stop, "isChecked", bool)()), stops[0])


def _stops(region: QWidget) -> list[QWidget]:
    found = [
        widget
        for widget in region.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
    ]
    return sorted(found, key=lambda widget: _corner(widget, region))


def _corner(widget: QWidget, page: QWidget) -> tuple[int, int]:
    """For reading order: rows of 40 px, then from left to right."""
    at = widget.mapTo(page, QPoint(0, 0))
    return at.y() // 40, at.x()
