"""The settlement in words: every factor with who and when, those not reached, and what each seat gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import prod

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.rules.action import CONCEDE, Move
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import Auction, BombDoubling, Spring
from ddz_desktop.rules.state import Factor, FactorName, Role, Settlement
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.table.viewstate import TableState, plays_of

translate = QCoreApplication.translate

_NAMES = {
    FactorName.BASE: QT_TRANSLATE_NOOP("Settlement", "Base score"),
    FactorName.BID: QT_TRANSLATE_NOOP("Settlement", "Bid"),
    FactorName.CALL: QT_TRANSLATE_NOOP("Settlement", "Call"),
    FactorName.ROB: QT_TRANSLATE_NOOP("Settlement", "Rob"),
    FactorName.BOMB: QT_TRANSLATE_NOOP("Settlement", "Bomb"),
    FactorName.ROCKET: QT_TRANSLATE_NOOP("Settlement", "Rocket"),
    FactorName.SPRING: QT_TRANSLATE_NOOP("Settlement", "Spring"),
    FactorName.ANTI_SPRING: QT_TRANSLATE_NOOP("Settlement", "Anti-spring"),
    FactorName.OPEN_HAND: QT_TRANSLATE_NOOP("Settlement", "Open hand"),
    FactorName.FIRST_SEAT_THREE: QT_TRANSLATE_NOOP("Settlement", "First-seat 3"),
    FactorName.VOID_FOLLOW: QT_TRANSLATE_NOOP("Settlement", "Void hand before"),
    FactorName.SPREAD: QT_TRANSLATE_NOOP("Settlement", "Spread hand"),
    FactorName.OPEN_KING: QT_TRANSLATE_NOOP("Settlement", "Open king"),
    FactorName.REPORT: QT_TRANSLATE_NOOP("Settlement", "Report"),
    FactorName.DOUBLE_REPORT: QT_TRANSLATE_NOOP("Settlement", "Double report"),
    FactorName.SHOWN: QT_TRANSLATE_NOOP("Settlement", "Identity shown"),
    FactorName.DOUBLE: QT_TRANSLATE_NOOP("Settlement", "Double"),
}

_ICONS = {
    FactorName.BASE: "tag",
    FactorName.BID: "star",
    FactorName.CALL: "landlord",
    FactorName.ROB: "landlord",
    FactorName.BOMB: "bomb",
    FactorName.ROCKET: "rocket",
    FactorName.SPRING: "spring",
    FactorName.ANTI_SPRING: "spring",
    FactorName.OPEN_HAND: "eye",
    FactorName.FIRST_SEAT_THREE: "star",
    FactorName.VOID_FOLLOW: "refresh",
    FactorName.SPREAD: "eye",
    FactorName.OPEN_KING: "card",
    FactorName.REPORT: "hand",
    FactorName.DOUBLE_REPORT: "hand",
    FactorName.SHOWN: "eye",
    FactorName.DOUBLE: "plus",
}


class FactorRow(Struct, frozen=True):
    """One line of the account; `running` is the product so far. A factor that was not reached keeps the product."""

    icon: str
    name: str
    detail: str
    value: str
    running: str
    reached: bool


def name_of(name: FactorName) -> str:
    """A factor by its plain name."""
    return translate("Settlement", str(_NAMES[name]))


def factor_name(factor: Factor, state: TableState) -> str:
    """A factor by name; a bomb with its cards."""
    if factor.play is None:
        return name_of(factor.name)
    named = texts.play_name(factor.play, state.rules, state.view.wild)
    return named if factor.play.kind is Kind.ROCKET else f"{named} {texts.ranks_text(factor.play.cards)}"


def factor_detail(factor: Factor, state: TableState) -> str:
    """Who brought a factor about, and when."""
    if factor.name is FactorName.BASE:
        return translate("Settlement", "set by the rules")
    if factor.seat is None:
        return _nobodys_detail(factor, state)
    name = state.name(factor.seat)
    if factor.play is not None:
        told = translate("Settlement", "{name}, play {number}")
        return told.format(name=name, number=play_number(factor, state))
    if factor.name is FactorName.BID:
        bid = texts_table.bid_text(factor.value, state.rules)
        return translate("Settlement", "{name}: {bid}").format(name=name, bid=bid)
    if factor.name is FactorName.FIRST_SEAT_THREE:
        return translate("Settlement", "{name} bid 3 as the first to speak").format(name=name)
    if factor.name is FactorName.REPORT:
        return _report_detail(factor, name)
    return name


def _nobodys_detail(factor: Factor, state: TableState) -> str:
    if factor.name is FactorName.SPRING:
        return translate("Settlement", "the farmers played no card")
    if factor.name is FactorName.ANTI_SPRING:
        if state.rules.spring_style is Spring.LOSERS_IDLE:
            return translate("Settlement", "the landlords played no card")
        return translate("Settlement", "the landlord played only once")
    if factor.name is FactorName.VOID_FOLLOW:
        return translate("Settlement", "nobody bid in the hand before")
    if factor.name is FactorName.OPEN_KING:
        return translate("Settlement", "the marker card is a joker")
    return translate("Settlement", "both landlords") if factor.name is FactorName.SHOWN else ""


def _report_detail(factor: Factor, name: str) -> str:
    if factor.value == 0:
        return translate("Settlement", "{name} fought and lost: nobody pays").format(name=name)
    if factor.value == 1:
        return translate("Settlement", "{name} won without a fight").format(name=name)
    return translate("Settlement", "{name} fought and won").format(name=name)


def play_number(factor: Factor, state: TableState) -> int:
    """Which play of the hand a bomb was, passes counted, from 1."""
    for number, (seat, action) in enumerate(plays_of(state.view), 1):
        if seat == factor.seat and isinstance(action, Move) and action.play == factor.play:
            return number
    return 0


def reached_rows(state: TableState) -> tuple[FactorRow, ...]:
    """The factors so far, in order; a row for each, one for all who doubled."""
    rows = []
    running = 1
    for factors in _in_rows(state.view.factors):
        first, value = factors[0], prod(factor.value for factor in factors)
        running *= value
        shown = str(value) if first.name is FactorName.BASE else f"×{value}"
        detail = texts.listed(factor_detail(factor, state) for factor in factors)
        rows.append(FactorRow(_ICONS[first.name], factor_name(first, state), detail, shown, str(running), reached=True))
    return tuple(rows)


def _in_rows(factors: Sequence[Factor]) -> list[list[Factor]]:
    """Four or five who double one after the other would fill a settlement."""
    return [
        part
        for name, group in groupby(factors, lambda factor: factor.name)
        for together in [list(group)]
        for part in ([together] if name is FactorName.DOUBLE else [[factor] for factor in together])
    ]


def factor_rows(state: TableState) -> tuple[FactorRow, ...]:
    """Of a hand that is over: the factors reached, then those that might have been and were not."""
    reached = reached_rows(state)
    missed, running = translate("Settlement", "not reached"), reached[-1].running if reached else "0"
    return reached + tuple(
        FactorRow(_ICONS[name], text, detail, missed, running, reached=False)
        for name, text, detail in _not_reached(state)
    )


def missed_text(names: Iterable[str]) -> str:
    """The factors that were not reached, in one line."""
    return translate("Settlement", "Not reached: {names}").format(names=texts.listed(names))


def _not_reached(state: TableState) -> Iterator[tuple[FactorName, str, str]]:
    rules = state.rules
    reached = {factor.name for factor in state.view.factors}
    possible = (
        (FactorName.ROB, rules.auction is Auction.ROB, translate("Settlement", "nobody robbed")),
        (FactorName.VOID_FOLLOW, rules.void_follow, translate("Settlement", "the hand before was bid")),
        (FactorName.OPEN_KING, rules.open_king, translate("Settlement", "the marker card is no joker")),
        (FactorName.OPEN_HAND, rules.open_hand, translate("Settlement", "the landlord played closed")),
        (FactorName.SPREAD, rules.spread, translate("Settlement", "the landlord played closed")),
        (FactorName.SHOWN, rules.identity, translate("Settlement", "no landlord showed")),
        (FactorName.DOUBLE, rules.double, translate("Settlement", "nobody doubled")),
        (
            FactorName.FIRST_SEAT_THREE,
            rules.first_seat_three is not None,
            translate("Settlement", "no win after a first bid of 3"),
        ),
        (FactorName.REPORT, rules.report, translate("Settlement", "nothing was reported")),
    )
    for name, allowed, detail in possible:
        if allowed and name not in reached:
            yield name, name_of(name), detail
    if rules.bomb_doubling is not BombDoubling.NONE and not reached & {FactorName.BOMB, FactorName.ROCKET}:
        yield FactorName.BOMB, translate("Settlement", "Bombs"), translate("Settlement", "none that doubles was played")
    if rules.spring > 1 and not reached & {FactorName.SPRING, FactorName.ANTI_SPRING}:
        yield FactorName.SPRING, translate("Settlement", "Spring / anti-spring"), _no_spring(state)


def _no_spring(state: TableState) -> str:
    if given_up_by(state) is not None:
        return translate("Settlement", "the hand was given up")
    if state.rules.spring_style is Spring.LOSERS_IDLE:
        return translate("Settlement", "the losing side played cards")
    if landlord_won(state):
        return translate("Settlement", "the farmers played cards")
    return translate("Settlement", "the landlord played again")


# -- result -------------------------------------------------------------------------------------------------------


def settlement_of(state: TableState) -> Settlement:
    """The settlement of a hand that is over."""
    settlement = state.view.settlement
    assert settlement is not None, "the hand is not over"
    return settlement


def landlord_won(state: TableState) -> bool:
    """Whether the landlord's side won."""
    return state.view.landlord in settlement_of(state).winners


def result_title(state: TableState) -> str:
    """Which side won."""
    if settlement_of(state).winner is None:
        return translate("Settlement", "Nobody bid")
    if not landlord_won(state):
        if state.rules.seats == 2:
            return translate("Settlement", "The farmer wins")
        return translate("Settlement", "The farmers win")
    if state.rules.id == "emperor":
        return translate("Settlement", "The emperor wins")
    return translate("Settlement", "The landlord wins")


def result_line(state: TableState, seconds: int | None) -> str:
    """Who went out first, how long it took, and after how many plays."""
    winner = settlement_of(state).winner
    if winner is None:
        return ""
    plays, mine = len(plays_of(state.view)), state.playing and winner == state.me
    loser = given_up_by(state)
    if loser is not None:
        return _given_up(loser, state)
    if state.seats[winner].left and mine:
        told = translate("Settlement", "Your side wins, after {plays} plays")
    elif state.seats[winner].left:
        told = translate("Settlement", "{name}'s side wins, after {plays} plays")
    elif mine:
        told = _out_first_myself(seconds)
    elif seconds is None:
        told = translate("Settlement", "{name} is out first, after {plays} plays")
    else:
        told = translate("Settlement", "{name} is out first, after {time} and {plays} plays")
    return told.format(name=state.name(winner), plays=plays, time=_time_text(seconds or 0))


def _time_text(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return translate("Settlement", "{seconds} s").format(seconds=rest)
    return translate("Settlement", "{minutes} min {seconds} s").format(minutes=minutes, seconds=rest)


def given_up_by(state: TableState) -> int | None:
    """Who gave the hand up, if somebody did."""
    history = state.view.history
    return history[-1][0] if history and history[-1][1] == CONCEDE else None


def _given_up(loser: int, state: TableState) -> str:
    if state.playing and loser == state.me:
        return translate("Settlement", "You gave this hand up")
    return translate("Settlement", "{name} gave this hand up").format(name=state.name(loser))


def _out_first_myself(seconds: int | None) -> str:
    if seconds is None:
        return translate("Settlement", "You are out first, after {plays} plays")
    return translate("Settlement", "You are out first, after {time} and {plays} plays")


def payments(state: TableState) -> tuple[tuple[str, int], ...]:
    """Who pays whom how much: a line for the farmers, and one for each landlord's share where there are two."""
    settlement = settlement_of(state)
    lines = [(_payment(state), settlement.unit)]
    if any(seat.role is Role.HIDDEN_LANDLORD for seat in state.seats):
        for role, text in (
            (Role.LANDLORD, translate("Settlement", "{name}, open landlord: 2 parts of 3")),
            (Role.HIDDEN_LANDLORD, translate("Settlement", "{name}, hidden landlord: 1 part of 3")),
        ):
            lines += [
                (text.format(name=seat.name), settlement.payoffs[seat.seat])
                for seat in state.seats
                if seat.role is role
            ]
    return tuple(lines)


def _payment(state: TableState) -> str:
    """Who pays whom."""
    if state.rules.id == "emperor":
        if landlord_won(state):
            return translate("Settlement", "Each farmer pays the emperor")
        return translate("Settlement", "The emperor pays each farmer")
    if state.rules.seats == 2:
        if landlord_won(state):
            return translate("Settlement", "The farmer pays the landlord")
        return translate("Settlement", "The landlord pays the farmer")
    if landlord_won(state):
        return translate("Settlement", "Each farmer pays the landlord")
    return translate("Settlement", "The landlord pays each farmer")


def cards_left_text(left: int) -> str:
    """How many cards a seat had left; none: it went out."""
    return translate("Settlement", "{left} left").format(left=left) if left else translate("Settlement", "Out")
