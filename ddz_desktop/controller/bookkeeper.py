"""The host's journal on the worker's thread: writes to the archive, and tells in a sentence what cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ddz_desktop.controller.archive import NOT_RECORDED, Archive, fault_of
from ddz_desktop.controller.messages import Fault, FaultKind, HandKept, HandPlayed
from ddz_desktop.match.ports import system_calendar
from ddz_desktop.match.save import Save
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.storage.hand_rows import MatchLine, NewHand

log = logging.getLogger(__name__)


class Bookkeeper:
    """Keeps the game going whatever the disk does. `tell` is given each Fault, `noted` each HandKept.

    That matches cannot be written down is told once, and again only after it has worked in between.
    """

    def __init__(self, archive: Archive, tell: Callable[[Fault], None], noted: Callable[[HandKept], None]) -> None:
        self._archive = archive
        self._tell = tell
        self._noted = noted
        self._failing = False

    def save(self, save: Save) -> None:
        """The match after a change."""
        try:
            self._archive.save(save)
        except OSError as error:
            if not self._failing:
                self._report(Fault(f"the match is not saved: {error}", True, FaultKind.NOT_SAVED))
            self._failing = True
        else:
            self._failing = False

    def keep(self, save: Save) -> None:
        """The hand is over."""
        try:
            hand = self._archive.keep(save)
        except NOT_RECORDED as error:
            self._report(fault_of(error))
        else:
            if hand is not None:
                self._noted(HandKept(hand, save.match.hand_number))

    def note(self, played: HandPlayed) -> None:
        """A hand at a LAN table is over."""
        line = MatchLine(played.key, played.hands, played.totals)
        hand = NewHand(
            record=played.record,
            seat=played.seat,
            origin=Origin.PLAYED,
            added=system_calendar(),
            number=played.number,
            match=line,
        )
        try:
            noted = self._archive.note(hand)
        except NOT_RECORDED as error:
            self._report(fault_of(error))
        else:
            if noted is not None:
                self._noted(HandKept(noted, played.number))

    def forget(self) -> None:
        """The unfinished match goes on elsewhere."""
        try:
            self._archive.forget()
        except OSError as error:
            self._report(fault_of(error))

    def abandon(self) -> None:
        """The unfinished match will not be resumed."""
        try:
            self._archive.abandon()
        except NOT_RECORDED as error:
            self._report(fault_of(error))

    def _report(self, fault: Fault) -> None:
        log.warning("%s", fault.message)
        self._tell(fault)
