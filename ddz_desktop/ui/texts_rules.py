"""A ruleset in words: cards and deal, order of ranks, attached cards, wild cards. The rulebook and the editor use them.

Everything is told from the fields of the `RuleSet`; the other `texts_rules_*` modules do the same for their parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.ruleset import ChainOrder, RuleSet, Wild, Wings
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import texts_table

translate = QCoreApplication.translate

Row = tuple[str, str]
"""A label and what stands beside it."""


def sentences(parts: Iterable[str]) -> str:
    """Some sentences in a row."""
    told = [part for part in parts if part]
    pair = translate("Rulebook", "{sentence} {next}", "two sentences in a row; Chinese has no space between them")
    return reduce(lambda sentence, then: pair.format(sentence=sentence, next=then), told, told.pop(0) if told else "")


# -- deal ---------------------------------------------------------------------------------------------------------


def deal_rows(rules: RuleSet) -> tuple[Row, ...]:
    """What is dealt to whom."""
    rows = [
        (translate("Rulebook", "Players"), str(rules.seats)),
        (translate("Rulebook", "Cards"), deck_text(rules)),
        (translate("Rulebook", "Each player gets"), _cards(rules.hand_cards)),
        (translate("Rulebook", "Bottom"), bottom_text(rules)),
    ]
    if rules.aside_cards:
        told = translate("Rulebook", "{cards}, face down; nobody sees them during the hand")
        rows.append((translate("Rulebook", "Out of play"), told.format(cards=_cards(rules.aside_cards))))
    if rules.seats > 2:
        rows.append((translate("Rulebook", "Order of play"), texts_table.direction_text(rules.clockwise)))
    rows.append((translate("Rulebook", "First to speak"), _first_text(rules)))
    return tuple(rows)


def _cards(number: int) -> str:
    return translate("Rulebook", "{number} cards").format(number=number)


def deck_text(rules: RuleSet) -> str:
    """How many decks, and what was taken out of them."""
    if rules.decks == 1:
        deck = translate("Rulebook", "One deck of {number} cards")
    else:
        deck = translate("Rulebook", "Two decks of {number} cards together")
    told = deck.format(number=rules.deck_size)
    missing = [texts.RANK_SIGNS[rank] for rank in range(rules.lowest_rank)]
    if not rules.jokers:
        missing.append(translate("Rulebook", "jokers"))
    if not missing:
        return told
    return translate("Rulebook", "{deck}, without {ranks}").format(deck=told, ranks=texts.listed(missing))


def bottom_text(rules: RuleSet) -> str:
    """How many cards the landlord takes, and who sees them."""
    number = _cards(rules.bottom_cards)
    if rules.bottom_shown:
        return translate("Rulebook", "{cards}, shown to all, for the landlord").format(cards=number)
    return translate("Rulebook", "{cards}, seen by the landlord alone").format(cards=number)


def _first_text(rules: RuleSet) -> str:
    if rules.hidden_landlord:
        return translate("Rulebook", "there is no auction: the winning card decides")
    return translate("Rulebook", "who was dealt the marker card, a random one that all have seen")


# -- order of ranks -----------------------------------------------------------------------------------------------


def rank_rows(rules: RuleSet) -> tuple[Row, ...]:
    """Which ranks are high, and which may stand in a chain."""
    lowest = texts.RANK_SIGNS[rules.lowest_rank]
    ordinary = translate("Rulebook", "from {lowest} up to K, then A, then 2").format(lowest=lowest)
    if rules.jokers:
        ordinary = translate("Rulebook", "{ranks}, then the small joker, then the big joker").format(ranks=ordinary)
    return (
        (translate("Rulebook", "Single cards, pairs, trios"), ordinary),
        (translate("Rulebook", "Straights, planes"), chain_text(rules)),
        (translate("Rulebook", "Suits"), translate("Rulebook", "make no difference")),
    )


def chain_text(rules: RuleSet) -> str:
    """Which ranks follow each other in a chain."""
    told = {
        ChainOrder.STANDARD: translate("Rulebook", "3 to A; never a 2 or a joker"),
        ChainOrder.FROM_SIX: translate("Rulebook", "6 to A; never a 2 or a joker"),
        ChainOrder.ACE_LOW: translate(
            "Rulebook", "A 2 3 … Q K A: the ace is lowest before the 2 or highest after the king; K A 2 does not go on"
        ),
    }
    return told[rules.chain_order]


# -- attached cards -----------------------------------------------------------------------------------------------


def wings_text(rules: RuleSet) -> str:
    """What may be attached to trios, planes and fours."""
    shapes = [SHAPES[kind] for kind in rules.kinds if kind in SHAPES]
    if not any(shape.solos or shape.pairs for shape in shapes):
        return translate("Rulebook", "Nothing is attached to anything in these rules.")
    parts = [translate("Rulebook", "An attached card always has another rank than the cards it is attached to.")]
    if any(shape.pairs for shape in shapes):
        parts.append(_pair_wings(rules))
    if any(shape.solos for shape in shapes):
        parts += _solo_wings(rules)
    return sentences(parts)


def _pair_wings(rules: RuleSet) -> str:
    if rules.consecutive_pairs and Kind.TRIO_CHAIN_PAIR in rules.kinds:
        return translate("Rulebook", "The pairs attached to a plane must be consecutive themselves.")
    if rules.joker_pairs:
        return translate("Rulebook", "Attached pairs differ in rank; two equal jokers may be one of them.")
    return translate("Rulebook", "Attached pairs differ in rank.")


def solo_wings_text(wings: Wings) -> str:
    """Which single cards may be attached together."""
    ways = {
        Wings.ANY: translate("Rulebook", "Attached single cards may repeat a rank: a pair counts as two of them."),
        Wings.DISTINCT: translate("Rulebook", "Attached single cards all differ in rank."),
        Wings.STRICT: translate(
            "Rulebook",
            "Attached single cards may repeat a rank, but a plane takes no four of one rank, and no three of the rank "
            "right below or above it.",
        ),
    }
    return ways[wings]


def _solo_wings(rules: RuleSet) -> list[str]:
    told = [solo_wings_text(rules.wings)]
    if rules.jokers and rules.rocket_wings:
        told.append(translate("Rulebook", "Small and big joker may both be attached to one play."))
    elif rules.jokers:
        told.append(translate("Rulebook", "Small and big joker are never both attached to one play."))
    return told


# -- wild cards ---------------------------------------------------------------------------------------------------


def wild_text(rules: RuleSet) -> str:
    """How many ranks are wild, when they are drawn, and what they can do."""
    drawn = {
        Wild.NONE: translate("Rulebook", "These rules have no wild cards."),
        Wild.LAIZI: translate(
            "Rulebook",
            "One rank from 3 to 2 is drawn after the landlord has taken the bottom; every card of that rank is wild.",
        ),
        Wild.TIANDI: translate(
            "Rulebook",
            "Two different ranks from 3 to 2 are wild: the first, heaven, is drawn before the auction, the second, "
            "earth, after it.",
        ),
    }
    if rules.wild is Wild.NONE:
        return drawn[rules.wild]
    return "\n".join(
        (
            drawn[rules.wild],
            translate(
                "Rulebook",
                "A wild card stands for any rank from 3 to 2, in the body of a play or among what is attached.",
            ),
            translate(
                "Rulebook",
                "It never stands for a joker. Wild cards played alone count as themselves; to stand for another rank, "
                "they need a natural card beside them that is no joker.",
            ),
            translate("Rulebook", "A play with wild cards compares exactly as one without them, bombs excepted."),
        )
    )


def wild_rank_name(index: int, rules: RuleSet) -> str:
    """What the wild rank drawn first or second is called."""
    if rules.wild is not Wild.TIANDI:
        return translate("Rulebook", "Wild rank")
    return translate("Rulebook", "Heaven") if index == 0 else translate("Rulebook", "Earth")


def rank_letters() -> str:
    """How cards are typed."""
    told = translate("Rulebook", "Type ranks: {letters}. 10 may be T, B is the small joker, R the big one.")
    return told.format(letters=" ".join(RANKS))
