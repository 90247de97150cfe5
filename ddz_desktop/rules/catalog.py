"""The twelve systems (rulebook §3), and how one is asked for with options.

Debatable readings are marked in the rulebook; here each stands as the default of an option or as a field.
"""

from __future__ import annotations

from collections.abc import Mapping

from ddz_desktop.rules.card_notation import quote
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.options import change
from ddz_desktop.rules.ruleset import (
    Auction,
    BombDoubling,
    ChainOrder,
    Family,
    FirstSeatThree,
    Ladder,
    OptionValue,
    RuleSet,
    Spring,
    Wild,
    Wings,
)

_PLAIN = frozenset(
    {
        Kind.SOLO,
        Kind.PAIR,
        Kind.TRIO,
        Kind.TRIO_PAIR,
        Kind.SOLO_CHAIN,
        Kind.PAIR_CHAIN,
        Kind.TRIO_CHAIN,
        Kind.TRIO_CHAIN_PAIR,
        Kind.BOMB,
        Kind.ROCKET,
    }
)
"""What every system has."""

_CLASSIC = _PLAIN | {Kind.TRIO_SOLO, Kind.TRIO_CHAIN_SOLO, Kind.FOUR_TWO_SOLO, Kind.FOUR_TWO_PAIR}

_SYSTEMS = (
    RuleSet(
        id="yixing-classic",
        family=Family.YIXING,
        seats=3,
        clockwise=True,
        kinds=_CLASSIC,
        auction=Auction.SCORE,
        spring=2,
    ),
    RuleSet(
        id="yixing-laizi",
        family=Family.YIXING,
        seats=3,
        clockwise=True,
        kinds=_CLASSIC,
        wild=Wild.LAIZI,
        auction=Auction.SCORE,
        spring=2,
    ),
    RuleSet(
        id="yixing-tiandi",
        family=Family.YIXING,
        seats=3,
        clockwise=True,
        kinds=_CLASSIC,
        wild=Wild.TIANDI,
        ladder=Ladder.SIZE_CLASS,
        auction=Auction.SCORE,
        spring=2,
    ),
    RuleSet(
        id="yixing-four",
        family=Family.YIXING,
        seats=4,
        decks=2,
        hand_cards=25,
        bottom_cards=8,
        clockwise=True,
        kinds=_PLAIN,
        joker_pairs=True,
        consecutive_pairs=True,
        bomb_sizes=(4, 8),
        ladder=Ladder.SIZE,
        auction=Auction.SCORE,
        spring=2,
    ),
    RuleSet(
        id="yixing-two",
        family=Family.YIXING,
        seats=2,
        lowest_rank=3,
        clockwise=True,
        kinds=_CLASSIC,
        chain_order=ChainOrder.FROM_SIX,
        auction=Auction.SCORE,
        spring=2,
    ),
    RuleSet(
        id="traditional",
        family=Family.TRADITIONAL,
        seats=3,
        kinds=_CLASSIC | {Kind.QUAD_CHAIN, Kind.QUAD_CHAIN_SOLO, Kind.QUAD_CHAIN_PAIR},
        rocket_wings=False,
        solo_chain=(5, 12),
        pair_chain=(3, 10),
        trio_chain=(2, 6),
        small_bomb=True,
        auction=Auction.SCORE,
        open_hand=True,
        spring=3,
    ),
    RuleSet(
        id="shanghai-four",
        family=Family.SHANGHAI,
        seats=4,
        decks=2,
        hand_cards=25,
        bottom_cards=8,
        bottom_shown=False,
        kinds=_PLAIN,
        chain_order=ChainOrder.ACE_LOW,
        joker_pairs=True,
        consecutive_pairs=True,
        pair_decides=True,
        bomb_sizes=(4, 8),
        ladder=Ladder.SIZE,
        auction=Auction.SCORE,
        bomb_quota=True,
        spread=True,
        report=True,
        bomb_doubling=BombDoubling.NONE,
        first_seat_three=FirstSeatThree.REPLACE,
        open_king=True,
        void_follow=True,
    ),
    RuleSet(
        id="standard-two",
        family=Family.STANDARD,
        seats=2,
        hand_cards=20,
        kinds=_CLASSIC,
        wings=Wings.DISTINCT,
        rocket_wings=False,
        auction=Auction.FIRST_CALL,
    ),
    RuleSet(
        id="standard-three",
        family=Family.STANDARD,
        seats=3,
        kinds=_CLASSIC,
        wings=Wings.DISTINCT,
        rocket_wings=False,
        auction=Auction.CONTRACT,
    ),
    RuleSet(
        id="hu-four",
        family=Family.STANDARD,
        seats=4,
        decks=2,
        hand_cards=25,
        bottom_cards=8,
        bottom_shown=False,
        kinds=_PLAIN,
        joker_pairs=True,
        bomb_sizes=(4, 8),
        ladder=Ladder.SIZE,
        auction=Auction.CONTRACT,
        bomb_doubling=BombDoubling.SIX_UP,
    ),
    RuleSet(
        id="five",
        family=Family.STANDARD,
        seats=5,
        decks=2,
        hand_cards=21,
        bottom_shown=False,
        kinds=_PLAIN,
        bomb_sizes=(4, 8),
        joker_bombs=True,
        ladder=Ladder.JOKERS,
        auction=Auction.WINNING_CARD,
        identity=True,
        double=True,
        bomb_doubling=BombDoubling.FIVE_UP,
        spring=2,
        spring_style=Spring.LOSERS_IDLE,
    ),
    RuleSet(
        id="emperor",
        family=Family.STANDARD,
        seats=3,
        decks=2,
        hand_cards=34,
        bottom_cards=6,
        kinds=_PLAIN
        | {
            Kind.QUAD,
            Kind.QUAD_CHAIN,
            Kind.QUAD_TRIO,
            Kind.QUAD_TRIO_PAIR,
            Kind.QUAD_CHAIN_TRIO,
            Kind.QUAD_CHAIN_TRIO_PAIR,
        },
        pair_chain=(4, 14),
        trio_chain=(3, 14),
        joker_pairs=True,
        bomb_sizes=(5, 8),
        ladder=Ladder.SIZE,
        auction=Auction.CONTRACT,
    ),
)

CATALOG: dict[str, RuleSet] = {rules.id: rules for rules in _SYSTEMS}
"""The twelve systems by id, in the order of the rulebook."""


def ruleset(system: str, options: Mapping[str, OptionValue] | None = None) -> RuleSet:
    """The system of that id, with options changed.

    Raises `OptionError` for an unknown system, an unknown or impossible option, or two that exclude each other.
    """
    if system not in CATALOG:
        raise OptionError(f"there is no rule system {quote(system)}; the systems are {', '.join(CATALOG)}")
    return change(CATALOG[system], options or {})
