"""`RuleSet`: everything that makes one system differ from another, as one frozen value (rulebook §3).

The engine and the kernels only ever ask these fields; no code names a system. The twelve values stand in `catalog`,
what a table may change about them in `options`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.kinds import Kind


class Family(StrEnum):
    """The source a system comes from; the window groups systems by it."""

    YIXING = "yixing"
    TRADITIONAL = "traditional"
    SHANGHAI = "shanghai"
    STANDARD = "standard"


class Wings(StrEnum):
    """Which solo wings may go together (rulebook §1, "Attachments")."""

    ANY = "any"
    DISTINCT = "distinct"
    STRICT = "strict"


class ChainOrder(StrEnum):
    """Places of a chain, low to high."""

    STANDARD = "3-A"  # 3 4 … K A
    FROM_SIX = "6-A"  # 6 7 … K A
    ACE_LOW = "A-A"  # A 2 3 … K A, fourteen places


class Ladder(StrEnum):
    """How bombs compare among themselves; the rocket of all jokers tops each."""

    RANK = "rank"  # one deck: small bomb < soft < hard < pure, then rank
    SIZE = "size"  # more cards, then rank
    SIZE_CLASS = "size_class"  # more cards, then soft < hard < pure, then rank (tiandi)
    JOKERS = "jokers"  # 4 < two jokers < 5 < 6 < three jokers < 7 < 8 (five)


class Wild(StrEnum):
    """How many wild ranks a hand draws, and when (rulebook §2)."""

    NONE = "none"
    LAIZI = "laizi"  # one, after the landlord has the bottom
    TIANDI = "tiandi"  # one after the deal, a different one after the auction


class Auction(StrEnum):
    """How the landlord is found."""

    SCORE = "score"  # once round: pass or a higher score, 3 ends it
    ROB = "rob"  # call, then one chance each to rob, the caller last
    CONTRACT = "contract"  # round and round, pass or a higher bid up to 3
    DUEL = "duel"  # call, then round after round rob or give up
    FIRST_CALL = "first-call"  # the first to call
    WINNING_CARD = "winning-card"  # no auction: the first of the two winning cards (five)


class RobStep(StrEnum):
    """How a rob raises the bid of a duel."""

    DOUBLE = "double"  # 3 6 12 24 48
    INCREMENT = "increment"  # 3 4 5 6 7


class BombDoubling(StrEnum):
    """Which bombs double the stake."""

    NONE = "none"
    ALL = "all"
    SIX_UP = "six_up"  # six or more cards, and rockets (hu-four)
    FIVE_UP = "five_up"  # five or more cards, three and four jokers (five)


class Spring(StrEnum):
    """When a one-sided win multiplies."""

    CLASSIC = "classic"  # no farmer played; or the landlord played exactly once and lost
    LOSERS_IDLE = "losers_idle"  # the losing side played no card


class FirstSeatThree(StrEnum):
    """What a first bid of three by the first to speak does to a win (shanghai-four)."""

    REPLACE = "replace"  # a win counts 4 in place of 3
    MULTIPLY = "multiply"  # a win counts 4 times the bid


OptionValue = bool | int | str | None | dict[str, bool]


class RuleSet(Struct, frozen=True, kw_only=True):
    """One system, or a house rule made from one. Chain limits are (fewest, most) ranks.

    `changes`: the options that differ from the catalog, as given; with `id` they say the whole ruleset in text.
    """

    id: str
    family: Family
    changes: dict[str, OptionValue] = {}
    name: str = ""  # a house rule's own name; empty for the twelve

    # table and deal
    seats: int
    decks: int = 1
    lowest_rank: int = 0  # ranks below it are taken out (yixing-two: the 6)
    jokers: bool = True
    hand_cards: int = 17
    bottom_cards: int = 3
    bottom_shown: bool = True
    clockwise: bool = False

    # plays
    kinds: frozenset[Kind]
    chain_order: ChainOrder = ChainOrder.STANDARD
    solo_chain: tuple[int, int] = (5, 14)
    pair_chain: tuple[int, int] = (3, 14)
    trio_chain: tuple[int, int] = (2, 14)
    quad_chain: tuple[int, int] = (2, 14)
    wings: Wings = Wings.ANY
    rocket_wings: bool = True
    joker_pairs: bool = False  # BB and RR are pairs
    consecutive_pairs: bool = False  # the pairs of trio_chain_pair are themselves a chain
    pair_decides: bool = False  # equal trio_pairs compare by the pair
    bomb_sizes: tuple[int, int] = (4, 4)  # of one natural rank
    small_bomb: bool = False  # 222 and one joker
    joker_bombs: bool = False  # any two or three jokers are a bomb (five)
    ladder: Ladder = Ladder.RANK
    wild: Wild = Wild.NONE

    # landlord
    auction: Auction
    call_doubles: bool = True
    rob_step: RobStep = RobStep.DOUBLE
    bomb_quota: bool = False  # farmers' bombs limited by their bids (shanghai-four)

    # extra decisions
    open_hand: bool = False
    spread: bool = False  # after a first-seat three
    report: bool = False
    identity: bool = False
    double: bool = False

    # settlement
    base: int = 1
    bomb_doubling: BombDoubling = BombDoubling.ALL
    rocket_counts: bool = True
    bomb_cap: int | None = None
    spring: int = 1  # the factor; 1 is off
    spring_style: Spring = Spring.CLASSIC
    first_seat_three: FirstSeatThree | None = None
    double_report: bool = True
    open_king: bool = False
    void_follow: bool = False

    @property
    def hidden_landlord(self) -> bool:
        """Whether roles are partly secret: the winning card makes an open and a hidden landlord (rulebook §3.11)."""
        return self.auction is Auction.WINNING_CARD

    @property
    def deck_size(self) -> int:
        """Cards in play and out of play together."""
        return self.decks * (4 * (13 - self.lowest_rank) + 2 * self.jokers)

    @property
    def aside_cards(self) -> int:
        """Cards out of play, face down."""
        return self.deck_size - self.seats * self.hand_cards - self.bottom_cards

    @property
    def wild_ranks(self) -> int:
        """How many wild ranks a hand of this system draws."""
        return {Wild.NONE: 0, Wild.LAIZI: 1, Wild.TIANDI: 2}[self.wild]

    @property
    def wild_before_auction(self) -> int:
        """How many of them are drawn before the auction: the first of two (rulebook §3.3)."""
        return int(self.wild is Wild.TIANDI)

    @property
    def rocket_size(self) -> int:
        """How many jokers make the rocket: all of them; 0 without jokers."""
        return 2 * self.decks if self.jokers else 0
