"""The section about the player: name and picture, the lesson, and a program that plays instead of the computer."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal, Slot

from ddz_desktop.settings import OwnProgram, Player, Settings
from ddz_desktop.ui.controls import Button, Label
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.player_form import PlayerForm
from ddz_desktop.ui.pages.settings.program_form import ProgramForm
from ddz_desktop.ui.pages.settings.section import Section


class PlayerSection(Section):
    """Changes hold from the next match on; the first page greets at once.

    Signals:
        lesson_wanted: the first hand is to be explained once more.
    """

    lesson_wanted = Signal()

    def add_controls(self) -> None:
        self.form = PlayerForm()
        self.body.addWidget(self.form)
        self.form.changed.connect(self._take)
        self._lesson_label = Label("", Role.ROW, wrap=True)
        self.lesson_button = Button("", icon="play", height=50)
        self.body.addSpacing(8)
        self.body.addWidget(self._lesson_label)
        self.body.addWidget(self.lesson_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.lesson_button.clicked.connect(self.lesson_wanted)
        self.program = ProgramForm()
        self.body.addSpacing(8)
        self.body.addWidget(self.program)
        self.program.changed.connect(self._take_program)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.form.show_player(settings.player)
        self._lesson_label.setText(self.tr("How the game goes, step by step"))
        self.lesson_button.setText(self.tr("Play the first hand again"))
        self.lesson_button.restyle()
        self.program.show_program(settings.program)

    @Slot(object)
    def _take(self, player: Player) -> None:
        self.preferences.change(msgspec.structs.replace(self.preferences.settings, player=player))

    @Slot(object)
    def _take_program(self, program: OwnProgram) -> None:
        self.preferences.change(msgspec.structs.replace(self.preferences.settings, program=program))
