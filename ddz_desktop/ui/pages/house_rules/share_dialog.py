"""House rules to pass on: a message, a code, a file."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from ddz_desktop.controller.choices import SUFFIX, Choices, LibraryError
from ddz_desktop.rules.codes import rules_code
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.pages.house_rules.codes import message

log = logging.getLogger(__name__)


class ShareDialog(Dialog):
    """Shows a house rule as text.

    Signals:
        told(str): what has been done, for a toast.
    """

    told = Signal(str)

    def __init__(self, host: QWidget, choices: Choices) -> None:
        super().__init__(host, width=640)
        self._choices = choices
        self._rules: RuleSet | None = None
        self._line = Paragraph("")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.content.addWidget(self._line)
        self.content.addWidget(self.text)
        self.file_button = Button("", icon="export")
        self.content.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.code_button = self.add_button(Button("", icon="copy", height=50))
        self.text_button = self.add_button(Button("", ButtonKind.PRIMARY, icon="copy", height=50), main=True)
        self.file_button.clicked.connect(self._save)
        self.code_button.clicked.connect(self._copy_code)
        self.text_button.clicked.connect(self._copy_text)

    def share(self, rules: RuleSet) -> None:
        """Open with these rules."""
        self._rules = rules
        self.open()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Share house rules"))
        self._line.set_text(
            self.tr("Send this to your friends; they paste it where it says Import. The last line alone is enough.")
        )
        self.text.setAccessibleName(self.tr("House rules as text"))
        self.text.setPlainText(message(self._rules) if self._rules is not None else "")
        self.text.setFixedHeight(round(theme.scaled(210)))
        self.file_button.setText(self.tr("Save as file…"))
        self.code_button.setText(self.tr("Copy code"))
        self.text_button.setText(self.tr("Copy text"))
        for button in (self.file_button, self.code_button, self.text_button):
            button.restyle()

    @Slot()
    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.dismiss()
        self.told.emit(self.tr("The text is on the clipboard."))

    @Slot()
    def _copy_code(self) -> None:
        if self._rules is not None:
            QGuiApplication.clipboard().setText(rules_code(self._rules))
            self.dismiss()
            self.told.emit(self.tr("The code is on the clipboard."))

    @Slot()
    def _save(self) -> None:
        if self._rules is None:
            return
        kinds = self.tr("House rules (*{suffix})").format(suffix=SUFFIX)
        name = self._choices.file_name(self._rules)
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save house rules"), name, kinds)
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write a file, and say so or why not."""
        assert self._rules is not None, "there is something to write"
        file = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        try:
            self._choices.write_rules(self._rules, file)
        except LibraryError as error:
            log.warning("house rules were not written: %s", error)
            self.told.emit(
                self.tr("The file could not be written there. Choose another folder, or make room on the disk.")
            )
            return
        self.dismiss()
        self.told.emit(self.tr("Saved as {file}").format(file=file.name))
