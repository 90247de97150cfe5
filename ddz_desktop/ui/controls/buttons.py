"""Buttons: gold, primary, secondary, tonal, ivory, outline, glass, quiet, tile and link.

A button that cannot be used now stays focusable and says why in its tooltip: `set_available(False, reason)`.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.painting import Elevation, key_cap_width, paint_box, paint_key_cap
from ddz_desktop.ui.controls.picture import Picture
from ddz_desktop.ui.controls.skins import ON_TABLE, RAISED, ButtonKind, Skin, disabled_skin, skin

RADIUS = 14.0
ICON_SHARE = 1.25


class Button(Control):
    """A push button: icon, text, key cap.

    Heights are px at text scale 100 %; with `set_unit` the button lives on the table and all its measures are stage
    units times `unit`.

    Signals:
        refused(str): it was pressed while unavailable; carries the reason.
    """

    refused = Signal(str)

    def __init__(
        self,
        text: str = "",
        kind: ButtonKind = ButtonKind.SECONDARY,
        *,
        icon: str = "",
        key: str = "",
        height: int = 48,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, RADIUS, parent, on_table=kind in ON_TABLE)
        self._kind = kind
        self._icon = icon
        self._key = key
        self._height = height
        self._min_width = 0
        self._unit: float | None = None
        self._available = True
        self._reason = ""
        self._hint = ""
        self._icon_tone = ""
        self._picture = Picture()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._underlay = Underlay(self, Elevation.LOW, RADIUS)
        self.restyle()

    @property
    def kind(self) -> ButtonKind:
        return self._kind

    @property
    def available(self) -> bool:
        """Whether pressing it does something."""
        return self._available

    def set_kind(self, kind: ButtonKind) -> None:
        if kind is not self._kind:
            self._kind = kind
            self.restyle()

    def set_key(self, key: str) -> None:
        """Show another key cap; none if empty."""
        if key != self._key:
            self._key = key
            self.restyle()

    def set_icon(self, name: str, tone: str = "") -> None:
        """Show an icon of `assets/icons`, in a token's colour or else the text's."""
        self._icon = name
        self._icon_tone = tone
        self.restyle()

    def set_min_width(self, width: int) -> None:
        """Narrowest width, in the measures of `height`."""
        if width != self._min_width:
            self._min_width = width
            self.restyle()

    def set_unit(self, unit: float) -> None:
        """Put the button on the table at a stage unit."""
        if unit != self._unit:
            self._unit = unit
            self.restyle()

    def set_available(self, available: bool, reason: str = "") -> None:
        """Make the button usable, or keep it focusable and tell why it is not."""
        self._available = available
        self._reason = "" if available else reason
        self.setToolTip(self._reason or self._hint)
        self.setAccessibleDescription(self._reason)
        self.restyle()

    def set_hint(self, hint: str) -> None:
        """The tooltip while the button is usable."""
        self._hint = hint
        self.setToolTip(self._reason or hint)

    def restyle(self) -> None:
        radius = min(RADIUS * (self._unit or 1.0), 0.3 * self.sizeHint().height())
        self._underlay.set_wanted(self._kind in RAISED and self._usable())
        self._underlay.set_radius(radius)
        self.focus_ring.set_radius(radius)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._usable() else Qt.CursorShape.ArrowCursor)
        super().restyle()

    # Qt

    def sizeHint(self) -> QSize:
        scale = self._scale()
        height = self._height * scale
        if not self.text():
            return QSize(round(height), round(height))
        width = self._content_width() + 2 * self._padding()
        return QSize(ceil(max(width, self._min_width * scale)), round(height))

    def hitButton(self, pos: QPoint) -> bool:
        return self._available and super().hitButton(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._available:
            self.refused.emit(self._reason)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressing = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if pressing and not self._available:
            self.refused.emit(self._reason)
        elif pressing and event.key() != Qt.Key.Key_Space:
            self.click()
        else:
            super().keyPressEvent(event)

    def click(self) -> None:
        """Press the button by program; an unavailable one refuses."""
        if self._available:
            super().click()
        else:
            self.refused.emit(self._reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._unit is None:
            self._paint(QPainter(self))
            return
        state = (self.isDown(), self.underMouse(), self.isChecked(), self._usable())
        content = (self._kind, self.text(), self._icon, self._icon_tone, self._shown_key(), self._unit)
        self._picture.paint(self, (theme.current(), theme.text_scale(), state, content), self._paint)

    # helpers

    def _paint(self, painter: QPainter) -> None:
        look = self._skin()
        usable = self._usable()
        rect = QRectF(self.rect())
        if self.isDown() and usable:
            rect.translate(0, 1)
        self._paint_body(painter, rect, look)
        if usable and (self.isDown() or self.underMouse()):
            paint_box(painter, rect, self._radius(), with_alpha(look.text, 0.12 if self.isDown() else 0.06))
        self._paint_content(painter, rect, look.text)

    def _usable(self) -> bool:
        return self._available and self.isEnabled()

    def _skin(self) -> Skin:
        tokens = theme.current()
        if not self._usable() and self._kind is not ButtonKind.LINK:
            return disabled_skin(tokens, on_table=self._unit is not None)
        if self.isCheckable() and self.isChecked():
            return skin(ButtonKind.GOLD if self._kind in ON_TABLE else ButtonKind.PRIMARY, tokens)
        return skin(self._kind, tokens)

    def _scale(self) -> float:
        if self._unit is not None:
            return self._unit
        return max(1.0, theme.text_scale() / 100 * 0.85)

    def _radius(self) -> float:
        return min(RADIUS * (self._unit or 1.0), 0.3 * self.height())

    def _font(self) -> QFont:
        px = 20 if self._height >= 54 else 18 if self._height >= 50 else 16
        if self._unit is not None:
            return fonts.sans(fonts.table_px(px, self._unit, theme.text_scale()), bold=True)
        return fonts.sans(theme.scaled(px), bold=True)

    def _padding(self) -> float:
        return 0 if self._kind is ButtonKind.LINK else (24 if self._height >= 48 else 14) * self._scale()

    def _cap_scale(self) -> float:
        return self._font().pixelSize() / (20 if self._height >= 54 else 18 if self._height >= 50 else 16)

    def _shown_key(self) -> str:
        return self._key if theme.manager().appearance.key_caps and self._usable() else ""

    def _content_width(self) -> float:
        font = self._font()
        width = fonts.advance(font, self.text())
        if self._icon:
            width += font.pixelSize() * (ICON_SHARE + 0.4)
        if self._shown_key():
            width += key_cap_width(self._key, self._cap_scale()) + 9 * self._cap_scale()
        return width

    def _paint_body(self, painter: QPainter, rect: QRectF, look: Skin) -> None:
        radius = self._radius()
        paint_box(painter, rect, radius, look.fill, look.border, look.width * (self._unit or 1.0))
        if look.gloss:
            shine = rect.adjusted(2, 2, -2, -rect.height() * 0.58)
            paint_box(painter, shine, min(radius, shine.height() / 2), QColor(255, 255, 255, 41))

    def _paint_content(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        font = self._font()
        side = font.pixelSize() * ICON_SHARE if self.text() else rect.height() * 0.5
        tint: QColor = getattr(theme.current(), self._icon_tone) if self._icon_tone and self._usable() else color
        x = rect.left() + max(0.0, (rect.width() - self._content_width()) / 2)
        if self._icon:
            left = x if self.text() else rect.center().x() - side / 2
            corner = QPointF(left, rect.center().y() - side / 2)
            painter.drawPixmap(corner, icons.pixmap(self._icon, tint, side, self.devicePixelRatioF()))
            x += side + font.pixelSize() * 0.4
        if self.text():
            self._paint_text(painter, rect, x, color)

    def _paint_text(self, painter: QPainter, rect: QRectF, x: float, color: QColor) -> None:
        font = self._font()
        metrics = QFontMetricsF(font)
        room = rect.right() - x
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, max(room, metrics.averageCharWidth()))
        painter.setFont(font)
        painter.setPen(color)
        line = QRectF(x, rect.top(), room, rect.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        if key := self._shown_key():
            scale = self._cap_scale()
            left = x + metrics.horizontalAdvance(text) + 9 * scale
            cap = QRectF(left, rect.center().y() - 10 * scale, key_cap_width(key, scale), 20 * scale)
            paint_key_cap(painter, cap, key, color)


def icon_button(name: str, label: str, kind: ButtonKind = ButtonKind.QUIET, *, size: int = 48) -> Button:
    """A square button with an icon only; `label` is its tooltip and accessible name."""
    button = Button("", kind, icon=name, height=size)
    button.set_hint(label)
    button.setAccessibleName(label)
    return button
