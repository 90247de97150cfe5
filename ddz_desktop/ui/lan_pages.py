"""LAN play among the window's pages: from the list of tables to a seat, the hands played there, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.lan_controller import (
    DealCheck,
    Gone,
    HostFailed,
    HostIs,
    LinkIs,
    LinkState,
    ListedTable,
    Verdict,
)
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.protocol.from_host import News, NewsKind, Refused, Said, Why
from ddz_desktop.protocol.invitation import AddressError, parse_invitation
from ddz_desktop.protocol.table import Room
from ddz_desktop.rules.event import Dealt
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Player
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.home_page import HomePage
from ddz_desktop.ui.pages.lan import texts_lan, texts_room
from ddz_desktop.ui.pages.lan.listing import rules_read
from ddz_desktop.ui.pages.lan.reconnecting import ReconnectingDialog
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.sound.cues import Cue

if TYPE_CHECKING:
    from ddz_desktop.ui.pages.lan.lobby_page import LobbyPage
    from ddz_desktop.ui.pages.lan.open_table_page import OpenTablePage
    from ddz_desktop.ui.pages.lan.rooms import LanRooms
    from ddz_desktop.ui.pages.lan.table_draft import TableDraft
    from ddz_desktop.ui.pages.lan.table_page import LanTablePage
    from ddz_desktop.ui.pages.lan.waiting_room_page import WaitingRoomPage

_CUES: Mapping[NewsKind, Cue] = {
    NewsKind.CAME: Cue.JOIN,
    NewsKind.RETURNED: Cue.JOIN,
    NewsKind.WENT: Cue.LEAVE,
    NewsKind.LOST: Cue.LEAVE,
    NewsKind.KICKED: Cue.LEAVE,
    NewsKind.UNFAIR: Cue.ERROR,
}

TOLD_FROM = 2
"""The attempt to mend a link from which on it is told: most are mended at the first, before anybody notices."""


class LanPages(QObject):
    """Makes the pages when LAN play is first wanted. `table`: where the hands of the present stay are played.

    Signals:
        shown(object): a page is to be shown.
        visited(object): the same, and then the present one again.
        home_wanted: the first page is to be shown.
        seated(object): the LanTablePage of a table where a hand runs.
        risen: that page is over.
        book_wanted(object): a RuleSet is to be read about.
        told(str): something to say in passing.
        cue_due(object): a Cue is to be heard.
        close_agreed: the window may close, in spite of the table.
    """

    shown = Signal(object)
    visited = Signal(object)
    home_wanted = Signal()
    seated = Signal(object)
    risen = Signal()
    book_wanted = Signal(object)
    told = Signal(str)
    cue_due = Signal(object)
    close_agreed = Signal()

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        levels: tuple[str, ...],
        home: HomePage,
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._controller = controller
        self._lan = controller.lan
        self._preferences = preferences
        self._levels = levels
        self._home = home
        self._pages = pages
        self._inside = self._hosting = False
        self._gone: Gone | None = None
        self._unfair = ""
        self._failure: HostFailed | None = None
        self._opened: MatchPage | None = None
        self._rooms: LanRooms | None = None
        self.table: LanTablePage | None = None
        self.reconnecting = ReconnectingDialog(pages, self._lan)
        self.over = Question(pages, self._over_wording)
        self.failed = Question(pages, self._failed_wording)
        self.cheated = Question(pages, self._cheated_wording)
        self.closing = Question(pages, self._closing_wording, careful=True)
        self._connect()

    def _connect(self) -> None:
        lan = self._lan
        self._home.lan_wanted.connect(self.open_lobby)
        self._pages.currentChanged.connect(self._look_from_home)
        self.closing.agreed.connect(self._agree_to_close)
        lan.hosting.connect(self._take_hosting)
        lan.host_failed.connect(self._take_failure)
        self._controller.updated.connect(self._take_update)
        lan.tables_changed.connect(self._count_tables)
        lan.room_changed.connect(self._take_room)
        lan.link_changed.connect(self._take_link)
        lan.gone.connect(self._take_gone)
        lan.news.connect(self._take_news)
        lan.said.connect(self._take_said)
        lan.refused.connect(self._take_refusal)
        lan.deal_checked.connect(self._take_check)

    # -- for the window -------------------------------------------------------------------------------------------

    @property
    def lobby(self) -> LobbyPage:
        """The list of tables."""
        return self.rooms.lobby

    @property
    def open_page(self) -> OpenTablePage:
        """Where a table of one's own is set up."""
        return self.rooms.open_page

    @property
    def room(self) -> WaitingRoomPage:
        """The waiting room."""
        return self.rooms.room

    @Slot()
    def open_lobby(self) -> None:
        """Show the tables of the LAN or, at one of them, its waiting room."""
        settings = self._preferences.settings
        self._preferences.change(replace(settings, progress=replace(settings.progress, lan_used=True)))
        self._show(self.room if self._lan.inside else self.lobby)

    def open_invitation(self, text: str) -> None:
        """Lead to the door of a table, for the person to press Join: whoever made the text may be a stranger.

        What is no invitation is told in passing.
        """
        try:
            invitation = parse_invitation(text)
        except AddressError:
            self.told.emit(self.tr("This is no invitation to a table: {text}").format(text=text[:60]))
            return
        if self._lan.inside:
            self.told.emit(self.tr("Leave this table first, then follow the invitation."))
            return
        self.open_lobby()
        self.lobby.join.offer(invitation)

    def open_match(self, page: MatchPage) -> None:
        """Ask how the match that is played alone is to be opened to the LAN."""
        self._opened = page
        self.rooms.opening.offer(page.setup, texts_lan.table_name_for(texts_lan.name_for_others(self._player)))

    @property
    def rules(self) -> RuleSet | None:
        """What is played at the present table; `None` without one."""
        return None if self._lan.room is None else rules_read(self._lan.room.rules)

    @property
    def holds_back(self) -> bool:
        """Whether somebody at a table would miss something if the window closed."""
        room = self._lan.room
        if room is None or room.me is None:
            return False
        others = any(person.id != room.you for person in room.people)
        return others if room.me.host else self.table is not None and self.table.hand_runs

    # -- pages ----------------------------------------------------------------------------------------------------

    @property
    def rooms(self) -> LanRooms:
        """All that is made when LAN play is first wanted."""
        if self._rooms is None:
            from ddz_desktop.ui.pages.lan.rooms import LanRooms

            rooms = self._rooms = LanRooms(self._controller, self._preferences, self._levels, self._pages)
            rooms.lobby.back.connect(self.home_wanted)
            rooms.lobby.open_wanted.connect(self._set_up)
            rooms.open_page.back.connect(self.open_lobby)
            rooms.open_page.book_wanted.connect(self.book_wanted)
            rooms.room.book_wanted.connect(self.book_wanted)
            rooms.room.table_wanted.connect(self._show_table)
            rooms.room.rules.change_wanted.connect(self._change_table)
            rooms.opening.agreed.connect(self._open_match)
        return self._rooms

    def _show(self, page: QWidget) -> None:
        self.shown.emit(page)
        page.setFocus()  # the page that goes would leave the keyboard to the first button

    @Slot()
    def _set_up(self) -> None:
        self.open_page.begin()
        self._show(self.open_page)

    @property
    def _at_table(self) -> bool:
        """Whether the table is what is shown."""
        return self.table is not None and self._pages.currentWidget() is self.table

    @property
    def _player(self) -> Player:
        return self._preferences.settings.player

    @Slot(object)
    def _open_match(self, draft: TableDraft) -> None:
        name, avatar = texts_lan.name_for_others(self._player), texts_lan.avatar_for_others(self._player)
        self._controller.open_to_lan(draft.config(texts_lan.table_name_for(name)), name, avatar)

    @Slot()
    def _change_table(self) -> None:
        if self._lan.room is not None:
            self.rooms.changing.offer(self._lan.room)

    @Slot()
    def _show_room(self) -> None:
        self._show(self.room)

    @Slot()
    def _show_table(self) -> None:
        if self.table is not None:
            self._show(self.table)

    @Slot(int)
    def _look_from_home(self, _: int) -> None:
        """On the first page tables are counted, once LAN play has been used; the list looks for them by itself."""
        page = self._pages.currentWidget()
        if page is self._home:
            self.look_from_home()
        elif self._rooms is None or page is not self._rooms.lobby:
            self._lan.stop_looking()

    def look_from_home(self) -> None:
        """Count tables, if it is the first page that is shown."""
        if self._pages.currentWidget() is self._home and self._preferences.settings.progress.lan_used:
            self._lan.look()

    # -- from the LAN ---------------------------------------------------------------------------------------------

    @Slot(object)
    def _count_tables(self, tables: tuple[ListedTable, ...]) -> None:
        self._home.show_tables(len(tables))

    @Slot(object)
    def _take_room(self, room: Room) -> None:
        first, self._inside, self._hosting = not self._inside, True, self._lan.is_host
        if first:
            self.over.dismiss()
            self._show_room()
            if self._opened is not None:
                self._opened = None
                self.risen.emit()

    @Slot(object)
    def _take_hosting(self, host: HostIs) -> None:
        if self._opened is not None:
            self._opened.handed_over = True

    @Slot(object)
    def _take_failure(self, failure: HostFailed) -> None:
        self._opened, self._failure = None, failure
        self.failed.open()

    @Slot(object)
    def _take_update(self, update: TableUpdate) -> None:
        """A hand at a LAN table; the page itself shows what comes after the first one."""
        if not self._inside:
            return
        fresh = any(isinstance(event, Dealt) for event in update.events)
        if self.table is None or (fresh and self.table.setup.rules != update.view.rules):
            if update.view.phase is Phase.OVER:
                return
            from ddz_desktop.ui.pages.lan.table_page import LanTablePage

            setup = update.match.setup
            table = self.table = LanTablePage(self._controller, self._preferences, setup, self.room.chat)
            table.lan_wanted.connect(self._show_room)
            table.talk.told.connect(self.told)
            self.seated.emit(table)
            table.begin_at(update)
        elif fresh and self._pages.currentWidget() is self.room:
            self._show_table()
        elif fresh and self._pages.currentWidget() is not self.table:
            self.told.emit(self.tr("The next hand has begun at the table"))

    @Slot(object)
    def _take_link(self, link: LinkIs) -> None:
        if self._inside and link.state is LinkState.RECONNECTING and link.attempt >= TOLD_FROM:
            self.reconnecting.show_attempt(link)
        elif link.state is LinkState.INSIDE and self.reconnecting.isVisible():
            self.reconnecting.dismiss()
            self.told.emit(self.tr("You are back at the table"))

    @Slot(object)
    def _take_gone(self, gone: Gone) -> None:
        if not self._inside:
            return
        own = gone.why is Why.GONE or (self._hosting and gone.why is Why.CLOSED)
        self._inside = self._hosting = False
        self.reconnecting.dismiss()
        self.closing.dismiss()
        self._show(self.lobby)
        if self.table is not None:
            self.table = None
            self.risen.emit()
        if not own:
            self._gone = gone
            self.over.open()

    def _is_mine(self, told: News | Said) -> bool:
        return self._lan.room is not None and told.person == self._lan.room.you

    @Slot(object)
    def _take_news(self, news: News) -> None:
        text, mine = texts_room.news_text(news), self._is_mine(news)
        if news.kind in _CUES and not mine:
            self.cue_due.emit(_CUES[news.kind])
        if self._at_table:
            self.told.emit(text)
        if news.kind is NewsKind.UNFAIR and not mine:
            self._tell_cheated(text)

    @Slot(object)
    def _take_said(self, said: Said) -> None:
        if not self._is_mine(said):
            self.cue_due.emit(Cue.CHAT)

    @Slot(object)
    def _take_refusal(self, refused: Refused) -> None:
        text = texts_room.refusal_text(refused)
        if text and self._at_table:
            self.told.emit(text)

    @Slot(object)
    def _take_check(self, check: DealCheck) -> None:
        if check.verdict is Verdict.UNFAIR:
            self._tell_cheated(self.tr("Your own program has computed the deal again, and it is another one."))

    def _tell_cheated(self, text: str) -> None:
        self._unfair = text
        self.cheated.open()

    @Slot()
    def _agree_to_close(self) -> None:
        if self.table is not None and not self._hosting:
            self.table.handed_over = True  # the seat is kept for a while
        self.close_agreed.emit()

    # -- wordings -------------------------------------------------------------------------------------------------

    def _over_wording(self) -> tuple[str, str, str, str]:
        told = texts_lan.gone_text(self._gone) if self._gone is not None else ""
        return self.tr("You are no longer at the table"), told, self.tr("OK"), ""

    def _failed_wording(self) -> tuple[str, str, str, str]:
        told = texts_lan.failure_text(self._failure) if self._failure is not None else ""
        return self.tr("The table could not be opened"), told, self.tr("OK"), ""

    def _cheated_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "{found} The host's program may have been changed. The points of this hand are kept, but think twice before"
            " you play on at this table."
        )
        return self.tr("This deal was not fair"), text.format(found=self._unfair), self.tr("OK"), ""

    def _closing_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "The computer plays for you meanwhile. Your seat is kept for two hands; the list offers it again."
        )
        if self._hosting:
            text = self.tr("The table ends for everybody. Hands that were played stay in the history.")
        return self.tr("Close the window?"), text, self.tr("Close"), self.tr("Stay")
