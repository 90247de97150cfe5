"""Every example of the rulebook against the rules: readings and comparisons by the oracle written apart from them,
auctions by the engine, settlements by their sums.
"""

from __future__ import annotations

from itertools import pairwise
from math import prod
from random import Random

import pytest

from ddz_desktop.rules.action import Say, Word
from ddz_desktop.rules.cards import counts_of, total
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import KINDS, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import Auction, RuleSet, Wild
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.strategies.scoring import settle
from ddz_desktop.ui.pages.rulebook.accounts import Story, accounts
from ddz_desktop.ui.pages.rulebook.articles import article
from ddz_desktop.ui.pages.rulebook.auctions import OPENINGS, auction_examples, quotas
from ddz_desktop.ui.pages.rulebook.blocks import Fan, Tiles
from ddz_desktop.ui.pages.rulebook.ladder import rungs
from ddz_desktop.ui.pages.rulebook.samples import in_deck, laid, physical, sample_play
from ddz_desktop.ui.pages.rulebook.topics import Place
from ddz_desktop.ui.pages.rulebook.trials import Subject, comparisons, example_wild, trials
from tests.oracle.agree import as_reading, packed, unpacked
from tests.oracle.compare import Oracle
from tests.oracle.readings import RANKS
from tests.oracle.samples import some_rules
from tests.ui.pages.mixed_rules import RULESETS, label

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=label)


def oracle_of(rules: RuleSet, wild: tuple[int, ...] = ()) -> Oracle:
    return Oracle(rules, "".join(RANKS[rank] for rank in wild))


def wilds(rules: RuleSet) -> list[tuple[int, ...]]:
    """The wild ranks of the examples; none of them for those without wild cards."""
    return [()] if rules.wild is Wild.NONE else [(), example_wild(rules)]


# -- plays ----------------------------------------------------------------------------------------------------------


@every_ruleset
def test_a_sample_is_of_its_kind(rules: RuleSet) -> None:
    generator, oracle = MoveGenerator(rules), oracle_of(rules)
    for kind in rules.kinds:
        play = sample_play(generator, kind)
        if play is not None:
            assert play.kind is kind
            assert as_reading(play) in oracle.readings(unpacked(play.cards))
            assert in_deck(rules, play.cards)


@every_ruleset
def test_a_kind_without_a_sample_is_too_large_for_a_hand(rules: RuleSet) -> None:
    missing = {kind for kind in rules.kinds if sample_play(MoveGenerator(rules), kind) is None}
    large = {Kind.QUAD_CHAIN_PAIR, Kind.QUAD_CHAIN_TRIO_PAIR} if rules.decks == 1 else set()
    assert missing - large <= ({Kind.ROCKET} if not rules.jokers else set())


@every_ruleset
def test_what_is_allowed_and_what_is_not(rules: RuleSet) -> None:
    for wild in wilds(rules):
        generator, oracle = MoveGenerator(rules, wild), oracle_of(rules, wild)
        for subject in Subject:
            for trial in trials(generator, subject):
                readings = oracle.readings(unpacked(trial.cards))
                assert trial.allowed == bool(readings), unpacked(trial.cards)
                assert {as_reading(play) for play in trial.told.legal} == readings


@every_ruleset
def test_what_beats_what(rules: RuleSet) -> None:
    for wild in wilds(rules):
        generator, oracle = MoveGenerator(rules, wild), oracle_of(rules, wild)
        made = comparisons(generator)
        assert made
        for each in made:
            play, over = as_reading(each.play), as_reading(each.over)
            assert each.beats == oracle.beats(play, over), f"{play} {over}"
            assert in_deck(rules, each.play.cards + each.over.cards) or rules.decks == 1


@every_ruleset
def test_each_step_of_the_ladder_beats_the_next(rules: RuleSet) -> None:
    wild = example_wild(rules)
    oracle = oracle_of(rules, wild)
    plays = [play for rung in rungs(rules, wild) for play in rung.plays]
    for higher, lower in pairwise(plays):
        assert oracle.beats(as_reading(higher), as_reading(lower)), f"{as_reading(higher)} {as_reading(lower)}"


@every_ruleset
def test_the_ladder_holds_every_bomb(rules: RuleSet) -> None:
    wild = example_wild(rules)
    oracle, rng = oracle_of(rules, wild), Random(1)
    shown = {as_reading(play)[2] for rung in rungs(rules, wild) for play in rung.plays}
    powers = {_step(oracle, cards) for cards in shown}
    for _ in range(300):
        cards = rng.choice("3456789TJQKA2BR") * rng.randint(2, 8) + "".join(rng.choices("59", k=rng.randint(0, 3)))
        text = unpacked(packed(cards)) if max(map(cards.count, cards)) <= 8 else ""
        if text and in_deck(rules, packed(text)):
            for bomb in oracle.bombs(text):
                assert _step(oracle, bomb[2]) in powers, bomb


def _step(oracle: Oracle, cards: str) -> tuple[int, ...]:
    return oracle._bomb_step(next(iter(oracle.bombs(cards))))


@pytest.mark.parametrize("seed", range(20))
def test_any_house_rule_tells_the_truth(seed: int) -> None:
    rng = Random(seed)
    rules = some_rules(rng, rng.choice(tuple(CATALOG)))
    test_a_sample_is_of_its_kind(rules)
    test_what_is_allowed_and_what_is_not(rules)
    test_each_step_of_the_ladder_beats_the_next(rules)


# -- cards as they are shown ----------------------------------------------------------------------------------------


@every_ruleset
def test_the_cards_of_a_fan_are_the_cards_of_the_play(rules: RuleSet) -> None:
    for wild in wilds(rules):
        generator = MoveGenerator(rules, wild)
        for kind in rules.kinds:
            play = sample_play(generator, kind)
            if play is not None:
                assert counts_of([card.card for card in laid(generator, play)]) == play.cards


@pytest.mark.parametrize("cards", ["3", "3333", "44445555", "22BR", "88888888", "BBRR"])
def test_cards_of_a_rank_differ_in_suit_as_long_as_they_can(cards: str) -> None:
    shown = physical(packed(cards))
    assert counts_of(shown) == packed(cards)
    for rank in set(cards) - set("BR"):
        assert len({card for card in shown if RANKS[card // 4] == rank and card < 52}) == min(4, cards.count(rank))


@every_ruleset
def test_no_fan_holds_more_cards_than_a_hand(themed, rules: RuleSet) -> None:
    page = article(Place(rules=rules), rules)
    fans = [fan for block in page.blocks if isinstance(block, Tiles) for tile in block.tiles for fan in tile.fans]
    fans += [block for block in page.blocks if isinstance(block, Fan)]
    most = rules.hand_cards + rules.bottom_cards
    assert all(0 < len(fan.looks) <= most or _every_rank(fan) for fan in fans)


def _every_rank(fan: Fan) -> bool:
    return len({look.card // 4 for look in fan.looks if look.card is not None}) >= len(fan.looks) - 1


# -- auctions -------------------------------------------------------------------------------------------------------


@every_ruleset
def test_an_auction_ends_in_the_engine_as_it_does_in_the_book(rules: RuleSet) -> None:
    engine = Engine(rules)
    examples = auction_examples(rules)
    assert bool(examples) == (rules.auction is not Auction.WINNING_CARD)
    for example in examples:
        state, _ = engine.start(random_deal(rules, Random(3)))
        first = state.to_act[0]
        for seat, word in example.calls:
            state, _ = engine.apply(state, (first + seat) % rules.seats, Say(word))
        assert state.phase is not Phase.AUCTION
        landlord = example.outcome.landlord
        assert state.facts.landlord == (None if landlord is None else (first + landlord) % rules.seats)
        assert landlord is None or state.facts.bid == example.outcome.bid


@every_ruleset
def test_an_auction_begins_as_it_was_meant_to(rules: RuleSet) -> None:
    for example, opening in zip(auction_examples(rules), OPENINGS[rules.auction], strict=True):
        said = [word for _, word in example.calls]
        wanted = [word for word in opening if word in said]
        assert said[: len(wanted)] == wanted
        assert len(opening) - len(wanted) <= 1, "two players have fewer turns"


def test_quotas_are_those_of_the_rulebook() -> None:
    found = {quota.word: quota.bombs for quota in quotas(CATALOG["shanghai-four"])}
    assert found == {Word.PASS: 1, Word.ONE: 1, Word.TWO: 2, None: None}


# -- settlements ----------------------------------------------------------------------------------------------------


@every_ruleset
def test_a_settlement_is_the_product_of_its_factors(rules: RuleSet) -> None:
    made = accounts(rules)
    assert made[0].story is Story.LANDLORD_WINS
    assert len({account.story for account in made}) == len(made)
    for account in made:
        settled = settle(rules, account.result)
        assert settled == account.settlement
        assert sum(settled.payoffs) == 0
        assert prod(factor.value for factor in settled.factors) == abs(settled.unit)
        farmers = [seat for seat in range(rules.seats) if seat not in account.result.landlords]
        assert {abs(settled.payoffs[seat]) for seat in farmers} == {abs(settled.unit)}
        wins = account.result.landlord_wins
        assert all((settled.payoffs[seat] < 0) == wins for seat in farmers if settled.unit)


KNOWN = {
    ("yixing-classic", Story.LANDLORD_WINS): (4, -2, -2),
    ("yixing-classic", Story.BOMBS): (-16, 8, 8),
    ("yixing-classic", Story.SPRING): (8, -4, -4),
    ("yixing-classic", Story.ANTI_SPRING): (-8, 4, 4),
    ("traditional", Story.SPRING): (12, -6, -6),
    ("traditional", Story.OPEN_HAND): (-8, 4, 4),
    ("standard-two", Story.LANDLORD_WINS): (1, -1),
    ("shanghai-four", Story.FIRST_THREE_WON): (12, -4, -4, -4),
    ("shanghai-four", Story.FIRST_THREE_LOST): (-9, 3, 3, 3),
    ("shanghai-four", Story.SPREAD): (24, -8, -8, -8),
    ("shanghai-four", Story.OPEN_KING): (12, -4, -4, -4),
    ("shanghai-four", Story.REPORT_FOUGHT): (24, -8, -8, -8),
    ("shanghai-four", Story.REPORT_LOST): (0, 0, 0, 0),
    ("five", Story.LANDLORD_WINS): (2, -1, 1, -1, -1),
    ("five", Story.ANTI_SPRING): (-4, 2, -2, 2, 2),
    ("five", Story.SHOWN): (4, -2, 2, -2, -2),
    ("five", Story.DOUBLED): (-8, 4, -4, 4, 4),
    ("five", Story.ALONE): (4, -1, -1, -1, -1),
    ("emperor", Story.BOMBS): (-16, 8, 8),
}
"""Points worked out by hand from the rulebook, the landlord's first, then in the order of play; a bid of 2."""


@pytest.mark.parametrize(("system", "story"), KNOWN, ids=lambda value: str(value))
def test_settlements_worked_out_by_hand(system: str, story: Story) -> None:
    account = next(account for account in accounts(CATALOG[system]) if account.story is story)
    payoffs = account.settlement.payoffs
    landlord = account.result.landlord
    assert payoffs[landlord:] + payoffs[:landlord] == KNOWN[system, story]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_shown_by_some_system(kind: Kind) -> None:
    plays: list[Play | None] = [sample_play(MoveGenerator(rules), kind) for rules in CATALOG.values()]
    assert any(play is not None and total(play.cards) for play in plays)
