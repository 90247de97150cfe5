"""Presses of controls, whoever made them, for what concerns them all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication


class Presses(QObject):
    """`by_mouse`: whether a control is being pressed with the mouse, and what comes of it goes on.

    Signals:
        pressed: some control was pressed.
    """

    pressed = Signal()

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.by_mouse = False


def presses() -> Presses:
    """The application's one, made when it is first asked for."""
    app = QApplication.instance()
    found = app.findChild(Presses, options=Qt.FindChildOption.FindDirectChildrenOnly) if app is not None else None
    return found if isinstance(found, Presses) else Presses(app)


@contextmanager
def pressing_by_mouse() -> Iterator[None]:
    """Around what a click does: where it brings the keyboard to, no ring has to show."""
    told = presses()
    told.by_mouse = True
    try:
        yield
    finally:
        told.by_mouse = False
