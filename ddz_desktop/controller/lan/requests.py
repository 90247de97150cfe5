"""What guests may ask of a table, one function each; what cannot be taken raises `No`, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ddz_desktop.bots.registry import level_and_temper
from ddz_desktop.controller.lan.lan_table import LanTable
from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.controller.lan.seating import Guest, GuestLink
from ddz_desktop.match.ports import system_clock
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import Bye, News, NewsKind, Why
from ddz_desktop.protocol.table import Stage
from ddz_desktop.protocol.texts import clean_table_name
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_ruleset


def take(table: LanTable, link: GuestLink, message: ask.FromGuest) -> None:
    """Do what a guest sends; what cannot be taken is refused to him alone."""
    guest = table.guest_of(link)
    if guest is not None:
        try:
            _answer(table, guest, message)
        except No as no:
            guest.send(no.message)


def _answer(table: LanTable, guest: Guest, message: ask.FromGuest) -> None:
    handler = _HANDLERS.get(type(message))
    if handler is None:
        raise No(Why.NOT_NOW, "this is not the time for it")
    if type(message) in _FOR_HOST and not guest.host:
        raise No(Why.NOT_ALLOWED, "only the host of the table may do this")
    handler(table, guest, message)


# Anybody


def _sit(table: LanTable, guest: Guest, message: ask.Sit) -> None:
    seat, runner = message.seat, table.runner
    if seat == guest.seat:
        return
    if seat is None:
        _stand_up(table, guest)
    elif guest.seat is None:
        if runner.busy and (guest.saw_hands or not table.config.options.take_over):
            raise No(Why.NOT_NOW, "seats can be taken when the hand is over")
        table.seat(guest, seat)
        runner.show(guest)
    else:
        _need_rest(table)
        if seat < len(table.seating.seats) and isinstance(table.seating.seats[seat], Guest):
            raise No(Why.SEAT_TAKEN, "somebody else has this seat")
        _exchange(table, guest.seat, seat)
    table.after_change()


def _stand_up(table: LanTable, guest: Guest) -> None:
    _need_rest(table)
    if not (table.config.options.watch or guest.host):
        raise No(Why.NO_WATCHING, "the table has no spectators")
    seat = table.seating.stand_up(guest)
    if seat is not None:
        table.owner_changed(seat)


def _exchange(table: LanTable, seat: int, other: int) -> None:
    table.seating.swap(seat, other)
    table.runner.swap_seats(seat, other)


def _ready(table: LanTable, guest: Guest, message: ask.Ready) -> None:
    if table.runner.busy:
        raise No(Why.NOT_NOW, "the hand is not over")
    guest.ready = message.on
    table.after_change()


def _act(table: LanTable, guest: Guest, message: ask.Act) -> None:
    if guest.seat is None:
        raise No(Why.NOT_ALLOWED, "spectators do not play")
    table.runner.submit(guest.seat, message)


def _auto_play(table: LanTable, guest: Guest, message: ask.AutoPlay) -> None:
    if guest.seat is None or (message.on and not table.config.options.auto_play):
        raise No(Why.NOT_ALLOWED, "at this table everybody plays himself")
    table.runner.set_auto_play(guest.seat, message.on)
    table.after_change()


def _chat(table: LanTable, guest: Guest, message: ask.Chat) -> None:
    if not table.config.options.chat:
        raise No(Why.NOT_ALLOWED, "free text is switched off at this table")
    said = table.talk.chat(guest.id, guest.name, message, system_clock())
    table.write()
    table.tell(said)


def _sign(table: LanTable, guest: Guest, message: ask.Sign) -> None:
    said = table.talk.sign(guest.id, guest.name, message, system_clock())
    table.write()
    table.tell(said)


def _seal(table: LanTable, guest: Guest, message: ask.Seal) -> None:
    table.runner.seal(guest, message)


def _open(table: LanTable, guest: Guest, message: ask.Open) -> None:
    table.runner.open(guest, message)


def _verdict(table: LanTable, guest: Guest, message: ask.Verdict) -> None:
    if not message.fair:
        news = News(kind=NewsKind.UNFAIR, person=guest.id, name=guest.name, seat=guest.seat, hand=message.hand)
        table.tell(news)


def _leave(table: LanTable, guest: Guest, message: ask.Leave) -> None:
    if guest.host:
        table.close(Why.CLOSED)
    else:
        table.remove(guest, NewsKind.WENT, Bye(Why.GONE))


# The host of the table


def _kick(table: LanTable, guest: Guest, message: ask.Kick) -> None:
    person = table.seating.guests.get(message.person)
    if person is None or person.host:
        raise No(Why.NOT_NOW, "there is no such person to remove")
    table.remove(person, NewsKind.KICKED, Bye(Why.KICKED, "the host has removed you from the table"))


def _lock(table: LanTable, guest: Guest, message: ask.Lock) -> None:
    table.configure(locked=message.on)
    table.after_change()


def _set_code(table: LanTable, guest: Guest, message: ask.SetCode) -> None:
    table.configure(code=message.code)
    table.after_change()


def _set_options(table: LanTable, guest: Guest, message: ask.SetOptions) -> None:
    table.configure(options=message.options)
    if not message.options.watch:
        for spectator in [each for each in table.seating.spectators if not each.host]:
            table.remove(spectator, NewsKind.WENT, Bye(Why.NO_WATCHING))
    table.after_change()


def _set_table(table: LanTable, guest: Guest, message: ask.SetTable) -> None:
    _need_rest(table)
    try:
        rules = parse_ruleset(message.rules)
    except RuleError as error:
        raise No(Why.NOT_UNDERSTOOD, str(error)[:300]) from None
    before = table.config
    table.configure(
        name=clean_table_name(message.name) or before.name,
        rules=rules,
        hands=message.hands,
        turn_seconds=message.turn_seconds,
    )
    if (rules, message.hands, message.turn_seconds) != (before.rules, before.hands, before.turn_seconds):
        table.runner.end_match()
        table.save_of_match = None
        table.seating.resize(rules.seats)
        for person in table.seating.guests.values():
            person.ready = False
    table.after_change()


def _set_bot(table: LanTable, guest: Guest, message: ask.SetBot) -> None:
    _need_rest(table)
    if message.level is not None:
        try:
            level_and_temper(message.level)
        except ValueError as error:
            raise No(Why.NOT_UNDERSTOOD, str(error)[:300]) from None
    table.seating.set_bot(message.seat, message.level)
    table.owner_changed(message.seat)
    table.after_change()


def _swap(table: LanTable, guest: Guest, message: ask.Swap) -> None:
    _need_rest(table)
    _exchange(table, message.seat, message.other)
    table.after_change()


def _answer_claim(table: LanTable, guest: Guest, message: ask.AnswerClaim) -> None:
    person = table.seating.guests.get(message.person)
    absent = person and person.claims
    if person is None or absent is None or person.link is None:
        raise No(Why.NOT_NOW, "nobody asks for a seat any more")
    person.claims = None
    if message.yes and absent.link is None:
        link, person.link = person.link, None
        table.seating.go(person)
        absent.token = table.workshop.entropy.secret(len(absent.token))
        table.return_to(absent, link)
    table.after_change()


def _close_table(table: LanTable, guest: Guest, message: ask.CloseTable) -> None:
    table.close(Why.CLOSED)


def _need_rest(table: LanTable) -> None:
    if table.stage is Stage.PLAYING:
        raise No(Why.NOT_NOW, "this can be done when the hand is over")


_HANDLERS: dict[type, Callable[[LanTable, Guest, Any], None]] = {
    ask.Sit: _sit,
    ask.Ready: _ready,
    ask.Act: _act,
    ask.AutoPlay: _auto_play,
    ask.Chat: _chat,
    ask.Sign: _sign,
    ask.Seal: _seal,
    ask.Open: _open,
    ask.Verdict: _verdict,
    ask.Leave: _leave,
    ask.Kick: _kick,
    ask.Lock: _lock,
    ask.SetCode: _set_code,
    ask.SetOptions: _set_options,
    ask.SetTable: _set_table,
    ask.SetBot: _set_bot,
    ask.Swap: _swap,
    ask.AnswerClaim: _answer_claim,
    ask.CloseTable: _close_table,
}
_FOR_HOST = frozenset(
    {
        ask.Kick,
        ask.Lock,
        ask.SetCode,
        ask.SetOptions,
        ask.SetTable,
        ask.SetBot,
        ask.Swap,
        ask.AnswerClaim,
        ask.CloseTable,
    }
)
