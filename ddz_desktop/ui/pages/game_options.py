"""Which options a new game offers: those the rulebook lists with a system. House rules change the rest."""

from __future__ import annotations

from collections.abc import Mapping

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.options import Option, options_of
from ddz_desktop.rules.ruleset import Auction, Family, OptionValue, RuleSet

LISTED_AUCTIONS: dict[Family, tuple[Auction, ...]] = {
    Family.YIXING: (Auction.SCORE, Auction.ROB),
    Family.TRADITIONAL: (Auction.SCORE, Auction.DUEL),
}
"""Auctions a family's own rules let the players choose from (rulebook §3.1, §3.6); the others have one."""

CHAPTERS = ("auction", "call_doubles", "rob_step", "first_seat_three", "double_report", "deal", "jokers", "small_bomb")
WING_OPTIONS = ("wings", "rocket_wings")


def offered(system: str, chosen: Mapping[str, OptionValue]) -> tuple[Option, ...]:
    """The options to show for a system, in reading order; some only make sense with the auction chosen."""
    rules = ruleset(system)
    auction = Auction(str(chosen.get("auction", rules.auction.value)))
    found = {option.name: option for option in options_of(rules)}
    names = [name for name in CHAPTERS if name in found and _sensible(name, rules, auction)]
    if rules.family is Family.YIXING:
        names.append("bomb_cap")
    names += [name for name in WING_OPTIONS if name in found]
    return tuple(_narrowed(found[name], rules) for name in names)


def kept(system: str, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Those of the chosen values that are still offered and differ from the default."""
    options = {option.name: option for option in offered(system, chosen)}
    return {
        name: value
        for name, value in chosen.items()
        if name in options and value in options[name].choices and value != options[name].default
    }


def _sensible(name: str, rules: RuleSet, auction: Auction) -> bool:
    if name == "auction":
        return rules.family in LISTED_AUCTIONS
    if name == "call_doubles":
        return auction is Auction.ROB
    if name == "rob_step":
        return auction is Auction.DUEL
    return name != "small_bomb" or rules.family is Family.TRADITIONAL


def _narrowed(option: Option, rules: RuleSet) -> Option:
    if option.name != "auction":
        return option
    return Option(option.name, option.default, tuple(auction.value for auction in LISTED_AUCTIONS[rules.family]))
