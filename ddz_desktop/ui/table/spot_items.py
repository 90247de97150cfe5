"""What lies in front of a seat: its play with the name of the kind, its open hand, its bubble, a note under it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from ddz_desktop.ui.controls.painting import Elevation, paint_shadow
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.geometry import Align, Fan, Place, PlayRoom, Point, Rect
from ddz_desktop.ui.table.sketch import Face, Ink, Painted, Sketch
from ddz_desktop.ui.table.viewstate import Tone

BUBBLE_PX = 22.0
KIND_PX = 15.0


class CardRow:
    """Cards in a fan; keeps its items as long as the number of cards stays the same."""

    def __init__(self, scene: QGraphicsScene, art: CardArt, z: float) -> None:
        self._scene = scene
        self._art = art
        self._z = z
        self.items: list[CardItem] = []

    def show(self, looks: Sequence[CardLook], fan: Fan, ink: Ink, z: float | None = None) -> None:
        """Lay the cards into the fan."""
        self._z = self._z if z is None else z
        self._fit(len(looks), fan, ink)
        for index, (item, look, box) in enumerate(zip(self.items, looks, fan.cards, strict=True)):
            item.set_look(look)
            if item.width != box.width:
                item.set_size(box.width, ink.dpr)
            item.setPos(box.x, box.y)
            item.setZValue(self._z + z_values.step(index))

    def clear(self) -> None:
        """Take the cards off the table."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items = []

    def refresh(self) -> None:
        """The theme or the style of the cards changed."""
        for item in self.items:
            item.refresh()

    def _fit(self, count: int, fan: Fan, ink: Ink) -> None:
        while len(self.items) > count:
            self._scene.removeItem(self.items.pop())
        while len(self.items) < count:
            box = fan.cards[len(self.items)]
            item = CardItem(self._art, CardLook(), box.width, ink.dpr)
            self._scene.addItem(item)
            self.items.append(item)


class Spot(Struct, frozen=True):
    """What lies in front of a seat. `play` and `hand` are looks from left to right."""

    play: tuple[CardLook, ...] = ()
    kind: str = ""
    newest: bool = False
    hand: tuple[CardLook, ...] = ()
    hand_label: str = ""
    bubble: str = ""
    tone: Tone = Tone.PLAIN
    note: str = ""
    note_card: int | None = None


class SpotItem:
    """All items in front of one seat."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self._art = art
        self.play = CardRow(scene, art, z_values.PLAY_OLD)
        self.hand = CardRow(scene, art, z_values.OPEN_HAND)
        self.kind = Painted(z_values.OPEN_HAND, margin=2)  # cards that come to lie there cover it
        self.hand_label = Painted(z_values.OPEN_HAND, margin=2)
        self.bubble = Painted(z_values.BUBBLE, margin=12)
        self.note = Painted(z_values.BUBBLE, margin=4)
        self.texts = (self.kind, self.hand_label, self.bubble, self.note)
        for item in self.texts:
            scene.addItem(item)

    def remove(self) -> None:
        """Take everything off the table."""
        self.play.clear()
        self.hand.clear()
        for item in self.texts:
            item.scene().removeItem(item)

    def show(self, spot: Spot, place: Place, room: PlayRoom, ink: Ink) -> None:
        """Show what the seat has done and shown."""
        self._show_play(spot, place, room, ink)
        self._show_hand(spot, place, room, ink)
        bubble = self._show_bubble(spot, place, room, ink)
        self._show_note(spot, place, room, ink, bubble)

    def _show_play(self, spot: Spot, place: Place, room: PlayRoom, ink: Ink) -> None:
        self.kind.setVisible(bool(spot.play))
        if not spot.play:
            self.play.clear()
            return
        laid = room.play(place, len(spot.play), open_cards=len(spot.hand))
        self.play.show(spot.play, laid.fan, ink, z_values.PLAY_NEW if spot.newest else z_values.PLAY_OLD)
        color = ink.tokens.table_ink if spot.newest else ink.tokens.table_ink2
        draw_line(self.kind, laid.label, laid.label_align, spot.kind, KIND_PX, color, ink)

    def _show_hand(self, spot: Spot, place: Place, room: PlayRoom, ink: Ink) -> None:
        self.hand_label.setVisible(bool(spot.hand))
        if not spot.hand:
            self.hand.clear()
            return
        fan = room.open_hand(place, len(spot.hand))
        self.hand.show(spot.hand, fan, ink)
        # more seats leave no room above it; the seat's tag tells. Where all hands lie open there is nothing to tell
        self.hand_label.setVisible(room.seats <= 3 and not room.all_open)
        box = fan.bounds
        x = {Align.LEFT: box.x, Align.CENTRE: box.centre.x, Align.RIGHT: box.right}[place.align]
        at = Point(x, box.y - 10 * ink.unit)
        draw_line(self.hand_label, at, place.align, spot.hand_label, KIND_PX, ink.tokens.table_ink2, ink)

    def _show_bubble(self, spot: Spot, place: Place, room: PlayRoom, ink: Ink) -> Rect | None:
        self.bubble.setVisible(bool(spot.bubble))
        if not spot.bubble:
            return None
        width = ink.width(spot.bubble, BUBBLE_PX, Face.BOLD)
        box = room.bubble_at_open_hand(place, width, len(spot.hand)) if spot.hand else room.bubble(place, width)
        draw_bubble(self.bubble, box, spot.bubble, spot.tone, ink)
        return box

    def _show_note(self, spot: Spot, place: Place, room: PlayRoom, ink: Ink, bubble: Rect | None) -> None:
        self.note.setVisible(bool(spot.note))
        if not spot.note:
            return
        width = ink.width(spot.note, 15) + 56 * ink.unit
        box = room.note(place, width, bubble)
        card = self._art.pixmap(CardLook(spot.note_card), 22 * ink.unit, ink.dpr)

        def draw(sketch: Sketch, rect: QRectF) -> None:
            sketch.glass(rect, 12 * ink.unit)
            margin = CardArt.margin(22 * ink.unit)
            sketch.picture(QPointF(10 * ink.unit - margin, 7 * ink.unit - margin), card)
            at = QPointF(40 * ink.unit, rect.height() / 2 + 5.5 * ink.unit)
            sketch.text(at, spot.note, 15, ink.tokens.table_ink)

        self.note.draw(box, ink, (spot.note, spot.note_card), draw)


def draw_line(item: Painted, at: Point, align: Align, text: str, px: float, color: QColor, ink: Ink) -> None:
    """One line of text in an item of its own, its baseline at a point."""
    width = ink.width(text, px)
    shift = {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[align]
    height = ink.font(px).pixelSize() * 1.5
    box = Rect(at.x - shift, at.y - height * 0.75, width, height)
    key = (text, px, color.name())
    item.draw(box, ink, key, lambda s, r: s.text(QPointF(0, r.height() * 0.75), text, px, color))


def draw_bubble(item: Painted, box: Rect, text: str, tone: Tone, ink: Ink) -> None:
    """A round bubble with a word in it."""
    tokens = ink.tokens
    fills = {
        Tone.PLAIN: (tokens.ivory, tokens.on_ivory),
        Tone.GOLD: (tokens.gold, tokens.gold_ink),
        Tone.ACCENT: (tokens.landlord, tokens.on_role),
    }
    fill, color = fills[tone]

    def draw(sketch: Sketch, rect: QRectF) -> None:
        radius = rect.height() / 2
        if tokens.high_contrast:
            sketch.box(rect, radius, fill, tokens.glass_edge if tone is Tone.PLAIN else None, 2 * ink.unit)
        else:
            paint_shadow(sketch.painter, rect, radius, Elevation.LOW, tokens.shadow)
            sketch.box(rect, radius, fill)
        sketch.middle_text(rect, text, BUBBLE_PX, color)

    item.draw(box, ink, (text, tone), draw)
