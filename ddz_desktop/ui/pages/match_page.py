"""A match from its first deal to the ranking: the table, what opens over it, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QEvent, QRect, QSize, Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.library import LibraryError
from ddz_desktop.controller.messages import HandKept, MatchSetup, TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.controller.seed_card import SeedCard, Verdict, opened_card, promised_card, seed_card
from ddz_desktop.rules.event import Dealt
from ddz_desktop.rules.kinds import BOMB_KINDS
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import texts_people, texts_seed
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.dialogs.pause_menu import PauseMenu
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.dialogs.ranking import RankingDialog
from ddz_desktop.ui.dialogs.seed_card import SeedCardDialog
from ddz_desktop.ui.dialogs.settlement import AUTO_NEXT_S
from ddz_desktop.ui.fade import DIALOG_MS, cross_fade
from ddz_desktop.ui.pages.rulebook.drawer import RulebookDrawer
from ddz_desktop.ui.pages.rulebook.topics import Topic, section_for
from ddz_desktop.ui.table.options import TableOptions, options_of
from ddz_desktop.ui.table_page import TablePage


class MatchPage(QWidget):
    """Made for one match and thrown away with it. `handed_over`: the match goes on elsewhere, and is not to be left.

    Signals:
        left: the player is done with this match.
        again(object): another match of the same MatchSetup is wanted.
        settings_wanted: the settings are to be changed; the game stands still until `come_back`.
        replay_wanted(int): the hand of that number in the history is to be shown.
        lan_wanted: the match is to be opened to the LAN.
    """

    left = Signal()
    again = Signal(object)
    settings_wanted = Signal()
    replay_wanted = Signal(int)
    lan_wanted = Signal()

    def __init__(
        self, controller: GameController, preferences: Preferences, setup: MatchSetup, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._setup = setup
        self.handed_over = False
        self._latest: TableUpdate | None = None
        self._my_turn = False
        self._kept: HandKept | None = None
        self.page = TablePage(controller, preferences.settings)
        self.pause = self._make_menu()
        self.give_up = Question(self, self._give_up_wording)
        self.ranking = RankingDialog(self)
        self.book = RulebookDrawer(self)
        self.seed_card = SeedCardDialog(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self.setFocusProxy(self.page.table.canvas)
        self._connect()
        self.take_settings()

    def _connect(self) -> None:
        page, pause = self.page, self.pause
        self._controller.updated.connect(self._take)
        self._controller.refused.connect(page.table.show_refusal)
        self._controller.hinted.connect(page.table.show_hints)
        self._controller.kept.connect(self._take_kept)
        page.replay_requested.connect(self._want_replay)
        page.settlement.seed_requested.connect(self.open_seed_card)
        page.pause_requested.connect(self.open_pause)
        page.settings_requested.connect(self.settings_wanted)
        page.options_changed.connect(self._keep_options)
        page.next_hand_requested.connect(self._go_on)
        page.leave_requested.connect(self._step_away)
        pause.resumed.connect(self._resume)
        pause.give_up_wanted.connect(self._ask_give_up)
        pause.leave_wanted.connect(self._leave_table)
        pause.book_wanted.connect(self.toggle_rulebook)
        pause.settings_wanted.connect(self.settings_wanted)
        pause.seed_wanted.connect(self.open_seed_card)
        pause.lan_wanted.connect(self._want_lan)
        self.book.cancelled.connect(self._close_book)
        self.give_up.agreed.connect(self._concede)
        self.ranking.again_wanted.connect(self._play_again)
        self.ranking.home_wanted.connect(self._step_away)

    def _make_menu(self) -> PauseMenu:
        """Hook: what Esc opens."""
        return PauseMenu(self, self._preferences)

    # -- for the window -------------------------------------------------------------------------------------------

    def begin(self, opening: Record | None = None) -> None:
        """Deal the first hand; `opening`: that deal, played on from where its decisions end."""
        self._controller.start_match(self._setup, opening=opening)

    def resume(self) -> None:
        """Go on with the saved match."""
        self._controller.resume_match()

    def leave(self) -> None:
        """Nothing of this match goes on."""
        self._controller.updated.disconnect(self._take)
        self._controller.refused.disconnect(self.page.table.show_refusal)
        self._controller.hinted.disconnect(self.page.table.show_hints)
        self._controller.kept.disconnect(self._take_kept)
        self.page.leave()
        for dialog in self.findChildren(Dialog):
            dialog.dismiss()
        self._latest = None
        if not self.handed_over:
            self._controller.leave()

    def take_settings(self) -> None:
        """The settings are others now."""
        settings = self._preferences.settings
        self.page.set_settings(settings)
        timed = self._setup.turn_seconds is not None
        by_itself = settings.table.auto_next == "always" or (settings.table.auto_next == "timed" and timed)
        self.page.auto_next = AUTO_NEXT_S * settings.access.time_percent // 100 if by_itself else None

    def toast_area(self, sizes: Sequence[QSize]) -> QRect:
        """Toasts stand where the table has room for them."""
        return self.page.toast_area(sizes)

    def step_region(self, by: int) -> None:
        """F6: go round the regions of the table."""
        self.page.table.regions.step(by)

    def come_back(self) -> None:
        """The player is at the table again: the game goes on, unless it was paused before."""
        if self.pause.isHidden() and self.book.isHidden():
            self._controller.set_paused(False)

    @property
    def setup(self) -> MatchSetup:
        """What is played."""
        return self._setup

    @property
    def unfinished(self) -> bool:
        """Whether there is more to come in this match."""
        return self._latest is not None and not self._latest.match.finished

    @property
    def hand_runs(self) -> bool:
        """Whether a hand is being played."""
        return self._latest is not None and self._latest.view.phase is not Phase.OVER

    # -- Qt -------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._latest is not None:
            self._show(msgspec.structs.replace(self._latest, events=()))
            self._name_seed(self._latest)

    # -- the game -------------------------------------------------------------------------------------------------

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        self._latest = update
        if any(isinstance(event, Dealt) for event in update.events):
            self.ranking.dismiss()
            self._kept, self.page.records = None, False
        self._show(update)
        my_turn = update.view.seat in update.view.to_act
        if my_turn and not self._my_turn and not self.isActiveWindow():
            QApplication.alert(self.window())
        self._my_turn = my_turn
        over = update.view.phase is Phase.OVER and not update.view.redeal
        if over and update.view.seat in update.match.auto_play:
            self._controller.set_auto_play(False)  # it ends with the hand: nobody is to lose the next one unawares

    def _show(self, update: TableUpdate) -> None:
        self.page.show_update(texts_people.with_shown_names(update))

    @Slot(object)
    def _take_kept(self, kept: HandKept) -> None:
        """The hand is in the history: it can be replayed, and its deal checked."""
        self._kept, self.page.records = kept, True
        self.page.settlement.set_saved()

    @Slot()
    def _want_replay(self) -> None:
        if self._kept is not None:
            self.replay_wanted.emit(self._kept.id)

    @Slot()
    def open_seed_card(self) -> None:
        """What the deal was drawn from: promised while the hand runs, opened after it."""
        if self._latest is None:
            return
        match = self._latest.match
        if self.hand_runs:
            self.seed_card.show_card(promised_card(match.commitment, match.hand_number))
            return
        check = None if self._kept is None else partial(self._checked_card, self._kept.id)
        upcoming = "" if match.finished else match.commitment
        self.seed_card.show_card(opened_card(match.proof), check, upcoming)

    def _checked_card(self, hand: int) -> SeedCard:
        try:
            return seed_card(self._controller.library.record(hand))
        except LibraryError as error:
            return SeedCard(verdict=Verdict.UNFAIR, part="proof", why=str(error))

    @Slot()
    def _go_on(self) -> None:
        """The settlement has been read."""
        if self._latest is not None and self._latest.match.finished:
            self._fade()
            self.page.settlement.close_result()
            self.ranking.show_match(self._latest.match, self._latest.view.seat)
        else:
            self._controller.next_hand()

    @Slot()
    def _play_again(self) -> None:
        self.again.emit(self._setup)

    @Slot()
    def _step_away(self) -> None:
        """Hook: the player has enough for now."""
        self.left.emit()

    @Slot()
    def _leave_table(self) -> None:
        """Hook: the menu's button for leaving was pressed. Nothing is lost, so nothing is asked."""
        self.left.emit()

    @Slot()
    def _want_lan(self) -> None:
        """Hook: the menu's button for the LAN was pressed."""
        self.lan_wanted.emit()

    @Slot(object)
    def _keep_options(self, options: TableOptions) -> None:
        """What the player changed at the table holds for the next one too."""
        settings = self._preferences.settings
        if options == options_of(settings):
            return
        table = msgspec.structs.replace(
            settings.table, sort_order=options.sort_order.value, card_counter=options.counter
        )
        self._preferences.change(msgspec.structs.replace(settings, table=table))

    # -- pause ----------------------------------------------------------------------------------------------------

    @Slot()
    def open_pause(self) -> None:
        """Stop the game and show the menu."""
        if self._latest is None or not self.pause.isHidden():
            return
        self._controller.set_paused(True)
        self._fade()
        self._name_seed(self._latest)
        self.pause.set_can_open(self.unfinished)
        self.pause.set_can_give_up(self.hand_runs and self._latest.view.seat is not None)
        self.pause.open()

    def _name_seed(self, update: TableUpdate) -> None:
        promised = promised_card(update.match.commitment if self.hand_runs else "", update.match.hand_number)
        self.pause.show_seed(texts_seed.chip_text(promised))

    @Slot()
    def toggle_rulebook(self) -> None:
        """Open the rulebook at what is going on, or close it again. The game stands still meanwhile."""
        if not self.book.isHidden():
            self.book.cancel()
        elif self._latest is not None:
            view = self._latest.view
            bomb = view.table is not None and view.table.kind in BOMB_KINDS
            self._controller.set_paused(True)
            self.book.read(view.rules, Topic.BOMBS if bomb and view.phase is Phase.PLAY else section_for(view.phase))

    @Slot()
    def _close_book(self) -> None:
        if self.pause.isHidden():
            self._controller.set_paused(False)

    @Slot()
    def _resume(self) -> None:
        self._controller.set_paused(False)

    @Slot()
    def _ask_give_up(self) -> None:
        self.give_up.open()

    @Slot()
    def _concede(self) -> None:
        self.pause.cancel()
        self._controller.concede()

    def _give_up_wording(self) -> tuple[str, str, str, str]:
        return (
            self.tr("Give up this hand?"),
            self.tr("It counts as lost with everything that has been doubled so far. The match goes on."),
            self.tr("Give up"),
            self.tr("Play on"),
        )

    def _fade(self) -> None:
        cross_fade(self, DIALOG_MS, self._preferences.settings.look.speed)
