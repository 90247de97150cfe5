"""The room code in the waiting room, large; the host may change it or do without."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout

from ddz_desktop.controller.lan_controller import fresh_code
from ddz_desktop.protocol.table import Room
from ddz_desktop.ui.controls import ButtonKind, Label, Panel, Toggle, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.code_field import CodeView


class CodePanel(Panel):
    """Only for the host: guests are not told the code.

    Signals:
        code_wanted(object): another code, or None for none.
    """

    code_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._heading = Label("", Role.SECTION)
        self.on = Toggle("")
        self.code = CodeView()
        self.another = icon_button("refresh", "", ButtonKind.QUIET)
        self._note = Label("", Role.LABEL, "ink2", wrap=True)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.code, 1)
        line.addWidget(self.another)
        self.body.setContentsMargins(24, 14, 16, 14)
        self.body.setSpacing(8)
        self.body.addWidget(FormRow(self._heading, self.on))
        self.body.addLayout(line)
        self.body.addWidget(self._note)
        self.on.clicked.connect(self._switch)
        self.another.clicked.connect(self._renew)

    def show_room(self, room: Room) -> None:
        """Show the room's code, in the present language."""
        self._heading.setText(self.tr("Room code"))
        self.on.setText(self.tr("Room code"))
        self.on.setChecked(room.code_on)
        self.code.show_code(room.code or "")
        self.code.setVisible(room.code_on)
        self.another.setVisible(room.code_on)
        self.another.set_hint(self.tr("Another code"))
        self.another.setAccessibleName(self.tr("Another code"))
        self._note.setText(self.tr("Anybody in the network who sees the table can sit down."))
        self._note.setVisible(not room.code_on)

    @Slot(bool)
    def _switch(self, on: bool) -> None:
        self.code_wanted.emit(fresh_code() if on else None)

    @Slot()
    def _renew(self) -> None:
        self.code_wanted.emit(fresh_code())
