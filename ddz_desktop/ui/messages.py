"""What the window tells over its pages: in passing, or in a dialog where it has to be read."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.messages import Fault, FaultKind
from ddz_desktop.ui import texts_trouble
from ddz_desktop.ui.controls import ToastHost
from ddz_desktop.ui.dialogs.question import Question, Wording


class Messages(QObject):
    """`message`: the dialog that was shown last.

    Signals:
        match_broken: the match that was played cannot go on; home is to be shown before that is told.
    """

    match_broken = Signal()

    def __init__(self, window: QWidget, host: QWidget) -> None:
        super().__init__(window)
        self._host = host
        self.toasts = ToastHost(window)
        self.message: Question | None = None

    def tell(self, wording: Wording) -> Question:
        """Show a message, or a question, over the window."""
        if self.message is not None:
            self.message.dismiss()
            self.message.deleteLater()
        self.message = Question(self._host, wording)
        self.message.open()
        return self.message

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

    @Slot(bool)
    def tell_muted(self, muted: bool) -> None:
        """The sound was switched."""
        self.toast(self.tr("Sound is off") if muted else self.tr("Sound is on"))

    @Slot()
    def tell_unheard(self) -> None:
        """Sounds cannot be heard here."""
        self.toast(self.tr("No sound: this computer has nothing to play it on. The game shows everything."))

    def tell_settings_problem(self) -> None:
        """The settings file could not be used."""
        self.tell(self._settings_wording)

    def tell_settings_unsaved(self) -> None:
        """The settings file could not be written."""
        self.toast(self.tr("The settings could not be saved; they hold until the window is closed."))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _fault_wording(self, fault: Fault) -> tuple[str, str, str, str]:
        text = self.tr("Something went wrong in the program. The log has the details; you can begin another match.")
        told = text if fault.kind is FaultKind.BUG else texts_trouble.fault_text(fault)
        return self.tr("This match could not go on"), told, self.tr("OK"), ""

    def _settings_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "The settings could not be read, so the defaults are in use. The old file is kept beside the new one."
        )
        return self.tr("Settings are back to their defaults"), text, self.tr("OK"), ""
