"""The host's own thread: takes commands, runs the session, wakes it in time. Its slots are the thread's edge."""

from __future__ import annotations

import logging
import math
import threading
import traceback

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.controller import memory
from ddz_desktop.controller.archive import Archive, UnfinishedRestore, seen
from ddz_desktop.controller.bookkeeper import Bookkeeper
from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.messages import (
    Command,
    Discard,
    EndWork,
    Fault,
    FaultKind,
    Forget,
    HandKept,
    HandOver,
    HandPlayed,
    Hints,
    Leave,
    NextHand,
    Refusal,
    RequestHint,
    Restore,
    ResumeMatch,
    SavedMatch,
    SetAutoPlay,
    SetPace,
    SetPaused,
    StartMatch,
    Submit,
    Suggest,
    TableUpdate,
)
from ddz_desktop.controller.session_host import SessionHost
from ddz_desktop.match.errors import MatchError
from ddz_desktop.match.ports import Entropy, SeededEntropy, SystemEntropy, system_clock
from ddz_desktop.match.save import Save, SaveError
from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.storage.backup import BackupError

log = logging.getLogger(__name__)


class Worker(QObject):
    """Lives on the host's thread. It answers with the number of the session that a command belongs to.

    Signals (session, message):
        updated: a TableUpdate for the own seat.
        refused: a Refusal of the own seat's action or wish.
        hinted: the Hints asked for.
        failed: a Fault.
        kept: a HandKept, when a hand has been noted in the history.
        parted: the SavedMatch that can be resumed now that nobody plays, or None.
        restored: the Contents of the back-up that has been restored.
        handed_over: the Save of the match that goes on elsewhere, or None when there was none.
    """

    updated = Signal(int, object)
    refused = Signal(int, object)
    hinted = Signal(int, object)
    failed = Signal(int, object)
    kept = Signal(int, object)
    parted = Signal(int, object)
    restored = Signal(int, object)
    handed_over = Signal(int, object)

    def __init__(self, bot_factory: BotFactory, archive: Archive) -> None:
        super().__init__()
        self._bot_factory = bot_factory
        self._archive = archive
        self._book = Bookkeeper(archive, self._tell_fault, self._tell_kept)
        self._session = 0
        self._host: SessionHost | None = None
        self._seat: int | None = None
        self._pace = 0.0
        self._timer = QTimer(self)  # a child, so that it moves to the thread too
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._wake)

    # Slots

    @Slot(int, object)
    def take(self, session: int, command: Command) -> None:
        """Do what the main thread asks for; a fault is logged and told, and the session stays as it was."""
        self._session = session
        try:
            self._do(command)
        except Exception as error:  # noqa: BLE001  # the edge of the thread
            if isinstance(command, StartMatch | ResumeMatch):
                self._host = None
            self._report(error, playable=self._host is not None)
        self._rest()

    @Slot()
    def _wake(self) -> None:
        """Let the host do what is due; should that fail, let it decide in the simplest way and go on."""
        if self._host is None:
            return
        try:
            self._host.advance()
        except Exception as error:  # noqa: BLE001  # the edge of the thread: bots may fail in any way
            self._report(error, playable=True)
            self._recover(self._host)
        self._rest()

    # Commands

    def _do(self, command: Command) -> None:
        if isinstance(command, SetPace):
            self._pace = command.bot_delay_ms / 1000
            if self._host is not None:
                self._host.pace = self._pace
        elif isinstance(command, StartMatch):
            self._start(command)
        elif isinstance(command, ResumeMatch):
            self._resume(command)
        elif isinstance(command, Leave | Discard | Restore | EndWork):
            self._do_without_table(command)
        elif isinstance(command, HandOver | Forget | Suggest | HandPlayed):
            self._do_for_lan(command)
        elif self._host is not None:
            self._do_at_table(self._host, command)

    def _do_without_table(self, command: Leave | Discard | Restore | EndWork) -> None:
        was_there = self._host is not None
        saved = self._rise(keep=not isinstance(command, Leave) or command.keep)
        if isinstance(command, Leave):
            if was_there:  # one who comes to a LAN table from the first page leaves a saved match as it is
                self.parted.emit(self._session, saved)
        elif isinstance(command, Discard):
            self._book.abandon()
        elif isinstance(command, Restore):
            self._restore(command)
        else:
            self._archive.close()
            QThread.currentThread().quit()

    def _do_for_lan(self, command: HandOver | Forget | Suggest | HandPlayed) -> None:
        if isinstance(command, HandOver):
            host, self._host = self._host, None
            self.handed_over.emit(self._session, None if host is None else host.write())
        elif isinstance(command, Forget):
            self._book.forget()
        elif isinstance(command, Suggest):
            self.hinted.emit(self._session, Hints(command.serial, suggestions(command.view)))
        else:
            self._book.note(command)

    def _do_at_table(self, host: SessionHost, command: Command) -> None:
        if isinstance(command, NextHand):
            host.start_hand(self._seat)
        elif isinstance(command, SetPaused):
            host.set_paused(command.on)
        elif self._seat is not None:
            self._do_at_seat(host, self._seat, command)

    def _do_at_seat(self, host: SessionHost, seat: int, command: Command) -> None:
        if isinstance(command, Submit):
            host.submit(seat, command.action, command.serial)
        elif isinstance(command, SetAutoPlay):
            host.set_auto_play(seat, command.on)
        elif isinstance(command, RequestHint):
            hints = host.hints(seat, command.serial)
            if hints is not None:
                self.hinted.emit(self._session, hints)

    # Sitting down and leaving

    def _start(self, command: StartMatch) -> None:
        self._rise(keep=True)
        self._book.abandon()
        host = self._sit_down(command.setup, command.seed, command.cancel)
        if command.opening is None:
            host.start_hand(self._seat)
        else:
            host.start_given(command.opening)

    def _resume(self, command: ResumeMatch) -> None:
        try:
            save = self._archive.read()
        except (SaveError, OSError) as error:
            self._tell_fault(Fault(str(error), False, FaultKind.SAVE_UNUSABLE))
            return
        if save is None:
            self._tell_fault(Fault("there is no match to go on with", False, FaultKind.SAVE_UNUSABLE))
            return
        # other secrets than those which the same seed gave the match before
        seed = None if command.seed is None else command.seed + save.match.serial.to_bytes(8, "big")
        self._sit_down(save, seed, command.cancel).resume()

    def _sit_down(self, match: MatchSetup | Save, seed: bytes | None, cancel: threading.Event) -> SessionHost:
        entropy: Entropy = SystemEntropy() if seed is None else SeededEntropy(seed)
        self._seat = (match.match.setup if isinstance(match, Save) else match).own_seat
        self._host = SessionHost(
            match,
            entropy=entropy,
            clock=system_clock,
            cancel=cancel,
            bot_factory=self._bot_factory,
            journal=self._book,
        )
        self._host.pace = self._pace
        self._host.links[self._seat] = self
        return self._host

    def _rise(self, keep: bool) -> SavedMatch | None:
        """Leave the table: what can be resumed of it. Nothing, where nobody sits at one."""
        host, self._host = self._host, None
        if host is None:
            return None
        saved = None
        if keep:
            saved = self._last_of(host)
        else:
            self._book.abandon()
        del host  # with bots whose networks and scratch memory are large
        memory.give_back()
        return saved

    def _last_of(self, host: SessionHost) -> SavedMatch | None:
        save = host.write()
        return None if save is None else seen(save)

    def _restore(self, command: Restore) -> None:
        try:
            contents = self._archive.restore(command.file)
        except (BackupError, OSError) as error:
            self._tell_fault(Fault(str(error), True, FaultKind.RESTORE_FAILED))
        except UnfinishedRestore as error:
            self._tell_fault(Fault(str(error), True, FaultKind.RESTORE_UNFINISHED))
        else:
            self.restored.emit(self._session, contents)
        saved, faults = self._archive.recover()
        for fault in faults:
            self._tell_fault(fault)
        self.parted.emit(self._session, saved)

    # The link of the own seat

    def update(self, update: TableUpdate) -> None:
        self.updated.emit(self._session, update)

    def refuse(self, refusal: Refusal) -> None:
        self.refused.emit(self._session, refusal)

    # Helpers

    def _recover(self, host: SessionHost) -> None:
        try:
            host.advance_anyhow()
        except Exception as error:  # noqa: BLE001  # the edge of the thread: nothing more to fall back on
            self._host = None
            self._report(error, playable=False)

    def _rest(self) -> None:
        """Sleep until the host has something to do."""
        seconds = None if self._host is None else self._host.wake_in()
        if seconds is None:
            self._timer.stop()
        else:
            self._timer.start(math.ceil(seconds * 1000))

    def _report(self, error: Exception, playable: bool) -> None:
        """Log and tell what should not have happened; what the rules say about a play may name hidden cards."""
        what = type(error).__name__ if isinstance(error, RuleError | MatchError) else f"{type(error).__name__}: {error}"
        log.error("fault on the host's thread: %s\n%s", what, "".join(traceback.format_tb(error.__traceback__)))
        self._tell_fault(Fault(what, playable))

    def _tell_fault(self, fault: Fault) -> None:
        self.failed.emit(self._session, fault)

    def _tell_kept(self, kept: HandKept) -> None:
        self.kept.emit(self._session, kept)
