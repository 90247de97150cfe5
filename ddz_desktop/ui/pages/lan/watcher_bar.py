"""What a spectator has at the table: a word that he is one, another seat to sit behind, and a seat of his own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.protocol.table import Owner, Room
from ddz_desktop.ui.controls import Button, ButtonKind
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch
from ddz_desktop.ui.table.table_view import TableView

PILL_TOP, PILL_HEIGHT, TEXT_PX = 92, 44, 16
EDGE, FLAT_TOP, FLAT_HEIGHT = 20, 63, 29


class WatcherBar(QObject):
    """Seen while the person at this computer has no seat.

    Signals:
        sit_wanted(int): this seat is to be the own one.
    """

    sit_wanted = Signal(int)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._free: int | None = None
        self.pill = _Pill(table)
        self.sit = Button("", ButtonKind.IVORY, icon="user", height=52, parent=table)
        self.follow = Button("", ButtonKind.OUTLINE, icon="eye", height=52, parent=table)
        for widget in (self.pill, self.sit, self.follow):
            widget.hide()
        self.sit.clicked.connect(self._want_seat)
        self.follow.clicked.connect(self._follow_next)
        table.canvas.viewport().installEventFilter(self)
        table.canvas.resized.connect(self.place)
        table.shown.connect(self.place)

    def show_room(self, room: Room) -> None:
        """Show it to one without a seat, in the present language."""
        me = room.me
        watching = me is not None and me.seat is None
        free = [number for number, seat in enumerate(room.seats) if seat.owner is not Owner.PERSON]
        self._free = free[0] if free else None
        told = self.tr("all hands") if room.options.open_hands else self.tr("public cards only")
        self.pill.set_text(self.tr("Watching · {what}").format(what=told))
        self.sit.setText(self.tr("Take a seat"))
        self.sit.set_available(self._free is not None, self.tr("All seats are taken."))
        self.follow.setText(self.tr("Next seat"))
        self.follow.set_hint(self.tr("Look from the next seat; or click a seat to look from there"))
        for widget in (self.pill, self.sit, self.follow):
            widget.setVisible(watching)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on a seat: look from there."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress and self.pill.isVisible():
            seat = self._seat_at(self._table.canvas.mapToScene(event.position().toPoint()))
            if seat is not None:
                self._table.follow(seat)
                return True
        return False

    @Slot()
    def place(self) -> None:
        """Stand where one's own chip would be, and under the top row."""
        if self.pill.isHidden():
            return
        scene = self._table.scene
        unit, chip = scene.ink.unit, scene.geometry.own_chip()
        left, gap = round(chip.x), round(12 * unit)
        end = scene.geometry.spectator_seat().plate.x - gap
        for button in (self.sit, self.follow):
            button.set_unit(unit)
            size = button.sizeHint()
            top = round(chip.y + (chip.height - size.height()) / 2)
            if left + size.width() > end:  # the followed seat begins there: above the other
                left, top = round(chip.x), top - size.height() - gap
            button.setGeometry(left, top, size.width(), size.height())
            left += size.width() + gap
        self.pill.place(scene.ink, self._table.width(), low=not (scene.all_open and scene.geometry.seats == 5))

    def _seat_at(self, at: QPointF) -> int | None:
        """Whose plate is there."""
        for seat, item in self._table.scene.seats.items():
            if item.geometry is not None and item.geometry.plate.contains(at.x(), at.y()):
                return seat
        return None

    @Slot()
    def _want_seat(self) -> None:
        if self._free is not None:
            self.sit_wanted.emit(self._free)

    @Slot()
    def _follow_next(self) -> None:
        state = self._table.desk.state
        if state is not None:
            self._table.follow((state.me + 1) % len(state.seats))


class _Pill(QWidget):
    """A line on glass."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._text = ""
        self._ink: Ink | None = None

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def place(self, ink: Ink, room: int, *, low: bool) -> None:
        """Stand in the middle of so many px; or under the title, where five open hands need the place."""
        self._ink = ink
        width = round(ink.width(self._text, TEXT_PX, Face.BOLD) + 40 * ink.unit)
        height, top = (PILL_HEIGHT, PILL_TOP) if low else (FLAT_HEIGHT, FLAT_TOP)
        left = (room - width) // 2 if low else round(EDGE * ink.unit)
        self.setGeometry(left, round(top * ink.unit), width, round(height * ink.unit))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ink is None:
            return
        sketch = Sketch(QPainter(self), self._ink)
        rect = QRectF(self.rect())
        sketch.glass(rect, rect.height() / 2)
        sketch.middle_text(rect, self._text, TEXT_PX, self._ink.tokens.table_ink)
        sketch.painter.end()
