"""A setting that a person can change: where it is kept, its words, what it may be. `catalogue` lists all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.settings import Settings


class SectionId(StrEnum):
    """The sections, in the order of the page; the value names the icon."""

    CARDS = "card"
    LOOK = "palette"
    ACCESS = "access"
    SOUND = "sound"
    CONTROLS = "hand"
    LANGUAGE = "globe"
    PLAYER = "user"
    DATA = "save"


SECTION_TITLES: dict[SectionId, object] = {
    SectionId.CARDS: QT_TRANSLATE_NOOP("Settings", "Cards and table"),
    SectionId.LOOK: QT_TRANSLATE_NOOP("Settings", "Appearance"),
    SectionId.ACCESS: QT_TRANSLATE_NOOP("Settings", "Accessibility"),
    SectionId.SOUND: QT_TRANSLATE_NOOP("Settings", "Sound"),
    SectionId.CONTROLS: QT_TRANSLATE_NOOP("Settings", "Mouse and keys"),
    SectionId.LANGUAGE: QT_TRANSLATE_NOOP("Settings", "Language"),
    SectionId.PLAYER: QT_TRANSLATE_NOOP("Settings", "Player"),
    SectionId.DATA: QT_TRANSLATE_NOOP("Settings", "Data and back-up"),
}


class Shape(StrEnum):
    """How a setting is set. CHOICE: one of a few words. VOLUME: 0 to 100. BACK and CLOTH: one of a few pictures."""

    SWITCH = "switch"
    CHOICE = "choice"
    VOLUME = "volume"
    BACK = "back"
    CLOTH = "cloth"


@dataclass(frozen=True)
class Item:
    """One setting: field `name` of the group `group`, or of the settings themselves where that is empty.

    `choices`: values with their English words. `words`: makes the words of a value where they are no translations.
    """

    group: str
    name: str
    label: object
    caption: object = ""
    shape: Shape = Shape.SWITCH
    choices: tuple[tuple[object, object], ...] = ()
    words: Callable[[object], str] | None = None

    @property
    def title(self) -> str:
        """Its name in the present language."""
        return translated(self.label)

    @property
    def help(self) -> str:
        """The line beneath its name; may be empty."""
        return translated(self.caption)

    def choice_texts(self) -> list[tuple[object, str]]:
        """The values with their words in the present language."""
        return [(value, self._word(value, text)) for value, text in self.choices]

    def _word(self, value: object, text: object) -> str:
        return translated(text) if text or self.words is None else self.words(value)

    def value(self, settings: Settings) -> object:
        """What is chosen."""
        return getattr(getattr(settings, self.group) if self.group else settings, self.name)

    def changed(self, settings: Settings, value: object) -> Settings:
        """The settings with another choice."""
        if not self.group:
            return msgspec.structs.replace(settings, **{self.name: value})
        group = msgspec.structs.replace(getattr(settings, self.group), **{self.name: value})
        return msgspec.structs.replace(settings, **{self.group: group})

    def reset(self, settings: Settings) -> Settings:
        """The settings with the choice that holds at first."""
        return self.changed(settings, self.value(Settings()))


def translated(text: object) -> str:
    """A text of this module in the present language."""
    return QCoreApplication.translate("Settings", str(text)) if text else ""
