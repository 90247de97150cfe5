"""What the player has chosen about the table, as one frozen value made from the settings."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ddz_desktop.settings import Settings
from ddz_desktop.ui.table.geometry import CardSize, RowMode
from ddz_desktop.ui.table.sorting import SortOrder

GUARD_MS = 250
AUTO_PASS_S = 5


@dataclass(frozen=True)
class TableOptions:
    """How the table behaves. `guard_ms`: how long a button that has just appeared ignores clicks; 0 for none.

    `sweep`: drawing over cards chooses them. `auto_pass_s`: seconds before the table passes. `speak`: say what happens.
    """

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
    sweep: bool = True
    auto_pass_s: float = AUTO_PASS_S
    speak: bool = True


@dataclass(frozen=True)
class TableLimits:
    """What a table with others at it allows. `talk`: one can say something there.

    `forced_pass_s`: a pass that is forced comes after a random time between these, so that it tells nothing about the
    hand; `None`: as the player likes.
    """

    counter: bool = True
    hints: bool = True
    auto_play: bool = True
    talk: bool = False
    forced_pass_s: tuple[float, float] | None = None

    def applied(self, options: TableOptions) -> TableOptions:
        """What is left of the player's wishes."""
        return replace(
            options,
            counter=options.counter and self.counter,
            auto_pass=options.auto_pass or self.forced_pass_s is not None,
        )


ALONE = TableLimits()
"""Nobody else is there who could mind."""


def options_of(settings: Settings) -> TableOptions:
    """The table's part of the settings."""
    table, access = settings.table, settings.access
    return TableOptions(
        sort_order=SortOrder(table.sort_order),
        wild_first=table.wild_first,
        card_size=CardSize[table.card_size.upper()],
        rows=RowMode(table.rows),
        counter=table.card_counter,
        auto_pass=table.auto_pass,
        smart_drag=table.smart_drag,
        right_click_plays=table.right_click_plays,
        speed=settings.look.speed,
        guard_ms=GUARD_MS if table.misclick_guard else 0,
        sweep=access.sweep,
        auto_pass_s=AUTO_PASS_S * access.time_percent / 100,
        speak=access.speak,
    )
