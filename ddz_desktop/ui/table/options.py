"""What the player has chosen about the table, as one frozen value made from the settings."""

from __future__ import annotations

from dataclasses import dataclass

from ddz_desktop.settings import Settings
from ddz_desktop.ui.table.geometry import CardSize, RowMode
from ddz_desktop.ui.table.sorting import SortOrder

GUARD_MS = 250
AUTO_PASS_S = 5


@dataclass(frozen=True)
class TableOptions:
    """How the table behaves. `guard_ms`: how long a button that has just appeared ignores clicks; 0 for none."""

    sort_order: SortOrder = SortOrder.HIGH_LOW
    wild_first: bool = False
    card_size: CardSize = CardSize.LARGE
    rows: RowMode = RowMode.AUTO
    counter: bool = True
    auto_pass: bool = True
    smart_drag: bool = True
    right_click_plays: bool = False
    speed: float = 1.0
    guard_ms: int = GUARD_MS


def options_of(settings: Settings) -> TableOptions:
    """The table's part of the settings."""
    return TableOptions(
        sort_order=SortOrder(settings.table.sort_order),
        counter=settings.table.card_counter,
        auto_pass=settings.table.auto_pass,
        speed=settings.look.speed,
    )
