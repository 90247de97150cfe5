"""A fault of the program: what to do now, and a report for those who can mend it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role

REPORT_HEIGHT = 180
SAFE = "-\u2060-\u2060safe"
"""The option of the command line, which no line ends within."""


class ReportDialog(Dialog):
    """The game goes on beneath; Enter and Esc lead back to it."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=760)
        self._crashed = False
        self._line = Paragraph("")
        self._caption = Label("", Role.CAPTION, "ink2", wrap=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.content.addWidget(self._line)
        self.content.addWidget(self.text)
        self.content.addWidget(self._caption)
        self.copy_button = self.add_button(Button("", icon="copy", height=50))
        self.close_button = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.cancel)

    def show_report(self, report: str, crashed: bool = False) -> None:
        """Open with a report; `crashed`: it is about the last run, which ended by it."""
        self._crashed = crashed
        self.text.setPlainText(report)
        self.text.setFixedHeight(round(min(theme.scaled(REPORT_HEIGHT), self._host.height() * 0.4)))
        self.open()

    def retranslate(self) -> None:
        if self._crashed:
            self.title.setText(self.tr("Last time the program ended by itself"))
            self._line.set_text(
                self.tr(
                    "Your hands and your unfinished match are there. If it happens again, start the program with "
                    "{option}, and pass on the report below."
                ).format(option=SAFE)
            )
        else:
            self.title.setText(self.tr("Something went wrong in the program"))
            self._line.set_text(
                self.tr(
                    "You can go on; your match and your hands are saved. If something does not work now, close the "
                    "window and start the program again: you go on where you were."
                )
            )
        self._caption.setText(
            self.tr("The report helps to mend the fault. No cards and no names are in it, and it is sent to nobody.")
        )
        self.text.setAccessibleName(self.tr("Report"))
        self.copy_button.setText(self.tr("Copy the report"))
        self.close_button.setText(self.tr("Go on"))
        for button in (self.copy_button, self.close_button):
            button.restyle()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy_button.setText(self.tr("Copied"))
        self.copy_button.restyle()
