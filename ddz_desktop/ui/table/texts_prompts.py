"""What the table announces and asks in each phase, and what the preview says of a selection."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.cards import Rank, counts_of
from ddz_desktop.rules.notation import parse_counts, report_text
from ddz_desktop.rules.ruleset import Auction, FirstSeatThree, Wild
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.rules.strategies.extras import sets_to_report
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.table.viewstate import TableState, auction_outcome, plays_of, wild_in_hand

translate = QCoreApplication.translate


class Announcement(NamedTuple):
    """A serif title on the cloth and the lines beneath it; either may be missing."""

    title: str = ""
    lines: tuple[str, ...] = ()


def _says(title: str, *lines: str) -> Announcement:
    return Announcement(title, tuple(line for line in lines if line))


def announcement(state: TableState) -> Announcement:
    """What stands in the middle of the cloth in this state."""
    phase = state.view.phase
    if phase is Phase.AUCTION:
        return _auction(state)
    if phase is Phase.IDENTITY:
        return _identity(state)
    if phase is Phase.DOUBLE:
        return _double(state)
    if phase is Phase.PLAY:
        return _play(state)
    if phase is Phase.OVER:
        return _redeal(state) if state.view.redeal else Announcement()
    return Announcement() if state.my_turn else _says("", _waiting_to_decide(state))


# -- auction ------------------------------------------------------------------------------------------------------


def _auction(state: TableState) -> Announcement:
    if not state.my_turn:
        waiting = translate("Prompts", "Waiting for {name} to speak…")
        return _says("", waiting.format(name=_asked_names(state)))
    if state.rules.auction in (Auction.SCORE, Auction.CONTRACT):
        return _says(translate("Prompts", "Your turn to bid"), _highest_bid(state) + _three_ends_it(state))
    if any(word is Word.CALL for _, word in state.view.calls):
        return _says(translate("Prompts", "Your turn: rob or not?"), _robbing(state))
    return _says(translate("Prompts", "Your turn: call or not?"), _calling(state))


def _highest_bid(state: TableState) -> str:
    bids = [(seat, word) for seat, word in state.view.calls if word.value.isdigit()]
    if not bids:
        return translate("Prompts", "Nobody has bid yet.")
    seat, word = bids[-1]
    highest = translate("Prompts", "Highest so far: {name}, {bid}.")
    return highest.format(name=state.name(seat), bid=texts_table.bid_text(int(word.value), state.rules))


def _three_ends_it(state: TableState) -> str:
    if state.rules.first_seat_three is FirstSeatThree.REPLACE and not state.view.calls:
        told = translate("Prompts", " {bid} as the first bid makes you landlord; a win then counts 4.")
    else:
        told = translate("Prompts", " {bid} makes you landlord at once, and you lead.")
    return told.format(bid=texts_table.bid_text(3, state.rules))


def _calling(state: TableState) -> str:
    if state.rules.auction is Auction.FIRST_CALL:
        return translate("Prompts", "The first to call is the landlord and leads.")
    if state.rules.auction is Auction.DUEL:
        return translate("Prompts", "A call is a bid of 3; the others may then rob.")
    if state.rules.call_doubles:
        return translate("Prompts", "A call doubles the stake; the others may then rob, each time ×2.")
    return translate("Prompts", "After a call the others may rob, each time ×2.")


def _robbing(state: TableState) -> str:
    robbed = auction_outcome(state.view, Word.ROB)
    if state.rules.auction is Auction.DUEL:
        told = translate("Prompts", "The bid is {bid}; if you rob, it becomes {then}.")
        return told.format(bid=auction_outcome(state.view).bid, then=robbed.bid)
    done = []
    for seat, word in state.view.calls:
        if word is Word.CALL and state.rules.call_doubles:
            done.append(translate("Prompts", "{name} called ×2").format(name=state.name(seat)))
        elif word is Word.ROB:
            done.append(translate("Prompts", "{name} robbed ×2").format(name=state.name(seat)))
    then = translate("Prompts", "if you rob, the multiplier becomes {multiplier}.")
    told = texts_table.DOT.join(done)
    joined = translate("Prompts", "{done}; {then}") if told else "{then}"
    return joined.format(done=told, then=then.format(multiplier=robbed.bid * robbed.multiplier))


def _redeal(state: TableState) -> Announcement:
    if state.rules.void_follow:
        return _says(
            translate("Prompts", "Nobody bid: a void hand"), translate("Prompts", "The next hand counts double.")
        )
    return _says(translate("Prompts", "Nobody bid"), translate("Prompts", "The cards are dealt anew."))


# -- extra decisions on the cloth ---------------------------------------------------------------------------------


def _waiting_to_decide(state: TableState) -> str:
    return translate("Prompts", "Waiting for {name} to decide…").format(name=_asked_names(state))


def _asked_names(state: TableState) -> str:
    return translate("Prompts", ", ", "between names").join(state.name(seat) for seat in state.view.to_act)


def _identity(state: TableState) -> Announcement:
    if not state.my_turn:
        return _says(translate("Prompts", "Waiting for the others to choose…"))
    card = texts.card_text(state.view.winning) if state.view.winning is not None else ""
    role = state.seats[state.me].role
    if role is Role.HIDDEN_LANDLORD:
        return _says(
            translate("Prompts", "You are the hidden landlord"),
            translate("Prompts", "You hold the other winning card {card}. Only you know.").format(card=card),
            translate(
                "Prompts",
                "Show: the whole hand ×2, the two landlords see each other's cards. "
                "Silent: playing {card} will give you away.",
            ).format(card=card),
        )
    if role is Role.LANDLORD:
        return _says(
            translate("Prompts", "You are the open landlord"),
            translate("Prompts", "Show: the whole hand ×2. Everybody knows your role anyway."),
        )
    return _says(
        translate("Prompts", "You are a farmer"),
        translate("Prompts", "You are not a landlord: what you choose makes no difference."),
    )


def identity_note() -> str:
    """The line under the buttons while everybody chooses."""
    return translate("Prompts", "Everybody chooses at once; nothing is given away.")


def _double(state: TableState) -> Announcement:
    if not state.my_turn:
        return _says("", _waiting_to_decide(state))
    each = translate(
        "Prompts", "Everybody may double once, each time the whole hand ×2. Now ×{now}; if you double, ×{then}."
    )
    told = each.format(now=state.multiplier, then=2 * state.multiplier)
    return _says(translate("Prompts", "Do you double?"), told)


# -- play ---------------------------------------------------------------------------------------------------------


def _play(state: TableState) -> Announcement:
    """Before the first play: who is landlord; later the cloth belongs to the cards."""
    landlord = state.view.landlord
    if landlord is None or plays_of(state.view):
        return Announcement()
    role = texts_table.role_in_sentence(Role.LANDLORD, state.rules)
    if landlord == state.me and state.playing:
        return _says(translate("Prompts", "You are {role}: please lead").format(role=role))
    waiting = waiting_text(state)
    name = state.name(landlord)
    if state.view.open_hand:
        return _says(translate("Prompts", "{name} plays open, ×2").format(name=name), waiting)
    if state.view.spread:
        return _says(translate("Prompts", "{name} spreads the hand, ×2").format(name=name), waiting)
    return _says(translate("Prompts", "{name} is {role}").format(name=name, role=role), waiting)


def waiting_text(state: TableState) -> str:
    """Whose play is awaited."""
    if not state.view.to_act:
        return ""
    return translate("Prompts", "Waiting for {name} to play…").format(name=_asked_names(state))


def auto_pass_text(seconds: int | None) -> str:
    """The line under the button when nothing beats the table."""
    if seconds is None:
        return translate("Prompts", "No card of yours beats this.")
    return translate("Prompts", "No card of yours beats this; passing in {seconds} s.").format(seconds=seconds)


def pass_waits_text() -> str:
    """A pass that is forced comes by itself where others are at the table."""
    return translate("Prompts", "It passes by itself in a moment, so that your speed tells nothing.")


def no_auto_play_text() -> str:
    """The host of the table wants everybody to play himself."""
    return translate("Prompts", "The host has switched auto-play off at this table.")


def no_counter_text() -> str:
    """The host of the table wants no counter."""
    return translate("Prompts", "The host has switched the card counter off at this table.")


def auto_play_texts() -> tuple[str, str]:
    """The banner of auto-play: title and line."""
    return (
        translate("Prompts", "Auto-play: the computer plays for you"),
        translate("Prompts", "Until this hand ends; press A or click to take back"),
    )


# -- deal and wild cards ------------------------------------------------------------------------------------------


def marker_text(state: TableState) -> str:
    """What the card turned up in the deck decides."""
    view = state.view
    if view.winning is not None:
        text = translate("Prompts", "Winning card {card}: whoever is dealt it first is the open landlord")
        return text.format(card=texts.card_text(view.winning))
    if view.marker is None:
        return ""
    return translate("Prompts", "Who is dealt {card} speaks first").format(card=texts.card_text(view.marker))


def first_chip_text(state: TableState) -> str:
    """The marker card at the seat that speaks first."""
    if state.view.marker is None:
        return ""
    return translate("Prompts", "First: {card}").format(card=texts.card_text(state.view.marker))


def wild_name(state: TableState, index: int) -> str:
    """What a wild rank is called; of two the first is heaven's (天), the second earth's (地)."""
    if state.rules.wild is not Wild.TIANDI:
        return translate("Prompts", "Wild")
    return translate("Prompts", "Heaven") if index == 0 else translate("Prompts", "Earth")


def wild_caption(state: TableState, index: int) -> str:
    """The same in a small plate: of two, one sign each."""
    if state.rules.wild is not Wild.TIANDI:
        return wild_name(state, index)
    if index == 0:
        return translate("Prompts", "1st", "the first of two wild ranks; Chinese: 天")
    return translate("Prompts", "2nd", "the second of two wild ranks; Chinese: 地")


def wild_reveal(state: TableState, rank: Rank, index: int) -> Announcement:
    """The announcement when a wild rank is drawn."""
    title = translate("Prompts", "{wild} card of this hand: {rank}")
    held = translate("Prompts", "You hold {count} of them; they stand for any rank from 3 to 2, never for a joker.")
    return _says(
        title.format(wild=wild_name(state, index), rank=texts.rank_text(rank)),
        held.format(count=wild_in_hand(state.view, rank)) if state.playing else "",
    )


# -- questions in a panel -----------------------------------------------------------------------------------------


def question(state: TableState, topic: Topic, sets: int = 0) -> Announcement:
    """Title and lines of the panel that asks for an extra decision; `sets`: how many may be reported."""
    others = state.rules.seats - 1
    if topic is Topic.OPEN:
        line = translate("Prompts", "Open: all {others} farmers see your whole hand; you win or lose ×2.")
        return _says(translate("Prompts", "Play with an open hand?"), line.format(others=others))
    if topic is Topic.SPREAD:
        line = translate("Prompts", "Spread: all {others} farmers see your whole hand; every payment ×2.")
        return _says(translate("Prompts", "Spread your hand?"), line.format(others=others), _can_report(state))
    title = translate("Prompts", "Report") if topic is Topic.REPORT else translate("Prompts", "Fight or not?")
    fights = translate("Prompts", "Fight: a win counts ×2; after a loss nobody pays anything.")
    return _says(title, _no_fight(state), fights, _more_sets(state) if sets > 1 else "")


def _can_report(state: TableState) -> str:
    """What comes after spreading, for a landlord who has something to report."""
    sets = sets_to_report(state.rules, counts_of(state.view.hand)) if state.rules.report else ()
    if not sets:
        return ""
    held = translate("Prompts", ", ").join(report_set_text(report_text([each])) for each in sets)
    line = translate("Prompts", "You hold {sets}: you may report next, and then choose whether to fight.")
    return line.format(sets=held)


def _no_fight(state: TableState) -> str:
    bid = texts_table.bid_text(state.view.bid, state.rules)
    if question_tag(state):
        line = translate("Prompts", "No fight: you win at once; {bid}, first-seat 3 counts 4.")
    else:
        line = translate("Prompts", "No fight: you win at once; {bid}.")
    return line.format(bid=bid)


def _more_sets(state: TableState) -> str:
    if not state.rules.double_report:
        return ""
    return translate("Prompts", "Every reported set beyond the first: another ×2.")


def question_tag(state: TableState) -> str:
    """The label in a question's corner: a first-seat 3 counts 4 on a win."""
    calls = state.view.calls
    first = len(calls) == 1 and calls[0][1] is Word.THREE
    if not first or state.rules.first_seat_three is None:
        return ""
    return translate("Prompts", "First-seat 3 · a win counts 4")


def report_set_text(value: str) -> str:
    """A set that can be reported, by name: four jokers, seven 8."""
    counts = parse_counts(value)
    if "B" in value:
        return translate("Prompts", "Four jokers")
    rank = next(rank for rank in range(13) if counts >> 4 * rank & 15)
    text = translate("Prompts", "{count} × {rank}")
    return text.format(count=len(value), rank=texts.rank_text(rank))
