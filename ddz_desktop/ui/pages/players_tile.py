"""A small tile of the home page: a number of players, as their pictures, and how many rule systems are for them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.pages.action_tile import EnterTile

FACES = ("farmer", "grandpa", "girl", "youth", "granny")
FACE, FACE_STEP = 34.0, 20.0
TOP, DENSE_TOP, LINE = 14.0, 6.0, 23.0


class PlayersTile(EnterTile):
    """Leads to the rule systems for so many players."""

    def __init__(self, players: int, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.players = players
        self._label = ""
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, label: str, line: str) -> None:
        """Show how many play, and beneath it what there is for them."""
        self._label, self._line = label, line
        self.setAccessibleName(label)
        self.setAccessibleDescription(line)
        self.restyle()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(fonts.sans(theme.scaled(16), bold=True)).horizontalAdvance(self._label)
        line = QFontMetricsF(fonts.sans(theme.scaled(14))).horizontalAdvance(self._line)
        faces = FACE + FACE_STEP * (self.players - 1)
        top = DENSE_TOP if self.dense else TOP
        return QSize(round(max(width, line, faces) + 16), round(2 * top + FACE + 2 + theme.scaled(2 * LINE)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = DENSE_TOP if self.dense else TOP
        left = (self.width() - FACE - FACE_STEP * (self.players - 1)) / 2
        for index, name in enumerate(FACES[: self.players]):
            face = icons.avatar(name, FACE, ring=2, dpr=self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left + index * FACE_STEP, top), face)
        rows = (
            (self._label, fonts.sans(theme.scaled(16), bold=True), tokens.ink, top + FACE + 4),
            (self._line, fonts.sans(theme.scaled(14)), tokens.ink2, top + FACE + 4 + theme.scaled(LINE)),
        )
        for text, font, color, above in rows:
            painter.setFont(font)
            painter.setPen(color)
            room = QRectF(6, above, self.width() - 12, theme.scaled(24))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
