"""Asks for the room code of a table."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, Label, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.code_field import CodeField


class CodeDialog(Dialog):
    """Six digits; the last one sends them.

    Signals:
        given(str): the code; the dialog has gone.
    """

    given = Signal(str)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=480)
        self._table = ""
        self._told = ""
        self._text = Paragraph()
        self.field = CodeField()
        self._problem = Label("", Role.LABEL, "err", wrap=True)
        for widget in (self._text, self.field, self._problem):
            self.content.addWidget(widget)
        self.no = self.add_button(Button("", height=50))
        self.yes = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.no.clicked.connect(self.cancel)
        self.yes.clicked.connect(self._give)
        self.field.completed.connect(self._give)
        self.field.textEdited.connect(self._forget_problem)

    def ask(self, table: str, problem: str = "") -> None:
        """Ask for the code of the table of that name; `problem`: why the last one would not do."""
        self._table, self._told = table, problem
        self.field.clear()
        self.open()
        self.field.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Room code"))
        named = self.tr('The host of "{table}" can tell you the six digits.').format(table=self._table)
        self._text.set_text(named if self._table else self.tr("The host can tell you the six digits."))
        self.field.setAccessibleName(self.tr("Room code"))
        self.field.set_wrong(bool(self._told))
        self._problem.setText(self._told)
        self._problem.setVisible(bool(self._told))
        self.no.setText(self.tr("Cancel"))
        self.yes.setText(self.tr("Join"))
        for button in (self.no, self.yes):
            button.restyle()

    @Slot()
    def _give(self) -> None:
        code = self.field.code
        if code is not None and not self.isHidden():
            self.dismiss()
            self.given.emit(code)

    @Slot()
    def _forget_problem(self) -> None:
        self._told = ""
        self._problem.hide()
