"""What the learned players think with: tens of megabytes for five seats, so those of one thread share it.

Nothing that one seat has worked out stays for another: `OpenHands` forgets before each decision.
"""

from __future__ import annotations

import threading
from functools import cached_property
from weakref import WeakValueDictionary

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.forecast import Forecaster
from ddz_desktop.bots.learned.judge import OptionJudge
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.open_hands import OpenHands
from ddz_desktop.bots.learned.search import Search
from ddz_desktop.bots.learned.weights import network_for, playouts_network_for
from ddz_desktop.rules.ruleset import RuleSet


class Desk:
    """What one ruleset is played with, each part made when it is first needed. Scratch memory: one for each thread.

    `network`: `None` where there is none; then only `open_hands` can be used. `playouts`: what plays sampled deals on.
    """

    def __init__(self, rules: RuleSet, network: Network | None, playouts: Network | None) -> None:
        self.rules = rules
        self.network = network
        self._playouts = playouts

    @property
    def aim(self) -> Aim:
        return Aim(unit=self._given.unit)

    @cached_property
    def judge(self) -> OptionJudge:
        return OptionJudge(self.rules, self._given)

    @cached_property
    def forecaster(self) -> Forecaster:
        return Forecaster(self.rules, self._given, self.aim)

    @cached_property
    def open_hands(self) -> OpenHands:
        return OpenHands(self.rules)

    @cached_property
    def search(self) -> Search:
        return Search(self.rules, self._playouts or self._given, self.open_hands, self.aim)

    @property
    def _given(self) -> Network:
        assert self.network is not None, "asked for only where there is a network"
        return self.network


_desks: WeakValueDictionary[int, Desk] = WeakValueDictionary()
"""By the system's number of the thread (to Python a thread of Qt's is another one each time that it comes in), as long
as a player sits there."""


def desk_for(rules: RuleSet, network: Network | None = None) -> Desk:
    """The present thread's desk, at which its other players of this ruleset sit, too.

    `network`: for everything; left out, those of the ruleset's family where they fit.
    """
    wanted = network or network_for(rules)
    thread = threading.get_ident()
    desk = _desks.get(thread)
    if desk is None or desk.rules != rules or desk.network is not wanted:
        desk = _desks[thread] = Desk(rules, wanted, network or playouts_network_for(rules))
    return desk
