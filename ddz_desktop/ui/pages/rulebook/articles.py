"""The pages of the rulebook as blocks: a general topic by the rules at hand, or everything about a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import Auction, RuleSet, Wild
from ddz_desktop.ui import (
    texts,
    texts_rules_auction,
    texts_rules_kinds,
    texts_rules_options,
    texts_rules_topics,
    texts_systems,
)
from ddz_desktop.ui.pages.rulebook import sections
from ddz_desktop.ui.pages.rulebook.blocks import Block, Facts, Heading, Links, Prose, Tile, Tiles
from ddz_desktop.ui.pages.rulebook.pictures import kind_tile
from ddz_desktop.ui.pages.rulebook.samples import sample_play
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic

translate = QCoreApplication.translate
ROBBED = {Auction.ROB: "yixing-classic", Auction.DUEL: "traditional"}
"""Systems that offer these auctions beside their own."""


@dataclass(frozen=True)
class Article:
    """A page: its title, a line beside it, and its blocks. `everywhere`: it can also show all systems' kinds."""

    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    by_rules: bool = False
    everywhere: bool = False


def article(place: Place, rules: RuleSet, *, everywhere: bool = False) -> Article:
    """The page of a place; general topics speak of `rules`, or with `everywhere` of the kinds of all systems."""
    if place.rules is not None:
        return system_article(place.rules)
    topic = place.topic or Topic.HAND
    title = texts_rules_topics.topic_title(topic)
    if topic is Topic.KINDS:
        return _kinds_article(title, rules, everywhere)
    general = {Topic.HOUSE: _house, Topic.SHUFFLE: _shuffle, Topic.GLOSSARY: _glossary, Topic.WILD: _wild,
               Topic.AUCTION: _auctions, Topic.EXTRAS: _extras}  # fmt: skip
    if topic in general:
        return Article(title, "", tuple(general[topic](rules)))
    spoken = {Topic.HAND: _hand, Topic.COMPARING: _comparing}
    made = spoken[topic](rules) if topic in spoken else sections.SECTIONS[topic](rules)
    return Article(title, texts_rules_topics.in_rules(rules), tuple(made), by_rules=True)


def system_article(rules: RuleSet) -> Article:
    """Everything about a rule system or a house rule."""
    made: list[Block] = [Prose(texts_systems.summary(rules))]
    if rules.changes:
        made = [Heading(changes_title(rules)), Facts(texts_rules_options.change_rows(rules))]
    for topic, section in sections.SECTIONS.items():
        found = section(rules)
        if found:
            title = texts_rules_topics.topic_title(topic) if topic is not Topic.HAND else _deal_title()
            made += [Heading(title, topic), *found]
    return Article(texts.system_name(rules), texts.players_text(rules), tuple(made))


def changes_title(rules: RuleSet) -> str:
    """Before the differences of a house rule."""
    base = texts.system_name(CATALOG[rules.id])
    return translate("Rulebook", "Different from {rules}").format(rules=base)


def _deal_title() -> str:
    return translate("Rulebook", "Cards and deal")


# -- general topics -----------------------------------------------------------------------------------------------


def _hand(rules: RuleSet) -> list[Block]:
    return [
        Prose(texts_rules_topics.aim_text()),
        Facts(texts_rules_topics.hand_rows(rules)),
        Heading(_deal_title()),
        *sections.deal(rules),
    ]


def _comparing(rules: RuleSet) -> list[Block]:
    made = [Prose(texts_rules_topics.comparing_text()), *sections.comparing(rules)]
    return [*made, Prose(texts_rules_topics.readings_text())]


def _wild(rules: RuleSet) -> list[Block]:
    """Both kinds of wild rules, whether the rules at hand have them or not."""
    made: list[Block] = []
    for system in _first_with("wild"):
        if system.wild is not Wild.NONE:
            made += [Heading(texts.system_name(system)), *sections.wild(system), _read_on(system)]
    return made


def _auctions(rules: RuleSet) -> list[Block]:
    """Every style, by the first system that has it or can have it."""
    made: list[Block] = []
    systems = {system.auction: system for system in _first_with("auction")}
    for style in Auction:
        system = systems.get(style) or ruleset(ROBBED[style], {"auction": style.value})
        made += [Heading(texts_rules_auction.style_name(style)), *sections.auction(system)]
    return made


def _first_with(field: str) -> Sequence[RuleSet]:
    """For each value of a field the first system that has it."""
    found: dict[object, RuleSet] = {}
    for rules in CATALOG.values():
        found.setdefault(getattr(rules, field), rules)
    return tuple(found.values())


def _extras(rules: RuleSet) -> list[Block]:
    made: list[Block] = []
    for system in CATALOG.values():
        found = sections.extras(system)
        if found:
            made += [Heading(texts.system_name(system)), *found, _read_on(system)]
    return made


def _house(rules: RuleSet) -> list[Block]:
    return [Prose(texts_rules_topics.house_text()), Facts(texts_rules_options.house_rows())]


def _shuffle(rules: RuleSet) -> list[Block]:
    return [Prose(texts_rules_topics.shuffle_text())]


def _glossary(rules: RuleSet) -> list[Block]:
    return [Facts(texts_rules_topics.glossary())]


def _read_on(system: RuleSet) -> Links:
    told = translate("Rulebook", "All about {rules}").format(rules=texts.system_name(system))
    return Links(((told, Place(rules=system)),))


# -- kinds --------------------------------------------------------------------------------------------------------


def _kinds_article(title: str, rules: RuleSet, everywhere: bool) -> Article:
    made = [_tile_anywhere(kind) for kind in KINDS] if everywhere else None
    found: list[Block] = [Tiles(tuple(made))] if made is not None else sections.kinds(rules)
    shown = len(found[0].tiles) if isinstance(found[0], Tiles) else 0
    told = translate("Rulebook", "{count} in all systems").format(count=shown)
    subtitle = told if everywhere else texts_rules_kinds.kinds_heading(shown, rules)
    return Article(title, subtitle, tuple(found), by_rules=not everywhere, everywhere=True)


def _tile_anywhere(kind: Kind) -> Tile:
    """A kind by the first system that has it."""
    system = next(rules for rules in CATALOG.values() if kind in rules.kinds)
    generator = MoveGenerator(system)
    tile = kind_tile(generator, kind, sample_play(generator, kind))
    first = kind in CATALOG["yixing-classic"].kinds
    told = translate("Rulebook", "{kind} ({rules})").format(kind=tile.caption, rules=texts.system_name(system))
    return Tile(tile.title, tile.caption if first else told, tile.fans, tile.tag)
