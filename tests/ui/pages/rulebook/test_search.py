"""Finding words in the rulebook."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.ui.pages.rulebook.search import MOST_HITS, Hit, Index
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic, contents
from tests.ui.pages.mixed_rules import HOUSE_RULES

CLASSIC = CATALOG["yixing-classic"]


def index(house_rules=()) -> Index:
    made = Index(contents(house_rules), CLASSIC)
    while not made.complete:
        made.grow()
    return made


@pytest.mark.parametrize(
    ("language", "words", "title", "place"),
    [
        ("en", "Wild cards", "Wild cards", Place(Topic.WILD)),
        ("en", "bombs", "Bombs", Place(Topic.BOMBS)),
        ("en", "  SCORING ", "Scoring", Place(Topic.SCORING)),
        ("en", "emperor", "Fight the Emperor", Place(rules=CATALOG["emperor"])),
        ("en", "trick", "Trick", Place(Topic.GLOSSARY)),
        ("zh_CN", "牌型", "牌型一览", Place(Topic.KINDS)),
        ("zh_CN", "胡荣华", "胡荣华四人", Place(rules=CATALOG["hu-four"])),
        ("zh_CN", "荒番", "荒番", Place(Topic.GLOSSARY)),
    ],
)
def test_the_best_place_comes_first(speak, language: str, words: str, title: str, place: Place) -> None:
    speak(language)
    hit = index().find(words)[0]
    assert (hit.title, hit.place) == (title, place)


@pytest.mark.parametrize("words", ["", "   ", "zzz", "bomb zzz"])
def test_nothing_is_found_for_nothing(themed, words: str) -> None:
    assert index().find(words) == ()


def test_all_words_must_occur_in_any_order(themed) -> None:
    found = index()
    places = [[(hit.place, hit.block) for hit in found.find(words)] for words in ("landlord hidden", "hidden landlord")]
    assert places[0] == places[1] != []


def test_titles_come_before_texts_and_everything_once(themed) -> None:
    hits = index().find("spring")
    assert [hit.quality for hit in hits] == sorted(hit.quality for hit in hits)
    assert len({(hit.title, hit.where) for hit in hits}) == len(hits) <= MOST_HITS


def test_house_rules_are_found(themed) -> None:
    hits = index(HOUSE_RULES[:1]).find("house 1")
    assert hits[0].place == Place(rules=HOUSE_RULES[0])


def test_a_text_is_cut_to_what_was_looked_for(themed) -> None:
    hits: tuple[Hit, ...] = index().find("fingerprint")
    assert hits[0].place == Place(Topic.SHUFFLE)
    assert "fingerprint" in hits[0].title
    assert len(hits[0].title) < 70
