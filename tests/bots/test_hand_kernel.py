"""Splitting a hand: nothing lost, nothing added, the same from source and build, and the splits one would expect."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.knowledge import Knowledge
from ddz_desktop.bots.odds import Odds
from ddz_desktop.bots.tables import HandTables
from ddz_desktop.rules.cards import RANKS, total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import counts_text, parse_counts
from ddz_desktop.rules.ruleset import RuleSet
from tests.bots.legs import both_legs, kernel_class
from tests.bots.views import play_view

BOMBS = 99


def knowledge_of(system: str, hand: str, wild: str = "") -> Knowledge:
    rules = ruleset(system)
    deck = "".join(RANKS[min(card // 4, 12) if card < 52 else card - 39] for card in unshuffled_deck(rules))
    for card in hand:
        deck = deck.replace(card, "", 1)
    left = (rules.hand_cards,) * rules.seats
    return Knowledge(play_view(hand, deck, left, system=system, wild=wild), 0)


def loaded(kernel: HandKernel, known: Knowledge, bombs: int = BOMBS) -> HandKernel:
    kernel.load(HandTables(Odds(known, BombLadder(known.rules, known.wild), ()), bombs))
    return kernel


def split(system: str, hand: str, wild: str = "", bombs: int = BOMBS) -> set[str]:
    """The best plan as texts, `*` for a wild card."""
    known = knowledge_of(system, hand, wild)
    kernel = loaded(HandKernel(), known, bombs)
    kernel.search(known.natural, known.wilds, 3, 8)
    groups = kernel.groups_of(kernel.best_plans(1)[0])
    return {f"{KINDS[kind].text} {counts_text(cards)}{'*' * wilds}" for kind, _, cards, wilds in groups}


def random_hand(rules: RuleSet, rng: Random) -> tuple[str, str]:
    """Rank letters of a hand as big as a landlord's, and of the wild ranks."""
    deck = unshuffled_deck(rules)
    rng.shuffle(deck)
    hand = deck[: rules.hand_cards + rules.bottom_cards]
    wild = rng.sample(range(13), rules.wild_ranks)
    ranks = [card // 4 if card < 52 else card - 39 for card in hand]
    return "".join(RANKS[rank] for rank in ranks), "".join(RANKS[rank] for rank in wild)


@pytest.mark.parametrize("system", CATALOG)
def test_every_plan_is_the_whole_hand_in_plays_of_the_ruleset(system):
    rng, kernel = Random(system), HandKernel()
    for _ in range(6):
        hand, wild = random_hand(CATALOG[system], rng)
        known = knowledge_of(system, hand, wild)
        loaded(kernel, known).search(known.natural, known.wilds, 3, 8)
        for plan in kernel.best_plans(8):
            groups = kernel.groups_of(plan)
            assert sum(cards for _, _, cards, _ in groups) == known.natural
            assert sum(wilds for *_, wilds in groups) == known.wilds
            assert {KINDS[kind] for kind, *_ in groups} <= CATALOG[system].kinds


@pytest.mark.parametrize("system", CATALOG)
def test_nearly_every_group_is_a_legal_play(system):
    """Wings are assigned without looking at every rule (`plays` checks them), but that must stay the exception."""
    rng, kernel, wrong, seen = Random(system), HandKernel(), 0, 0
    for _ in range(20):
        hand, wild = random_hand(CATALOG[system], rng)
        known = knowledge_of(system, hand, wild)
        generator = MoveGenerator(CATALOG[system], known.wild)
        loaded(kernel, known).search(known.natural, known.wilds, 3, 8)
        for kind, _, cards, wilds in kernel.groups_of(kernel.best_plans(1)[0]):
            if not wilds:
                seen += 1
                wrong += KINDS[kind] not in {play.kind for play in generator.readings(cards)}
    assert wrong <= seen / 50


@both_legs
@pytest.mark.parametrize("system", CATALOG)
def test_source_and_build_agree(system, leg):
    rng, ours, other = Random(system), HandKernel(), kernel_class(leg)()
    for _ in range(4):
        hand, wild = random_hand(CATALOG[system], rng)
        known = knowledge_of(system, hand, wild)
        results = []
        for kernel in (ours, other):
            loaded(kernel, known)
            cost = kernel.search(known.natural, known.wilds, 3, 8)
            plans = [kernel.groups_of(plan) for plan in kernel.best_plans(64)]
            parts = [kernel.after(cards, wilds) for _, _, cards, wilds in plans[0]]
            results.append((cost, plans, parts))
        assert results[0] == results[1]


SPLITS = [
    ("standard-three", "33344456789TJQKA2", "", {"solo_chain 56789TJQKA"}),
    ("standard-three", "333444556699KA2BR", "", {"trio_chain_pair 3334445566", "rocket BR"}),
    ("standard-three", "4444789JJQQKKA2", "", {"bomb 4444", "pair_chain JJQQKK"}),
    ("yixing-four", "3344556677778888", "", {"bomb 7777", "bomb 8888"}),
    ("shanghai-four", "A2345688899", "", {"solo_chain 3456A2", "trio_pair 88899"}),
    ("emperor", "33334444777888J", "", {"quad_chain_trio 33334444777888"}),
    ("emperor", "5555577788J", "", {"bomb 55555", "trio_pair 77788"}),
    ("yixing-laizi", "777KKA5", "5", {"bomb 777*"}),
    ("five", "BBR34567", "", {"bomb BBR", "solo_chain 34567"}),
    ("traditional", "222B34567", "", {"bomb 222B"}),
]


@pytest.mark.parametrize(("system", "hand", "wild", "expected"), SPLITS)
def test_a_hand_is_split_as_one_would(system, hand, wild, expected):
    assert expected <= split(system, hand, wild)


def test_without_bombs_left_a_quad_is_split():
    assert not any(text.startswith("bomb") for text in split("shanghai-four", "44445678", bombs=0))


def test_after_a_play_the_rest_is_priced_by_the_plans_that_allow_it():
    known = knowledge_of("standard-three", "3456789KK2")
    kernel = loaded(HandKernel(), known)
    whole = kernel.search(known.natural, known.wilds, 3, 8)
    chain, pair, broken = (kernel.after(parse_counts(text), 0)[0] for text in ("3456789", "KK", "5"))
    assert chain < whole < broken
    assert pair < whole
    assert total(sum(cards for _, _, cards, _ in kernel.groups_of(kernel.after(parse_counts("KK"), 0)[1]))) == 10
