"""What can be said without typing: phrases and emotes travel as numbers, each window says them in its own language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.protocol.from_guest import SignKind
from ddz_desktop.protocol.from_host import Said

EMOTES: tuple[tuple[str, object], ...] = (
    ("emote", QT_TRANSLATE_NOOP("Signs", "Smile")),
    ("star", QT_TRANSLATE_NOOP("Signs", "Star")),
    ("hand", QT_TRANSLATE_NOOP("Signs", "Wave")),
    ("hint", QT_TRANSLATE_NOOP("Signs", "Idea")),
    ("spring", QT_TRANSLATE_NOOP("Signs", "Flower")),
)
"""Icon and name by number; others are added at the end, since other programs know them by number too."""

PHRASES: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("Signs", "Well played!"),
    QT_TRANSLATE_NOOP("Signs", "One moment"),
    QT_TRANSLATE_NOOP("Signs", "Nice teamwork"),
    QT_TRANSLATE_NOOP("Signs", "Sorry"),
    QT_TRANSLATE_NOOP("Signs", "Once more!"),
    QT_TRANSLATE_NOOP("Signs", "What luck!"),
)
"""Likewise."""


def phrase(number: int) -> str:
    """A phrase in the language of the moment."""
    return QCoreApplication.translate("Signs", str(PHRASES[number]))


def emote_name(number: int) -> str:
    """What an emote is called."""
    return QCoreApplication.translate("Signs", str(EMOTES[number][1]))


def said_text(said: Said) -> str:
    """What somebody said, in words; empty for a sign that this program does not know."""
    if said.kind is None or said.number is None:
        return said.text
    if said.kind is SignKind.PHRASE:
        return phrase(said.number) if said.number < len(PHRASES) else ""
    return emote_name(said.number) if said.number < len(EMOTES) else ""


def said_icon(said: Said) -> str:
    """The icon of an emote; empty for everything else."""
    known = said.kind is SignKind.EMOTE and said.number is not None and said.number < len(EMOTES)
    return EMOTES[said.number or 0][0] if known else ""
