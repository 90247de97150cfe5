"""Every page of the rulebook, for every system and house rule, in all languages: nothing missing, nothing foreign."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_rules_topics
from ddz_desktop.ui.pages.rulebook.articles import Article, article
from ddz_desktop.ui.pages.rulebook.blocks import (
    Accounts,
    Block,
    Facts,
    Fan,
    Heading,
    Ladder,
    Links,
    Prose,
    Talks,
    Tiles,
)
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from tests.ui.pages.mixed_rules import HOUSE_RULES, RULESETS, label

LANGUAGES = ("en", "zh_CN", "zh_TW")
LATIN = re.compile(r"[A-Za-z]{2,}")
NOTATION = re.compile(r"House \d+|[2-9TJQKABR=]{2,}|[KQJATBR]\b")
"""Latin letters that belong into Chinese texts: ranks, and the names of the house rules here."""


def spoken(block: Block) -> Iterator[str]:
    """Every text of a block, those for screen readers included."""
    match block:
        case Heading(text) | Prose(text):
            yield text
        case Facts(rows):
            yield from (text for row in rows for text in row)
        case Fan(_, told):
            yield told
        case Tiles(tiles):
            for tile in tiles:
                yield from (tile.title, *(fan.spoken for fan in tile.fans))
                yield from filter(None, (tile.caption, tile.tag))
        case Ladder(steps):
            yield from (step.text for step in steps)
        case Accounts(accounts):
            for account in accounts:
                yield account.title
                yield from (text for factor in account.factors for text in factor)
                yield from (name for name, _ in account.gains)
        case Talks(talks):
            yield from (text for talk in talks for text in (*talk.lines, talk.result))
        case Links(links):
            yield from (text for text, _ in links)


def faults(page: Article, language: str) -> list[str]:
    """Texts that are empty, unfinished or in another language."""
    found = [page.title, *(text for block in page.blocks for text in spoken(block))]
    bad = [text for text in found if not text.strip() or "{" in text or "%n" in text]
    if language != "en":
        bad += [text for text in found if LATIN.search(NOTATION.sub("", text))]
    else:
        bad += [text for text in found if re.search(r"[\u3400-\u9fff]", text)]
    return bad


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULESETS, ids=label)
def test_a_rulesets_page_says_everything_in_its_language(speak, language: str, rules: RuleSet) -> None:
    speak(language)
    page = article(Place(rules=rules), rules)
    assert page.title == texts.system_name(rules)
    assert faults(page, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", Topic)
def test_a_topic_says_everything_in_its_language(speak, language: str, topic: Topic) -> None:
    speak(language)
    for rules in CATALOG.values():
        page = article(Place(topic), rules)
        assert page.title == texts_rules_topics.topic_title(topic)
        assert page.blocks
        assert faults(page, language) == []


@pytest.mark.parametrize("rules", RULESETS, ids=label)
def test_sections_are_there_when_the_ruleset_has_what_they_are_about(themed, rules: RuleSet) -> None:
    page = article(Place(rules=rules), rules)
    found = {block.section for block in page.blocks if isinstance(block, Heading) and block.section is not None}
    always = {Topic.HAND, Topic.AUCTION, Topic.RANKS, Topic.KINDS, Topic.WINGS, Topic.COMPARING, Topic.BOMBS}
    decisions = rules.open_hand or rules.spread or rules.report or rules.identity or rules.double
    wanted = always | {Topic.SCORING} | ({Topic.WILD} if rules.wild_ranks else set())
    wanted |= {Topic.EXTRAS} if decisions else set()
    assert found - {Topic.EXTRAS} == wanted - {Topic.EXTRAS}
    assert (Topic.EXTRAS in found) >= (Topic.EXTRAS in wanted)


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=label)
def test_a_house_rule_begins_with_what_it_changes(themed, rules: RuleSet) -> None:
    page = article(Place(rules=rules), rules)
    heading, changes = page.blocks[:2]
    assert isinstance(heading, Heading)
    assert texts.system_name(CATALOG[rules.id]) in heading.text
    assert isinstance(changes, Facts)
    count = sum(len(value) if isinstance(value, dict) else 1 for value in rules.changes.values())
    assert len(changes.rows) == count


@pytest.mark.parametrize("rules", RULESETS, ids=label)
def test_every_kind_of_the_ruleset_is_shown_with_cards(themed, rules: RuleSet) -> None:
    page = article(Place(Topic.KINDS), rules)
    tiles = page.blocks[0]
    assert isinstance(tiles, Tiles)
    wanted = [kind for kind in sorted(rules.kinds) if kind is not Kind.ROCKET or rules.jokers]
    assert [tile.title for tile in tiles.tiles] == [texts.kind_name(kind) for kind in wanted]
    without = [tile.title for tile in tiles.tiles if not tile.fans]
    too_large = {Kind.QUAD_CHAIN_PAIR, Kind.QUAD_CHAIN_TRIO_PAIR} if rules.decks == 1 else set()
    assert set(without) <= {texts.kind_name(kind) for kind in too_large}


def test_all_kinds_of_all_systems(themed) -> None:
    page = article(Place(Topic.KINDS), CATALOG["five"], everywhere=True)
    assert isinstance(page.blocks[0], Tiles)
    assert len(page.blocks[0].tiles) == len(KINDS)
    assert all(tile.fans for tile in page.blocks[0].tiles)
