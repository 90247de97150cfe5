"""Hands played without a window, up to a moment that is to be looked at in it: for pictures and tests.

The person, always seat 0, bids high, agrees to everything, plays as the hints say, and on his first lead likes a play
that can be read in several ways.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

from msgspec import Struct

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.bots.registry import make_bot
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.rules.action import PASS, Action, Answer, Move, Say, Word
from ddz_desktop.rules.cards import counts_of, total
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView
from devtools.dealing import arranged

HIGH = (Word.THREE, Word.TWO, Word.ONE, Word.CALL, Word.ROB)
LOOKED_AT = 4000
SMALLEST, LARGEST = 4, 9
MOST_SEEDS = 2000

Moment = Callable[[SeatView], bool]
"""Whether a view of the person, who owes a decision or whose hand is over, is wanted."""


# -- deciding -----------------------------------------------------------------------------------------------------


def decide(view: SeatView, *, modest: bool = False) -> Action:
    """The decision of the view's seat, which owes one; a modest person never bids."""
    if view.phase is Phase.AUCTION:
        return _low(view) if modest else next(Say(word) for word in HIGH if Say(word) in view.options)
    if view.phase is not Phase.PLAY:
        return _yes(view)
    doubtful = doubtful_lead(view)
    return Move(doubtful) if doubtful is not None else suggestions(view)[0]


def _low(view: SeatView) -> Action:
    return Say(Word.DECLINE) if Say(Word.DECLINE) in view.options else PASS


def _yes(view: SeatView) -> Answer:
    """The answer that says the most: all sets reported, everything else agreed to."""
    answers = [option for option in view.options if isinstance(option, Answer)]
    return max(answers, key=lambda answer: (answer.value in ("yes", "show"), len(answer.value)))


def doubtful_lead(view: SeatView) -> Play | None:
    """On the first own lead of a hand, a play whose cards can be read as several kinds; not the largest reading."""
    if view.table is not None or any(seat == view.seat and isinstance(action, Move) for seat, action in view.history):
        return None
    generator = MoveGenerator(view.rules, view.wild)
    for play in islice(generator.moves(counts_of(view.hand)), LOOKED_AT):
        if SMALLEST <= total(play.cards) <= LARGEST:
            readings = generator.readings(play.cards)
            if len({reading.kind for reading in readings}) > 1:
                return readings[0]
    return None


# -- looking for a moment -----------------------------------------------------------------------------------------


class Wish(Struct, frozen=True):
    """What a hand is to come to.

    `mine`: cards, with suits, that the person gets. `first`: the seat that speaks first, as dealt without one.
    """

    moment: Moment
    mine: str = ""
    first: int | None = None
    modest: bool = False


def opening_for(setup: MatchSetup, wish: Wish) -> Record:
    """The first hand that comes to the moment, as it stands there. Raises LookupError when none does."""
    for seed in range(MOST_SEEDS):
        for match in _moments(setup, seed, wish):
            if wish.moment(match.view(0)):
                assert match.state is not None, "a hand has been dealt"
                return Record.of(match.state)
    raise LookupError(f"no hand of {setup.rules.id} comes to such a moment")


def _moments(setup: MatchSetup, seed: int, wish: Wish) -> Iterator[Match]:
    """The match whenever the person owes a decision, and when the hand is over."""
    match = Match(setup, SeededEntropy(seed.to_bytes(4, "big")))
    deal = arranged(random_deal(setup.rules, random.Random(seed)), (wish.mine,), first=wish.first)
    match.start_given(Record(rules=setup.rules, deal=deal, decisions=()))
    bots = [make_bot("casual", random.Random(seed + seat)) for seat in range(setup.rules.seats)]
    while match.running:
        acting = match.view(None).to_act
        if 0 in acting:
            yield match
        seat = acting[0]
        view = match.view(seat)
        action = decide(view, modest=wish.modest) if seat == 0 else bots[seat].decide(view)
        match.submit(seat, action, match.serial)
    yield match
