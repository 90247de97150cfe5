"""Frame times of the real window while bots think: the 99th percentile, beside an empty scene's in the same run.

Offscreen, raster, 1280 × 800. Sixty cards move on the table by the table's own animator, while beneath them a match
goes on with its updates and its own motions. The bots are the casual player, and one that thinks its full budget over
every play as a searching player does: in plain Python where kernels are uncompiled, else in a kernel that lets go of
the interpreter lock. A frame that takes longer than 33 ms is seen to stutter. On a machine that has other things to do
frames come late whatever the window does; so a second line tells the processor time that its own thread took for them.
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from ddz_desktop import kernels
from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.knowledge import Knowledge
from ddz_desktop.bots.registry import BUDGET_S
from ddz_desktop.controller.bot_seat import BotFactory, make_thinking_bot
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView
from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.main_window import FIRST_SIZE, LEVELS, SHORTEST_DELAY_MS
from ddz_desktop.ui.pages.new_match import match_setup
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.stepper import Tempo, frame_ms
from ddz_desktop.ui.table.table_view import TableView
from tests.bench.harness import BenchResult

PEERS = False

WARM_UP_S, SECONDS, STRETCHES = 1.5, 4.0, 3
PERCENTILE = 0.99
CARDS, CARD_WIDTH = 60, 84.0
FASTEST_MS, SLOWEST_MS = 300, 900
SYSTEMS = ("yixing-classic", "emperor")
BEAM, WIDTH = 32, 16


class Searcher:
    """Decides as the casual player, but looks for plans in its kernel until its time is over."""

    def __init__(self, level: str, rng: Random, cancel: threading.Event) -> None:
        self._bot = CasualBot(rng)
        self._cancel = cancel

    def decide(self, view: SeatView) -> Action:
        end = time.perf_counter() + BUDGET_S
        action = self._bot.decide(view)
        if view.phase is Phase.PLAY and view.seat is not None:
            knowledge = Knowledge(view, view.seat)
            while time.perf_counter() < end and not self._cancel.is_set():
                self._bot._kernel.search(knowledge.natural, knowledge.wilds, BEAM, WIDTH)
        return action


KINDS: dict[str, BotFactory] = {"casual": make_thinking_bot, "searching": Searcher}


class Frames(NamedTuple):
    """The 99th percentile of what one frame takes, in ms: until the next one comes, and of its thread's work."""

    apart: float
    work: float


class FrameWatch(QObject):
    """Notes when a widget begins to paint something that `moved` since the last time."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._seen: list[tuple[float, float]] = []
        self.moved = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.moved:
            self.moved = False
            self._seen.append((time.perf_counter(), time.thread_time()))
        return False

    def frames(self) -> Frames:
        """Of the best of some stretches, because what else the machine does only ever slows.

        The first frames are left out.
        """
        begin = self._seen[0][0] + WARM_UP_S
        stretches = [
            [seen for seen in self._seen if begin + number * SECONDS <= seen[0] < begin + (number + 1) * SECONDS]
            for number in range(STRETCHES)
        ]
        return Frames(*(min(_percentile(clock, stretch) for stretch in stretches) for clock in (0, 1)))


def _percentile(clock: int, seen: list[tuple[float, float]]) -> float:
    between = [1000 * (later[clock] - earlier[clock]) for earlier, later in pairwise(seen)]
    return sorted(between)[int(PERCENTILE * len(between))]


class Mover(Animator):
    """Keeps sixty cards moving over a table, each from place to place."""

    def __init__(self, table: TableView, watch: FrameWatch) -> None:
        super().__init__(table)
        self._watch = watch
        self._rng = Random(1)
        self._room = table.scene.sceneRect()
        self._items = [CardItem(table.scene.art, CardLook(code % 54), CARD_WIDTH) for code in range(CARDS)]
        for item in self._items:
            table.scene.addItem(item)
            self._send(item)

    def step(self, ms: float) -> None:
        super().step(ms)
        self._watch.moved = True

    def _send(self, item: CardItem) -> None:
        x = self._rng.uniform(0, self._room.width() - CARD_WIDTH)
        y = self._rng.uniform(0, self._room.height() - 1.4 * CARD_WIDTH)
        tempo = Tempo(self._rng.uniform(FASTEST_MS, SLOWEST_MS))
        self.move(item, QPointF(x, y), tempo, done=partial(self._send, item))


class Bots:
    """Makes bots of the kind that is wanted at the moment."""

    def __init__(self) -> None:
        self.make: BotFactory = make_thinking_bot

    def __call__(self, level: str, rng: Random, cancel: threading.Event) -> Bot:
        return self.make(level, rng, cancel)


class PlayedMatch(QObject):
    """A match without end in the real window, the table playing for the person too. Raises RuntimeError on a fault."""

    def __init__(self, program: Program, system: str) -> None:
        super().__init__()
        self._controller = program.controller
        self._begun = QEventLoop()
        program.controller.updated.connect(self._begin)
        program.controller.failed.connect(self._begun.quit)
        program.window.start(match_setup(NewGame(system=system), Player(), LEVELS))
        self._begun.exec()
        if program.window.match is None or not program.window.match.hand_runs:
            raise RuntimeError("the match could not be begun; the log has the details")
        self.table = program.window.match.page.table
        self.table.settled.connect(self._go_on)

    @Slot(object)
    def _begin(self, update: object) -> None:
        self._controller.updated.disconnect(self._begin)
        self._controller.updated.connect(self._take_seat)
        self._controller.set_pace(SHORTEST_DELAY_MS)
        self._controller.set_auto_play(True)
        self._begun.quit()

    @Slot(object)
    def _take_seat(self, update: TableUpdate) -> None:
        """Auto-play has ended with the hand before."""
        if update.view.phase is not Phase.OVER and not update.match.auto_play:
            self._controller.set_auto_play(True)

    @Slot()
    def _go_on(self) -> None:
        self._controller.next_hand()


def let_run() -> None:
    """Let everything run until enough frames have been seen."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * (WARM_UP_S + STRETCHES * SECONDS)), loop.quit)
    loop.exec()


class Blank(QObject):
    """An empty scene that is painted at the same rate."""

    def __init__(self) -> None:
        super().__init__()
        self.scene = QGraphicsScene()
        self.view = QGraphicsView(self.scene)
        self.view.resize(FIRST_SIZE)
        self.view.show()
        self.watch = FrameWatch(self.view.viewport())
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(frame_ms())

    @Slot()
    def _tick(self) -> None:
        self.watch.moved = True
        self.view.viewport().update()


def empty_scene() -> Frames:
    """What the machine allows, where there is nothing to paint."""
    blank = Blank()
    let_run()
    blank.view.close()
    return blank.watch.frames()


def table(program: Program, system: str) -> Frames:
    """The real window with a match of a system."""
    match = PlayedMatch(program, system)
    watch = FrameWatch(match.table.canvas.viewport())
    mover = Mover(match.table, watch)
    let_run()
    mover.clear()
    program.window.show_home()
    return watch.frames()


def bench() -> Iterator[BenchResult]:
    how = kernels.status()
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-bench-") as name:
        folder = Path(name)
        bots = Bots()
        folders = profile_folders(folder)
        program = Program(folders, bot_factory=bots, seed=b"frames")
        program.window.resize(FIRST_SIZE)
        program.window.show()
        try:
            for system, (kind, make) in product(SYSTEMS, KINDS.items()):
                bots.make = make
                ours, floor = table(program, system), empty_scene()
                told = f"{system}, {kind} bots, {how}"
                yield BenchResult(f"99 % of frames, {told}", ours.apart, floor.apart, "ms", "empty scene")
                yield BenchResult(f"the window's work for them, {told}", ours.work, floor.work, "ms", "empty scene")
        finally:
            program.close()
