"""Room that scrolls up and down when a window is too low for what stands in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def scrolling(inner: QWidget | None = None) -> QScrollArea:
    """A transparent area around a widget, as wide as the area, at least as high."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if inner is not None:
        fill(area, inner)
    return area


def fill(area: QScrollArea, inner: QWidget) -> None:
    """Put another widget into the area; the one before is deleted when the present event is over."""
    before = area.takeWidget()
    if before is not None:
        before.hide()
        before.deleteLater()
    inner.setProperty("page", True)  # the stylesheet makes it transparent
    area.setWidget(inner)
