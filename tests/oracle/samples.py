"""Rulesets with options, wild ranks and cards to try: small hands full of groups, and large plays, bent a little."""

from __future__ import annotations

from random import Random

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.options import OptionValue, options_of
from ddz_desktop.rules.ruleset import RuleSet, Wild
from tests.oracle.readings import CHAIN_ORDER, FORMS, NATURALS, Form, size_of, sort

PLAY_OPTIONS = ("wings", "rocket_wings", "jokers", "small_bomb", "min_solo_chain", "min_pair_chain", "min_trio_chain")
SHORT_CHAINS = {"min_solo_chain": (3, 4, 5, 6), "min_pair_chain": (2, 3, 4), "min_trio_chain": (2, 3)}


def some_rules(rng: Random, system: str) -> RuleSet:
    """A system, mostly with a few of the options that bear on plays; mixes that are refused are left out."""
    options: dict[str, OptionValue] = {}
    if rng.random() < 0.25:
        return ruleset(system)
    known = {option.name: option.choices for option in options_of(CATALOG[system]) if option.name in PLAY_OPTIONS}
    known["wings"], known["rocket_wings"] = ("any", "distinct", "strict"), (True, False)
    kinds: dict[str, bool] = {}
    for _ in range(rng.choice((0, 0, 1, 2, 4, 8))):
        kinds[rng.choice(KINDS).text] = rng.random() < 0.7
        options = add(system, options, "kinds", dict(kinds))
    for name in rng.sample(sorted(known), rng.randint(0, len(known))):
        options = add(system, options, name, rng.choice(SHORT_CHAINS.get(name, known[name])))
    return ruleset(system, options)


def add(system: str, options: dict[str, OptionValue], name: str, value: OptionValue) -> dict[str, OptionValue]:
    """The options with one more, or without it where that is refused."""
    more = options | {name: value}
    try:
        ruleset(system, more)
    except OptionError:
        return options
    return more


def some_wild(rng: Random, rules: RuleSet) -> str:
    """The wild ranks of a hand; now and then none yet, or the first of two."""
    number = {Wild.NONE: 0, Wild.LAIZI: 1, Wild.TIANDI: 2}[rules.wild]
    if number and rng.random() < 0.05:
        number -= 1
    return sort("".join(rng.sample(NATURALS, number)))


def deck(rules: RuleSet) -> dict[str, int]:
    """How many cards of each rank there are."""
    cards = dict.fromkeys(NATURALS[rules.lowest_rank :], 4 * rules.decks)
    return cards | ({"B": rules.decks, "R": rules.decks} if rules.jokers else {})


def fitted(rules: RuleSet, wild: str, cards: str, most_wild: int) -> str:
    """The cards as far as the deck holds them and without wilds beyond a number."""
    left, wilds, kept = deck(rules), most_wild, ""
    for card in cards:
        if left.get(card, 0) and (card not in wild or wilds):
            left[card] -= 1
            wilds -= card in wild
            kept += card
    return sort(kept)


def small_hand(rng: Random, rules: RuleSet, wild: str, most: int = 9) -> str:
    """Up to `most` cards in groups of neighbouring ranks, with jokers and wilds among them."""
    size = rng.randint(1, most)
    start = rng.randint(rules.lowest_rank, 12)
    cards = "".join(wild[rng.randrange(len(wild))] for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4)) if wild else 0))
    cards += "".join(rng.sample("BBRR", rng.choice((0, 0, 0, 1, 2, 4))))
    while len(cards) < size:
        rank = NATURALS[(start + rng.choice((0, 0, 1, 1, 2, 3, 4, 5, rng.randint(0, 12)))) % 13]
        cards += rank * min(rng.choice((1, 1, 1, 2, 2, 3, 3, 4, 4 * rules.decks)), size - len(cards))
    return fitted(rules, wild, cards, most_wild=4 if len(cards) < 7 else 3)


def large_cards(rng: Random, rules: RuleSet, wild: str) -> str:
    """A play of up to about twenty cards of some kind of the rules, mostly bent: cards swapped, lost, added or wild."""
    cards = built(rng, rules, *some_kind(rng, rules))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
        spot = rng.randrange(len(cards)) if cards else 0
        swap = rng.choice((NATURALS[rng.randrange(13)], rng.choice("BR"), "", cards[:1], cards[-1:], *wild))
        cards = cards[:spot] + swap + cards[spot + rng.choice((0, 1, 1)) :]
    return wilder(rng, rules, wild, cards)


def wilder(rng: Random, rules: RuleSet, wild: str, cards: str) -> str:
    """The cards with some wild ones in the place of others."""
    for _ in range(rng.choice((0, 1, 2, 3)) if wild and cards else 0):
        spot = rng.randrange(len(cards))
        cards = cards[:spot] + rng.choice(wild) + cards[spot + 1 :]
    return fitted(rules, wild, "".join(rng.sample(cards, len(cards))), most_wild=3 if len(cards) < 14 else 2)


def some_kind(rng: Random, rules: RuleSet) -> tuple[Form, int]:
    """How a kind of the rules is built, those with something attached more often, and how many groups it has."""
    kinds = [kind.text for kind in sorted(rules.kinds) if kind.text in FORMS]
    form = FORMS[rng.choices(kinds, [1 + 3 * sum(FORMS[kind][2:]) for kind in kinds])[0]]
    return form, rng.randint(2, max(2, min(14, 20 // size_of(form)))) if form.chain else 1


def built(rng: Random, rules: RuleSet, form: Form, length: int) -> str:
    """Cards of one kind, built from a random body and attached groups, which often lie together or beside the body."""
    order = CHAIN_ORDER[rules.chain_order] if form.chain else NATURALS
    start = rng.choice((0, *(rng.randrange(max(1, len(order) - length + 1)) for _ in range(4))))
    body = order[start : start + length]
    ranks = [rank for rank in NATURALS + "BR" if rank not in body]
    near = rng.choice((rng.randrange(13), start, start - 1))
    cards = body * form.body
    for number, group in ((form.trios, 3), (form.pairs, 2), (form.solos, 1)):
        together, apart = rng.choice((1, 1, 2, 3, 4)), rng.choice((0, 0, 0.2, 1))
        for index in range(number * length):
            chosen = rng.choice(ranks) if rng.random() < apart else ranks[(near + index // together) % len(ranks)]
            cards += chosen * group
        near += number * length
    return cards


def dealt(rng: Random, rules: RuleSet, wild: str) -> str:
    """A hand as it is dealt, of fewer ranks, or put together from plays; smaller where there would be endless plays."""
    most = 16 if "kinds" in rules.changes or wild else min(rules.hand_cards, 25)
    if rng.random() < 0.5:
        together = large_cards(rng, rules, wild) + large_cards(rng, rules, wild) + some_bomb(rng, rules, "")
        return fitted(rules, wild, together[: most + 2], most_wild=3)
    ranks = rng.sample(sorted(deck(rules)), rng.choice((15, 10, 7)) if rules.jokers and not rules.lowest_rank else 7)
    cards = "".join(rank * number for rank, number in deck(rules).items() if rank in ranks)
    hand = rng.sample(cards, min(len(cards), rng.randint(10, most)))
    return fitted(rules, wild, "".join(hand), most_wild=3)


def parts_near(rng: Random, rules: RuleSet, wild: str, hand: str, plays: list[str], number: int) -> list[str]:
    """Parts of a hand that are or nearly are plays of it: some of these, mostly with one card changed, and others."""
    near, order = set(), CHAIN_ORDER[rules.chain_order]
    for _ in range(number):
        start, end = sorted(rng.sample(range(len(order) + 1), 2))
        chain = order[start:end] * rng.choice((1, 1, 2, 3))
        play = rng.choice(plays) if plays else chain
        cards = rng.choice((play, play, play, play, chain, large_cards(rng, rules, wild)))
        left = hand
        for card in cards:
            left = left.replace(card, "", 1)
        if left and cards and rng.random() < 0.7:
            cards = cards.replace(rng.choice(cards), rng.choice((rng.choice(left), "")), 1)
        near.add("".join(rank * min(cards.count(rank), hand.count(rank)) for rank in NATURALS + "BR"))
    return sorted(near - {""})


def rivals(rng: Random, rules: RuleSet, wild: str, number: int = 4) -> list[str]:
    """Cards that are likely plays of one kind and size, and so may beat each other."""
    form, length = some_kind(rng, rules)
    return [cards for _ in range(number) if (cards := wilder(rng, rules, wild, built(rng, rules, form, length)))]


def some_bomb(rng: Random, rules: RuleSet, wild: str) -> str:
    """Cards that are likely a bomb: of a rank, with wilds or of them alone, of jokers, or the small one."""
    jokers = rng.choice(("BB", "BR", "RR", "BBR", "BRR", "BBRR", "222B", "222R"))
    cards = rng.choice(NATURALS[rules.lowest_rank :]) * rng.randint(1, 4 * rules.decks)
    if wild:
        cards = rng.choice(("", cards)) + "".join(rng.choice(wild) for _ in range(rng.randint(0, 8)))
    return fitted(rules, wild, rng.choice((cards, cards, jokers)), most_wild=8)
