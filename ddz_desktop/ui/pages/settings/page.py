"""The settings: sections at the left, the open one in the middle, and a small table that shows what changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import PAGE_MARGIN, PANEL_GAP, Button, PageHeader, Panel
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.settings.controls_section import ControlsSection
from ddz_desktop.ui.pages.settings.data_section import DataSection, first_settings
from ddz_desktop.ui.pages.settings.items import SECTION_TITLES, SectionId, translated
from ddz_desktop.ui.pages.settings.navigation import Navigation, SectionList
from ddz_desktop.ui.pages.settings.player_section import PlayerSection
from ddz_desktop.ui.pages.settings.preview import PreviewPanel
from ddz_desktop.ui.pages.settings.section import Section

LIST_BELOW = 820
"""In narrower windows, or with larger texts, the sections become a list that opens."""

PREVIEW_FROM = 1180
PREVIEWED = (SectionId.CARDS, SectionId.LOOK, SectionId.ACCESS)


class SettingsPage(QWidget):
    """Every change takes effect at once and is kept.

    Signals:
        back: the page is done with.
        lesson_wanted: the first hand is to be explained once more.
        restore_begins: everything is about to be replaced by a back-up.
    """

    back = Signal()
    lesson_wanted = Signal()
    restore_begins = Signal()

    def __init__(self, preferences: Preferences, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._controller = controller
        self._current = SectionId.CARDS
        self.header = PageHeader(" ", " ")
        self.reset_button = Button("", icon="undo", height=48)
        self.header.add_action(self.reset_button)
        self.navigation = Navigation()
        self.list = SectionList()
        self.sections: dict[SectionId, Section] = {}
        self.preview = PreviewPanel()
        self._stack = QStackedWidget()
        self._areas: dict[SectionId, QScrollArea] = {}
        self.reset_question = Question(self, self._reset_wording)
        self.reset_all_question = Question(self, self._reset_all_wording)
        self._lay_out()
        self._connect()
        self.open_section(SectionId.CARDS)

    def _lay_out(self) -> None:
        middle = Panel()
        middle.body.setContentsMargins(22, 14, 12, 10)
        middle.body.addWidget(self.list)
        middle.body.addWidget(self._stack, 1)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(PAGE_MARGIN, 20, PAGE_MARGIN, PAGE_MARGIN)
        row.setSpacing(PANEL_GAP)
        row.addWidget(self.navigation)
        row.addWidget(middle, 52)
        row.addWidget(self.preview, 48)
        frame_page(self, self.header, centred(inner))

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.navigation.chosen.connect(self.open_section)
        self.list.chosen.connect(self.open_section)
        self.reset_button.clicked.connect(self.reset_question.open)
        self.reset_question.agreed.connect(self._reset)
        self.reset_all_question.agreed.connect(self._reset_all)
        self._preferences.changed.connect(self._take_settings)

    # -- for the window -------------------------------------------------------------------------------------------

    @Slot(object)
    def open_section(self, section: SectionId) -> None:
        """Show a section; sections are made when they are first opened."""
        self._current = section
        if section not in self.sections:
            made = self.sections[section] = self._make(section)
            self._areas[section] = scrolling(made)
            self._stack.addWidget(self._areas[section])
        self._stack.setCurrentWidget(self._areas[section])
        self.navigation.mark(section)
        self.list.mark(section)
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now, in the present language."""
        section = self.sections[self._current]
        self.header.title.setText(self.tr("Settings"))
        self.reset_button.setText(self.tr("Defaults"))
        self.reset_button.setAccessibleDescription(self.tr("Sets this section back"))
        self.reset_button.restyle()
        self.reset_button.setVisible(section.resettable)
        self.navigation.retranslate()
        self.list.retranslate(self.tr("Section"), self._current)
        section.show_settings(self._preferences.settings)
        self.preview.show_settings(self._preferences.settings)
        self._arrange()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.refresh()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _take_settings(self, settings: Settings) -> None:
        self.refresh()

    @Slot()
    def _reset(self) -> None:
        self.sections[self._current].reset()

    @Slot()
    def _reset_all(self) -> None:
        self._preferences.change(first_settings(self._preferences.settings))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _make(self, section: SectionId) -> Section:
        if section is SectionId.PLAYER:
            player = PlayerSection(section, self._preferences)
            player.lesson_wanted.connect(self.lesson_wanted)
            return player
        if section is SectionId.DATA:
            data = DataSection(self._preferences, self._controller)
            data.restore_begins.connect(self.restore_begins)
            data.reset_wanted.connect(self.reset_all_question.open)
            return data
        kind = ControlsSection if section is SectionId.CONTROLS else Section
        return kind(section, self._preferences)

    def _arrange(self) -> None:
        as_list = self.width() < theme.scaled(LIST_BELOW)
        self.navigation.setVisible(not as_list)
        self.list.setVisible(as_list)
        self.preview.setVisible(self._current in PREVIEWED and self.width() >= theme.scaled(PREVIEW_FROM))
        self.header.subtitle.setText("" if as_list else self.tr("Changes take effect at once"))
        for section in self.sections.values():
            section.title.setVisible(not as_list)  # the list names it

    def _reset_wording(self) -> tuple[str, str, str, str]:
        title = self.tr('Set "{section}" back?').format(section=translated(SECTION_TITLES[self._current]))
        text = self.tr("Everything in this section will be as it was at first.")
        return title, text, self.tr("Set back"), self.tr("Cancel")

    def _reset_all_wording(self) -> tuple[str, str, str, str]:
        text = self.tr("All sections will be as they were at first. Language and player stay.")
        return self.tr("Reset all settings?"), text, self.tr("Reset"), self.tr("Cancel")
