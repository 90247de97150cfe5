"""The first start: language, name and picture, and the offer of a first hand that is explained."""

from __future__ import annotations

from itertools import product

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Player, Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Label, PageFooter, Panel, Paragraph, SegmentedControl
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.home_picture import HomePicture
from ddz_desktop.ui.pages.player_form import PlayerForm
from ddz_desktop.ui.translation import LANGUAGES, native_name

PICTURE_FROM = 1000
PANEL_WIDTH = 760
BETWEEN = (16, 12, 8, 4)
"""The room between the questions, and where the window is low."""


class FirstStartPage(ArrangedPage):
    """Shown once. Everything it asks can be changed later in the settings, and takes effect at once.

    Signals:
        lesson_wanted: the first hand is to be explained.
        skipped: straight to the first page.
    """

    lesson_wanted = Signal()
    skipped = Signal()

    def __init__(self, preferences: Preferences, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._language = language
        self.picture = HomePicture()
        self.title = Label("", Role.TITLE, wrap=True)
        self.welcome = Paragraph("")
        self.language_label = Label("", Role.ROW)
        self.languages = SegmentedControl([(each, native_name(each)) for each in LANGUAGES], LANGUAGES[0])
        self.form = PlayerForm(beside=True)
        self.lesson_title = Label("", Role.ROW, wrap=True)
        self.lesson_text = Paragraph("")
        self.skip_button = Button("", height=50)
        self.lesson_button = Button("", ButtonKind.PRIMARY, icon="play", key="↵", height=50)
        self._inner = QWidget()
        self._body = QVBoxLayout(self._inner)
        self._gap = QWidget()
        self._row = QHBoxLayout()
        self._lay_out()
        self.languages.changed.connect(self._take_language)
        self.form.changed.connect(self._take_player)
        self.lesson_button.clicked.connect(self._begin_lesson)
        self.skip_button.clicked.connect(self._skip)
        self.retranslate()

    def _lay_out(self) -> None:
        panel = Panel()
        panel.setMaximumWidth(PANEL_WIDTH * 2)
        language = QHBoxLayout()
        language.setSpacing(16)
        language.addWidget(self.language_label)
        language.addWidget(self.languages)
        language.addStretch(1)
        body = self._body
        body.setContentsMargins(6, 4, 12, 6)
        body.addWidget(self.title)
        body.addWidget(self.welcome)
        body.addLayout(language)
        body.addWidget(self.form)
        body.addWidget(self._gap)
        body.addWidget(self.lesson_title)
        body.addWidget(self.lesson_text)
        body.addStretch(1)
        self._area = scrolling(self._inner)
        panel.body.addWidget(self._area)
        self._row.setSpacing(20)
        self._row.addWidget(self.picture, 40)
        self._row.addWidget(panel, 60)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._row, 1)
        layout.addWidget(PageFooter((), (self.skip_button, self.lesson_button)))

    def retranslate(self) -> None:
        """Take the texts of the present language, and what has been chosen."""
        settings = self._preferences.settings
        self.title.setText(self.tr("Welcome to Dou Dizhu"))
        self.welcome.set_text(self.tr("Three short questions; all of it can be changed later in the settings."))
        self.language_label.setText(self.tr("Language"))
        self.languages.setAccessibleName(self.tr("Language"))
        self.languages.set_value(settings.language if settings.language in LANGUAGES else self._language)
        self.form.show_player(settings.player)
        self.lesson_title.setText(self.tr("Never played before?"))
        self.lesson_text.set_text(
            self.tr(
                "A first hand shows how it goes, step by step. It takes five minutes, and you can leave it any time."
            )
        )
        self.lesson_button.setText(self.tr("Show me how"))
        self.skip_button.setText(self.tr("I know the game"))
        self.picture.set_foot(self.tr("Two to five players · twelve rule systems"))
        for button in (self.lesson_button, self.skip_button):
            button.restyle()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Texts have their sizes only now."""
        super().showEvent(event)
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lesson_button.click()
        else:
            super().keyPressEvent(event)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _take_language(self, language: str) -> None:
        self._change(msgspec.structs.replace(self._preferences.settings, language=language))

    @Slot(object)
    def _take_player(self, player: Player) -> None:
        self._change(msgspec.structs.replace(self._preferences.settings, player=player))

    @Slot()
    def _begin_lesson(self) -> None:
        self._welcome_over()
        self.lesson_wanted.emit()

    @Slot()
    def _skip(self) -> None:
        self._welcome_over()
        self.skipped.emit()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _welcome_over(self) -> None:
        settings = self._preferences.settings
        progress = msgspec.structs.replace(settings.progress, welcomed=True)
        self._change(msgspec.structs.replace(settings, progress=progress))

    def _change(self, settings: Settings) -> None:
        self._preferences.change(settings)

    def arrange(self) -> None:
        """The picture beside the questions where nothing has to scroll for it."""
        labels = (self.language_label, self.form.name_label)
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
        wide = self.width() >= theme.scaled(PICTURE_FROM)
        for picture, between in product((True, False) if wide else (False,), BETWEEN):
            self.picture.setVisible(picture)
            self._body.setSpacing(between)
            self._gap.setFixedHeight(max(0, between - 6))
            above = 2 * between + 4
            self._row.setContentsMargins(24, above, 24, min(above, 16))
            self._row.activate()
            if self._inner.heightForWidth(self._area.width()) <= self._area.height():
                return
