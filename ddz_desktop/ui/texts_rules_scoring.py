"""What a ruleset counts, in words: its factors, who pays whom, and the stories of worked settlements."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import Auction, BombDoubling, FirstSeatThree, RuleSet, Spring
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.rules.strategies.scoring import HIDDEN_PARTS, OPEN_PARTS
from ddz_desktop.ui.table import texts_settlement, texts_table
from ddz_desktop.ui.texts_rules import sentences

translate = QCoreApplication.translate


def factor_name(name: FactorName) -> str:
    """The name of a factor."""
    return texts_settlement.name_of(name)


def factor_condition(name: FactorName, rules: RuleSet) -> str:
    """When a factor counts in these rules."""
    if name is FactorName.BOMB:
        return bombs_condition(rules)
    if name in (FactorName.SPRING, FactorName.ANTI_SPRING):
        return _spring_condition(name, rules)
    if name is FactorName.BID:
        return _bid_condition(rules)
    told = {
        FactorName.BASE: translate("Rulebook", "where the product begins"),
        FactorName.CALL: translate("Rulebook", "the landlord was called"),
        FactorName.ROB: translate("Rulebook", "for each rob"),
        FactorName.ROCKET: translate("Rulebook", "the rocket was played"),
        FactorName.OPEN_HAND: translate("Rulebook", "the landlord laid his hand open"),
        FactorName.FIRST_SEAT_THREE: _first_three(rules),
        FactorName.VOID_FOLLOW: translate("Rulebook", "nobody bid in the hand before"),
        FactorName.SPREAD: translate("Rulebook", "the landlord spread his hand after a first-seat 3"),
        FactorName.OPEN_KING: translate("Rulebook", "the marker card is a joker"),
        FactorName.REPORT: translate("Rulebook", "a report fought and won; without a fight it is ×1, lost ×0"),
        FactorName.DOUBLE_REPORT: translate("Rulebook", "for each reported set after the first, when won"),
        FactorName.SHOWN: translate("Rulebook", "a landlord showed himself; once, even if both did"),
        FactorName.DOUBLE: translate("Rulebook", "for each player who doubled"),
    }
    return told[name]


def factor_value(name: FactorName, value: int, rules: RuleSet) -> str:
    """A factor as a list of factors shows it."""
    if name is FactorName.BASE:
        return str(value)
    if name is FactorName.BID:
        return {Auction.DUEL: "×3…"}.get(rules.auction, "×1…3") if rules.auction not in _ONES else "×1"
    return f"×{value}"


_ONES = (Auction.ROB, Auction.FIRST_CALL)


def _bid_condition(rules: RuleSet) -> str:
    if rules.auction in _ONES:
        return translate("Rulebook", "there is nothing to bid")
    return translate("Rulebook", "what the landlord bid")


def _first_three(rules: RuleSet) -> str:
    if rules.first_seat_three is FirstSeatThree.MULTIPLY:
        return translate("Rulebook", "the first to speak bid 3 and won; it comes on top of the bid")
    return translate("Rulebook", "the first to speak bid 3 and won; it replaces the bid")


def doubling_label() -> str:
    """Before what is said about bombs that double."""
    return translate("Rulebook", "Doubling bombs")


def bombs_condition(rules: RuleSet) -> str:
    """Which bombs double, and how many at most."""
    told = {
        BombDoubling.NONE: translate("Rulebook", "bombs do not count"),
        BombDoubling.ALL: translate("Rulebook", "for each bomb"),
        BombDoubling.SIX_UP: translate("Rulebook", "for each bomb of six cards or more"),
        BombDoubling.FIVE_UP: translate("Rulebook", "for each bomb of five cards or more, or of three jokers"),
    }[rules.bomb_doubling]
    if rules.bomb_cap is None or rules.bomb_doubling is BombDoubling.NONE:
        return told
    if rules.rocket_counts and Kind.ROCKET in rules.kinds:
        cap = translate("Rulebook", "at most {number} in a hand, the rocket counted")
    else:
        cap = translate("Rulebook", "at most {number} in a hand")
    return translate("Rulebook", "{bombs}; {cap}").format(bombs=told, cap=cap.format(number=rules.bomb_cap))


def _spring_condition(name: FactorName, rules: RuleSet) -> str:
    if rules.spring_style is Spring.LOSERS_IDLE:
        if name is FactorName.SPRING:
            return translate("Rulebook", "the landlords win and no farmer has played a card")
        return translate("Rulebook", "the farmers win and no landlord has played a card")
    if name is FactorName.SPRING:
        return translate("Rulebook", "the landlord wins and no farmer has played a card")
    return translate("Rulebook", "the farmers win and the landlord has played only once")


def payment_text(rules: RuleSet) -> str:
    """Who pays whom."""
    told = translate(
        "Rulebook",
        "The factors multiplied are the stake. Each farmer wins or loses the stake; the landlord loses or wins all of "
        "them together, so that the points of a hand always add up to zero.",
    )
    if not rules.hidden_landlord:
        return told
    shares = translate(
        "Rulebook",
        "With two landlords the open one has {open} parts of {all}, the hidden one {hidden}; a landlord alone has all.",
    ).format(open=OPEN_PARTS, hidden=HIDDEN_PARTS, all=OPEN_PARTS + HIDDEN_PARTS)
    return sentences((told, shares))


def gainers(role: Role, count: int, rules: RuleSet) -> str:
    """Who gains something: a role, or each of several farmers."""
    if count == 1:
        return texts_table.role_text(role, rules)
    return translate("Rulebook", "Each of {count} farmers").format(count=count)


def story_title(story: str) -> str:
    """What happens in a worked settlement; `story` is the value of a `Story`."""
    told = {
        "landlord_wins": translate("Rulebook", "The landlord wins, nothing else counts"),
        "bombs": translate("Rulebook", "The farmers win after bombs"),
        "capped": translate("Rulebook", "More bombs than count"),
        "spring": translate("Rulebook", "Spring: no farmer has played a card"),
        "anti_spring": translate("Rulebook", "Anti-spring"),
        "open_hand": translate("Rulebook", "An open hand, lost"),
        "open_king": translate("Rulebook", "The marker card is a joker"),
        "void_follow": translate("Rulebook", "The hand after a void one"),
        "first_three_won": translate("Rulebook", "First-seat 3, won"),
        "first_three_lost": translate("Rulebook", "First-seat 3, lost"),
        "spread": translate("Rulebook", "First-seat 3 with a spread hand, won"),
        "report": translate("Rulebook", "A report without a fight"),
        "report_fought": translate("Rulebook", "Two sets reported, fought and won"),
        "report_lost": translate("Rulebook", "A report, fought and lost"),
        "shown": translate("Rulebook", "The open landlord showed himself"),
        "doubled": translate("Rulebook", "Two players doubled, the farmers win"),
        "alone": translate("Rulebook", "A landlord alone wins"),
    }
    return told[story]
