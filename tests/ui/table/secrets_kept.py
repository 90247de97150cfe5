"""Whether the scene keeps what its seat may not know (field/table U15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddz_desktop.rules.action import Move
from ddz_desktop.ui.table.card_item import CardItem

if TYPE_CHECKING:
    from ddz_desktop.rules.cards import Card
    from ddz_desktop.rules.view import SeatView
    from ddz_desktop.ui.table.table_view import TableView


def known_cards(view: SeatView) -> set[Card]:
    """Every card that the seat may see somewhere."""
    played = {card for _, action in view.history if isinstance(action, Move) for card in action.cards}
    shown = {card for hand in view.hands if hand is not None for card in hand}
    marks = {card for card in (view.marker, view.winning) if card is not None}
    wild = {rank * 4 + 2 for rank in view.wild}
    return played | shown | marks | wild | set(view.hand) | set(view.bottom or ()) | set(view.aside or ())


def no_hidden_face(table: TableView, view: SeatView) -> bool:
    """Whether no card item shows a card that the seat may not know: it is not in the scene, seen or unseen."""
    codes = {item.code for item in table.scene.items() if isinstance(item, CardItem)} - {None}
    return codes <= known_cards(view)
