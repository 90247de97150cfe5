"""The unfinished match on the home page: offered, gone on with, given up; and asked about before another begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.library import HandFilter
from ddz_desktop.controller.messages import SavedMatch
from ddz_desktop.ui import texts_trouble
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.history.filter_bar import Period, begin_of
from ddz_desktop.ui.pages.home_page import HomePage


class Resuming(QObject):
    """Keeps the home page up to date about what was played. `host`: where its questions stand.

    Signals:
        resume_wanted(object): the SavedMatch is to go on.
    """

    resume_wanted = Signal(object)

    def __init__(self, controller: GameController, home: HomePage, host: QWidget) -> None:
        super().__init__(host)
        self._controller = controller
        self._home = home
        self._begin: Callable[[], None] | None = None
        self._hand_runs = False
        self.replacing = Question(host, self._replace_wording)
        self.discarding = Question(host, self._discard_wording, careful=True)
        self.replacing.agreed.connect(self._replace)
        self.discarding.agreed.connect(controller.discard_saved)
        home.resume_wanted.connect(self._resume)
        home.discard_wanted.connect(self.discarding.open)
        controller.saved_changed.connect(self._show_saved)
        controller.library.changed.connect(self.count_today)
        controller.library.tallied.connect(home.show_today)
        home.show_trouble(self._trouble)
        self._show_saved(controller.saved_match())
        self.count_today()

    def guard(self, begin: Callable[[], None], *, playing: bool, hand_runs: bool) -> None:
        """Begin a match; where another would end with that, ask first.

        `playing`: one is on the table; `hand_runs`: in the middle of a hand, not between two.
        """
        saved = self._controller.saved_match()
        if playing or saved is not None:
            self._begin = begin
            self._hand_runs = hand_runs if playing or saved is None else saved.hand_runs
            self.replacing.open()
        else:
            begin()

    @Slot()
    def count_today(self) -> None:
        """Ask how many hands were played today."""
        since = begin_of(Period.TODAY, datetime.now().astimezone())
        self._controller.library.request_tally(HandFilter(since=since))

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _show_saved(self, saved: SavedMatch | None) -> None:
        self._home.show_saved(saved)

    @Slot()
    def _resume(self) -> None:
        saved = self._controller.saved_match()
        if saved is not None:
            self.resume_wanted.emit(saved)

    @Slot()
    def _replace(self) -> None:
        begin, self._begin = self._begin, None
        if begin is not None:
            begin()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _trouble(self) -> Sequence[str]:
        return [texts_trouble.fault_text(fault) for fault in self._controller.faults_at_start]

    def _replace_wording(self) -> tuple[str, str, str, str]:
        unfinished = self.tr(
            "There is an unfinished match. It ends here, and its hand is kept in the history as not finished."
        )
        between = self.tr("The match that you play has more hands to come. It ends here; its hands are in the history.")
        text = unfinished if self._hand_runs else between
        return self.tr("Begin another match?"), text, self.tr("Begin"), self.tr("Cancel")

    def _discard_wording(self) -> tuple[str, str, str, str]:
        saved = self._controller.saved_match()
        unfinished = self.tr("The unfinished match ends here. Its hand is kept in the history as not finished.")
        between = self.tr("The unfinished match ends here. The hands that were played are in the history.")
        text = between if saved is not None and not saved.hand_runs else unfinished
        return self.tr("Give this match up?"), text, self.tr("Give up"), self.tr("Keep it")
