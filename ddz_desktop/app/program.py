"""All parts of the program with a window, built from the bottom up and taken down in order."""

from __future__ import annotations

import sys

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QResource, QTimer
from PySide6.QtWidgets import QApplication

from ddz_desktop import __version__
from ddz_desktop.app import resources
from ddz_desktop.app.folders import Folders
from ddz_desktop.app.own_program import TableBots
from ddz_desktop.app.problem import Problem
from ddz_desktop.controller.archive import complete_restore
from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.garbage import set_aside
from ddz_desktop.controller.lan_controller import LanSetup
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.main_window import MainWindow
from ddz_desktop.ui.sound.player import Player
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.translation import TranslationManager

NAME = "ddz-desktop"
SOUND_AFTER_MS = 300
"""The sounds are loaded when the first frames have been shown."""

LAN_AFTER_MS = 1500
"""Tables of the LAN are counted later still, and only for those who have played there."""

SET_ASIDE_AFTER_MS = 1000


class Program:
    """The application and its parts; keep it as long as the window is open, then `close` it.

    Without `folders` nothing is kept. `player` makes the sounds, without it there are none. `safe`: with default
    settings, and what is changed in them is not kept. `bot_factory`: makes the computer's players, by default
    those of `TableBots`. `seed`, `lan_setup`: as `GameController`'s. Raises Problem when the window's resources are
    missing.
    """

    def __init__(
        self,
        folders: Folders | None,
        player: Player | None = None,
        *,
        safe: bool = False,
        bot_factory: BotFactory | None = None,
        seed: bytes | None = None,
        lan_setup: LanSetup = LanSetup(),  # noqa: B008  # frozen
    ) -> None:
        self.app = _application()
        _register_resources()
        fonts.load()
        places = None if folders is None else folders.places
        faults = () if places is None else complete_restore(places)
        self.preferences = Preferences(None if places is None or safe else places.settings)
        self.languages = TranslationManager(self.app)
        theme.manager().apply(Appearance.of(self.preferences.settings.look))
        self.bots = TableBots(self.preferences)
        self.controller = GameController(places, bot_factory or self.bots.make, seed=seed, lan_setup=lan_setup)
        self.controller.faults_at_start = (*faults, *self.controller.faults_at_start)
        self.controller.restored.connect(self.preferences.reload)
        self.player = player
        self.window = MainWindow(self.controller, self.preferences, self.languages, audio=player)
        self.bots.lost.connect(self.window.messages.tell_program_lost)
        QTimer.singleShot(SET_ASIDE_AFTER_MS, self.window, set_aside)
        QTimer.singleShot(LAN_AFTER_MS, self.window.lan, self.window.lan.look_from_home)
        if player is not None:
            player.unheard.connect(self.window.messages.tell_unheard)
            QTimer.singleShot(SOUND_AFTER_MS, player, player.start)
        if self.preferences.problem is not None:
            self.window.messages.tell_settings_problem()

    def close(self) -> None:
        """Close the window if it is still open, end the worker's thread, and leave nothing to Python's own clearing up.

        Python frees widgets that refer to each other in any order, and the process ends in Qt.
        """
        if not shiboken6.isValid(self.window):
            return
        self.window.close_for_good()
        self.controller.shutdown()
        if self.player is not None:
            self.player.close()
        self.languages.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _application() -> QApplication:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName(NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    return app


def _register_resources() -> None:
    file = resources.locate()
    if file is None or not QResource.registerResource(str(file)):
        raise Problem("the window's pictures and fonts have not been built; start it with build_scripts/dev.py run")
