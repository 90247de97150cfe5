"""`join`: bots as guests at a table in the LAN."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import threading

from ddz_desktop import PROGRAM
from ddz_desktop.app.arguments import positive_number
from ddz_desktop.app.opponents import check_name, maker
from ddz_desktop.app.problem import Problem, SubParsers
from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.registry import BOT_NAMES
from ddz_desktop.controller.lan.bot_guest import BotGuest
from ddz_desktop.controller.lan.deal_witness import DealCheck, Verdict
from ddz_desktop.controller.lan.guest_messages import Gone, GuestMessage
from ddz_desktop.controller.messages import HandPlayed
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.protocol.invitation import AddressError, Invitation, parse_invitation

AS_WISHED = frozenset({Why.GONE, Why.STOPPED, Why.CLOSED})

SECONDS = 0.3
"""How long the player may think over one decision."""


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("join", help="let bots play at a table in the LAN")
    parser.add_argument("address", metavar="ADDRESS", help="HOST, HOST:PORT or an invitation ddz://HOST:PORT#CODE")
    parser.add_argument("--bot", required=True, metavar="NAME", help=f"{', '.join(BOT_NAMES)}, or exec: and a command")
    parser.add_argument("--name", default="", help="how it calls itself")
    parser.add_argument("--count", type=positive_number, default=1, metavar="N", help="so many of them (1)")
    parser.add_argument("--code", metavar="CODE", help="the room code, where the invitation has none")
    parser.add_argument("--table", metavar="ID", help="which table, where the host has several")
    parser.add_argument("--hands", type=positive_number, metavar="N", help="leave after so many hands")
    parser.add_argument("--pace", type=float, default=0.0, metavar="S", help="seconds before each decision (0)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    check_name(arguments.bot)
    if not 0 <= arguments.pace <= 60:
        raise Problem("--pace takes 0 to 60 seconds")
    try:
        invitation = parse_invitation(arguments.address)
    except AddressError as error:
        raise Problem(str(error)) from None
    gone = asyncio.run(_play(arguments, invitation))
    for each in gone:
        if each.why not in AS_WISHED:
            print(f"ddz-desktop: {each.text or each.why.value}", file=sys.stderr)
    return 0 if all(each.why in AS_WISHED for each in gone) else 1


async def _play(arguments: argparse.Namespace, invitation: Invitation) -> list[Gone]:
    make = maker(arguments.bot, SECONDS)

    def factory(level: str, rng: random.Random, cancel: threading.Event) -> Bot:
        return make(rng)

    guests = [
        BotGuest(arguments.bot, factory, hands=arguments.hands, pace=arguments.pace, heard=_tell)
        for _ in range(arguments.count)
    ]
    wish = Wish(
        address=invitation.address,
        program=PROGRAM,
        name=arguments.name or arguments.bot.partition(":")[0],
        avatar="bot",
        table=arguments.table or invitation.table,
        code=arguments.code or invitation.code,
    )
    return await asyncio.gather(*(guest.run(wish) for guest in guests))


def _tell(message: GuestMessage) -> None:
    if isinstance(message, HandPlayed):
        print(f"hand {message.number}: seat {message.seat}, totals {message.totals}", flush=True)
    elif isinstance(message, DealCheck) and message.verdict is Verdict.UNFAIR:
        print(f"hand {message.hand}: the deal is not fair: {message.why}", file=sys.stderr)
