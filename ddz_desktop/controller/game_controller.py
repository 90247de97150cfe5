"""The main thread's face of the game. Everything that takes time happens on the worker's thread."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ddz_desktop import kernels
from ddz_desktop.bots.registry import BOT_NAMES
from ddz_desktop.controller.archive import Archive
from ddz_desktop.controller.bot_seat import BotFactory, make_thinking_bot
from ddz_desktop.controller.choices import Choices
from ddz_desktop.controller.explainer import Explainer
from ddz_desktop.controller.garbage import GarbageCollector
from ddz_desktop.controller.lan_controller import LanController, LanSetup, TableConfig
from ddz_desktop.controller.lan_seat import LanSeat
from ddz_desktop.controller.library import Library
from ddz_desktop.controller.messages import (
    Command,
    Discard,
    EndWork,
    Fault,
    FaultKind,
    Forget,
    HandKept,
    HandOver,
    Hints,
    Leave,
    MatchSetup,
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
from ddz_desktop.controller.worker import Worker
from ddz_desktop.match.save import Save
from ddz_desktop.rules.action import CONCEDE, Action
from ddz_desktop.rules.cards import Card, Rank
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.record import Record
from ddz_desktop.storage.backup import Contents
from ddz_desktop.storage.places import Places

log = logging.getLogger(__name__)

BOT_LEVELS: tuple[str, ...] = BOT_NAMES
"""The levels a `SeatOwner` may have, weakest first."""

PATIENCE_MS = 500
"""How long the end of the program waits for the worker before it says in the log that a bot does not stop."""


class GameController(QObject):
    """A table for one person at this computer. Make it on the main thread, and `shutdown` it before the program ends.

    `places`: where matches, hands and everything else are kept, `None` to keep nothing. `seed`: makes the deals and
    bots of every match recur, for tests and pictures of the window; `None` for fresh ones.

    `data_folder`: where all that lies, `None` where nothing is kept. `library`: the hands that were played, and
    back-ups. `choices`: presets and house rules. `faults_at_start`: what was found broken and has been set aside.
    `lan`: LAN play; while there is a stay at a LAN table, the hand is that table's.

    Signals:
        updated: TableUpdate after every change, first of all the deal.
        refused: Refusal, when the own action or wish was not taken; the table is as it was.
        hinted: tuple of Actions, best first, in answer to `request_hint`; never for a state that has passed.
        failed: Fault, when something of ours went wrong.
        kept: HandKept, when the hand that is over has been noted in the history.
        saved_changed: the SavedMatch that can be resumed now, or None.
        restored: Contents of the back-up that has just been restored; settings are to be read again.
    """

    updated = Signal(object)
    refused = Signal(object)
    hinted = Signal(object)
    failed = Signal(object)
    kept = Signal(object)
    saved_changed = Signal(object)
    restored = Signal(object)
    _commanded = Signal(int, object)

    def __init__(
        self,
        places: Places | None = None,
        bot_factory: BotFactory = make_thinking_bot,
        parent: QObject | None = None,
        *,
        seed: bytes | None = None,
        lan_setup: LanSetup = LanSetup(),  # noqa: B008  # frozen
    ) -> None:
        super().__init__(parent)
        self._seed = seed
        if kernels.status() != "compiled":
            sys.setswitchinterval(0.0005)  # a bot in plain Python would hold up each frame for ten times as long
        self._session = 0
        self._latest: TableUpdate | None = None
        self._cancel = threading.Event()
        self._explainer = Explainer()
        self._thread = QThread(self)
        self._thread.setObjectName("table host")
        self.data_folder = None if places is None else places.data
        archive = Archive(places)
        self._saved, self.faults_at_start = archive.recover()
        self.library = Library(places, self)
        self.choices = Choices(places, self)
        if self.choices.problem is not None:
            self.faults_at_start += (Fault(self.choices.problem, True, FaultKind.PRESETS_UNUSABLE),)
        self._worker = Worker(bot_factory, archive)
        self._worker.moveToThread(self._thread)
        self._thread.finished.connect(self._worker.deleteLater)
        self._commanded.connect(self._worker.take)
        self._worker.updated.connect(self._take_update)
        self._worker.refused.connect(self._take_refusal)
        self._worker.hinted.connect(self._take_hints)
        self._worker.failed.connect(self._take_fault)
        self._worker.kept.connect(self._take_kept)
        self._worker.parted.connect(self._take_saved)
        self._worker.restored.connect(self._take_restored)
        self._worker.handed_over.connect(self._take_handed_over)
        self._garbage = GarbageCollector(self)
        self._thread.start()
        self.lan = LanController(places, bot_factory, self, lan_setup)
        self._lan_seat = LanSeat(self.lan, self)
        self.lan.updated.connect(self._take_lan_update)
        self._lan_seat.entered.connect(self._enter_lan)
        self._lan_seat.refused.connect(self.refused)
        self.lan.hand_played.connect(self._send)
        self._lan_seat.opened.connect(self._opened_to_lan)
        self._lan_seat.not_opened.connect(self.resume_match)

    # The match

    @property
    def latest(self) -> TableUpdate | None:
        """The newest update; `None` while there is no match."""
        return self._latest

    def start_match(self, setup: MatchSetup, seed: bytes | None = None, opening: Record | None = None) -> None:
        """Deal the first hand of another match; one that could be resumed ends. The same seed gives the same deals.

        Without a seed the controller's own counts. The own seat is the first person's; without a person the window
        watches as a spectator. `opening`: a hand to be dealt first and played on from where its decisions end, as
        `library.opening` or a replay gives it; it is of the setup's rules.
        """
        self._lan_seat.rise()
        self._end_session()
        self._set_saved(None)
        self._send(StartMatch(setup, self._seed if seed is None else seed, self._cancel, opening))

    def saved_match(self) -> SavedMatch | None:
        """The unfinished match that can be resumed while nobody plays; `saved_changed` tells when that is another."""
        return self._saved

    def resume_match(self) -> None:
        """Go on with the saved match: the same cards, totals, turn and bots. Its last change is told again."""
        self._lan_seat.rise()
        self._end_session()
        self._set_saved(None)
        self._send(ResumeMatch(self._seed, self._cancel))

    def discard_saved(self) -> None:
        """The saved match will not be resumed. A hand in the middle is kept in the history as abandoned."""
        if self._saved is not None:
            self._set_saved(None)
            self._send(Discard())

    def next_hand(self) -> None:
        """Deal the next hand, once the present one is settled. A fresh deal after all have passed comes by itself."""
        self._send(NextHand())

    def concede(self) -> None:
        """Give the hand up; it ends as the other side's win."""
        self.submit(CONCEDE)

    def leave(self, *, keep: bool = True) -> None:
        """Rise from the table. Nothing more is told of the match, but `saved_changed` soon after.

        `keep`: it can be resumed; else it ends here, and a hand in the middle is kept in the history as abandoned.
        A LAN table is left for good.
        """
        if self._lan_seat.rise():
            self._end_session()
            return
        self._end_session()
        self._send(Leave(keep))

    def open_to_lan(self, config: TableConfig, name: str, avatar: str) -> None:
        """The match that is played alone goes on at a LAN table: its bots' seats may be taken over.

        `lan.hosting` or `lan.host_failed` follows; after the latter it can be resumed here. `config`: rules, hands and
        time are the match's.
        """
        self._lan_seat.want_to_open(config, name, avatar)
        self._send(HandOver())

    def restore(self, file: Path) -> None:
        """Leave the table and replace everything that is kept by a back-up: all of it or, with `failed`, nothing."""
        self._lan_seat.rise()
        self._end_session()
        self._send(Restore(file))

    def shutdown(self) -> None:
        """Stop a thinking bot, end the worker's thread and wait for it. Nothing happens the second time."""
        self.lan.shutdown()
        self._lan_seat.taken = False
        self._end_session()
        self._send(EndWork())
        self.library.close()
        if not self._thread.wait(PATIENCE_MS):
            log.info("the worker is still busy after %d ms", PATIENCE_MS)
            self._thread.wait()
        self._garbage.close()

    # The hand

    def submit(self, action: Action, serial: int | None = None) -> None:
        """Say, answer or play. `serial`: the update that the player saw, by default the newest."""
        if self._latest is not None:
            self._send(Submit(action, self._latest.serial if serial is None else serial))

    def request_hint(self) -> None:
        """Ask for sensible choices; `hinted` brings them, where the table allows it."""
        latest = self._latest
        if latest is not None and not self._lan_seat.taken:
            self._send(RequestHint(latest.serial))
        elif latest is not None and self._lan_seat.gives_hints and latest.view.seat in latest.view.to_act:
            self._send(Suggest(latest.view, latest.serial))

    def set_auto_play(self, on: bool) -> None:
        """Let the table play for the own seat, or take it back."""
        self._send(SetAutoPlay(on))

    def set_pace(self, bot_delay_ms: int) -> None:
        """How long the table waits before each decision of a bot; holds for later matches too."""
        self._send(SetPace(bot_delay_ms))

    def set_paused(self, on: bool) -> None:
        """Stop bots and clock, or let them go on."""
        self._send(SetPaused(on))

    # What cards mean

    def explain(self, cards: Sequence[Card]) -> Explanation:
        """What a selection reads as, or why it is nothing or does not beat the table.

        Raises LookupError before the first deal.
        """
        return self._explainer.explain(self._table().view, cards)

    def can_play(self) -> bool:
        """Whether the own hand holds anything that could be played now. Raises LookupError as `explain`."""
        return self._explainer.can_play(self._table().view)

    def plays_within(self, cards: Sequence[Card]) -> Iterator[Play]:
        """Every play made of some of these cards that could be played now. Raises LookupError as `explain`."""
        return self._explainer.plays_within(self._table().view, cards)

    def stands(self, play: Play) -> tuple[tuple[Rank, Rank], ...]:
        """Each wild card of a play that stands for another rank: (its own rank, the other)."""
        return self._explainer.stands(self._table().view, play)

    # From the worker

    @Slot(int, object)
    def _take_update(self, session: int, update: TableUpdate) -> None:
        if session == self._session:
            self._latest = update
            self.updated.emit(update)

    @Slot(int, object)
    def _take_refusal(self, session: int, refusal: Refusal) -> None:
        if session == self._session:
            self.refused.emit(refusal)

    @Slot(int, object)
    def _take_hints(self, session: int, hints: Hints) -> None:
        if session == self._session and self._latest is not None and hints.serial == self._latest.serial:
            self.hinted.emit(hints.actions)

    @Slot(int, object)
    def _take_fault(self, session: int, fault: Fault) -> None:
        if session == self._session:
            self.failed.emit(fault)

    @Slot(int, object)
    def _take_kept(self, session: int, kept: HandKept) -> None:
        self.library.changed.emit()
        if session == self._session:
            self.kept.emit(kept)

    @Slot(int, object)
    def _take_saved(self, session: int, saved: SavedMatch | None) -> None:
        if session == self._session:
            self._set_saved(saved)

    @Slot(int, object)
    def _take_restored(self, session: int, contents: Contents) -> None:
        self.library.changed.emit()
        self.choices.reload()
        self.restored.emit(contents)

    @Slot(int, object)
    def _take_handed_over(self, session: int, save: Save | None) -> None:
        self._lan_seat.open(save)

    # From the LAN

    @Slot()
    def _enter_lan(self) -> None:
        self._end_session()
        self._send(Leave(keep=True))

    @Slot()
    def _opened_to_lan(self) -> None:
        self._set_saved(None)
        self._send(Forget())

    @Slot(object)
    def _take_lan_update(self, update: TableUpdate) -> None:
        if self._lan_seat.taken:
            self._take_update(self._session, update)

    # Helpers

    def _set_saved(self, saved: SavedMatch | None) -> None:
        if saved != self._saved:
            self._saved = saved
            self.saved_changed.emit(saved)

    @Slot(object)
    def _send(self, command: Command) -> None:
        if not self._lan_seat.say(command):
            self._commanded.emit(self._session, command)

    def _end_session(self) -> None:
        """Stop the thoughts of the present session and turn away what is still under way from it."""
        self._cancel.set()
        self._cancel = threading.Event()
        self._session += 1
        self._latest = None

    def _table(self) -> TableUpdate:
        if self._latest is None:
            raise LookupError("no hand has been dealt")
        return self._latest
