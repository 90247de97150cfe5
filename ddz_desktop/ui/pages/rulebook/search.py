"""Finding words in the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_rules_topics
from ddz_desktop.ui.pages.rulebook.articles import Article, article
from ddz_desktop.ui.pages.rulebook.blocks import Heading, block_texts
from ddz_desktop.ui.pages.rulebook.topics import Group, Place, Topic

MOST_HITS = 40
SNIPPET = 60


@dataclass(frozen=True)
class Hit:
    """Something found: its title, where it stands, and the block to show. `quality`: 0 is best."""

    title: str
    where: str
    place: Place
    block: int
    quality: int


class Index:
    """Everything that can be found, in one language. `grow` makes it page by page, so that nothing stands still."""

    def __init__(self, groups: Sequence[Group], rules: RuleSet) -> None:
        self._places = [place for group in groups for place in group.places]
        self._rules = rules
        self._articles: list[Article] = []

    @property
    def complete(self) -> bool:
        """Whether every page has been read."""
        return len(self._articles) == len(self._places)

    def grow(self) -> None:
        """Read one more page."""
        if not self.complete:
            self._articles.append(article(self._places[len(self._articles)], self._rules))

    def find(self, words: str) -> tuple[Hit, ...]:
        """The best places for these words, all of which must occur; titles count more than texts."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        pages = list(zip(self._places, self._articles, strict=False))  # as far as they have been read
        hits = sorted((hit for place, page in pages for hit in _hits(place, page, wanted)), key=lambda hit: hit.quality)
        return tuple(_each_once(hits))[:MOST_HITS]


def _hits(place: Place, page: Article, wanted: Sequence[str]) -> Iterator[Hit]:
    """What a page has of these words."""
    far = 0 if place.rules is None else 1  # general pages come before those of single systems
    if _holds(page.title, wanted):
        yield Hit(page.title, page.subtitle, place, 0, far)
    section = page.title
    for number, block in enumerate(page.blocks):
        for title, text in block_texts(block):
            if isinstance(block, Heading):
                section = title
            where = page.title if section == page.title else f"{page.title} · {section}"
            if _holds(title, wanted):
                yield Hit(title, where, place, number, 2 + far)
            elif _holds(f"{title} {text}", wanted):
                yield Hit(title or _snippet(text, wanted[0]), where, place, number, 4 + far)


def place_title(place: Place) -> str:
    """A place as the contents name it."""
    if place.rules is not None:
        return texts.system_name(place.rules)
    return texts_rules_topics.topic_title(place.topic or Topic.HAND)


def _holds(text: str, wanted: Iterable[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in wanted)


def _snippet(text: str, word: str) -> str:
    """The line of a text around a word."""
    line = next((line for line in text.split("\n") if word in line.casefold()), text)
    at = max(0, line.casefold().find(word) - SNIPPET // 3)
    return ("…" if at else "") + line[at : at + SNIPPET] + ("…" if at + SNIPPET < len(line) else "")


def _each_once(hits: Iterable[Hit]) -> Iterator[Hit]:
    """The same words on the same page, or of the same title on the pages of several systems, are shown once."""
    seen: set[tuple[str, str]] = set()
    for hit in hits:
        keys = {(hit.title, hit.where)}
        if not keys & seen:
            seen |= keys
            yield hit
