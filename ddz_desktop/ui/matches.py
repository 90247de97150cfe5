"""The page of a match among the window's pages: how it comes, and how it goes."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.messages import MatchSetup
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.record import Record
from ddz_desktop.settings import Settings
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.new_match import match_setup, with_rules, with_time
from ddz_desktop.ui.resuming import Resuming


class Matches(QObject):
    """`page`: that of the match which is played, `None` while there is none.

    Signals:
        begun(object): the MatchPage is there, and to be shown.
        ended(object): that MatchPage is gone.
        left: the player is done with his match.
        settings_wanted, replay_wanted, lan_wanted: as MatchPage.
    """

    begun = Signal(object)
    ended = Signal(object)
    left = Signal()
    settings_wanted = Signal()
    replay_wanted = Signal(int)
    lan_wanted = Signal()

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        levels: tuple[str, ...],
        resuming: Resuming,
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._controller = controller
        self._preferences = preferences
        self._levels = levels
        self._resuming = resuming
        self._pages = pages
        self.page: MatchPage | None = None

    @Slot(object)
    def begin(self, setup: MatchSetup, opening: Record | None = None) -> None:
        """Sit down at a table. A match that is unfinished ends."""
        self._sit_down(setup).begin(opening)

    def resume(self, setup: MatchSetup) -> None:
        """Go on with the unfinished match."""
        self._sit_down(setup).resume()

    @Slot(object)
    def begin_chosen(self, settings: Settings) -> None:
        """Play what the settings say."""
        setup = match_setup(settings.new_game, settings.player, self._levels)
        self._begin_if_agreed(with_time(setup, settings.access.time_percent))

    @Slot(object)
    def begin_given(self, opening: Record) -> None:
        """Play a deal that was chosen, from where its decisions end; one hand against the bots of last time."""
        settings = self._preferences.settings
        game = msgspec.structs.replace(with_rules(settings.new_game, opening.rules, self._levels), hands=1)
        setup = match_setup(game, settings.player, self._levels)
        self._begin_if_agreed(msgspec.structs.replace(setup, rules=opening.rules), opening)

    @Slot(object)
    def take(self, page: MatchPage) -> None:
        """The page of a match that has begun already; another one before it goes."""
        before, self.page = self.page, page
        page.settings_wanted.connect(self.settings_wanted)
        page.replay_wanted.connect(self.replay_wanted)
        self._pages.addWidget(page)
        self.begun.emit(page)
        if before is not None:
            self._drop(before)

    @Slot()
    def end(self) -> None:
        """The match ends, if there is one."""
        if self.page is not None:
            page, self.page = self.page, None
            self._drop(page)

    # helpers

    def _begin_if_agreed(self, setup: MatchSetup, opening: Record | None = None) -> None:
        """Sit down; where an unfinished match would end with that, ask first."""
        playing = self.page is not None and self.page.unfinished
        hand_runs = self.page is not None and self.page.hand_runs
        self._resuming.guard(lambda: self.begin(setup, opening), playing=playing, hand_runs=hand_runs)

    def _sit_down(self, setup: MatchSetup) -> MatchPage:
        page = MatchPage(self._controller, self._preferences, setup)
        page.left.connect(self.left)
        page.again.connect(self.begin)
        page.lan_wanted.connect(self.lan_wanted)
        self.take(page)
        return page

    def _drop(self, page: MatchPage) -> None:
        page.leave()
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()
        self.ended.emit(page)
