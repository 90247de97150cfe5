"""The real window, and a person before it. No animations, no waiting of bots: nothing here takes time by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.ui import main_window
from devtools.dealing import arranged
from tests.e2e.person import Person
from tests.e2e.scripts import ScriptedBots
from tests.ui.conftest import bundled_fonts, resources, screen, themed
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ddz_desktop.rules.deal import Deal
    from tests.ui.windows import Screen

__all__ = ["bundled_fonts", "resources", "screen", "themed"]

SitDown = Callable[..., Person]


@pytest.fixture
def sit_down(screen: Callable[..., Screen], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> SitDown:
    """A person before a fresh window, with `Screen`'s arguments."""
    monkeypatch.setattr(main_window, "BOT_DELAY_MS", 0)
    monkeypatch.setattr(main_window, "SHORTEST_DELAY_MS", 0)
    return lambda *arguments, **named: Person(screen(*arguments, **named), qtbot)


@pytest.fixture
def at_table(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitDown]:
    """A person at a table where seats hold wanted cards, `first` speaks first (`None`: as dealt), and the bots
    follow scripts.

    `hands`, `bottom`: cards with suits that are to be there beside others. `wild`: the wild ranks. `patient`: the bots
    think until `person.bots` lets them decide. Other arguments are settings.
    """
    seated: list[ScriptedBots] = []

    def sit(
        system: str,
        hands: Sequence[str],
        scripts: Sequence[Sequence[str]] = ((), (), ()),
        *,
        bottom: str = "",
        first: int | None = 0,
        wild: tuple[int, ...] | None = None,
        patient: bool = False,
        **settings: Any,
    ) -> Person:
        fair = FairShuffle.deal

        def deal(shuffle: FairShuffle) -> Deal:
            dealt = fair(shuffle)
            return arranged(dealt, hands, bottom, first, wild if dealt.wild else None)

        monkeypatch.setattr(FairShuffle, "deal", deal)
        seated.append(ScriptedBots(scripts, patient=patient))
        person = sit_down(msgspec.structs.replace(QUIET, **settings), seed=b"1", factory=seated[-1])
        person.bots = seated[-1]
        person.begin(system)
        if not patient:
            person.wait_for_turn()
        return person

    yield sit
    for bots in seated:
        bots.let_decide(1000)
