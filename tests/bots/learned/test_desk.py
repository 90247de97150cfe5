"""What seats share: one desk for a thread, and nothing of what they think."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from weakref import ref

import pytest

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.learned import weights
from ddz_desktop.bots.learned.desk import desk_for
from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.learned.networks import random_weights

LONG = 60.0


def test_a_thread_has_one_desk_for_a_ruleset_and_network(tmp_path: Path) -> None:
    two, three = ruleset("standard-two"), ruleset("standard-three")
    network = Network(random_weights(two, tmp_path / "weights.npz"))
    desk = desk_for(two, network)
    assert desk_for(two, network) is desk
    assert desk_for(three) is not desk
    assert desk_for(two, Network(random_weights(two, tmp_path / "weights.npz"))) is not desk
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(desk_for, two, network).result() is not desk


def test_a_desk_goes_with_its_last_player() -> None:
    first, second = StrongBot(Random(1)), StrongBot(Random(2))
    view = views("standard-two", 1)[0]
    first.rated(view)
    second.rated(view)
    desk = ref(desk_for(view.rules))
    del first
    assert desk() is desk_for(view.rules) is second._desk
    del second
    assert desk() is None


def test_the_familys_small_network_plays_deals_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    two, three = ruleset("standard-two"), ruleset("standard-three")
    monkeypatch.setattr(weights, "CHECKOUT", tmp_path)
    for file in (weights.weights_file(two), weights.playouts_file(two), weights.weights_file(three)):
        random_weights(three if file.stem == "three" else two, file)
    assert desk_for(two).search.network is weights.network_from(tmp_path / "two-playouts.npz")
    assert desk_for(two).network is weights.network_from(tmp_path / "two.npz")
    assert desk_for(three).search.network is desk_for(three).network is not None
    given = Network(random_weights(two, tmp_path / "given.npz"))
    assert desk_for(two, given).search.network is given


def views(system: str, seed: int) -> list[SeatView]:
    """Those of the first decisions of a hand and of some near its end, of random players."""
    engine = Engine(ruleset(system))
    state, _ = engine.start(random_deal(engine.rules, Random(seed)))
    bot, found = RandomBot(Random(seed)), []
    while state.to_act:
        seat = state.to_act[0]
        found.append(view_for(state, seat, engine.options(state, seat)))
        state, _ = engine.apply(state, seat, bot.decide(found[-1]))
    return [*found[:3], *(view for view in found if sum(view.left) < 12)][:8]


@pytest.mark.parametrize("system", ["standard-two", "five"])
def test_what_one_seat_thinks_changes_nothing_for_another(system: str, tmp_path: Path) -> None:
    network = Network(random_weights(ruleset(system), tmp_path / "weights.npz"))

    def think(view: SeatView) -> list[Rated]:
        return MasterBot(Random(1), LONG, network=network).rated(view)

    asked = views(system, 3)
    together = [think(view) for view in asked]
    for view, rated in zip(reversed(asked), reversed(together), strict=True):
        assert think(view) == rated
