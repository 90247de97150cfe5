"""Changes an open table: its name, rules, hands, time, and what is allowed there. For its host."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.choices import Choices
from ddz_desktop.protocol.from_guest import FromGuest, SetOptions, SetTable
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.ui.controls import Button, ButtonKind, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.pages.lan.listing import rules_read
from ddz_desktop.ui.pages.lan.match_panel import MatchPanel
from ddz_desktop.ui.pages.lan.table_draft import TableDraft


class ChangeDialog(Dialog):
    """Says only what has become another.

    Signals:
        wanted(object): a message of `protocol.from_guest` for the host of the table.
    """

    wanted = Signal(object)

    def __init__(self, host: QWidget, choices: Choices, levels: Sequence[str]) -> None:
        super().__init__(host, width=680)
        self._was: TableDraft | None = None
        self._playing = False
        self._draft: TableDraft | None = None
        self._note = Paragraph("")
        self.match = MatchPanel(choices, levels, fills=False)
        self.content.addWidget(self._note)
        self.content.addWidget(self.match)
        self.no_button = self.add_button(Button("", height=50))
        self.yes_button = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.no_button.clicked.connect(self.cancel)
        self.yes_button.clicked.connect(self._agree)
        self.match.changed.connect(self._take)

    def offer(self, room: Room) -> None:
        """Ask about a table as it is now."""
        rules = rules_read(room.rules)
        if rules is None:
            return
        self._was = self._draft = TableDraft(
            name=room.name,
            rules=rules,
            code="",
            hands=room.hands,
            turn_seconds=room.turn_seconds,
            options=room.options,
        )
        self._playing = room.stage is Stage.PLAYING
        self.open()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Change the table"))
        text = self.tr("Other rules, hands or time begin the match anew: points go back to 0.")
        if self._playing:
            text = self.tr("While a hand is being played only what is allowed can be changed.")
        self._note.set_text(text)
        if self._draft is not None:
            self.match.show_draft(self._draft, self._draft.name)
        self.no_button.setText(self.tr("Cancel"))
        self.yes_button.setText(self.tr("Change"))
        for button in (self.no_button, self.yes_button):
            button.restyle()

    def messages(self) -> list[FromGuest]:
        """What is to be said for the changes that were made."""
        before, now = self._was, self._draft
        if before is None or now is None:
            return []
        told: list[FromGuest] = []
        if now.options != before.options:
            told.append(SetOptions(now.options))
        table = SetTable(name=now.name, rules=ruleset_text(now.rules), hands=now.hands, turn_seconds=now.turn_seconds)
        same = SetTable(
            name=before.name, rules=ruleset_text(before.rules), hands=before.hands, turn_seconds=before.turn_seconds
        )
        return told if table == same else [*told, table]

    @Slot(object)
    def _take(self, draft: TableDraft) -> None:
        self._draft = draft

    @Slot()
    def _agree(self) -> None:
        self.dismiss()
        for message in self.messages():
            self.wanted.emit(message)
