"""Levels and tempers: the novice slips but is never absurd, the bold raise and bomb more readily than the careful."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.novice import NoviceBot
from ddz_desktop.bots.registry import BOT_NAMES, TEMPER_NAMES, level_and_temper, make_bot
from ddz_desktop.bots.temper import TEMPERS
from ddz_desktop.rules.action import PASS, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import view_for
from tests.bots.views import play_view, said

SEEDS = range(25)
BOMB = Move(Play(Kind.BOMB, 3, 4 << 12))
SOLO = Move(Play(Kind.SOLO, 3, 1 << 12))


@pytest.mark.parametrize("system", CATALOG)
@pytest.mark.parametrize("name", ["novice", "novice+bold", "casual+careful", "strong+bold"])
def test_every_level_and_temper_plays_whole_hands(system: str, name: str) -> None:
    engine, rng = Engine(ruleset(system)), Random(2)
    bot = make_bot(name, rng)
    state, _ = engine.start(random_deal(engine.rules, rng))
    while state.to_act:
        seat = state.to_act[0]
        state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))
    assert state.phase is Phase.OVER


def decisions(hand: str, out: str, left: tuple[int, ...], **more: object) -> set[str]:
    view = play_view(hand, out, left, **more)
    return {said(NoviceBot(Random(seed)).decide(view)) for seed in SEEDS}


def test_a_novice_takes_different_plays() -> None:
    assert len(decisions("3456789TJQKA2", "3456789TJQKA2BR", (0, 7, 8))) > 1


def test_a_novice_goes_out_when_one_play_does_it() -> None:
    assert decisions("34567", "89TJQKA2", (0, 4, 4)) == {"34567"}
    assert decisions("K", "89TJQA2", (0, 4, 3), table="solo Q Q", leader=1) == {"K"}


def test_a_novice_bombs_for_nothing_no_more_than_others() -> None:
    assert "4444" not in decisions("34444567TJQ", "35689TTJQKA2BR", (0, 8, 6), table="solo 5 5", leader=1)


def test_names_have_a_level_and_a_temper() -> None:
    assert level_and_temper("strong") == ("strong", "even")
    assert level_and_temper("master+bold") == ("master", "bold")
    assert TEMPER_NAMES == ("careful", "even", "bold")
    assert BOT_NAMES[0] == "random"
    for wrong in ("", "genius", "strong+", "strong+angry", "+bold", "strong+bold+bold"):
        with pytest.raises(ValueError, match="no computer player"):
            level_and_temper(wrong)


def test_the_bold_like_bombs_and_raises_the_careful_do_not() -> None:
    rated = [Rated(0.0, BOMB), Rated(0.01, SOLO), Rated(0.02, PASS)]
    likes = {name: TEMPERS[name].applied(rated, TEMPERS[name].value)[0].value for name in TEMPER_NAMES}
    assert likes["careful"] < likes["even"] == 0.0 < likes["bold"]
    certain = [Rated(60.0, BOMB)]
    assert all(temper.applied(certain, temper.turns) == certain for temper in TEMPERS.values())
    words = [Rated(0.0, action) for action in (Say(Word.PASS), Say(Word.ONE), Say(Word.THREE), Say(Word.ROB))]
    assert [round(choice.value, 3) for choice in TEMPERS["bold"].raised(words)] == [0.0, 0.4, 1.2, 0.4]
    answers = [Rated(0.0, Answer(Topic.DOUBLE, value)) for value in ("yes", "no")]
    assert [choice.value for choice in TEMPERS["careful"].raised(answers)] == [-0.4, 0.0]


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_over_many_hands_the_bold_bid_more(level: str) -> None:
    engine, bids = Engine(ruleset("yixing-classic")), dict.fromkeys(TEMPER_NAMES, 0)
    for seed in range(40):
        state, _ = engine.start(random_deal(engine.rules, Random(seed)))
        view = view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))
        for temper in TEMPER_NAMES:
            action = make_bot(f"{level}+{temper}", Random(1)).decide(view)
            bids[temper] += action != Say(Word.PASS)
    assert bids["careful"] < bids["bold"]
    assert bids["careful"] <= bids["even"] <= bids["bold"]
