"""What is said in a waiting room: who has come and gone, what it waits for, and why something was refused."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.lan_controller import Verdict
from ddz_desktop.controller.messages import SeatOwner
from ddz_desktop.protocol.from_host import News, NewsKind, Refused, Why
from ddz_desktop.protocol.table import Owner, Room
from ddz_desktop.ui import texts, texts_people

_NEWS: Mapping[NewsKind, object] = {
    NewsKind.CAME: QT_TRANSLATE_NOOP("Room", "{name} has come in"),
    NewsKind.WENT: QT_TRANSLATE_NOOP("Room", "{name} has left"),
    NewsKind.LOST: QT_TRANSLATE_NOOP("Room", "{name} has lost the connection; the seat is kept"),
    NewsKind.RETURNED: QT_TRANSLATE_NOOP("Room", "{name} is back"),
    NewsKind.STAND_IN: QT_TRANSLATE_NOOP("Room", "The computer plays for {name} meanwhile"),
    NewsKind.FREED: QT_TRANSLATE_NOOP("Room", "The seat of {name} is free now"),
    NewsKind.KICKED: QT_TRANSLATE_NOOP("Room", "The host has removed {name}"),
    NewsKind.UNFAIR: QT_TRANSLATE_NOOP("Room", "The deal did not pass the check of {name}: it was not shuffled fairly"),
    NewsKind.SHUFFLED_ANEW: QT_TRANSLATE_NOOP("Room", "{name} did not answer in the shuffle; it begins anew"),
}

_REFUSALS: Mapping[Why, object] = {
    Why.SEAT_TAKEN: QT_TRANSLATE_NOOP("Room", "Somebody else has this seat."),
    Why.NOT_NOW: QT_TRANSLATE_NOOP("Room", "This can be done when the hand is over."),
    Why.NOT_ALLOWED: QT_TRANSLATE_NOOP("Room", "The host does not allow this at the table."),
    Why.NO_WATCHING: QT_TRANSLATE_NOOP("Room", "This table has no room for spectators."),
    Why.TOO_FAST: QT_TRANSLATE_NOOP("Room", "That was too fast. Wait a little."),
    Why.MISSING: QT_TRANSLATE_NOOP("Room", "Not everybody is ready, or a seat is open."),
}

_CHECKS: Mapping[Verdict, tuple[object, object, str, str]] = {
    Verdict.FAIR: (
        QT_TRANSLATE_NOOP("Room", "Fair deal"),
        QT_TRANSLATE_NOOP("Room", "Your program has computed the deal again: it was fair, with your part in it."),
        "check",
        "ok",
    ),
    Verdict.FOLLOWS: (
        QT_TRANSLATE_NOOP("Room", "Partly checked"),
        QT_TRANSLATE_NOOP("Room", "The deal follows from the secrets, but you were not there when they were promised."),
        "check",
        "warn",
    ),
    Verdict.UNPROVEN: (
        QT_TRANSLATE_NOOP("Room", "No proof"),
        QT_TRANSLATE_NOOP("Room", "The host gives no proof of this deal: the hand was given, or begun before."),
        "info",
        "warn",
    ),
    Verdict.UNFAIR: (
        QT_TRANSLATE_NOOP("Room", "Unfair deal!"),
        QT_TRANSLATE_NOOP("Room", "The deal did not pass the check of your program."),
        "warn",
        "err",
    ),
}
"""Each in a word and in a sentence, with an icon and the token of its colour."""


def check_mark(verdict: Verdict) -> tuple[str, str, str, str]:
    """What the own check of a deal found: in a word and in a sentence, its icon and colour."""
    word, sentence, icon, tone = _CHECKS[verdict]
    translate = QCoreApplication.translate
    return translate("Room", str(word)), translate("Room", str(sentence)), icon, tone


def news_text(news: News) -> str:
    """Something that has happened to somebody."""
    return QCoreApplication.translate("Room", str(_NEWS[news.kind])).format(name=news.name)


def refusal_text(refused: Refused) -> str:
    """Why the host did not take something; empty where the table page tells it."""
    known = _REFUSALS.get(refused.why)
    return "" if known is None else QCoreApplication.translate("Room", str(known))


def seat_name(room: Room, number: int) -> str:
    """Who sits there, as it stands on the screen."""
    if room.seats[number].owner is Owner.OPEN:
        return QCoreApplication.translate("Room", "Open seat")
    owners = (SeatOwner("bot" if seat.owner is Owner.BOT else "human", seat.name) for seat in room.seats)
    return texts_people.shown_owners(owners)[number].name


def waiting_text(room: Room, *, before_start: bool = False) -> str:
    """What the next hand waits for; empty when it waits for nobody but the receiver, or `before_start` for the host."""
    if room.open_seats:
        return QCoreApplication.translate("Room", "Open seats need somebody, or the computer")
    missing = [person for person in room.people if person.id in room.missing and person.id != room.you]
    names = [person.name for person in missing if not (person.host and before_start)]
    if not names:
        return ""
    return QCoreApplication.translate("Room", "Waiting for {names}").format(names=texts.listed(names))
