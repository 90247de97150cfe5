"""Offers what a crash has interrupted: the seat at somebody's table, or one's own table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel, PanelKind
from ddz_desktop.ui.fonts import Role


class ReturnPanel(Panel):
    """A sentence, and two answers.

    Signals:
        wanted: go on with it.
        dropped: forget it.
    """

    wanted = Signal()
    dropped = Signal()

    def __init__(self) -> None:
        super().__init__(kind=PanelKind.SOFT_GOLD, radius=16)
        self._text = Label("", Role.ROW, wrap=True)
        self.go_on = Button("", ButtonKind.PRIMARY)
        self.drop = Button("")
        self.go_on.clicked.connect(self.wanted)
        self.drop.clicked.connect(self.dropped)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._text, 1)
        line.addWidget(self.drop)
        line.addWidget(self.go_on)
        self.body.setContentsMargins(24, 14, 16, 14)
        self.body.addLayout(line)

    def set_texts(self, text: str, go_on: str, drop: str) -> None:
        """Say what is offered."""
        self._text.setText(text)
        self.go_on.setText(go_on)
        self.drop.setText(drop)
        self.go_on.restyle()
        self.drop.restyle()
