"""The players' names and levels in the player's language.

A match names its players once and for all: bots by the English texts below, a person who gave no name by none. What
stands on the screen comes from here, so that it follows a change of language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.messages import SeatOwner, TableUpdate
from ddz_desktop.settings import PROGRAM
from ddz_desktop.ui import fonts

_BOTS: tuple[tuple[str, object], ...] = (
    ("grandpa", QT_TRANSLATE_NOOP("People", "Uncle Lin")),
    ("girl", QT_TRANSLATE_NOOP("People", "Xiaoyu")),
    ("youth", QT_TRANSLATE_NOOP("People", "Lao Zhou")),
    ("granny", QT_TRANSLATE_NOOP("People", "Auntie Chen")),
    ("lord", QT_TRANSLATE_NOOP("People", "Brother Wu")),
)

_NUMBERED = re.compile(r"Bot (\d+)")
"""What a host without a window calls them (`TableConfig.bot_name`)."""

_LEVELS: Mapping[str, object] = {
    "random": QT_TRANSLATE_NOOP("People", "Random"),
    "novice": QT_TRANSLATE_NOOP("People", "Novice"),
    "casual": QT_TRANSLATE_NOOP("People", "Casual"),
    "strong": QT_TRANSLATE_NOOP("People", "Strong"),
    "master": QT_TRANSLATE_NOOP("People", "Master"),
    PROGRAM: QT_TRANSLATE_NOOP("People", "Own program"),
}

EVEN = "even"
"""The temper that a level has where none is said."""

_TEMPERS: Mapping[str, object] = {
    "careful": QT_TRANSLATE_NOOP("People", "Careful"),
    EVEN: QT_TRANSLATE_NOOP("People", "Even"),
    "bold": QT_TRANSLATE_NOOP("People", "Bold"),
}
TEMPERS = tuple(_TEMPERS)
"""From careful to bold."""

NOTHING_DRAWABLE = "…"
"""Stands for a name of which no font here draws a character."""

HOSTS_SEAT = len(_BOTS) - 1
"""Who plays the first seat of a LAN table where the host has left it for another."""

DEFAULT_AVATAR = "farmer"
"""The picture of a player who chose none."""


def bot_owner(index: int, level: str) -> SeatOwner:
    """The computer's player at the table's `index`-th other seat, 0 to 3, or at the host's own, `HOSTS_SEAT`."""
    avatar, name = _BOTS[index]
    return SeatOwner("bot", str(name), avatar, level)


def computer_name(name: str) -> str:
    """The name of a computer's player as it stands on the screen; some tables only number them."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered is not None:
        return QCoreApplication.translate("People", "Bot {number}").format(number=numbered[1])
    return QCoreApplication.translate("People", name)


def bot_avatar(name: str) -> str:
    """The picture of a computer's player, where only its name is known."""
    return next((avatar for avatar, known in _BOTS if str(known) == name), "bot")


def bot_meant(text: str) -> str:
    """The English name of the computer's player whose name on the screen begins with a casefolded text, or nothing."""
    names = ((str(name), QCoreApplication.translate("People", str(name))) for _, name in _BOTS)
    return next((name for name, shown in names if shown.casefold().startswith(text)), "")


def shown_name(owner: SeatOwner) -> str:
    """A player's name as it stands on the screen."""
    if owner.kind == "bot":
        return computer_name(owner.name)
    if not owner.name:
        return QCoreApplication.translate("People", "You", "a player who gave no name")
    return fonts.drawable(owner.name) or NOTHING_DRAWABLE


def shown_owners(owners: Iterable[SeatOwner]) -> tuple[SeatOwner, ...]:
    """The players of one table with the names that stand on the screen; no computer bears a person's.

    There are as many names to choose from as seats at the largest table.
    """
    shown = [msgspec.structs.replace(owner, name=shown_name(owner)) for owner in owners]
    taken = {owner.name.casefold() for owner in shown}
    people = {owner.name.casefold() for owner in shown if owner.kind != "bot"}
    for place, owner in enumerate(shown):
        if owner.kind == "bot" and owner.name.casefold() in people:
            shown[place] = _renamed(owner, taken)
            taken.add(shown[place].name.casefold())
    return tuple(shown)


def _renamed(bot: SeatOwner, taken: Collection[str]) -> SeatOwner:
    """A computer's player under a name that nobody has, with the picture that belongs to it if it had its own."""
    for avatar, known in _BOTS:
        name = computer_name(str(known))
        if name.casefold() not in taken:
            own = bot.avatar not in ("", "bot")
            return msgspec.structs.replace(bot, name=name, avatar=avatar if own else bot.avatar)
    return bot


def own_name(name: str) -> str:
    """The name of the person at this computer, given or not."""
    return shown_name(SeatOwner("human", name))


def seat_text(seat: int) -> str:
    """A seat whose player nobody names; they count from 1."""
    return QCoreApplication.translate("People", "Seat {number}").format(number=seat + 1)


def with_shown_names(update: TableUpdate) -> TableUpdate:
    """The same update with the names that stand on the screen."""
    setup = update.match.setup
    named = msgspec.structs.replace(setup, seats=shown_owners(setup.seats))
    return msgspec.structs.replace(update, match=msgspec.structs.replace(update.match, setup=named))


def level_and_temper(level: str) -> tuple[str, str]:
    """The two parts of a bot's level, such as `strong+bold`."""
    plain, _, temper = level.partition("+")
    return plain, temper or EVEN


def with_temper(level: str, temper: str) -> str:
    """A bot's level of these two parts."""
    return level if temper == EVEN else f"{level}+{temper}"


def temper_name(temper: str) -> str:
    """How readily a bot bids, raises the stake and plays bombs."""
    return QCoreApplication.translate("People", str(_TEMPERS.get(temper, temper)))


def level_name(level: str) -> str:
    """A bot's level, and its temper unless that is even; one that nobody knows, as it is."""
    plain, temper = level_and_temper(level)
    name = QCoreApplication.translate("People", str(_LEVELS.get(plain, plain)))
    return name if temper == EVEN else f"{name} · {temper_name(temper)}"


def computer_text(level: str | None) -> str:
    """That the computer plays at a seat, and how; empty for a person, who has no level."""
    if level is None:
        return ""
    return QCoreApplication.translate("People", "Computer · {level}").format(level=level_name(level))
