"""A line about something, with its licence a press away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.pages.action_tile import EnterTile

LABEL_WIDTH = 136
HEIGHT, LOW_HEIGHT = 48, 36
ARROW = 22
LINE_SIZES = (16.0, 15.0, 14.0, 13.0, 12.0)


class AboutRow(EnterTile):
    """What it is at the left, what there is to say beside it; folds where both do not fit."""

    def __init__(self, resource: tuple[str, ...]) -> None:
        super().__init__(radius=10)
        self.resource = resource
        self._label = ""
        self._line = ""
        self._low = False
        self._underlay.set_wanted(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, label: str, line: str) -> None:
        """Show both."""
        self._label, self._line = label, line
        self.setAccessibleName(f"{label}: {line}")
        self.restyle()

    def set_low(self, low: bool) -> None:
        """Take less height, in a low window."""
        self._low = low
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = theme.scaled(LOW_HEIGHT if self._low else HEIGHT)
        return QSize(320, round(height * (1.6 if self._folded() else 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            paint_box(painter, rect, 10, with_alpha(tokens.ink, 0.12 if self.isDown() else 0.06))
        half = rect.height() / 2
        folded = self._folded()
        left = rect.left() if folded else rect.left() + theme.scaled(LABEL_WIDTH)
        upper = QRectF(rect.left(), rect.top(), rect.width(), half if folded else rect.height())
        lower = QRectF(left, rect.top() + (half if folded else 0), rect.right() - left - ARROW - 12, upper.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(tokens.ink2)
        painter.drawText(upper, middle, self._label)
        painter.setFont(self._line_font(lower.width()))
        painter.setPen(tokens.ink)
        shown = painter.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, int(lower.width()))
        painter.drawText(lower, middle, shown)
        arrow = icons.pixmap("fwd", tokens.ink2, ARROW, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.right() - ARROW, rect.center().y() - ARROW / 2), arrow)

    def _line_font(self, room: float) -> QFont:
        """The first size in which the line is whole, or the last."""
        sizes = [fonts.sans(theme.scaled(px)) for px in LINE_SIZES]
        return next((font for font in sizes if QFontMetricsF(font).horizontalAdvance(self._line) <= room), sizes[-1])

    def _folded(self) -> bool:
        width = QFontMetricsF(fonts.sans(theme.scaled(16))).horizontalAdvance(self._line)
        return self.width() < theme.scaled(LABEL_WIDTH) + width + ARROW + 14
