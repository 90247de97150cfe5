"""Every reason with the selections that call for it, and the sentence it becomes."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.explain import Explanation, explain
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from tests.rules.legs import plain


def told(system: str, cards: str, over: str = "", **more: object) -> Explanation:
    system, _, wild = system.partition("+")
    system, _, wings = system.partition("/")
    options = {"wings": wings} if wings else None
    hand = parse_counts(str(more["hand"])) if "hand" in more else None
    table = parse_play(over) if over else None
    counts = parse_counts(cards) if cards else 0
    return explain(plain(system, options, wild), counts, table, bool(more.get("bombs", True)), hand)


NOTHING = [
    ("yixing-classic", "", Reason.EMPTY, "no cards are chosen"),
    ("yixing-classic", "37J", Reason.NO_KIND, "cards of 3, 7 and J are no play together"),
    ("yixing-classic", "A2345", Reason.TWO_IN_CHAIN, "a 2 cannot be in a straight"),
    ("yixing-classic", "23456", Reason.TWO_IN_CHAIN, "a 2 cannot be in a straight"),
    ("yixing-classic", "JQKA2", Reason.TWO_IN_CHAIN, "a 2 cannot be in a straight"),
    ("yixing-classic", "AA2233", Reason.TWO_IN_CHAIN, "a 2 cannot be in a chain of pairs"),
    ("yixing-classic", "AAA222", Reason.TWO_IN_CHAIN, "a 2 cannot be in an airplane"),
    ("yixing-classic", "AAA22233", Reason.TWO_IN_CHAIN, "a 2 cannot be in an airplane"),
    ("yixing-two", "QKA22"[:3] + "2TJ", Reason.TWO_IN_CHAIN, "a 2 cannot be in a straight"),
    ("emperor", "AAAA2222", Reason.TWO_IN_CHAIN, "a 2 cannot be in a chain of fours"),
    ("yixing-classic", "TJQKAB", Reason.JOKER_IN_CHAIN, "a joker cannot be in a straight"),
    ("yixing-classic", "3456", Reason.CHAIN_TOO_SHORT, "a straight has at least 5 ranks, not 4"),
    ("yixing-classic", "3344", Reason.CHAIN_TOO_SHORT, "a chain of pairs has at least 3 ranks, not 2"),
    ("emperor", "333444", Reason.CHAIN_TOO_SHORT, "an airplane has at least 3 ranks, not 2"),
    ("traditional", "333444555666777888999", Reason.CHAIN_TOO_LONG, "an airplane has at most 6 ranks, not 7"),
    ("yixing-classic", "34568", Reason.CHAIN_BROKEN, "the ranks of a straight are neighbours, and 6 and 8 are not"),
    (
        "yixing-classic",
        "335577",
        Reason.CHAIN_BROKEN,
        "the ranks of a chain of pairs are neighbours, and 3 and 5 are not",
    ),
    ("yixing-classic", "33355577", Reason.CHAIN_BROKEN, "the ranks of an airplane are neighbours, and 3 and 5 are not"),
    ("shanghai-four", "JQKA2", Reason.CHAIN_BROKEN, "the ranks of a straight are neighbours, and A and 2 are not"),
    ("yixing-classic", "99923", Reason.WING_COUNT, "999 takes one solo or one pair"),
    ("yixing-classic", "44445", Reason.WING_COUNT, "4444 takes 2 solos or 2 pairs"),
    ("yixing-classic", "3334447", Reason.WING_COUNT, "333444 takes 2 solos or 2 pairs"),
    ("traditional", "44445555 37", Reason.WING_COUNT, "44445555 takes 4 solos or 4 pairs"),
    ("yixing-laizi+5", "5888B", Reason.WING_COUNT, "888 takes one solo or one pair"),
    ("yixing-four", "33347", Reason.WING_KIND, "333 takes one pair"),
    ("five", "333BB", Reason.WING_KIND, "333 takes one pair"),
    ("emperor", "3333 4444 555 678 9", Reason.WING_COUNT, "33334444 takes 2 trios or 2 consecutive trios with 2 pairs"),
    (
        "yixing-classic",
        "333444 35",
        Reason.WING_REPEATS_BODY,
        "an attached card cannot have the rank of the cards that it is attached to: 3",
    ),
    ("yixing-classic", "33334444", Reason.WINGS_ALIKE, "attached cards of one rank are too many: 4"),
    ("standard-three", "333444 88", Reason.WINGS_ALIKE, "attached cards of one rank are too many: 8"),
    (
        "standard-three/strict",
        "333444555666 7777",
        Reason.WINGS_STRICT,
        "three or four cards of 7 cannot be attached to this airplane",
    ),
    ("standard-three", "333444 BR", Reason.WING_ROCKET, "the rocket cannot be two wings"),
    ("yixing-four", "333444 7799", Reason.WINGS_NOT_CONSECUTIVE, "the attached pairs must be neighbours"),
    ("yixing-four", "BR", Reason.JOKERS_UNLIKE, "a small and a big joker are no pair"),
    ("yixing-classic", "333BR", Reason.JOKERS_UNLIKE, "a small and a big joker are no pair"),
    (
        "yixing-tiandi+59",
        "59",
        Reason.WILD_ALONE,
        "wild cards alone count at their own rank, and so 5 and 9 are no play together",
    ),
    (
        "yixing-laizi+5",
        "5B",
        Reason.WILD_WITH_JOKER,
        "a wild card cannot stand for a joker, nor for another rank beside jokers alone",
    ),
    ("yixing-four", "4445", Reason.KIND_OFF, "these rules do not have trio_solo"),
    ("yixing-classic", "3333444", Reason.KIND_OFF, "these rules do not have quad_trio"),
]


@pytest.mark.parametrize(("system", "cards", "reason", "sentence"), NOTHING)
def test_no_play_at_all(system: str, cards: str, reason: Reason, sentence: str) -> None:
    found = told(system, cards)
    assert (found.reason, found.text(), found.readings, found.legal) == (reason, sentence, (), ())


TOO_LITTLE = [
    ("44", "solo 3 3", {}, Reason.WRONG_KIND, "solo lies on the table: only that or a bomb beats it"),
    ("22", "bomb 8 8888", {}, Reason.WRONG_KIND, "only a higher bomb beats a bomb"),
    ("345678", "solo_chain 7 34567", {}, Reason.WRONG_SIZE, "the play on the table has 5 cards, not 6"),
    ("33", "pair 3 33", {}, Reason.TOO_LOW, "pair 3 lies on the table: only a higher one or a bomb beats it"),
    ("3333", "bomb 4 4444", {}, Reason.BOMB_TOO_SMALL, "only a higher bomb beats a bomb"),
    ("8888", "rocket R BR", {}, Reason.BOMB_TOO_SMALL, "nothing beats the rocket"),
    ("8888", "pair 3 33", {"bombs": False}, Reason.BOMB_QUOTA, "this seat has played as many bombs as it may"),
    ("8888", "", {"bombs": False}, Reason.BOMB_QUOTA, "this seat has played as many bombs as it may"),
    ("3344", "", {"hand": "34"}, Reason.NOT_HELD, "the hand does not hold so many cards of 3 and 4"),
]


@pytest.mark.parametrize(("cards", "over", "more", "reason", "sentence"), TOO_LITTLE)
def test_a_play_that_may_not_be_made(
    cards: str, over: str, more: dict[str, object], reason: Reason, sentence: str
) -> None:
    found = told("yixing-classic", cards, over, **more)
    assert (found.reason, found.text(), found.legal) == (reason, sentence, ())


def test_every_reason_about_cards_is_told_by_some_selection() -> None:
    reasons = {reason for _, _, reason, _ in NOTHING} | {reason for _, _, _, reason, _ in TOO_LITTLE}
    assert set(Reason) - reasons == {Reason.CANNOT_PASS}


def test_readings_that_may_be_played() -> None:
    found = told("yixing-classic", "333444555666", "trio_chain_solo 5 333444555789")
    assert [play_text(play).split()[:2] for play in found.legal] == [["trio_chain_solo", "6"]]
    assert len(found.readings) == 3
    assert found.text() == "333444555666 can be played as trio_chain_solo 6"


@pytest.mark.parametrize("system", CATALOG)
def test_every_selection_of_a_few_cards_is_told_something(system: str) -> None:
    wild = {"yixing-laizi": "+5", "yixing-tiandi": "+59"}.get(system, "")
    for cards in ("3", "35", "3 5 9", "5B", "55BR", "2BR", "335566", "5555 9 9 9", "3334445", "KKA2", "34567892"):
        found = told(system + wild, cards)
        assert (found.reason is None) is bool(found.legal)
        assert found.text()
