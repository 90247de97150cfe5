"""Everything that a house rule may change, in plain words: rows of the editor, differences, mixes that cannot be."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.kinds import KIND_BY_TEXT, KINDS, Kind
from ddz_desktop.rules.options import options_of
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.ui import texts, texts_rules, texts_rules_kinds, texts_systems
from ddz_desktop.ui.texts_counts import Counted
from ddz_desktop.ui.texts_rules import Row

translate = QCoreApplication.translate

KIND_PREFIX = "kinds."
"""Begins the name of a switch for one kind, as in ``kinds.trio``."""


class Change(Struct, frozen=True):
    """An option that differs from the system a house rule was made from, with both values."""

    name: str
    before: OptionValue
    after: OptionValue


def changes_of(rules: RuleSet) -> tuple[Change, ...]:
    """Every difference from the system, each kind by itself."""
    base = CATALOG[rules.id]
    defaults = {option.name: option.default for option in (*options_of(rules), *options_of(base))}
    found = []
    for name, value in rules.changes.items():
        if isinstance(value, dict):
            found += [Change(KIND_PREFIX + kind, KIND_BY_TEXT[kind] in base.kinds, on) for kind, on in value.items()]
        else:
            found.append(Change(name, defaults[name], value))
    return tuple(found)


def kind_of(name: str) -> Kind | None:
    """The kind that a switch is for."""
    return KIND_BY_TEXT[name.removeprefix(KIND_PREFIX)] if name.startswith(KIND_PREFIX) else None


def option_title(name: str) -> str:
    """What can be changed, in plain words."""
    kind = kind_of(name)
    if name == "kinds":
        return translate("HouseRules", "Kinds of play")
    return texts.kind_name(kind) if kind is not None else texts_systems.option_name(name)


def option_help(name: str, rules: RuleSet) -> str:
    """What it means, in a short sentence."""
    kind = kind_of(name)
    if name == "wings":
        return texts_rules.solo_wings_text(rules.wings)
    return texts_rules_kinds.kind_text(kind, rules) if kind is not None else texts_systems.option_help(name)


def value_text(name: str, value: OptionValue) -> str:
    """A value in plain words; switches are on or off."""
    if isinstance(value, bool):
        return translate("HouseRules", "on") if value else translate("HouseRules", "off")
    return texts_systems.value_text(name, value)


def change_text(change: Change) -> str:
    """Both values of a difference."""
    before, after = (value_text(change.name, value) for value in (change.before, change.after))
    return translate("HouseRules", "{after} instead of {before}").format(before=before, after=after)


def change_rows(rules: RuleSet) -> tuple[Row, ...]:
    """Every difference with both its values."""
    return tuple((option_title(change.name), change_text(change)) for change in changes_of(rules))


def differences_text(count: int) -> str:
    """How many differences there are."""
    return Counted().differences(count)


def house_rows() -> tuple[Row, ...]:
    """What every rule system lets house rules change."""
    names: dict[str, None] = {}
    for system in CATALOG.values():
        names |= dict.fromkeys(option.name for option in options_of(system) if option.name != "kinds")
    rows = [(option_title(name), texts_systems.option_help(name)) for name in names]
    told = translate("HouseRules", "Each of the {count} kinds but the single card can be switched on or off.")
    return ((option_title("kinds"), told.format(count=len(KINDS))), *rows)


# -- mixes that cannot be -----------------------------------------------------------------------------------------


def clash_title(first: str, second: str) -> str:
    """That two options exclude each other."""
    told = translate("HouseRules", "{first} and {second} do not go together")
    return told.format(first=option_title(first), second=option_title(second))


def clash_text(first: str, second: str) -> str:
    """Why, and what to do."""
    reasons = {
        ("kinds.quad", "kinds.bomb"): translate(
            "HouseRules",
            "Four of a rank are a bomb here, so they cannot be an ordinary play too. Switch one of them off.",
        ),
        ("small_bomb", "kinds.bomb"): translate(
            "HouseRules", "Without bombs there is no small bomb. Switch the small bomb off too, or bombs on."
        ),
        ("jokers", "kinds.rocket"): translate(
            "HouseRules", "Without jokers there is no rocket. Play with jokers, or leave the rocket as it was."
        ),
        ("jokers", "rocket_wings"): translate(
            "HouseRules", "Without jokers none can be attached. Play with jokers, or forbid attaching both."
        ),
        ("jokers", "small_bomb"): translate(
            "HouseRules", "A small bomb needs a joker. Play with jokers, or switch the small bomb off."
        ),
        ("first_seat_three", "auction"): translate(
            "HouseRules", "In this auction nobody bids 3. Choose an auction with bids, or leave the first-seat 3 alone."
        ),
    }
    if (first, second) in reasons:
        return reasons[first, second]
    if second == "kinds":
        return translate("HouseRules", "No kind that is left on takes single cards. Switch one on, or undo this.")
    return translate("HouseRules", "That kind is switched off. Switch it on, or undo its length.")
