"""The pause menu: go on, change language and theme, give the hand up, leave."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui.controls import Button, ButtonKind, Divider
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.dialogs.look_rows import LookRows


class PauseMenu(Dialog):
    """Open while the game stands still; at a LAN table (`lan`), where nothing stands still, the menu of the table.

    Signals:
        resumed: the game goes on; the menu has gone.
        give_up_wanted, leave_wanted, book_wanted, settings_wanted, seed_wanted: that button was pressed; the menu
            stays.
        lan_wanted: the match is to be opened to the LAN; at a LAN table, its waiting room is wanted.
    """

    resumed = Signal()
    book_wanted = Signal()
    settings_wanted = Signal()
    seed_wanted = Signal()
    give_up_wanted = Signal()
    leave_wanted = Signal()
    lan_wanted = Signal()

    def __init__(self, host: QWidget, preferences: Preferences, *, lan: bool = False) -> None:
        super().__init__(host, width=600)
        self._lan = lan
        self.resume_button = Button("", ButtonKind.PRIMARY, icon="play", key="Esc", height=56)
        self.book_button = Button("", icon="book", key="F1")
        self.settings_button = Button("", icon="settings")
        self.seed_button = Button("", ButtonKind.LINK, icon="dice", height=40)
        self.seed_button.hide()  # until there is a seed
        self.lan_button = Button("", icon="users" if lan else "lan")
        self.give_up_button = Button("", icon="x")
        if lan:
            self.give_up_button.hide()  # the others at the table have not lost
        self.leave_button = Button("", icon="home")
        self.look = LookRows(preferences)
        self.main_button = self.resume_button
        self.content.addWidget(self.resume_button)
        self.content.addLayout(_beside(self.book_button, self.settings_button))
        self.content.addWidget(self.seed_button)
        self.content.addWidget(Divider())
        self.content.addWidget(self.look)
        self.content.addWidget(Divider())
        self.content.addSpacing(4)
        self.content.addWidget(self.lan_button)
        self.content.addLayout(_beside(self.give_up_button, self.leave_button))
        self.content.addStretch(1)
        self.resume_button.clicked.connect(self.cancel)
        self.book_button.clicked.connect(self.book_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.seed_button.clicked.connect(self.seed_wanted)
        self.give_up_button.clicked.connect(self.give_up_wanted)
        self.leave_button.clicked.connect(self.leave_wanted)
        self.lan_button.clicked.connect(self.lan_wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that stands on the rulebook's button opens it from here, too."""
        if event.key() == Qt.Key.Key_F1:
            self.book_button.click()
        else:
            super().keyPressEvent(event)

    def set_can_give_up(self, can: bool) -> None:
        """Whether there is a hand to give up."""
        reason = "" if can else self.tr("There is no hand to give up now.")
        self.give_up_button.set_available(can, reason)

    def set_can_open(self, can: bool) -> None:
        """Whether there is a match that could go on in the LAN."""
        self.lan_button.set_available(can or self._lan, self.tr("This match is over."))

    def show_seed(self, text: str) -> None:
        """What the seed card of the hand is called."""
        self.seed_button.setText(text)
        self.seed_button.setVisible(bool(text))
        self.seed_button.restyle()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Menu") if self._lan else self.tr("Paused"))
        self.resume_button.setText(self.tr("Continue"))
        self.book_button.setText(self.tr("Rulebook"))
        self.settings_button.setText(self.tr("All settings"))
        self.give_up_button.setText(self.tr("Give up this hand"))
        self.leave_button.setText(self.tr("Leave the table") if self._lan else self.tr("Save and leave"))
        kept = self.tr("The match is saved as it stands. You can go on with it from the first page.")
        self.leave_button.set_hint("" if self._lan else kept)
        self.lan_button.setText(self.tr("Waiting room") if self._lan else self.tr("Open to the LAN"))
        for button in self.findChildren(Button):
            button.restyle()
        self.look.retranslate()

    @Slot()
    def cancel(self) -> None:
        super().cancel()
        self.resumed.emit()


def _beside(*buttons: Button) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(14)
    for button in buttons:
        row.addWidget(button, 1)
    return row
