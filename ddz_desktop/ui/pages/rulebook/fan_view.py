"""Cards side by side on a page."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.pages.rulebook.blocks import Fan
from ddz_desktop.ui.table.card_art import CardArt

CARD = 54.0
LARGEST = 76.0
STEP, SMALLEST_STEP = 0.667, 0.3
"""Visible strip of a covered card as a share of its width: wished, and the least that shows rank and suit."""

ROW_GAP = 6.0


class FanView(QWidget):
    """Cards that overlap as much as the room demands, in several rows where it must be."""

    def __init__(self, fan: Fan, art: CardArt, *, width: float = CARD) -> None:
        super().__init__()
        self._fan = fan
        self._art = art
        self._wished = width
        self.setAccessibleName(fan.spoken)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return len(self._fan.looks)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return ceil(rows * self._height() + (rows - 1) * ROW_GAP + 2 * self._margin())

    def sizeHint(self) -> QSize:
        width = ceil(self._card() * (1 + STEP * (self.cards - 1)) + 2 * self._margin())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = ceil(self._card() * (1 + SMALLEST_STEP * min(3, self.cards - 1)) + 2 * self._margin())
        return QSize(width, ceil(self._height() + 2 * self._margin()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = self._card()
        per_row = ceil(self.cards / self._rows(self.width()))
        room = self.width() - 2 * self._margin() - width
        step = min(STEP * width, room / max(1, per_row - 1))
        for index, look in enumerate(self._fan.looks):
            row, column = divmod(index, per_row)
            corner = QPointF(column * step, row * (self._height() + ROW_GAP))  # pictures have the margin in them
            painter.drawPixmap(corner, self._art.pixmap(look, width, self.devicePixelRatioF()))

    def _card(self) -> float:
        return min(theme.scaled(self._wished), max(LARGEST, self._wished))

    def _height(self) -> float:
        return CardArt.height(self._card())

    def _margin(self) -> float:
        return CardArt.margin(self._card())

    def _rows(self, width: int) -> int:
        """As few rows as let every card show its strip."""
        room = width - 2 * self._margin() - self._card()
        most = max(1, int(room / (SMALLEST_STEP * self._card()) + 0.01) + 1)
        return ceil(self.cards / most)
