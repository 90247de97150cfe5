"""`MoveGenerator` as the engine, the window and the bots use it: lazily, with a quota, and to check one play."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.errors import IllegalPlay, Reason
from ddz_desktop.rules.kinds import KINDS, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from tests.rules.legs import both_legs, generator, plain

WILD = {"yixing-laizi": "5", "yixing-tiandi": "59"}


@pytest.mark.parametrize("system", CATALOG)
def test_every_play_may_be_made_and_no_other_than_those_that_follow(system: str) -> None:
    judge = plain(system, wild=WILD.get(system, ""))
    hand, over = parse_counts("666677788899TTJQKA2BR5"), parse_play("trio 6 666")
    following = set(judge.moves(hand, over))
    for play in judge.moves(hand):
        judge.check(play, hand, None)
        if play in following:
            judge.check(play, hand, over)
        else:
            with pytest.raises(IllegalPlay):
                judge.check(play, hand, over)


@pytest.mark.parametrize(
    ("system", "wild", "play", "hand", "over", "reason"),
    [
        ("yixing-classic", "", "solo 3 3", "44", None, Reason.NOT_HELD),
        ("yixing-classic", "", "pair 3 33", "344", None, Reason.NOT_HELD),
        ("yixing-classic", "", "pair 4 34", "344", None, Reason.NO_KIND),
        ("yixing-classic", "", "trio_chain_solo 4 333444555666", "333444555666", None, Reason.NO_KIND),
        ("yixing-classic", "", "solo_chain 6 23456", "23456", None, Reason.TWO_IN_CHAIN),
        ("yixing-classic", "", "pair 4 44", "44", "solo 3 3", Reason.WRONG_KIND),
        ("yixing-classic", "", "solo_chain 7 34567", "34567", "pair 3 33", Reason.WRONG_KIND),
        ("yixing-classic", "", "pair 3 33", "33", "pair 3 33", Reason.TOO_LOW),
        ("yixing-classic", "", "pair 2 22", "22", "bomb 8 8888", Reason.WRONG_KIND),
        ("yixing-classic", "", "bomb 8 8888", "8888", "rocket R BR", Reason.BOMB_TOO_SMALL),
        ("yixing-classic", "", "solo_chain 8 345678", "345678", "solo_chain 7 34567", Reason.WRONG_SIZE),
        ("traditional", "", "trio_solo 2 222B", "222B", "bomb 3 3333", Reason.WRONG_KIND),
        ("traditional", "", "bomb 2 222B", "222B", "bomb 3 3333", Reason.BOMB_TOO_SMALL),
        ("yixing-laizi", "5", "pair 9 55", "55", None, Reason.NO_KIND),
        ("yixing-tiandi", "59", "bomb 5 5559", "5559", None, Reason.NO_KIND),
    ],
)
def test_refused(system: str, wild: str, play: str, hand: str, over: str | None, reason: Reason) -> None:
    table = parse_play(over) if over else None
    with pytest.raises(IllegalPlay) as refused:
        plain(system, wild=wild).check(parse_play(play), parse_counts(hand), table)
    assert refused.value.reason is reason
    assert str(refused.value)


def test_no_cards_are_no_play() -> None:
    """R18: an empty selection never wins a hand."""
    with pytest.raises(IllegalPlay) as refused:
        plain("yixing-classic").check(Play(Kind.SOLO, 0, 0), 0, None)
    assert refused.value.reason is Reason.EMPTY


def test_a_used_up_quota_leaves_bombs_out() -> None:
    judge, hand = plain("shanghai-four"), parse_counts("55556BBRR")
    quiet = {play_text(play) for play in judge.moves(hand, bombs=False)}
    loud = {play_text(play) for play in judge.moves(hand)}
    assert loud - quiet == {"bomb 5 5555", "rocket R BBRR"}
    with pytest.raises(IllegalPlay) as refused:
        judge.check(parse_play("bomb 5 5555"), hand, parse_play("pair A AA"), bombs=False)
    assert refused.value.reason is Reason.BOMB_QUOTA


def test_the_reading_that_was_declared_is_the_one_that_counts() -> None:
    """R9, R10: all readings are there to be declared, and each is beaten by its own kind."""
    judge, cards = plain("yixing-classic"), parse_counts("TTTJJJQQQKKK")
    table = parse_play("trio_chain_solo 5 333444555789")
    answers = [play_text(play).split()[:2] for play in judge.moves(cards, table) if play.cards == cards]
    assert sorted(answers) == [["trio_chain_solo", "K"], ["trio_chain_solo", "Q"]]
    assert judge.has_move(parse_counts("4444"), parse_play("four_two_solo A 34AAAA"))
    assert not judge.has_move(parse_counts("4443"), parse_play("trio_pair 3 33355"))


def test_kinds_come_in_order_and_bombs_last() -> None:
    kinds = [play.kind for play in plain("traditional").moves(parse_counts("333344445556BR"))]
    assert kinds == sorted(kinds)


@both_legs
@pytest.mark.parametrize("system", CATALOG)
@pytest.mark.parametrize("over", [None, "pair 6 66", "bomb 6 6666"])
def test_one_of_all_decisions_is_chosen_by_a_fraction(leg: str, system: str, over: str | None) -> None:
    made = generator(leg, CATALOG[system], WILD.get(system, ""))
    hand, table = parse_counts("55567778889TJQKA22BR"), parse_play(over) if over else None
    for bombs in (True, False):
        cards, kinds, keys = made.columns(hand, table, bombs)
        plays = [*map(Play, map(KINDS.__getitem__, kinds), keys, cards), *([None] if table else [])]
        for index in {*range(0, len(plays), 1 + len(plays) // 20), len(plays) - 1}:
            assert made.choose(hand, table, bombs, (index + 0.5) / len(plays)) == plays[index]


def test_generators_that_share_memory_do_not_disturb_each_other() -> None:
    rules, hand = CATALOG["yixing-tiandi"], parse_counts("45556679TJ")
    wilds = ((2, 6), (0, 2), (6, 2), ())
    alone = [list(MoveGenerator(rules, wild).moves(hand)) for wild in wilds]
    first = MoveGenerator(rules)
    sharing = [MoveGenerator(rules, wild, like=first) for wild in wilds]
    for rank in zip_longest(*(made.moves(hand) for made in sharing), *alone):
        assert rank[: len(wilds)] == rank[len(wilds) :]
