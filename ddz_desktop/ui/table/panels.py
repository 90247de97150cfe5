"""Panels over the table: the question of an extra decision, and the banner of auto-play."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.painting import Elevation
from ddz_desktop.ui.controls.picture import Picture
from ddz_desktop.ui.table import texts_prompts
from ddz_desktop.ui.table.action_model import Bar, BarKind
from ddz_desktop.ui.table.bar_view import Guard, TableButton, pixel_rect
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.cloth_items import wrapped
from ddz_desktop.ui.table.geometry import Align, Rect, TableGeometry
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch
from ddz_desktop.ui.table.viewstate import TableState

PADDING, LINE_PX, LINE_STEP = 32.0, 16.0, 29.0
TITLE_SIZES = (28.0, 24.0, 20.0, 17.0, 14.0)
BUTTON_HEIGHT, BUTTON_GAP = 54.0, 14.0


class TablePanel(QWidget):
    """A raised surface over the table, measured in stage units."""

    RADIUS = 20.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ink: Ink | None = None
        self._underlay = Underlay(self, Elevation.DIALOG, self.RADIUS)
        self._picture = Picture()  # cards that fly beneath have it painted again with each frame
        self.hide()

    def place(self, box: Rect, ink: Ink) -> None:
        """Stand at a rectangle in px."""
        self.ink = ink
        self._underlay.set_radius(self.RADIUS * ink.unit)
        self.setGeometry(pixel_rect(box))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ink is None:
            return
        key = self.content_key()
        if key is None:
            painter = QPainter(self)
            self._paint(painter)
            painter.end()
        else:
            self._picture.paint(self, (self.ink, key), self._paint)

    def _paint(self, painter: QPainter) -> None:
        assert self.ink is not None, "it has been placed"
        sketch, tokens = Sketch(painter, self.ink), self.ink.tokens
        border = tokens.edge if tokens.dark else None
        sketch.box(QRectF(self.rect()), self.RADIUS * self.ink.unit, tokens.surface, border, tokens.border)
        self.paint_content(sketch, QRectF(self.rect()))

    def content_key(self) -> Hashable:
        """Hook: what the content depends on beside ink and size, for a picture of it to be kept; None to keep none."""
        return None

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        """Hook: what stands on the surface."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a click on the panel is none on the table


class SetTile(Control):
    """A set of cards that may be reported, with a tick."""

    HEIGHT = 76.0

    def __init__(self, value: str, looks: Sequence[CardLook], art: CardArt, parent: QWidget) -> None:
        super().__init__(texts_prompts.report_set_text(value), 14, parent)
        self.value = value
        self._looks = tuple(looks)
        self._art = art
        self._ink: Ink | None = None
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(self.text())

    def sizeHint(self) -> QSize:
        return self.size()

    def place(self, box: Rect, ink: Ink) -> None:
        """Stand at a rectangle in the panel's px."""
        self._ink = ink
        self.setGeometry(pixel_rect(box))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ink is None:
            return
        ink, unit, tokens = self._ink, self._ink.unit, self._ink.tokens
        sketch = Sketch(QPainter(self), ink)
        rect = QRectF(self.rect())
        on = self.isChecked()
        edge = tokens.gold if on else tokens.line
        sketch.box(rect, 14 * unit, tokens.soft_gold if on else tokens.surface, edge, (3 if on else 1.4) * unit)
        tick = QRectF(14 * unit, rect.height() / 2 - 12 * unit, 24 * unit, 24 * unit)
        sketch.box(tick, 7 * unit, tokens.primary if on else tokens.surface, tokens.edge, 1.6 * unit)
        if on:
            sketch.icon("check", tokens.on_primary, tick.topLeft() + QPointF(3, 3) * unit, 18 * unit)
        width, step = 42 * unit, 22 * unit
        margin = CardArt.margin(width)
        for index, look in enumerate(self._looks):
            corner = QPointF(50 * unit + index * step - margin, rect.height() / 2 - 0.7 * width - margin)
            sketch.picture(corner, self._art.pixmap(look, width, ink.dpr))
        left = 50 * unit + (len(self._looks) - 1) * step + width + 12 * unit
        at = QPointF(left, rect.height() / 2 + 6 * unit)
        sketch.text(at, self.text(), 16, tokens.ink, face=Face.BOLD, room=rect.width() - left - 8 * unit)
        sketch.painter.end()


class QuestionPanel(TablePanel):
    """Asks for an extra decision: title, what each answer means, buttons; sets to tick where there are some.

    Signals:
        pressed: the Button that was pressed.
        ticked: the sets that are ticked now, as a tuple.
    """

    pressed = Signal(object)
    ticked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard = Guard()
        self.buttons: list[TableButton] = []
        self.tiles: list[SetTile] = []
        self._asked = texts_prompts.Announcement()
        self._only: tuple[CardLook, ...] = ()
        self._only_name = ""
        self._art: CardArt | None = None
        self._tag = ""
        self._rows: list[str] = []
        self._identity: object = None

    @property
    def sets(self) -> tuple[str, ...]:
        """The ticked sets."""
        return tuple(tile.value for tile in self.tiles if tile.isChecked())

    def ask(self, bar: Bar, state: TableState, looks: dict[str, tuple[CardLook, ...]], art: CardArt) -> None:
        """Take over a question; `looks` are the cards of each set."""
        assert bar.topic is not None, "a question has a topic"
        identity = (bar.topic, bar.sets, state.view.calls)
        if identity != self._identity:
            self._identity = identity
            self._renew(bar, looks, art)
            self.guard.restart()
        self._asked = texts_prompts.question(state, bar.topic, len(bar.sets))
        self._tag = texts_prompts.question_tag(state)
        for button, model in zip(self.buttons, bar.buttons, strict=True):
            button.model = model
        self.setAccessibleName(self._asked.title)

    def lay(self, bar: Bar, state: TableState, geometry: TableGeometry, ink: Ink) -> None:
        """Place the panel and what is on it."""
        unit = ink.unit
        width = 680.0 if self.tiles or self._only else 600.0
        for button, model in zip(self.buttons, bar.buttons, strict=True):
            button.show_model(model, state.rules, unit)
        wished = sum(button.sizeHint().width() for button in self.buttons) / unit
        width = min(max(width, wished + 2 * PADDING + 3 * BUTTON_GAP), geometry.stage.width - 80)
        self._rows = [row for line in self._asked.lines for row in wrapped(line, LINE_PX, self._room(width, unit), ink)]
        top = self._top()
        height = top + self._step(ink) * len(self._rows) + 24 + BUTTON_HEIGHT + 22
        self.place(geometry.dialog(width, height), ink)
        self._place_tiles(width, ink)
        self._place_buttons(width, height, ink)
        self.setAccessibleDescription(" ".join(self._asked.lines))

    def forget(self) -> None:
        """The question is answered."""
        self._identity = None
        self.hide()

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        ink, unit, tokens = sketch.ink, sketch.ink.unit, sketch.ink.tokens
        left = PADDING * unit
        room = rect.width() - 2 * left
        tag = ink.width(self._tag, 14, Face.BOLD) + 40 * unit if self._tag else 0.0
        words = self._asked.title
        px = ink.fitting(words, TITLE_SIZES, room - tag, Face.SERIF)
        title = sketch.text(QPointF(left, 44 * unit), words, px, tokens.ink, face=Face.SERIF, room=room - tag)
        self._paint_only_set(sketch, left + title + 20 * unit)
        if self._tag:
            width, height = ink.width(self._tag, 14, Face.BOLD) + 24 * unit, 30 * unit
            chip = QRectF(rect.right() - left - width, 20 * unit, width, height)
            sketch.box(chip, height / 2, tokens.soft_gold, tokens.edge if tokens.high_contrast else None, unit)
            sketch.middle_text(chip, self._tag, 14, tokens.gold_text)
        top = self._top()
        for index, row in enumerate(self._rows):
            at = QPointF(left, (top + 20) * unit + index * self._step(ink) * unit)
            sketch.text(at, row, LINE_PX, tokens.ink2)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _top(self) -> float:
        """Where the lines begin, in units."""
        return 58 + SetTile.HEIGHT + 12 if self.tiles else 78.0 if self._only else 58.0

    def _paint_only_set(self, sketch: Sketch, x: float) -> None:
        """A single set that can be reported stands beside the title."""
        if not self._only or self._art is None:
            return
        unit, width = sketch.ink.unit, 44 * sketch.ink.unit
        margin = CardArt.margin(width)
        for index, look in enumerate(self._only):
            corner = QPointF(x + index * 24 * unit - margin, 12 * unit - margin)
            sketch.picture(corner, self._art.pixmap(look, width, sketch.ink.dpr))
        at = QPointF(x + (len(self._only) - 1) * 24 * unit + width + 14 * unit, 48 * unit)
        sketch.text(at, self._only_name, 16, sketch.ink.tokens.ink2)

    def _room(self, width: float, unit: float) -> float:
        return (width - 2 * PADDING) * unit

    def _step(self, ink: Ink) -> float:
        return max(LINE_STEP, ink.font(LINE_PX).pixelSize() * 1.6 / ink.unit)

    def _renew(self, bar: Bar, looks: dict[str, tuple[CardLook, ...]], art: CardArt) -> None:
        for widget in (*self.buttons, *self.tiles):
            widget.hide()
            widget.deleteLater()
        several = len(bar.sets) > 1
        self.tiles = [SetTile(value, looks[value], art, self) for value in bar.sets] if several else []
        self._only = () if several or not bar.sets else looks[bar.sets[0]]
        self._only_name = texts_prompts.report_set_text(bar.sets[0]) if self._only else ""
        self._art = art
        self.buttons = [TableButton(model, self.guard, self, on_panel=True) for model in bar.buttons]
        for button in self.buttons:
            button.clicked.connect(self._clicked)
        for tile in self.tiles:
            tile.toggled.connect(self._toggled)

    def _place_tiles(self, width: float, ink: Ink) -> None:
        if not self.tiles:
            return
        unit = ink.unit
        each = (width - 2 * PADDING - 12 * (len(self.tiles) - 1)) / len(self.tiles)
        for index, tile in enumerate(self.tiles):
            x = PADDING + index * (each + 12)
            tile.place(Rect(x * unit, 58 * unit, each * unit, SetTile.HEIGHT * unit), ink)

    def _place_buttons(self, width: float, height: float, ink: Ink) -> None:
        """Shares of the whole width in proportion to what each button wishes."""
        unit = ink.unit
        wishes = [float(button.sizeHint().width()) for button in self.buttons]
        spare = (width - 2 * PADDING - BUTTON_GAP * (len(wishes) - 1)) * unit - sum(wishes)
        x = PADDING * unit
        for button, wish in zip(self.buttons, wishes, strict=True):
            share = wish + spare * wish / sum(wishes)
            top = (height - BUTTON_HEIGHT - 22) * unit
            button.setGeometry(pixel_rect(Rect(x, top, share, BUTTON_HEIGHT * unit)))
            button.show()
            x += share + BUTTON_GAP * unit

    @Slot()
    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, TableButton):
            self.pressed.emit(button.model)

    @Slot()
    def _toggled(self) -> None:
        self.ticked.emit(self.sets)


class AutoBanner(TablePanel):
    """Says that the table plays for me, and takes it back.

    Signals:
        pressed: the Button that was pressed.
    """

    pressed = Signal(object)
    RADIUS = 16.0
    WIDTH, HEIGHT = 420.0, 76.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard = Guard()
        self.button: TableButton | None = None
        self._shown: tuple[object, ...] = ()

    def show_bar(self, bar: Bar, state: TableState, geometry: TableGeometry, ink: Ink) -> None:
        """Show the banner while auto-play is on."""
        self.setVisible(bar.kind is BarKind.AUTO)
        if bar.kind is not BarKind.AUTO:
            return
        model, texts = bar.buttons[0], texts_prompts.auto_play_texts()
        keymap = theme.manager().appearance.keymap
        bar_box, chip = geometry.action_bar([], ring=False).bar, geometry.own_chip()
        shown = (model, texts, state.rules, geometry.stage, bar_box, chip, ink, keymap)
        if shown == self._shown:
            return
        self._shown = shown
        if self.button is None:
            self.button = TableButton(model, self.guard, self, on_panel=True)
            self.button.clicked.connect(self._clicked)
        self.button.show_model(model, state.rules, ink.unit)
        self.button.set_min_width(98)
        wide = max(ink.width(texts[0], 18, Face.BOLD), ink.width(texts[1], 15)) / ink.unit
        width = max(self.WIDTH, 84 + wide + 20 + self.button.sizeHint().width() / ink.unit + 14)
        middle = bar_box.y + bar_box.height / 2 + 8 * ink.unit
        height = self.HEIGHT * ink.unit
        left, top = geometry.preview(width * ink.unit).x, middle - height / 2
        if left < chip.right:  # large texts: above the chip and the tools, not between them
            top = min(top, chip.y - height - 8 * ink.unit)
        self.place(Rect(left, top, width * ink.unit, height), ink)
        size = self.button.sizeHint()
        box = Rect(
            self.width() - size.width() - 14 * ink.unit, (height - size.height()) / 2, size.width(), size.height()
        )
        self.button.setGeometry(pixel_rect(box))
        self.button.show()

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        ink, unit, tokens = sketch.ink, sketch.ink.unit, sketch.ink.tokens
        side = 50 * unit
        picture = icons.avatar("bot", side, ring=2 * unit, dpr=ink.dpr)
        sketch.picture(QPointF(18 * unit, (rect.height() - side) / 2), picture)
        title, line = texts_prompts.auto_play_texts()
        right = self.button.x() if self.button is not None else rect.width()
        room = right - 96 * unit
        sketch.text(QPointF(84 * unit, 32 * unit), title, 18, tokens.ink, face=Face.BOLD, room=room)
        sketch.text(QPointF(84 * unit, 57 * unit), line, 15, tokens.ink2, room=room, align=Align.LEFT)

    def content_key(self) -> Hashable:
        return texts_prompts.auto_play_texts(), None if self.button is None else self.button.x()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicked()

    @Slot()
    def _clicked(self) -> None:
        if self.button is not None:
            self.pressed.emit(self.button.model)
