"""Putting a widget where another one stood, which is deleted when the present event is over."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QStackedWidget, QWidget


def replace_only(layout: QLayout, widget: QWidget | None) -> None:
    """In a layout that holds one widget at most."""
    before = layout.takeAt(0)
    old = before.widget() if before is not None else None
    if old is not None:
        old.hide()
        old.deleteLater()
    if widget is not None:
        layout.addWidget(widget)


def show_instead(stack: QStackedWidget, widget: QWidget) -> None:
    """On a stack, in place of what it always shows first."""
    before = stack.widget(1)
    if before is not None:
        stack.removeWidget(before)
        before.hide()
        before.deleteLater()
    stack.insertWidget(1, widget)
    stack.setCurrentWidget(widget)
