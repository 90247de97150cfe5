"""The waiting room of a table: its seats, its rules, who is ready, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.lan_controller import HostIs, LanController
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import News, Refused, Said
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import (
    PAGE_MARGIN,
    PAGE_WIDTH,
    PANEL_GAP,
    Button,
    ButtonKind,
    ElidedLabel,
    PageFooter,
    PageHeader,
    ToastHost,
)
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.lan import texts_lan, texts_room
from ddz_desktop.ui.pages.lan.chat_panel import ChatPanel
from ddz_desktop.ui.pages.lan.code_panel import CodePanel
from ddz_desktop.ui.pages.lan.invite_dialog import InviteDialog
from ddz_desktop.ui.pages.lan.listing import rules_read
from ddz_desktop.ui.pages.lan.room_rules import RoomRules
from ddz_desktop.ui.pages.lan.seats_view import SeatsView
from ddz_desktop.ui.pages.lan.watchers_panel import WatchersPanel
from ddz_desktop.ui.table import texts_table

SIDE_WIDTH = 404
ONE_COLUMN_BELOW = 1120


class WaitingRoomPage(ArrangedPage):
    """Shows the room of a stay at a table, from the first `Room` on.

    `over`: what a question stands on that may come while another page is shown.

    Signals:
        book_wanted(object): a RuleSet is to be read about.
        table_wanted: the hand that is being played is to be shown.
    """

    book_wanted = Signal(object)
    table_wanted = Signal()

    def __init__(self, lan: LanController, levels: Sequence[str], over: QWidget | None = None) -> None:
        super().__init__()
        self._lan = lan
        self._host_is: HostIs | None = None
        self._swapping: int | None = None
        self._kicked: int | None = None
        self._claim: tuple[int, int] | None = None
        self.header = PageHeader(" ")
        self.invite_button = Button("", icon="copy")
        self.lock_button = Button("", icon="lock")
        self.seats = SeatsView(levels)
        self.code = CodePanel()
        self.rules = RoomRules()
        self.watchers = WatchersPanel()
        self.chat = ChatPanel()
        self._waits = ElidedLabel("", Role.BODY, "ink2")
        self._waits.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.leave_button = Button("", height=56)
        self.ready_button = Button("", ButtonKind.GOLD, key="↵", height=56)
        self.ready_button.set_min_width(220)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._side = QWidget()
        self._side_area = scrolling(self._side)
        self.invitation = InviteDialog(self)
        self.leaving = Question(self, self._leave_wording, careful=True)
        self.kicking = Question(self, self._kick_wording, careful=True)
        self.claiming = Question(over or self, self._claim_wording)
        self.toasts = ToastHost(self)
        self._build()
        self._connect()
        self.arrange()
        self.retranslate()

    def _build(self) -> None:
        self.header.add_action(self.lock_button)
        self.header.add_action(self.invite_button)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 8, 4)
        side.setSpacing(PANEL_GAP)
        for widget in (self.code, self.rules, self.watchers):
            side.addWidget(widget)
        side.addWidget(self.chat, 1)
        self._columns.setContentsMargins(PAGE_MARGIN, 18, PAGE_MARGIN, 18)
        self._columns.setSpacing(PANEL_GAP)
        self._columns.addWidget(self.seats, 1)
        self._columns.addWidget(self._side_area)
        inner = QWidget()
        inner.setLayout(self._columns)
        footer = PageFooter([self.leave_button], [self._waits, self.ready_button])
        frame_page(self, self.header, scrolling(centred(inner)), footer)

    def _connect(self) -> None:
        self.header.back.connect(self.ask_leave)
        self.leave_button.clicked.connect(self.ask_leave)
        self.leaving.agreed.connect(self._lan.leave)
        self.kicking.agreed.connect(self._kick)
        self.claiming.agreed.connect(self._grant)
        self.claiming.no.clicked.connect(self._deny)
        self.invite_button.clicked.connect(self._invite)
        self.lock_button.clicked.connect(self._lock)
        self.ready_button.clicked.connect(self._get_ready)
        self.code.code_wanted.connect(self._set_code)
        self.rules.book_wanted.connect(self.book_wanted)
        self.watchers.kick_wanted.connect(self._ask_kick)
        self.watchers.watch_wanted.connect(self._stand_up)
        self.chat.said.connect(self._say)
        self.chat.muted.connect(self._lan.mute_all)
        self._lan.hosting.connect(self._take_host)
        self._lan.room_changed.connect(self._take_room)
        self._lan.lines_known.connect(self._take_lines)
        self._lan.said.connect(self._take_line)
        self._lan.news.connect(self._take_news)
        self._lan.refused.connect(self._take_refusal)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape and self._swapping is not None:
            self._swapping = None
            self.show_room()
        elif event.key() == Qt.Key.Key_Escape or back:
            self.ask_leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.chat.field.hasFocus():
            self.ready_button.click()
        else:
            super().keyPressEvent(event)

    # what is shown

    def retranslate(self) -> None:
        """Show everything in the present language."""
        self.leave_button.setText(self.tr("Leave"))
        self.ready_button.setText(self.tr("Ready"))
        self.chat.retranslate()
        self.show_room()

    def show_room(self) -> None:
        """Show the room as it is now; nothing happens outside one."""
        room = self._lan.room
        if room is None:
            return
        rules = rules_read(room.rules)
        self.header.title.setText(room.name)
        self._make_seats(room)
        muted = [person.id for person in room.people if self._lan.is_muted(person.id)]
        clockwise = rules.clockwise if rules is not None else True
        self.seats.show_room(room, clockwise=clockwise, muted=muted, swapping=self._swapping)
        host = self._lan.is_host
        self.code.setVisible(host)
        self.code.show_room(room)
        self.rules.show_room(room)
        self.watchers.show_room(room)
        self.chat.set_me(room.you, allowed=room.options.chat)
        self.invite_button.setVisible(self._host_is is not None if host else self._lan.way_in is not None)
        self.lock_button.setVisible(host)
        self.lock_button.set_icon("unlock" if room.locked else "lock")
        self._show_waiting(room)
        self.arrange()

    def _subtitle(self, room: Room, rules: RuleSet | None) -> str:
        parts = [texts_lan.rules_line(rules)]
        if rules is not None and rules.seats > 2:
            parts.append(texts_table.direction_text(rules.clockwise))
        return texts_table.DOT.join(parts)

    def _make_seats(self, room: Room) -> None:
        if self.seats.make_cards(len(room.seats)):
            self._swapping = None
            for card in self.seats.cards:
                card.sit_wanted.connect(self._sit)
                card.level_wanted.connect(self._set_bot)
                card.kick_wanted.connect(self._ask_kick)
                card.swap_wanted.connect(self._swap)
                card.mute_wanted.connect(self._mute)

    def _show_waiting(self, room: Room) -> None:
        me = room.me
        seated = me is not None and me.seat is not None
        ready = me is not None and me.ready
        host = self._lan.is_host
        told = texts_room.waiting_text(room, before_start=True)
        if not told and seated and not (ready or host):
            told = self.tr("Waiting for you: press Ready")
        self._waits.setText(told)
        playing = room.stage is Stage.PLAYING
        self.ready_button.setVisible(seated or playing)
        self.ready_button.set_available(playing or not (host and told), told)
        start = self.tr("Start") if host else self.tr("Not ready yet") if ready else self.tr("Ready")
        self.ready_button.setText(self.tr("To the table") if playing else start)
        self.ready_button.set_kind(ButtonKind.SECONDARY if ready and not (host or playing) else ButtonKind.GOLD)
        if self._swapping is not None:
            self.seats.set_texts(self.tr("Which other seat?"), self.tr("Press its arrows, or Esc"))
        elif playing:
            self.seats.set_texts(self.tr("A hand is being played"), "")
        elif told:
            self.seats.set_texts(self.tr("Waiting"), told)
        else:
            text = self.tr("You can start") if host else self.tr("The host can start")
            self.seats.set_texts(self.tr("Everybody is here"), text)

    def _fit_header(self) -> None:
        room = self._lan.room
        if room is not None:
            lock = self.tr("Unlock") if room.locked else self.tr("Lock")
            words = {self.lock_button: lock, self.invite_button: self.tr("Invite")}
            fit_header(self.header, self.width(), self._subtitle(room, rules_read(room.rules)), words)

    def arrange(self) -> None:
        self._fit_header()
        one = self.width() < theme.scaled(ONE_COLUMN_BELOW)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if one else QBoxLayout.Direction.LeftToRight)
        self._side_area.setMinimumWidth(0 if one else round(theme.scaled(SIDE_WIDTH)))
        self._side_area.setMaximumWidth(PAGE_WIDTH if one else round(theme.scaled(SIDE_WIDTH)))
        self._side_area.setMinimumHeight(self._side.minimumSizeHint().height() if one else 0)

    # what the person wants

    @Slot()
    def ask_leave(self) -> None:
        """Ask whether the table is to be left."""
        self.leaving.open()

    @Slot()
    def _invite(self) -> None:
        room = self._lan.room
        if not self._lan.is_host:
            self.invitation.offer_as_guest(self._lan)
        elif self._host_is is not None and room is not None:
            self.invitation.offer(self._host_is, room.code, self._lan)

    @Slot()
    def _lock(self) -> None:
        room = self._lan.room
        if room is not None:
            self._lan.send(ask.Lock(not room.locked))

    @Slot()
    def _get_ready(self) -> None:
        room = self._lan.room
        if room is not None and room.stage is Stage.PLAYING:
            self.table_wanted.emit()
        elif room is not None and room.me is not None and self.ready_button.available:
            self._lan.send(ask.Ready(self._lan.is_host or not room.me.ready))

    @Slot(object)
    def _set_code(self, code: str | None) -> None:
        self._lan.send(ask.SetCode(code))

    @Slot(int)
    def _sit(self, seat: int) -> None:
        self._lan.send(ask.Sit(seat))

    @Slot()
    def _stand_up(self) -> None:
        self._lan.send(ask.Sit(None))

    @Slot(int, object)
    def _set_bot(self, seat: int, level: str | None) -> None:
        self._lan.send(ask.SetBot(seat, level))

    @Slot(int)
    def _swap(self, seat: int) -> None:
        first, self._swapping = self._swapping, None
        if first is None:
            self._swapping = seat
        elif first != seat:
            self._lan.send(ask.Swap(first, seat))
        self.show_room()

    @Slot(int, bool)
    def _mute(self, person: int, on: bool) -> None:
        self._lan.mute(person, on)
        self.show_room()

    @Slot(str)
    def _say(self, text: str) -> None:
        self._lan.send(ask.Chat(text))

    @Slot(int)
    def _ask_kick(self, person: int) -> None:
        self._kicked = person
        self.kicking.open()

    @Slot()
    def _kick(self) -> None:
        if self._kicked is not None:
            self._lan.send(ask.Kick(self._kicked))

    @Slot()
    def _grant(self) -> None:
        self._answer_claim(yes=True)

    @Slot()
    def _deny(self) -> None:
        self._answer_claim(yes=False)

    def _answer_claim(self, *, yes: bool) -> None:
        claim, self._claim = self._claim, None
        if claim is not None:
            self._lan.send(ask.AnswerClaim(claim[0], yes))

    # what is told

    @Slot(object)
    def _take_host(self, host: HostIs) -> None:
        self._host_is = host
        self.show_room()

    @Slot(object)
    def _take_room(self, room: Room) -> None:
        self.show_room()
        claim = next(((each.person, each.absent) for each in room.claims), None)
        if claim is not None and claim != self._claim:
            self._claim = claim
            self.claiming.open()
        elif claim is None:
            self._claim = None
            self.claiming.dismiss()

    @Slot(object)
    def _take_lines(self, lines: tuple[Said, ...]) -> None:
        self.chat.show_lines(lines)

    @Slot(object)
    def _take_line(self, line: Said) -> None:
        self.chat.add_line(line)

    @Slot(object)
    def _take_news(self, news: News) -> None:
        room = self._lan.room
        if self.isVisible() and (room is None or news.person != room.you):
            self.toasts.show_toast(texts_room.news_text(news))

    @Slot(object)
    def _take_refusal(self, refused: Refused) -> None:
        text = texts_room.refusal_text(refused)
        if text and self.isVisible():
            self.toasts.show_toast(text)

    # wordings

    def _leave_wording(self) -> tuple[str, str, str, str]:
        text = self.tr("Your seat is free for others then.")
        if self._lan.is_host:
            text = self.tr("The table ends for everybody. Hands that were played stay in the history.")
        return self.tr("Leave the table?"), text, self.tr("Leave"), self.tr("Stay")

    def _kick_wording(self) -> tuple[str, str, str, str]:
        text = self.tr("{name} can come back with the room code; another code or the lock prevents that.")
        told = text.format(name=self._name_of(self._kicked))
        return self.tr("Remove from the table?"), told, self.tr("Remove"), self.tr("Cancel")

    def _claim_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "Somebody has come in from another computer and claims to be {name}, who is away. Give the seat back?"
        )
        absent = self._name_of(self._claim[1] if self._claim is not None else None)
        return self.tr("Is that {name}?").format(name=absent), text.format(name=absent), self.tr("Yes"), self.tr("No")

    def _name_of(self, number: int | None) -> str:
        room = self._lan.room
        person = room.person(number) if room is not None and number is not None else None
        return person.name if person is not None else ""
