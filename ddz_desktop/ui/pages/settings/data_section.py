"""The section about what is kept: back it up, restore it, and set all settings back."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QDate, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.library import Contents, LibraryError
from ddz_desktop.controller.messages import Fault, FaultKind
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings
from ddz_desktop.ui.controls import Button, ButtonKind, Divider, Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.pages.settings.section import Section

SUFFIX = ".zip"


class DataSection(Section):
    """Everything a person has goes into one file, and comes back from it.

    Signals:
        restore_wanted(object): the Path of a back-up that is to replace everything.
        reset_wanted: all settings are to be as they are at first.
    """

    restore_wanted = Signal(object)
    reset_wanted = Signal()

    def __init__(self, preferences: Preferences, controller: GameController) -> None:
        self._controller = controller
        super().__init__(SectionId.DATA, preferences)

    def add_controls(self) -> None:
        self._about = Paragraph("")
        self.back_up_button = Button("", ButtonKind.PRIMARY, icon="export", height=50)
        self.restore_button = Button("", icon="import", height=50)
        self._outcome = Panel(kind=PanelKind.SOFT, radius=14)
        self._outcome_text = Label("", Role.BODY, wrap=True)
        self._outcome.body.addWidget(self._outcome_text)
        self._outcome.hide()
        self._reset_title = Label("", Role.ROW, wrap=True)
        self._reset_text = Paragraph("")
        self.reset_button = Button("", icon="undo", height=50)
        self.body.addWidget(self._about)
        self.body.addLayout(_row(self.back_up_button, self.restore_button))
        self.body.addWidget(self._outcome)
        self.body.addWidget(Divider())
        self.body.addWidget(self._reset_title)
        self.body.addWidget(self._reset_text)
        self.body.addLayout(_row(self.reset_button))
        self.back_up_button.clicked.connect(self._choose_back_up)
        self.restore_button.clicked.connect(self._choose_restore)
        self.reset_button.clicked.connect(self.reset_wanted)
        library = self._controller.library
        library.backed_up.connect(self._tell_backed_up)
        library.failed.connect(self._tell_failure)
        library.busy_changed.connect(self._take_busy)
        self._controller.restored.connect(self._tell_restored)
        self._controller.failed.connect(self._tell_fault)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._about.set_text(
            self.tr(
                "One file holds everything: settings, presets, house rules, the unfinished match and the history of"
                " hands. Keep it in a safe place, or take it to another computer."
            )
        )
        self.back_up_button.setText(self.tr("Back up…"))
        self.restore_button.setText(self.tr("Restore…"))
        self._reset_title.setText(self.tr("All settings as they were at first"))
        self._reset_text.set_text(self.tr("Your name, the history and house rules stay as they are."))
        self.reset_button.setText(self.tr("Reset all settings"))
        for button in (self.back_up_button, self.restore_button, self.reset_button):
            button.restyle()

    @property
    def outcome(self) -> str:
        """What came of the last back-up or restoring; empty before."""
        return self._outcome_text.text()

    def back_up(self, file: Path) -> None:
        """Write everything into a file."""
        self._controller.library.back_up(file)

    @property
    def resettable(self) -> bool:
        return False

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _choose_back_up(self) -> None:
        name = f"ddz-desktop-{QDate.currentDate().toString(Qt.DateFormat.ISODate)}{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Back up everything"), str(Path.home() / name), self.tr("Back-ups (*.zip)")
        )
        if chosen:
            self.back_up(Path(chosen).with_suffix(SUFFIX))

    @Slot()
    def _choose_restore(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Restore a back-up"), str(Path.home()), self.tr("Back-ups (*.zip)")
        )
        if chosen:
            self.restore_wanted.emit(Path(chosen))

    @Slot(bool)
    def _take_busy(self, busy: bool) -> None:
        self.back_up_button.set_available(not busy, self.tr("The file is being written."))

    @Slot(object)
    def _tell_backed_up(self, contents: Contents) -> None:
        self._tell(self.tr("The back-up is written. {contents}").format(contents=self._contents(contents)))

    @Slot(object)
    def _tell_restored(self, contents: Contents) -> None:
        self._tell(self.tr("The back-up is restored. {contents}").format(contents=self._contents(contents)))

    @Slot(object)
    def _tell_failure(self, error: LibraryError) -> None:
        self._tell(self.tr("That did not work: {reason}").format(reason=error))

    @Slot(object)
    def _tell_fault(self, fault: Fault) -> None:
        if fault.kind is FaultKind.RESTORE_FAILED:
            self._tell(self.tr("That did not work: {reason}").format(reason=fault.message))
        elif fault.kind is FaultKind.RESTORE_UNFINISHED:
            self._tell(self.tr("The back-up holds after the program has been started anew."))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _contents(self, contents: Contents) -> str:
        told = self.tr("Hands: {hands} · house rules: {rules} · presets: {presets}")
        return told.format(hands=contents.hands, rules=contents.rules, presets=contents.presets)

    def _tell(self, text: str) -> None:
        self._outcome_text.setText(text)
        self._outcome.show()


def first_settings(settings: Settings) -> Settings:
    """All as at first, but for the player, the last new game, the window's place and what has been learnt."""
    return msgspec.structs.replace(
        Settings(),
        language=settings.language,
        window=settings.window,
        player=settings.player,
        new_game=settings.new_game,
        progress=settings.progress,
    )


def _row(*buttons: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(14)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
