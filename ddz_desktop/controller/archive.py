"""What the host writes down: the unfinished match after every change, and every hand when it is over.

The match is written first and told afterwards, so whatever anybody has seen is on the disk. It stays there with the
hand that is over until the next one is dealt: should the program die before that hand is noted in the history, the
next start notes it, and noting a hand twice changes nothing.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path

import msgspec

from ddz_desktop.controller.messages import Fault, FaultKind, SavedMatch
from ddz_desktop.match.match import Match, record_info
from ddz_desktop.match.ports import SystemEntropy, system_calendar
from ddz_desktop.match.save import Save, SaveError, parse_save, save_text
from ddz_desktop.rules.record import Record
from ddz_desktop.storage.atomic import set_aside, write_text
from ddz_desktop.storage.backup import BackupError, Contents, finish_restore, stage
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.storage.hand_rows import MatchLine, NewHand
from ddz_desktop.storage.history import COMPANIONS, History
from ddz_desktop.storage.places import Places
from ddz_desktop.storage.schema import HistoryError

log = logging.getLogger(__name__)

NOT_RECORDED = (OSError, HistoryError, sqlite3.Error)
"""What may go wrong when a hand is noted."""


class UnfinishedRestore(Exception):
    """A back-up holds, but could not be put into place; the next start does that."""


class Archive:
    """The files of one person's matches. One thread uses it at a time, and closes the history before another does.

    `places`: `None` to keep nothing.
    """

    def __init__(self, places: Places | None) -> None:
        self._places = places
        self._history: History | None = None
        self._waiting: list[NewHand] = []

    def close(self) -> None:
        """Let go of the history's file."""
        if self._history is not None:
            self._history.close()
            self._history = None

    # At the start

    def recover(self) -> tuple[SavedMatch | None, tuple[Fault, ...]]:
        """Bring everything in order that the last end of the program has left: the match to resume, and what was wrong.

        Unusable files are set aside; a hand that was over but not noted yet is noted; a finished match is forgotten.
        """
        faults: list[Fault] = []
        if self._places is None:
            return None, ()
        if self._places.history.is_file():
            faults += self._check_history(self._places)
        save, problem = self._readable_save(self._places)
        faults += problem
        if save is not None and save.match.over and save.match.hand.info:
            try:
                self.keep(save)
            except NOT_RECORDED as error:
                faults.append(fault_of(error))
        self.close()
        if save is None or save.match.finished:
            return None, tuple(faults)
        return seen(save), tuple(faults)

    def _check_history(self, places: Places) -> list[Fault]:
        try:
            self._open(places)
        except HistoryError as error:
            self._set_history_aside(places)
            return [fault_of(error)]
        except (OSError, sqlite3.Error) as error:
            return [fault_of(error)]
        return []

    def _readable_save(self, places: Places) -> tuple[Save | None, list[Fault]]:
        try:
            return self.read(), []
        except SaveError as error:
            with contextlib.suppress(OSError):  # it stays in place then, until a new match takes its place
                set_aside(places.save, system_calendar())
            return None, [Fault(str(error), True, FaultKind.SAVE_UNUSABLE)]
        except OSError as error:
            return None, [Fault(f"the saved match cannot be read: {error}", True, FaultKind.SAVE_UNUSABLE)]

    # The unfinished match

    def read(self) -> Save | None:
        """The unfinished match; `None` when there is none. Raises SaveError, OSError."""
        try:
            return None if self._places is None else parse_save(self._places.save.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return None

    def save(self, save: Save) -> None:
        """Write the match in place of what was there. Raises OSError, with the old one untouched."""
        if self._places is not None:
            write_text(self._places.save, save_text(save))

    def abandon(self) -> None:
        """The unfinished match will not be resumed: a hand in the middle is noted as abandoned, its secrets with it.

        Raises what noting raises, OSError; a match that cannot be read is forgotten.
        """
        try:
            save = self.read()
        except SaveError:
            save = None
        if save is not None and not save.match.over and save.match.hand.decisions:
            info = tuple(record_info(save.match.setup, save.saved, save.match.seconds))
            self._note(save, msgspec.structs.replace(save.match.hand, info=info))
        self.forget()

    def forget(self) -> None:
        """Remove the unfinished match. Raises OSError."""
        if self._places is not None:
            with contextlib.suppress(FileNotFoundError, NotADirectoryError):
                self._places.save.unlink()

    # The history

    def keep(self, save: Save) -> int | None:
        """Note the hand that is over, and forget the match when it was its last; the hand's id, `None` if it was known.

        Raises as `abandon`; the hand is then noted together with the next one. HistoryError: the history was of no use
        and has been set aside.
        """
        hand = self._note(save, save.match.hand)
        if save.match.finished:
            self.forget()
        return hand

    def _note(self, save: Save, record: Record) -> int | None:
        return self.note(_new_hand(save, record))

    def note(self, hand: NewHand) -> int | None:
        """Note a hand that was played here or elsewhere; returns and raises as `keep`."""
        if self._places is None:
            return None
        self._waiting.append(hand)
        try:
            noted = self._open(self._places).add_all(self._waiting)
        except sqlite3.OperationalError:
            raise
        except (HistoryError, sqlite3.DatabaseError) as error:
            self._set_history_aside(self._places)
            raise HistoryError(f"{error}; it has been set aside, and a new history is begun") from error
        self._waiting.clear()
        return noted[-1]

    def _open(self, places: Places) -> History:
        if self._history is None:
            self._history = History(places.history)
        return self._history

    def _set_history_aside(self, places: Places) -> None:
        self.close()
        with contextlib.suppress(OSError):  # it stays in place then, and the next hand is refused as this one was
            set_aside(places.history, system_calendar(), COMPANIONS)

    # Back-ups

    def restore(self, file: Path) -> Contents:
        """Replace everything by a back-up. Raises BackupError, OSError: nothing has been changed; UnfinishedRestore."""
        if self._places is None:
            raise BackupError("nothing is kept here, so nothing can be restored")
        self.close()
        contents = stage(self._places, file, parse_save)
        try:
            finish_restore(self._places)
        except NOT_RECORDED as error:
            raise UnfinishedRestore(f"the back-up is not yet in place, starting anew completes it: {error}") from error
        return contents


def complete_restore(places: Places) -> tuple[Fault, ...]:
    """Put a back-up into place that was restored just before the last end of the program; before anything is read."""
    try:
        finish_restore(places)
    except NOT_RECORDED as error:
        log.warning("a back-up is still not in place: %s", error)
        return (Fault(f"a back-up is still not in place: {error}", True, FaultKind.RESTORE_UNFINISHED),)
    return ()


def fault_of(error: Exception) -> Fault:
    """What there is to tell when a hand could not be noted."""
    kind = FaultKind.HISTORY_UNUSABLE if isinstance(error, HistoryError) else FaultKind.NOT_RECORDED
    return Fault(f"{error}" if kind is FaultKind.HISTORY_UNUSABLE else f"the hand is not recorded: {error}", True, kind)


def seen(save: Save) -> SavedMatch:
    """A saved match as its own seat may see it."""
    match = Match(save.match.setup, SystemEntropy())
    match.restore(save.match)
    return SavedMatch(match.view(save.match.setup.own_seat), match.summary(), save.saved)


def _new_hand(save: Save, record: Record) -> NewHand:
    match = save.match
    return NewHand(
        record=record,
        seat=match.setup.own_seat,
        origin=Origin.PLAYED if record.proof else Origin.GIVEN,
        added=save.saved,
        number=match.hand_number,
        match=MatchLine(save.key, match.setup.hands, match.totals),
    )
