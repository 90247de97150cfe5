"""The pages beside the games: settings, first start, first hand, about. Each is loaded when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.controller.version_look import VersionLook
from ddz_desktop.ui.pages.settings.items import SectionId

if TYPE_CHECKING:
    from ddz_desktop.ui.pages.about.page import AboutPage
    from ddz_desktop.ui.pages.first_start import FirstStartPage
    from ddz_desktop.ui.pages.settings.page import SettingsPage
    from ddz_desktop.ui.tutorial.page import TutorialPage


class SidePages(QObject):
    """Makes them, puts them among the window's pages, and takes away what is over.

    Signals:
        back: the page that is shown is done with.
        home_wanted, game_wanted, lesson_wanted: the first page, a quick game or the first hand is to come.
        restore_begins: everything is about to be replaced by a back-up.
        settings_wanted: the settings are to come, and then this page again.
    """

    back = Signal()
    home_wanted = Signal()
    game_wanted = Signal()
    lesson_wanted = Signal()
    restore_begins = Signal()
    settings_wanted = Signal()

    def __init__(
        self, pages: QStackedWidget, preferences: Preferences, controller: GameController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._preferences = preferences
        self._controller = controller
        self._settings: SettingsPage | None = None
        self._about: AboutPage | None = None
        self.first: FirstStartPage | None = None
        self.lesson: TutorialPage | None = None

    def settings(self, section: SectionId | None = None) -> SettingsPage:
        """The settings, open at a section or where they were."""
        if self._settings is None:
            from ddz_desktop.ui.pages.settings.page import SettingsPage

            self._settings = SettingsPage(self._preferences, self._controller)
            self._settings.back.connect(self.back)
            self._settings.lesson_wanted.connect(self.lesson_wanted)
            self._settings.restore_begins.connect(self.restore_begins)
            self._pages.addWidget(self._settings)
        if section is not None:
            self._settings.open_section(section)
        return self._settings

    def about(self) -> AboutPage:
        """About the program."""
        if self._about is None:
            from ddz_desktop.ui.pages.about.page import AboutPage

            self._about = AboutPage(self._controller.data_folder, VersionLook.where_possible(self))
            self._about.back.connect(self.back)
            self._pages.addWidget(self._about)
        return self._about

    def first_start(self, language: str) -> FirstStartPage:
        """What is asked once; in this language until another is chosen."""
        from ddz_desktop.ui.pages.first_start import FirstStartPage

        self.first = FirstStartPage(self._preferences, language)
        self.first.skipped.connect(self.home_wanted)
        self.first.lesson_wanted.connect(self.lesson_wanted)
        self._pages.addWidget(self.first)
        return self.first

    def begin_lesson(self) -> TutorialPage:
        """The first hand, from its beginning or where it was left."""
        self.end_lesson()
        from ddz_desktop.ui.tutorial.page import TutorialPage

        self.lesson = TutorialPage(self._preferences)
        self.lesson.left.connect(self.home_wanted)
        self.lesson.play_wanted.connect(self.game_wanted)
        self.lesson.settings_wanted.connect(self.settings_wanted)
        self._pages.addWidget(self.lesson)
        return self.lesson

    @Slot()
    def end_lesson(self) -> None:
        """The first hand is over or left; nothing happens where there is none."""
        if self.lesson is not None:
            lesson, self.lesson = self.lesson, None
            lesson.leave()
            self._drop(lesson)

    def end_first_start(self) -> None:
        """Everything has been asked."""
        if self.first is not None:
            first, self.first = self.first, None
            self._drop(first)

    def _drop(self, page: QWidget) -> None:
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()
