"""What holds for every system with any options: random hands end rightly, nothing illegal passes, nothing leaks."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import islice
from random import Random

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ddz_desktop.rules.action import CONCEDE, Action, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import Card, counts_of, suited_cards
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.deal import Deal, unshuffled_deck
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.event import Event, Settled
from ddz_desktop.rules.kinds import KINDS, Play
from ddz_desktop.rules.record import Record, parse_record, record_text, replay
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.strategies.extras import qualifying_sets
from ddz_desktop.rules.view import SeatView, event_for, view_for
from tests.rules.mixes import History, part_of_hand, random_hand, rulesets

SEEDS = st.integers(0, 1 << 32)
HANDS = settings(max_examples=60)


def seats_of(rules: RuleSet) -> list[int | None]:
    return [None, *range(rules.seats)]


def played_cards(state: HandState) -> list[Card]:
    return [card for _, action in state.history if isinstance(action, Move) for card in action.cards]


# A hand


@HANDS
@given(rulesets(), SEEDS)
def test_random_hands_end_with_all_cards_there_and_payoffs_that_sum_to_zero(rules: RuleSet, seed: int) -> None:
    hand = random_hand(rules, seed)
    deck = Counter(unshuffled_deck(rules))
    for state, _ in hand:
        held = [card for suited in state.suited for card in suited_cards(suited)]
        bottom = state.deal.bottom if state.facts.landlord is None else ()
        assert Counter((*held, *bottom, *state.deal.aside, *played_cards(state))) == deck
        assert state.counts == tuple(counts_of(suited_cards(suited)) for suited in state.suited)
        assert (state.phase is Phase.OVER) == (not state.to_act) == (state.settlement is not None)
    over, events = hand[-1]
    assert over.settlement is not None
    assert sum(over.settlement.payoffs) == 0
    assert isinstance(events[-1], Settled)
    assert over.settlement.winner is None or over.redeal or 0 in over.counts or over.facts.fight is False


@HANDS
@given(rulesets(), SEEDS)
def test_every_option_and_move_offered_applies(rules: RuleSet, seed: int) -> None:
    state, _ = part_of_hand(rules, seed)[-1]
    engine = Engine(rules)
    for seat in range(rules.seats):
        offered: list[Action] = [*engine.options(state, seat)]
        offered += [Move(play) for play in islice(engine.moves(state, seat), 30)]
        assert bool(offered) == (seat in state.to_act)
        for action in offered:
            after, events = engine.apply(state, seat, action)
            assert len(after.history) == len(state.history) + 1
            assert events


SAYINGS: list[Action] = [Say(word) for word in Word] + [
    Answer(topic, value) for topic in Topic for value in ("yes", "no", "show", "none", "4444444", "x")
]
plays = st.builds(Play, st.sampled_from(KINDS), st.integers(-1, 15), st.integers(0, 1 << 60))
small = st.builds(
    lambda kind, key, ranks: Play(kind, key, sum(1 << 4 * rank for rank in ranks)),
    st.sampled_from(KINDS),
    st.integers(0, 14),
    st.lists(st.integers(0, 14), max_size=4),
)
moves = st.builds(Move, plays | small, st.lists(st.integers(-1, 60), max_size=5).map(tuple) | st.just(()))


@HANDS
@given(rulesets(), SEEDS, st.lists(moves, max_size=20))
def test_nothing_else_applies_and_a_refusal_changes_nothing(rules: RuleSet, seed: int, proposed: list[Move]) -> None:
    state, _ = part_of_hand(rules, seed)[-1]
    engine = Engine(rules)
    before = msgspec.json.encode(state)
    for seat in range(-1, rules.seats + 1):
        offered = {*map(str, engine.options(state, seat)), *(str(play) for play in engine.moves(state, seat))}
        for action in (*SAYINGS, *proposed):
            if action == CONCEDE or str(action.play if isinstance(action, Move) else action) in offered:
                continue
            with pytest.raises(RuleError):
                engine.apply(state, seat, action)
    assert msgspec.json.encode(state) == before


@HANDS
@given(rulesets(), SEEDS, st.integers(0, 4))
def test_a_hand_can_be_given_up_from_the_landlord_on(rules: RuleSet, seed: int, seat: int) -> None:
    state, _ = random_hand(rules, seed, Random(seed).randrange(90))[-1]
    assume(seat < rules.seats)
    with suppress(RuleError):
        over, _ = Engine(rules).apply(state, seat, CONCEDE)
        assert state.facts.landlord is not None
        assert over.settlement is not None
        assert seat not in over.settlement.winners
        assert sum(over.settlement.payoffs) == 0
        return
    assert state.facts.landlord is None or state.phase is Phase.OVER


@HANDS
@given(rulesets(), SEEDS)
def test_the_same_deal_and_decisions_give_the_same_events(rules: RuleSet, seed: int) -> None:
    hand = random_hand(rules, seed)
    record = Record.of(hand[-1][0])
    assert list(replay(record)) == hand
    assert parse_record(record_text(record)) == record


@HANDS
@given(rulesets(), SEEDS)
def test_states_views_and_events_survive_the_codec(rules: RuleSet, seed: int) -> None:
    state, events = random_hand(rules, seed, Random(seed).randrange(90))[-1]
    assert decoded(state, HandState) == state
    for seat in seats_of(rules):
        view = view_for(state, seat, ())
        assert decoded(view, SeatView) == view
        for event in events:
            assert decoded(event_for(event, state, seat), Event | None) == event_for(event, state, seat)


def decoded(value: object, kind: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


# What a seat may not know


def stream(hand: History, rules: RuleSet, seat: int | None) -> list[object]:
    """Everything a seat is given in the course of a hand: its copies of the events, and its view of each state."""
    engine = Engine(rules)
    given_out: list[object] = []
    for state, events in hand:
        given_out += [event_for(event, state, seat) for event in events]
        given_out.append(view_for(state, seat, () if seat is None else engine.options(state, seat)))
    return given_out


def again(hand: History, deal: Deal) -> History:
    """The same decisions with another deal."""
    state = hand[-1][0]
    record = Record(state.rules, deal, state.history, void_follow=state.facts.void_follow)
    return list(replay(record))


Place = tuple[str, int, int]


def may_see(state: HandState, seat: int | None, owner: int) -> bool:
    """Whether a seat may know an owner's hand, by the rulebook's words."""
    facts = state.facts
    laid_open = owner == facts.landlord and (facts.open_hand or facts.spread)
    pair = {facts.landlord, facts.partner} if facts.partner_revealed else set()
    return owner == seat or laid_open or {owner, seat} <= pair


def hidden_places(state: HandState, seat: int | None) -> list[Place]:
    """Where in the deal the cards lie which a seat has not seen and which have not been played."""
    deal, landlord = state.deal, state.facts.landlord
    left = [Counter(suited_cards(suited)) for suited in state.suited]
    hidden: list[Place] = [("aside", 0, index) for index in range(len(deal.aside))]
    for owner, cards in enumerate(deal.hands):
        if not may_see(state, seat, owner):
            hidden += [("hands", owner, index) for index, card in enumerate(cards) if _still(left[owner], card)]
    if landlord is None:
        hidden += [("bottom", 0, index) for index in range(len(deal.bottom))]
    elif not state.rules.bottom_shown and not may_see(state, seat, landlord):
        hidden += [("bottom", 0, index) for index, card in enumerate(deal.bottom) if _still(left[landlord], card)]
    return [place for place in hidden if card_at(deal, place) not in (deal.marker, deal.winning)]


def _still(left: Counter[Card], card: Card) -> bool:
    left[card] -= 1
    return left[card] >= 0


def card_at(deal: Deal, place: Place) -> Card:
    part, owner, index = place
    return deal.hands[owner][index] if part == "hands" else getattr(deal, part)[index]


def rearranged(deal: Deal, cards: dict[Place, Card]) -> Deal:
    """The deal with other cards at some places."""
    hands = [list(hand) for hand in deal.hands]
    parts = {"bottom": list(deal.bottom), "aside": list(deal.aside)}
    for (part, owner, index), card in cards.items():
        (hands[owner] if part == "hands" else parts[part])[index] = card
    return msgspec.structs.replace(
        deal, hands=tuple(map(tuple, hands)), bottom=tuple(parts["bottom"]), aside=tuple(parts["aside"])
    )


@pytest.mark.parametrize("system", CATALOG)
@settings(max_examples=25)
@given(data=st.data(), seed=SEEDS)
def test_cards_a_seat_cannot_know_make_no_difference_to_it(system: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(rulesets((system,)))
    seat = data.draw(st.sampled_from(seats_of(rules)))
    hand = part_of_hand(rules, seed)
    state = hand[-1][0]
    rng = Random(seed)
    places = hidden_places(state, seat)
    cards = [card_at(state.deal, place) for place in places]
    rng.shuffle(cards)
    deal = rearranged(state.deal, dict(zip(places, cards, strict=True)))
    undrawn = len(state.wild)
    others = [rank for rank in range(rules.lowest_rank, 13) if rank not in state.wild]
    deal = msgspec.structs.replace(deal, wild=deal.wild[:undrawn] + tuple(rng.sample(others, len(deal.wild) - undrawn)))
    assume(not rules.report or same_reports(hand, deal))
    assert stream(again(hand, deal), rules, seat) == stream(hand, rules, seat)


def same_reports(hand: History, deal: Deal) -> bool:
    """Whether the landlord may report the same sets with another deal; that he is asked is public."""
    state = hand[-1][0]
    if state.facts.landlord is None:
        return True
    auction = [step for step in hand if step[0].facts.landlord is None]
    first = hand[len(auction)][0]
    with suppress(RuleError):
        record = Record(state.rules, deal, first.history, void_follow=state.facts.void_follow)
        return qualifying_sets(list(replay(record))[-1][0]) == qualifying_sets(first)
    return False


@settings(max_examples=60)
@given(SEEDS)
def test_who_is_with_the_landlord_makes_no_difference_to_others(seed: int) -> None:
    rules = CATALOG["five"]
    hand = part_of_hand(rules, seed, 40)
    state = hand[-1][0]
    landlord, partner = state.facts.landlord, state.facts.partner
    assume(partner is not None and not state.facts.partner_revealed)
    twin = next(
        ("hands", owner, index)
        for owner, cards in enumerate(state.deal.hands)
        for index, card in enumerate(cards)
        if owner == partner and card == state.deal.winning
    )
    places = hidden_places(state, None)
    Random(seed).shuffle(places)
    for place in places:
        deal = rearranged(state.deal, {twin: card_at(state.deal, place), place: card_at(state.deal, twin)})
        found, other = deal.winning_seats()
        if found != landlord or other == partner or (other, True) in state.facts.identity:
            continue
        ignorant = {*seats_of(rules)} - {partner, other if other is not None else landlord}
        changed = again(hand, deal)
        for seat in ignorant:
            assert stream(changed, rules, seat) == stream(hand, rules, seat)
        return


@settings(max_examples=30)
@given(SEEDS)
def test_answers_about_identity_without_effect_make_no_difference_to_others(seed: int) -> None:
    rules = CATALOG["five"]
    hand = part_of_hand(rules, seed, 40)
    state = hand[-1][0]
    assume(state.history and state.history[0][0] not in (state.facts.landlord, state.facts.partner))
    seat = state.history[0][0]
    flipped = {"show": Answer(Topic.IDENTITY, "silent"), "silent": Answer(Topic.IDENTITY, "show")}
    answer = state.history[0][1]
    assert isinstance(answer, Answer)
    record = Record(rules, state.deal, ((seat, flipped[answer.value]), *state.history[1:]))
    changed = list(replay(record))
    for other in seats_of(rules):
        assert (stream(changed, rules, other) == stream(hand, rules, other)) == (other != seat)
