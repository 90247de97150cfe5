"""What is heard for the events of a hand, and when: cues and calls with their moments. Pure Python.

The moments are those of the table's motions (`ui.table.timing`): a bomb is heard when its cards lie, a bottom card when
it turns. Only what an update tells is heard, and updates hold nothing that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.action import PASS, Topic, Word
from ddz_desktop.rules.event import (
    Answered,
    BottomTaken,
    Conceded,
    Dealt,
    Event,
    HandShown,
    LandlordFound,
    Passed,
    Played,
    RoleKnown,
    Said,
    Settled,
    WildDrawn,
)
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import FactorName
from ddz_desktop.rules.view import SeatView
from ddz_desktop.ui.sound import calls
from ddz_desktop.ui.sound.cues import Cue
from ddz_desktop.ui.table import timing

MANY_CARDS = 5
DEALT_PER_CUE = 3
LOW = 2
TURN_AFTER = 250

_FLOURISHES = {
    Kind.SOLO_CHAIN: Cue.RUN,
    Kind.PAIR_CHAIN: Cue.RUN,
    Kind.TRIO_CHAIN: Cue.PLANE,
    Kind.TRIO_CHAIN_SOLO: Cue.PLANE,
    Kind.TRIO_CHAIN_PAIR: Cue.PLANE,
    Kind.QUAD_CHAIN: Cue.PLANE,
    Kind.QUAD_CHAIN_SOLO: Cue.PLANE,
    Kind.QUAD_CHAIN_PAIR: Cue.PLANE,
    Kind.QUAD_CHAIN_TRIO: Cue.PLANE,
    Kind.QUAD_CHAIN_TRIO_PAIR: Cue.PLANE,
    Kind.BOMB: Cue.BOMB,
    Kind.ROCKET: Cue.ROCKET,
}

_SPRINGS = {FactorName.SPRING: calls.SPRING, FactorName.ANTI_SPRING: calls.ANTI_SPRING}


@dataclass(frozen=True)
class Beat:
    """Something to be heard: `ms` after the update, at normal speed.

    A cue, or calls one after the other by the voice of a seat (`None`: of the table); `after`: that voice first ends
    what it says.
    """

    ms: float = 0
    cue: Cue | None = None
    calls: tuple[str, ...] = ()
    seat: int | None = None
    after: bool = False


@dataclass(frozen=True)
class Circumstances:
    """What the events do not say. `watched_deal`: cards are seen to be dealt, one by one; `flips`: cards turn over.

    `could_not_beat`: before the update nothing in the own hand beat the table. `turn_begins`: the own seat is asked
    now.
    """

    watched_deal: bool = False
    flips: bool = True
    could_not_beat: bool = False
    turn_begins: bool = False


def beats(update: TableUpdate, circumstances: Circumstances) -> tuple[Beat, ...]:
    """All that is heard of an update, in the order of its events."""
    writer = _Writer(update.view, circumstances)
    told = [beat for event in update.events for beat in writer.write(event)]
    if circumstances.turn_begins:
        told.append(Beat(max((beat.ms for beat in told), default=0) + TURN_AFTER, Cue.YOUR_TURN))
    return tuple(told)


class _Writer:
    def __init__(self, view: SeatView, circumstances: Circumstances) -> None:
        self._view = view
        self._circumstances = circumstances

    def write(self, event: Event) -> Iterable[Beat]:
        match event:
            case Dealt():
                return self._deal()
            case Said() | Passed() | Answered() | Conceded():
                return self._spoken(event)
            case Played():
                return self._play(event)
            case BottomTaken(cards=cards) if cards is not None:
                return self._flips(len(cards))
            case HandShown(cards=cards) if cards is not None:
                return (Beat(cue=Cue.FLIP),)
            case LandlordFound():
                return (Beat(cue=Cue.LANDLORD),)
            case RoleKnown(seat, shown=shown):
                return Beat(cue=Cue.LANDLORD), *([Beat(calls=(calls.SHOW,), seat=seat)] if shown else [])
            case WildDrawn(rank, index):
                named = calls.wild_rank(rank, index, several=self._view.rules.wild_ranks > 1)
                return Beat(cue=Cue.WILD), Beat(timing.FLIP, calls=named)
            case Settled():
                return self._end(event)
            case _:
                return ()

    def _deal(self) -> Iterator[Beat]:
        rules = self._view.rules
        cards = rules.seats * rules.hand_cards if self._circumstances.watched_deal else 1
        for number in range(0, cards, DEALT_PER_CUE):
            yield Beat(number * timing.deal_stagger(rules.deck_size), Cue.DEAL)

    def _spoken(self, event: Said | Passed | Answered | Conceded) -> Iterable[Beat]:
        match event:
            case Said(seat, word):
                return self._word(seat, word)
            case Passed(seat):
                return Beat(cue=Cue.PASS), Beat(calls=(self._passing(seat),), seat=seat)
            case Answered(seat, topic, value) if value is not None and topic is not Topic.IDENTITY:
                return self._answer(seat, topic, value)
            case Conceded(seat):
                return (Beat(calls=(calls.CONCEDE,), seat=seat),)
            case _:
                return ()

    def _word(self, seat: int, word: Word) -> Iterator[Beat]:
        if word in (Word.PASS, Word.DECLINE):
            yield Beat(cue=Cue.PASS)
        else:
            yield Beat(cue=Cue.ROB if word is Word.ROB else Cue.BID)
        yield Beat(calls=(calls.word(word, self._view.rules),), seat=seat)

    def _passing(self, seat: int) -> str:
        """The own seat says when it could not help it; of another nobody knows, and its words tell nothing."""
        if seat == self._view.seat and self._circumstances.could_not_beat:
            return calls.CANNOT_BEAT
        spoken = len(self._view.calls)
        return calls.passing(sum(action == PASS for _, action in self._view.history[spoken:]))

    def _answer(self, seat: int, topic: Topic, value: str) -> Iterator[Beat]:
        yield Beat(cue=Cue.PASS if value in ("no", "none") else Cue.ROB)
        called = calls.answer(topic, value)
        if called is not None:
            yield Beat(calls=(called,), seat=seat)

    def _play(self, event: Played) -> Iterator[Beat]:
        view = self._view
        yield Beat(cue=Cue.PLAY if len(event.cards) < MANY_CARDS else Cue.PLAY_MANY)
        named = calls.play(event.play, view.rules, view.wild)
        low = calls.LOW_CALLS.get(event.left)
        yield Beat(calls=(named, low) if low else (named,), seat=event.seat)
        if event.play.kind in _FLOURISHES:
            yield Beat(self._lies_after(event.seat), _FLOURISHES[event.play.kind])
        if 0 < event.left <= LOW:
            yield Beat(self._lies_after(event.seat), Cue.LOW)

    def _lies_after(self, seat: int) -> float:
        return timing.OWN_PLAY if seat == self._view.seat else timing.OTHERS_PLAY

    def _flips(self, cards: int) -> Iterator[Beat]:
        for number in range(cards if self._circumstances.flips else 1):
            yield Beat(number * timing.FLIP_STAGGER, Cue.FLIP)

    def _end(self, event: Settled) -> Iterator[Beat]:
        if event.redeal:
            yield Beat(calls=(calls.REDEAL,))
            return
        over = timing.SETTLEMENT * 2.0
        for factor in event.settlement.factors:
            if factor.name in _SPRINGS:
                yield Beat(timing.SETTLEMENT, Cue.SPRING)
                yield Beat(timing.SETTLEMENT, calls=(_SPRINGS[factor.name],), after=True)
                over = timing.SPRING
        yield from self._result(event, over)

    def _result(self, event: Settled, ms: float) -> Iterator[Beat]:
        seat, winners = self._view.seat, event.settlement.winners
        if seat is not None:
            won = seat in winners
            yield Beat(ms, Cue.WIN if won else Cue.LOSE)
            yield Beat(ms, calls=(calls.YOU_WIN if won else calls.YOU_LOSE,), after=True)
        elif winners:
            yield Beat(ms, Cue.WIN)
            won = self._view.landlord in winners
            yield Beat(ms, calls=(calls.winners(self._view.rules, landlord_won=won),), after=True)
