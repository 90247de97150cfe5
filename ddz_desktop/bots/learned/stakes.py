"""Words of the auction and answers to the extra decisions, valued in points by forecasts (rulebook §3).

A value is what the seat may expect to win, in stakes of `base` points, if it says that word: its forecast as landlord
or as farmer times what the stake then is. What the others will say is guessed roughly.
"""

from __future__ import annotations

from collections.abc import Callable

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.bidding import PASSES
from ddz_desktop.bots.extras import sets_reported
from ddz_desktop.bots.learned.forecast import Forecast
from ddz_desktop.bots.learned.weights import family_of
from ddz_desktop.rules.action import Answer, Say, Topic, Word
from ddz_desktop.rules.ruleset import Auction, RobStep, RuleSet
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.strategies.auction import SCORES
from ddz_desktop.rules.view import SeatView

OUTBID = 0.5  # the chance that somebody bids more than a bid below three
TAKEN = 0.6  # the chance that somebody after a seat that passes becomes landlord
USUAL_STAKE = 2.0  # what he then pays or gets from each farmer

LEANS = {"emperor": 0.5, "hu": 0.5}
"""By family, how much higher the log odds of a landlord are, and lower those of a farmer, than the forecast has them.

It draws any hand for the others, but who bids against a farmer has a good one; measured in the arena.
"""

AsLandlord = Callable[[int], Forecast]
"""The seat's forecast if a seat becomes landlord."""


def lean_of(rules: RuleSet) -> float:
    """How far forecasts lean to the landlord in a ruleset's auction."""
    return LEANS.get(family_of(rules), 0.0)


def valued_words(view: SeatView, seat: int, forecast: AsLandlord) -> list[Rated]:
    """The open words of the auction, each with its value."""
    farmers = view.rules.seats - 1
    own = farmers * forecast(seat).points
    rival = next((other for other, word in reversed(view.calls) if word not in PASSES), None)
    against = forecast((seat + 1) % view.rules.seats if rival is None or rival == seat else rival).points
    values: list[Rated] = []
    for action in view.options:
        assert isinstance(action, Say)
        values.append(Rated(_word_value(view, action.word, own, against, rival), action))
    return values


def _word_value(view: SeatView, word: Word, own: float, against: float, rival: int | None) -> float:
    """`own`, `against`: points a stake of one brings as landlord, as farmer; `rival`: who would be landlord now."""
    if view.rules.auction in (Auction.SCORE, Auction.CONTRACT):
        return _bid_value(view, word, own, against, rival)
    stake, step = _stake(view), _rob_factor(view)
    if word in PASSES:
        if rival is None:
            return TAKEN * stake * against if _others_left(view) else 0.0
        return stake * (own if rival == view.seat else against)
    if word is Word.CALL:
        if view.rules.auction is Auction.FIRST_CALL:
            return stake * own
        return stake * ((1 - OUTBID) * own + OUTBID * step * max(own, against))  # robbed, it may rob in turn
    return stake * step * own


def _bid_value(view: SeatView, word: Word, own: float, against: float, rival: int | None) -> float:
    high = max((SCORES[spoken] for _, spoken in view.calls if spoken in SCORES), default=0)
    if word in SCORES:
        outbid = 0.0 if word is Word.THREE else OUTBID
        return (1 - outbid) * SCORES[word] * own + outbid * 3 * against
    if rival is not None:
        return high * against
    return TAKEN * USUAL_STAKE * against if _others_left(view) else 0.0


def _others_left(view: SeatView) -> bool:
    """Whether somebody may still want to be landlord after this seat."""
    return len(view.calls) < view.rules.seats - 1


def _stake(view: SeatView) -> float:
    """What a farmer pays or gets as things stand in an auction of calls and robs, or once somebody has called."""
    robs = sum(word is Word.ROB for _, word in view.calls)
    if view.rules.auction is Auction.DUEL:
        return 3.0 * (1 << robs) if view.rules.rob_step is RobStep.DOUBLE else 3.0 + robs
    if view.rules.auction is Auction.ROB:
        return (2.0 if view.rules.call_doubles else 1.0) * (1 << robs)
    return 1.0


def _rob_factor(view: SeatView) -> float:
    if view.rules.auction is Auction.DUEL and view.rules.rob_step is RobStep.INCREMENT:
        return (_stake(view) + 1) / _stake(view)
    return 2.0


def valued_answers(
    view: SeatView, seat: int, plain: Callable[[], Forecast], changed: Callable[[], Forecast]
) -> list[Rated]:
    """The open answers with their values; `plain`, `changed`: forecasts as things are, and with hand or role shown."""
    answers = [option for option in view.options if isinstance(option, Answer)]
    topic = answers[0].topic
    if topic is Topic.REPORT:
        return [Rated(sets_reported(answer), answer) for answer in answers]
    if topic is Topic.FIGHT:
        before = plain()
        worths = {"yes": 2 * before.chance * before.win, "no": 1.0}
    elif topic is Topic.DOUBLE:
        worths = {"yes": 2 * plain().points, "no": plain().points}
    elif topic is Topic.IDENTITY and view.roles[seat] is Role.FARMER:
        worths = {"show": -1.0, "silent": 0.0}  # it would have no effect
    else:
        worths = {answers[0].value: 2 * changed().points, answers[1].value: plain().points}
    return [Rated(worths[answer.value], answer) for answer in answers]
