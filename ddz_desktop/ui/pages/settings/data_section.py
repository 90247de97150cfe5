"""The section about what is kept: back it up, restore it, and set all settings back."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings
from ddz_desktop.ui.controls import Button, Label, Paragraph
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.backup_panel import BackupPanel
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.pages.settings.section import Section


class DataSection(Section):
    """Everything a person has goes into one file, and comes back from it.

    Signals:
        restore_begins: everything is about to be replaced; whoever sits at a table leaves it first.
        reset_wanted: all settings are to be as they are at first.
    """

    restore_begins = Signal()
    reset_wanted = Signal()

    def __init__(self, preferences: Preferences, controller: GameController) -> None:
        self._controller = controller
        super().__init__(SectionId.DATA, preferences)

    def add_controls(self) -> None:
        self.backup = BackupPanel(self._controller)
        self._reset_title = Label("", Role.ROW, wrap=True)
        self._reset_text = Paragraph("")
        self.reset_button = Button("", icon="undo", height=50)
        self.body.addWidget(self.backup)
        self.body.addSpacing(4)
        self.body.addWidget(self._reset_title)
        self.body.addWidget(self._reset_text)
        self.body.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.backup.restore_begins.connect(self.restore_begins)
        self.reset_button.clicked.connect(self.reset_wanted)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._reset_title.setText(self.tr("All settings as they were at first"))
        self._reset_text.set_text(self.tr("Your name, the history and house rules stay as they are."))
        self.reset_button.setText(self.tr("Reset all settings"))
        self.reset_button.restyle()

    @property
    def resettable(self) -> bool:
        return False


def first_settings(settings: Settings) -> Settings:
    """All as at first, but for the player, his program and last game, the window's place and what has been learnt."""
    return msgspec.structs.replace(
        Settings(),
        language=settings.language,
        window=settings.window,
        player=settings.player,
        program=settings.program,
        new_game=settings.new_game,
        progress=settings.progress,
    )
