"""The options of a ruleset and the house rules that every ruleset takes (rulebook §3, §4).

An `Option` says what it may be set to; `change` sets some and refuses, by name, what is unknown, impossible, or
contradicts another one.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from ddz_desktop.rules.card_notation import quote, shortened
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import KIND_BY_TEXT, SHAPES, Kind
from ddz_desktop.rules.ruleset import (
    Auction,
    ChainOrder,
    FirstSeatThree,
    OptionValue,
    RobStep,
    RuleSet,
    Wings,
)

CHAINS = {"min_solo_chain": "solo_chain", "min_pair_chain": "pair_chain", "min_trio_chain": "trio_chain"}
SHORTEST = {"min_solo_chain": 3, "min_pair_chain": 2, "min_trio_chain": 2}
GROUP_SIZE = {"min_solo_chain": 1, "min_pair_chain": 2, "min_trio_chain": 3}
PLACES = {ChainOrder.STANDARD: 12, ChainOrder.FROM_SIX: 9, ChainOrder.ACE_LOW: 14}
LONGEST_NUMBER = 9
DEALS = {"34+6": (34, 6), "35+3": (35, 3)}
AUCTIONS = tuple(style.value for style in Auction if style is not Auction.WINNING_CARD)


class Option(Struct, frozen=True):
    """What a table may change: `choices` lists every value, default included (empty for `kinds`, which maps kinds to
    true/false). `house`: a house rule that every ruleset takes, rather than an option of this system.
    """

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    house: bool = False

    def check(self, value: OptionValue, system: str) -> None:
        """Raise `OptionError` unless the value is one of the choices (`1` is not `true` here)."""
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return
        shown = ", ".join(option_text(choice) for choice in self._shown_choices())
        raise OptionError(f"option {self.name} of {system} cannot be {shortened(option_text(value))}; it takes {shown}")

    def _shown_choices(self) -> tuple[OptionValue, ...]:
        if len(self.choices) <= 12:
            return self.choices
        return (f"a whole number from {self.choices[0]} to {self.choices[-1]}",)


def option_text(value: OptionValue) -> str:
    """A value as the notation writes it: `true`, `false`, `null`, a number or a word; kinds as `quad=true,…`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if isinstance(value, dict):
        return ",".join(f"{kind}={option_text(on)}" for kind, on in sorted(value.items()))
    return str(value)


def parse_option(name: str, text: str) -> OptionValue:
    """The value that a text means (`K=V` of the command line, a line of a ruleset file); never raises for a name."""
    if name == "kinds":
        return {kind.strip(): _parse_switch(kind, on) for kind, _, on in (p.partition("=") for p in text.split(","))}
    words: dict[str, OptionValue] = {"true": True, "yes": True, "false": False, "no": False, "null": None, "none": None}
    if text in words:
        return words[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else text


def _parse_switch(kind: str, text: str) -> bool:
    if text.strip() not in ("true", "false"):
        raise OptionError(
            f"option kinds takes kind=true or kind=false, not {shortened(f'{kind.strip()}={text.strip()}')}"
        )
    return text.strip() == "true"


def options_of(rules: RuleSet) -> tuple[Option, ...]:
    """Every option of a ruleset with its value there as default: its own first, then the house rules."""
    return tuple(_own_options(rules)) + tuple(_house_options(rules))


def _own_options(rules: RuleSet) -> list[Option]:
    options = [Option("auction", rules.auction.value, (rules.auction.value,) if rules.hidden_landlord else AUCTIONS)]
    if not rules.hidden_landlord:
        options += [
            Option("call_doubles", rules.call_doubles, (True, False)),
            Option("rob_step", rules.rob_step.value, tuple(step.value for step in RobStep)),
        ]
    if any(SHAPES[kind].solos for kind in rules.kinds if kind in SHAPES):
        options += [
            Option("wings", rules.wings.value, tuple(wings.value for wings in Wings)),
            Option("rocket_wings", rules.rocket_wings, (True, False)),
        ]
    if rules.lowest_rank:
        options.append(Option("jokers", rules.jokers, (True, False)))
    if rules.first_seat_three is not None:
        options.append(
            Option("first_seat_three", rules.first_seat_three.value, tuple(way.value for way in FirstSeatThree))
        )
    if rules.report:
        options.append(Option("double_report", rules.double_report, (True, False)))
    if rules.seats == 3 and rules.decks == 2:
        deal = f"{rules.hand_cards}+{rules.bottom_cards}"
        options.append(Option("deal", deal, tuple(DEALS)))
    return options


def _house_options(rules: RuleSet) -> list[Option]:
    options = [
        Option("bomb_cap", rules.bomb_cap, (None, 3, 4, 5), house=True),
        Option("rocket_counts", rules.rocket_counts, (True, False), house=True),
        Option("spring", rules.spring, (1, 2, 3), house=True),
        Option("bottom_shown", rules.bottom_shown, (True, False), house=True),
        Option("base", rules.base, tuple(range(1, 101)), house=True),
    ]
    if rules.seats == 3:
        options.append(Option("open_hand", rules.open_hand, (True, False), house=True))
    if rules.decks == 1:
        options.append(Option("small_bomb", rules.small_bomb, (True, False), house=True))
    for name, field in CHAINS.items():
        lengths = tuple(range(SHORTEST[name], _longest_chain(rules, name) + 1))
        options.append(Option(name, getattr(rules, field)[0], lengths, house=True))
    options.append(Option("kinds", {kind.text: kind in rules.kinds for kind in Kind}, house=True))
    return options


def _longest_chain(rules: RuleSet, name: str) -> int:
    """The longest chain that the chain order and the landlord's hand allow: a higher minimum would forbid the kind."""
    in_hand = (rules.hand_cards + rules.bottom_cards) // GROUP_SIZE[name]
    limits: tuple[int, int] = getattr(rules, CHAINS[name])
    return min(in_hand, PLACES[rules.chain_order], limits[1])


def change(rules: RuleSet, options: Mapping[str, OptionValue]) -> RuleSet:
    """A copy of a catalog ruleset with some options set; `changes` keeps those that differ from the default.

    Raises `OptionError` as the module says; the order in which the options are given does not matter.
    """
    changed = rules
    if "kinds" in options:  # first: which other options there are depends on the kinds
        changed = _set_kinds(rules, options["kinds"])
    known = {option.name: option for option in options_of(changed)}
    for name, value in options.items():
        if name not in known:
            if any(option.name == name for option in options_of(rules)):
                why = f"option {name} contradicts kinds: no kind that is left on has solo wings"
                raise OptionError(why, name, "kinds")
            raise OptionError(f"{rules.id} has no option {quote(name)}; it has {', '.join(known)}")
        if name != "kinds":
            known[name].check(value, rules.id)
            changed = _set(changed, name, value)
    _refuse_contradictions(changed, options)
    return msgspec.structs.replace(changed, changes=_differences(rules, known, options))


def _differences(
    rules: RuleSet, known: Mapping[str, Option], options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options that differ from the ruleset, always in the same order, so that equal rulesets have equal texts."""
    changes: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = options.get(name, option.default)
        if isinstance(value, dict):
            value = {kind: on for kind, on in sorted(value.items()) if on != (KIND_BY_TEXT[kind] in rules.kinds)}
        if name in options and value not in ({}, option.default):
            changes[name] = value
    return changes


def _set_kinds(rules: RuleSet, value: OptionValue) -> RuleSet:
    if not isinstance(value, dict):
        raise OptionError("option kinds takes a mapping of kinds to true or false")
    kinds = set(rules.kinds)
    for text, on in value.items():
        if text not in KIND_BY_TEXT:
            raise OptionError(
                f"option kinds names {quote(text)}, which is no kind; the kinds are {', '.join(KIND_BY_TEXT)}"
            )
        if not isinstance(on, bool):
            raise OptionError(f"option kinds takes true or false for {text}, not {on!r}")
        if KIND_BY_TEXT[text] is Kind.SOLO and not on:
            raise OptionError("option kinds cannot switch solo off: a hand could not be led")
        (kinds.add if on else kinds.discard)(KIND_BY_TEXT[text])
    return msgspec.structs.replace(rules, kinds=frozenset(kinds))


def _set(rules: RuleSet, name: str, value: OptionValue) -> RuleSet:
    fields: dict[str, object] = {name: value}
    if name in CHAINS:
        limits = getattr(rules, CHAINS[name])
        fields = {CHAINS[name]: (value, limits[1])}
    elif name == "deal":
        hand, bottom = DEALS[str(value)]
        fields = {"hand_cards": hand, "bottom_cards": bottom}
    elif name in _ENUMS:
        fields = {name: _ENUMS[name](str(value))}
    return msgspec.structs.replace(rules, **fields)


_ENUMS = {"auction": Auction, "rob_step": RobStep, "wings": Wings, "first_seat_three": FirstSeatThree}


def _refuse_contradictions(rules: RuleSet, options: Mapping[str, OptionValue]) -> None:
    """Name both sides of every mix that cannot be played."""
    if Kind.QUAD in rules.kinds and Kind.BOMB in rules.kinds and rules.bomb_sizes[0] <= 4:
        why = "options kinds.quad and kinds.bomb exclude each other: four of a rank are a bomb here"
        raise OptionError(why, "kinds.quad", "kinds.bomb")
    if rules.small_bomb and Kind.BOMB not in rules.kinds:
        why = "option small_bomb=true contradicts kinds.bomb=false; set small_bomb=false as well"
        raise OptionError(why, "small_bomb", "kinds.bomb")
    if not rules.jokers and options.get("kinds", {}) and Kind.ROCKET in _switched_on(options):
        why = "option jokers=false contradicts kinds.rocket=true: there is no joker to make a rocket of"
        raise OptionError(why, "jokers", "kinds.rocket")
    if not rules.jokers and options.get("rocket_wings") is True:
        why = "option jokers=false contradicts rocket_wings=true: there is no joker to attach"
        raise OptionError(why, "jokers", "rocket_wings")
    if not rules.jokers and options.get("small_bomb") is True:
        why = "option jokers=false contradicts small_bomb=true: a small bomb needs a joker"
        raise OptionError(why, "jokers", "small_bomb")
    if "first_seat_three" in options and rules.auction not in (Auction.SCORE, Auction.CONTRACT):
        why = f"option first_seat_three contradicts auction={rules.auction}: no bid of three is made in that auction"
        raise OptionError(why, "first_seat_three", "auction")
    for name, field in CHAINS.items():
        if name in options and not any(kind.text.startswith(field) for kind in rules.kinds):
            why = f"option {name} contradicts kinds.{field}=false: that chain is switched off"
            raise OptionError(why, name, f"kinds.{field}")


def _switched_on(options: Mapping[str, OptionValue]) -> set[Kind]:
    kinds = options.get("kinds")
    return {KIND_BY_TEXT[text] for text, on in kinds.items() if on} if isinstance(kinds, dict) else set()
