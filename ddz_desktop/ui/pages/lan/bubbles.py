"""Bubbles at the seats of those who say something; each goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.protocol.from_host import Said
from ddz_desktop.ui import fonts, texts_people
from ddz_desktop.ui.pages.lan import signs
from ddz_desktop.ui.table.geometry import Place, Rect
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch
from ddz_desktop.ui.table.table_view import TableView

SHOWN_MS = 4500
WIDTH, GAP, PADDING, TEXT_PX, ICON = 300.0, 8.0, 14.0, 18.0, 30.0
LONGEST = 48
_WRAP = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere


class SeatBubble(QWidget):
    """What a seat says: text or an icon, in the table's own measures."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text, self._icon = "", ""
        self._ink: Ink | None = None
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, said: Said) -> None:
        """Something else is said."""
        text = fonts.drawable(signs.said_text(said)) or texts_people.NOTHING_DRAWABLE
        self._text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        self._icon = signs.said_icon(said)
        self.setAccessibleName(f"{said.name}: {text}")
        self._timer.start()

    def be_silent(self) -> None:
        """Go at once."""
        self._timer.stop()
        self.hide()

    def place(self, place: Place, plate: Rect, ink: Ink) -> None:
        """Stand beside a seat's plate: towards the table, over one's own."""
        self._ink = ink
        unit = ink.unit
        width, height = self._size(ink)
        left, top = plate.right + GAP * unit, plate.y
        if place is Place.OWN:
            left, top = plate.x, plate.y - height - GAP * unit
        elif place is Place.RIGHT:
            left = plate.x - GAP * unit - width
        self.setGeometry(QRect(round(left), round(top), round(width), round(height)))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self._ink
        if ink is None:
            return
        sketch = Sketch(QPainter(self), ink)
        rect = QRectF(self.rect())
        tokens, pad = ink.tokens, PADDING * ink.unit
        sketch.box(rect, 14 * ink.unit, tokens.ivory, tokens.glass_edge, 2 * ink.unit)
        if self._icon:
            side = ICON * ink.unit
            sketch.icon(self._icon, tokens.on_ivory, QPointF(pad, (rect.height() - side) / 2), side)
        else:
            sketch.painter.setFont(ink.font(TEXT_PX, Face.BOLD))
            sketch.painter.setPen(tokens.on_ivory)
            room = rect.adjusted(pad, 0, 2 - pad, 0)
            sketch.painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | _WRAP, self._text)
        sketch.painter.end()

    def _size(self, ink: Ink) -> tuple[float, float]:
        pad = PADDING * ink.unit
        if self._icon:
            return ICON * ink.unit + 2 * pad, ICON * ink.unit + 1.2 * pad
        room = QRectF(0, 0, WIDTH * ink.unit, 1e4)
        needed = QFontMetricsF(ink.font(TEXT_PX, Face.BOLD)).boundingRect(room, _WRAP, self._text)
        return needed.width() + 2 * pad + 2, needed.height() + 1.2 * pad


class SeatBubbles:
    """The bubbles of a table, one for each seat that has said something."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._bubbles: dict[int, SeatBubble] = {}

    @property
    def seats(self) -> dict[int, SeatBubble]:
        """The bubbles by seat, seen or not."""
        return self._bubbles

    def say(self, seat: int, said: Said) -> None:
        """Show what a seat says; a sign that this program does not know is left out."""
        if not signs.said_text(said):
            return
        if seat not in self._bubbles:
            self._bubbles[seat] = SeatBubble(self._table)
        self._bubbles[seat].say(said)
        self._place(seat)

    def place_again(self) -> None:
        """The table is laid out anew."""
        for seat, bubble in self._bubbles.items():
            if bubble.isVisible():
                self._place(seat)

    def clear(self) -> None:
        """Everybody is silent."""
        for bubble in self._bubbles.values():
            bubble.be_silent()

    def _place(self, seat: int) -> None:
        state, scene = self._table.desk.state, self._table.scene
        if state is None or seat >= len(state.seats):
            return
        place = scene.place_of(seat)
        own = place is Place.OWN and state.playing
        geometry = None if own else scene.seat_geometry(state.seats[seat], watching=not state.playing)
        plate = scene.geometry.own_chip() if geometry is None else geometry.plate
        self._bubbles[seat].place(place, plate, scene.ink)
