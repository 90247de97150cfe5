"""The table's drawn things for screen readers: a list whose entries are bottom cards, seats, counter and own cards.

Graphics items are invisible to assistive technology, so the canvas answers for them. Qt asks only where somebody
listens; nothing here costs anything otherwise.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import shiboken6
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ddz_desktop.ui.table.canvas import TableCanvas
from ddz_desktop.ui.table.desk import Desk
from ddz_desktop.ui.table.keyboard import Keyboard
from ddz_desktop.ui.table.scene import TableScene
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.spoken import Part, PartKind, parts

Keys: TypeAlias = tuple[Held | None, frozenset[Held]]
"""Where the keyboard is in the hand, and which cards are raised."""


class PartInterface(QAccessibleInterface):
    """One entry: the part that has its place in the list now."""

    def __init__(self, table: TableInterface, place: int) -> None:
        super().__init__()
        self._table = table
        self._place = place

    @property
    def part(self) -> Part | None:
        """What is told; `None` when there are fewer parts than when it was asked for."""
        found = self._table.parts()
        return found[self._place] if self._place < len(found) else None

    def isValid(self) -> bool:
        return self._table.isValid() and self.part is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # Qt takes None for nothing
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # Qt takes None for nothing
        return self._table.window()

    def text(self, kind: QAccessible.Text) -> str:
        part = self.part
        if part is None:
            return ""
        told = {QAccessible.Text.Name: part.name, QAccessible.Text.Description: part.detail}
        return told.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing of it can be written."""

    def role(self) -> QAccessible.Role:
        part = self.part
        if part is not None and part.kind is PartKind.CARD:
            return QAccessible.Role.CheckBox
        return QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        part = self.part
        if part is not None and part.kind is PartKind.CARD:
            state.focusable = state.checkable = True
            state.checked = part.raised
            state.focused = self._place == self._table.focus_place()
        else:
            state.readOnly = True
        return state

    def rect(self) -> QRect:
        part = self.part
        return self._table.screen_box(part) if part is not None else QRect()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        return None


class TableInterface(QAccessibleWidget):
    """The canvas as a list."""

    def __init__(self, canvas: TableCanvas, scene: TableScene, desk: Desk, keyboard: Keyboard) -> None:
        super().__init__(canvas, QAccessible.Role.List)
        self._canvas = canvas
        self._scene = scene
        self._desk = desk
        self._keyboard = keyboard
        self._entries: list[PartInterface] = []

    def parts(self) -> tuple[Part, ...]:
        """What there is now."""
        desk = self._desk
        if desk.state is None:
            return ()
        return parts(desk.state, desk.selection.order, desk.selection.raised, counter=desk.options.counter)

    def focus_place(self) -> int | None:
        """The place of the card that has the keyboard."""
        held = self._keyboard.cursor.held
        if held is None or not self._canvas.hasFocus():
            return None
        return self._place_of(self._desk.selection.order.index(held))

    def _place_of(self, card: int) -> int | None:
        found = (place for place, part in enumerate(self.parts()) if part.kind is PartKind.CARD and part.index == card)
        return next(found, None)

    def screen_box(self, part: Part) -> QRect:
        """Where a part is on the screen."""
        box = self._scene_box(part)
        corner = self._canvas.mapToGlobal(self._canvas.mapFromScene(box.topLeft()))
        return QRect(corner, box.size().toSize())

    def _scene_box(self, part: Part) -> QRectF:
        scene = self._scene
        if part.kind is PartKind.CARD and part.index < len(scene.hand.geometry.slots):
            strip = scene.hand.geometry.focus_rect(part.index, part.raised)
            return QRectF(strip.x, strip.y, strip.width, strip.height)
        if part.kind is PartKind.SEAT:
            seat = scene.seats.get(part.index)
            return seat.plate.sceneBoundingRect() if seat is not None else scene.chip.sceneBoundingRect()
        if part.kind is PartKind.COUNTER:
            return scene.counter.sceneBoundingRect()
        boxes = [item.sceneBoundingRect() for item in scene.top_row.cards.items]
        whole = QRectF()
        for box in boxes:
            whole = whole.united(box)
        return whole

    # -- Qt -------------------------------------------------------------------------------------------------------

    def childCount(self) -> int:
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        count = self.childCount()
        while len(self._entries) < count:
            self._entries.append(PartInterface(self, len(self._entries)))
        return self._entries[index] if 0 <= index < count else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, entry in enumerate(self._entries) if entry is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        at = QPointF(self._canvas.mapToScene(self._canvas.mapFromGlobal(QPoint(x, y))))
        places = [place for place, part in enumerate(self.parts()) if self._scene_box(part).contains(at)]
        return self.child(places[-1]) if places else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None for nothing
        place = self.focus_place()
        return self.child(place) if place is not None else None


class TableSpeech:
    """Makes the canvas speak, and tells who listens when the keyboard moves or a card is raised."""

    def __init__(self, canvas: TableCanvas, scene: TableScene, desk: Desk, keyboard: Keyboard) -> None:
        self._canvas, self._desk, self._keyboard = canvas, desk, keyboard
        self._interface: TableInterface | None = None
        canvas.spoken_for = lambda: self._interface or self._make(scene)
        install()

    def _make(self, scene: TableScene) -> TableInterface:
        self._interface = TableInterface(self._canvas, scene, self._desk, self._keyboard)
        return self._interface

    @property
    def keys(self) -> Keys:
        """What a key may change."""
        return self._keyboard.cursor.held, self._desk.selection.raised

    def tell(self, before: Keys) -> None:
        """A key has been taken: tell what is another now."""
        held, raised = self.keys
        if not QAccessible.isActive() or self._interface is None:
            return
        place = self._interface.focus_place()
        if place is None:
            return
        if held != before[0]:
            self._send(QAccessibleEvent(self._canvas, QAccessible.Event.Focus), place)
        if raised != before[1]:
            changed = QAccessible.State()
            changed.checked = True
            self._send(QAccessibleStateChangeEvent(self._canvas, changed), place)

    def _send(self, event: QAccessibleEvent, place: int) -> None:
        event.setChild(place)
        QAccessible.updateAccessibility(event)


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt asks for the interface of any object; only the canvas is answered for here."""
    if isinstance(thing, TableCanvas) and thing.spoken_for is not None and shiboken6.isValid(thing):
        return thing.spoken_for()
    return None


@cache
def install() -> None:
    """Answer for every canvas from now on."""
    QAccessible.installFactory(_make)
