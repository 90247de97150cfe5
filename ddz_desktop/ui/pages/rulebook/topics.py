"""The contents of the rulebook: general topics, and a page for every rule system and house rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase

GROUPS = (3, 2, 4, 5)
"""Numbers of players in the order of the contents: the game that most people know comes first."""


class Topic(StrEnum):
    """A general topic. The pages of systems have sections of the same names."""

    HAND = "hand"
    RANKS = "ranks"
    KINDS = "kinds"
    WINGS = "wings"
    COMPARING = "comparing"
    BOMBS = "bombs"
    WILD = "wild"
    AUCTION = "auction"
    EXTRAS = "extras"
    SCORING = "scoring"
    HOUSE = "house"
    SHUFFLE = "shuffle"
    GLOSSARY = "glossary"


@dataclass(frozen=True)
class Place:
    """Somewhere in the rulebook: a general topic, or the page of a ruleset; there perhaps a section."""

    topic: Topic | None = None
    rules: RuleSet | None = None
    section: Topic | None = None


@dataclass(frozen=True)
class Group:
    """Entries under one heading of the contents; `players` is `None` for the general topics and house rules."""

    places: tuple[Place, ...]
    players: int | None = None
    house: bool = False


def contents(house_rules: Sequence[RuleSet]) -> tuple[Group, ...]:
    """Everything there is to read, in order."""
    groups = [Group(tuple(Place(topic) for topic in Topic))]
    if house_rules:
        groups.append(Group(tuple(Place(rules=rules) for rules in house_rules), house=True))
    for players in GROUPS:
        systems = (rules for rules in CATALOG.values() if rules.seats == players)
        groups.append(Group(tuple(Place(rules=rules) for rules in systems), players))
    return tuple(groups)


def section_for(phase: Phase) -> Topic:
    """What somebody wants to read who asks in this phase of a hand."""
    sections = {Phase.AUCTION: Topic.AUCTION, Phase.PLAY: Topic.KINDS, Phase.OVER: Topic.SCORING}
    return sections.get(phase, Topic.EXTRAS)
