"""The host's own thread: takes commands, runs the session, wakes it in time. Its slots are the thread's edge."""

from __future__ import annotations

import logging
import math
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.messages import (
    Command,
    Fault,
    Leave,
    NextHand,
    Refusal,
    RequestHint,
    SetAutoPlay,
    SetPace,
    SetPaused,
    StartMatch,
    Submit,
    TableUpdate,
)
from ddz_desktop.controller.session_host import SessionHost
from ddz_desktop.match.ports import Entropy, SeededEntropy, SystemEntropy, system_clock
from ddz_desktop.rules.record import Record
from ddz_desktop.storage.records import save_record

log = logging.getLogger(__name__)


class Worker(QObject):
    """Lives on the host's thread. It answers with the number of the session that a command belongs to.

    Signals (session, message):
        updated: a TableUpdate for the own seat.
        refused: a Refusal of the own seat's action or wish.
        hinted: the Hints asked for.
        failed: a Fault.
    """

    updated = Signal(int, object)
    refused = Signal(int, object)
    hinted = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, bot_factory: BotFactory, records: Path | None) -> None:
        super().__init__()
        self._bot_factory = bot_factory
        self._records = records
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
            if isinstance(command, StartMatch):
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
        elif isinstance(command, Leave):
            self._host = None
        elif self._host is not None:
            self._do_at_table(self._host, command)

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

    def _start(self, command: StartMatch) -> None:
        entropy: Entropy = SystemEntropy() if command.seed is None else SeededEntropy(command.seed)
        self._seat = next((seat for seat, owner in enumerate(command.setup.seats) if owner.kind == "human"), None)
        self._host = SessionHost(
            command.setup,
            entropy=entropy,
            clock=system_clock,
            cancel=command.cancel,
            bot_factory=self._bot_factory,
            keep=self._keep,
            pace=self._pace,
        )
        self._host.links[self._seat] = self
        self._host.start_hand(self._seat)

    # The link of the own seat

    def update(self, update: TableUpdate) -> None:
        self.updated.emit(self._session, update)

    def refuse(self, refusal: Refusal) -> None:
        self.refused.emit(self._session, refusal)

    # Helpers

    def _keep(self, record: Record) -> None:
        if self._records is None:
            return
        try:
            save_record(self._records, record, datetime.now().astimezone())
        except OSError as error:
            self._report(error, playable=True)

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
        log.error("fault on the host's thread", exc_info=error)
        self.failed.emit(self._session, Fault(f"{type(error).__name__}: {error}", playable))
