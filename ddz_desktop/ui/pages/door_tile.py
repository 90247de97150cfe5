"""A small tile of the home page that leads to another page: an icon, and its name beneath."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.pages.action_tile import EnterTile

ICON = 28.0
TOP, GAP, BOTTOM = 16.0, 8.0, 14.0
MARGIN = 6
SMALLER = 14
"""Px at text scale 100 % of a label that would not fit otherwise."""


class DoorTile(EnterTile):
    """Leads somewhere."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._symbol = icon
        self._label = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_label(self, label: str) -> None:
        """Show where it leads."""
        self._label = label
        self.setAccessibleName(label)
        self.restyle()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(_font())
        width = metrics.horizontalAdvance(self._label) + 20
        return QSize(round(width), round(TOP + ICON + GAP + metrics.height() + BOTTOM))

    def minimumSizeHint(self) -> QSize:
        """A smaller label, before tiles need another row."""
        width = QFontMetricsF(_font(SMALLER)).horizontalAdvance(self._label) + 2 * MARGIN
        return QSize(ceil(width), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        painter = QPainter(self)
        top = (self.height() - self.sizeHint().height()) / 2 + TOP
        corner = QPointF((self.width() - ICON) / 2, top)
        painter.drawPixmap(corner, icons.pixmap(self._symbol, tokens.primary, ICON, self.devicePixelRatioF()))
        fits = QFontMetricsF(_font()).horizontalAdvance(self._label) <= self.width() - 2 * MARGIN
        painter.setFont(_font() if fits else _font(SMALLER))
        painter.setPen(tokens.ink)
        room = QRectF(4, top + ICON + GAP, self.width() - 8, QFontMetricsF(_font()).height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._label)


def _font(px: int = 16) -> QFont:
    return fonts.sans(theme.scaled(px), bold=True)
