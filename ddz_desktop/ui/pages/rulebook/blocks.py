"""What a page of the rulebook is made of: pieces of text and cards, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from ddz_desktop.ui.table.card_art import CardLook


@dataclass(frozen=True)
class Heading:
    """Begins a section."""

    text: str
    section: Topic | None = None


@dataclass(frozen=True)
class Prose:
    """Running text, one paragraph a line."""

    text: str


@dataclass(frozen=True)
class Facts:
    """Labels with what stands beside them."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Fan:
    """Cards side by side; `spoken` is what a screen reader says."""

    looks: tuple[CardLook, ...]
    spoken: str


@dataclass(frozen=True)
class Tile:
    """Something about some cards: title, caption, fans of cards, a tag, and whether it is allowed (`None`: no matter).

    With two fans the first is said to beat the second, or not to.
    """

    title: str
    caption: str = ""
    fans: tuple[Fan, ...] = ()
    tag: str = ""
    verdict: bool | None = None


@dataclass(frozen=True)
class Tiles:
    """Tiles in columns."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class Step:
    """One step of a ladder; `fresh`: it is not on the ladder of the system that the rules were made from."""

    text: str
    note: str = ""
    fresh: bool = False


@dataclass(frozen=True)
class Ladder:
    """Steps from high to low."""

    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Account:
    """A worked settlement: factors with value and running product, then what each seat gains."""

    title: str
    factors: tuple[tuple[str, str, str], ...]
    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Accounts:
    """Worked settlements in columns."""

    accounts: tuple[Account, ...]


@dataclass(frozen=True)
class Talk:
    """What is said in turn, and what comes of it."""

    lines: tuple[str, ...]
    result: str


@dataclass(frozen=True)
class Talks:
    """Worked auctions in columns."""

    talks: tuple[Talk, ...]


@dataclass(frozen=True)
class Links:
    """Where to read on."""

    links: tuple[tuple[str, Place], ...]


Block = Heading | Prose | Facts | Tiles | Fan | Ladder | Accounts | Talks | Links


def block_texts(block: Block) -> Iterable[tuple[str, str]]:
    """What can be searched for in a block: titles with the texts beneath them."""
    match block:
        case Heading(text):
            yield text, ""
        case Prose(text):
            yield "", text
        case Facts(rows):
            yield from rows
        case Tiles(tiles):
            yield from ((tile.title, tile.caption) for tile in tiles)
        case Ladder(steps):
            yield from ((step.text, step.note) for step in steps)
        case Accounts(accounts):
            yield from ((account.title, "") for account in accounts)
        case Talks(talks):
            yield from ((talk.result, "") for talk in talks)
        case _:
            return
