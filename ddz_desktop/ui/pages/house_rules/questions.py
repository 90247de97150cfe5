"""What is asked before a house rule, or a change of one, is lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.house_rules.draft import Draft

translate = QCoreApplication.translate


class DeleteQuestion(Question):
    """Asks before a house rule is deleted."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, self._words)
        self._name = ""

    def ask(self, name: str) -> None:
        """Open for the house rule of that name."""
        self._name = name
        self.open()

    def _words(self) -> tuple[str, str, str, str]:
        return (
            translate("HouseRules", "Delete {name}?").format(name=self._name),
            translate("HouseRules", "Hands that were played by it stay in the history."),
            translate("HouseRules", "Delete"),
            translate("HouseRules", "Keep it"),
        )


class KeepQuestion(Question):
    """Asks what becomes of changes that have not been saved: save, do not save, or with Esc stay.

    Signals:
        declined: not to be saved; the dialog has gone.
    """

    declined = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, self._words)
        self._draft: Draft | None = None
        self.no.clicked.disconnect(self.cancel)
        self.no.clicked.connect(self._decline)

    def ask(self, draft: Draft) -> None:
        """Open for the changes of a draft."""
        self._draft = draft
        self.open()

    @Slot()
    def _decline(self) -> None:
        """The button says no; Esc only says that it was not meant."""
        self.dismiss()
        self.declined.emit()

    def _words(self) -> tuple[str, str, str, str]:
        assert self._draft is not None, "it is asked about a draft"
        title = translate("HouseRules", "Save the changes of {name}?").format(name=self._draft.name)
        no = translate("HouseRules", "Do not save")
        if self._draft.problem is not None:
            told = translate("HouseRules", "They contradict each other and cannot be saved as they are.")
            return title, told, translate("HouseRules", "Change them"), no
        return title, translate("HouseRules", "Otherwise they are lost."), translate("HouseRules", "Save"), no
