"""Chips: filters that can be switched, tags that only tell, and the badge of a role."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import mix, with_alpha
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.tokens import Tokens

# share of the role's colour in a tinted tag
TINT = 0.12


class FilterChip(Control):
    """A round chip that is on or off, as over the list of rule systems."""

    HEIGHT = 40

    def __init__(self, text: str, *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, self.HEIGHT / 2, parent)
        self.setCheckable(True)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        self.focus_ring.set_radius(self.sizeHint().height() / 2)
        super().restyle()

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(16), bold=True)
        height = max(self.HEIGHT, font.pixelSize() * 2.1)
        return QSize(round(QFontMetricsF(font).horizontalAdvance(self.text()) + 26), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        fill, text = (tokens.primary, tokens.on_primary) if on else (tokens.surface, tokens.ink)
        paint_box(painter, rect, rect.height() / 2, fill, None if on else tokens.edge, max(1.1, tokens.border - 0.3))
        if self.underMouse() or self.isDown():
            paint_box(painter, rect, rect.height() / 2, with_alpha(text, 0.12 if self.isDown() else 0.06))
        painter.setFont(fonts.sans(theme.scaled(16), bold=on))
        painter.setPen(text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())


class TagTone(StrEnum):
    """The tint of a tag."""

    SOFT = "soft"
    GOLD = "gold"
    ACCENT = "accent"
    FARMER = "farmer"
    WILD = "wild"
    NEUTRAL = "neutral"
    SOLID_GOLD = "solid-gold"
    SOLID_ACCENT = "solid-accent"
    SOLID_FARMER = "solid-farmer"


def tag_colors(tone: TagTone, tokens: Tokens) -> tuple[QColor, QColor]:
    """Fill and text of a tag."""
    table = {
        TagTone.SOFT: (tokens.soft, tokens.primary),
        TagTone.GOLD: (tokens.soft_gold, tokens.gold_text),
        TagTone.ACCENT: (tokens.soft_accent, tokens.err),
        TagTone.FARMER: (mix(tokens.surface, tokens.farmer, TINT), tokens.farmer),
        TagTone.WILD: (mix(tokens.surface, tokens.wild, TINT), tokens.wild),
        TagTone.NEUTRAL: (tokens.surface2, tokens.ink2),
        TagTone.SOLID_GOLD: (tokens.gold_text, tokens.on_role),
        TagTone.SOLID_ACCENT: (tokens.landlord, tokens.on_role),
        TagTone.SOLID_FARMER: (tokens.farmer, tokens.on_role),
    }
    return table[tone]


class Tag(QWidget):
    """A small round label such as 三人 or ×2."""

    def __init__(
        self, text: str, tone: TagTone = TagTone.SOFT, *, icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._tone = tone
        self._icon = icon
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str, tone: TagTone | None = None) -> None:
        self._text = text
        self._tone = tone or self._tone
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(14), bold=True)
        icon = font.pixelSize() * 1.6 if self._icon else 0
        return QSize(round(QFontMetricsF(font).horizontalAdvance(self._text) + icon + 26), round(font.pixelSize() * 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        fill, text = tag_colors(self._tone, tokens)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        border = tokens.edge if tokens.high_contrast and not self._tone.startswith("solid") else None
        paint_box(painter, rect, rect.height() / 2, fill, border, 1.0)
        font = fonts.sans(theme.scaled(14), bold=True)
        painter.setFont(font)
        painter.setPen(text)
        if self._icon:
            side = font.pixelSize() * 1.2
            corner = QPointF(11, rect.center().y() - side / 2)
            painter.drawPixmap(corner, icons.pixmap(self._icon, text, side, self.devicePixelRatioF()))
            rect.setLeft(rect.left() + font.pixelSize() * 1.6)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)


class BadgeRole(StrEnum):
    """Role on a badge: its colour and icon; the word beside them comes from the caller."""

    LANDLORD = "landlord"
    FARMER = "farmer"
    HIDDEN = "hidden"
    UNKNOWN = "unknown"


def badge_width(text: str, height: float) -> float:
    """Width of a badge of a height; 25 is normal."""
    font = fonts.sans(height * 0.56, bold=True)
    return QFontMetricsF(font).horizontalAdvance(text) + height * 1.55


def paint_badge(painter: QPainter, rect: QRectF, role: BadgeRole, text: str) -> None:
    """A role's badge: colour, icon and word, so that no one of them is needed to read it."""
    tokens = theme.current()
    fills = {BadgeRole.LANDLORD: tokens.landlord, BadgeRole.FARMER: tokens.farmer, BadgeRole.HIDDEN: tokens.wild}
    known = role is not BadgeRole.UNKNOWN
    fill = fills.get(role, tokens.unknown)
    ink = tokens.on_role if known else tokens.on_unknown
    height = rect.height()
    paint_box(painter, rect, height / 2, fill, tokens.frame, height * 0.064)
    side = round(height * 0.7)
    name = "landlord" if role is BadgeRole.HIDDEN else str(role)
    corner = QPointF(rect.left() + height * 0.32, rect.center().y() - side / 2)
    painter.drawPixmap(corner, icons.pixmap(name, ink, side, painter.device().devicePixelRatioF()))
    painter.setFont(fonts.sans(height * 0.56, bold=True))
    painter.setPen(ink)
    painter.drawText(rect.adjusted(height * 1.12, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)


class RoleBadge(QWidget):
    """The badge of a role on pages; the table paints its own with `paint_badge`."""

    def __init__(self, role: BadgeRole, text: str, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_role(self, role: BadgeRole, text: str) -> None:
        self._role, self._text = role, text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        height = theme.scaled(25)
        return QSize(round(badge_width(self._text, height)), round(height))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_badge(QPainter(self), QRectF(self.rect()), self._role, self._text)
