"""Where the things are that a bubble points at."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from ddz_desktop.rules.action import Action, Move
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.geometry import Rect
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.table_view import TableView
from ddz_desktop.ui.tutorial.steps import Target

_BUTTONS = {Target.PASS: ButtonId.PASS, Target.HINT: ButtonId.HINT, Target.PLAY: ButtonId.PLAY}
HIGHEST_BID = 3


def target_boxes(table: TableView, target: Target, wanted: Action | None) -> list[QRectF]:
    """The places of a target on the table, as far as they can be seen."""
    hand = table.scene.hand
    if target is Target.BID:
        return _button(table, ButtonId.BID, HIGHEST_BID)
    if target in _BUTTONS:
        return _button(table, _BUTTONS[target])
    if target is Target.HAND:
        return _around(hand.rect_of(held) for held in hand.order)
    if target is Target.CARDS:
        raised, cards = table.desk.selection.raised, wanted_cards(table, wanted)
        places = ((index, held in raised) for index, held in enumerate(hand.order) if held in cards)
        return _around(hand.geometry.focus_rect(index, up) for index, up in places)
    if target is Target.SEATS:
        return [item.plate.sceneBoundingRect() for item in table.scene.seats.values()]
    if target is Target.BOTTOM:
        return _united(item.sceneBoundingRect() for item in table.scene.top_row.cards.items)
    return []


def wanted_cards(table: TableView, wanted: Action | None) -> tuple[Held, ...]:
    """The cards of the hand that the wanted play is made of."""
    if not isinstance(wanted, Move):
        return ()
    return tuple(held for held in table.desk.selection.order if held.card in wanted.cards)


def _button(table: TableView, which: ButtonId, number: int | None = None) -> list[QRectF]:
    return [
        QRectF(button.geometry())
        for button in table.overlay.bar.buttons
        if button.model.id is which and number in (None, button.model.number) and button.isVisible()
    ]


def _around(boxes: Iterable[Rect]) -> list[QRectF]:
    """The smallest rectangle around some; none where there are none."""
    return _united(QRectF(box.x, box.y, box.width, box.height) for box in boxes)


def _united(boxes: Iterable[QRectF]) -> list[QRectF]:
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return [] if whole.isNull() else [whole]
