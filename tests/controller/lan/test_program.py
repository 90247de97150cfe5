from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ddz_desktop.controller.lan import program as module
from ddz_desktop.controller.lan.program import LanProgram
from ddz_desktop.controller.lan.program_messages import LanSetup
from tests.controller.lan.world import PROGRAM, plain_bot, run


class SlowLobby:
    """A search whose end takes a while. `running`: those that have begun and not ended."""

    running: set[SlowLobby]

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    async def start(self) -> None:
        self.running.add(self)

    async def stop(self) -> None:
        await asyncio.sleep(0.01)
        self.running.discard(self)


@pytest.mark.parametrize("stopped", [False, True])
def test_of_searches_that_overlap_the_last_one_goes_on(monkeypatch: pytest.MonkeyPatch, stopped: bool) -> None:
    monkeypatch.setattr(module, "Lobby", SlowLobby)
    monkeypatch.setattr(SlowLobby, "running", set(), raising=False)

    async def search() -> None:
        lan = LanProgram(lambda told: None, PROGRAM, None, plain_bot, LanSetup())
        await lan.look()
        wishes = [lan.look(), lan.look(), *([lan.stop_looking()] if stopped else [])]
        await asyncio.gather(*wishes)
        assert SlowLobby.running == (set() if stopped else {lan._lobby})
        await lan.stop_looking()
        assert SlowLobby.running == set()

    run(search())
