"""The section about the player: name and picture."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Slot

from ddz_desktop.settings import Player, Settings
from ddz_desktop.ui.pages.player_form import PlayerForm
from ddz_desktop.ui.pages.settings.section import Section


class PlayerSection(Section):
    """Changes hold from the next match on; the first page greets at once."""

    def add_controls(self) -> None:
        self.form = PlayerForm()
        self.body.addWidget(self.form)
        self.form.changed.connect(self._take)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.form.show_player(settings.player)

    @Slot(object)
    def _take(self, player: Player) -> None:
        self.preferences.change(msgspec.structs.replace(self.preferences.settings, player=player))
