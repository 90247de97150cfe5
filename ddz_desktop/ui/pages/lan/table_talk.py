"""Talk at a LAN table: the popover of phrases, bubbles at the seats, and the drawer with chat and people."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.controller.lan_controller import LanController
from ddz_desktop.protocol.from_guest import Chat, Sign, SignKind
from ddz_desktop.protocol.from_host import Said
from ddz_desktop.protocol.table import Room
from ddz_desktop.ui.pages.lan import signs
from ddz_desktop.ui.pages.lan.bubbles import SeatBubbles
from ddz_desktop.ui.pages.lan.chat_panel import ChatPanel
from ddz_desktop.ui.pages.lan.phrases import PhrasesPopover
from ddz_desktop.ui.pages.lan.talk_drawer import TalkDrawer
from ddz_desktop.ui.table.table_view import TableView

BESIDE = 176


class TableTalk(QObject):
    """One for each table page. Spectators' words have no seat to stand at and are told in passing.

    `chat`: that of the waiting room, whose lines and switch this one shares.

    Signals:
        told(str): something to say in passing.
    """

    told = Signal(str)

    def __init__(self, lan: LanController, table: TableView, chat: ChatPanel) -> None:
        super().__init__(table)
        self._lan = lan
        self._table = table
        self.popover = PhrasesPopover(table)
        self.drawer = TalkDrawer(table, lan)
        self.bubbles = SeatBubbles(table)
        self.drawer.chat.show_lines(chat.lines)
        self.drawer.chat.mute.setChecked(chat.mute.isChecked())
        self.drawer.chat.mute.toggled.connect(chat.mute.setChecked)
        chat.mute.toggled.connect(self.drawer.chat.mute.setChecked)
        tools = table.overlay.tools
        tools.talk.connect(self.toggle_popover)
        tools.chat.connect(self.toggle_drawer)
        table.talk_requested.connect(self.toggle_popover)
        table.canvas.resized.connect(self._place)
        self.popover.chosen.connect(self._say_sign)
        self.popover.closed.connect(self._give_back)
        self.drawer.closed.connect(self._give_back)
        self.drawer.chat.said.connect(self._say)
        lan.said.connect(self._take)
        lan.lines_known.connect(self.drawer.chat.show_lines)

    def leave(self) -> None:
        """Nothing more is said here."""
        self._lan.said.disconnect(self._take)
        self._lan.lines_known.disconnect(self.drawer.chat.show_lines)
        self.bubbles.clear()

    def show_room(self, room: Room) -> None:
        """Others may be here."""
        self.drawer.show_room(room)

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.popover.retranslate()
        self.drawer.retranslate()

    # slots

    @Slot()
    def toggle_popover(self) -> None:
        """Open the phrases, or close them."""
        if self.popover.isVisible():
            self.popover.close_up()
            return
        tool = self._table.overlay.tools.talk_tool
        tool.setChecked(True)
        scene = self._table.scene
        right = self._table.width() - round(BESIDE * scene.ink.unit)  # the seat at that side is seen
        bar = scene.geometry.action_bar([], ring=False).bar
        self.popover.open_at(min(tool.geometry().right(), right), min(tool.y(), round(bar.y)) - 8)

    @Slot()
    def toggle_drawer(self) -> None:
        """Open the chat, or close it."""
        if self.drawer.isVisible():
            self.drawer.close_up()
        else:
            self.drawer.open()
            self._table.overlay.tools.show_unread(False)

    @Slot(object, int)
    def _say_sign(self, kind: SignKind, number: int) -> None:
        self._lan.send(Sign(kind, number))

    @Slot(str)
    def _say(self, text: str) -> None:
        self._lan.send(Chat(text))

    @Slot(object)
    def _take(self, said: Said) -> None:
        self.drawer.chat.add_line(said)
        room = self._lan.room
        person = room.person(said.person) if room is not None else None
        text = signs.said_text(said)
        if person is not None and person.seat is not None:
            self.bubbles.say(person.seat, said)
        elif text:
            self.told.emit(f"{said.name}: {text}")
        if text:
            self._table.announcer.tell_politely(f"{said.name}: {text}")
        if said.kind is None and self.drawer.isHidden():
            self._table.overlay.tools.show_unread(True)

    @Slot()
    def _give_back(self) -> None:
        """The keyboard goes back to the hand."""
        self._table.overlay.tools.talk_tool.setChecked(self.popover.isVisible())
        self._table.canvas.setFocus()

    @Slot()
    def _place(self) -> None:
        self.popover.close_up()
        if self.drawer.isVisible():
            self.drawer.place()
        self.bubbles.place_again()
