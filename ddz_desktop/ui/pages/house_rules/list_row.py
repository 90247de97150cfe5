"""A line of the lists at the left: a house rule, or a system to make one from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Control
from ddz_desktop.ui.controls.painting import paint_box

SIDE = 18.0


class ListRow(Control):
    """Something to choose. `key`: what it stands for; a `caption` makes it a tile, an `icon` stands at the right."""

    def __init__(
        self, text: str, key: str, *, caption: str = "", icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, 14 if caption else 8, parent)
        self.key = key
        self._caption = caption
        self._icon = icon
        self._dotted = False
        self.setCheckable(bool(caption))
        self.setAutoExclusive(bool(caption))
        self.setAccessibleDescription(caption)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_texts(self, text: str, *, dotted: bool) -> None:
        """Show another name, with a dot while there is something to save."""
        self._dotted = dotted
        self.setText(text)
        told = self.tr("not saved") if dotted else ""
        self.setAccessibleDescription(", ".join(filter(None, (self._caption, told))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(theme.scaled(180)), round(theme.scaled(74 if self._caption else 40)))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        if self._caption:
            edge = tokens.primary if on else tokens.line if tokens.high_contrast else None
            paint_box(painter, rect, 14, tokens.soft if on else tokens.bg, edge, 2.6 if on else tokens.border)
        if self.underMouse() or self.isDown():
            paint_box(painter, rect, 14 if self._caption else 8, with_alpha(tokens.ink, 0.06))
        self._paint_texts(painter, rect)
        if self._icon:
            side = theme.scaled(20)
            corner = QPointF(rect.right() - 12 - side, rect.center().y() - side / 2)
            painter.drawPixmap(corner, icons.pixmap(self._icon, tokens.primary, side, self.devicePixelRatioF()))
        if self._dotted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.gold)
            painter.drawEllipse(QPointF(rect.right() - 18, rect.top() + 20), 5, 5)

    def _paint_texts(self, painter: QPainter, rect: QRectF) -> None:
        tokens = theme.current()
        end = 46 if self._icon or self._dotted else 12
        room = rect.adjusted(SIDE, 0, -end, 0)
        upper, lower = QRectF(room), QRectF(room)
        if self._caption:
            upper = QRectF(room.left(), rect.top() + theme.scaled(10), room.width(), theme.scaled(28))
            lower = QRectF(room.left(), upper.bottom(), room.width() + end - 12, theme.scaled(24))
        painter.setFont(fonts.sans(theme.scaled(17 if self._caption else 16), bold=bool(self._caption)))
        painter.setPen(tokens.ink)
        self._draw(painter, upper, self.text())
        if self._caption:
            painter.setFont(fonts.sans(theme.scaled(14)))
            painter.setPen(tokens.ink2)
            self._draw(painter, lower, self._caption)

    @staticmethod
    def _draw(painter: QPainter, room: QRectF, text: str) -> None:
        shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
