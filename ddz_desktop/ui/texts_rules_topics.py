"""Titles of the rulebook's topics, what its general pages say, and its glossary."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.strategies.extras import SMALLEST_REPORT
from ddz_desktop.ui import texts
from ddz_desktop.ui.texts_rules import Row

translate = QCoreApplication.translate

_TITLES = {
    "hand": QT_TRANSLATE_NOOP("Rulebook", "How a hand goes"),
    "ranks": QT_TRANSLATE_NOOP("Rulebook", "Ranks and suits"),
    "kinds": QT_TRANSLATE_NOOP("Rulebook", "Kinds of play"),
    "wings": QT_TRANSLATE_NOOP("Rulebook", "Attached cards"),
    "comparing": QT_TRANSLATE_NOOP("Rulebook", "What beats what"),
    "bombs": QT_TRANSLATE_NOOP("Rulebook", "Bombs"),
    "wild": QT_TRANSLATE_NOOP("Rulebook", "Wild cards"),
    "auction": QT_TRANSLATE_NOOP("Rulebook", "Finding the landlord"),
    "extras": QT_TRANSLATE_NOOP("Rulebook", "Extra decisions"),
    "scoring": QT_TRANSLATE_NOOP("Rulebook", "Scoring"),
    "house": QT_TRANSLATE_NOOP("Rulebook", "House rules"),
    "shuffle": QT_TRANSLATE_NOOP("Rulebook", "Fair shuffle"),
    "glossary": QT_TRANSLATE_NOOP("Rulebook", "Words of the game"),
}


def topic_title(topic: str) -> str:
    """A topic by its title; `topic` is the value of a `Topic`."""
    return QCoreApplication.translate("Rulebook", str(_TITLES[topic]))


def in_rules(rules: RuleSet) -> str:
    """That examples follow a ruleset."""
    return translate("Rulebook", "by the rules of {rules}").format(rules=texts.system_name(rules))


# -- how a hand goes ----------------------------------------------------------------------------------------------


def aim_text() -> str:
    """What the game is about."""
    return translate(
        "Rulebook",
        "One player, the landlord, plays against all others, the farmers. Whoever gets rid of all his cards first wins "
        "for his side: if a farmer is out first, all farmers win.",
    )


def hand_rows(rules: RuleSet) -> tuple[Row, ...]:
    """What a hand of these rules goes through, step by step."""
    steps: list[Callable[[], Row]] = [_deal_step]
    steps.append(_winning_step if rules.hidden_landlord else _auction_step)
    steps.append(_bottom_step)
    if rules.wild_ranks:
        steps.append(_wild_step)
    if any((rules.open_hand, rules.spread, rules.report, rules.identity, rules.double)):
        steps.append(_extras_step)
    rows = [step() for step in (*steps, _lead_step, _follow_step, _end_step)]
    return tuple((f"{number}. {label}", told) for number, (label, told) in enumerate(rows, 1))


def _deal_step() -> Row:
    told = translate("Rulebook", "The cards are shuffled and dealt; some are left over as the bottom.")
    return translate("Rulebook", "Deal"), told


def _auction_step() -> Row:
    told = translate("Rulebook", "The players bid or call for the role of the landlord.")
    return translate("Rulebook", "Auction"), told


def _winning_step() -> Row:
    told = translate("Rulebook", "The winning card decides who are the landlords.")
    return translate("Rulebook", "Landlords"), told


def _bottom_step() -> Row:
    told = translate("Rulebook", "The landlord takes the bottom cards into his hand.")
    return translate("Rulebook", "Bottom"), told


def _wild_step() -> Row:
    told = translate("Rulebook", "Wild ranks are drawn; their cards may stand for others.")
    return translate("Rulebook", "Wild cards"), told


def _extras_step() -> Row:
    told = translate("Rulebook", "Before the play, some rules let players raise the stakes or show themselves.")
    return translate("Rulebook", "Extra decisions"), told


def _lead_step() -> Row:
    told = translate("Rulebook", "The landlord leads any one kind of play.")
    return translate("Rulebook", "Lead"), told


def _follow_step() -> Row:
    told = translate(
        "Rulebook",
        "In turn everybody passes or plays something higher: the same kind with the same number of cards, or a bomb. A "
        "pass is only for now. When all others have passed in a row, the last one to play leads anew.",
    )
    return translate("Rulebook", "Follow"), told


def _end_step() -> Row:
    told = translate("Rulebook", "As soon as somebody has no cards left, the hand is over and is settled.")
    return translate("Rulebook", "End"), told


# -- other general pages ------------------------------------------------------------------------------------------


def comparing_text() -> str:
    """The rule of following."""
    return translate(
        "Rulebook",
        "A play beats the one on the table if it is of the same kind, has the same number of cards and is higher. "
        "Chains compare by their highest rank, everything else by the cards that are several of a rank; what is "
        "attached does not count. Equal never beats. A bomb beats every play that is no bomb.",
    )


def readings_text() -> str:
    """That the same cards can be several plays."""
    return translate(
        "Rulebook",
        "Some cards can be read as several plays. If the possible kinds differ, the table asks which is meant; within "
        "a kind the highest reading is taken. What was declared decides what beats it.",
    )


def house_text() -> str:
    """What house rules are."""
    return translate(
        "Rulebook",
        "A house rule is a copy of a rule system in which some things are changed: kinds switched on or off, shorter "
        "or longer chains, another auction, other scores. Mixes that cannot be played are refused. House rules can be "
        "saved, sent to friends as a file or a short code, and chosen in a new game.",
    )


def shuffle_text() -> str:
    """How the shuffle is fair."""
    return translate(
        "Rulebook",
        "Nobody decides the cards alone. Before a hand the dealer fixes a secret number and shows its fingerprint; "
        "then every player adds a number of his own. All numbers together order the deck. After the hand the secret is "
        "opened, and anybody can recompute the deal and see that nothing was changed.",
    )


def glossary() -> tuple[Row, ...]:
    """The words of the game and what they mean."""
    return (*_people_words(), *_play_words(), *_card_words(), *_stake_words())


def _people_words() -> tuple[Row, ...]:
    return (
        (
            translate("Rulebook", "Landlord"),
            translate("Rulebook", "plays alone against the others, takes the bottom and leads first"),
        ),
        (translate("Rulebook", "Farmer"), translate("Rulebook", "plays with the other farmers against the landlord")),
        (
            translate("Rulebook", "Hidden landlord"),
            translate("Rulebook", "holds the second winning card and plays with the open landlord"),
        ),
        (
            translate("Rulebook", "First bidder"),
            translate("Rulebook", "who speaks first in the auction: the holder of the marker card"),
        ),
    )


def _play_words() -> tuple[Row, ...]:
    return (
        (
            translate("Rulebook", "Lead"),
            translate("Rulebook", "to play when nothing has to be beaten; who leads cannot pass"),
        ),
        (translate("Rulebook", "Follow"), translate("Rulebook", "to beat the play on the table, or pass")),
        (
            translate("Rulebook", "Trick"),
            translate("Rulebook", "all plays from a lead until everybody else has passed"),
        ),
        (
            translate("Rulebook", "Attached cards"),
            translate("Rulebook", "cards that go along with a trio, a plane or a four; players call them wings"),
        ),
        (
            translate("Rulebook", "Plane"),
            translate("Rulebook", "consecutive trios, alone or with attached cards"),
        ),
        (translate("Rulebook", "Shuttle"), translate("Rulebook", "consecutive fours of a rank")),
    )


def _card_words() -> tuple[Row, ...]:
    return (
        (
            translate("Rulebook", "Bottom"),
            translate("Rulebook", "the cards left over after the deal, for the landlord"),
        ),
        (
            translate("Rulebook", "Marker card"),
            translate("Rulebook", "a card turned up during the deal: who gets it speaks first"),
        ),
        (
            translate("Rulebook", "Bomb"),
            translate("Rulebook", "beats everything but higher bombs; usually four or more of a rank"),
        ),
        (translate("Rulebook", "Rocket"), translate("Rulebook", "all jokers in play: the highest bomb")),
        (
            translate("Rulebook", "Soft bomb"),
            translate("Rulebook", "a bomb of natural and wild cards; a hard one has no wild card"),
        ),
        (translate("Rulebook", "Pure wild bomb"), translate("Rulebook", "a bomb of wild cards alone")),
        (
            translate("Rulebook", "Report"),
            translate(
                "Rulebook", "to show the four jokers, or {number} cards of a rank or more, before the play"
            ).format(number=SMALLEST_REPORT),
        ),
    )


def _stake_words() -> tuple[Row, ...]:
    return (
        (
            translate("Rulebook", "Base score"),
            translate("Rulebook", "what the multiplication of the stake begins with"),
        ),
        (translate("Rulebook", "Multiplier"), translate("Rulebook", "everything else that the stake is multiplied by")),
        (
            translate("Rulebook", "Spring"),
            translate("Rulebook", "the landlord wins before any farmer has played a card"),
        ),
        (
            translate("Rulebook", "Anti-spring"),
            translate("Rulebook", "the farmers win although the landlord has played only once"),
        ),
        (
            translate("Rulebook", "Void hand"),
            translate("Rulebook", "a hand in which nobody bid; in Shanghai the next one counts double"),
        ),
        (translate("Rulebook", "To concede"), translate("Rulebook", "to give the hand up as lost; the match goes on")),
    )
