"""Who can come in at a table of one's own: whether the list shows it, and its room code."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout

from ddz_desktop.controller.lan_controller import fresh_code
from ddz_desktop.ui.controls import ButtonKind, ChoiceCard, Label, Panel, Toggle, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.code_field import CodeView
from ddz_desktop.ui.pages.lan.table_draft import TableDraft


class DoorPanel(Panel):
    """Edits the part of a TableDraft that is about who comes in.

    Signals:
        changed(object): the TableDraft as it is now.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__(" ")
        self._draft: TableDraft | None = None
        self._cards: list[ChoiceCard] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._set_listed)
        self.code_label = Label("", Role.STRONG, wrap=True)
        self.code_on = Toggle("")
        self.code_on.clicked.connect(self._set_code_on)
        self._note = Label("", Role.LABEL, "ink2", wrap=True)
        self.code = CodeView()
        self.another = icon_button("refresh", "", ButtonKind.QUIET)
        self.another.clicked.connect(self._take_another)
        self._line = QHBoxLayout()
        self._line.setSpacing(14)
        self._line.addWidget(self.code, 1)
        self._line.addWidget(self.another)
        self.body.addWidget(FormRow(self.code_label, self.code_on))
        self.body.addLayout(self._line)
        self.body.addWidget(self._note)

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft in the present language."""
        assert self.title is not None, "the panel was made with a title"
        self._draft = draft
        self.title.setText(self.tr("Who can come in"))
        self._make_cards(draft.listed)
        self.code_label.setText(self.tr("Room code"))
        self.code_on.setText(self.tr("Room code"))
        self.code_on.setChecked(draft.code_on)
        self.another.set_hint(self.tr("Another code"))
        self.another.setAccessibleName(self.tr("Another code"))
        self._show_code()

    def take(self, draft: TableDraft) -> None:
        """The draft has been changed elsewhere, in what is not shown here."""
        self._draft = draft

    # helpers

    def _make_cards(self, listed: bool) -> None:
        """Cards take their texts when they are made."""
        for card in self._cards:
            self._group.removeButton(card)
            self.body.removeWidget(card)
            card.hide()
            card.deleteLater()
        shown = ChoiceCard(self.tr("Everybody in this network sees it"), self.tr("It stands in their list of tables"))
        hidden = ChoiceCard(self.tr("Not in the list"), self.tr("Friends come by address or invitation"))
        self._cards = [hidden, shown]
        for index, card in enumerate(self._cards):
            card.setChecked(bool(index) is listed)
            self._group.addButton(card, index)
            self.body.insertWidget(1, card)

    def _show_code(self) -> None:
        draft = self._draft
        if draft is None:
            return
        self.code.show_code(draft.code)
        self.code.setVisible(draft.code_on)
        self.another.setVisible(draft.code_on)
        self._note.setText(
            self.tr("Tell it to your friends; invitations hold it, too.")
            if draft.code_on
            else self.tr("Anybody in the network who sees the table can sit down.")
        )

    def _change(self, **fields: object) -> None:
        if self._draft is not None:
            self._draft = replace(self._draft, **fields)
            self._show_code()
            self.changed.emit(self._draft)

    # slots

    @Slot(int)
    def _set_listed(self, index: int) -> None:
        self._change(listed=bool(index))

    @Slot(bool)
    def _set_code_on(self, on: bool) -> None:
        self._change(code_on=on)

    @Slot()
    def _take_another(self) -> None:
        self._change(code=fresh_code())
