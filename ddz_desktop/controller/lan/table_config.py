"""What a LAN table is, beside the people at it."""

from __future__ import annotations

import secrets

from msgspec import Struct

from ddz_desktop.protocol.limits import CODE_DIGITS
from ddz_desktop.protocol.table import TableOptions
from ddz_desktop.rules.ruleset import RuleSet

ID_BYTES = 8
SUFFIX = ".table"
"""Of the files of saved tables."""

FILL = "casual"


class TableConfig(Struct, frozen=True, kw_only=True):
    """`id` names the table for ever. `code`: the room code, `None` for none. `listed`: shown to those who look for
    tables. `fill`: the level of bots that take the seats nobody has, `None` to leave them open. `bot_names` by seat.
    """

    id: str
    name: str
    rules: RuleSet
    hands: int | None = None
    turn_seconds: float | None = 30.0
    options: TableOptions = TableOptions()
    code: str | None = None
    locked: bool = False
    listed: bool = True
    fill: str | None = FILL
    bot_names: tuple[str, ...] = ()

    def bot_name(self, seat: int) -> str:
        """The name of a bot on that seat."""
        return self.bot_names[seat] if seat < len(self.bot_names) else f"Bot {seat + 1}"


def fresh_id() -> str:
    """The name of a new table."""
    return secrets.token_hex(ID_BYTES)


def fresh_code() -> str:
    """A new room code."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"


class TableTimes(Struct, frozen=True, kw_only=True):
    """In seconds. `grace`: before a bot plays for somebody who is lost. `grace_after_start`: the same, after the host's
    program has been started anew. `lost_before_game`: until somebody lost before the first hand loses his seat.
    `between_hands`: the next hand begins by then, where turns have a limit. `automatic`: after a hand, until those for
    whom the table plays count as ready.
    """

    grace: float = 10.0
    grace_after_start: float = 30.0
    lost_before_game: float = 60.0
    between_hands: float = 60.0
    automatic: float = 5.0
    shuffle: float = 4.0
    pace: tuple[float, float] = (0.8, 2.0)
