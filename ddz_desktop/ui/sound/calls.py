"""What the voices call, by name: words of the auction, answers, plays and the end of a hand. Pure Python.

A call is the name of a clip; each language has the same names (`tests/ui/sound/test_clips.py`). Singles, pairs, trios
and fours are called by rank, everything else by kind, bombs by the name that their ruleset gives them.
"""

from __future__ import annotations

from collections.abc import Iterable

from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.cards import RANKS, Rank
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.ruleset import Family, RuleSet
from ddz_desktop.ui.bomb_names import BombName, bomb_name

PASSES = ("pass", "pass", "pass-2", "pass", "pass-3")
"""Words for passing, in turn."""

CANNOT_BEAT, REDEAL, CONCEDE, SHOW = "cannot-beat", "redeal", "concede", "identity-show"
SPRING, ANTI_SPRING = "spring", "anti-spring"
YOU_WIN, YOU_LOSE = "you-win", "you-lose"
LOW_CALLS = {1: "last-1", 2: "last-2"}

_BY_RANK = {Kind.SOLO: "solo", Kind.PAIR: "pair", Kind.TRIO: "trio", Kind.QUAD: "quad"}

_BY_KIND = {
    Kind.TRIO_SOLO: "trio-solo",
    Kind.TRIO_PAIR: "trio-pair",
    Kind.SOLO_CHAIN: "solo-chain",
    Kind.PAIR_CHAIN: "pair-chain",
    Kind.TRIO_CHAIN: "trio-chain",
    Kind.TRIO_CHAIN_SOLO: "trio-chain-wings",
    Kind.TRIO_CHAIN_PAIR: "trio-chain-wings",
    Kind.FOUR_TWO_SOLO: "four-two-solo",
    Kind.FOUR_TWO_PAIR: "four-two-pair",
    Kind.QUAD_CHAIN: "quad-chain",
    Kind.QUAD_CHAIN_SOLO: "quad-chain-wings",
    Kind.QUAD_CHAIN_PAIR: "quad-chain-wings",
    Kind.QUAD_TRIO: "quad-trio",
    Kind.QUAD_TRIO_PAIR: "quad-trio-pair",
    Kind.QUAD_CHAIN_TRIO: "quad-chain-trio",
    Kind.QUAD_CHAIN_TRIO_PAIR: "quad-chain-trio-pair",
}

_WORDS = {Word.PASS: "no-bid", Word.CALL: "call", Word.ROB: "rob", Word.DECLINE: "decline", Word.CONCEDE: CONCEDE}

_ANSWERS = {
    (Topic.OPEN, "yes"): "open-yes",
    (Topic.OPEN, "no"): "open-no",
    (Topic.SPREAD, "yes"): "spread-yes",
    (Topic.SPREAD, "no"): "spread-no",
    (Topic.REPORT, "none"): "report-none",
    (Topic.FIGHT, "yes"): "fight-yes",
    (Topic.FIGHT, "no"): "fight-no",
    (Topic.DOUBLE, "yes"): "double-yes",
    (Topic.DOUBLE, "no"): "double-no",
}


def word(said: Word, rules: RuleSet) -> str:
    """A word of the auction; bids in grades (档) where the ruleset counts so."""
    if said.value.isdigit():
        return f"grade-{said.value}" if rules.family is Family.SHANGHAI else f"bid-{said.value}"
    return _WORDS[said]


def passing(number: int) -> str:
    """A pass in the play; `number` counts the passes of a hand, so that the words change."""
    return PASSES[number % len(PASSES)]


def answer(topic: Topic, value: str) -> str | None:
    """The answer to an extra decision; `None` for one that is not called out."""
    if topic is Topic.REPORT and value != "none":
        return "report-double" if "," in value else "report"
    return _ANSWERS.get((topic, value))


def play(played: Play, rules: RuleSet, wild: Iterable[Rank] = ()) -> str:
    """A play by rank, kind, or name of the bomb."""
    kind = played.kind
    if kind in _BY_RANK:
        return f"{_BY_RANK[kind]}-{RANKS[played.key]}"
    return bomb_name(played, rules, wild) if kind in (Kind.BOMB, Kind.ROCKET) else _BY_KIND[kind]


def wild_rank(rank: Rank, index: int, *, several: bool) -> tuple[str, str]:
    """A wild rank that is drawn: which one of several it is, then its rank."""
    return ("wild-second" if index else "wild-first") if several else "wild", f"solo-{RANKS[rank]}"


def winners(rules: RuleSet, *, landlord_won: bool) -> str:
    """The side that won, for one who only watches."""
    if landlord_won:
        return "emperor-wins" if rules.id == "emperor" else "landlord-wins"
    return "farmer-wins" if rules.seats == 2 else "farmers-win"


def _names() -> frozenset[str]:
    ranked = {f"{kind}-{rank}" for kind in ("solo", "pair") for rank in RANKS}
    ranked |= {f"{kind}-{rank}" for kind in ("trio", "quad") for rank in RANKS[:13]}
    bids = {f"{kind}-{number}" for kind in ("bid", "grade") for number in (1, 2, 3)}
    words = {*_WORDS.values(), *PASSES, CANNOT_BEAT, REDEAL, SHOW, *_ANSWERS.values(), "report", "report-double"}
    ends = {SPRING, ANTI_SPRING, YOU_WIN, YOU_LOSE, "landlord-wins", "farmers-win", "farmer-wins", "emperor-wins"}
    wilds = {"wild", "wild-first", "wild-second"}
    return frozenset(ranked | bids | words | ends | wilds | {*BombName, *_BY_KIND.values(), *LOW_CALLS.values()})


NAMES = _names()
"""Every call there is."""
