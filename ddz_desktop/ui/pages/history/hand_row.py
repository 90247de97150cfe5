"""A hand as a row of the list: in one line, or in two where texts are large or the window is small."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ddz_desktop.rules.state import Role
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls.chips import BadgeRole, TagTone, badge_width, paint_badge, tag_colors
from ddz_desktop.ui.controls.painting import paint_at_right, paint_box
from ddz_desktop.ui.dialogs.settlement_rows import gain_color
from ddz_desktop.ui.texts_history import HandLine

LINE = Qt.ItemDataRole.UserRole
"""The role under which a model gives the HandLine of a row."""

ROW, TWO_LINES = 54, 84
ONE_LINE_FROM = 820
"""Px at text scale 100 %: narrower lists have rows of two lines."""

BADGES = {
    Role.LANDLORD: BadgeRole.LANDLORD,
    Role.HIDDEN_LANDLORD: BadgeRole.HIDDEN,
    Role.FARMER: BadgeRole.FARMER,
}
WHEN, SYSTEM, BADGE, POINTS = 146, 172, 118, 76
"""Px at text scale 100 %; players and tags have the rest of a row's width."""

GAP = 12
"""Px between what stands side by side."""

Index = QModelIndex | QPersistentModelIndex


class HandDelegate(QStyledItemDelegate):
    """When, rules, role, others, what was special, points."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else 0
        return QSize(200, round(theme.scaled(ROW if _in_one_line(width) else TWO_LINES)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE)
        if not isinstance(line, HandLine):
            return
        tokens = theme.current()
        rect = QRectF(option.rect)
        box = rect.adjusted(2, 1, -2, -1)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            paint_box(painter, box, 12, tokens.soft, tokens.primary, max(1.6, tokens.border))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint_box(painter, box, 12, tokens.surface2)
        elif index.row() % 2 == 0:
            paint_box(painter, box, 12, tokens.bg)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_box(painter, box.adjusted(3, 3, -3, -3), 9, None, tokens.primary, 1.4)
        paint_row = _paint_line if _in_one_line(rect.width()) else _paint_two_lines
        paint_row(painter, rect.adjusted(16, 0, -16, 0), line)
        painter.restore()


def _in_one_line(width: float) -> bool:
    return width >= theme.scaled(ONE_LINE_FROM)


def _paint_line(painter: QPainter, rect: QRectF, line: HandLine) -> None:
    tokens = theme.current()
    x, when, system = rect.left(), theme.scaled(WHEN), theme.scaled(SYSTEM)
    _text(painter, QRectF(x, rect.top(), when - 8, rect.height()), line.when, 15, tokens.ink2)
    x += when
    _text(painter, QRectF(x, rect.top(), system - 8, rect.height()), line.system, 17, tokens.ink, bold=True)
    x += system
    _paint_role(painter, QPointF(x, rect.center().y()), line)
    x += theme.scaled(BADGE)
    width = theme.scaled(POINTS)
    points = QRectF(rect.right() - width, rect.top(), width, rect.height())
    _paint_points(painter, points, line)
    left = _paint_tags(painter, QRectF(x, rect.top(), points.left() - GAP - x, rect.height()), line.tags)
    _text(painter, QRectF(x, rect.top(), left - x - GAP, rect.height()), line.players, 15, tokens.ink2)


def _paint_two_lines(painter: QPainter, rect: QRectF, line: HandLine) -> None:
    tokens = theme.current()
    half = rect.height() / 2
    upper = QRectF(rect.left(), rect.top() + half * 0.12, rect.width(), half)
    lower = upper.translated(0, half * 0.78)
    points = QRectF(upper.right() - theme.scaled(64), upper.top(), theme.scaled(64), half)
    _paint_points(painter, points, line)
    badge = badge_width(line.role_text, theme.scaled(25)) if line.role in BADGES else 0.0
    room = points.left() - upper.left() - badge - 2 * GAP
    width = _text(painter, QRectF(upper.left(), upper.top(), room, half), line.system, 17, tokens.ink, bold=True)
    _paint_role(painter, QPointF(upper.left() + width + GAP, upper.center().y()), line)
    width = _text(painter, lower, line.when, 15, tokens.ink2)
    rest = QRectF(lower.left() + width + 2 * GAP, lower.top(), lower.width() - width - 2 * GAP, half)
    left = _paint_tags(painter, rest, line.tags)
    _text(painter, QRectF(rest.left(), rest.top(), left - rest.left() - GAP, half), line.players, 15, tokens.ink2)


def _paint_role(painter: QPainter, at: QPointF, line: HandLine) -> None:
    """The badge, its left edge's middle at a point."""
    if line.role in BADGES:
        height = theme.scaled(25)
        box = QRectF(at.x(), at.y() - height / 2, badge_width(line.role_text, height), height)
        paint_badge(painter, box, BADGES[line.role], line.role_text)


def _paint_points(painter: QPainter, room: QRectF, line: HandLine) -> None:
    painter.setFont(fonts.numerals(theme.scaled(20)))
    painter.setPen(gain_color(line.gain))
    paint_at_right(painter, room, line.points)


def _paint_tags(painter: QPainter, room: QRectF, tags: tuple[str, ...]) -> float:
    """Tags from right to left, in at most two thirds of the room; where they begin."""
    fill, ink = tag_colors(TagTone.GOLD, theme.current())
    font = fonts.sans(theme.scaled(14), bold=True)
    height = font.pixelSize() * 2
    right, least = room.right(), room.right() - room.width() * 0.66
    for tag in reversed(tags):
        width = QFontMetricsF(font).horizontalAdvance(tag) + 22
        if right - width < least:
            break
        box = QRectF(right - width, room.center().y() - height / 2, width, height)
        paint_box(painter, box, height / 2, fill)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag)
        right -= width + 8
    return right


def _text(painter: QPainter, room: QRectF, text: str, px: float, color: QColor, *, bold: bool = False) -> float:
    """A text in a room, its end left out where that is too small; its width."""
    painter.setFont(fonts.sans(theme.scaled(px), bold=bold))
    painter.setPen(color)
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(QPointF(room.left(), room.center().y() + metrics.ascent() * 0.36), shown)
    return float(metrics.horizontalAdvance(shown))
