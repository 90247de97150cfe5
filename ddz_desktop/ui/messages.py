"""What the window tells over its pages: in passing, or in a dialog where it has to be read."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QRect, QSize, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from ddz_desktop.controller.messages import Fault, FaultKind
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.controller.trouble import LibraryError
from ddz_desktop.ui import texts_trouble
from ddz_desktop.ui.controls import ToastHost
from ddz_desktop.ui.controls.toasts import HasToastArea
from ddz_desktop.ui.dialogs.question import Question, Wording
from ddz_desktop.ui.dialogs.report import ReportDialog


class Messages(QObject):
    """`message`: the dialog that was shown last. `report`: the one about faults of the program.

    Signals:
        match_broken: the match that was played cannot go on; home is to be shown before that is told.
    """

    match_broken = Signal()

    def __init__(self, window: QWidget, host: QStackedWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._host = host
        self._preferences = preferences
        self._to_tell: deque[Wording] = deque()
        self.toasts = ToastHost(window)
        self.toasts.area = self._toast_area
        host.currentChanged.connect(self.toasts.arrange)
        self.message: Question | None = None
        self.report = ReportDialog(host)

    def tell(self, wording: Wording) -> None:
        """Show a message over the window, after those that have not been read yet."""
        self._to_tell.append(wording)
        if self.message is None or self.message.isHidden():
            self._tell_next()

    @Slot(str)
    def toast(self, text: str) -> None:
        """Say something in passing."""
        self.toasts.show_toast(text)

    @Slot(object)
    def tell_fault(self, fault: Fault) -> None:
        """Something went wrong in the game."""
        if fault.playable:
            self.toast(texts_trouble.fault_text(fault))
            return
        self.match_broken.emit()
        self.tell(partial(self._fault_wording, fault))

    @Slot(str)
    def tell_bug(self, report: str) -> None:
        """An error that nobody expected. The first counts: what follows comes from it."""
        if self.report.isHidden():
            self.report.show_report(report)

    def tell_crash(self, report: str) -> None:
        """The last run ended by itself."""
        self.report.show_report(report, crashed=True)

    def tell_nothing_kept(self, folder: Path) -> None:
        """There is nowhere to write to."""
        self.tell(partial(self._nothing_kept_wording, folder))

    def tell_no_room(self) -> None:
        """What was kept can be read, but nothing more can be written."""
        self.tell(self._no_room_wording)

    @Slot(object, object)
    def tell_unopened(self, file: Path, error: LibraryError) -> None:
        """A file that the person wanted to see cannot be shown."""
        self.tell(partial(self._unopened_wording, file, error))

    def tell_safe(self) -> None:
        """The program was started with its default settings."""
        self.tell(self._safe_wording)

    @Slot(bool)
    def tell_muted(self, muted: bool) -> None:
        """The sound was switched."""
        self.toasts.show_toast(self.tr("Sound is off") if muted else self.tr("Sound is on"), topic="sound")

    @Slot(str)
    def tell_program_lost(self, reason: str) -> None:
        """The person's own program has lost its seat; the reason is in English."""
        self.toast(self.tr("The computer plays this hand for your program: {reason}").format(reason=reason))

    @Slot()
    def tell_unheard(self) -> None:
        """Sounds cannot be heard here: told once, since it may well stay so."""
        settings = self._preferences.settings
        if settings.progress.silence_told:
            return
        progress = msgspec.structs.replace(settings.progress, silence_told=True)
        self._preferences.change(msgspec.structs.replace(settings, progress=progress))
        self.toast(self.tr("No sound: this computer has nothing to play it on. The game shows everything."))

    def tell_settings_problem(self) -> None:
        """The settings file could not be used."""
        self.tell(self._settings_wording)

    def tell_settings_unsaved(self) -> None:
        """The settings file could not be written."""
        self.toast(self.tr("The settings could not be saved; they hold until the window is closed."))

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot()
    def _tell_next(self) -> None:
        if not self._to_tell:
            return
        if self.message is not None:
            self.message.deleteLater()
        self.message = Question(self._host, self._to_tell.popleft())
        self.message.agreed.connect(self._tell_next)
        self.message.cancelled.connect(self._tell_next)
        self.message.open()

    def _toast_area(self, sizes: Sequence[QSize]) -> QRect | None:
        page: object = self._host.currentWidget()
        return page.toast_area(sizes) if isinstance(page, HasToastArea) else None

    def _fault_wording(self, fault: Fault) -> tuple[str, str, str, str]:
        text = self.tr("Something went wrong in the program. The log has the details; you can begin another match.")
        told = text if fault.kind is FaultKind.BUG else texts_trouble.fault_text(fault)
        return self.tr("This match could not go on"), told, self.tr("OK"), ""

    def _unopened_wording(self, file: Path, error: LibraryError) -> tuple[str, str, str, str]:
        title = self.tr("{file} cannot be opened").format(file=file.name)
        return title, texts_trouble.unopened_text(file, error), self.tr("OK"), ""

    def _nothing_kept_wording(self, folder: Path) -> tuple[str, str, str, str]:
        text = self.tr(
            "{folder} cannot be written to. You can play, but settings, matches and hands are gone when the window is "
            "closed. Make room on the disk, or see to it that the folder is yours, and start the program again."
        )
        return self.tr("Nothing can be kept"), text.format(folder=folder), self.tr("OK"), ""

    def _no_room_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "Settings, matches and hands cannot be saved until there is room again. What was saved before is still "
            "there."
        )
        return self.tr("The disk is full"), text, self.tr("OK"), ""

    def _safe_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "This time the program uses its default settings. Yours are kept as they were: what you change now holds "
            "until the window is closed. Matches, hands and house rules are there as always."
        )
        return self.tr("Safe mode"), text, self.tr("OK"), ""

    def _settings_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "The settings could not be read, so the defaults are in use. The old file is kept beside the new one."
        )
        return self.tr("Settings are back to their defaults"), text, self.tr("OK"), ""
