"""The real window, and a person before it. No animations, no waiting of bots: nothing here takes time by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ddz_desktop.ui import main_window
from tests.e2e.person import Person
from tests.ui.conftest import bundled_fonts, resources, screen, themed

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.ui.windows import Screen

__all__ = ["bundled_fonts", "resources", "screen", "themed"]


@pytest.fixture
def sit_down(screen: Callable[..., Screen], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Person]:
    """A person before a fresh window, with `Screen`'s arguments."""
    monkeypatch.setattr(main_window, "SHORTEST_DELAY_MS", 0)
    return lambda *arguments, **named: Person(screen(*arguments, **named), qtbot)
