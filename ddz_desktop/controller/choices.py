"""The person's own presets and house rules, for the window. Every method that writes raises LibraryError."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ddz_desktop.controller.trouble import LibraryError, Trouble, telling
from ddz_desktop.match.ports import system_calendar
from ddz_desktop.rules.codes import parse_rules_code, rules_code
from ddz_desktop.rules.lines import MOST_BYTES
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import NewGame
from ddz_desktop.storage.atomic import set_aside, write_text
from ddz_desktop.storage.house_rules import SUFFIX, BrokenFile, HouseRule, HouseRules
from ddz_desktop.storage.names import file_stem
from ddz_desktop.storage.places import Places
from ddz_desktop.storage.presets import Preset, Presets, PresetsError, read_presets, write_presets

__all__ = ["SUFFIX", "BrokenFile", "Choices", "HouseRule", "LibraryError", "Preset", "Presets", "Trouble"]

log = logging.getLogger(__name__)


class Choices(QObject):
    """`presets`: the named choices and those used last. `problem`: what was wrong with their file, which then has been
    set aside. `places`: `None` to keep nothing beyond the program's end.

    Signals:
        presets_changed: there are other presets, or others were used last.
        rules_changed: there are other house rules.
    """

    presets_changed = Signal()
    rules_changed = Signal()

    def __init__(self, places: Places | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._rules = None if places is None else HouseRules(places.house_rules)
        self.problem: str | None = None
        self.presets = self._load()

    def reload(self) -> None:
        """Read everything anew: somebody has replaced the files."""
        self.presets = self._load()
        self.presets_changed.emit()
        self.rules_changed.emit()

    # Presets

    def save_preset(self, name: str, game: NewGame) -> None:
        """Keep a choice under a name, in place of the one that has it."""
        with telling():
            self._change(self.presets.with_saved(name, game))

    def rename_preset(self, name: str, new: str) -> None:
        """Give a preset another name."""
        with telling():
            self._change(self.presets.renamed(name, new))

    def delete_preset(self, name: str) -> None:
        """Forget a preset."""
        with telling():
            self._change(self.presets.without(name))

    def note_used(self, game: NewGame) -> None:
        """A match with this choice begins."""
        with telling():
            self._change(self.presets.with_used(game))

    # House rules

    def house_rules(self) -> tuple[HouseRule, ...]:
        """All of them, by name."""
        with telling():
            return () if self._rules is None else self._rules.all()

    @property
    def broken(self) -> tuple[BrokenFile, ...]:
        """Files that were no house rules when `house_rules` was asked last."""
        return () if self._rules is None else self._rules.broken

    def save_rules(self, rules: RuleSet, replacing: str | None = None) -> HouseRule:
        """Keep a ruleset under its name, with a number if another has it; `replacing`: the file of its old form."""
        with telling():
            saved = self._store().save(rules, replacing)
        self.rules_changed.emit()
        return saved

    def rename_rules(self, file: str, name: str) -> HouseRule:
        """Give a house rule another name."""
        with telling():
            renamed = self._store().rename(file, name)
        self.rules_changed.emit()
        return renamed

    def delete_rules(self, file: str) -> None:
        """Forget a house rule."""
        with telling():
            self._store().delete(file)
        self.rules_changed.emit()

    def rules_text(self, rules: RuleSet) -> str:
        """The text of a `.ddzrules` file."""
        return ruleset_text(rules)

    def file_name(self, rules: RuleSet) -> str:
        """What a file of this house rule may be called on any system."""
        return file_stem(rules.name) + SUFFIX

    def write_rules(self, rules: RuleSet, file: Path) -> None:
        """Write a house rule to a file of the person's choice."""
        with telling():
            write_text(file, ruleset_text(rules))

    def rules_code(self, rules: RuleSet) -> str:
        """A short text to share a house rule by."""
        return rules_code(rules)

    def read_rules(self, text: str | bytes) -> RuleSet:
        """The ruleset of a shared code, or of a file's content."""
        with telling():
            short = text.decode("ascii", "replace") if isinstance(text, bytes) else text
            return parse_rules_code(short) if short.strip()[:1] in ("R", "r") else parse_ruleset(text)

    def read_rules_file(self, file: Path) -> RuleSet:
        """The ruleset of a `.ddzrules` file."""
        with telling(), file.open("rb") as opened:
            return parse_ruleset(opened.read(MOST_BYTES + 1))  # more than that is refused anyway

    # Helpers

    def _store(self) -> HouseRules:
        if self._rules is None:
            raise LibraryError(Trouble.DISK, "nothing is kept here")
        return self._rules

    def _change(self, presets: Presets) -> None:
        if presets == self.presets:
            return
        if self._places is not None:
            write_presets(self._places.presets, presets)
        self.presets = presets
        self.presets_changed.emit()

    def _load(self) -> Presets:
        if self._places is None:
            return Presets()
        try:
            return read_presets(self._places.presets)
        except OSError as error:
            self.problem = f"the presets cannot be read: {error}"
        except PresetsError as error:
            self.problem = str(error)
            self._put_aside(self._places)
        log.warning("%s", self.problem)
        return Presets()

    def _put_aside(self, places: Places) -> None:
        try:
            set_aside(places.presets, system_calendar())
        except OSError as error:
            log.warning("the unreadable presets stay in place: %s", error)
