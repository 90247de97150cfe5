"""Help with LAN play at a table: what to look at when nobody gets in, and what the host's computer can see."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, Label, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.help_panel import HelpPanel


class HelpDialog(Dialog):
    """Two texts."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=720)
        self._connect_help = HelpPanel()
        self._sees = Label("", Role.ROW, wrap=True)
        self._text = Paragraph(role=Role.LABEL)
        for widget in (self._connect_help, self._sees, self._text):
            self.content.addWidget(widget)
        self.content.addStretch(1)
        self.close_button = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.close_button.clicked.connect(self.cancel)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Help with LAN play"))
        self._connect_help.retranslate()
        self._sees.setText(self.tr("What the host's computer can see"))
        self._text.set_text(texts_lan.host_sees_text())
        self.close_button.setText(self.tr("OK"))
        self.close_button.restyle()
