"""The command of a program of the person's own, asked for in the settings."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.own_program import CommandProblem, problem_of
from ddz_desktop.settings import LONGEST_COMMAND, OwnProgram
from ddz_desktop.ui.controls import Label, TextField
from ddz_desktop.ui.fonts import Role

_PROBLEMS: dict[CommandProblem, object] = {
    CommandProblem.UNREADABLE: QT_TRANSLATE_NOOP("ProgramForm", "A quotation mark lacks its partner."),
    CommandProblem.NOT_FOUND: QT_TRANSLATE_NOOP(
        "ProgramForm", "There is no such program. Give its whole path, in quotation marks if it holds spaces."
    ),
}


class ProgramForm(QWidget):
    """A command, and what is wrong with it.

    Signals:
        changed(object): the OwnProgram as it is now.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._title = Label("", Role.ROW, wrap=True)
        self._help = Label("", Role.LABEL, "ink2", wrap=True)
        self.command = TextField()
        self.command.setMaxLength(LONGEST_COMMAND)
        self.problem = Label("", Role.LABEL, "err", wrap=True)
        self._title.setBuddy(self.command)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._title, self._help, self.command, self.problem):
            column.addWidget(widget)
        self.command.textEdited.connect(self._take)

    def show_program(self, program: OwnProgram) -> None:
        """Show a program's command, in the present language."""
        self._title.setText(self.tr("A program of your own as a player"))
        self._help.setText(
            self.tr("A new game then offers it for every seat. It is asked in one line of JSON for each decision.")
        )
        self.command.setAccessibleName(self._title.text())
        self.command.setAccessibleDescription(self._help.text())
        self.command.setPlaceholderText(self.tr("Its command, as in a terminal; empty for none"))
        if self.command.text().strip() != program.command:
            with QSignalBlocker(self.command):
                self.command.setText(program.command)
        problem = problem_of(program.command)
        told = QCoreApplication.translate("ProgramForm", str(_PROBLEMS[problem])) if problem is not None else ""
        self.command.set_invalid(bool(told))
        self.problem.setText(told)
        self.problem.setVisible(bool(told))

    @Slot(str)
    def _take(self, text: str) -> None:
        self.changed.emit(OwnProgram(text.strip()))
