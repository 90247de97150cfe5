"""The program with its real window and controller, brought to where something can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QThread, QTimer, Slot

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
from ddz_desktop.bots.hints import suggestions
from ddz_desktop.controller.lan.table_config import TableTimes
from ddz_desktop.controller.lan_controller import LanSetup
from ddz_desktop.controller.messages import MatchSetup, TableUpdate
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView
from ddz_desktop.settings import NewGame, Settings
from ddz_desktop.ui.controls import Toast
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.main_window import MainWindow
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.new_match import match_setup
from ddz_desktop.ui.table.overlay import Overlay
from devtools.project import CommandError
from devtools.rehearsal import Wish, decide, doubtful_lead, opening_for

STEP_MS = 16
PATIENCE_MS = 60_000
TURNS, TURN_MS = 20_000, 20
NEVER_MS = 10**7
"""A pace at which no bot acts before the picture has been taken."""

HANDS = 8
LEVELS = ("casual",)
"""Bots that need no time, nor anything that may be missing."""


class Look(Struct, frozen=True):
    """How the window is; width and height in px of the screen, of which `scale` make one of the window's."""

    language: str
    width: int = 1280
    height: int = 800
    theme: str = "light"
    scale: int = 1
    text_scale: int = 100

    @property
    def name(self) -> str:
        """Names the folder of its pictures."""
        text_scale = f"-{self.text_scale}" if self.text_scale != 100 else ""
        return f"{self.language}-{self.width}x{self.height}-{self.theme}{text_scale}"


class Hand(Struct, frozen=True):
    """A hand that has come to a wished moment."""

    system: str
    wish: Wish
    options: Mapping[str, OptionValue] = {}
    hands: int = HANDS


AT_HOME = LanSetup(
    where="127.0.0.1",
    ports=(0,),
    browse=False,
    times=TableTimes(pace=(0, 0), between_hands=PATIENCE_MS, automatic=PATIENCE_MS),
)
"""LAN play that nobody else notices, and in which nothing happens by itself between hands."""


class Stage:
    """The program with its window. `close` it."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self.program = Program(profile_folders(profile), seed=b"pictures", lan_setup=AT_HOME)
        self._friend: Program | None = None
        self._settings = self.program.preferences.settings
        self._latest = Latest(self.program)
        self._openings: dict[str, Record] = {}

    def close(self) -> None:
        """End the program."""
        if self._friend is not None:
            self._friend.close()
        self.program.close()

    @property
    def friend(self) -> Program:
        """Another program, with a window of the same look; its picture stands beside the first."""
        if self._friend is None:
            self._friend = Program(profile_folders(self._profile / "friend"), lan_setup=AT_HOME)
        friend = self._friend
        if not friend.window.isVisible():
            self.change(self.program.preferences.settings)
            friend.window.resize(self.window.size())
            friend.window.show()
        return friend

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """Those that are shown."""
        if self._friend is None or not self._friend.window.isVisible():
            return (self.window,)
        return self.window, self._friend.window

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def match(self) -> MatchPage:
        """The match that is being played."""
        assert self.window.match is not None, "a hand has been opened"
        return self.window.match

    @property
    def overlay(self) -> Overlay:
        return self.match.page.table.overlay

    @property
    def view(self) -> SeatView:
        """The hand as the person sees it."""
        return self._latest.view

    def put_on(self, look: Look) -> None:
        """Show the window so, with other settings as they were at first and nothing moving."""
        shown = msgspec.structs.replace(self._settings.look, theme=look.theme, text_scale=look.text_scale, speed=0.0)
        self.change(msgspec.structs.replace(self._settings, language=look.language, look=shown))
        self.window.resize(look.width // look.scale, look.height // look.scale)
        self.window.show()

    def change(self, settings: Settings) -> None:
        """Choose other settings. The friend's texts come from the same application: they are in one language."""
        self.program.preferences.change(settings)
        if self._friend is not None:
            friend = self._friend.preferences
            friend.change(msgspec.structs.replace(settings, player=friend.settings.player))

    def clear(self) -> None:
        """Back to the first page, with no dialog over it and no match that could be gone on with."""
        self.window.look.dismiss()
        for program in (self.program, self._friend):
            if program is not None:
                _leave_lan(program)
        if self._friend is not None:
            self._friend.window.hide()
        self.window.show_home()
        self.program.controller.discard_saved()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # -- hands ----------------------------------------------------------------------------------------------------

    def open_hand(self, hand: Hand, *, speed: float = 0.0) -> None:
        """Sit down at a hand in its moment; one that is over, before the person's last decision.

        `speed` of what moves from now on, 0 for nothing.
        """
        setup = self._setup(hand)
        self.window.start(setup)
        settings = self.program.preferences.settings
        self.change(msgspec.structs.replace(settings, look=msgspec.structs.replace(settings.look, speed=speed)))
        self._latest.forget()
        self.program.controller.set_pace(NEVER_MS)
        self.program.controller.start_match(setup, opening=self._opening(hand, setup))
        self._latest.wait_for(_any)

    def _setup(self, hand: Hand) -> MatchSetup:
        game = NewGame(hand.system, dict(hand.options), hands=hand.hands)
        return match_setup(game, self.program.preferences.settings.player, LEVELS)

    def _opening(self, hand: Hand, setup: MatchSetup) -> Record:
        key = repr(hand)
        if key not in self._openings:
            record = opening_for(setup, hand.wish)
            if record.settlement is not None:
                last = max(index for index, (seat, _) in enumerate(record.decisions) if seat == 0)
                record = Record(rules=record.rules, deal=record.deal, decisions=record.decisions[:last])
            self._openings[key] = record
        return self._openings[key]

    def raise_hint(self) -> None:
        """Raise the best choice."""
        self.match.page.table.desk.take_hints(suggestions(self.view)[:1])

    def raise_doubtful(self) -> None:
        """Raise what can be read in several ways, and want to play it."""
        desk = self.match.page.table.desk
        play = doubtful_lead(self.view)
        assert play is not None, "the hand's moment is a doubtful lead"
        desk.selection.choose_ranks(play.cards, self.view.winning)
        desk.reselect()
        desk.play()

    def auto_play(self) -> None:
        """Let the table play."""
        self.program.controller.set_auto_play(True)
        self._latest.wait_for(_any)

    def finish(self) -> None:
        """Play to the end of the hand."""
        self.program.controller.set_pace(0)
        while self.view.phase is not Phase.OVER:
            self.program.controller.submit(decide(self.view))
            self._latest.wait_for(_my_turn_or_over)

    def give_up(self) -> None:
        """End the hand as lost."""
        self.program.controller.concede()
        self._latest.wait_for(_my_turn_or_over)

    def act(self) -> None:
        """Do what the person does next."""
        self.program.controller.submit(decide(self.view))
        self._latest.wait_for(_any)

    def move_on(self, ms: int) -> None:
        """Let what moves go on for so long."""
        for _ in range(ms // STEP_MS):
            self.match.page.table.animator.step(STEP_MS)


def _leave_lan(program: Program) -> None:
    lan = program.controller.lan
    if lan.inside:
        lan.leave()
        wait_until(lambda: not lan.inside)
    for dialog in program.window.findChildren(Dialog):
        dialog.dismiss()
    for toast in program.window.findChildren(Toast):
        toast.close_now()
    if program.window.page is not program.window.home:
        program.window.show_home()


def wait_until(wanted: Callable[[], bool]) -> None:
    """Let the programs go on until something holds. Raises CommandError when it does not come to that."""
    for _ in range(TURNS):
        if wanted():
            return
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, TURN_MS)
        QThread.msleep(1)
    raise CommandError("the program did not come to the moment that was wanted")


class Latest(QObject):
    """The newest view of the person's, after the window has shown it."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._view: SeatView | None = None
        self._wanted: Callable[[SeatView], bool] = _any
        self._loop = QEventLoop()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._loop.quit)
        program.controller.failed.connect(self._loop.quit)
        program.controller.updated.connect(self._take)

    @property
    def view(self) -> SeatView:
        """The view that was waited for."""
        assert self._view is not None, "a view has been waited for"
        return self._view

    def forget(self) -> None:
        """A window has been opened on another match: listen anew, so that it shows everything first."""
        self._program.controller.updated.disconnect(self._take)
        self._program.controller.updated.connect(self._take)

    def wait_for(self, wanted: Callable[[SeatView], bool]) -> None:
        """Wait for a next view that is wanted. Raises CommandError when none comes."""
        self._wanted, self._view = wanted, None
        self._patience.start(PATIENCE_MS)
        self._loop.exec()
        self._patience.stop()
        if self._view is None:
            raise CommandError("the game did not come to the moment that was wanted")

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        if self._wanted(update.view):
            self._view = update.view
            self._loop.quit()


def _any(_: SeatView) -> bool:
    return True


def _my_turn_or_over(view: SeatView) -> bool:
    return view.seat in view.to_act or view.phase is Phase.OVER
