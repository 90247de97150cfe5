"""From the table's state to what its items show: texts in the player's language and looks of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import Rank
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.table import looks, texts_labels, texts_prompts, texts_table
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.last_trick import TrickRow
from ddz_desktop.ui.table.play_layout import lay_out
from ddz_desktop.ui.table.seat_item import SeatTexts
from ddz_desktop.ui.table.sorting import SortOrder, arrange
from ddz_desktop.ui.table.spot_items import Spot
from ddz_desktop.ui.table.top_items import Aside, CounterTexts, TopTexts
from ddz_desktop.ui.table.viewstate import SeatShown, TableState, last_trick

Stands = Callable[[Play], Sequence[tuple[Rank, Rank]]]
"""Which wild card of a play stands for which rank; asked of the controller."""


def seat_texts(seat: SeatShown, state: TableState) -> SeatTexts:
    """What is written at a seat; badges appear with the landlord."""
    return SeatTexts(
        name=seat.name,
        role=role_text(seat, state),
        score=seat.score,
        points=texts_table.points_text(seat.score),
        tags=tuple((tag, texts_table.tag_text(tag)) for tag in seat.tags),
    )


def own_texts(seat: SeatShown, state: TableState, *, all_open: bool) -> SeatTexts:
    """What is written at the own seat: it says "you", but not where all hands lie open and it is one of them."""
    texts = seat_texts(seat, state)
    return texts if all_open else msgspec.structs.replace(texts, name=texts_table.own_name(seat.name))


def seat_hint(seat: SeatShown, state: TableState) -> str:
    """What the mouse is told at a seat: all of it in words, and how the computer plays it."""
    return "\n".join(filter(None, (texts_table.seat_name(seat, state), texts_people.computer_text(seat.level))))


def role_text(seat: SeatShown, state: TableState) -> str:
    """The word on a seat's badge; empty before there is a landlord."""
    return "" if state.view.landlord is None else texts_table.badge_text(seat.role, state.rules)


def spot(seat: SeatShown, state: TableState, stands: Stands, *, all_open: bool = False) -> Spot:
    """What lies in front of a seat.

    What was left after the hand stands in the settlement instead, but where all hands lie open it stays.
    """
    view = state.view
    bubble = seat.bubble
    first = view.phase is Phase.AUCTION and seat.seat == view.first and seat.seat != state.me
    play = seat.play
    return Spot(
        play=play_looks(play.play, play.cards, state, stands) if play else (),
        kind=texts.play_text(play.play, state.rules, view.wild) if play else "",
        newest=_is_newest(seat, state),
        hand=() if state.view.phase is Phase.OVER and not all_open else hand_looks(seat, state),
        hand_label=texts_labels.open_hand_text(seat.name) if seat.hand else "",
        bubble=texts_table.bubble_text(bubble, state) if bubble else "",
        tone=bubble.tone if bubble else Spot().tone,
        note=texts_prompts.first_chip_text(state) if first else "",
        note_card=view.marker if first else None,
    )


def _is_newest(seat: SeatShown, state: TableState) -> bool:
    newest = next((who for who, action in reversed(state.view.history) if isinstance(action, Move)), None)
    return newest == seat.seat


def play_looks(play: Play, cards: Sequence[int], state: TableState, stands: Stands) -> tuple[CardLook, ...]:
    """The cards of a play from left to right."""
    laid = lay_out(play, cards, state.rules, stands(play) if state.view.wild else ())
    return tuple(looks.in_play(card, state.view) for card in laid)


def hand_looks(seat: SeatShown, state: TableState) -> tuple[CardLook, ...]:
    """A hand that lies open, high cards first."""
    if seat.hand is None:
        return ()
    groups = arrange(seat.hand, SortOrder.HIGH_LOW, state.rules)
    return tuple(looks.face(held.card, state.view) for group in groups for held in group)


def bottom_looks(state: TableState) -> tuple[CardLook, ...]:
    """The bottom row, face down as long as its cards are not known here."""
    bottom = state.bottom
    if bottom is None:
        return ()
    if bottom.cards is None:
        return (CardLook(),) * bottom.count
    shown = sorted(bottom.cards, reverse=True)
    return tuple(looks.face(card, state.view) for card in shown)


def top_texts(state: TableState) -> TopTexts:
    """The label of the bottom row, and who may see it."""
    bottom = state.bottom
    remark = ""
    if bottom is not None and bottom.mine:
        remark = texts_labels.only_you_see()
    elif bottom is not None and bottom.cards is None and state.view.landlord is not None:
        remark = texts_labels.taken_unseen(state)
    return TopTexts(texts_labels.bottom_label(), remark)


def asides(state: TableState) -> tuple[Aside, ...]:
    """Plates for the winning card and for the wild ranks drawn so far."""
    view = state.view
    plates = []
    if view.winning is not None:
        look = CardLook(view.winning, gold=True)
        plates.append(Aside(look, texts_labels.winning_label(), texts.card_text(view.winning), wild=False))
    for index, rank in enumerate(view.wild):
        look = looks.face(looks.sample(rank), view)
        plates.append(Aside(look, texts_prompts.wild_caption(state, index), texts.rank_text(rank), wild=True))
    return tuple(plates)


def counter_texts(state: TableState) -> CounterTexts:
    """The counter's numbers."""
    cells = tuple((texts.rank_heading(cell.rank), cell.left, cell.all_out, cell.wild) for cell in state.counter)
    return CounterTexts(texts_labels.counter_label(), cells)


def trick_rows(state: TableState, stands: Stands) -> tuple[TrickRow, ...]:
    """The plays of the last complete trick; the passes are left out."""
    rows = []
    for seat, action in last_trick(state.view):
        if isinstance(action, Move):
            words = texts.play_text(action.play, state.rules, state.view.wild)
            rows.append(TrickRow(state.name(seat), words, play_looks(action.play, action.cards, state, stands)))
    return tuple(rows)


def dimmed(state: TableState, can_play: bool) -> bool:
    """Whether the whole hand is veiled: nothing beats the table, or the table plays for me."""
    return state.auto_play or (state.my_turn and state.view.phase is Phase.PLAY and not can_play)
