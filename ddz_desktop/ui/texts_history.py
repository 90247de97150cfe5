"""What the history says about a hand: when, by which rules, as whom, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from ddz_desktop.controller.library import MIXED, PEOPLE, HandRow, Origin, PlayerFacts, Result
from ddz_desktop.controller.messages import SeatOwner
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import texts_settlement, texts_table

translate = QCoreApplication.translate

_RESULTS = {
    Result.WON: QT_TRANSLATE_NOOP("History", "Won"),
    Result.LOST: QT_TRANSLATE_NOOP("History", "Lost"),
    Result.VOID: QT_TRANSLATE_NOOP("History", "Nobody bid"),
    Result.ABANDONED: QT_TRANSLATE_NOOP("History", "Not finished"),
    Result.WATCHED: QT_TRANSLATE_NOOP("History", "Watched"),
}

_ORIGINS = {
    Origin.PLAYED: QT_TRANSLATE_NOOP("History", "Played"),
    Origin.GIVEN: QT_TRANSLATE_NOOP("History", "Chosen deal"),
    Origin.IMPORTED: QT_TRANSLATE_NOOP("History", "Imported"),
}


class HandLine(Struct, frozen=True, kw_only=True):
    """A hand as a line shows it. `role`: the badge, empty for none. `points`: empty where nothing was settled."""

    when: str
    system: str
    role: Role
    role_text: str
    players: str
    tags: tuple[str, ...]
    points: str
    gain: int

    def spoken(self) -> str:
        """All of it, for a screen reader."""
        parts = (self.when, self.system, self.role_text, self.points, self.players, *self.tags)
        return translate("History", ", ", "between the parts of a hand").join(part for part in parts if part)


def line_of(row: HandRow, now: datetime) -> HandLine:
    """A hand's line, told at a time."""
    over = row.result in (Result.WON, Result.LOST, Result.WATCHED)
    known = row.role is not Role.UNKNOWN
    return HandLine(
        when=when_text(row.ended, now),
        system=row.house or system_text(row.system),
        role=row.role,
        role_text=texts_table.badge_text(row.role, CATALOG[row.system]) if known and row.system in CATALOG else "",
        players=players_text(row.players, row.seat),
        tags=tags_of(row),
        points=signed(row.points) if over and row.seat is not None else "",
        gain=row.points if over else 0,
    )


def system_text(system: str) -> str:
    """A rule system by its id; the id itself where this version does not know it."""
    return texts.system_name(CATALOG[system]) if system in CATALOG else system


def when_text(ended: datetime, now: datetime) -> str:
    """Today 10:31, yesterday 20:50, or the date."""
    today = now.astimezone(ended.tzinfo).date()
    if ended.date() == today:
        return translate("History", "Today {time}").format(time=f"{ended:%H:%M}")
    if ended.date() == today - timedelta(days=1):
        return translate("History", "Yesterday {time}").format(time=f"{ended:%H:%M}")
    return f"{ended:%Y-%m-%d %H:%M}"


def players_text(players: Sequence[PlayerFacts], own: int | None) -> str:
    """The others at the table."""
    owners = (SeatOwner("human" if player.level is None else "bot", player.name) for player in players)
    named = zip(players, texts_people.shown_owners(owners), strict=True)
    names = [_player_name(player, owner.name) for player, owner in named if player.seat != own]
    return translate("History", ", ", "between players").join(names)


def _player_name(player: PlayerFacts, shown: str) -> str:
    """A player as it stands on the screen."""
    return shown if player.name or player.level is not None else texts_people.seat_text(player.seat)


def tags_of(row: HandRow) -> tuple[str, ...]:
    """What was special about a hand."""
    tags = []
    if row.result in (Result.VOID, Result.ABANDONED, Result.WATCHED):
        tags.append(result_text(row.result))
    if row.origin is not Origin.PLAYED:
        tags.append(origin_text(row.origin))
    if row.spring is not None:
        tags.append(spring_text(row.spring))
    if row.rockets:
        tags.append(HandCounts().rockets(row.rockets))
    if row.bombs:
        tags.append(HandCounts().bombs(row.bombs))
    return tuple(tags)


def result_text(result: Result) -> str:
    """How a hand ended."""
    return translate("History", str(_RESULTS[result]))


def origin_text(origin: Origin) -> str:
    """Where a hand comes from."""
    return translate("History", str(_ORIGINS[origin]))


def spring_text(name: FactorName) -> str:
    """Spring or anti-spring."""
    return texts_settlement.name_of(name)


def level_text(level: str) -> str:
    """The bots' level in a hand, or that of several."""
    names = {
        MIXED: translate("History", "Mixed levels"),
        PEOPLE: translate("History", "People"),
    }
    return names.get(level) or texts_people.level_name(level)


class HandCounts(QObject):
    """Texts with numbers."""

    def bombs(self, number: int) -> str:
        return self.tr("%n bomb(s)", "", number)

    def rockets(self, number: int) -> str:
        return self.tr("%n rocket(s)", "", number)

    def deleted(self, number: int) -> str:
        return self.tr("%n hand(s) deleted", "", number)

    def written(self, number: int) -> str:
        return self.tr("%n file(s) written", "", number)

    def added(self, number: int) -> str:
        return self.tr("%n hand(s) taken over", "", number)

    def known(self, number: int) -> str:
        return self.tr("%n hand(s) there already", "", number)

    def refused(self, number: int) -> str:
        return self.tr("%n file(s) could not be read", "", number)
