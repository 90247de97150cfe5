"""The rulebook beside the table: open at what is going on there, and gone again with Esc."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button
from ddz_desktop.ui.dialogs.dialog import EDGE, Dialog
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from ddz_desktop.ui.pages.rulebook.view import RulebookView

WIDTH = 520
SHARE = 0.75
"""The widest part of the window that it takes."""


class RulebookDrawer(Dialog):
    """Covers the right side of its host; the rest stays to be seen."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=WIDTH)
        self.view = RulebookView()
        self.content.setContentsMargins(10, 4, 10, 4)
        self.content.addWidget(self.view)
        self.close_button = self.add_button(Button("", key="Esc", height=48), main=True)
        self.close_button.clicked.connect(self.cancel)

    def read(self, rules: RuleSet, section: Topic) -> None:
        """Open at a section of what is played."""
        self.view.set_rules(rules)
        self.view.open(Place(rules=rules, section=section))
        self.open()
        self.view.scroller.setFocus(Qt.FocusReason.PopupFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rulebook"))
        self.close_button.setText(self.tr("Back to the table"))
        self.close_button.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table is not dimmed."""

    def _place(self) -> None:
        self.setGeometry(self._host.rect())
        width = min(round(max(theme.scaled(self._width), 0.42 * self.width())), round(SHARE * self.width()))
        self._panel.setGeometry(self.width() - width - EDGE // 2, EDGE // 2, width, self.height() - EDGE)
