"""Which theme is on: `theme.current().ink` names a colour, `theme.font(Role.BODY)` a font at the chosen text scale.

There is one `ThemeManager` per application, a child of it, made on first use. Widgets that paint themselves need no
connection: a change of theme reaches every widget as QEvent.StyleChange. Scenes and caches connect to `changed`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from ddz_desktop.settings import Look
from ddz_desktop.ui import fonts
from ddz_desktop.ui.keymap import USUAL_KEYS, Keymap
from ddz_desktop.ui.palette import make_palette
from ddz_desktop.ui.stylesheet import make_stylesheet
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ClothColour, ThemeChoice, Tokens, with_cloth


class CardBack(StrEnum):
    """The card backs; the value names the drawing."""

    TERRACE = "back-terrace"
    LATTICE = "back-lattice"


@dataclass(frozen=True)
class Appearance:
    """How everything looks, as the settings say it.

    SYSTEM also takes high contrast from the desktop. `text_scale` is in percent, one of `fonts.SCALES`.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    cloth: ClothColour = ClothColour.PINE
    four_colour: bool = False
    card_back: CardBack = CardBack.TERRACE
    text_scale: int = 100
    key_caps: bool = True
    keymap: Keymap = USUAL_KEYS
    reduced_motion: bool = False

    @classmethod
    def of(cls, look: Look) -> Appearance:
        """What the settings file calls the same."""
        return cls(
            ThemeChoice(look.theme),
            ClothColour(look.cloth),
            look.four_colour,
            CardBack(look.card_back),
            look.text_scale,
            look.key_caps,
            Keymap.of(look.keys),
            look.reduced_motion,
        )


class ThemeManager(QObject):
    """Applies an appearance to the application. `generation`: how often that has been done.

    Signals:
        changed: tokens, text scale or card style changed; whatever was painted from them is stale.
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._appearance = Appearance()
        self.generation = 0
        self._tokens = self._resolve()
        app.setStyle("Fusion")  # once, before there are widgets: a change of style under a table crashes in Qt
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def appearance(self) -> Appearance:
        return self._appearance

    @property
    def tokens(self) -> Tokens:
        return self._tokens

    def apply(self, appearance: Appearance) -> None:
        """Take over an appearance and restyle the application."""
        self._appearance = appearance
        self.generation += 1
        self._tokens = self._resolve()
        self._app.setFont(fonts.for_role(fonts.Role.BODY, appearance.text_scale))
        self._app.setPalette(make_palette(self._tokens))
        self._app.setStyleSheet(make_stylesheet(self._tokens, appearance.text_scale))
        self.changed.emit()

    # slots

    @Slot()
    def _follow_system(self) -> None:
        if self._appearance.theme is ThemeChoice.SYSTEM and self._resolve().name != self._tokens.name:
            self.apply(self._appearance)

    # helpers

    def _resolve(self) -> Tokens:
        choice = self._appearance.theme
        if choice is ThemeChoice.SYSTEM and system_wants_contrast():
            choice = ThemeChoice.HIGH_CONTRAST
        elif choice is ThemeChoice.SYSTEM and self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark:
            choice = ThemeChoice.DARK
        others = {ThemeChoice.DARK: DARK, ThemeChoice.HIGH_CONTRAST: HIGH_CONTRAST}
        return with_cloth(others.get(choice, LIGHT), self._appearance.cloth)


def manager() -> ThemeManager:
    """The application's theme manager. Raises RuntimeError before there is a QApplication."""
    return _manager_of(QApplication.instance())


@lru_cache(1)
def _manager_of(app: QCoreApplication | None) -> ThemeManager:
    """The one of an application; kept, since everything that is painted asks for it."""
    if not isinstance(app, QApplication):
        raise RuntimeError("There is no QApplication yet, so there is no theme.")
    return ThemeManager(app)


def current() -> Tokens:
    """The tokens of the theme that is on."""
    return manager().tokens


def text_scale() -> int:
    """The text scale in percent."""
    return manager().appearance.text_scale


def scaled(px: float) -> float:
    """A page measure that grows with the text."""
    return px * text_scale() / 100


def font(role: fonts.Role) -> QFont:
    """The font of a page text at the current text scale."""
    return fonts.for_role(role, text_scale())


def system_wants_contrast() -> bool:
    """Whether the desktop asks for high contrast; Qt tells since 6.10."""
    hints = QApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)
