"""The window's language: chosen or the system's, changed while the program runs.

Texts are English in the code; `assets/translations/ddz_zh_CN.ts` holds the Chinese ones, `ddz_zh_TW.ts` the same in
traditional characters, `ddz_en.ts` only the plural forms of English. A change reaches every widget as
QEvent.LanguageChange; everything else connects to `changed`.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

CHINESE, TRADITIONAL, ENGLISH = "zh_CN", "zh_TW", "en"
LANGUAGES = (CHINESE, TRADITIONAL, ENGLISH)
_LOG = logging.getLogger(__name__)


class TranslationManager(QObject):
    """Installs the translators of one language. Keep it as long as the application lives.

    Signals:
        changed(str): another language is on.
    """

    changed = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._language = ""
        self._installed: list[QTranslator] = []

    @property
    def language(self) -> str:
        """The locale that is on; empty before the first `choose`."""
        return self._language

    def choose(self, wish: str | None = None) -> None:
        """Put a language on; None takes the system's. Unknown ones become English."""
        language = wish if wish in LANGUAGES else system_language() if wish is None else ENGLISH
        if language == self._language:
            return
        self.close()
        self._installed = [
            *self._install("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), language),
            *self._install("ddz", ":/translations", language),
        ]
        self._language = language
        QLocale.setDefault(QLocale(language))
        self.changed.emit(language)

    def close(self) -> None:
        """Take the translators back from the application."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []

    def _install(self, name: str, folder: str, language: str) -> list[QTranslator]:
        translator = QTranslator(self)
        if not translator.load(f"{name}_{language}", folder):
            _LOG.info("no %s translation for %s in %s", name, language, folder)
            return []
        self._app.installTranslator(translator)
        return [translator]


def system_language() -> str:
    """Chinese on a Chinese system, in its script; English on any other."""
    system = QLocale.system()
    if system.language() != QLocale.Language.Chinese:
        return ENGLISH
    return TRADITIONAL if system.script() == QLocale.Script.TraditionalHanScript else CHINESE


def native_name(language: str) -> str:
    """How a language calls itself, for the list of languages."""
    # Qt takes plain "en" for American English
    return QLocale("en_001" if language == ENGLISH else language).nativeLanguageName()
