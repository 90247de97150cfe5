"""A game alone is opened to the LAN in the middle of a match: its person stays, its bots' seats may be taken over."""

from __future__ import annotations

from msgspec import structs

from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.seating import TOKEN_BYTES, Guest
from ddz_desktop.controller.lan.table_config import TableConfig
from ddz_desktop.match.ports import system_clock
from ddz_desktop.match.save import Save
from ddz_desktop.protocol.texts import clean_name

HOST_ID = 1


def adopt(config: TableConfig, save: Save, workshop: Workshop, name: str, avatar: str) -> LanTable:
    """A table on which the saved match goes on, with its rules, hands and time; its person's seat waits for the host.

    `name`, `avatar`: the host's.
    """
    setup = save.match.setup
    config = structs.replace(
        config,
        rules=setup.rules,
        hands=setup.hands,
        turn_seconds=setup.turn_seconds,
        bot_names=tuple(owner.name for owner in setup.seats),
    )
    table = LanTable(config, workshop)
    table.seating.seats = [owner.level for owner in setup.seats]
    host = Guest(HOST_ID, clean_name(name) or "Host", avatar, workshop.entropy.secret(TOKEN_BYTES), host=True)
    host.lost_at = system_clock()
    table.seating.restore(host, setup.own_seat)
    table.resume_match(save)
    return table
