"""What a page says about a rule system: two lines on its tile, a summary, its complexity, and its options in words."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.rules.options import option_text
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.ui import texts
from ddz_desktop.ui.texts_counts import Counted

_TILES = {
    "yixing-classic": (
        QT_TRANSLATE_NOOP("Systems", "17 cards, 3 at the bottom"),
        QT_TRANSLATE_NOOP("Systems", "Bids or calls and robs"),
    ),
    "yixing-laizi": (
        QT_TRANSLATE_NOOP("Systems", "One rank becomes wild"),
        QT_TRANSLATE_NOOP("Systems", "Drawn after bidding"),
    ),
    "yixing-tiandi": (
        QT_TRANSLATE_NOOP("Systems", "Two ranks become wild"),
        QT_TRANSLATE_NOOP("Systems", "Bombs of up to 12"),
    ),
    "yixing-four": (
        QT_TRANSLATE_NOOP("Systems", "Two decks, 25 cards"),
        QT_TRANSLATE_NOOP("Systems", "Bombs of 4 to 8 cards"),
    ),
    "yixing-two": (
        QT_TRANSLATE_NOOP("Systems", "Without 3, 4 and 5"),
        QT_TRANSLATE_NOOP("Systems", "17 cards, bottom 3"),
    ),
    "traditional": (
        QT_TRANSLATE_NOOP("Systems", "Open hand, small bomb"),
        QT_TRANSLATE_NOOP("Systems", "Spring ×3"),
    ),
    "shanghai-four": (
        QT_TRANSLATE_NOOP("Systems", "Spread, report, void hands"),
        QT_TRANSLATE_NOOP("Systems", "Straights from A or 2"),
    ),
    "standard-two": (
        QT_TRANSLATE_NOOP("Systems", "20 cards, 3 at the bottom"),
        QT_TRANSLATE_NOOP("Systems", "First caller is landlord"),
    ),
    "standard-three": (
        QT_TRANSLATE_NOOP("Systems", "Bidding goes round, up to 3"),
        QT_TRANSLATE_NOOP("Systems", "No spring"),
    ),
    "hu-four": (
        QT_TRANSLATE_NOOP("Systems", "Two decks, 25 cards"),
        QT_TRANSLATE_NOOP("Systems", "Six-card bombs double"),
    ),
    "five": (
        QT_TRANSLATE_NOOP("Systems", "Open and hidden landlord"),
        QT_TRANSLATE_NOOP("Systems", "Two jokers are a bomb"),
    ),
    "emperor": (
        QT_TRANSLATE_NOOP("Systems", "Two decks, 34 cards"),
        QT_TRANSLATE_NOOP("Systems", "Carriers and spacecraft"),
    ),
}

_SUMMARIES = {
    "yixing-classic": QT_TRANSLATE_NOOP(
        "Systems", "Three players, one deck, 17 cards each and 3 at the bottom. Bombs, the rocket and spring double."
    ),
    "yixing-laizi": QT_TRANSLATE_NOOP(
        "Systems",
        "As Yixing Classic, but after the auction one rank is drawn: its cards may stand for any rank from 3 to 2.",
    ),
    "yixing-tiandi": QT_TRANSLATE_NOOP(
        "Systems",
        "As Yixing Classic with two wild ranks: one drawn before the auction, the other after it. Larger bombs beat "
        "smaller ones.",
    ),
    "yixing-four": QT_TRANSLATE_NOOP(
        "Systems",
        "Four players, two decks, 25 cards each and 8 at the bottom. A plane's pairs must be consecutive; four jokers "
        "beat everything.",
    ),
    "yixing-two": QT_TRANSLATE_NOOP(
        "Systems", "Two players, a deck without 3, 4 and 5. Five cards stay face down, so nobody knows everything."
    ),
    "traditional": QT_TRANSLATE_NOOP(
        "Systems",
        "Three players. The landlord may lay the hand open for double; three 2s with a joker are a small bomb; spring "
        "triples.",
    ),
    "shanghai-four": QT_TRANSLATE_NOOP(
        "Systems",
        "Four players, two decks. Bids limit the farmers' bombs, a strong landlord may spread or report, an auction "
        "without bids doubles the next hand.",
    ),
    "standard-two": QT_TRANSLATE_NOOP(
        "Systems", "Two players, 20 cards each, 11 out of play. Whoever calls first is the landlord."
    ),
    "standard-three": QT_TRANSLATE_NOOP(
        "Systems", "The published form of the game: bidding up to 3, attached cards all different, no spring."
    ),
    "hu-four": QT_TRANSLATE_NOOP(
        "Systems",
        "Four players, two decks; only the landlord sees the 8 cards at the bottom. Rockets and bombs of six cards or "
        "more double.",
    ),
    "five": QT_TRANSLATE_NOOP(
        "Systems",
        "Five players, two decks. Whoever is dealt the winning card is the open landlord; the twin card makes a hidden "
        "landlord on his side.",
    ),
    "emperor": QT_TRANSLATE_NOOP(
        "Systems",
        "Three players, two decks, 34 cards each. Four of a kind is no bomb but carries trios and pairs; bombs begin "
        "at five cards.",
    ),
}

COMPLEXITY = {
    "yixing-classic": 1,
    "yixing-laizi": 2,
    "yixing-tiandi": 3,
    "yixing-four": 2,
    "yixing-two": 1,
    "traditional": 2,
    "shanghai-four": 3,
    "standard-two": 1,
    "standard-three": 1,
    "hu-four": 2,
    "five": 3,
    "emperor": 3,
}
"""How much there is to learn, 1 to 3."""

_LEARNING = {
    1: QT_TRANSLATE_NOOP("Systems", "Easy to learn"),
    2: QT_TRANSLATE_NOOP("Systems", "Some things to learn"),
    3: QT_TRANSLATE_NOOP("Systems", "Much to learn"),
}

_OPTIONS = {
    "auction": QT_TRANSLATE_NOOP("Options", "Auction"),
    "call_doubles": QT_TRANSLATE_NOOP("Options", "The call doubles too"),
    "rob_step": QT_TRANSLATE_NOOP("Options", "A rob raises the bid"),
    "wings": QT_TRANSLATE_NOOP("Options", "Attached singles"),
    "rocket_wings": QT_TRANSLATE_NOOP("Options", "Both jokers attached together"),
    "jokers": QT_TRANSLATE_NOOP("Options", "Jokers"),
    "first_seat_three": QT_TRANSLATE_NOOP("Options", "First-seat three, when won"),
    "double_report": QT_TRANSLATE_NOOP("Options", "Double report"),
    "deal": QT_TRANSLATE_NOOP("Options", "Cards each and bottom"),
    "bomb_cap": QT_TRANSLATE_NOOP("Options", "Bombs that double"),
    "small_bomb": QT_TRANSLATE_NOOP("Options", "Small bomb"),
    "rocket_counts": QT_TRANSLATE_NOOP("Options", "The rocket counts as a bomb"),
    "spring": QT_TRANSLATE_NOOP("Options", "Spring"),
    "bottom_shown": QT_TRANSLATE_NOOP("Options", "Bottom shown to all"),
    "base": QT_TRANSLATE_NOOP("Options", "Base score"),
    "open_hand": QT_TRANSLATE_NOOP("Options", "Open hand"),
    "min_solo_chain": QT_TRANSLATE_NOOP("Options", "Shortest straight"),
    "min_pair_chain": QT_TRANSLATE_NOOP("Options", "Shortest pair straight"),
    "min_trio_chain": QT_TRANSLATE_NOOP("Options", "Shortest plane"),
}

_HELP = {
    "call_doubles": QT_TRANSLATE_NOOP("Options", "The call counts ×2 as each rob does; otherwise only robs count."),
    "rob_step": QT_TRANSLATE_NOOP("Options", "Bids of a duel: 3 6 12 24 48, or 3 4 5 6 7."),
    "wings": QT_TRANSLATE_NOOP(
        "Options",
        "Single cards attached to a plane or a four. Any: they may repeat a rank. Different: all of different ranks. "
        "Strict: never four of a rank, nor three of a rank next to the plane.",
    ),
    "rocket_wings": QT_TRANSLATE_NOOP("Options", "Whether small and big joker may both be attached to one play."),
    "jokers": QT_TRANSLATE_NOOP("Options", "Play with the two jokers; without them there is no rocket."),
    "first_seat_three": QT_TRANSLATE_NOOP(
        "Options", "The first to speak bids 3 at once: what a win then counts. A loss counts 3."
    ),
    "double_report": QT_TRANSLATE_NOOP("Options", "Each further reported set doubles again."),
    "bomb_cap": QT_TRANSLATE_NOOP("Options", "Bombs beyond this number may be played but double no more."),
    "small_bomb": QT_TRANSLATE_NOOP("Options", "Three 2s and a joker are a bomb, below 3333."),
    "auction": QT_TRANSLATE_NOOP("Options", "How the landlord is found."),
    "deal": QT_TRANSLATE_NOOP("Options", "How many cards each player gets, and how many are the bottom."),
    "rocket_counts": QT_TRANSLATE_NOOP("Options", "It doubles the stake and counts towards the limit."),
    "spring": QT_TRANSLATE_NOOP("Options", "What a win counts when the losers hardly played a card."),
    "bottom_shown": QT_TRANSLATE_NOOP("Options", "Otherwise only the landlord sees the bottom cards."),
    "base": QT_TRANSLATE_NOOP("Options", "What the multiplication of the stake begins with."),
    "open_hand": QT_TRANSLATE_NOOP("Options", "The landlord may lay his hand open for double."),
    "min_solo_chain": QT_TRANSLATE_NOOP("Options", "Fewest consecutive ranks of a straight."),
    "min_pair_chain": QT_TRANSLATE_NOOP("Options", "Fewest consecutive pairs."),
    "min_trio_chain": QT_TRANSLATE_NOOP("Options", "Fewest consecutive trios, attached cards or not."),
}

_VALUES: dict[tuple[str, OptionValue], object] = {
    ("auction", "score"): QT_TRANSLATE_NOOP("Options", "Bids"),
    ("auction", "rob"): QT_TRANSLATE_NOOP("Options", "Call and rob"),
    ("auction", "duel"): QT_TRANSLATE_NOOP("Options", "Duel"),
    ("rob_step", "double"): QT_TRANSLATE_NOOP("Options", "×2"),
    ("rob_step", "increment"): QT_TRANSLATE_NOOP("Options", "+1"),
    ("wings", "any"): QT_TRANSLATE_NOOP("Options", "Any"),
    ("wings", "distinct"): QT_TRANSLATE_NOOP("Options", "Different"),
    ("wings", "strict"): QT_TRANSLATE_NOOP("Options", "Strict"),
    ("first_seat_three", "replace"): QT_TRANSLATE_NOOP("Options", "4 points"),
    ("first_seat_three", "multiply"): QT_TRANSLATE_NOOP("Options", "12 points"),
    ("bomb_cap", None): QT_TRANSLATE_NOOP("Options", "No limit"),
    ("auction", "contract"): QT_TRANSLATE_NOOP("Options", "Round and round"),
    ("auction", "first-call"): QT_TRANSLATE_NOOP("Options", "First to call"),
    ("auction", "winning-card"): QT_TRANSLATE_NOOP("Options", "Winning card"),
    ("spring", 1): QT_TRANSLATE_NOOP("Options", "Off"),
    ("spring", 2): QT_TRANSLATE_NOOP("Options", "×2"),
    ("spring", 3): QT_TRANSLATE_NOOP("Options", "×3"),
}


def _look_up(context: str, source: object) -> str:
    return QCoreApplication.translate(context, str(source))


def tile_lines(rules: RuleSet) -> tuple[str, str]:
    """The two short lines on a system's tile; on a house rule's, what it was made from and how much it changes."""
    if rules.name:
        base = texts.system_name(msgspec.structs.replace(rules, name=""))
        return QCoreApplication.translate("Systems", "from {rules}").format(rules=base), _changes_text(rules)
    first, second = _TILES[rules.id]
    return _look_up("Systems", first), _look_up("Systems", second)


def _changes_text(rules: RuleSet) -> str:
    """How many things a house rule changes, each kind by itself."""
    count = sum(len(value) if isinstance(value, dict) else 1 for value in rules.changes.values())
    return Counted().changes(count)


def summary(rules: RuleSet) -> str:
    """A system in one or two sentences."""
    return _look_up("Systems", _SUMMARIES[rules.id])


def players_tag(rules: RuleSet) -> str:
    """How many play, in the room of a small tag: a number, or a word of the language."""
    translate = QCoreApplication.translate
    tags = {
        2: translate("Systems", "2", "players, on a small tag beside the picture of a person"),
        3: translate("Systems", "3", "players, on a small tag beside the picture of a person"),
        4: translate("Systems", "4", "players, on a small tag beside the picture of a person"),
        5: translate("Systems", "5", "players, on a small tag beside the picture of a person"),
    }
    return tags[rules.seats]


def complexity_text(rules: RuleSet) -> str:
    """How much there is to learn, in words."""
    return _look_up("Systems", _LEARNING[COMPLEXITY[rules.id]])


def option_name(name: str) -> str:
    """An option in plain words."""
    return _look_up("Options", _OPTIONS[name])


def option_help(name: str) -> str:
    """What an option does, in a sentence; empty where its name says it."""
    return _look_up("Options", _HELP[name]) if name in _HELP else ""


def value_text(name: str, value: OptionValue) -> str:
    """A value of an option in plain words; numbers and deals as they are."""
    if isinstance(value, bool):
        return QCoreApplication.translate("Options", "Yes") if value else QCoreApplication.translate("Options", "No")
    assert not isinstance(value, dict), "kinds are shown by the editor of house rules alone"
    found = _VALUES.get((name, value))
    return _look_up("Options", found) if found is not None else option_text(value)
