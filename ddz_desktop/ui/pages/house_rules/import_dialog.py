"""House rules from outside: a pasted message or code, or a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.controller.choices import SUFFIX
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.lines import MOST_BYTES
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_rules_options, theme
from ddz_desktop.ui.controls import Button, ButtonKind, Notice, NoticeKind, Paragraph
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.pages.house_rules.codes import MOST_PASTED, refusal, rules_in


class PasteField(QPlainTextEdit):
    """Takes no more of what is pasted than could be house rules: laying out a book would hold up the window."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text()[: MOST_PASTED + 1])


class ImportDialog(Dialog):
    """Reads what is pasted and says at once what it is.

    Signals:
        found(object): these rules, a RuleSet, are to be taken over.
    """

    found = Signal(object)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=640)
        self.rules: RuleSet | None = None
        self._problem = ""
        self._line = Paragraph("")
        self.text = PasteField()
        self.text.setTabChangesFocus(True)
        self._verdict = QWidget()
        self._verdict.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # its width decides
        self._verdict_layout = QVBoxLayout(self._verdict)
        self._verdict_layout.setContentsMargins(0, 0, 0, 0)
        self.file_button = Button("", icon="import")
        for widget in (self._line, self.text):
            self.content.addWidget(widget)
        self.content.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(self._verdict)
        self.content.addStretch(1)
        self.cancel_button = self.add_button(Button("", height=50))
        self.take = self.add_button(Button("", ButtonKind.PRIMARY, height=50), main=True)
        self.text.textChanged.connect(self._read)
        self.file_button.clicked.connect(self._choose_file)
        self.cancel_button.clicked.connect(self.cancel)
        self.take.clicked.connect(self._take)

    def ask(self) -> None:
        """Open, with what lies on the clipboard if that is house rules."""
        self.text.setPlainText("")
        pasted = QGuiApplication.clipboard().text()
        try:
            rules_in(pasted)
            self.text.setPlainText(pasted)
        except RuleError:
            pass
        self.open()
        self.text.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Import house rules"))
        self._line.set_text(self.tr("Paste a message or a code here, or open a file."))
        self.text.setAccessibleName(self.tr("Message or code"))
        self.text.setPlaceholderText("R1-…")
        self.text.setFixedHeight(round(theme.scaled(130)))
        self.file_button.setText(self.tr("Open file…"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Take over"))
        for button in (self.file_button, self.cancel_button, self.take):
            button.restyle()
        self._read()

    def read_file(self, path: Path) -> None:
        """Show what a file holds."""
        self.text.setPlainText("")
        try:
            with path.open("rb") as opened:
                data = opened.read(MOST_BYTES + 1)
            self.text.setPlainText(data.decode("utf-8-sig")[: MOST_PASTED + 1])
        except OSError as error:
            why = self.tr("The file could not be read: {reason}").format(reason=error.strerror or error)
            self._tell(self.tr("These are no house rules"), why)
        except UnicodeDecodeError:
            self._tell(self.tr("These are no house rules"), self.tr("The file holds something else than text."))

    @Slot()
    def _read(self) -> None:
        text = self.text.toPlainText()
        self.rules = None
        if not text.strip():
            self._show(None)
            return
        try:
            self.rules = rules_in(text)
        except RuleError as error:
            self._tell(*refusal(text, error))
            return
        base = texts.system_name(CATALOG[self.rules.id])
        changes = texts_rules_options.differences_text(len(texts_rules_options.changes_of(self.rules)))
        told = self.tr("from {rules}, {differences}").format(rules=base, differences=changes)
        self._show(Notice(NoticeKind.OK, texts.system_name(self.rules), told))

    @Slot()
    def _choose_file(self) -> None:
        kinds = self.tr("House rules (*{suffix})").format(suffix=SUFFIX)
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Import house rules"), "", kinds)
        if chosen:
            self.read_file(Path(chosen))

    @Slot()
    def _take(self) -> None:
        if self.rules is not None:
            self.dismiss()
            self.found.emit(self.rules)

    def _tell(self, title: str, why: str) -> None:
        self._show(Notice(NoticeKind.ERROR, title, why))

    def _show(self, notice: Notice | None) -> None:
        replace_only(self._verdict_layout, notice)
        self.take.set_available(self.rules is not None, self.tr("Paste a code or open a file first."))
