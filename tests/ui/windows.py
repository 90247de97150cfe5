"""The real window with its own settings, ready to be looked at and taken down again."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.bot_seat import BotFactory, make_thinking_bot
from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.lan_controller import LanSetup
from ddz_desktop.controller.messages import MatchSetup
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.view import SeatView
from ddz_desktop.settings import Look, NewGame, Player, Settings, settings_text
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.main_window import FIRST_SIZE, MainWindow
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.new_match import match_setup
from ddz_desktop.ui.sound.audio import Audio
from ddz_desktop.ui.translation import TranslationManager

QUIET = Settings(language="en", look=Look(theme="light", speed=0))
"""Settings for tests: no animations."""

LEVELS = ("casual",)


def one_hand(system: str = "yixing-classic", **fields: object) -> MatchSetup:
    return match_setup(NewGame(**{"system": system, "hands": 1} | fields), Player(), LEVELS)


class SlowBot:
    """Thinks until it is told to stop."""

    def __init__(self, cancel: threading.Event, thinking: threading.Event) -> None:
        self._cancel, self._thinking = cancel, thinking

    def decide(self, view: SeatView) -> Action:
        self._thinking.set()
        self._cancel.wait()
        return view.options[0]


class Screen:
    """A window with everything behind it. `close` it."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUIET,
        *,
        slow: bool = False,
        levels: Sequence[str] = LEVELS,
        factory: BotFactory = make_thinking_bot,
        seed: bytes | None = None,
        places: Places | None = None,
        audio: Audio | None = None,
        lan_setup: LanSetup = LanSetup(),  # noqa: B008  # frozen
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.file = folder / "settings.json"
        self.file.write_text(settings_text(settings))
        self.preferences = Preferences(self.file)
        self.languages = TranslationManager(QApplication.instance())
        self.thinking = threading.Event()
        if slow:
            factory = self._slow_bot
        self.controller = GameController(places, factory, seed=seed, lan_setup=lan_setup)
        self.window = MainWindow(self.controller, self.preferences, self.languages, levels, audio)
        self.controller.set_pace(0)
        if not settings.window:
            self.window.resize(FIRST_SIZE)  # the offscreen screen is smaller
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()

    def _slow_bot(self, level: str, rng: Random, cancel: threading.Event) -> SlowBot:
        return SlowBot(cancel, self.thinking)

    @property
    def match(self) -> MatchPage:
        assert self.window.match is not None
        return self.window.match

    def change(self, **fields: object) -> None:
        """Change settings, as a page does."""
        self.preferences.change(msgspec.structs.replace(self.preferences.settings, **fields))
        self.controller.set_pace(0)

    def close(self) -> None:
        """Take everything down; nothing happens the second time."""
        if not shiboken6.isValid(self.window):
            return
        self.window.close_for_good()
        self.controller.shutdown()
        self.languages.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
