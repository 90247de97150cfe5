"""The page of a match at a LAN table: nothing stands still, others have a say, and each deal is checked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.lan_controller import DealCheck
from ddz_desktop.controller.messages import MatchSetup, TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.protocol.from_guest import Sit
from ddz_desktop.protocol.table import Room
from ddz_desktop.rules.event import Dealt
from ddz_desktop.ui.dialogs.pause_menu import PauseMenu
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.dialogs.settlement_footer import Check, Going
from ddz_desktop.ui.pages.lan import texts_room
from ddz_desktop.ui.pages.lan.chat_panel import ChatPanel
from ddz_desktop.ui.pages.lan.table_talk import TableTalk
from ddz_desktop.ui.pages.lan.watcher_bar import WatcherBar
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.table.options import TableLimits

FORCED_PASS_S = (2.0, 6.0)
"""What a player without a choice takes for it, as if he had one."""


class LanTablePage(MatchPage):
    """Made when a hand begins at a table, for as long as its rules stay.

    Of MatchPage's signals `lan_wanted`: the waiting room is to be shown.
    """

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        setup: MatchSetup,
        chat: ChatPanel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, preferences, setup, parent)
        self._lan = controller.lan
        self.leaving = Question(self, self._leave_wording)
        self.leaving.agreed.connect(self._lan.leave)
        self.talk = TableTalk(self._lan, self.page.table, chat)
        self.watcher = WatcherBar(self.page.table)
        self.watcher.sit_wanted.connect(self._sit)
        self._check: DealCheck | None = None
        self.page.settlement.leads_to_room = True
        self._lan.room_changed.connect(self._take_room)
        self._lan.deal_checked.connect(self._take_check)
        if self._lan.room is not None:
            self._take_room(self._lan.room)

    def begin_at(self, update: TableUpdate) -> None:
        """Show the hand as it is when one sits down; the rest follows by itself."""
        self._take(update)

    def leave(self) -> None:
        """Nothing of this hand goes on here; the table is left with it, unless the stay is over or kept."""
        self.handed_over = self.handed_over or not self._lan.inside
        self._lan.room_changed.disconnect(self._take_room)
        self._lan.deal_checked.disconnect(self._take_check)
        self.talk.leave()
        super().leave()

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.talk.retranslate()
            self._show_check()
            if self._lan.room is not None:
                self._take_room(self._lan.room)

    # hooks of MatchPage

    def _make_menu(self) -> PauseMenu:
        return PauseMenu(self, self._preferences, lan=True)

    @Slot()
    def _step_away(self) -> None:
        self.lan_wanted.emit()

    @Slot()
    def _leave_table(self) -> None:
        self.leaving.open()

    @Slot()
    def _play_again(self) -> None:
        self.ranking.dismiss()
        self._controller.next_hand()
        self.lan_wanted.emit()

    @Slot()
    def _want_lan(self) -> None:
        self.pause.cancel()
        self.lan_wanted.emit()

    def _leave_wording(self) -> tuple[str, str, str, str]:
        title, leave, stay = self.tr("Leave the table?"), self.tr("Leave"), self.tr("Stay")
        if self._lan.is_host:
            return (
                title,
                self.tr("The table ends for everybody. Hands that were played stay in the history."),
                leave,
                stay,
            )
        return (
            title,
            self.tr("The computer plays your hand to its end. Your seat is free for others then."),
            leave,
            stay,
        )

    @property
    def checked(self) -> bool:
        """Whether the deal of the hand that is over has been checked."""
        return self.page.settlement.check is not None

    # what is told

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        if any(isinstance(event, Dealt) for event in update.events):
            self._check = None
            self._show_check()
        view = update.view
        self.page.table.scene.all_open = view.seat is None and None not in view.hands
        super()._take(update)

    @Slot(object)
    def _take_room(self, room: Room) -> None:
        me, options = room.me, room.options
        seated = me is not None and me.seat is not None
        limits = TableLimits(
            counter=options.counter and seated,
            hints=options.hints,
            auto_play=options.auto_play,
            talk=True,
            forced_pass_s=FORCED_PASS_S,
        )
        if limits != self.page.table.desk.limits:
            self.page.table.set_limits(limits)
        self.talk.show_room(room)
        self.watcher.show_room(room)
        waiting = texts_room.waiting_text(room)
        if me is None or me.seat is None:
            self.page.settlement.set_going(Going(self.tr("Next hand"), waiting, can=False))
            self.page.auto_next = None
        elif me.ready:
            self.page.settlement.set_going(Going(self.tr("Ready"), waiting or self.tr("It begins…"), can=False))
        else:
            self.page.settlement.set_going(Going(self.tr("Next hand"), waiting))

    @Slot(int)
    def _sit(self, seat: int) -> None:
        self._lan.send(Sit(seat))

    @Slot(object)
    def _take_check(self, check: DealCheck) -> None:
        self._check = check
        self._show_check()

    def _show_check(self) -> None:
        check = self._check
        self.page.settlement.set_check(None if check is None else Check(*texts_room.check_mark(check.verdict)))
