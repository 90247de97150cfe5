"""Fields: a search or text field with an icon, and a drop-down list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QValidator,
)
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QToolTip, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls.painting import paint_box


class DrawableText(QValidator):
    """Takes out of a field what would be seen as boxes."""

    def __init__(self, field: TextField) -> None:
        super().__init__(field)
        self._field = field

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Always acceptable; the text and the place of the cursor (in UTF-16 units) without what cannot be drawn."""
        kept = fonts.drawable(text)
        if kept == text:
            return QValidator.State.Acceptable, text, position
        before = text.encode("utf-16-le")[: 2 * position].decode("utf-16-le", "ignore")
        self._field.tell_left_out()
        return QValidator.State.Acceptable, kept, len(fonts.drawable(before).encode("utf-16-le")) // 2


ICON, ICON_MARGIN = 18.0, 12.0
"""An icon in a field at text scale 100 %, and its distance from the edge."""


class TextField(QLineEdit):
    """A line of text, with an icon in front or at the end if named; `set_invalid` frames it red.

    Characters that nothing here can draw are not taken; a tip says so.
    """

    def __init__(
        self, placeholder: str = "", *, icon: str = "", end_icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setPlaceholderText(placeholder)
        self.setValidator(DrawableText(self))
        self._icon, self._end_icon = icon, end_icon
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = _icon_side()
        top = (self.height() - side) / 2
        painter = QPainter(self)
        for name, left in ((self._icon, ICON_MARGIN), (self._end_icon, self.width() - ICON_MARGIN - side)):
            if name:
                picture = icons.pixmap(name, theme.current().ink2, side, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(left, top), picture)

    def tell_left_out(self) -> None:
        """Something typed, or pasted, cannot be drawn."""
        if not self.hasFocus():
            return
        told = QCoreApplication.translate("TextField", "No font on this computer draws that character: it is left out.")
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), told, self)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def set_invalid(self, invalid: bool) -> None:
        """Frame the field as wrong; say why in a label beneath it."""
        self.setProperty("invalid", invalid)
        self.style().unpolish(self)
        self.style().polish(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._make_room()

    def _make_room(self) -> None:
        """For the icons, beside the text."""
        room = round(_icon_side()) + 6
        self.setTextMargins(room if self._icon else 0, 0, room if self._end_icon else 0, 0)


def _icon_side() -> float:
    return theme.scaled(ICON)


class Dropdown(QComboBox):
    """A drop-down list in the shape of the other fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def shown_text(self) -> str:
        """Hook: what the closed field says."""
        return self.currentText()

    def sizeHint(self) -> QSize:
        return self._size_for([self.itemText(row) for row in range(self.count())])

    def _size_for(self, texts: Sequence[str]) -> QSize:
        """The size in which each of some texts has room."""
        font = fonts.sans(theme.scaled(16))
        metrics = QFontMetricsF(font)
        widest = max(map(metrics.horizontalAdvance, texts), default=60.0)
        return QSize(round(widest + 40 + theme.scaled(20)), round(max(44.0, font.pixelSize() * 2.6)))

    def minimumSizeHint(self) -> QSize:
        return QSize(96, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        focused = self.hasFocus()
        edge = tokens.primary if focused else tokens.edge
        fill = tokens.surface if self.isEnabled() else tokens.surface2
        paint_box(painter, rect, 10, fill, edge, 2.0 if focused else max(1.3, tokens.border))
        ink = tokens.ink if self.isEnabled() else tokens.ink3
        side = theme.scaled(20)
        arrow = icons.pixmap("down", ink, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.right() - 14 - side, rect.center().y() - side / 2), arrow)
        painter.setFont(fonts.sans(theme.scaled(16)))
        painter.setPen(ink)
        room = rect.adjusted(14, 0, -20 - side, 0)
        text = painter.fontMetrics().elidedText(self.shown_text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
