"""The frame of a page: its header, what it is about in the middle, and perhaps a footer."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui.controls.panels import PAGE_WIDTH, PageFooter, PageHeader


def centred(inner: QWidget) -> QWidget:
    """A widget in the middle of its room, no wider than pages are."""
    inner.setMaximumWidth(PAGE_WIDTH)
    room = QWidget()
    row = QHBoxLayout(room)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(inner)
    return room


def frame_page(page: QWidget, header: PageHeader, middle: QWidget, footer: PageFooter | None = None) -> None:
    """Lay a page out from top to bottom; the middle takes all the room that is left."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(header)
    column.addWidget(middle, 1)
    if footer is not None:
        column.addWidget(footer)
