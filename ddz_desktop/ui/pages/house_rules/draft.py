"""A house rule while it is being changed. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import KIND_BY_TEXT, Kind
from ddz_desktop.rules.options import Option, options_of
from ddz_desktop.rules.ruleset import OptionValue, RuleSet

KIND_PREFIX = "kinds."
"""Begins the name of the switch of one kind, as in ``kinds.trio``."""


class Draft(Struct, frozen=True):
    """A system with its changed options and a name; it may be a mix that cannot be played.

    `options`: by name, only those that differ from the system; a kind by itself, as ``kinds.trio``. `file`: where it is
    kept, `None` before it is saved; `saved`: as it is kept.
    """

    system: str
    name: str = ""
    options: dict[str, OptionValue] = {}
    file: str | None = None
    saved: RuleSet | None = None

    @classmethod
    def of(cls, rules: RuleSet, file: str | None = None) -> Draft:
        """A draft of a ruleset: with a file, of one that is kept there."""
        options: dict[str, OptionValue] = {}
        for name, value in rules.changes.items():
            if isinstance(value, dict):
                options |= {KIND_PREFIX + kind: on for kind, on in value.items()}
            else:
                options[name] = value
        return cls(rules.id, rules.name, options, file, rules if file is not None else None)

    @property
    def base(self) -> RuleSet:
        """The system that is being changed."""
        return CATALOG[self.system]

    @property
    def kinds(self) -> frozenset[Kind]:
        """The kinds that are on, whether they go together or not."""
        kinds = set(self.base.kinds)
        for name, on in self.options.items():
            if name.startswith(KIND_PREFIX):
                (kinds.add if on else kinds.discard)(KIND_BY_TEXT[name.removeprefix(KIND_PREFIX)])
        return frozenset(kinds)

    @property
    def problem(self) -> OptionError | None:
        """Why this cannot be played, if it cannot."""
        try:
            self.rules()
        except OptionError as error:
            return error
        return None

    @property
    def changed(self) -> bool:
        """Whether it differs from what is kept."""
        if self.saved is None:
            return True
        return self.name != self.saved.name or self.options != Draft.of(self.saved).options

    def rules(self) -> RuleSet:
        """The ruleset. Raises OptionError for a mix that cannot be played."""
        plain = {name: value for name, value in self.options.items() if not name.startswith(KIND_PREFIX)}
        kinds = {name.removeprefix(KIND_PREFIX): bool(on) for name, on in self.options.items() if name not in plain}
        options: Mapping[str, OptionValue] = plain | ({"kinds": kinds} if kinds else {})
        return replace(ruleset(self.system, options), name=self.name)

    def known(self) -> dict[str, Option]:
        """Every option there is, with the system's value as default, kinds one by one; single cards are always on."""
        found: dict[str, Option] = {}
        own = {option.name: option for option in options_of(self.base)}
        for option in options_of(replace(self.base, kinds=self.kinds)):
            if option.name != "kinds":
                found[option.name] = own.get(option.name, option)
        for name in self.options:  # an option whose kinds have been switched off, so that it can be undone
            if name in own:
                found.setdefault(name, own[name])
        for kind in Kind:
            if kind is not Kind.SOLO:
                found[KIND_PREFIX + kind.text] = Option(KIND_PREFIX + kind.text, kind in self.base.kinds, (True, False))
        return found

    def value(self, name: str, known: Mapping[str, Option] | None = None) -> OptionValue:
        """What an option is now; `known`, if it is at hand."""
        return self.options[name] if name in self.options else (known or self.known())[name].default

    def with_value(self, name: str, value: OptionValue) -> Draft:
        """With another value for an option."""
        options = {other: kept for other, kept in self.options.items() if other != name}
        if value != self.known()[name].default:
            options[name] = value
        return self._changed(options)

    def without(self, name: str) -> Draft:
        """With an option as the system has it."""
        return self._changed({other: kept for other, kept in self.options.items() if other != name})

    def _changed(self, options: dict[str, OptionValue]) -> Draft:
        """With other options; one that came with a kind that is off again goes with it."""
        draft = replace(self, options=options)
        known = draft.known()
        return replace(draft, options={name: value for name, value in options.items() if name in known})
