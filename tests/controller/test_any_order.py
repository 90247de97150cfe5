"""Whatever people wish, in whatever order: the host refuses what it cannot do and goes on."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.rules.action import CONCEDE, PASS, Action, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.kinds import KINDS, Play
from tests.controller.test_session_host import Table
from tests.playing import plain_action

ANSWERS = ("yes", "no", "show", "silent", "none", "4444444,BBRR", "")


def some_action(table: Table, seat: int, rng: Random) -> Action:
    view = table.links[seat].view
    cards = tuple(sorted(rng.sample(view.hand, min(len(view.hand), rng.randrange(4)))))
    play = Play(rng.choice(KINDS), rng.randrange(15), counts_of(cards))
    choices: list[Action] = [
        PASS,
        Say(rng.choice(list(Word))),
        Answer(rng.choice(list(Topic)), rng.choice(ANSWERS)),
        Move(play, rng.choice([(), cards])),
    ]
    return CONCEDE if rng.random() < 0.01 else rng.choice(choices)


def act_plainly(table: Table, seat: int, rng: Random) -> None:
    if seat in table.links[seat].view.to_act:
        table.act(seat, plain_action(table.links[seat].view))


def act_anyhow(table: Table, seat: int, rng: Random) -> None:
    serial = table.links[seat].updates[-1].serial
    table.host.submit(seat, some_action(table, seat, rng), serial + rng.choice([0, 0, 0, -1, -5, 1]))


def let_time_pass(table: Table, seat: int, rng: Random) -> None:
    table.now += rng.random() * 6
    table.host.advance()


WISHES = (
    act_plainly,
    act_plainly,
    act_anyhow,
    let_time_pass,
    let_time_pass,
    lambda table, seat, rng: table.host.set_auto_play(seat, rng.random() < 0.5),
    lambda table, seat, rng: table.host.set_paused(rng.random() < 0.2),
    lambda table, seat, rng: table.host.hints(seat, table.links[seat].updates[-1].serial),
    lambda table, seat, rng: table.host.start_hand(seat),
)


@pytest.mark.parametrize("system", CATALOG)
def test_any_order_of_wishes_leaves_a_table_in_order(system: str) -> None:
    rng = Random(system)
    table = Table(system, people=rng.choice([1, 2]), pace=0.1, turn_seconds=30.0)
    for _ in range(300):
        seat = rng.randrange(len(table.view.left))
        rng.choice(WISHES)(table, seat, rng)
        latest = table.links[seat].updates[-1]
        assert sum(latest.match.totals) == 0
        assert (latest.view.settlement is None) == bool(latest.view.to_act)
    serials = [update.serial for update in table.links[0].updates]
    assert serials == sorted(serials)
    assert len({len(link.updates) for link in table.links.values()}) == 1
    table.host.set_paused(False)
    table.play_hand()
    assert table.view.settlement is not None
