"""A player's seat: plate with picture, role, name, score and cards left; tags; and what says that it is his turn."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from ddz_desktop.rules.state import Role
from ddz_desktop.ui import icons
from ddz_desktop.ui.controls.chips import BadgeRole, badge_width, paint_badge
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.geometry import Align, Place, Point, Rect, SeatGeometry
from ddz_desktop.ui.table.sketch import Draw, Face, Ink, Painted, Sketch
from ddz_desktop.ui.table.tags import Tags, paint_tags, tag_height, tags_width
from ddz_desktop.ui.table.viewstate import SeatShown

BADGE_ROLES = {
    Role.LANDLORD: BadgeRole.LANDLORD,
    Role.HIDDEN_LANDLORD: BadgeRole.HIDDEN,
    Role.FARMER: BadgeRole.FARMER,
    Role.UNKNOWN: BadgeRole.UNKNOWN,
}
LINE = 3.0
COUNT_SIZES = (30.0, 27.0, 24.0, 20.0, 17.0)


class SeatTexts(Struct, frozen=True):
    """What is written at a seat; an empty `role` means no badge yet. `points`: the score with its unit."""

    name: str
    role: str
    score: int
    points: str
    tags: Tags


class TurnRing(QGraphicsPathItem):
    """The arc around a picture that shrinks as time runs out; full where there is no limit."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(z_values.SEAT + z_values.step(4))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_share(self, centre: Point, radius: float, share: float, color: QColor, width: float) -> None:
        """Draw the remaining share of the circle, beginning at the top, clockwise."""
        path = QPainterPath()
        box = QRectF(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        path.arcMoveTo(box, 90)
        path.arcTo(box, 90, -360 * max(0.0, min(share, 1.0)))
        self.setPath(path)
        self.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))


class SeatItem:
    """All items of one seat in a scene."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self._art = art
        self.plate = Painted(z_values.SEAT)
        self.turn = Painted(z_values.SEAT + z_values.step(2))
        self.badge = Painted(z_values.SEAT + z_values.step(6))
        self.count = Painted(z_values.SEAT + z_values.step(6))
        self.tags = Painted(z_values.SEAT + z_values.step(8))
        self.ring = TurnRing()
        self.items = (self.plate, self.turn, self.badge, self.count, self.tags, self.ring)
        for item in self.items:
            scene.addItem(item)
        self._geometry: SeatGeometry | None = None

    @property
    def geometry(self) -> SeatGeometry | None:
        """Where the seat stands; None before the first `show`."""
        return self._geometry

    def remove(self) -> None:
        """Take the seat off the table."""
        for item in self.items:
            item.scene().removeItem(item)

    def show(self, seat: SeatShown, texts: SeatTexts, place: SeatGeometry, ink: Ink) -> None:
        """Show the seat in its place."""
        self._geometry = place
        plate_key = (seat.avatar, seat.bot, texts, place)  # role and tags decide where the score stands
        self.plate.draw(place.plate, ink, plate_key, lambda s, r: _paint_plate(s, r, seat, texts, place, self._art))
        self.turn.draw(place.plate.grown(LINE / 2 * ink.unit), ink, place, _paint_outline(place.radius))
        self.turn.setVisible(seat.turn)
        self.ring.setVisible(seat.turn and self.ring.isVisible())
        self._show_badge(seat, texts.role, place, ink)
        self.show_count(seat, place, ink)
        self._show_tags(texts, place, ink)

    def show_count(self, seat: SeatShown, place: SeatGeometry, ink: Ink) -> None:
        """Show how many cards the seat holds."""
        room = place.plate.right - place.count.x - 4 * ink.unit
        width, height = room if place.text_align is Align.LEFT else 48 * ink.unit, 40 * ink.unit
        box = Rect(place.count.x, place.count.y - height * 0.78, width, height)
        self.count.draw(box, ink, (seat.left, seat.low), lambda s, r: _paint_count(s, r, seat))

    def show_time(self, share: float | None, urgent: bool, ink: Ink) -> None:
        """How much of the turn's time is left; None without a limit."""
        self.ring.setVisible(share is not None and self.turn.isVisible())
        if share is None or self._geometry is None:
            return
        color = ink.tokens.urgent if urgent else ink.tokens.gold
        width = 5 * ink.unit
        self.ring.show_share(self._geometry.avatar, self._geometry.ring_radius - width / 2, share, color, width)

    # helpers

    def _show_badge(self, seat: SeatShown, role: str, place: SeatGeometry, ink: Ink) -> None:
        self.badge.setVisible(bool(role))
        if not role:
            return
        height = badge_height(ink)
        width = badge_width(role, height)
        left = place.badge.x - (width / 2 if place.text_align is Align.CENTRE else 0)
        box = Rect(left, place.badge.y - height / 2, width, height)
        badge = BADGE_ROLES[seat.role]
        self.badge.draw(box, ink, (badge, role), lambda s, r: paint_badge(s.painter, r, badge, role))

    def _show_tags(self, texts: SeatTexts, place: SeatGeometry, ink: Ink) -> None:
        self.tags.setVisible(bool(texts.tags))
        if not texts.tags:
            return
        total, height = tags_width(texts.tags, ink), tag_height(ink)
        left = place.tag.x - (total if place.tag_align is Align.RIGHT else 0)
        top = place.tag.y
        if place.place.is_side:  # many reach further over the table, not out of the window
            out = 8 * ink.unit
            most = place.plate.right + out - total
            left = max(left, place.plate.x - out) if place.tag_align is Align.RIGHT else min(left, most)
        else:
            left, top = _tags_corner(texts.name, total, height, place, ink)
            left = max(2.0, min(left, self.tags.scene().sceneRect().right() - total - 2))
        self.tags.draw(Rect(left, top, total, height), ink, texts.tags, lambda s, r: paint_tags(s, r, texts.tags))


# -- drawings -----------------------------------------------------------------------------------------------------


def _name_shown(name: str, place: SeatGeometry, ink: Ink) -> str:
    return ink.elided(name, 16, place.name_room, Face.BOLD)


def _tags_corner(name: str, total: float, height: float, place: SeatGeometry, ink: Ink) -> tuple[float, float]:
    """The upper left corner of a flat plate's tags: after the name, else over it, else outside beside the plate."""
    unit, plate = ink.unit, place.plate
    end = place.card.x - 4 * unit
    after = place.name.x + ink.width(_name_shown(name, place, ink), 16, Face.BOLD) + 10 * unit
    if after + total <= end:
        return after, place.tag.y - height / 2
    over, name_top = plate.y - height / 2, place.name.y - 0.8 * ink.font(16, Face.BOLD).pixelSize()
    if end - total >= place.avatar.x + place.avatar_radius and over + height <= name_top:
        return end - total, over
    outside = plate.right + 6 * unit if place.place is Place.TOP_RIGHT else plate.x - total - 6 * unit
    return outside, plate.y - 4 * unit


def _paint_plate(
    sketch: Sketch, rect: QRectF, seat: SeatShown, texts: SeatTexts, at: SeatGeometry, art: CardArt
) -> None:
    ink, tokens = sketch.ink, sketch.ink.tokens
    corner = QPointF(at.plate.x, at.plate.y)
    sketch.glass(rect, at.radius)
    paint_avatar(sketch, QPointF(*at.avatar) - corner, at.avatar_radius, seat)
    name = QPointF(*at.name) - corner
    sketch.text(name, texts.name, 16, tokens.table_ink, face=Face.BOLD, align=at.text_align, room=at.name_room)
    _write_score(sketch, texts, at)
    margin = CardArt.margin(at.card.width)
    card = QPointF(at.card.x - margin, at.card.y - margin) - corner
    sketch.picture(card, art.pixmap(CardLook(), at.card.width, ink.dpr))


def _write_score(sketch: Sketch, texts: SeatTexts, at: SeatGeometry) -> None:
    """The total: under the name; on a flat plate after the badge too, or else at the end of the name's row.

    Without room it is the figure alone.
    """
    ink, unit = sketch.ink, sketch.ink.unit
    place, align, room = QPointF(at.score.x - at.plate.x, at.score.y - at.plate.y), at.text_align, at.plate.width
    text = signed(texts.score)
    if align is Align.LEFT:
        badge = badge_width(texts.role, badge_height(ink)) + 8 * unit if texts.role else 0.0
        after = at.badge.x - at.plate.x + badge
        end = at.card.x - at.plate.x - 6 * unit
        room = end - after
        place.setX(after)
        if ink.width(text, 15, Face.FIGURE) > room:
            place, align = QPointF(end, at.name.y - at.plate.y), Align.RIGHT
            name = at.name.x - at.plate.x + ink.width(_name_shown(texts.name, at, ink), 16, Face.BOLD)
            if texts.tags or end - ink.width(text, 15, Face.FIGURE) < name + 6 * unit:
                return
    high = ink.font(15, Face.FIGURE).pixelSize() + 0.14 * ink.font(16, Face.BOLD).pixelSize()  # of Chinese units
    close = align is Align.CENTRE and at.score.y - at.name.y < high
    if ink.width(texts.points, 15, Face.FIGURE) <= room and not close:
        text = texts.points
    sketch.text(place, text, 15, ink.tokens.table_ink2, face=Face.FIGURE, align=align)


def paint_avatar(sketch: Sketch, centre: QPointF, radius: float, seat: SeatShown) -> None:
    """A player's picture with its ring; a bot without one of its own shows the machine."""
    ring = 3 * sketch.ink.unit
    side = 2 * radius + ring
    name = seat.avatar if seat.avatar in icons.AVATARS else "bot" if seat.bot else "farmer"
    pixmap = icons.avatar(name, side, ring=ring, dpr=sketch.ink.dpr)
    sketch.picture(centre - QPointF(side / 2, side / 2), pixmap)


def _paint_outline(radius: float) -> Draw:
    def draw(sketch: Sketch, rect: QRectF) -> None:
        line = LINE * sketch.ink.unit
        sketch.box(rect, radius + line / 2, None, sketch.ink.tokens.gold, line)

    return draw


def _paint_count(sketch: Sketch, rect: QRectF, seat: SeatShown) -> None:
    tokens = sketch.ink.tokens
    color = tokens.gold if seat.low else tokens.table_ink
    px = sketch.ink.fitting(str(seat.left), COUNT_SIZES, rect.width(), Face.NUMERALS)
    sketch.text(QPointF(0, rect.height() * 0.78), str(seat.left), px, color, face=Face.NUMERALS)


def badge_height(ink: Ink) -> float:
    """Height of a role's badge in px: its text is as large as any of 14 units."""
    return ink.font(14).pixelSize() * 25 / 14
