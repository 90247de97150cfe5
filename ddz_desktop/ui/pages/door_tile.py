"""Small tiles of the home page that lead to other pages: an icon, and its name beneath."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls.placed import Columns
from ddz_desktop.ui.pages.action_tile import EnterTile

ICON = 28.0
TOP, GAP, BOTTOM = 16.0, 8.0, 14.0
DENSE_TOP, DENSE_GAP, DENSE_BOTTOM = 9.0, 4.0, 7.0
MARGIN = 6
SMALLER = 14
"""Px at text scale 100 % of labels of which one would not fit otherwise."""

LEAST, BETWEEN, MOST = 92, 12, 5
"""The least width of a tile, the room between two, and how many stand side by side."""


class DoorTile(EnterTile):
    """Leads somewhere."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._symbol = icon
        self._label = ""
        self._small = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_label(self, label: str) -> None:
        """Show where it leads."""
        self._label = label
        self.setAccessibleName(label)
        self.restyle()

    @property
    def fits(self) -> bool:
        """Whether there is room for the label at its usual size."""
        return QFontMetricsF(_font()).horizontalAdvance(self._label) <= self.width() - 2 * MARGIN

    def set_small(self, small: bool) -> None:
        """Show the label smaller, or at its usual size."""
        if small != self._small:
            self._small = small
            self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(_font())
        above, gap, below = self._gaps
        height = above + theme.scaled(ICON) + gap + metrics.height() + below
        return QSize(round(metrics.horizontalAdvance(self._label) + 20), round(height))

    def minimumSizeHint(self) -> QSize:
        """A smaller label, before tiles need another row."""
        width = QFontMetricsF(_font(SMALLER)).horizontalAdvance(self._label) + 2 * MARGIN
        return QSize(ceil(width), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        painter = QPainter(self)
        above, gap, _ = self._gaps
        top = (self.height() - self.sizeHint().height()) / 2 + above
        side = theme.scaled(ICON)
        corner = QPointF((self.width() - side) / 2, top)
        painter.drawPixmap(corner, icons.pixmap(self._symbol, tokens.primary, side, self.devicePixelRatioF()))
        painter.setFont(_font(SMALLER) if self._small else _font())
        painter.setPen(tokens.ink)
        room = QRectF(4, top + side + gap, self.width() - 8, QFontMetricsF(_font()).height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._label)

    @property
    def _gaps(self) -> tuple[float, float, float]:
        return (DENSE_TOP, DENSE_GAP, DENSE_BOTTOM) if self.dense else (TOP, GAP, BOTTOM)


class DoorRow(Columns):
    """Doors side by side; where one label needs to be smaller, all are. `doors`: those tiles."""

    def __init__(self, doors: Sequence[DoorTile]) -> None:
        self.doors = tuple(doors)
        super().__init__(doors, LEAST, BETWEEN, MOST)

    def _place(self) -> None:
        super()._place()
        small = not all(door.fits for door in self.doors)
        for door in self.doors:
            door.set_small(small)


def _font(px: int = 16) -> QFont:
    return fonts.sans(theme.scaled(px), bold=True)
