"""Texts that lie on the cloth: title, announcement, preview and notes; and the countdown."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.table import z_values
from ddz_desktop.ui.table.geometry import Align, Point, Rect
from ddz_desktop.ui.table.sketch import Face, Ink, Painted, Sketch
from ddz_desktop.ui.table.texts_table import DOT

TITLE_SIZES = (32.0, 28.0, 25.0, 22.0)
TITLE_STEP = 1.25
LINE_SIZES = (16.0, 14.0, 12.0, 10.0)
LINE_STEP = 1.7
WIDEST_LINE = 560.0


class TitleItem:
    """The rule system and, beneath it, hand, direction and phase."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.items = [Painted(z_values.TOP_ROW, margin=2) for _ in range(2)]
        for item in self.items:
            scene.addItem(item)

    def show(self, texts: Sequence[str], places: Sequence[Point], room: float, ink: Ink) -> None:
        """Write title and subtitle on their baselines."""
        styles = ((18.0, Face.BOLD, ink.tokens.table_ink), (14.0, Face.SANS, ink.tokens.table_ink2))
        for item, text, at, (px, face, color) in zip(self.items, texts, places, styles, strict=True):
            whole = _without_middle(text, px, face, room, ink)
            shown = ink.elided(whole, px, room, face)
            item.setToolTip(whole if shown != whole else "")
            height = ink.font(px, face).pixelSize() * 1.5
            box = Rect(at.x, at.y - 0.75 * height, ink.width(shown, px, face), height)
            _draw_word(item, box, shown, px, face, color, ink)


def _without_middle(text: str, px: float, face: Face, room: float, ink: Ink) -> str:
    """The text without as many of its parts after the first as the room is too small for."""
    parts = text.split(DOT)
    while len(parts) > 1 and ink.width(DOT.join(parts), px, face) > room:
        parts.pop(1)
    return DOT.join(parts)


def _draw_word(item: Painted, box: Rect, text: str, px: float, face: Face, color: QColor, ink: Ink) -> None:
    at = QPointF(0, 0.75 * box.height)
    item.draw(box, ink, (text, px, color.name()), lambda s, _: s.text(at, text, px, color, face=face))


class AnnouncementItem(Painted):
    """A serif title in the middle of the cloth with lines beneath it."""

    def __init__(self) -> None:
        super().__init__(z_values.ANNOUNCEMENT, margin=6)

    def announce(self, title: str, lines: Sequence[str], places: Sequence[Point], room: Rect, ink: Ink) -> None:
        """Show title and lines; nothing when both are empty. `room` is what bubbles and buttons leave."""
        self.setVisible(bool(title or lines))
        if not title and not lines:
            return
        unit = ink.unit
        width = min(room.width, WIDEST_LINE * unit * max(1.0, ink.text_scale / 100))
        px = ink.fitting(title, TITLE_SIZES, width, Face.SERIF)
        titles = _broken(title, px, width, ink, Face.SERIF)
        title_step = ink.font(px, Face.SERIF).pixelSize() * TITLE_STEP
        above = title_step * max(0, len(titles) - 1)  # several lines of it begin higher
        top = places[0].y - TITLE_SIZES[0] * 1.2 * unit - above
        small, rows = _fitting_rows(lines, width, room.bottom - places[1].y, ink)
        step = ink.font(small).pixelSize() * LINE_STEP
        height = places[1].y - top + step * (max(len(rows), 1) + 0.4)
        box = Rect(places[0].x - width / 2, top, width, height)
        first, second = places[0].y - top, places[1].y - top

        def draw(sketch: Sketch, rect: QRectF) -> None:
            centre, tokens = rect.width() / 2, ink.tokens
            for index, row in enumerate(titles):
                at = QPointF(centre, first - above + index * title_step)
                sketch.text(at, row, px, tokens.table_ink, face=Face.SERIF, align=Align.CENTRE, room=rect.width())
            for index, row in enumerate(rows):
                at = QPointF(centre, second + index * step)
                sketch.text(at, row, small, tokens.table_ink2, align=Align.CENTRE)

        self.draw(box, ink, (tuple(titles), px, tuple(rows), small), draw)


def _fitting_rows(lines: Sequence[str], width: float, height: float, ink: Ink) -> tuple[float, list[str]]:
    """The lines broken to a width, in the largest size in which they are no higher than so many px."""
    for px in LINE_SIZES:
        rows = [row for line in lines for row in wrapped(line, px, width, ink)]
        if (len(rows) - 0.6) * ink.font(px).pixelSize() * LINE_STEP <= height:
            break
    return px, rows


def wrapped(text: str, px: float, room: float, ink: Ink) -> list[str]:
    """A text in lines no wider than the room: broken at spaces, or anywhere between Chinese characters.

    Several lines are about equally long.
    """
    rows = _broken(text, px, room, ink)
    narrower = room
    while len(rows) > 1 and narrower > room / 2:
        narrower -= room / 20
        even = _broken(text, px, narrower, ink)
        if len(even) > len(rows):
            break
        rows = even
    return rows


def _broken(text: str, px: float, room: float, ink: Ink, face: Face = Face.SANS) -> list[str]:
    """The text in as few lines as there is room for."""
    rows: list[str] = []
    row = ""
    for piece in _pieces(text):
        if row and ink.width(row + piece.rstrip(), px, face) > room:
            rows.append(row.rstrip())
            row = piece.lstrip()
        else:
            row += piece
    return [*rows, row.rstrip()] if row.strip() else rows


def _pieces(text: str) -> list[str]:
    """Where a line may break: after a space, and before or after a character beyond Latin that is no punctuation."""
    pieces: list[str] = []
    for char in text:
        glued = bool(pieces) and (char in _CLOSING or (char < "\u2e80" and pieces[-1][-1] < "\u2e80"))
        if glued and not pieces[-1].endswith(" "):
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


_CLOSING = "，。；：！？、）》」…"


class PlateItem(Painted):
    """A line of bold text on a round pane of glass, as the preview; without glass when `plain`."""

    PX = 16.0
    SMALLER = (14.5, 13.0, 11.5, 10.0)  # where a text has no room
    PADDING = 20.0

    def width_of(self, text: str, ink: Ink) -> float:
        """How wide the plate of a text is, in px."""
        return ink.width(text, self.PX, Face.BOLD) + 2 * self.PADDING * ink.unit

    def show_text(self, text: str, box: Rect, ink: Ink, *, plain: bool = False, color: QColor | None = None) -> None:
        """Show a text in a box; an empty one hides the plate."""
        self.setVisible(bool(text))
        shade = color or ink.tokens.table_ink

        def draw(sketch: Sketch, rect: QRectF) -> None:
            if not plain:
                sketch.glass(rect, rect.height() / 2)
            face = Face.SANS if plain else Face.BOLD
            px = ink.fitting(text, (self.PX, *self.SMALLER), rect.width(), face)
            sketch.middle_text(rect, text, px, shade, face=face)

        if text:
            self.draw(box, ink, (text, plain, shade.name()), draw)


class Countdown:
    """The ring at the left of the action bar: seconds left, red and pulsing in the last five."""

    URGENT_S = 5.0

    def __init__(self, scene: QGraphicsScene) -> None:
        self.disc = Painted(z_values.CONTROLS)
        self.arc = QGraphicsPathItem()
        self.arc.setZValue(z_values.CONTROLS + z_values.step(1))
        self.arc.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for item in (self.disc, self.arc):
            scene.addItem(item)
        self.hide()

    def hide(self) -> None:
        """There is no limit, or it is not my turn."""
        self.disc.hide()
        self.arc.hide()

    def show(self, centre: Point, radius: float, seconds: float, share: float, ink: Ink, *, pulse: bool = True) -> None:
        """Show the time left; in the last seconds the disc swells with each of them."""
        box = Rect(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        shown = ceil(seconds)
        self.disc.show()
        self.arc.show()
        self.disc.draw(box, ink, shown, lambda s, r: _paint_disc(s, r, shown))
        fresh = max(0.0, 1 - 4 * (shown - seconds)) if pulse and seconds <= self.URGENT_S else 0.0
        self.disc.setScale(1 + 0.07 * fresh)
        inner = radius * 26 / 31
        path = QPainterPath()
        circle = QRectF(centre.x - inner, centre.y - inner, 2 * inner, 2 * inner)
        path.arcMoveTo(circle, 90)
        path.arcTo(circle, 90, -360 * max(0.0, min(share, 1.0)))
        self.arc.setPath(path)
        color = ink.tokens.urgent if seconds <= self.URGENT_S else ink.tokens.gold
        self.arc.setPen(QPen(color, 6 * ink.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))


def _paint_disc(sketch: Sketch, rect: QRectF, seconds: int) -> None:
    tokens, unit = sketch.ink.tokens, sketch.ink.unit
    sketch.box(rect, rect.width() / 2, with_alpha(tokens.table_edge.darker(150), 0.85))
    inner = rect.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    track = inner.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
    sketch.box(track, track.width() / 2, None, with_alpha(tokens.table_ink, 0.18), 6 * unit)
    sketch.middle_text(rect, str(seconds), 26, tokens.table_ink, face=Face.NUMERALS)
