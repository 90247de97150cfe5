"""The engine: one hand from deal to settlement (rulebook §5), as a pure function on frozen states.

`apply` takes a state and one seat's action and gives the next state and what happened. It raises a `RuleError` for what
is not allowed. It knows no system: what a ruleset wants is asked of its fields and of the strategies they name.

Decided where the rulebook is silent: a hand can be given up by any seat at any time once there is a landlord; the seat
named as winner is then the next one in playing order of the other side.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ddz_desktop.rules.action import CONCEDE, PASS, Action, Answer, Move, Say, Word
from ddz_desktop.rules.cards import counts_of, put_down, suited_cards, suited_of, with_value
from ddz_desktop.rules.deal import Deal, check_deal
from ddz_desktop.rules.errors import IllegalDeal, IllegalDecision, IllegalPlay, NotYourTurn, Reason
from ddz_desktop.rules.event import (
    Answered,
    BottomTaken,
    Conceded,
    Dealt,
    Event,
    LandlordFound,
    Passed,
    Played,
    Said,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.kinds import BOMB_KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import BombPlayed, Facts, HandState, Phase, Settlement, Turns
from ddz_desktop.rules.strategies import auction, roles
from ddz_desktop.rules.strategies.extras import EXTRAS, next_phase
from ddz_desktop.rules.strategies.scoring import result_of, settle, settle_redeal
from ddz_desktop.rules.suits import check_named

Step = tuple[HandState, tuple[Event, ...]]

_SEATS: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(5))
_PLAY = Phase.PLAY  # looked up once: a member of an enum costs a tenth of a move
_PASSES: tuple[Turns, ...] = tuple(((seat, PASS),) for seat in range(5))
_PASSED = tuple((Passed(seat),) for seat in range(5))
_SAY = {word: Say(word) for word in Word}


class Engine:
    """Plays hands of one ruleset. It keeps nothing but scratch memory, which must not be shared by two threads."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._generator = MoveGenerator(rules)

    # Asking

    def generator(self, state: HandState) -> MoveGenerator:
        """The moves of this ruleset with the state's wild ranks. It is the engine's own, for the engine's thread."""
        if self._generator.wild != state.wild:
            self._generator = MoveGenerator(self.rules, state.wild, like=self._generator)
        return self._generator

    def options(self, state: HandState, seat: int) -> tuple[Action, ...]:
        """The words or answers open to a seat now: none when it owes nothing; in the play `PASS`, if it may pass."""
        if seat not in state.to_act:
            return ()
        if state.phase is Phase.PLAY:
            return (PASS,) if state.table is not None else ()
        if state.phase is Phase.AUCTION:
            return tuple(_SAY[word] for word in self._turn(state).legal)
        extra = EXTRAS[state.phase]
        return tuple(Answer(extra.topic, value) for value in extra.values(state))

    def moves(self, state: HandState, seat: int) -> Iterator[Play]:
        """Every play a seat may make now, without passing; none when it is not its turn to play."""
        if state.phase is not Phase.PLAY or seat not in state.to_act:
            return iter(())
        return self.generator(state).moves(state.counts[seat], state.table, self.may_bomb(state, seat))

    def may_bomb(self, state: HandState, seat: int) -> bool:
        """Whether a seat's bomb quota is not used up (rulebook §3.7)."""
        quota = state.facts.quota
        return not quota or auction.bombs_left(quota, state.bombs, seat) != 0

    # Acting

    def start(self, deal: Deal, void_follow: bool = False) -> Step:
        """The state after the deal and what happened so far; `void_follow`: the hand before was void (rulebook §3.7).

        Raises `IllegalDeal` when the deal is none of this ruleset.
        """
        check_deal(self.rules, deal)
        if void_follow and not self.rules.void_follow:
            raise IllegalDeal("void_follow", f"{self.rules.id} knows no void-follow hand")
        state = HandState(
            rules=self.rules,
            deal=deal,
            phase=Phase.AUCTION,
            to_act=(deal.first,),
            facts=Facts(void_follow=void_follow),
            wild=deal.wild[: self.rules.wild_before_auction],
            counts=tuple(counts_of(hand) for hand in deal.hands),
            suited=tuple(suited_of(hand) for hand in deal.hands),
            plays_made=(0,) * len(deal.hands),
        )
        events: tuple[Event, ...] = (Dealt(deal.hands, deal.first, deal.marker, deal.winning),)
        events += tuple(WildDrawn(rank, index) for index, rank in enumerate(state.wild))
        if not self.rules.hidden_landlord:
            return state, events
        landlord, partner = deal.winning_seats()
        assert landlord is not None
        facts = replace(state.facts, landlord=landlord, partner=partner, bid=1)
        return self._take_bottom(replace(state, facts=facts), events)

    def apply(self, state: HandState, seat: int, action: Action) -> Step:
        """The state after a seat's action, and what happened.

        Raises `NotYourTurn`, `IllegalDecision` for a word or answer that is not open, `IllegalPlay` for cards.
        """
        if seat not in state.to_act:
            if action == CONCEDE:
                return self._concede(state, seat)
            raise NotYourTurn(_not_your_turn(state, seat))
        if state.phase is _PLAY:
            if isinstance(action, Move):
                return self._play(state, seat, action)
            if action == PASS:
                return self._pass(state, seat)
        if action == CONCEDE:
            return self._concede(state, seat)
        if state.phase is Phase.AUCTION and isinstance(action, Say):
            return self._say(state, seat, action)
        if isinstance(action, Answer):
            return self._answer(state, seat, action)
        raise IllegalDecision(f"seat {seat} cannot do that now: the hand is at {state.phase.value}")

    # Before the play

    def _turn(self, state: HandState) -> auction.Turn:
        step = auction.next_step(self.rules, state.deal.first, state.facts.calls)
        assert isinstance(step, auction.Turn)
        return step

    def _say(self, state: HandState, seat: int, say: Say) -> Step:
        turn = self._turn(state)
        if say.word not in turn.legal:
            raise IllegalDecision(f"seat {seat} cannot say {say.word.value}; it may say {_listed(turn.legal)}")
        facts = replace(state.facts, calls=(*state.facts.calls, (seat, say.word)))
        events: tuple[Event, ...] = (Said(seat, say.word),)
        step = auction.next_step(self.rules, state.deal.first, facts.calls)
        state = replace(state, facts=facts, turns=(*state.turns, (seat, say)))
        if isinstance(step, auction.Turn):
            return replace(state, to_act=_SEATS[step.seat]), events
        if step.landlord is None:
            return self._close(state, events, settle_redeal(self.rules), redeal=True)
        facts = _auction_facts(self.rules, facts, step, step.landlord)
        return self._take_bottom(replace(state, facts=facts), events)

    def _take_bottom(self, state: HandState, events: tuple[Event, ...]) -> Step:
        """The landlord is known: he takes the bottom, wild ranks still to come are drawn, extra decisions follow."""
        facts, deal = state.facts, state.deal
        landlord = facts.landlord
        assert landlord is not None
        drawn = deal.wild[self.rules.wild_before_auction :]
        state = replace(
            state,
            counts=with_value(state.counts, landlord, state.counts[landlord] + counts_of(deal.bottom)),
            suited=with_value(state.suited, landlord, state.suited[landlord] + suited_of(deal.bottom)),
            wild=deal.wild,
            leader=landlord,
        )
        events += (LandlordFound(landlord, facts.bid, facts.multiplier), BottomTaken(landlord, deal.bottom))
        events += tuple(WildDrawn(rank, index) for index, rank in enumerate(drawn, self.rules.wild_before_auction))
        return self._enter_next_phase(state, events)

    def _enter_next_phase(self, state: HandState, events: tuple[Event, ...]) -> Step:
        phase, asked = next_phase(state)
        return replace(state, phase=phase, to_act=asked), events

    def _answer(self, state: HandState, seat: int, answer: Answer) -> Step:
        extra = EXTRAS.get(state.phase)
        if extra is None or answer.topic is not extra.topic:
            raise IllegalDecision(f"nobody asks {answer.topic.value} now: the hand is at {state.phase.value}")
        if answer.value not in extra.values(state):
            raise IllegalDecision(f"{answer.topic.value} takes {_listed(extra.values(state))}")
        outcome = extra.answered(state, seat, answer.value)
        newly_revealed = outcome.facts.partner_revealed
        state = replace(state, facts=outcome.facts, to_act=outcome.waiting, turns=(*state.turns, (seat, answer)))
        events: tuple[Event, ...] = (Answered(seat, answer.topic, answer.value), *outcome.events)
        if newly_revealed:
            events += roles.reveal_partner(state)
        if outcome.waiting:
            return state, events
        if outcome.facts.fight is False:
            return self._settle(state, events, seat)
        return self._enter_next_phase(state, events)

    # The play

    def _play(self, state: HandState, seat: int, move: Move) -> Step:
        play, facts, winning = move.play, state.facts, state.deal.winning
        may_bomb = not facts.quota or self.may_bomb(state, seat)
        self.generator(state).check(play, state.counts[seat], state.table, may_bomb)
        if move.cards:
            check_named(state.suited[seat], play.cards, move.cards)
        counts, suited, cards, left = put_down(state.counts, state.suited, seat, play.cards, move.cards, winning)
        events: tuple[Event, ...] = (Played(seat, play, cards, left),)
        if winning is not None and winning in cards:
            facts, told = roles.after_winning_card(facts, seat, suited[seat], winning)
            events += told
        after = replace(
            state,
            to_act=_SEATS[seat + 1 if seat + 1 < len(counts) else 0],
            facts=facts,
            counts=counts,
            suited=suited,
            table=play,
            leader=seat,
            passes=0,
            bombs=(*state.bombs, BombPlayed(seat, play, len(state.history)))
            if play.kind in BOMB_KINDS
            else state.bombs,
            turns=(*state.turns, (seat, Move(play, cards))),
            plays_made=with_value(state.plays_made, seat, state.plays_made[seat] + 1),
        )
        if not left:
            return self._settle(after, events, seat)
        if facts.partner_revealed and not state.facts.partner_revealed:
            events += roles.reveal_partner(after)
        return after, events

    def _pass(self, state: HandState, seat: int) -> Step:
        leader = state.leader
        if state.table is None or leader is None:
            raise IllegalPlay(Reason.CANNOT_PASS, f"seat {seat} leads, so it cannot pass")
        turns = state.turns + _PASSES[seat]
        seats = len(state.counts)
        if state.passes == seats - 2:
            earlier = (*state.earlier, turns)
            after = replace(state, to_act=_SEATS[leader], table=None, passes=0, earlier=earlier, turns=())
            return after, (Passed(seat), TrickWon(leader))
        following = _SEATS[seat + 1 if seat + 1 < seats else 0]
        return replace(state, to_act=following, passes=state.passes + 1, turns=turns), _PASSED[seat]

    # The end

    def _concede(self, state: HandState, seat: int) -> Step:
        landlords = (state.facts.landlord, state.facts.partner)
        seats = self.rules.seats
        if state.facts.landlord is None or state.phase is Phase.OVER or not 0 <= seat < seats:
            raise IllegalDecision("a hand can be given up from when the landlord is known until it is over")
        order = [(seat + step) % seats for step in range(1, seats)]
        winner = next(other for other in order if (other in landlords) != (seat in landlords))
        state = replace(state, conceded=seat, turns=(*state.turns, (seat, CONCEDE)))
        return self._settle(state, (Conceded(seat),), winner)

    def _settle(self, state: HandState, events: tuple[Event, ...], winner: int) -> Step:
        result = result_of(state, winner, conceded=state.conceded is not None)
        return self._close(state, events, settle(self.rules, result))

    def _close(self, state: HandState, events: tuple[Event, ...], settlement: Settlement, redeal: bool = False) -> Step:
        state = replace(state, phase=Phase.OVER, to_act=(), settlement=settlement, redeal=redeal)
        hands = tuple(suited_cards(suited) for suited in state.suited)
        return state, (*events, Settled(settlement, hands, state.deal.bottom, state.deal.aside, redeal))


def _auction_facts(rules: RuleSet, facts: Facts, outcome: auction.Outcome, landlord: int) -> Facts:
    return replace(
        facts,
        landlord=landlord,
        bid=outcome.bid,
        multiplier=outcome.multiplier,
        called=outcome.caller is not None,
        robs=outcome.robs,
        quota=auction.bomb_quota(rules, facts.calls, landlord),
        first_seat_three=rules.first_seat_three is not None and auction.first_seat_three(facts.calls),
    )


def _listed(values: tuple[str, ...]) -> str:
    return ", ".join(str(value) for value in values)


def _not_your_turn(state: HandState, seat: int) -> str:
    if state.phase is Phase.OVER:
        return "the hand is over"
    return f"seat {seat} owes no decision now, but {_listed(tuple(f'seat {other}' for other in state.to_act))}"
