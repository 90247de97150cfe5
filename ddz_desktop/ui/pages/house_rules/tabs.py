"""Where each option stands in the editor. No Qt."""

from __future__ import annotations

from enum import StrEnum

from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.options import Option
from ddz_desktop.rules.ruleset import Auction, OptionValue
from ddz_desktop.ui.pages.house_rules.draft import KIND_PREFIX, Draft


class Tab(StrEnum):
    """The tabs in their order."""

    KINDS = "kinds"
    BOMBS = "bombs"
    AUCTION = "auction"
    PHASES = "phases"
    SCORING = "scoring"


_AFTER = {
    Kind.SOLO_CHAIN: ("min_solo_chain",),
    Kind.PAIR_CHAIN: ("min_pair_chain",),
    Kind.TRIO_CHAIN: ("min_trio_chain",),
    Kind.FOUR_TWO_PAIR: ("wings", "rocket_wings"),
}
"""Options that stand beneath the switch of a kind."""

_ORDINARY = tuple(
    name
    for kind in KINDS
    if kind not in (Kind.SOLO, Kind.BOMB, Kind.ROCKET)
    for name in (KIND_PREFIX + kind.text, *_AFTER.get(kind, ()))
)

OPTIONS: dict[Tab, tuple[str, ...]] = {
    Tab.KINDS: _ORDINARY,
    Tab.BOMBS: ("bomb_cap", "rocket_counts", "small_bomb", "kinds.bomb", "kinds.rocket"),
    Tab.AUCTION: ("auction", "call_doubles", "rob_step", "first_seat_three"),
    Tab.PHASES: ("deal", "jokers", "bottom_shown", "open_hand"),
    Tab.SCORING: ("base", "spring", "double_report"),
}

_BELONGS_TO = {"call_doubles": (Auction.ROB,), "rob_step": (Auction.DUEL,)}
"""Options that mean something in some auctions only."""


def tab_of(name: str) -> Tab:
    """The tab on which an option stands."""
    return next(tab for tab, names in OPTIONS.items() if name in names)


def rows_of(draft: Draft, tab: Tab) -> tuple[str, ...]:
    """The options to show on a tab: those there are, as far as they mean something now or have been changed."""
    known = draft.known()
    auction = draft.value("auction", known)
    return tuple(
        name
        for name in OPTIONS[tab]
        if name in known and (name in draft.options or _sensible(name, known[name], auction))
    )


def _sensible(name: str, option: Option, auction: OptionValue) -> bool:
    return len(option.choices) > 1 and auction in _BELONGS_TO.get(name, (auction,))
