"""Faults met in other programs of this game (R1 … R36), each as the whole kind of fault, at moves and engine.

What happens in the window, on the wire or over many hands is tested where that lives: R10 and R22 (the reading is
shown), R16 and R18 (by raw message), R19 (no pass button), R30 (fresh cards and first bidder of the next deal), R33.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from ddz_desktop.rules.action import PASS, Action, Move, Say, Word
from ddz_desktop.rules.cards import RANKS, contains
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalPlay, Reason
from ddz_desktop.rules.kinds import BOMB_KINDS, KINDS, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from ddz_desktop.rules.options import AUCTIONS
from ddz_desktop.rules.ruleset import Spring
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import FactorName, HandState, Phase
from tests.rules.hands import playing, start_of_play

NATURALS = RANKS[:13]
SYSTEMS = tuple(CATALOG)
WITH_PLANES_OF_SOLOS = [name for name, rules in CATALOG.items() if Kind.TRIO_CHAIN_SOLO in rules.kinds]
WILD_SYSTEMS = {"yixing-laizi": "5", "yixing-tiandi": "59"}


def generator(system: str, wild: str = "", **options: bool | int | str) -> MoveGenerator:
    return MoveGenerator(ruleset(system, options), [RANKS.index(rank) for rank in wild])


def texts(moves: MoveGenerator, cards: str) -> set[str]:
    return {play_text(play) for play in moves.readings(parse_counts(cards))}


def answers(moves: MoveGenerator, hand: str, over: str | None = None) -> set[str]:
    table = None if over is None else parse_play(over)
    return {play_text(play) for play in moves.moves(parse_counts(hand), table)}


def act(engine: Engine, state: HandState, *texts: str) -> HandState:
    """The state after each seat in turn passes or plays."""
    for text in texts:
        action: Action = PASS if text == "pass" else Move(parse_play(text))
        state, _ = engine.apply(state, state.to_act[0], action)
    return state


def refused(engine: Engine, state: HandState, action: Action) -> Reason:
    with pytest.raises(IllegalPlay) as caught:
        engine.apply(state, state.to_act[0], action)
    return caught.value.reason


def refused_in_every_reading(engine: Engine, state: HandState, cards: str) -> None:
    """No kind and key under which these cards are let through."""
    counts = parse_counts(cards) if cards else 0
    for kind, key in product(KINDS, range(15)):
        refused(engine, state, Move(Play(kind, key, counts)))


# Forms


@pytest.mark.parametrize("system", SYSTEMS)
def test_r1_a_quad_and_one_card_is_nothing(system: str) -> None:
    moves = generator(system)
    found = [four * 4 + one for four, one in product(NATURALS, RANKS) if four != one and texts(moves, four * 4 + one)]
    assert found == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_r2_planes_are_of_neighbours_without_twos(system: str) -> None:
    moves = generator(system)
    for low, high in combinations(NATURALS, 2):
        if NATURALS.index(high) - NATURALS.index(low) == 1 and high != "2":
            continue
        others = [rank for rank in NATURALS if rank not in (low, high)]
        for one, other in [*combinations(others[:4], 2), (others[3], others[3]), (others[-1], others[-1])]:
            assert texts(moves, low * 3 + high * 3 + one + other) == set()


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("cards", ["A2345", "23456", "AA2233", "AAA222", "222333"])
def test_r3_twos_are_in_chains_in_shanghai_only(system: str, cards: str) -> None:
    assert bool(texts(generator(system), cards)) == (system == "shanghai-four")


@pytest.mark.parametrize("system", SYSTEMS)
def test_r3_a_trio_may_carry_a_pair_of_twos_or_be_of_twos(system: str) -> None:
    moves = generator(system)
    for one, other in product(NATURALS, NATURALS):
        found = {text.rpartition(" ")[0] for text in texts(moves, one * 3 + other * 2)}
        assert found == ({f"trio_pair {one}"} if one != other else {f"bomb {one}"} if moves.rules.decks == 2 else set())


@pytest.mark.parametrize("system", SYSTEMS)
def test_r4_a_trio_takes_one_solo_or_one_pair(system: str) -> None:
    moves = generator(system)
    for trio in NATURALS:
        others = [rank for rank in RANKS if rank != trio]
        assert not [pair for pair in combinations(others, 2) if texts(moves, trio * 3 + "".join(pair))]


@pytest.mark.parametrize("system", WITH_PLANES_OF_SOLOS)
@pytest.mark.parametrize(("wings", "legal"), [("any", True), ("strict", True), ("distinct", False)])
@pytest.mark.parametrize("cards", ["777888999TTJ", "777888QQ", "888999TTTJ22", "7777QQ"])
def test_r5_a_pair_as_two_solos(system: str, wings: str, legal: bool, cards: str) -> None:
    found = {text.split()[0] for text in texts(generator(system, wings=wings), cards)}
    assert found == ({"four_two_solo" if cards == "7777QQ" else "trio_chain_solo"} if legal else set())


@pytest.mark.parametrize("system", SYSTEMS)
def test_r6_two_trios_and_two_pairs_are_a_plane(system: str) -> None:
    rules = CATALOG[system]
    planes_of_two, free = rules.trio_chain[0] == 2, not rules.consecutive_pairs
    assert texts(generator(system), "777888TTJJ") == ({"trio_chain_pair 8 777888TTJJ"} if planes_of_two else set())
    assert texts(generator(system), "77788899QQ") == (
        {"trio_chain_pair 8 77788899QQ"} if planes_of_two and free else set()
    )


# Readings and answers


@pytest.mark.parametrize("system", WITH_PLANES_OF_SOLOS)
def test_r9_every_reading_of_an_answer_is_tried(system: str) -> None:
    moves = generator(system, wings="any")
    found = answers(moves, "TTTJJJQQQKKK", "trio_chain_solo 8 666777888TJQ")
    assert {"trio_chain_solo K TTTJJJQQQKKK", "trio_chain_solo Q TTTJJJQQQKKK"} <= found
    assert not [text for text in found if text.startswith("trio_chain K")]
    found = answers(moves, "TTTJJJQQQKKK", "trio_chain_solo Q TTTJJJQQQ789")
    assert found == {"trio_chain_solo K TTTJJJQQQKKK"}


def test_r10_the_declared_reading_decides_what_beats_it() -> None:
    engine = Engine(ruleset("traditional"))
    state = act(engine, playing(engine, "333344449", "555566777", "8889"), "quad_chain 4 33334444")
    assert state.table == parse_play("quad_chain 4 33334444")
    refused_in_every_reading(engine, state, "55556677")
    after = act(engine, state, "bomb 5 5555")
    assert [action.play for _, action in after.history[-2:] if isinstance(action, Move)] == [state.table, after.table]


@pytest.mark.parametrize(
    ("declared", "answer", "accepted"),
    [
        ("trio_chain 6 333444555666", "trio_chain 7 444555666777", True),
        ("trio_chain 6 333444555666", "trio_chain_solo 7 444555666777", False),
        ("trio_chain_solo 5 333444555666", "trio_chain_solo 6 444555666777", True),
        ("trio_chain_solo 5 333444555666", "trio_chain 7 444555666777", False),
        ("trio_chain_solo 6 333444555666", "trio_chain_solo 6 444555666777", False),
        ("trio_chain_solo 6 333444555666", "trio_chain_solo 7 444555666777", True),
    ],
)
def test_r10_among_three_readings_of_the_same_cards(declared: str, answer: str, accepted: bool) -> None:
    moves = generator("yixing-classic")
    assert moves.beats(parse_play(answer), parse_play(declared)) is accepted
    assert (answer in answers(moves, "444555666777", declared)) is accepted


# Following


@pytest.mark.parametrize("system", SYSTEMS)
def test_r14_a_pair_does_not_follow_a_bomb(system: str) -> None:
    engine = Engine(CATALOG[system])
    bomb = "8" * CATALOG[system].bomb_sizes[0]
    others = ["9", "T", "J"][: CATALOG[system].seats - 2]
    state = act(engine, playing(engine, "QQ22", bomb + "6", *others), "pair Q QQ", f"bomb 8 {bomb}")
    state = act(engine, state, *["pass"] * len(others))
    refused_in_every_reading(engine, state, "22")


@pytest.mark.parametrize("system", SYSTEMS)
def test_r15_equal_is_refused_and_the_rocket_accepted(system: str) -> None:
    moves = generator(system)
    rocket = "BR" * CATALOG[system].decks
    for rank in NATURALS:
        assert not moves.beats(Play(Kind.PAIR, 12, parse_counts("22")), Play(Kind.PAIR, 12, parse_counts("22")))
        assert not moves.beats(parse_play(f"pair {rank} {rank * 2}"), parse_play(f"pair {rank} {rank * 2}"))
    largest = f"bomb 2 {'2' * CATALOG[system].bomb_sizes[1]}"
    for over in ("solo_chain T 6789T", "pair 2 22", "trio_pair 2 KK222", largest):
        assert f"rocket R {''.join(sorted(rocket))}" in answers(moves, rocket, over)


@pytest.mark.parametrize(
    ("table", "answer"),
    [("solo 7 7", "88"), ("pair 7 77", "89TJQ"), ("pair 7 77", "66"), ("pair 7 77", "8"), ("rocket R BR", "8888")],
)
def test_r16_another_kind_or_size_is_refused(table: str, answer: str) -> None:
    engine = Engine(ruleset("standard-three"))
    state = act(engine, playing(engine, table.split()[2] + "3", answer + "4", "5"), table)
    refused_in_every_reading(engine, state, answer)


@pytest.mark.parametrize("system", SYSTEMS)
def test_r17_the_lowest_bomb_beats_the_highest_of_every_kind(system: str) -> None:
    rules = CATALOG[system]
    moves = generator(system)
    lowest = NATURALS[rules.lowest_rank]
    bomb = parse_play(f"bomb {lowest} {lowest * rules.bomb_sizes[0]}")
    plays = [play for play in moves.moves(parse_counts("99TTJJJJQQQQKKKKAAAA2222B")) if play.kind not in BOMB_KINDS]
    assert {play.kind for play in plays} == rules.kinds - BOMB_KINDS
    assert all(moves.beats(bomb, play) and not moves.beats(play, bomb) for play in plays)


@pytest.mark.parametrize("system", SYSTEMS)
def test_r18_no_cards_are_no_play(system: str) -> None:
    engine = Engine(CATALOG[system])
    state = start_of_play(engine)
    assert engine.generator(state).readings(0) == []
    refused_in_every_reading(engine, state, "")


@pytest.mark.parametrize("system", SYSTEMS)
def test_r19_the_leader_cannot_pass(system: str) -> None:
    engine = Engine(CATALOG[system])
    for _ in range(2):  # the second hand's first leader no more than the first one's
        state = start_of_play(engine)
        assert refused(engine, state, PASS) is Reason.CANNOT_PASS
        assert engine.options(state, state.to_act[0]) == ()
        state, _ = engine.apply(state, state.to_act[0], Move(next(engine.moves(state, state.to_act[0]))))
        state = act(engine, state, *["pass"] * (CATALOG[system].seats - 1))
        assert refused(engine, state, PASS) is Reason.CANNOT_PASS


# Wild cards


@pytest.mark.parametrize("system", WILD_SYSTEMS)
def test_r21_a_wild_cannot_take_up_a_duplicate(system: str) -> None:
    moves = generator(system, WILD_SYSTEMS[system])
    naturals = [rank for rank in NATURALS if rank not in "59"]
    for three in combinations(naturals, 3):
        for twice in three:
            assert not [text for text in texts(moves, "".join(three) + twice + "5") if text.startswith("solo_chain")]


def test_r22_a_wild_gives_every_reading() -> None:
    moves = generator("yixing-laizi", "J")
    assert answers(moves, "4567J", "solo_chain 7 34567") == {"solo_chain 8 4567J"}
    assert texts(moves, "55566J") == {"trio_chain 6 55566J", "four_two_solo 5 55566J"}
    assert texts(moves, "66JJ") == {"bomb 6 66JJ", "trio_solo 6 66JJ"}


def test_r22_the_reading_is_stored_with_the_play() -> None:
    engine = Engine(ruleset("yixing-laizi"))
    for declared in ("bomb 6 66JJ", "trio_solo 6 66JJ"):
        state = act(engine, playing(engine, "66JJ3", "777", "888", wild="J"), declared)
        assert state.table == parse_play(declared)
        assert len(state.bombs) == declared.startswith("bomb")


@pytest.mark.parametrize("system", WILD_SYSTEMS)
@pytest.mark.parametrize("rank", NATURALS)
def test_r23_a_wild_alone_is_itself_and_never_a_joker(system: str, rank: str) -> None:
    moves = generator(system, rank if system == "yixing-laizi" else rank + ("3" if rank != "3" else "4"))
    assert texts(moves, rank) == {f"solo {rank} {rank}"}
    assert [texts(moves, rank + jokers) for jokers in ("B", "R", "BR")] == [set()] * 3


def test_r24_all_eight_wilds_in_one_hand_are_each_spent_once() -> None:
    moves = generator("yixing-tiandi", "59")
    hand = parse_counts("555599993478KKA2B")
    plays = list(moves.moves(hand))
    assert len(plays) == len(set(plays)) > 10_000
    assert all(contains(hand, play.cards) for play in plays)


# Auctions and settlements


def test_r27_only_the_first_seat_calls() -> None:
    engine = Engine(ruleset("yixing-classic", {"auction": "rob"}))
    state, _ = engine.start(random_deal(engine.rules, Random(3)))
    first = state.to_act[0]
    for word in (Word.CALL, Word.DECLINE, Word.DECLINE):
        state, _ = engine.apply(state, state.to_act[0], Say(word))
    assert (state.phase, state.facts.landlord, state.to_act) == (Phase.PLAY, first, (first,))


def test_r29_the_caller_declines_last() -> None:
    engine = Engine(ruleset("yixing-classic", {"auction": "rob"}))
    state, _ = engine.start(random_deal(engine.rules, Random(3)))
    robber = (state.to_act[0] + 1) % 3
    for word in (Word.CALL, Word.ROB, Word.DECLINE, Word.DECLINE):
        state, _ = engine.apply(state, state.to_act[0], Say(word))
    assert (state.phase, state.facts.landlord) == (Phase.PLAY, robber)


def every_end(engine: Engine, state: HandState) -> Iterator[HandState]:
    """The states to which all auctions that start here lead."""
    if state.phase is not Phase.AUCTION:
        yield state
        return
    (seat,) = state.to_act
    options = engine.options(state, seat)
    assert options
    for option in options:
        after, _ = engine.apply(state, seat, option)
        yield from every_end(engine, after)


@pytest.mark.parametrize("system", ["standard-two", "standard-three", "shanghai-four"])
@pytest.mark.parametrize("auction", AUCTIONS)
def test_r29_every_auction_ends(system: str, auction: str) -> None:
    engine = Engine(ruleset(system, {"auction": auction}))
    state, _ = engine.start(random_deal(engine.rules, Random(5)))
    ends = list(every_end(engine, state))
    redeals = [end for end in ends if end.facts.landlord is None]
    assert [
        (end.phase, end.redeal, end.facts.bid, set(end.settlement.payoffs)) for end in redeals if end.settlement
    ] == [(Phase.OVER, True, 0, {0})]
    assert {end.facts.landlord for end in ends} == {None, *range(engine.rules.seats)}
    assert all(end.facts.bid > 0 and end.settlement is None for end in ends if end not in redeals)


@pytest.mark.parametrize("auction", AUCTIONS)
def test_r30_three_deals_that_nobody_wants(auction: str) -> None:
    engine = Engine(ruleset("standard-three", {"auction": auction}))
    rng = Random(7)
    deals = [random_deal(engine.rules, rng) for _ in range(3)]
    for deal in deals:
        state, _ = engine.start(deal)
        assert state.to_act == (deal.first,)
        while state.phase is Phase.AUCTION:
            state, _ = engine.apply(state, state.to_act[0], PASS)
        assert (state.redeal, state.facts.landlord, state.to_act) == (True, None, ())
    assert len({deal.hands for deal in deals}) == 3


CLASSIC_SPRING = [name for name, rules in CATALOG.items() if rules.spring > 1 and rules.spring_style is Spring.CLASSIC]


@pytest.mark.parametrize("system", CLASSIC_SPRING)
@pytest.mark.parametrize(("middle", "anti_spring"), [(("solo T T", "solo Q Q"), False), (("pass", "solo Q Q"), True)])
def test_r31_anti_spring_counts_the_landlords_plays(system: str, middle: tuple[str, str], anti_spring: bool) -> None:
    engine = Engine(CATALOG[system])
    seats = engine.rules.seats
    state = playing(engine, "6TK", "7Q", *["8"] * (seats - 2))
    state = act(engine, state, "solo 6 6", "solo 7 7", *["pass"] * (seats - 2), *middle)
    assert state.settlement is not None
    assert state.plays_made[state.facts.landlord or 0] == (1 if anti_spring else 2)
    assert (FactorName.ANTI_SPRING in {factor.name for factor in state.settlement.factors}) is anti_spring


@pytest.mark.parametrize("system", [name for name, rules in CATALOG.items() if Kind.FOUR_TWO_SOLO in rules.kinds])
@pytest.mark.parametrize("quad", ["four_two_solo 7 7777TJ", "four_two_pair 7 7777TTJJ"])
def test_r32_a_quad_with_something_attached_is_no_bomb(system: str, quad: str) -> None:
    engine = Engine(CATALOG[system])
    state = playing(engine, quad.split()[2], "6666889", *["999"] * (engine.rules.seats - 2))
    state = act(engine, state, quad)
    assert state.settlement is not None
    assert state.bombs == ()
    assert FactorName.BOMB not in {factor.name for factor in state.settlement.factors}
    over = answers(generator(system), "6666888899", quad)
    assert {text.split()[0] for text in over} == {"bomb", quad.split()[0]}


def test_r36_nothing_of_a_hand_with_wilds_is_left_in_the_next() -> None:
    engine = Engine(ruleset("yixing-tiandi"))
    first = playing(engine, "5589T", "777", "888", wild="59")
    assert "pair T 5T" in {play_text(play) for play in engine.moves(first, 0)}
    second = playing(engine, "5589T", "777", "888", wild="78")
    assert set(engine.moves(second, 0)) == set(MoveGenerator(engine.rules, (4, 5)).moves(second.counts[0]))
    deal = random_deal(engine.rules, Random(9))
    third, _ = engine.start(deal)
    assert engine.generator(third).wild == third.wild == deal.wild[:1]
