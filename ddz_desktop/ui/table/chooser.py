"""The chooser: one tile for each way to read the raised cards, the largest first (visual §8)."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.table import texts_labels
from ddz_desktop.ui.table.action_model import Button, ButtonId, Key, Style
from ddz_desktop.ui.table.bar_view import Guard, TableButton, pixel_rect
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.geometry import Align, Rect, TableGeometry
from ddz_desktop.ui.table.panels import TablePanel
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch

translate = QCoreApplication.translate
TILE_WIDTH, TILE_HEIGHT, TILE_GAP = 248.0, 142.0, 12.0
MOST_SHOWN = 3
CARD, STEP = 57.0, 31.0


class Reading(Struct, frozen=True):
    """One way to read the raised cards: its name, its cards as they will be read, and what wild cards stand for."""

    play: Play
    name: str
    looks: tuple[CardLook, ...]
    wilds: str = ""


class ReadingTile(Control):
    """One reading."""

    def __init__(self, reading: Reading, number: int, art: CardArt, parent: QWidget) -> None:
        super().__init__("", 14, parent)
        self._number = number
        self._art = art
        self._ink: Ink | None = None
        self.setCheckable(True)
        self.take(reading)

    def take(self, reading: Reading) -> None:
        """Show a reading, or the same one in other words."""
        self.reading = reading
        self.setText(reading.name)
        self.setAccessibleName(reading.name)
        self.setAccessibleDescription(reading.wilds)
        self.setToolTip(reading.name)  # it may be cut off where texts are large

    def sizeHint(self) -> QSize:
        return self.size()

    def wished_width(self, ink: Ink) -> float:
        """How wide the tile is, in px, where its name stands whole."""
        chip = self._chip_width(ink) if self._number == 1 else 0.0
        return ink.width(self.text(), 18, Face.BOLD) + chip + (46 + 18 + 1) * ink.unit

    def place(self, box: Rect, ink: Ink) -> None:
        """Stand at a rectangle in the chooser's px."""
        self._ink = ink
        self.focus_ring.set_radius(14 * ink.unit)
        self.setGeometry(pixel_rect(box))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ink is None:
            return
        sketch = Sketch(QPainter(self), self._ink)
        unit, tokens, on = self._ink.unit, self._ink.tokens, self.isChecked()
        rect = QRectF(self.rect())
        edge, line = (tokens.gold, 3 * unit) if on else (tokens.line, 1.4 * unit)
        sketch.box(rect, 14 * unit, tokens.soft_gold if on else tokens.surface, edge, line)
        disc = QRectF(11 * unit, 13 * unit, 26 * unit, 26 * unit)
        sketch.box(disc, 13 * unit, tokens.ink if on else tokens.surface2)
        sketch.middle_text(disc, str(self._number), 16, tokens.surface if on else tokens.ink, face=Face.NUMERALS)
        chip = self._paint_chip(sketch, rect) if self._number == 1 else 0.0
        room = rect.width() - 46 * unit - chip - 18 * unit
        sketch.text(QPointF(46 * unit, 32 * unit), self.text(), 18, tokens.ink, face=Face.BOLD, room=room)
        self._paint_cards(sketch, rect)
        sketch.painter.end()

    def _paint_chip(self, sketch: Sketch, rect: QRectF) -> float:
        unit, tokens = sketch.ink.unit, sketch.ink.tokens
        width = self._chip_width(sketch.ink)
        chip = QRectF(rect.right() - 12 * unit - width, 14 * unit, width, 24 * unit)
        sketch.box(chip, 12 * unit, tokens.gold_text)
        text = _highest()
        sketch.middle_text(chip, text, 14, tokens.on_role if not tokens.dark else tokens.gold_ink)
        return width

    def _chip_width(self, ink: Ink) -> float:
        return ink.width(_highest(), 14, Face.BOLD) + 22 * ink.unit

    def _paint_cards(self, sketch: Sketch, rect: QRectF) -> None:
        unit, looks = sketch.ink.unit, self.reading.looks
        width = CARD * unit
        room = rect.width() - 36 * unit - width
        step = min(STEP * unit, room / max(len(looks) - 1, 1))
        left = (rect.width() - width - step * (len(looks) - 1)) / 2
        margin = CardArt.margin(width)
        for index, look in enumerate(looks):
            corner = QPointF(left + index * step - margin, 50 * unit - margin)
            sketch.picture(corner, self._art.pixmap(look, width, sketch.ink.dpr))


class Chooser(TablePanel):
    """Asks which reading is meant.

    Signals:
        chosen: the Play that was picked.
        cancelled: none of them.
        restated: another reading is marked; lay the chooser out anew.
    """

    chosen = Signal(object)
    cancelled = Signal()
    restated = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard = Guard()
        self.tiles: list[ReadingTile] = []
        self._cards = 0
        self._index = 0
        self.cancel_button = TableButton(_CANCEL, self.guard, self, on_panel=True)
        self.choose_button = TableButton(_CHOOSE, self.guard, self, on_panel=True)
        self.cancel_button.clicked.connect(self.cancelled)
        self.choose_button.clicked.connect(self.pick)

    @property
    def open(self) -> bool:
        """Whether the chooser is asking."""
        return not self.isHidden()

    @property
    def current(self) -> Reading:
        """The reading that is marked."""
        return self.tiles[self._index].reading

    def ask(self, readings: tuple[Reading, ...], cards: int, art: CardArt) -> None:
        """Take over the readings, the largest first."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self.tiles = [ReadingTile(reading, number, art, self) for number, reading in enumerate(readings, 1)]
        for tile in self.tiles:
            tile.clicked.connect(self._tile_clicked)
        self._cards = cards
        self._index = 0
        self.guard.restart()
        self._name()

    def reword(self, readings: tuple[Reading, ...]) -> None:
        """The same readings in another language; the marked one stays, and so does the keyboard's place."""
        for tile, reading in zip(self.tiles, readings, strict=True):
            tile.take(reading)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(texts_labels.chooser_title(self._cards, len(self.tiles)))

    def lay(self, geometry: TableGeometry, rules: RuleSet, ink: Ink) -> None:
        """Place the chooser; more than three tiles scroll sideways with the marked one."""
        unit = ink.unit
        shown = min(len(self.tiles), MOST_SHOWN)
        widest = (geometry.stage.width - 40 - 2 * 24 + TILE_GAP) / shown - TILE_GAP
        each = min(max(TILE_WIDTH, *(tile.wished_width(ink) / unit for tile in self.tiles)), widest)
        width = max(2 * 24 + shown * each + (shown - 1) * TILE_GAP, 640.0)
        self.place(geometry.dialog(width, 278), ink)
        first = min(max(self._index - 1, 0), len(self.tiles) - shown)
        left = (width - shown * each - (shown - 1) * TILE_GAP) / 2
        for index, tile in enumerate(self.tiles):
            tile.setChecked(index == self._index)
            x = left + (index - first) * (each + TILE_GAP)
            tile.place(Rect(x * unit, 60 * unit, each * unit, TILE_HEIGHT * unit), ink)
            tile.setVisible(first <= index < first + shown)
        right = (width - 24) * unit
        for button, model in ((self.choose_button, _CHOOSE), (self.cancel_button, _CANCEL)):
            button.show_model(model, rules, unit)
            size = button.sizeHint()
            button.setGeometry(pixel_rect(Rect(right - size.width(), 212 * unit, size.width(), size.height())))
            right -= size.width() + 14 * unit

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        unit, tokens = sketch.ink.unit, sketch.ink.tokens
        title = texts_labels.chooser_title(self._cards, len(self.tiles))
        helping = texts_labels.chooser_help()
        room = rect.width() - 56 * unit
        aside = sketch.ink.width(helping, 14)
        sketch.text(QPointF(28 * unit, 42 * unit), title, 24, tokens.ink, face=Face.SERIF, room=room)
        if sketch.ink.width(title, 24, Face.SERIF) + aside + 20 * unit < room:
            at = QPointF(rect.right() - 28 * unit, 40 * unit)
            sketch.text(at, helping, 14, tokens.ink2, align=Align.RIGHT)
        room = self.cancel_button.x() - 40 * unit
        at = QPointF(28 * unit, 246 * unit)
        sketch.text(at, self.current.wilds, 16, tokens.wild, face=Face.BOLD, room=room)

    def step(self, by: int) -> None:
        """Mark the next or the one before."""
        self.mark(self._index + by)

    def mark(self, index: int) -> None:
        """Mark a reading by its place; others than there are do nothing."""
        if 0 <= index < len(self.tiles):
            self._index = index
            self.restated.emit()

    @Slot()
    def pick(self) -> None:
        """Take the marked reading."""
        if not self.guard.closed:
            self.chosen.emit(self.current.play)

    @Slot()
    def _tile_clicked(self) -> None:
        tile = self.sender()
        if isinstance(tile, ReadingTile):
            self.mark(self.tiles.index(tile))


def _highest() -> str:
    return translate("Chooser", "highest")


_CANCEL = Button(ButtonId.CANCEL, Style.OUTLINE, Key.ESC)
_CHOOSE = Button(ButtonId.CHOOSE, Style.GOLD, Key.ENTER)
