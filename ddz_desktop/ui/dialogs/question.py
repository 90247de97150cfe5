"""Small dialogs: a question with two answers, and a message."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog

Wording = Callable[[], tuple[str, str, str, str]]
"""Title, text, and the words for yes and no, in the language of the moment. Without a no it is a message."""


class Question(Dialog):
    """Asks before something is done that cannot be taken back. `careful`: Enter says no.

    Signals:
        agreed: yes; the dialog has gone.
    """

    agreed = Signal()

    def __init__(self, host: QWidget, wording: Wording, *, width: int = 560, careful: bool = False) -> None:
        super().__init__(host, width=width)
        self._wording = wording
        self._text = Paragraph("")
        self.content.addWidget(self._text)
        self.content.addStretch(1)
        self.no = self.add_button(Button("", key="↵" if careful else "", height=50), main=careful)
        yes = Button("", ButtonKind.SECONDARY if careful else ButtonKind.PRIMARY, key="" if careful else "↵", height=50)
        self.yes = self.add_button(yes, main=not careful)
        self.no.clicked.connect(self.cancel)
        self.yes.clicked.connect(self._agree)

    @property
    def text(self) -> str:
        """What it says beneath its title."""
        return self._text.accessibleName()

    def retranslate(self) -> None:
        title, text, yes, no = self._wording()
        self.title.setText(title)
        self._text.set_text(text)
        self.yes.setText(yes)
        self.yes.restyle()
        self.no.setText(no)
        self.no.restyle()
        self.no.setVisible(bool(no))

    @Slot()
    def _agree(self) -> None:
        self.dismiss()
        self.agreed.emit()
