"""What some cards may be played as, by trying everything: straight from the rulebook, slow and plain on purpose.

Cards are strings of rank letters, wild cards in their own letter; a reading is (kind, rank letter, cards), the
rulebook's canonical text in three parts. Nothing here is shared with the generator but the `RuleSet` value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from ddz_desktop.rules.ruleset import ChainOrder, RuleSet, Wings

RANKS = "3456789TJQKA2BR"
NATURALS = "3456789TJQKA2"
CHAIN_ORDER = {
    ChainOrder.STANDARD: "3456789TJQKA",
    ChainOrder.FROM_SIX: "6789TJQKA",
    ChainOrder.ACE_LOW: "A23456789TJQKA",
}
SMALLEST_BOMB, LARGEST_PURE, LARGEST_SOFT = 4, 8, 12
"""Sizes of tiandi's bombs with wild cards (rulebook §2.3)."""


class Form(NamedTuple):
    """A kind: `body` equal cards, as a chain or alone, and for each of them so many attached trios, pairs and solos."""

    body: int
    chain: bool = False
    trios: int = 0
    pairs: int = 0
    solos: int = 0


FORMS = {
    "solo": Form(1),
    "pair": Form(2),
    "trio": Form(3),
    "trio_solo": Form(3, solos=1),
    "trio_pair": Form(3, pairs=1),
    "solo_chain": Form(1, chain=True),
    "pair_chain": Form(2, chain=True),
    "trio_chain": Form(3, chain=True),
    "trio_chain_solo": Form(3, chain=True, solos=1),
    "trio_chain_pair": Form(3, chain=True, pairs=1),
    "four_two_solo": Form(4, solos=2),
    "four_two_pair": Form(4, pairs=2),
    "quad_chain": Form(4, chain=True),
    "quad_chain_solo": Form(4, chain=True, solos=2),
    "quad_chain_pair": Form(4, chain=True, pairs=2),
    "quad": Form(4),
    "quad_trio": Form(4, trios=1),
    "quad_trio_pair": Form(4, trios=1, pairs=1),
    "quad_chain_trio": Form(4, chain=True, trios=1),
    "quad_chain_trio_pair": Form(4, chain=True, trios=1, pairs=1),
}

Reading = tuple[str, str, str]


def size_of(form: Form) -> int:
    """Cards of a play for each group of its body."""
    return form.body + 3 * form.trios + 2 * form.pairs + form.solos


class Built(NamedTuple):
    """One way to read cards without wilds: kind, rank shown, and the attached rank that decides between equals."""

    kind: str
    key: str
    second: str


def sort(cards: str) -> str:
    return "".join(sorted(cards, key=RANKS.index))


def readings(rules: RuleSet, wild: str, cards: str, memo: dict[str, list[Built]] | None = None) -> set[Reading]:
    """Every reading of exactly these cards; `memo` keeps readings of cards without wilds, for one ruleset."""
    found = {(built.kind, built.key, sort(cards)) for built in built_ways(rules, wild, cards, memo)}
    return found | {(kind, key, sort(cards)) for kind, key in bombs(rules, wild, cards)}


def built_ways(rules: RuleSet, wild: str, cards: str, memo: dict[str, list[Built]] | None = None) -> Iterator[Built]:
    """Every way to build the cards, once for each substitution of the wild ones."""
    memo = {} if memo is None else memo
    for stood in substitutions(wild, cards):
        if stood not in memo:
            memo[stood] = list(build(rules, stood))
        yield from memo[stood]


def substitutions(wild: str, cards: str) -> Iterator[str]:
    """What the cards may stand for (rulebook §2.1, §2.2, §2.4): wilds are free beside a natural card, no joker."""
    wilds = [card for card in cards if card in wild]
    others = "".join(card for card in cards if card not in wild)
    if not wilds or not others.strip("BR"):
        yield sort(cards)
        return
    for stand in combinations_with_replacement(NATURALS, len(wilds)):
        yield sort(others + "".join(stand))


def build(rules: RuleSet, cards: str) -> Iterator[Built]:
    """Every way to build cards that stand for themselves, bombs apart."""
    for kind in rules.kinds:
        if kind.text not in FORMS:
            continue
        form = FORMS[kind.text]
        groups, odd = divmod(len(cards), size_of(form))
        for body in [] if odd else bodies(rules, form, groups):
            left = without(cards, body * form.body)
            if left is not None and attached_well(rules, kind.text, body, left):
                yield Built(kind.text, body[-1], second_key(rules, kind.text, left))


def without(cards: str, part: str) -> str | None:
    """What is left of sorted cards when a part is taken away, or `None` where they do not hold it."""
    for card in part:
        if card not in cards:
            return None
        cards = cards.replace(card, "", 1)
    return cards


def bodies(rules: RuleSet, form: Form, length: int) -> Iterator[str]:
    """The ranks a body of so many groups may have: a run of the chain order within the limits, or one rank."""
    limits = {1: rules.solo_chain, 2: rules.pair_chain, 3: rules.trio_chain, 4: rules.quad_chain}
    fewest, most = limits[form.body] if form.chain else (1, 1)
    if not fewest <= length <= most:
        return
    if form.chain:
        order = CHAIN_ORDER[rules.chain_order]
        yield from (order[start : start + length] for start in range(len(order) - length + 1))
        return
    yield from NATURALS
    if form.body == 1 or (form.body == 2 and rules.joker_pairs):
        yield from "BR"


def attached_well(rules: RuleSet, kind: str, body: str, left: str) -> bool:
    """Whether what is left of the cards is just what the kind attaches to this body (rulebook §1, "Attachments")."""
    form = FORMS[kind]
    groups = Counter(left)
    if any(rank in groups for rank in body):
        return False
    if form.solos:
        return len(left) == form.solos * len(body) and solos_well(rules, kind, body, left)
    trios = "".join(rank for rank in RANKS if groups[rank] == 3)
    pairs = "".join(rank for rank in RANKS if groups[rank] == 2)
    if len(trios) != form.trios * len(body) or len(pairs) != form.pairs * len(body):
        return False
    if len(left) != 3 * len(trios) + 2 * len(pairs):
        return False
    if not rules.joker_pairs and ("B" in pairs or "R" in pairs):
        return False
    if kind == "trio_chain_pair" and rules.consecutive_pairs and not is_run(rules, pairs):
        return False
    if kind == "quad_chain_trio_pair":
        return is_run(rules, trios) and not any(rank in "2BR" for rank in body + left)
    return "B" not in trios and "R" not in trios


def solos_well(rules: RuleSet, kind: str, body: str, solos: str) -> bool:
    """Whether these solo wings may go together."""
    if "B" in solos and "R" in solos and not rules.rocket_wings:
        return False
    if rules.wings is Wings.DISTINCT:
        return len(set(solos)) == len(solos)
    if rules.wings is Wings.STRICT and kind == "trio_chain_solo":
        order = CHAIN_ORDER[rules.chain_order]
        start = order.index(body)
        neighbours = order[max(0, start - 1) : start] + order[start + len(body) :][:1]
        return all(solos.count(rank) < (3 if rank in neighbours else 4) for rank in solos)
    return True


def is_run(rules: RuleSet, ranks: str) -> bool:
    """Whether these ranks, each once, are neighbours in the chain order."""
    order = CHAIN_ORDER[rules.chain_order]
    return any(sorted(order[start : start + len(ranks)]) == sorted(ranks) for start in range(len(order)))


def second_key(rules: RuleSet, kind: str, left: str) -> str:
    """The attached rank that decides between equal bodies, or nothing (rulebook §3.7, §3.12)."""
    if kind == "trio_pair" and rules.pair_decides:
        return left[0]
    if kind == "quad_chain_trio_pair":
        return max((rank for rank in left if left.count(rank) == 3), key=RANKS.index)
    return ""


def bombs(rules: RuleSet, wild: str, cards: str) -> Iterator[tuple[str, str]]:
    """Whether the cards are a bomb or the rocket: (kind, rank shown)."""
    names = {kind.text for kind in rules.kinds}
    if "rocket" in names and rules.jokers and sort(cards) == "B" * rules.decks + "R" * rules.decks:
        yield "rocket", "R"
    if "bomb" in names and bomb_class(rules, wild, cards) is not None:
        yield "bomb", bomb_rank(wild, cards)


def bomb_class(rules: RuleSet, wild: str, cards: str) -> str | None:
    """small, soft, hard, pure, jokers; or `None` for no bomb (rulebook §2.3 and the bombs of each system)."""
    wilds = [card for card in cards if card in wild]
    jokers = [card for card in cards if card in "BR"]
    naturals = [card for card in cards if card not in wild and card not in "BR"]
    size = len(cards)
    if jokers:
        if rules.small_bomb and sort(cards) in ("222B", "222R"):
            return "small"
        if rules.joker_bombs and len(jokers) == size and size in (2, 3) and max(Counter(jokers).values()) <= 2:
            return "jokers"
        return None
    if len(set(naturals)) > 1:
        return None
    if not wilds:
        return "hard" if rules.bomb_sizes[0] <= size <= rules.bomb_sizes[1] else None
    gigantic = rules.ladder.value == "size_class"
    if not naturals:
        return "pure" if SMALLEST_BOMB <= size <= (LARGEST_PURE if gigantic else SMALLEST_BOMB) else None
    return "soft" if SMALLEST_BOMB <= size <= (LARGEST_SOFT if gigantic else SMALLEST_BOMB) else None


def bomb_rank(wild: str, cards: str) -> str:
    """The rank a bomb shows: its natural rank, of wilds or jokers the highest; the small bomb shows its twos."""
    if "2" in cards and ("B" in cards or "R" in cards):
        return "2"
    naturals = [card for card in cards if card not in wild and card not in "BR"]
    return naturals[0] if naturals else max(cards, key=RANKS.index)
