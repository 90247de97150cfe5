"""Ranks, cards, rule systems and plays in the player's language. The other `texts_*` modules build on this one.

Sources are English and pass through Qt's translations at the moment of the call, so that a change of language needs no
restart. Placeholders in braces are filled after the translation.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.rules.cards import BIG_JOKER, SMALL_JOKER, Card, Counts, Rank, count_of, joker_counts, rank_of, total
from ddz_desktop.rules.compare import CHAIN_RANKS, chain_place
from ddz_desktop.rules.kinds import SHAPES, Kind, Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.bomb_names import BombName, bomb_name

RANK_SIGNS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
SUIT_SIGNS = "♠♥♦♣"

_SUITS = (
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "clubs"),
)

_KINDS = {
    Kind.SOLO: QT_TRANSLATE_NOOP("Plays", "Single"),
    Kind.PAIR: QT_TRANSLATE_NOOP("Plays", "Pair"),
    Kind.TRIO: QT_TRANSLATE_NOOP("Plays", "Trio"),
    Kind.TRIO_SOLO: QT_TRANSLATE_NOOP("Plays", "Trio with single"),
    Kind.TRIO_PAIR: QT_TRANSLATE_NOOP("Plays", "Trio with pair"),
    Kind.SOLO_CHAIN: QT_TRANSLATE_NOOP("Plays", "Straight"),
    Kind.PAIR_CHAIN: QT_TRANSLATE_NOOP("Plays", "Pair straight"),
    Kind.TRIO_CHAIN: QT_TRANSLATE_NOOP("Plays", "Plane"),
    Kind.TRIO_CHAIN_SOLO: QT_TRANSLATE_NOOP("Plays", "Plane with singles"),
    Kind.TRIO_CHAIN_PAIR: QT_TRANSLATE_NOOP("Plays", "Plane with pairs"),
    Kind.FOUR_TWO_SOLO: QT_TRANSLATE_NOOP("Plays", "Four with two"),
    Kind.FOUR_TWO_PAIR: QT_TRANSLATE_NOOP("Plays", "Four with two pairs"),
    Kind.QUAD_CHAIN: QT_TRANSLATE_NOOP("Plays", "Shuttle"),
    Kind.QUAD_CHAIN_SOLO: QT_TRANSLATE_NOOP("Plays", "Shuttle with singles"),
    Kind.QUAD_CHAIN_PAIR: QT_TRANSLATE_NOOP("Plays", "Shuttle with pairs"),
    Kind.QUAD: QT_TRANSLATE_NOOP("Plays", "Four of a kind"),
    Kind.QUAD_TRIO: QT_TRANSLATE_NOOP("Plays", "Four with trio"),
    Kind.QUAD_TRIO_PAIR: QT_TRANSLATE_NOOP("Plays", "Four with trio and pair"),
    Kind.QUAD_CHAIN_TRIO: QT_TRANSLATE_NOOP("Plays", "Carrier"),
    Kind.QUAD_CHAIN_TRIO_PAIR: QT_TRANSLATE_NOOP("Plays", "Spacecraft"),
    Kind.BOMB: QT_TRANSLATE_NOOP("Plays", "Bomb"),
    Kind.ROCKET: QT_TRANSLATE_NOOP("Plays", "Rocket"),
}

_BOMBS = {
    BombName.BOMB: _KINDS[Kind.BOMB],
    BombName.ROCKET: _KINDS[Kind.ROCKET],
    BombName.GUN: QT_TRANSLATE_NOOP("Plays", "Gun"),
    BombName.CANNON: QT_TRANSLATE_NOOP("Plays", "Cannon"),
    BombName.FIREWORK_ROCKET: QT_TRANSLATE_NOOP("Plays", "Firework rocket"),
    BombName.MISSILE: QT_TRANSLATE_NOOP("Plays", "Missile"),
    BombName.SKY_BOMB: QT_TRANSLATE_NOOP("Plays", "Sky bomb"),
    BombName.SMALL: QT_TRANSLATE_NOOP("Plays", "Small bomb"),
    BombName.PURE: QT_TRANSLATE_NOOP("Plays", "Pure wild bomb"),
    BombName.SOFT: QT_TRANSLATE_NOOP("Plays", "Soft bomb"),
    BombName.HARD: QT_TRANSLATE_NOOP("Plays", "Hard bomb"),
    BombName.TWO_JOKERS: QT_TRANSLATE_NOOP("Plays", "Two-joker bomb"),
    BombName.THREE_JOKERS: QT_TRANSLATE_NOOP("Plays", "Three-joker bomb"),
}

_SYSTEMS = {
    "yixing-classic": QT_TRANSLATE_NOOP("Systems", "Yixing Classic"),
    "yixing-laizi": QT_TRANSLATE_NOOP("Systems", "Yixing Wild"),
    "yixing-tiandi": QT_TRANSLATE_NOOP("Systems", "Yixing Two Wilds"),
    "yixing-four": QT_TRANSLATE_NOOP("Systems", "Yixing Four"),
    "yixing-two": QT_TRANSLATE_NOOP("Systems", "Yixing Two"),
    "traditional": QT_TRANSLATE_NOOP("Systems", "Traditional"),
    "shanghai-four": QT_TRANSLATE_NOOP("Systems", "Shanghai Four"),
    "standard-two": QT_TRANSLATE_NOOP("Systems", "Standard Two"),
    "standard-three": QT_TRANSLATE_NOOP("Systems", "Standard Three"),
    "hu-four": QT_TRANSLATE_NOOP("Systems", "Hu Ronghua Four"),
    "five": QT_TRANSLATE_NOOP("Systems", "Five"),
    "emperor": QT_TRANSLATE_NOOP("Systems", "Fight the Emperor"),
}

_PLAYERS = {
    2: QT_TRANSLATE_NOOP("Systems", "2 players"),
    3: QT_TRANSLATE_NOOP("Systems", "3 players"),
    4: QT_TRANSLATE_NOOP("Systems", "4 players"),
    5: QT_TRANSLATE_NOOP("Systems", "5 players"),
}


def _look_up(context: str, source: object) -> str:
    """The translation of a text from one of the tables above."""
    return QCoreApplication.translate(context, str(source))


def listed(parts: Iterable[str]) -> str:
    """Some words or names in a row."""
    return QCoreApplication.translate("Texts", ", ", "between the parts of a list").join(parts)


# -- ranks and cards ----------------------------------------------------------------------------------------------


def rank_text(rank: Rank) -> str:
    """A rank in a sentence: 10, J, small joker."""
    if rank == SMALL_JOKER:
        return QCoreApplication.translate("Cards", "small joker")
    if rank == BIG_JOKER:
        return QCoreApplication.translate("Cards", "big joker")
    return RANK_SIGNS[rank]


def rank_heading(rank: Rank) -> str:
    """A rank in the narrow cell of the counter."""
    if rank == SMALL_JOKER:
        return QCoreApplication.translate("Cards", "jk", "head of a narrow column: small joker")
    if rank == BIG_JOKER:
        return QCoreApplication.translate("Cards", "JK", "head of a narrow column: big joker")
    return RANK_SIGNS[rank]


def card_text(card: Card) -> str:
    """A card in a sentence: ♥7; jokers by name."""
    rank = rank_of(card)
    return rank_text(rank) if rank >= SMALL_JOKER else SUIT_SIGNS[card % 4] + RANK_SIGNS[rank]


def card_name(card: Card) -> str:
    """A card as a screen reader says it: ten of clubs."""
    rank = rank_of(card)
    if rank >= SMALL_JOKER:
        return rank_text(rank)
    pattern = QCoreApplication.translate("Cards", "{rank} of {suit}")
    return pattern.format(rank=RANK_SIGNS[rank], suit=_look_up("Cards", _SUITS[card % 4]))


def ranks_text(counts: Counts) -> str:
    """Cards without suits, ascending, each rank apart from the next: 33 444, 33 10 10 10, jokers by name."""
    ranks = [(rank_text(rank), count_of(counts, rank)) for rank in range(15)]
    return " ".join(("" if len(sign) == 1 else " ").join([sign] * count) for sign, count in ranks if count)


# -- systems ------------------------------------------------------------------------------------------------------


def system_name(rules: RuleSet) -> str:
    """The name of a rule system, or of a house rule."""
    return rules.name or _look_up("Systems", _SYSTEMS[rules.id])


def players_text(rules: RuleSet) -> str:
    """How many play."""
    return _look_up("Systems", _PLAYERS[rules.seats])


# -- plays --------------------------------------------------------------------------------------------------------


def kind_name(kind: Kind) -> str:
    """The name of a kind of play."""
    return _look_up("Plays", _KINDS[kind])


def play_name(play: Play, rules: RuleSet, wild: Iterable[Rank] = ()) -> str:
    """The kind of a play; bombs by the name their ruleset gives them."""
    if play.kind in (Kind.BOMB, Kind.ROCKET):
        return bomb_text(bomb_name(play, rules, wild))
    return kind_name(play.kind)


def bomb_text(name: BombName) -> str:
    """The name of a bomb or rocket."""
    if name is BombName.HEAVENS_OWN:
        return QCoreApplication.translate("Plays", "Heaven's own", "four jokers, above every bomb")
    return _look_up("Plays", _BOMBS[name])


def play_text(play: Play, rules: RuleSet, wild: Iterable[Rank] = ()) -> str:
    """A play with what it is compared by: Straight 5–9, Bomb 4×9."""
    name = play_name(play, rules, wild)
    if play.kind is Kind.ROCKET or (play.kind is Kind.BOMB and any(joker_counts(play.cards))):
        return name
    return f"{name} {_key_text(play, rules)}"


def _key_text(play: Play, rules: RuleSet) -> str:
    if play.kind is Kind.BOMB:
        return f"{total(play.cards)}×{RANK_SIGNS[play.key]}"
    shape = SHAPES[play.kind]
    groups = total(play.cards) // shape.group_size
    if shape.chain and groups > 1:
        return f"{chain_start(play.key, groups, rules)}–{RANK_SIGNS[play.key]}"
    return rank_text(play.key)


def chain_start(key: Rank, groups: int, rules: RuleSet) -> str:
    """The lowest rank of a chain of so many groups; an ace below the 2 where the chain order begins with it."""
    place = chain_place(rules.chain_order, key)
    assert place is not None, "a chain's key has a place in the chain order"
    return RANK_SIGNS[CHAIN_RANKS[rules.chain_order][place - groups + 1]]
