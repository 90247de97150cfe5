"""The table in words, part by part, in the order in which it is read out: table, seats, counter, own hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.cards import rank_of
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.table import texts_labels, texts_prompts, texts_table
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.viewstate import SeatShown, TableState

translate = QCoreApplication.translate


class PartKind(StrEnum):
    """What a part of the table is."""

    BOTTOM = "bottom"
    SEAT = "seat"
    COUNTER = "counter"
    CARD = "card"


class Part(Struct, frozen=True):
    """Something that a screen reader stops at. `index`: the seat's number, or the card's place in the hand.

    `detail`: what is told on request.
    """

    kind: PartKind
    name: str
    index: int = 0
    raised: bool = False
    detail: str = ""


def parts(state: TableState, order: Sequence[Held], raised: Collection[Held], *, counter: bool) -> tuple[Part, ...]:
    """All of them. `order`: the own hand from left to right; `counter`: the card counter is shown."""
    found = [Part(PartKind.BOTTOM, bottom_words(state))] if state.bottom is not None else []
    found += [
        Part(PartKind.SEAT, seat_words(seat, state), seat.seat, detail=texts_people.computer_text(seat.level))
        for seat in state.seats
    ]
    if counter and state.counter:
        found.append(Part(PartKind.COUNTER, counter_words(state)))
    found += [
        Part(PartKind.CARD, card_words(held, index, len(order), held in raised, state), index, held in raised)
        for index, held in enumerate(order)
    ]
    return tuple(found)


def card_words(held: Held, index: int, count: int, raised: bool, state: TableState) -> str:
    """A card of the own hand: ten of clubs, chosen, 8 of 16; wild ranks and the winning card say so."""
    words = [texts.card_name(held.card)]
    rank = rank_of(held.card)
    if rank in state.view.wild:
        words.append(texts_prompts.wild_name(state, state.view.wild.index(rank)))
    if held.card == state.view.winning:
        words.append(texts_labels.winning_label())
    if raised:
        words.append(translate("Spoken", "chosen"))
    words.append(translate("Spoken", "{place} of {count}").format(place=index + 1, count=count))
    return _joined(words)


def seat_words(seat: SeatShown, state: TableState) -> str:
    """A seat: who sits there, and what lies before it."""
    words = [texts_table.seat_name(seat, state)]
    if seat.play is not None:
        told = texts.play_text(seat.play.play, state.rules, state.view.wild)
        words.append(translate("Spoken", "on the table: {play}").format(play=told))
    elif seat.bubble is not None:
        words.append(texts_table.bubble_text(seat.bubble, state))
    return _joined(words)


def bottom_words(state: TableState) -> str:
    """The bottom cards, as far as they are known here."""
    bottom = state.bottom
    assert bottom is not None, "there are bottom cards"
    if bottom.cards is None:
        told = translate("Spoken", "Bottom cards: {count}, face down")
        return told.format(count=bottom.count)
    cards = _joined([texts.card_name(card) for card in sorted(bottom.cards, reverse=True)])
    return translate("Spoken", "Bottom cards: {cards}").format(cards=cards)


def counter_words(state: TableState) -> str:
    """The card counter: of each rank how many are unseen."""
    told = translate("Spoken", "{rank} {left}", "in the card counter: rank, and how many are left")
    cells = [told.format(rank=texts.rank_text(cell.rank), left=cell.left) for cell in state.counter]
    return f"{texts_labels.counter_label()}: {_joined(cells)}"


def _joined(words: Sequence[str]) -> str:
    return translate("Spoken", ", ", "between the parts of a description").join(words)


# -- whole regions ------------------------------------------------------------------------------------------------


def seats_words(state: TableState | None) -> str:
    """All seats, in playing order from the one after mine."""
    if state is None:
        return ""
    seats = sorted(state.seats, key=lambda seat: (seat.away - 1) % len(state.seats))
    return ". ".join(seat_words(seat, state) for seat in seats)


def table_words(state: TableState | None, *, counter: bool) -> str:
    """What lies in the middle: what is to be beaten, the bottom, the counter."""
    if state is None:
        return ""
    words = [texts_prompts.announcement(state).title or texts_table.phase_text(state)]
    if state.bottom is not None:
        words.append(bottom_words(state))
    if counter and state.counter:
        words.append(counter_words(state))
    return ". ".join(filter(None, words))


def hand_words(order: Sequence[Held], raised: Collection[Held]) -> str:
    """The own hand from left to right, and what of it is chosen."""
    told = translate("Spoken", "Your hand, {count} cards: {cards}")
    words = told.format(count=len(order), cards=_joined([texts.card_name(held.card) for held in order]))
    if raised:
        chosen = _joined([texts.card_name(held.card) for held in order if held in raised])
        words = f"{words}. " + translate("Spoken", "Chosen: {cards}").format(cards=chosen)
    return words
