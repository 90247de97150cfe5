"""What the list says of a table: whether one can sit down there, and by which rules it is played."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache

from ddz_desktop.controller.lan_controller import ListedTable
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_ruleset
from ddz_desktop.rules.ruleset import RuleSet


class Access(IntEnum):
    """What a newcomer may do at a table, in the order of the list."""

    JOIN = 0
    WATCH = 1
    FULL = 2
    LOCKED = 3
    OTHER_VERSION = 4


def access_of(table: ListedTable) -> Access:
    """Whether a seat could be had, or else why not."""
    card = table.card
    if card is None:
        return Access.OTHER_VERSION
    if card.locked:
        return Access.LOCKED
    if card.free:
        return Access.JOIN
    return Access.WATCH if card.options.watch else Access.FULL


def in_order(tables: Iterable[ListedTable]) -> list[ListedTable]:
    """Those with a seat first, and each kind by name: the list does not jump while hosts answer faster or slower."""
    return sorted(tables, key=lambda each: (access_of(each), each.name.casefold(), each.address.text))


def key_of(table: ListedTable) -> tuple[str, str]:
    """What stays the same while a table changes."""
    return table.address.text, table.card.id if table.card is not None else ""


@lru_cache(maxsize=64)
def rules_read(text: str) -> RuleSet | None:
    """The rules that a host sends as text; `None` where this program cannot read them."""
    try:
        return parse_ruleset(text)
    except RuleError:
        return None
