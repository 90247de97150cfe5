"""The own seat, a flat plate beside the hand: picture, name, score, role and tags."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from ddz_desktop.ui.controls.chips import BadgeRole, badge_width, paint_badge
from ddz_desktop.ui.fonts import SMALLEST_ON_TABLE, signed
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.geometry import Rect
from ddz_desktop.ui.table.seat_item import BADGE_ROLES, LINE, SeatTexts, badge_height, paint_avatar
from ddz_desktop.ui.table.sketch import Face, Ink, Painted, Sketch
from ddz_desktop.ui.table.tags import Tags, paint_tags, tag_height, tags_width
from ddz_desktop.ui.table.viewstate import SeatShown

NAME_SIZE = 16.0
SCORE_SIZES = (15.0, 13.0, 11.0, 9.0)
PICTURE_RADIUS, CORNER = 25.0, 18.0
# share of a font's size that its tallest letters, the Chinese ones, reach over their baseline
HIGHEST_GLYPH = 0.84
# between the tags and the chip's right edge
INSET = 14.0
# between the name and a badge beside it, in units, or under it, in px
APART, CLEAR = 8.0, 2.0


class ChipTexts(Struct, frozen=True):
    """What is written on the chip; an empty `role` means no badge yet. `points`: the score with its unit."""

    name: str
    score: str
    points: str
    role: str


class ChipPlan(Struct, frozen=True):
    """Where it stands, in px of the chip: name and score by their baselines, the score in one of its sizes.

    `written`: the score, with its unit where that has room.
    """

    name: QPointF
    name_room: float
    score: QPointF
    score_px: float
    written: str
    badge: QRectF | None


class ChipItem(Painted):
    """The own seat on the table; framed in gold when it is my turn. Its tags stand across its upper edge."""

    def __init__(self) -> None:
        super().__init__(z_values.CONTROLS)
        self.tags = Painted(z_values.step(2), self)

    def show_seat(self, seat: SeatShown, texts: SeatTexts, turn: bool, box: Rect, ink: Ink) -> None:
        """Show the seat."""
        written = ChipTexts(texts.name, signed(texts.score), texts.points, texts.role)
        key = (seat.avatar, seat.bot, written, seat.role, turn)
        self.draw(box, ink, key, lambda s, r: _paint_chip(s, r, seat, written, turn))
        self.tags.setVisible(bool(texts.tags))
        if texts.tags:
            at = tags_box(QRectF(0, 0, box.width, box.height), written, texts.tags, ink)
            self.tags.draw(at, ink, texts.tags, lambda s, r: paint_tags(s, r, texts.tags))


def tags_box(rect: QRectF, texts: ChipTexts, tags: Tags, ink: Ink) -> Rect:
    """Where the tags stand on a chip: at its right, half of them over its edge, more where they would touch a name."""
    width, height = tags_width(tags, ink), tag_height(ink)
    name_top = plan_chip(rect, texts, ink).name.y() - HIGHEST_GLYPH * ink.font(NAME_SIZE, Face.BOLD).pixelSize()
    return Rect(rect.right() - width - INSET * ink.unit, min(-height / 2, name_top - CLEAR - height), width, height)


def _paint_chip(sketch: Sketch, rect: QRectF, seat: SeatShown, texts: ChipTexts, turn: bool) -> None:
    unit, tokens = sketch.ink.unit, sketch.ink.tokens
    sketch.glass(rect, CORNER * unit)
    if turn:
        line = LINE * unit
        outline = rect.adjusted(-line / 2, -line / 2, line / 2, line / 2)
        sketch.box(outline, CORNER * unit + line / 2, None, tokens.gold, line)
    radius = _picture_radius(rect, sketch.ink)
    paint_avatar(sketch, QPointF(radius + 11 * unit, rect.height() / 2), radius, seat)
    plan = plan_chip(rect, texts, sketch.ink)
    if plan.badge is not None:
        paint_badge(sketch.painter, plan.badge, BADGE_ROLES.get(seat.role, BadgeRole.UNKNOWN), texts.role)
    sketch.text(plan.name, texts.name, NAME_SIZE, tokens.table_ink, face=Face.BOLD, room=plan.name_room)
    sketch.text(plan.score, plan.written, plan.score_px, tokens.table_ink2, face=Face.FIGURE)


def _picture_radius(rect: QRectF, ink: Ink) -> float:
    return min(0.39 * rect.height(), PICTURE_RADIUS * ink.unit)


def plan_chip(rect: QRectF, texts: ChipTexts, ink: Ink) -> ChipPlan:
    """Place the texts in a chip, right of its picture; the badge never lies over one of them."""
    left = 2 * (_picture_radius(rect, ink) + 11 * ink.unit)
    badge = _badge_beside(rect, left, texts, ink)
    if texts.role and badge is None:
        return _plan_with_badge_under(rect, left, texts, ink)
    end = rect.right() if badge is None else badge.left()
    name, score = QPointF(left, 0.42 * rect.height()), QPointF(left, 0.78 * rect.height())
    room = end - left - APART * ink.unit
    return ChipPlan(name, room, score, SCORE_SIZES[0], _written(texts, room, ink), badge)


def _written(texts: ChipTexts, room: float, ink: Ink) -> str:
    """The score in its usual size, with its unit where that has room."""
    return texts.points if ink.width(texts.points, SCORE_SIZES[0], Face.FIGURE) <= room else texts.score


def _badge_beside(rect: QRectF, left: float, texts: ChipTexts, ink: Ink) -> QRectF | None:
    """Where the badge stands at the right of the name; None without a role or room for both."""
    unit, height = ink.unit, badge_height(ink)
    width = badge_width(texts.role, height) if texts.role else 0.0
    edge = (16 if rect.width() - left - width > 105 * unit else 9) * unit
    corner = rect.right() - width - edge
    if not texts.role or left + ink.width(texts.name, NAME_SIZE, Face.BOLD) + APART * unit > corner:
        return None
    return QRectF(corner, rect.height() / 2 - height / 2, width, height)


def _plan_with_badge_under(rect: QRectF, left: float, texts: ChipTexts, ink: Ink) -> ChipPlan:
    """The name has a row of its own; the score is before the badge, or where that is too narrow after the name."""
    unit = ink.unit
    name = QPointF(left, _name_above_badge(rect, ink))
    badge = _badge_under(rect, name, texts, ink)
    room = badge.left() - left
    px = ink.fitting(texts.score, SCORE_SIZES, room - 4 * unit, Face.FIGURE)
    width = ink.width(texts.score, px, Face.FIGURE)
    if width <= room:
        score = QPointF(left, badge.bottom() - 0.28 * badge.height())
        written = _written(texts, room - 4 * unit, ink)
        return ChipPlan(name, rect.right() - left - 8 * unit, score, px, written, badge)
    score = QPointF(rect.right() - width - 12 * unit, name.y())
    return ChipPlan(name, score.x() - left - 6 * unit, score, px, texts.score, badge)


def _name_above_badge(rect: QRectF, ink: Ink) -> float:
    """The baseline of a name that has the badge under it: both together in the middle, as far as they have room."""
    font = ink.font(NAME_SIZE, Face.BOLD)
    reach = HIGHEST_GLYPH * font.pixelSize()
    both = reach + QFontMetricsF(font).descent() + badge_height(ink)
    return max(4 * ink.unit, (rect.height() - both) / 2 - ink.unit) + reach


def _badge_under(rect: QRectF, name: QPointF, texts: ChipTexts, ink: Ink) -> QRectF:
    """Where the badge stands under the name: smaller where the row is low, or the score needs some of it."""
    unit, usual = ink.unit, badge_height(ink)
    top = name.y() + QFontMetricsF(ink.font(NAME_SIZE, Face.BOLD)).descent() + CLEAR
    lower = rect.height() - 4 * unit
    room = rect.right() - 9 * unit - name.x() - ink.width(texts.score, SCORE_SIZES[0], Face.FIGURE) - 6 * unit
    least = usual * SMALLEST_ON_TABLE / ink.font(14).pixelSize()
    height = max(least, min(usual, lower - top, usual * room / badge_width(texts.role, usual)))
    width = badge_width(texts.role, height)
    return QRectF(rect.right() - width - 9 * unit, (top + lower - height) / 2, width, height)
