"""Language and theme as two rows of choices, in force at once."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui.controls import Label, SegmentedControl
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.tokens import ThemeChoice
from ddz_desktop.ui.translation import LANGUAGES, native_name


class LookRows(QWidget):
    """Changes the settings themselves."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._labels = (Label("", wrap=True), Label("", wrap=True))
        self.languages = SegmentedControl([(None, "")], None)
        self.themes = SegmentedControl([(ThemeChoice.SYSTEM, "")], ThemeChoice.SYSTEM)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        self._rows = [
            FormRow(label, control) for label, control in zip(self._labels, (self.languages, self.themes), strict=True)
        ]
        for row in self._rows:
            layout.addWidget(row)
        self.languages.changed.connect(self._set_language)
        self.themes.changed.connect(self._set_theme)

    def retranslate(self) -> None:
        """Show what holds now, in the present language."""
        settings = self._preferences.settings
        for label, text in zip(self._labels, (self.tr("Language"), self.tr("Theme")), strict=True):
            label.setText(text)
        self.languages.setAccessibleName(self.tr("Language"))
        self.themes.setAccessibleName(self.tr("Theme"))
        languages = [(None, self.tr("System")), *((language, native_name(language)) for language in LANGUAGES)]
        self.languages.set_choices(languages, settings.language if settings.language in LANGUAGES else None)
        themes = [
            (ThemeChoice.SYSTEM, self.tr("System")),
            (ThemeChoice.LIGHT, self.tr("Light")),
            (ThemeChoice.DARK, self.tr("Dark")),
            (ThemeChoice.HIGH_CONTRAST, self.tr("High contrast")),
        ]
        self.themes.set_choices(themes, ThemeChoice(settings.look.theme))
        for row in self._rows:
            row.arrange()

    @Slot(object)
    def _set_language(self, language: str | None) -> None:
        self._preferences.change(msgspec.structs.replace(self._preferences.settings, language=language))

    @Slot(object)
    def _set_theme(self, theme: ThemeChoice) -> None:
        settings = self._preferences.settings
        look = msgspec.structs.replace(settings.look, theme=theme.value)
        self._preferences.change(msgspec.structs.replace(settings, look=look))
