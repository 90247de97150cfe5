"""What a seat may do: say a word, answer an extra decision, or play cards (rulebook §5, "Decisions in text")."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.kinds import Play


class Word(StrEnum):
    """Everything said in one word; `PASS` serves the auction and the play."""

    PASS = "pass"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    CALL = "call"
    ROB = "rob"
    DECLINE = "decline"
    CONCEDE = "concede"


class Topic(StrEnum):
    """An extra decision; the values it takes stand beside it."""

    OPEN = "open"  # yes | no
    SPREAD = "spread"  # yes | no
    REPORT = "report"  # none | set[,set…], each set its cards without suits: 4444444,BBRR
    FIGHT = "fight"  # yes | no
    IDENTITY = "identity"  # show | silent
    DOUBLE = "double"  # yes | no


class Say(Struct, frozen=True, tag="say"):
    """A word of the auction, a pass in the play, or giving up."""

    word: Word


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to an extra decision."""

    topic: Topic
    value: str


class Move(Struct, frozen=True, gc=False, tag="move"):
    """Cards played with their declared reading.

    `cards` are the physical cards, ascending; empty means "suits do not matter": the engine then takes, of each rank,
    spades, hearts, diamonds, clubs in this order, the winning card last (rulebook §1).
    """

    play: Play
    cards: tuple[Card, ...] = ()


Action = Say | Answer | Move

PASS = Say(Word.PASS)
CONCEDE = Say(Word.CONCEDE)
