"""Chat and people beside the table: what has been said, who is here, and whom one does not want to hear."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.lan_controller import LanController
from ddz_desktop.protocol.table import Person, Room
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import ButtonKind, ElidedLabel, Label, Panel, PanelKind, Toggle, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.chat_panel import ChatPanel
from ddz_desktop.ui.table.texts_table import DOT

WIDTH, EDGE = 400, 10
MOST_PEOPLE_HEIGHT = 200


class TalkDrawer(Panel):
    """Stands at the right side of the table, which stays in play beneath.

    Signals:
        closed: it has gone; the keyboard goes back to the table.
    """

    closed = Signal()

    def __init__(self, host: QWidget, lan: LanController) -> None:
        super().__init__(kind=PanelKind.DIALOG, parent=host)
        self._host = host
        self._lan = lan
        self._shown: object = None
        self._heading = ElidedLabel("", Role.PANEL_TITLE)
        self.close_button = icon_button("x", "", ButtonKind.QUIET)
        self._people = QVBoxLayout()
        self._people_area = scrolling(self._holder())
        self.chat = ChatPanel()
        self.toggles: dict[int, Toggle] = {}
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.close_button)
        self.body.setContentsMargins(16, 10, 12, 12)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self.body.addWidget(self._people_area)
        self.body.addWidget(self.chat, 1)
        self.close_button.clicked.connect(self.close_up)
        self.retranslate()
        self.hide()

    def _holder(self) -> QWidget:
        holder = QWidget()
        holder.setLayout(self._people)
        self._people.setContentsMargins(0, 0, 6, 0)
        return holder

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.close_button.set_hint(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self.chat.retranslate()
        self._shown = None
        if self._lan.room is not None:
            self.show_room(self._lan.room)

    def show_room(self, room: Room) -> None:
        """Show who is here."""
        self._heading.setText(room.name)
        self.chat.set_me(room.you, allowed=room.options.chat)
        others = [person for person in room.people if person.id != room.you]
        shown = [(person.id, person.name, person.seat, person.present) for person in others]
        if shown == self._shown:
            return
        self._shown = shown
        self.toggles = {}
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for person in others:
            column.addWidget(self._make_row(person))
        if not others:
            column.addWidget(Label(self.tr("Nobody else is here yet."), Role.LABEL, "ink2", wrap=True))
        replace_only(self._people, inner)
        inner.ensurePolished()
        self._people_area.setFixedHeight(min(MOST_PEOPLE_HEIGHT, max(30, inner.sizeHint().height() + 4)))

    def _make_row(self, person: Person) -> QWidget:
        facts = (
            (self.tr("host"), person.host),
            (self.tr("watching"), person.seat is None),
            (self.tr("away"), not person.present),
        )
        name = ElidedLabel(DOT.join((person.name, *(text for text, holds in facts if holds))))
        hear = Toggle(self.tr("Hear {name}").format(name=person.name))
        hear.setChecked(not self._lan.is_muted(person.id))
        hear.setProperty("person", person.id)
        hear.clicked.connect(self._hear)
        self.toggles[person.id] = hear
        return FormRow(name, hear)

    # opening and closing

    def open(self) -> None:
        """Come up, with the keyboard in the line to write."""
        self.place()
        self.show()
        self.raise_()
        (self.chat.field if self.chat.field.isEnabled() else self.close_button).setFocus(
            Qt.FocusReason.PopupFocusReason
        )

    @Slot()
    def close_up(self) -> None:
        """Go; nothing happens the second time."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Stand at the right edge."""
        width = min(round(theme.scaled(WIDTH)), self._host.width() - 2 * EDGE)
        self.setGeometry(self._host.width() - width - EDGE, EDGE, width, self._host.height() - 2 * EDGE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_up()
        else:
            event.accept()  # letters belong to the chat while it is open

    @Slot(bool)
    def _hear(self, on: bool) -> None:
        self._lan.mute(self.sender().property("person"), not on)
