"""The settings of the person at this computer, and their file."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.match.ports import system_calendar
from ddz_desktop.settings import Settings, SettingsError, parse_settings, settings_text
from ddz_desktop.storage.atomic import set_aside, write_text

log = logging.getLogger(__name__)


class Preferences(QObject):
    """Holds the settings, saves every change at once.

    A file that cannot be used is set aside beside the new one, under a name with the date; `problem` then says what was
    wrong. The same holds for one of a newer program: an older one must not write over what it does not understand.
    Without a file they are the defaults, and changes hold until the program ends.

    Signals:
        changed: the new Settings.
    """

    changed = Signal(object)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.problem: str | None = None
        self._settings = self._load()

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, settings: Settings) -> None:
        """Take over settings and write them; should that fail they hold until the program ends."""
        if settings == self._settings:
            return
        self._settings = settings
        if self._file is not None:
            self._save(self._file)
        self.changed.emit(settings)

    @Slot()
    def reload(self) -> None:
        """Read the file anew: somebody has replaced it."""
        settings = self._load()
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    def _save(self, file: Path) -> None:
        try:
            write_text(file, settings_text(self._settings))
        except OSError as error:
            log.warning("the settings were not saved: %s", error)
            self.problem = f"The settings were not saved: {error}"

    def _load(self) -> Settings:
        if self._file is None:
            return Settings()
        try:
            return parse_settings(self._file.read_bytes())
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.problem = f"The settings could not be read: {error}"
        except SettingsError as error:
            self.problem = str(error)
            self._put_aside(self._file)
        log.warning("%s", self.problem)
        return Settings()

    def _put_aside(self, file: Path) -> None:
        try:
            set_aside(file, system_calendar())
        except OSError as error:
            log.warning("the unreadable settings stay in place: %s", error)
