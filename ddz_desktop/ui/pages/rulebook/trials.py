"""Cards whose reading is worth knowing, and plays worth comparing; the rules at hand judge them. No Qt."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.card_notation import parse_counts, parse_play, parse_rank
from ddz_desktop.rules.cards import Counts, Rank
from ddz_desktop.rules.explain import Explanation, explain, judge
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.pages.rulebook.samples import in_deck


class Subject(StrEnum):
    """What a trial is about."""

    CHAINS = "chains"
    WINGS = "wings"
    FOURS = "fours"
    JOKERS = "jokers"
    WILD = "wild"


TRIALS: dict[Subject, tuple[str, ...]] = {
    Subject.CHAINS: (
        "TJQKA", "JQKA2", "A2345", "QKA23", "3456", "3344", "QQKKAA", "AA2233", "333444", "AAA222", "222333",
        "33355577",
    ),
    Subject.WINGS: (
        "99944", "9994", "99923", "22233", "3334446677", "3334446699", "66677788", "666777BR", "333444555667",
        "333444555777", "33344435",
    ),
    Subject.FOURS: ("5555", "44445", "444456", "555533", "55553344", "55554444", "5555BR", "5555666", "55556666"),
    Subject.JOKERS: ("BR", "BB", "BBR", "BBRR", "222B", "888BB"),
    Subject.WILD: ("5", "557", "5777", "5555", "56789", "557788", "777885", "555B", "5B", "59", "5599"),
}  # fmt: skip
"""By subject, cards as the notation writes them. For wild cards the wild rank is 5, a second one 9."""

COMPARED = (
    ("solo K K", "solo A A"),
    ("solo A A", "solo 2 2"),
    ("solo 2 2", "solo B B"),
    ("solo B B", "solo R R"),
    ("pair 8 88", "pair 8 88"),
    ("trio_solo 8 888A", "trio_solo 9 9993"),
    ("trio_pair 8 888AA", "trio_pair 9 99933"),
    ("trio_pair 8 88844", "trio_pair 8 88866"),
    ("solo_chain 7 34567", "solo_chain 9 56789"),
    ("solo_chain 7 34567", "solo_chain T 56789T"),
    ("solo_chain 5 A2345", "solo_chain 6 23456"),
    ("trio_chain 2 AAA222", "trio_chain 3 222333"),
    ("quad_trio 8 8888333", "quad_trio 9 9999333"),
    ("solo_chain A TJQKA", "bomb 3 3333"),
    ("solo_chain A TJQKA", "bomb 3 33333"),
    ("bomb 3 3333", "four_two_solo 9 999946"),
    ("bomb 2 222B", "bomb 3 3333"),
    ("bomb 3 3333", "bomb 9 9999"),
    ("bomb 2 2222", "bomb R BR"),
    ("bomb R BR", "bomb 3 33333"),
    ("bomb 2 2222", "bomb 3 33333"),
    ("bomb 2 66666", "bomb R BBR"),
    ("bomb A AAAAAA", "bomb R BBR"),
    ("bomb R BBR", "bomb 3 3333333"),
    ("bomb 2 2222", "rocket R BR"),
    ("bomb 2 22222222", "rocket R BBRR"),
)
WILD_COMPARED = (
    ("bomb 7 5777", "bomb 3 3333"),
    ("bomb 2 2222", "bomb 5 5555"),
    ("bomb 3 3333", "bomb 7 57777"),
    ("bomb 7 57777", "bomb 9 55599"),
    ("bomb 5 5555", "rocket R BR"),
)


class Trial(Struct, frozen=True):
    """Some cards and what the rules make of them as a lead."""

    cards: Counts
    told: Explanation

    @property
    def allowed(self) -> bool:
        """Whether they are a play."""
        return bool(self.told.legal)


class Comparison(Struct, frozen=True):
    """A play on the table, another one against it, and whether that beats it."""

    over: Play
    play: Play
    told: Explanation

    @property
    def beats(self) -> bool:
        """Whether the second play beats the first."""
        return bool(self.told.legal)


def example_wild(rules: RuleSet) -> tuple[Rank, ...]:
    """The wild ranks of the examples: 5, and 9 as the second."""
    ranks = ("5", "9")[: rules.wild_ranks]
    return tuple(parse_rank(rank) for rank in ranks)


def trials(generator: MoveGenerator, subject: Subject) -> tuple[Trial, ...]:
    """The cards of a subject that this ruleset's deck holds, allowed ones first."""
    counts = (parse_counts(text) for text in TRIALS[subject])
    made = [Trial(cards, explain(generator, cards)) for cards in counts if in_deck(generator.rules, cards)]
    return tuple(sorted(made, key=lambda trial: not trial.allowed))


def comparisons(generator: MoveGenerator) -> tuple[Comparison, ...]:
    """The plays to compare that this ruleset has; with wild ranks those with wild cards."""
    texts = WILD_COMPARED if generator.wild else COMPARED
    pairs = ((parse_play(over), parse_play(play)) for over, play in texts)
    return tuple(
        Comparison(over, play, judge(generator, play.cards, (play,), over, bombs=True))
        for over, play in pairs
        if all(in_deck(generator.rules, each.cards) and generator.is_reading(each) for each in (over, play))
        and in_deck(generator.rules, over.cards + play.cards)
    )
