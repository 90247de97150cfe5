"""What crosses between window and host, as frozen values. No Qt here: the window's pure parts read these too."""

from __future__ import annotations

import threading
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.match.setup import MatchSetup, MatchView, SeatOwner
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

__all__ = [
    "Command",
    "Discard",
    "EndWork",
    "Fault",
    "FaultKind",
    "Forget",
    "HandKept",
    "HandOver",
    "HandPlayed",
    "Hints",
    "Leave",
    "MatchSetup",
    "MatchView",
    "NextHand",
    "Refusal",
    "RequestHint",
    "Restore",
    "ResumeMatch",
    "SavedMatch",
    "SeatOwner",
    "SetAutoPlay",
    "SetPace",
    "SetPaused",
    "StartMatch",
    "Submit",
    "Suggest",
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
    """An action or wish that was not taken; `reason` where the rules name one that the window translates.

    `stale`: it answered a turn that was over.
    """

    reason: Reason | None
    message: str
    stale: bool = False


class Hints(Struct, frozen=True):
    """Sensible choices for the state `serial`, best first."""

    serial: int
    actions: tuple[Action, ...]


class FaultKind(StrEnum):
    """What went wrong, as far as a window would say it in words of its own."""

    BUG = "bug"  # something of ours; the log has the details
    NOT_SAVED = "not_saved"  # the match cannot be written down: it will not survive the program's end
    NOT_RECORDED = "not_recorded"  # the hand is not in the history yet; it is tried again with the next one
    SAVE_UNUSABLE = "save_unusable"  # the unfinished match cannot be resumed; its file has been set aside
    HISTORY_UNUSABLE = "history_unusable"  # the history begins anew; the old file has been set aside
    PRESETS_UNUSABLE = "presets_unusable"  # there are none; their file has been set aside
    RESTORE_FAILED = "restore_failed"  # a back-up was not restored, and nothing was changed
    RESTORE_UNFINISHED = "restore_unfinished"  # a back-up holds, but only after the program has been started anew


class Fault(Struct, frozen=True):
    """Something went wrong; the game goes on if `playable`. `message` is one sentence in English."""

    message: str
    playable: bool
    kind: FaultKind = FaultKind.BUG


class HandKept(Struct, frozen=True):
    """The hand that just ended is in the history under this `id`; `number`: which hand of the match it was."""

    id: int
    number: int


class SavedMatch(Struct, frozen=True):
    """An unfinished match that can be resumed, as its own seat may see it; `saved`: when.

    `view`: the hand, over or not. `match`: its setup, number of the hand, totals.
    """

    view: SeatView
    match: MatchView
    saved: datetime

    @property
    def my_turn(self) -> bool:
        """Whether the own seat owes a decision."""
        return self.view.seat in self.view.to_act

    @property
    def hand_runs(self) -> bool:
        """Whether it stopped in the middle of a hand, not between two."""
        return self.view.phase is not Phase.OVER


# To the host


class StartMatch(Struct, frozen=True):
    """Begin a match. Without `seed` the deals are fresh; setting `cancel` stops a bot's thought and ends the match.

    `opening`: a hand whose deal is dealt first, and whose decisions are made at once.
    """

    setup: MatchSetup
    seed: bytes | None
    cancel: threading.Event
    opening: Record | None = None


class ResumeMatch(Struct, frozen=True):
    """Go on with the unfinished match; the rest as `StartMatch`."""

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
    """Leave the match where it stands; `keep`: so that it can be resumed, else it ends there."""

    keep: bool = True


class Discard(Struct, frozen=True):
    """End the unfinished match that nobody plays now."""


class Restore(Struct, frozen=True):
    """Replace everything that is kept by a back-up."""

    file: Path


class HandOver(Struct, frozen=True):
    """Leave the match and give it away as it stands, secrets included; until `Forget` it can still be resumed here."""


class Forget(Struct, frozen=True):
    """The unfinished match goes on elsewhere."""


class Suggest(Struct, frozen=True):
    """Ask for sensible choices for a seat at somebody else's table, in the state `serial`."""

    view: SeatView
    serial: int


class HandPlayed(Struct, frozen=True, kw_only=True):
    """A hand at a LAN table is over, and this is its record, to be noted in the history.

    `number`: which hand of the match `key`; `totals`: those after it.
    """

    record: Record
    seat: int | None
    number: int
    hands: int | None
    key: str
    totals: tuple[int, ...]


class EndWork(Struct, frozen=True):
    """Close the files and end the thread."""


Command: TypeAlias = (
    StartMatch
    | ResumeMatch
    | Submit
    | RequestHint
    | NextHand
    | SetAutoPlay
    | SetPace
    | SetPaused
    | Leave
    | Discard
    | Restore
    | HandOver
    | Forget
    | Suggest
    | HandPlayed
    | EndWork
)
