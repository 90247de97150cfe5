"""A table of one's own as it is being set up."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ddz_desktop.controller.lan_controller import TableConfig, fresh_code, fresh_id
from ddz_desktop.protocol.table import TableOptions
from ddz_desktop.protocol.texts import clean_table_name
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import USUAL_LEVEL
from ddz_desktop.ui.texts_people import HOSTS_SEAT, bot_owner

USUAL_SECONDS = 30.0


class TableDraft(Struct, frozen=True, kw_only=True):
    """What has been chosen. `code_on`: whether a room code is asked for; the code stays the same meanwhile."""

    name: str
    rules: RuleSet
    code: str
    hands: int | None = None
    turn_seconds: float | None = USUAL_SECONDS
    fill: str | None = USUAL_LEVEL
    options: TableOptions = TableOptions()
    listed: bool = True
    code_on: bool = True

    def named(self, name: str) -> TableDraft:
        """The same under another name."""
        return replace(self, name=name)

    def config(self, default_name: str) -> TableConfig:
        """The table to be opened; one without a name of its own gets the default."""
        host_left, *others = (
            bot_owner(index, USUAL_LEVEL).name for index in (HOSTS_SEAT, *range(self.rules.seats - 1))
        )
        return TableConfig(
            id=fresh_id(),
            name=clean_table_name(self.name) or default_name,
            rules=self.rules,
            hands=self.hands,
            turn_seconds=self.turn_seconds,
            options=self.options,
            code=self.code if self.code_on else None,
            listed=self.listed,
            fill=self.fill,
            bot_names=(host_left, *others),
        )


def fresh_draft(name: str, rules: RuleSet, hands: int | None, turn_seconds: float | None) -> TableDraft:
    """A draft with a new code."""
    return TableDraft(name=name, rules=rules, code=fresh_code(), hands=hands, turn_seconds=turn_seconds)
