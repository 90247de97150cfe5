"""`host`: tables in the LAN on a machine without a window."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from platformdirs import PlatformDirs

from ddz_desktop import PROGRAM
from ddz_desktop.app.arguments import chosen_ruleset, positive_number, whole_number
from ddz_desktop.app.problem import Problem, SubParsers
from ddz_desktop.bots.registry import BOT_NAMES, level_and_temper
from ddz_desktop.controller.lan.service import HostService
from ddz_desktop.controller.lan.table_config import SUFFIX, TableConfig, fresh_code, fresh_id
from ddz_desktop.net import adapters
from ddz_desktop.net.listening import PORTS, NoPort
from ddz_desktop.net.loop_thread import log_without_values
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.limits import CODE_DIGITS, FIRST_PORT, LAST_PORT
from ddz_desktop.protocol.table import TableOptions
from ddz_desktop.protocol.texts import clean_table_name

NOTE = (
    "SIGTERM and Ctrl+C end every table when its hand is over, the second time at once; either way they are open again "
    "at the next start, unless --fresh is given."
)


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("host", help="host tables in the LAN, without a window", epilog=NOTE)
    parser.add_argument("--rules", metavar="ID", action="append", default=[], help="open a table; may be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="change an option of the rules")
    parser.add_argument("--name", default="", help="the tables' name")
    parser.add_argument("--hands", type=positive_number, metavar="N", help="hands of a match; endless without")
    parser.add_argument("--seconds", type=whole_number, default=30, metavar="S", help="for a turn; 0 for no limit (30)")
    parser.add_argument("--bots", default="casual", metavar="LEVEL", help=f"{', '.join(BOT_NAMES)}, or none (casual)")
    parser.add_argument("--code", default="new", metavar="CODE", help="the room code of six digits, new or none (new)")
    parser.add_argument("--no-watching", action="store_true", help="no spectators")
    parser.add_argument("--unlisted", action="store_true", help="do not announce the tables in the LAN")
    parser.add_argument("--address", metavar="IP", help="listen at this address alone")
    parser.add_argument("--port", type=positive_number, metavar="P", help=f"not one of {FIRST_PORT} to {LAST_PORT}")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where key, certificate and tables are kept")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of each hand here")
    parser.add_argument("--fresh", action="store_true", help="do not open again what was open")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    configs = [_config(arguments, system) for system in arguments.rules]
    folder = arguments.folder or PlatformDirs("ddz-desktop", appauthor=False).user_data_path / "lan-host"
    if arguments.fresh:
        for file in folder.glob(f"*{SUFFIX}"):
            file.unlink()
    if not configs and not any(folder.glob(f"*{SUFFIX}")):
        raise Problem("no table is to be opened; --rules ID says by which rules")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stderr)
    try:
        return asyncio.run(_serve(arguments, configs, folder))
    except NoPort as error:
        raise Problem(str(error)) from None


def _config(arguments: argparse.Namespace, system: str) -> TableConfig:
    if arguments.bots != "none":
        try:
            level_and_temper(arguments.bots)
        except ValueError as error:
            raise Problem(f"{error}, or none") from None
    code = {"new": fresh_code(), "none": None}.get(arguments.code, arguments.code)
    if code is not None and not (code.isascii() and code.isdigit() and len(code) == CODE_DIGITS):
        raise Problem(f"a room code has {CODE_DIGITS} digits")
    rules = chosen_ruleset(system, arguments.option)
    return TableConfig(
        id=fresh_id(),
        name=clean_table_name(arguments.name) or rules.id,
        rules=rules,
        hands=arguments.hands,
        turn_seconds=float(arguments.seconds) or None,
        options=TableOptions(watch=not arguments.no_watching),
        code=code,
        listed=not arguments.unlisted,
        fill=None if arguments.bots == "none" else arguments.bots,
    )


async def _serve(arguments: argparse.Namespace, configs: list[TableConfig], folder: Path) -> int:
    asyncio.get_running_loop().set_exception_handler(log_without_values)
    service = HostService(folder, PROGRAM, where=arguments.address, records=arguments.records)
    await service.start((arguments.port,) if arguments.port else PORTS)
    for config in configs:
        service.open(config)
    for table in service.host.tables.values():
        for place in _places(arguments.address):
            invitation = Invitation(Address(place, service.host.port), table.config.id, table.config.code)
            print(f"{table.config.name}: {invitation.text}", flush=True)
    with _signals(service.end_after_hand, service.end_now):
        await service.wait()
    return 0


def _places(address: str | None) -> list[str]:
    """Where guests may reach the tables."""
    if address is not None:
        return [address]
    found = [each.address for each in adapters.addresses() if "%" not in each.address]
    return found or ["127.0.0.1"]


@contextlib.contextmanager
def _signals(first: Callable[[], None], again: Callable[[], None]) -> Iterator[None]:
    """The first signal calls one, the next the other."""
    loop = asyncio.get_running_loop()
    asked = False

    def on_signal(*_: object) -> None:
        nonlocal asked
        loop.call_soon_threadsafe(again if asked else first)
        asked = True

    before = {number: signal.signal(number, on_signal) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
