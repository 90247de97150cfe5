"""A deal code from a friend: what it is, and the same cards to be played."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.library import Library, LibraryError
from ddz_desktop.rules.record import Record
from ddz_desktop.ui import texts
from ddz_desktop.ui.controls import Button, ButtonKind, Notice, NoticeKind, Paragraph, TextField
from ddz_desktop.ui.dialogs.dialog import Dialog


class DealCodeDialog(Dialog):
    """Reads what is pasted and says at once what it is.

    Signals:
        play_wanted(object): the deal, as a Record without decisions, is to be played.
    """

    play_wanted = Signal(object)

    def __init__(self, host: QWidget, library: Library) -> None:
        super().__init__(host, width=620)
        self._library = library
        self.deal: Record | None = None
        self._line = Paragraph("")
        self.field = TextField(icon="tag")
        self._verdict = QVBoxLayout()
        self.content.addWidget(self._line)
        self.content.addWidget(self.field)
        self.content.addLayout(self._verdict)
        self.content.addStretch(1)
        self.cancel_button = self.add_button(Button("", height=50))
        self.play_button = self.add_button(Button("", ButtonKind.PRIMARY, icon="play", height=50), main=True)
        self.field.textChanged.connect(self._read)
        self.cancel_button.clicked.connect(self.cancel)
        self.play_button.clicked.connect(self._play)

    def ask(self) -> None:
        """Open, with the code on the clipboard if there is one."""
        self.field.clear()
        pasted = QGuiApplication.clipboard().text().strip()
        if pasted and "\n" not in pasted and self._parse(pasted) is not None:
            self.field.setText(pasted)
        self.open()
        self.field.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Play a deal"))
        self._line.set_text(
            self.tr("With a deal code everybody gets the same cards, as in the hand it was copied from.")
        )
        self.field.setPlaceholderText("D1-…")
        self.field.setAccessibleName(self.tr("Deal code"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.play_button.setText(self.tr("Play"))
        for button in (self.cancel_button, self.play_button):
            button.restyle()
        self._read()

    @Slot()
    def _read(self) -> None:
        text = self.field.text().strip()
        self.deal = self._parse(text) if text else None
        if not text:
            self._show(None)
        elif self.deal is None:
            told = self.tr("A letter is wrong or missing. Was it copied whole?")
            self._show(Notice(NoticeKind.ERROR, self.tr("This is no deal code"), told))
        else:
            rules = self.deal.rules
            name, players = texts.system_name(rules), texts.players_text(rules)
            self._show(Notice(NoticeKind.OK, self.tr("{rules} · {players}").format(rules=name, players=players)))
        self.play_button.set_available(self.deal is not None, self.tr("Paste a deal code first."))

    def _parse(self, text: str) -> Record | None:
        try:
            return self._library.opening(text)
        except LibraryError:
            return None

    @Slot()
    def _play(self) -> None:
        if self.deal is not None:
            self.dismiss()
            self.play_wanted.emit(self.deal)

    def _show(self, notice: Notice | None) -> None:
        while (item := self._verdict.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if notice is not None:
            self._verdict.addWidget(notice)
            notice.show()
