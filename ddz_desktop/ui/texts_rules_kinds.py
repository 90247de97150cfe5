"""The kinds of play of a ruleset in words: how each is built, with its limits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.compare import CHAIN_RANKS, chain_limits
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.ruleset import ChainOrder, RuleSet, Wild
from ddz_desktop.ui import texts

translate = QCoreApplication.translate


def kind_text(kind: Kind, rules: RuleSet) -> str:
    """How a kind is built in these rules, in a short line."""
    if kind is Kind.BOMB:
        return bomb_text(rules)
    if kind is Kind.ROCKET:
        return rocket_text(rules)
    if kind in (Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN, Kind.QUAD_CHAIN):
        return _chain(kind, rules)
    return _pair(rules) if kind is Kind.PAIR else _built(kind, rules)


def _pair(rules: RuleSet) -> str:
    if rules.decks == 1 or not rules.jokers:
        return translate("Rulebook", "two of a rank")
    if rules.joker_pairs:
        return translate("Rulebook", "two of a rank; two equal jokers too")
    return translate("Rulebook", "two of a rank, never jokers")


def _chain(kind: Kind, rules: RuleSet) -> str:
    """A chain without attached cards, with its fewest and, where the rules limit them, most ranks."""
    fewest, most = chain_limits(rules, kind)
    whole = len(CHAIN_RANKS[rules.chain_order])
    if most < whole and rules.hand_cards + rules.bottom_cards >= most * SHAPES[kind].body:
        told = {
            Kind.SOLO_CHAIN: translate("Rulebook", "{fewest} to {most} consecutive ranks"),
            Kind.PAIR_CHAIN: translate("Rulebook", "{fewest} to {most} consecutive pairs"),
            Kind.TRIO_CHAIN: translate("Rulebook", "{fewest} to {most} consecutive trios"),
            Kind.QUAD_CHAIN: translate("Rulebook", "{fewest} to {most} consecutive fours"),
        }
    else:
        told = {
            Kind.SOLO_CHAIN: translate("Rulebook", "{fewest} or more consecutive ranks"),
            Kind.PAIR_CHAIN: translate("Rulebook", "{fewest} or more consecutive pairs"),
            Kind.TRIO_CHAIN: translate("Rulebook", "{fewest} or more consecutive trios"),
            Kind.QUAD_CHAIN: translate("Rulebook", "{fewest} or more consecutive fours"),
        }
    text = told[kind].format(fewest=fewest, most=most)
    if kind is not Kind.SOLO_CHAIN:
        return text
    if rules.chain_order is ChainOrder.ACE_LOW:
        return translate("Rulebook", "{chain}; A and 2 may begin it").format(chain=text)
    return translate("Rulebook", "{chain}, no 2 and no joker").format(chain=text)


def _built(kind: Kind, rules: RuleSet) -> str:
    """A kind by what it is made of."""
    told = {
        Kind.SOLO: translate("Rulebook", "any one card"),
        Kind.TRIO: translate("Rulebook", "three of a rank"),
        Kind.TRIO_SOLO: translate("Rulebook", "three of a rank and one card"),
        Kind.TRIO_PAIR: translate("Rulebook", "three of a rank and a pair"),
        Kind.TRIO_CHAIN_SOLO: translate("Rulebook", "a plane with one card for each trio"),
        Kind.TRIO_CHAIN_PAIR: translate("Rulebook", "a plane with one pair for each trio"),
        Kind.FOUR_TWO_SOLO: translate("Rulebook", "four of a rank and two cards"),
        Kind.FOUR_TWO_PAIR: translate("Rulebook", "four of a rank and two pairs"),
        Kind.QUAD_CHAIN_SOLO: translate("Rulebook", "a shuttle with two cards for each four"),
        Kind.QUAD_CHAIN_PAIR: translate("Rulebook", "a shuttle with two pairs for each four"),
        Kind.QUAD: translate("Rulebook", "four of a rank"),
        Kind.QUAD_TRIO: translate("Rulebook", "four of a rank and a trio"),
        Kind.QUAD_TRIO_PAIR: translate("Rulebook", "four of a rank, a trio and a pair"),
        Kind.QUAD_CHAIN_TRIO: translate("Rulebook", "a shuttle with one trio for each four"),
        Kind.QUAD_CHAIN_TRIO_PAIR: translate(
            "Rulebook", "a shuttle, as many consecutive trios, as many pairs; no 2 and no joker"
        ),
    }
    return told[kind] + _more(kind, rules)


def _more(kind: Kind, rules: RuleSet) -> str:
    """What these rules add to a kind."""
    if kind is Kind.TRIO_PAIR and rules.pair_decides:
        return translate("Rulebook", "; between equal trios the pair decides")
    if kind is Kind.TRIO_CHAIN_PAIR and rules.consecutive_pairs:
        return translate("Rulebook", "; the pairs are consecutive too")
    if SHAPES[kind].body == 3 and SHAPES[kind].chain and rules.trio_chain[0] > 2:
        return translate("Rulebook", "; {fewest} trios at least").format(fewest=rules.trio_chain[0])
    if kind in (Kind.FOUR_TWO_SOLO, Kind.FOUR_TWO_PAIR, Kind.QUAD):
        return translate("Rulebook", "; this is no bomb")
    return ""


def bomb_text(rules: RuleSet) -> str:
    """Which cards are a bomb."""
    fewest, most = rules.bomb_sizes
    if fewest == most:
        parts = [translate("Rulebook", "{fewest} of a rank").format(fewest=fewest)]
    else:
        parts = [translate("Rulebook", "{fewest} to {most} of a rank").format(fewest=fewest, most=most)]
    if rules.small_bomb:
        parts.append(translate("Rulebook", "222 and a joker"))
    if rules.joker_bombs:
        parts.append(translate("Rulebook", "any two or three jokers"))
    if rules.wild is not Wild.NONE:
        parts.append(translate("Rulebook", "also with wild cards"))
    return translate("Rulebook", "; ", "between the parts of a list that have commas").join(parts)


def rocket_text(rules: RuleSet) -> str:
    """Which cards are the rocket."""
    if not rules.rocket_size:
        return translate("Rulebook", "there is none without jokers")
    if rules.rocket_size == 2:
        return translate("Rulebook", "both jokers; nothing beats it")
    return translate("Rulebook", "all four jokers; nothing beats it")


def kinds_heading(count: int, rules: RuleSet) -> str:
    """How many kinds a ruleset has."""
    return translate("Rulebook", "{count} in {rules}").format(count=count, rules=texts.system_name(rules))
