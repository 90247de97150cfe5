"""Language and theme, asked for on the first page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui.controls import Button, ButtonKind
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.dialogs.look_rows import LookRows


class LookDialog(Dialog):
    """Changes the settings at once; there is nothing to confirm."""

    def __init__(self, host: QWidget, preferences: Preferences) -> None:
        super().__init__(host, width=600)
        self.look = LookRows(preferences)
        self.content.addWidget(self.look)
        self.done = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.done.clicked.connect(self.dismiss)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Language and theme"))
        self.done.setText(self.tr("Done"))
        self.done.restyle()
        self.look.retranslate()
