"""Opens a match that is played alone to the LAN: who may come in, and what that means."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.messages import MatchSetup
from ddz_desktop.protocol.limits import LONGEST_TABLE_NAME
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Paragraph, TextField
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.door_panel import DoorPanel
from ddz_desktop.ui.pages.lan.table_draft import TableDraft, fresh_draft


class OpenMatchDialog(Dialog):
    """Rules, hands and time are the match's.

    Signals:
        agreed(object): the TableDraft of the table.
    """

    agreed = Signal(object)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=680)
        self._draft: TableDraft | None = None
        self._default_name = ""
        self._text = Paragraph("")
        self._name_label = Label("", Role.LABEL, "ink2")
        self.name = TextField()
        self.name.setMaxLength(LONGEST_TABLE_NAME)
        self.door = DoorPanel()
        for widget in (self._text, self._name_label, self.name, self.door):
            self.content.addWidget(widget)
        self.content.addStretch(1)
        self.no_button = self.add_button(Button("", height=50))
        self.yes_button = self.add_button(Button("", ButtonKind.PRIMARY, icon="lan", key="↵", height=50), main=True)
        self.no_button.clicked.connect(self.cancel)
        self.yes_button.clicked.connect(self._agree)
        self.door.changed.connect(self._take)

    def offer(self, setup: MatchSetup, default_name: str) -> None:
        """Ask about a match."""
        self._default_name = default_name
        self._draft = fresh_draft("", setup.rules, setup.hands, setup.turn_seconds)
        self.name.clear()
        self.open()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Open this match to the LAN"))
        self._text.set_text(
            self.tr(
                "Friends in the same network can take over the computer's seats, at once and in the middle of the hand."
                " Points and hands stay; the game no longer stands still while you are in the menu."
            )
        )
        self._name_label.setText(self.tr("Name of the table"))
        self.name.setAccessibleName(self._name_label.text())
        self.name.setPlaceholderText(self._default_name)
        self.no_button.setText(self.tr("Cancel"))
        self.yes_button.setText(self.tr("Open the table"))
        for button in (self.no_button, self.yes_button):
            button.restyle()
        if self._draft is not None:
            self.door.show_draft(self._draft)

    @Slot(object)
    def _take(self, draft: TableDraft) -> None:
        self._draft = draft

    @Slot()
    def _agree(self) -> None:
        draft = self._draft
        self.dismiss()
        if draft is not None:
            self.agreed.emit(draft.named(self.name.text()))
