"""The top of the table: bottom cards with wild and winning cards beside them, and the card counter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsScene

from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.cloth_items import wrapped
from ddz_desktop.ui.table.geometry import Align, Counter, Fan, Point, Rect, TopRow
from ddz_desktop.ui.table.sketch import Draw, Face, Ink, Painted, Sketch
from ddz_desktop.ui.table.spot_items import CardRow, draw_line


class Aside(Struct, frozen=True):
    """A plate beside the bottom cards: a card, its caption, and what to remember about it."""

    look: CardLook
    caption: str
    value: str
    wild: bool


class TopTexts(Struct, frozen=True):
    """The words left and right of the bottom cards."""

    label: str
    remark: str = ""


class TopRowItem:
    """Bottom cards and what stands beside them."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self._scene = scene
        self._art = art
        self.cards = CardRow(scene, art, z_values.TOP_ROW)
        self.label = Painted(z_values.TOP_ROW, margin=2)
        self.remarks = [Painted(z_values.TOP_ROW, margin=2) for _ in range(2)]
        self.asides = [Painted(z_values.TOP_ROW) for _ in range(2)]
        for item in (self.label, *self.remarks, *self.asides):
            scene.addItem(item)

    def show(
        self, looks: Sequence[CardLook], asides: Sequence[Aside], texts: TopTexts, row: TopRow, room: float, ink: Ink
    ) -> None:
        """Show the bottom cards (as far as they may be seen) and the plates; `room`: px right of the row."""
        if looks:
            self.cards.show(looks, Fan(row.cards, 1), ink)
        else:
            self.cards.clear()
        label = texts.label if looks else ""
        self.label.setVisible(bool(label))
        if label:
            draw_line(self.label, row.label, Align.RIGHT, label, 15, ink.tokens.table_ink2, ink)
        self._show_remark(texts.remark, row, room, ink)
        for index, item in enumerate(self.asides):
            item.setVisible(index < len(asides))
            if index < len(asides):
                aside = asides[index]
                item.draw(row.asides[index], ink, aside, _paint_aside(aside, self._art))

    def refresh(self) -> None:
        """The theme or the style of the cards changed."""
        self.cards.refresh()

    def _show_remark(self, text: str, row: TopRow, room: float, ink: Ink) -> None:
        """Words at the right of the row, where there is room for them in two lines."""
        lines = wrapped(text, 14, room, ink)
        if len(lines) > len(self.remarks) or any(ink.width(line, 14) > room for line in lines):
            lines = []
        step = max(17 * ink.unit, 1.25 * ink.font(14).pixelSize())
        first = row.remark.y - step / 2 * (len(lines) - 1)
        for index, item in enumerate(self.remarks):
            item.setVisible(index < len(lines))
            if index < len(lines):
                at = row.remark._replace(y=first + index * step)
                draw_line(item, at, Align.LEFT, lines[index], 14, ink.tokens.table_ink2, ink)


def _paint_aside(aside: Aside, art: CardArt) -> Draw:
    def draw(sketch: Sketch, rect: QRectF) -> None:
        ink, unit = sketch.ink, sketch.ink.unit
        sketch.glass(rect, 12 * unit)
        width = (rect.height() - 10 * unit) / 1.4
        margin = CardArt.margin(width)
        corner = QPointF(rect.left() + 10 * unit, rect.top() + 5 * unit)
        sketch.picture(corner - QPointF(margin, margin), art.pixmap(aside.look, width, ink.dpr))
        x, room = corner.x() + width + 10 * unit, rect.right() - corner.x() - width - 11 * unit
        tokens = ink.tokens
        at = QPointF(x, rect.top() + 0.42 * rect.height())
        sketch.text(at, aside.caption, _caption_px(aside.caption, room, ink), tokens.table_ink2, room=room)
        value = tokens.wild_on_table if aside.wild else tokens.gold
        at = QPointF(x, rect.top() + 0.82 * rect.height())
        sketch.text(
            at, aside.value, _value_px(aside.value, room, rect.height(), ink), value, face=Face.NUMERALS, room=room
        )

    return draw


def _caption_px(text: str, room: float, ink: Ink) -> float:
    """The largest size in which a plate has room for its caption."""
    return ink.fitting(text, (15.0, 13.0, 11.0, 9.0), room)


def _value_px(text: str, room: float, height: float, ink: Ink) -> float:
    """The largest size in which a plate has room for its value, under the caption."""
    for px in (24.0, 20.0, 17.0):
        low = ink.font(px, Face.NUMERALS).pixelSize() <= 0.42 * height
        if low and ink.width(text, px, Face.NUMERALS) <= room:
            return px
    return 14.0


class CounterTexts(Struct, frozen=True):
    """The counter's label, and of each cell: head, number left, whether all are out, whether the rank is wild."""

    label: str
    cells: tuple[tuple[str, int, bool, bool], ...]


class CounterItem(Painted):
    """The card counter: a plate with an item for each cell, since few numbers change at a time."""

    def __init__(self) -> None:
        super().__init__(z_values.TOP_ROW)
        self.cells: list[Painted] = []
        self._shown: tuple[object, ...] = ()

    def show_counts(self, texts: CounterTexts, place: Counter, ink: Ink) -> None:
        """Show the numbers."""
        if (texts, place, ink) == self._shown:
            return
        self._shown = (texts, place, ink)
        self.draw(place.plate, ink, (texts.label, place), lambda s, r: _paint_plate(s, r, texts.label, place))
        self._fit(len(texts.cells))
        for item, box, cell in zip(self.cells, place.cells, texts.cells, strict=True):
            corner = Point(round(box.x) - place.plate.x, round(box.y) - place.plate.y)  # whole px keep figures sharp
            item.draw(box._replace(x=corner.x, y=corner.y), ink, cell, partial(_paint_cell, cell))

    def _fit(self, count: int) -> None:
        while len(self.cells) > count:
            self.scene().removeItem(self.cells.pop())
        while len(self.cells) < count:
            self.cells.append(Painted(0, self, margin=0))


def _paint_plate(sketch: Sketch, rect: QRectF, label: str, place: Counter) -> None:
    unit = sketch.ink.unit
    sketch.glass(rect, 12 * unit)
    room = place.cells[0].x - place.label.x - 4 * unit
    at = QPointF(place.label.x - place.plate.x, place.label.y - place.plate.y)
    sketch.text(at, label, 14, sketch.ink.tokens.table_ink2, room=room)


def _paint_cell(cell: tuple[str, int, bool, bool], sketch: Sketch, box: QRectF) -> None:
    head, left, all_out, wild = cell
    tokens, unit = sketch.ink.tokens, sketch.ink.unit
    thick = max(1.0, unit)
    x = box.left() + thick / 2
    line = QLineF(x, box.top() + 9 * unit, x, box.bottom() - 9 * unit)
    sketch.painter.setPen(QPen(with_alpha(tokens.table_ink, 0.12), thick))
    sketch.painter.drawLine(line)
    head_color, color = tokens.table_ink2, tokens.table_ink
    if wild:
        plum = box.adjusted(2 * unit, 3 * unit, -2 * unit, -3 * unit)
        sketch.box(plum, 8 * unit, tokens.wild)
        head_color = color = tokens.on_role
    elif left == 0:
        head_color = color = tokens.table_ink3
    elif all_out:
        color = tokens.gold
    middle = box.center().x()
    centre = Align.CENTRE
    sketch.text(QPointF(middle, box.top() + 20 * unit), head, 15, head_color, face=Face.FIGURE, align=centre)
    sketch.text(QPointF(middle, box.top() + 42 * unit), str(left), 20, color, face=Face.NUMERALS, align=centre)


class PileItem(Painted):
    """The cards nobody got, face down on a plate."""

    def __init__(self) -> None:
        super().__init__(z_values.SEAT)

    def show_count(self, label: str, count: int, box: Rect, art: CardArt, ink: Ink) -> None:
        """Show how many there are."""
        unit = ink.unit

        def draw(sketch: Sketch, rect: QRectF) -> None:
            sketch.glass(rect, 14 * unit)
            width = 40 * unit
            margin = CardArt.margin(width)
            back = art.pixmap(CardLook(), width, ink.dpr)
            for shift in (0.0, 2.0):
                sketch.picture(QPointF((16 + shift) * unit - margin, 14 * unit - margin), back)
            at, room = QPointF(72 * unit, 47 * unit), rect.width() - 76 * unit
            sketch.text(at, label, 15, ink.tokens.table_ink2, room=room)
            sketch.text(QPointF(72 * unit, 76 * unit), str(count), 26, ink.tokens.table_ink, face=Face.NUMERALS)

        self.draw(box, ink, (label, count, id(art)), draw)
