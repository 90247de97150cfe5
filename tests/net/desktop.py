"""One desktop of the LAN in `wires`, as a program of its own, which prints what it sees, a JSON document a line.

desktop.py host FOLDER HANDS SYSTEM…     opens a table of each system, for people alone and so many hands
desktop.py guest SEATS SYSTEM…           finds them, takes so many seats at each, and plays to the end
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.controller.lan.bot_guest import BotGuest
from ddz_desktop.controller.lan.deal_witness import DealCheck
from ddz_desktop.controller.lan.guest_messages import Gone, GuestMessage, LinkIs
from ddz_desktop.controller.lan.service import HostService
from ddz_desktop.controller.lan.table_config import TableConfig
from ddz_desktop.controller.messages import HandPlayed
from ddz_desktop.net.listed import ListedTable
from ddz_desktop.net.lobby import Lobby
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.catalog import CATALOG

PROGRAM = "desktop of a test"


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


async def host(folder: Path, hands: int, systems: list[str]) -> None:
    service = HostService(folder, PROGRAM)
    await service.start()
    for system in systems:
        rules = CATALOG[system]
        config = TableConfig(id=system, name=system, rules=rules, hands=hands, fill=None, turn_seconds=None)
        service.open(config)
    tell(port=service.host.port)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, service.end_now)
    await service.wait()


async def guest(seats: int, systems: list[str]) -> None:
    found = asyncio.Event()
    tables: dict[str, ListedTable] = {}

    def changed(listed: tuple[ListedTable, ...]) -> None:
        tables.update({table.card.id: table for table in listed if table.card is not None})
        if set(systems) <= set(tables):
            found.set()

    began = time.monotonic()
    lobby = Lobby(PROGRAM, changed)
    await lobby.start()
    await found.wait()
    tell(found=round(time.monotonic() - began, 3), address=tables[systems[0]].address.text)
    await lobby.stop()
    await asyncio.gather(*(sit(tables[system]) for system in systems for _ in range(seats)))


async def sit(table: ListedTable) -> None:
    assert table.card is not None
    system = table.card.id
    verdicts: dict[int, str] = {}

    def heard(message: GuestMessage) -> None:
        if isinstance(message, Room) and message.stage is Stage.FINISHED:
            bot.session.leave()
        elif isinstance(message, DealCheck):
            verdicts[message.hand] = message.verdict.value
        elif isinstance(message, LinkIs):
            tell(system=system, link=message.state.value, attempt=message.attempt)
        elif isinstance(message, HandPlayed):
            played = hashlib.sha256(repr(message.record.decisions).encode()).hexdigest()[:12]
            tell(
                system=system,
                hand=message.number,
                seat=message.seat,
                played=played,
                totals=message.totals,
                verdict=verdicts.get(message.number),
            )
        elif isinstance(message, Gone):
            tell(system=system, gone=message.why.value)

    wish = Wish(address=table.address, program=PROGRAM, name=system, table=system, fingerprint=table.fingerprint)
    bot = BotGuest("random", make_thinking_bot, heard=heard)
    await bot.run(wish)


if __name__ == "__main__":
    if sys.argv[1] == "host":
        asyncio.run(host(Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
    else:
        asyncio.run(guest(int(sys.argv[2]), sys.argv[3:]))
