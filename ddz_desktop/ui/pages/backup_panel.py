"""Back-up of everything in one file, and back again: a panel for the settings."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.library import Contents, LibraryError
from ddz_desktop.controller.messages import Fault, FaultKind
from ddz_desktop.ui import texts_trouble
from ddz_desktop.ui.controls import Button, ButtonKind, Notice, NoticeKind, Panel, Paragraph
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.dialogs.question import Question

SUFFIX = ".zip"
RESTORING = (FaultKind.RESTORE_FAILED, FaultKind.RESTORE_UNFINISHED)


class BackupPanel(Panel):
    """Two buttons, and what came of them.

    Signals:
        restore_begins: everything is about to be replaced; whoever sits at a table leaves it first.
    """

    restore_begins = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent=parent)
        self._controller = controller
        self._source: Path | None = None
        self._asked = False
        self._told: tuple[NoticeKind, str, str] | None = None
        self._line = Paragraph("")
        self.back_up_button = Button("", ButtonKind.PRIMARY, icon="export")
        self.restore_button = Button("", icon="import")
        self._outcome = QVBoxLayout()
        self.body.addWidget(self._line)
        self.body.addWidget(FlowBox((self.back_up_button, self.restore_button), 12))
        self.body.addLayout(self._outcome)
        self.question = _RestoreQuestion(self)
        self.back_up_button.clicked.connect(self._choose_target)
        self.restore_button.clicked.connect(self._choose_source)
        controller.library.backed_up.connect(self._take_backed_up)
        controller.library.failed.connect(self._take_error)
        controller.restored.connect(self._take_restored)
        controller.failed.connect(self._take_fault)
        self._retranslate()

    @property
    def outcome(self) -> str:
        """What is said beneath the buttons."""
        return "" if self._told is None else " ".join(self._told[1:]).strip()

    def back_up(self, file: Path) -> None:
        """Write a back-up; the panel tells how it went."""
        self._begin(self.tr("Backing up…"))
        self._controller.library.back_up(file)

    def restore(self, file: Path) -> None:
        """Ask, and then replace everything by a back-up."""
        self._source = file
        self.question.ask(self.window(), file.name).agreed.connect(self._restore)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    # -- buttons --------------------------------------------------------------------------------------------------

    @Slot()
    def _choose_target(self) -> None:
        name = f"ddz-desktop-{datetime.now().astimezone():%Y-%m-%d}{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Back up"), name, self._kinds())
        if chosen:
            file = Path(chosen)
            self.back_up(file if file.suffix == SUFFIX else file.with_name(file.name + SUFFIX))

    @Slot()
    def _choose_source(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Restore a back-up"), "", self._kinds())
        if chosen:
            self.restore(Path(chosen))

    @Slot()
    def _restore(self) -> None:
        if self._source is not None:
            self._begin(self.tr("Restoring…"))
            self.restore_begins.emit()
            self._controller.restore(self._source)

    # -- what came of it ------------------------------------------------------------------------------------------

    @Slot(object)
    def _take_backed_up(self, contents: Contents) -> None:
        self._end(NoticeKind.OK, self.tr("Everything is backed up."), self._contents_text(contents))

    @Slot(object)
    def _take_error(self, error: LibraryError) -> None:
        if self._asked:
            self._end(NoticeKind.ERROR, self.tr("The back-up was not made."), texts_trouble.trouble_text(error))

    @Slot(object)
    def _take_restored(self, contents: Contents) -> None:
        self._end(NoticeKind.OK, self.tr("Everything is restored."), self._contents_text(contents))

    @Slot(object)
    def _take_fault(self, fault: Fault) -> None:
        if fault.kind in RESTORING:
            self._end(NoticeKind.ERROR, texts_trouble.fault_text(fault))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _begin(self, text: str) -> None:
        self._asked = True
        self._tell(NoticeKind.INFO, text)
        self._set_available()

    def _end(self, kind: NoticeKind, title: str, text: str = "") -> None:
        self._asked = False
        self._tell(kind, title, text)
        self._set_available()

    def _set_available(self) -> None:
        for button in (self.back_up_button, self.restore_button):
            button.set_available(not self._asked, self.tr("One moment, please"))

    def _tell(self, kind: NoticeKind, title: str, text: str = "") -> None:
        self._told = kind, title, text
        while (item := self._outcome.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._outcome.addWidget(Notice(kind, title, text))

    def _contents_text(self, contents: Contents) -> str:
        """What is in a back-up, in words."""
        counted = _Counted()
        parts = [counted.hands(contents.hands), counted.rules(contents.rules), counted.presets(contents.presets)]
        parts += [self.tr("settings")] * contents.settings + [self.tr("an unfinished match")] * contents.match
        return self.tr(", ", "between the parts of a back-up").join(parts)

    def _kinds(self) -> str:
        return self.tr("Back-ups (*{suffix})").format(suffix=SUFFIX)

    def _retranslate(self) -> None:
        assert self.title is not None, "the panel has a title"
        self.title.setText(self.tr("Back-up"))
        self._line.set_text(
            self.tr("One file with your settings, history, saved choices, house rules and the unfinished match.")
        )
        self.back_up_button.setText(self.tr("Back up…"))
        self.restore_button.setText(self.tr("Restore…"))
        for button in (self.back_up_button, self.restore_button):
            button.restyle()
        self._set_available()


class _Counted(QObject):
    """Texts with numbers."""

    def hands(self, number: int) -> str:
        return self.tr("%n recorded hand(s)", "", number)

    def rules(self, number: int) -> str:
        return self.tr("%n house rule(s)", "", number)

    def presets(self, number: int) -> str:
        return self.tr("%n saved choice(s)", "", number)


class _RestoreQuestion(QObject):
    """Asks before everything is replaced; over the whole window, since a panel is too small for it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._name = ""
        self.dialog: Question | None = None

    def ask(self, window: QWidget, name: str) -> Question:
        """Ask about the back-up of that name."""
        self._name = name
        if self.dialog is not None:
            self.dialog.dismiss()
            self.dialog.deleteLater()
        self.dialog = Question(window, self._wording)
        self.dialog.open()
        return self.dialog

    def _wording(self) -> tuple[str, str, str, str]:
        return (
            self.tr("Restore this back-up?"),
            self.tr("{file} takes the place of everything there is now: settings, history, saved choices, house "
                    "rules and the unfinished match.").format(file=self._name),
            self.tr("Restore"),
            self.tr("Cancel"),
        )  # fmt: skip
