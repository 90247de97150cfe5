"""The own hand on the table: one item per card, raised, swept, dimmed and sorted as the selection says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from ddz_desktop.rules.cards import rank_of
from ddz_desktop.rules.view import SeatView
from ddz_desktop.ui.table import looks, timing, z_values
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardArt, Tint
from ddz_desktop.ui.table.card_item import CardItem, FocusRingItem
from ddz_desktop.ui.table.geometry import CardSize, HandGeometry, Rect, RowMode, Stage, hand_geometry, rows_needed
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sketch import Ink
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.stepper import Curve, Tempo

EMPTY = HandGeometry((), 1, 0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class HandMode:
    """How the hand is laid out and shown. `dimmed`: nothing can be played, or the table plays for me."""

    size: CardSize = CardSize.LARGE
    rows: RowMode = RowMode.AUTO
    dimmed: bool = False
    winning_tag: str = ""


class HandView:
    """The items of the hand and where they stand."""

    def __init__(self, scene: QGraphicsScene, art: CardArt, animator: Animator) -> None:
        self._scene = scene
        self._art = art
        self._animator = animator
        self._groups: tuple[tuple[Held, ...], ...] = ()
        self._mode = HandMode()
        self._popped: frozenset[Held] = frozenset()
        self._lift = QPointF()
        self._goals: dict[Held, QPointF] = {}
        self._shown: tuple[object, ...] = ()
        self.order: tuple[Held, ...] = ()
        self.items: dict[Held, CardItem] = {}
        self.geometry = EMPTY
        self.ring = FocusRingItem()
        self.ring.setZValue(z_values.HAND_FOCUS)
        scene.addItem(self.ring)

    # -- what is shown --------------------------------------------------------------------------------------------

    def set_groups(self, groups: Sequence[Sequence[Held]]) -> None:
        """The cards from left to right; items of cards that left go, new ones wait for `lay`."""
        self._groups = tuple(tuple(group) for group in groups)
        self.order = tuple(held for group in self._groups for held in group)
        for held in self.items.keys() - set(self.order):
            item = self.items.pop(held)
            self._goals.pop(held, None)
            self._animator.stop(item)
            self._scene.removeItem(item)

    def rows(self, stage: Stage, mode: HandMode) -> int:
        """How many rows the hand takes, which lifts what stands above it."""
        return rows_needed(stage, len(self.order), mode.size, mode.rows, max(len(self._groups) - 1, 0))

    def lay(self, stage: Stage, mode: HandMode, view: SeatView, selection: Selection, ink: Ink, ms: float = 0) -> None:
        """Put every card where it belongs, at once or in `ms`; where all is as it was, what moves there goes on."""
        shown = (self._groups, stage, mode, view.wild, view.winning, view.rules, *self._chosen(selection), ink.dpr)
        if ms > 0 and shown == self._shown:
            return
        self._mode = mode
        starts, index = [], 0
        for group in self._groups:
            starts.append(index)
            index += len(group)
        ranks = [rank_of(held.card) for held in self.order]
        geometry = hand_geometry(stage, ranks, size=mode.size, mode=mode.rows, group_starts=starts) if ranks else EMPTY
        self.geometry = geometry
        for held in self.order:
            self._ensure(held, view, ink)
        self.restate(view, selection, ink, ms)
        self._shown = shown

    def restate(self, view: SeatView, selection: Selection, ink: Ink, ms: float = timing.SELECT) -> None:
        """Show which cards are raised, swept or dimmed."""
        self._shown = ()
        for index, held in enumerate(self.order):
            raised = held in selection.raised
            tint = Tint.DIMMED if self._mode.dimmed else Tint.SWEPT if held in selection.swept else Tint.NONE
            item = self.items[held]
            item.set_look(looks.in_hand(held.card, view, raised=raised, tint=tint, winning_tag=self._mode.winning_tag))
            lift = self._lift if raised else QPointF()
            self._place(index, item, raised or held in self._popped, lift, ms)
        self._trim()

    def pop(self, held: frozenset[Held]) -> None:
        """Lift cards without raising them, as newly taken ones; takes effect with the next `restate`."""
        self._popped = held

    def lift(self, way: QPointF) -> None:
        """Hold the raised cards so far out of the hand; takes effect at once with the next `restate`."""
        self._lift = way

    def refresh(self) -> None:
        """The theme or the style of the cards changed."""
        self._shown = ()
        for item in self.items.values():
            item.refresh()

    def clear(self) -> None:
        """Take the whole hand off the table."""
        self.set_groups(())
        self.ring.hide()

    # -- asking ---------------------------------------------------------------------------------------------------

    def at(self, x: float, y: float, selection: Selection) -> Held | None:
        """The card under a point."""
        index = self.geometry.index_at(x, y, self._raised_indices(selection))
        return None if index is None else self.order[index]

    def nearest(self, x: float, y: float) -> Held | None:
        """The card that a sweep has reached."""
        index = self.geometry.nearest_index(x, y) if self.order else None
        return None if index is None else self.order[index]

    def rect_of(self, held: Held, raised: bool = False) -> Rect:
        """Where a card stands."""
        return self.geometry.card_rect(self.order.index(held), raised)

    # -- keyboard -------------------------------------------------------------------------------------------------

    def show_focus(self, held: Held | None, raised: bool, ink: Ink) -> None:
        """Draw the ring around a card's visible strip; None hides it."""
        if held is None or held not in self.items:
            self.ring.hide()
            return
        strip = QRectF(*self.geometry.focus_rect(self.order.index(held), raised))
        color = ink.tokens.gold if ink.tokens.high_contrast else ink.tokens.frame
        self.ring.surround(strip, color, ink.tokens.ring * ink.unit, self.geometry.card_width)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _ensure(self, held: Held, view: SeatView, ink: Ink) -> None:
        """An item of the right size for a card; a new one appears where it belongs."""
        item = self.items.get(held)
        width = self.geometry.card_width
        if item is None:
            look = looks.in_hand(held.card, view, raised=False, tint=Tint.NONE, winning_tag=self._mode.winning_tag)
            item = self.items[held] = CardItem(self._art, look, width, ink.dpr)
            box = self.rect_of(held)
            item.setPos(box.x, box.y)
            self._scene.addItem(item)
        elif item.width != width:
            item.set_size(width, ink.dpr)

    def _place(self, index: int, item: CardItem, raised: bool, lift: QPointF, ms: float) -> None:
        box = self.geometry.card_rect(index, raised)
        row = self.geometry.slots[index].row
        front = self.geometry.rows == 1 or row == 1
        item.setZValue((z_values.HAND_FRONT if front else z_values.HAND_BACK) + z_values.step(index))
        goal = QPointF(box.x, box.y) + lift
        before = self._goals.get(self.order[index])
        self._goals[self.order[index]] = goal
        if ms <= 0 or not lift.isNull():
            self._animator.stop(item)
            item.setPos(goal)
        elif goal != before:
            curve = Curve.OutCubic if ms <= timing.SELECT else Curve.InOutCubic
            self._animator.move(item, goal, Tempo(ms, curve=curve))

    def _trim(self) -> None:
        """Let every card draw what is seen of it: what lies under others would cost half of a frame's time."""
        items = [self.items[held] for held in self.order]
        ways = [(item.pos(), self._goals[held]) for held, item in zip(self.order, items, strict=True)]
        for item, own, over in zip(items, ways, [*ways[1:], None], strict=False):
            item.show_strip(None if over is None else _strip(own, over))

    def _chosen(self, selection: Selection) -> tuple[object, ...]:
        """What of the cards stands out, and how far."""
        return frozenset(selection.raised), frozenset(selection.swept), self._popped, self._lift.toTuple()

    def _raised_indices(self, selection: Selection) -> set[int]:
        return {index for index, held in enumerate(self.order) if held in selection.raised}


def _strip(own: tuple[QPointF, QPointF], over: tuple[QPointF, QPointF]) -> float | None:
    """How much a card's neighbour leaves of it at the most on their ways (from, to); None where it is unsure."""
    (here, there), (before, after) = own, over
    if not here.y() == there.y() == before.y() == after.y():
        return None
    x, to_x, over_x, over_to_x = here.x(), there.x(), before.x(), after.x()
    return max(over_x, over_to_x) - min(x, to_x) if min(over_x, over_to_x) >= max(x, to_x) else None
