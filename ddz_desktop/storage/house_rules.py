"""The person's own rulesets: one `.ddzrules` file each, named after the house rule.

Files that somebody else put into the folder count as well. One that cannot be read stays where it is and is told about.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.lines import MOST_BYTES
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.names import clean_name, file_stem, free_name

SUFFIX = ".ddzrules"


class HouseRule(Struct, frozen=True):
    """One of them. `file`: its file's name, which stays the same until it is renamed."""

    file: str
    rules: RuleSet

    @property
    def name(self) -> str:
        """Its own name, or for a file without one the file's."""
        return self.rules.name or Path(self.file).stem


class BrokenFile(Struct, frozen=True):
    """A file in the folder that is no ruleset, and why."""

    file: str
    why: str


class HouseRules:
    """All of them in a folder, which is made when something is saved. Methods that write raise OSError."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.broken: tuple[BrokenFile, ...] = ()

    def all(self) -> tuple[HouseRule, ...]:
        """What the folder holds, by name; `broken` then tells what cannot be read. Raises OSError."""
        found: list[HouseRule] = []
        broken: list[BrokenFile] = []
        for file in self._files():
            try:
                found.append(HouseRule(file.name, read_rules(file)))
            except (RuleError, OSError) as error:
                broken.append(BrokenFile(file.name, str(error)))
        self.broken = tuple(broken)
        return tuple(sorted(found, key=lambda rule: (rule.name.casefold(), rule.file)))

    def save(self, rules: RuleSet, replacing: str | None = None) -> HouseRule:
        """Keep a ruleset under its own name; `replacing`: the file of the house rule that it takes the place of.

        A name that another has gets a number. Raises ValueError for one that is empty when cleaned.
        """
        others = [rule for rule in self.all() if rule.file != replacing]
        name = clean_name(rules.name)
        if not name:
            raise ValueError("a house rule needs a name of at least one letter")
        name = free_name(name, [rule.name for rule in others])
        file = replacing if replacing is not None and self._named_after(name, replacing) else self._free_file(name)
        rule = HouseRule(file, msgspec.structs.replace(rules, name=name))
        write_text(self._folder / file, ruleset_text(rule.rules))
        if replacing not in (None, file):
            self.delete(str(replacing))
        return rule

    def rename(self, file: str, name: str) -> HouseRule:
        """Give a house rule another name. Raises LookupError when it is gone, ValueError as `save`."""
        rule = next((rule for rule in self.all() if rule.file == file), None)
        if rule is None:
            raise LookupError(f"there is no house rule {file}")
        return self.save(msgspec.structs.replace(rule.rules, name=name), replacing=file)

    def delete(self, file: str) -> None:
        """Forget a house rule; one that is gone already is no fault."""
        if Path(file).name == file:  # nothing outside the folder
            (self._folder / file).unlink(missing_ok=True)

    def _files(self) -> Iterator[Path]:
        if self._folder.is_dir():
            yield from sorted(path for path in self._folder.iterdir() if path.suffix == SUFFIX and path.is_file())

    def _named_after(self, name: str, file: str) -> bool:
        return file == file_stem(name) + SUFFIX

    def _free_file(self, name: str) -> str:
        taken = [path.stem for path in self._files()]
        return free_name(file_stem(name), taken) + SUFFIX


def read_rules(file: Path) -> RuleSet:
    """The ruleset of a file. Raises NotationError when it is none, OSError when it cannot be read."""
    with file.open("rb") as opened:
        return parse_ruleset(opened.read(MOST_BYTES + 1))
