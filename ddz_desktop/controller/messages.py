"""What crosses between window and host, as frozen values. No Qt here: the window's pure parts read these too."""

from __future__ import annotations

import threading
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.match.setup import MatchSetup, MatchView, SeatOwner
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.view import SeatView

__all__ = [
    "Command",
    "Fault",
    "Hints",
    "Leave",
    "MatchSetup",
    "MatchView",
    "NextHand",
    "Refusal",
    "RequestHint",
    "SeatOwner",
    "SetAutoPlay",
    "SetPace",
    "SetPaused",
    "StartMatch",
    "Submit",
    "TableUpdate",
]


# From the host


class TableUpdate(Struct, frozen=True, kw_only=True):
    """The table after a change, as one seat may see it.

    `events` led to `view`, oldest first; none when only the match's own data changed (auto-play, pause). `serial`
    numbers the state. `deadline`: when the first person runs out of time, in `time.monotonic()`; `None` for never, and
    while paused.
    """

    view: SeatView
    events: tuple[Event, ...]
    match: MatchView
    serial: int
    deadline: float | None
    paused: bool = False


class Refusal(Struct, frozen=True):
    """An action or wish that was not taken; `reason` where the rules name one that the window translates."""

    reason: Reason | None
    message: str


class Hints(Struct, frozen=True):
    """Sensible choices for the state `serial`, best first."""

    serial: int
    actions: tuple[Action, ...]


class Fault(Struct, frozen=True):
    """Something of ours went wrong; the game goes on if `playable`. The log has the details."""

    message: str
    playable: bool


# To the host


class StartMatch(Struct, frozen=True):
    """Begin a match. Without `seed` the deals are fresh; setting `cancel` stops a bot's thought and ends the match."""

    setup: MatchSetup
    seed: bytes | None
    cancel: threading.Event


class Submit(Struct, frozen=True):
    """The own seat's action, in answer to the state `serial`."""

    action: Action
    serial: int


class RequestHint(Struct, frozen=True):
    """Ask for sensible choices in the state `serial`."""

    serial: int


class NextHand(Struct, frozen=True):
    """Deal the next hand of the match."""


class SetAutoPlay(Struct, frozen=True):
    """Let the table play for the own seat, or take it back."""

    on: bool


class SetPace(Struct, frozen=True):
    """How long the table waits before each decision of a bot, in milliseconds."""

    bot_delay_ms: int


class SetPaused(Struct, frozen=True):
    """Stop the bots and the clock, or let them go on."""

    on: bool


class Leave(Struct, frozen=True):
    """End the match where it stands."""


Command: TypeAlias = StartMatch | Submit | RequestHint | NextHand | SetAutoPlay | SetPace | SetPaused | Leave
