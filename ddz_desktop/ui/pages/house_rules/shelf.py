"""The house rules that are kept, and what happens when the disk does not want to."""

from __future__ import annotations

import logging

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ddz_desktop.controller.choices import BrokenFile, Choices, HouseRule, LibraryError
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts
from ddz_desktop.ui.pages.house_rules.draft import Draft

log = logging.getLogger(__name__)


class Shelf(QObject):
    """Reads and writes drafts. `saved`: what there was when it was read last.

    Signals:
        told(str): something that the player should know, in words.
    """

    told = Signal(str)

    def __init__(self, choices: Choices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.saved: tuple[HouseRule, ...] = ()

    @property
    def broken(self) -> tuple[BrokenFile, ...]:
        """Files in the folder that are no house rules."""
        return self._choices.broken

    def load(self) -> None:
        """Read what there is."""
        try:
            self.saved = self._choices.house_rules()
        except LibraryError as error:
            log.warning("house rules cannot be read: %s", error)
            self.saved = ()
            self.told.emit(self.tr("House rules cannot be read; the log says why."))

    def first(self) -> Draft | None:
        """A draft of the first of them."""
        return _draft(self.saved[0]) if self.saved else None

    def of_file(self, file: str) -> Draft | None:
        """A draft of the house rule that is kept in a file."""
        kept = next((each for each in self.saved if each.file == file), None)
        return _draft(kept) if kept is not None else None

    def of_rules(self, rules: RuleSet) -> Draft:
        """A draft of these rules: of those that are kept if they are the same, else of a copy."""
        kept = next((each for each in self.saved if each.rules == rules), None)
        if kept is not None:
            return _draft(kept)
        return Draft.of(replace(rules, name=rules.name or self.new_name(rules.id)))

    def save(self, draft: Draft) -> Draft | None:
        """Keep a draft that can be played: the draft as it is kept, or `None` if the disk refused."""
        try:
            kept = self._choices.save_rules(draft.rules(), draft.file)
        except LibraryError as error:
            log.warning("house rules were not saved: %s", error)
            self.told.emit(self.tr("It could not be saved; the log says why."))
            return None
        self.load()
        self.told.emit(self.tr("{name} is saved.").format(name=kept.rules.name))
        return Draft.of(kept.rules, kept.file)

    def delete(self, draft: Draft) -> None:
        """Forget what is kept of a draft."""
        if draft.file is None:
            return
        try:
            self._choices.delete_rules(draft.file)
        except LibraryError as error:
            log.warning("house rules were not deleted: %s", error)
            self.told.emit(self.tr("It could not be deleted; the log says why."))

    def new_name(self, system: str) -> str:
        """A name for a new house rule made from a system."""
        return self.tr("My {rules}").format(rules=texts.system_name(CATALOG[system]))


def _draft(kept: HouseRule) -> Draft:
    """A draft of one of them; a file without a name inside has its own as name."""
    return Draft.of(replace(kept.rules, name=kept.name), kept.file)
