"""A section: its title and its rows."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.settings.catalogue import SECTIONS
from ddz_desktop.ui.pages.settings.items import SECTION_TITLES, Item, SectionId, translated
from ddz_desktop.ui.pages.settings.rows import SettingRow


class Section(QWidget):
    """What is changed here holds at once. Subclasses add controls of their own beneath the rows."""

    def __init__(self, section: SectionId, preferences: Preferences) -> None:
        super().__init__()
        self.section = section
        self.preferences = preferences
        self.title = Label("", Role.PANEL_TITLE, wrap=True)
        self.rows = [SettingRow(item) for item in SECTIONS[section]]
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(6, 4, 10, 10)
        self.body.setSpacing(16)
        self.body.addWidget(self.title)
        for row in self.rows:
            self.body.addWidget(row)
            row.chosen.connect(self._choose)
        self.add_controls()
        self.body.addStretch(1)

    def add_controls(self) -> None:
        """Hook: put more beneath the rows."""

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen, in the present language."""
        self.title.setText(translated(SECTION_TITLES[self.section]))
        for row in self.rows:
            row.show_settings(settings)

    def row(self, name: str) -> SettingRow:
        """The row of a setting. Raises LookupError when it is not here."""
        for row in self.rows:
            if row.item.name == name:
                return row
        raise LookupError(f"there is no setting {name} in this section")

    @property
    def resettable(self) -> bool:
        """Whether there is anything to set back."""
        return bool(self.rows)

    def reset(self) -> None:
        """Everything here as it is at first."""
        settings = self.preferences.settings
        for row in self.rows:
            settings = row.item.reset(settings)
        self.preferences.change(settings)

    @Slot(object, object)
    def _choose(self, item: Item, value: object) -> None:
        self.preferences.change(item.changed(self.preferences.settings, value))
