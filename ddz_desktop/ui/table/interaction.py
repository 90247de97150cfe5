"""What the mouse does on the table: choosing, sweeping, lifting a choice out of the hand to play it (visual §6).

Nothing is played by a press that began before the turn (field/table U1); a double click plays what was raised before
its first click took it down (U3); a sweep that loses the mouse ends without effect (U5).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Signal

from ddz_desktop.ui.table.hand_view import HandView
from ddz_desktop.ui.table.selection import Selection, Trim
from ddz_desktop.ui.table.sorting import Held


class Press(Enum):
    """What a press has begun."""

    NOTHING = auto()
    SWEEP = auto()
    LIFT = auto()  # a raised card is drawn upwards, out of the hand


class HandMouse(QObject):
    """Turns presses, moves and releases on the scene into changes of the selection.

    `turn` tells which turn it is (any value that changes with it, None when it is not mine), `lift_above` the height in
    px above which a lifted choice is let go to be played, `trim` picks the run in a sweep. Without `sweeps`
    moving the mouse chooses nothing: a press means the card it fell on.

    Signals:
        changed: the selection or the sweep is another.
        play_wanted: play what is raised.
        cleared: everything was put down by a click beside the cards.
        hand_clicked: a card was clicked while the table plays for me.
        preview_clicked: the preview was clicked, where `on_preview` says that it can be.
    """

    changed = Signal()
    play_wanted = Signal()
    cleared = Signal()
    hand_clicked = Signal()
    preview_clicked = Signal()

    def __init__(self, hand: HandView, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._selection = selection
        self.turn: Callable[[], object] = lambda: None
        self.lift_above: Callable[[], float] = lambda: 0.0
        self.on_preview: Callable[[QPointF], bool] = lambda _: False
        self.trim: Trim | None = None
        self.right_click_plays = False
        self.sweeps = True
        self.frozen = False
        self.swallow = False
        self._press = Press.NOTHING
        self._pressed_turn: object = None
        self._pressed_at = QPointF()
        self._at = QPointF()
        self._raised_before_click: Held | None = None
        self._above = False

    @property
    def lift(self) -> QPointF:
        """How far the raised cards have been drawn out of the hand, in px: with the mouse, but never below the hand."""
        if self._press is not Press.LIFT:
            return QPointF()
        way = self._at - self._pressed_at
        return QPointF(way.x(), min(way.y(), 0.0))

    def press(self, at: QPointF) -> None:
        """The left button goes down; `swallow` set: it has already done something else."""
        if self.swallow:
            self.swallow, self._press, self._raised_before_click = False, Press.NOTHING, None
            return
        held = self._hand.at(at.x(), at.y(), self._selection)
        self._pressed_turn, self._pressed_at, self._above = self.turn(), at, False
        self._raised_before_click = held if held in self._selection.raised else None
        if held is None:
            self._press = Press.NOTHING
            if self.on_preview(at):
                self.preview_clicked.emit()
            else:
                self._clear()
        elif self.frozen:
            self.hand_clicked.emit()
        else:
            self._press = Press.SWEEP
            self._selection.press(held)
            self.changed.emit()

    def move(self, at: QPointF) -> None:
        """The mouse moves with the left button down."""
        if self._press is Press.NOTHING or not self.sweeps:
            return
        self._at = at
        self._above = at.y() < self.lift_above()
        if self._raised_before_click is not None and self._is_upward(at):
            self._press = Press.LIFT
            self._selection.drag(self._raised_before_click)
        elif self._press is Press.SWEEP:
            held = self._hand.nearest(at.x(), at.y())
            if held is not None:
                self._selection.drag(held)
        self.changed.emit()

    def release(self) -> None:
        """The left button comes up."""
        if self._press is Press.NOTHING:
            return
        lifted = self._press is Press.LIFT
        self._press = Press.NOTHING
        if lifted:
            self._selection.cancel_sweep()
            self.changed.emit()
            if self._above and self._pressed_turn is not None and self._pressed_turn == self.turn():
                self.play_wanted.emit()
            return
        self._selection.release(self.trim)
        self.changed.emit()

    def double_press(self, at: QPointF) -> None:
        """The second press of a double click: plays if the card was raised before the first one."""
        if self._raised_before_click is None or self.frozen:
            self.press(at)
            return
        self._raised_before_click = None
        self._selection.undo()
        self.changed.emit()
        if self._pressed_turn is not None and self._pressed_turn == self.turn():
            self.play_wanted.emit()

    def right_press(self) -> None:
        """The right button: put everything down, or play, as the player likes."""
        if self._press is not Press.NOTHING:
            self.cancel()
        elif self.right_click_plays and self._selection.raised and self.turn() is not None:
            self.play_wanted.emit()
        else:
            self._clear()

    def cancel(self) -> None:
        """The mouse was taken away."""
        self._press = Press.NOTHING
        if self._selection.sweeping:
            self._selection.cancel_sweep()
            self.changed.emit()

    def _is_upward(self, at: QPointF) -> bool:
        """Whether the mouse has left the hand upwards, more up than aside."""
        way = at - self._pressed_at
        top = min((slot.y for slot in self._hand.geometry.slots), default=0.0) - self._hand.geometry.pop
        return at.y() < top - self._hand.geometry.reach and -way.y() > abs(way.x()) * 0.5

    def _clear(self) -> None:
        if self._selection.raised:
            self._selection.clear()
            self.changed.emit()
            self.cleared.emit()
