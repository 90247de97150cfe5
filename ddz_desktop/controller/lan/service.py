"""Tables on a machine that is always on: hosted without a window, any number of them, until they are told to end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ddz_desktop.controller.bot_seat import BotFactory, make_thinking_bot
from ddz_desktop.controller.lan.lan_host import LanHost
from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.table_config import TableConfig, TableTimes
from ddz_desktop.controller.lan.table_file import TableFileError, open_saved
from ddz_desktop.controller.lan.table_folder import TableFolder
from ddz_desktop.match.ports import SystemEntropy
from ddz_desktop.match.save import Save
from ddz_desktop.net.listening import PORTS
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.rules.record import Record, record_text
from ddz_desktop.storage.atomic import write_text

log = logging.getLogger(__name__)


class HostService:
    """`folder`: where key, certificate and tables are kept, `None` for nowhere. `records`: a folder for the record of
    every hand. `where`: an address to listen at, `None` for every adapter.
    """

    def __init__(
        self,
        folder: Path | None,
        program: str,
        *,
        where: str | None = None,
        announce: bool = True,
        records: Path | None = None,
        bot_factory: BotFactory = make_thinking_bot,
        times: TableTimes = TableTimes(),  # noqa: B008  # frozen
    ) -> None:
        self._folder = TableFolder(folder, self._played)
        self._records = records
        self._thinkers = ThreadPoolExecutor(1, "lan-bots")
        self._all_ended = asyncio.Event()
        self.host = LanHost(self._folder.identity(), program, where=where, announce=announce)
        self._workshop = Workshop(
            entropy=SystemEntropy(),
            bot_factory=bot_factory,
            thinkers=self._thinkers,
            keeper=self._folder,
            changed=self.host.tables_changed,
            ended=self._ended,
            times=times,
        )

    async def start(self, ports: Sequence[int] = PORTS) -> None:
        """Open the port, and the tables again that were open when the program ended. Raises NoPort."""
        await self.host.start(ports)
        log.info("listening at port %d", self.host.port)
        for file, data in self._folder.saved():
            try:
                self._add(open_saved(data, self._workshop), "again")
            except TableFileError as error:
                log.warning("%s: %s", file.name, error)
                self._folder.set_aside(file)

    def open(self, config: TableConfig) -> LanTable:
        """Open a new table."""
        table = LanTable(config, self._workshop)
        self._add(table, "now")
        table.write()
        return table

    def _add(self, table: LanTable, when: str) -> None:
        self.host.add(table)
        log.info("table %s is open %s: %s", table.config.id, when, table.config.rules.id)

    def end_after_hand(self) -> None:
        """Every table ends when its hand is over."""
        for table in tuple(self.host.tables.values()):
            table.close_after_hand(Why.STOPPED)
        if not self.host.tables:
            self._all_ended.set()

    def end_now(self) -> None:
        """Every table ends in the middle of its hand, and can be opened again."""
        for table in tuple(self.host.tables.values()):
            table.close(Why.STOPPED)
        self._all_ended.set()

    async def wait(self) -> None:
        """Until every table has ended; then everything is taken down."""
        await self._all_ended.wait()
        await self.host.stop()
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self._folder.close()

    def _ended(self, table: LanTable, why: Why) -> None:
        log.info("table %s has ended: %s", table.config.id, why.value)
        self.host.remove(table)
        if not self.host.tables:
            self._all_ended.set()

    def _played(self, table: LanTable, save: Save) -> None:
        match = save.match
        log.info("table %s: hand %d is over, totals %s", table.config.id, match.hand_number, match.totals)
        if self._records is not None and match.hand.info:
            name = f"{save.key}-{match.hand_number:04}.ddz"
            _write(self._records / name, match.hand)


def _write(file: Path, record: Record) -> None:
    try:
        write_text(file, record_text(record), durable=False)
    except OSError as error:
        log.warning("the record of a hand is not written: %s", error)
