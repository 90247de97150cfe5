"""What an eye, or somebody without one, would find wrong with a page."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QWidget

from ddz_desktop.ui.controls import Button
from ddz_desktop.ui.pages.action_tile import ActionTile
from ddz_desktop.ui.pages.players_tile import PlayersTile
from ddz_desktop.ui.pages.system_tile import SystemTile


def unnamed(page: QWidget) -> list[str]:
    """Visible controls that a screen reader has no name for."""
    controls = [*page.findChildren(QAbstractButton), *page.findChildren(QLineEdit)]
    return [
        type(control).__name__
        for control in controls
        if control.isVisible() and not (control.accessibleName() or getattr(control, "text", str)())
        if not isinstance(control.parentWidget(), QLineEdit)  # the field's icon and Qt's own button to clear it
    ]


def clipped(page: QWidget) -> list[str]:
    """Visible texts that do not fit where they stand."""
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and not _label_fits(label)]
    buttons = [
        button.text() or button.accessibleName()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and isinstance(button, Button | ActionTile | PlayersTile)
        if button.width() < button.sizeHint().width() or button.height() < button.sizeHint().height()
    ]
    tiles = [tile for tile in page.findChildren(SystemTile) if tile.isVisible()]
    rows = [row.text for tile in tiles for row in tile.rows() if not _fits(row.text, row.font, row.room.width())]
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible() and area.widget() is not None]
    wide = ["too wide" for area in areas if area.widget().width() > area.viewport().width()]
    return [*labels, *buttons, *rows, *wide]


def _fits(text: str, font, room: float) -> bool:
    return QFontMetricsF(font).horizontalAdvance(text) <= room


def _label_fits(label: QLabel) -> bool:
    if not label.text() or not label.pixmap().isNull():
        return True
    if label.wordWrap():
        return label.height() >= label.heightForWidth(label.width())
    return label.width() >= label.sizeHint().width()
