"""What seats, buttons and the title of the table say, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.rules.action import Answer, Say, Topic, Word
from ddz_desktop.rules.ruleset import Auction, Family, RuleSet
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.keymap import USUAL_KEYS, Keymap
from ddz_desktop.ui.table.action_model import Button, ButtonId, Key, WhyNot
from ddz_desktop.ui.table.sorting import SortOrder
from ddz_desktop.ui.table.viewstate import Bubble, SeatShown, TableState, Tag, TagId, plays_of

translate = QCoreApplication.translate
DOT = " · "

_NAMED_BY_PLAYERS = frozenset(
    {"yixing-four", "yixing-two", "shanghai-four", "standard-two", "standard-three", "hu-four", "five"}
)

_TOPICS = {
    Topic.OPEN: QT_TRANSLATE_NOOP("Table", "Open hand"),
    Topic.SPREAD: QT_TRANSLATE_NOOP("Table", "Spread hand"),
    Topic.REPORT: QT_TRANSLATE_NOOP("Table", "Report"),
    Topic.FIGHT: QT_TRANSLATE_NOOP("Table", "Report"),
    Topic.IDENTITY: QT_TRANSLATE_NOOP("Table", "Identity"),
    Topic.DOUBLE: QT_TRANSLATE_NOOP("Table", "Doubling"),
}

_TAGS = {
    TagId.FIRST: QT_TRANSLATE_NOOP("Table", "First"),
    TagId.FIRST_SEAT_THREE: QT_TRANSLATE_NOOP("Table", "First-seat 3"),
    TagId.OPEN_HAND: QT_TRANSLATE_NOOP("Table", "Open ×2"),
    TagId.SPREAD: QT_TRANSLATE_NOOP("Table", "Spread ×2"),
    TagId.REPORTED: QT_TRANSLATE_NOOP("Table", "Reported"),
    TagId.SHOWN: QT_TRANSLATE_NOOP("Table", "Shown"),
    TagId.DOUBLED: QT_TRANSLATE_NOOP("Table", "Doubled"),
    TagId.STANDIN: QT_TRANSLATE_NOOP("Table", "Computer plays"),
}

_ANSWERS = {
    (Topic.OPEN, "yes"): QT_TRANSLATE_NOOP("Table", "Open ×2"),
    (Topic.OPEN, "no"): QT_TRANSLATE_NOOP("Table", "Not open"),
    (Topic.SPREAD, "yes"): QT_TRANSLATE_NOOP("Table", "Spread ×2"),
    (Topic.SPREAD, "no"): QT_TRANSLATE_NOOP("Table", "Closed"),
    (Topic.REPORT, "none"): QT_TRANSLATE_NOOP("Table", "No report"),
    (Topic.FIGHT, "yes"): QT_TRANSLATE_NOOP("Table", "Fight ×2"),
    (Topic.FIGHT, "no"): QT_TRANSLATE_NOOP("Table", "No fight"),
    (Topic.IDENTITY, "show"): QT_TRANSLATE_NOOP("Table", "Show ×2"),
    (Topic.IDENTITY, "silent"): QT_TRANSLATE_NOOP("Table", "Silent"),
    (Topic.DOUBLE, "yes"): QT_TRANSLATE_NOOP("Table", "Double ×2"),
    (Topic.DOUBLE, "no"): QT_TRANSLATE_NOOP("Table", "No double"),
}

_BUTTONS = {
    ButtonId.PASS_BID: QT_TRANSLATE_NOOP("Table", "No bid"),
    ButtonId.CALL: QT_TRANSLATE_NOOP("Table", "Call"),
    ButtonId.ROB: QT_TRANSLATE_NOOP("Table", "Rob"),
    ButtonId.DECLINE: QT_TRANSLATE_NOOP("Table", "No rob"),
    ButtonId.REPORT_ONLY: QT_TRANSLATE_NOOP("Table", "Report, no fight"),
    ButtonId.REPORT_FIGHT: QT_TRANSLATE_NOOP("Table", "Report, fight ×2"),
    ButtonId.PASS: QT_TRANSLATE_NOOP("Table", "Pass"),
    ButtonId.CANNOT_BEAT: QT_TRANSLATE_NOOP("Table", "Can't beat"),
    ButtonId.RESELECT: QT_TRANSLATE_NOOP("Table", "Reselect"),
    ButtonId.HINT: QT_TRANSLATE_NOOP("Table", "Hint"),
    ButtonId.PLAY: QT_TRANSLATE_NOOP("Table", "Play"),
    ButtonId.TAKE_BACK: QT_TRANSLATE_NOOP("Table", "Take back"),
    ButtonId.SKIP: QT_TRANSLATE_NOOP("Table", "Skip animation"),
    ButtonId.CANCEL: QT_TRANSLATE_NOOP("Table", "Cancel"),
    ButtonId.CHOOSE: QT_TRANSLATE_NOOP("Table", "Play this"),
}

_WHY_NOT = {
    WhyNot.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Table", "It is not your turn yet"),
    WhyNot.BID_TOO_LOW: QT_TRANSLATE_NOOP("Table", "A bid must be higher than the highest so far"),
    WhyNot.NOTHING_CHOSEN: QT_TRANSLATE_NOOP("Table", "Choose cards first"),
    WhyNot.NOT_LEGAL: QT_TRANSLATE_NOOP("Table", "These cards cannot be played now"),
    WhyNot.NO_SET_TICKED: QT_TRANSLATE_NOOP("Table", "Tick at least one set"),
}

_SORT_ORDERS = {
    SortOrder.HIGH_LOW: QT_TRANSLATE_NOOP("Table", "Sorted from high to low"),
    SortOrder.LOW_HIGH: QT_TRANSLATE_NOOP("Table", "Sorted from low to high"),
    SortOrder.COUNT: QT_TRANSLATE_NOOP("Table", "Sorted by count"),
    SortOrder.KIND: QT_TRANSLATE_NOOP("Table", "Sorted by kind"),
}


def _look_up(source: object) -> str:
    """The translation of a text from one of the tables above."""
    return QCoreApplication.translate("Table", str(source))


# -- title --------------------------------------------------------------------------------------------------------


def title(rules: RuleSet) -> str:
    """The rule system and, where its name does not say it, the number of players."""
    name = texts.system_name(rules)
    return name if rules.id in _NAMED_BY_PLAYERS else name + DOT + texts.players_text(rules)


def subtitle(state: TableState, *, dealing: bool = False) -> str:
    """Which hand it is, the direction of play, and the phase or the bid."""
    parts = [hand_text(state.hand_number, state.hands)]
    if state.rules.seats > 2:
        parts.append(direction_text(state.rules.clockwise))
    if phase := translate("Table", "dealing") if dealing else phase_text(state):
        parts.append(phase)
    return DOT.join(parts)


def hand_text(number: int, hands: int | None) -> str:
    """Hand 2 of 8, or hand 2 of an endless match."""
    if hands is None:
        return translate("Table", "Hand {number}").format(number=number)
    return translate("Table", "Hand {number} of {hands}").format(number=number, hands=hands)


def direction_text(clockwise: bool) -> str:
    """The direction of play."""
    return translate("Table", "clockwise") if clockwise else translate("Table", "counter-clockwise")


def phase_text(state: TableState) -> str:
    """The phase before the play, the bid during it; empty when there was no bid."""
    phase = state.view.phase
    if phase is Phase.AUCTION:
        return auction_text(state.rules)
    if phase is Phase.OVER:
        return translate("Table", "Result")
    if phase is Phase.PLAY:
        return bid_text(state.view.bid, state.rules) if _bids(state.rules) and state.view.bid else ""
    return _look_up(_TOPICS[Topic(phase.value)])


def _bids(rules: RuleSet) -> bool:
    return rules.auction in (Auction.SCORE, Auction.CONTRACT, Auction.DUEL)


def auction_text(rules: RuleSet) -> str:
    """What kind of auction it is."""
    if rules.auction in (Auction.ROB, Auction.DUEL):
        return translate("Table", "robbing")
    return translate("Table", "calling") if rules.auction is Auction.FIRST_CALL else translate("Table", "bidding")


# -- seats --------------------------------------------------------------------------------------------------------


def role_text(role: Role, rules: RuleSet) -> str:
    """A role by name."""
    if role is Role.LANDLORD:
        if rules.hidden_landlord:
            return translate("Table", "Open landlord")
        return translate("Table", "Emperor") if rules.id == "emperor" else translate("Table", "Landlord")
    names = {
        Role.HIDDEN_LANDLORD: translate("Table", "Hidden landlord"),
        Role.FARMER: translate("Table", "Farmer"),
        Role.UNKNOWN: translate("Table", "Unknown"),
    }
    return names[role]


def role_in_sentence(role: Role, rules: RuleSet) -> str:
    """A role as a sentence says who somebody is: you are the landlord, he is a farmer."""
    if role is Role.LANDLORD:
        if rules.hidden_landlord:
            return translate("Table", "the open landlord")
        return translate("Table", "the emperor") if rules.id == "emperor" else translate("Table", "the landlord")
    names = {
        Role.HIDDEN_LANDLORD: translate("Table", "the hidden landlord"),
        Role.FARMER: translate("Table", "a farmer"),
    }
    return names[role]


def badge_text(role: Role, rules: RuleSet) -> str:
    """A role in the room of a badge, whose icon and colour say the rest."""
    if rules.hidden_landlord and role is Role.LANDLORD:
        return translate("Table", "Open", "on the badge of the open landlord")
    if role is Role.HIDDEN_LANDLORD:
        return translate("Table", "Hidden", "on the badge of the hidden landlord")
    return role_text(role, rules)


def own_name(name: str) -> str:
    """My name beside my picture; without a name of my own it says who I am already."""
    if name == texts_people.own_name(""):
        return name
    return translate("Table", "{name}", "my own name at my seat; Chinese: 我（…）").format(name=name)


def bid_text(bid: int, rules: RuleSet) -> str:
    """A bid: so many points, in Shanghai so many grades (档)."""
    if rules.family is Family.SHANGHAI:
        return translate("Table", "Grade {bid}").format(bid=bid)
    return translate("Table", "Bid {bid}").format(bid=bid)


def tag_text(tag: Tag) -> str:
    """A label at a seat."""
    if tag.id is not TagId.BOMBS:
        return _look_up(_TAGS[tag.id])
    if tag.allowed is None:
        return translate("Table", "Bombs: no limit")
    return translate("Table", "Bombs {used}/{allowed}").format(used=tag.used, allowed=tag.allowed)


def bubble_text(bubble: Bubble, state: TableState) -> str:
    """What a seat says."""
    action = bubble.action
    if action is None:
        return translate("Table", "Thinking…") if bubble.thinking else translate("Table", "Decided")
    if isinstance(action, Answer):
        return answer_text(action)
    if isinstance(action, Say):
        return word_text(action.word, state.rules, in_play=bool(plays_of(state.view)))
    return ""


def answer_text(answer: Answer) -> str:
    """The answer to an extra decision."""
    return answer_words(answer.topic, answer.value)


def answer_words(topic: Topic, value: str) -> str:
    """The words of an answer."""
    told = _ANSWERS.get((topic, value))
    return translate("Table", "Report!") if told is None else _look_up(told)


def pass_word() -> str:
    """What is said when passing in the play."""
    return translate("Table", "Pass")


def word_text(word: Word, rules: RuleSet, *, in_play: bool) -> str:
    """A word of the auction, or a pass."""
    if word.value.isdigit():
        return bid_text(int(word.value), rules)
    words = {
        Word.PASS: pass_word() if in_play else translate("Table", "No bid"),
        Word.CALL: translate("Table", "Call"),
        Word.ROB: translate("Table", "Rob"),
        Word.DECLINE: translate("Table", "No rob"),
        Word.CONCEDE: translate("Table", "Gives up"),
    }
    return words[word]


def points_text(score: int) -> str:
    """A total as it stands at a seat."""
    return translate("Table", "{score} pts", "a total of points, short").format(score=signed(score))


def seat_name(seat: SeatShown, state: TableState) -> str:
    """A seat as a screen reader says it: Uncle Lin, landlord, 12 cards left, total +78, to act."""
    view = state.view
    parts = [seat.name]
    if view.landlord is not None:
        parts.append(role_text(seat.role, state.rules))
    parts.append(translate("Table", "cards left: {left}").format(left=seat.left))
    parts.append(translate("Table", "total {score}").format(score=signed(seat.score)))
    parts += [tag_text(tag) for tag in seat.tags]
    if seat.turn:
        parts.append(translate("Table", "to act"))
    return translate("Table", ", ", "between the parts of a seat's description").join(parts)


# -- buttons ------------------------------------------------------------------------------------------------------


def button_text(button: Button, rules: RuleSet) -> str:
    """What a button says; a factor stands behind it."""
    if button.id is ButtonId.BID:
        return bid_text(button.number or 0, rules)
    if button.id in (ButtonId.NO, ButtonId.YES):
        return answer_text(_answer_of(button))
    text = _look_up(_BUTTONS[button.id])
    if button.factor and button.id in (ButtonId.CALL, ButtonId.ROB):
        return f"{text} ×{button.factor}"
    return text


def _answer_of(button: Button) -> Answer:
    assert isinstance(button.action, Answer), "yes and no answer an extra decision"
    return button.action


def skip_text() -> str:
    """The button that ends the deal's motion."""
    return _look_up(_BUTTONS[ButtonId.SKIP])


def why_not_text(why: WhyNot) -> str:
    """Why a button is disabled."""
    return _look_up(_WHY_NOT[why])


def key_cap(key: Key, keymap: Keymap = USUAL_KEYS) -> str:
    """The sign on a key cap; a command's key may be the player's own."""
    own = keymap.shown(key.value)
    if own != key.value:
        return own
    signs = {Key.ENTER: "↵", Key.BACKSPACE: "⌫", Key.SPACE: translate("Table", "Space", "key")}
    return signs.get(key, key.value)


def sort_order_text(order: SortOrder) -> str:
    """What the sort tool has just done."""
    return _look_up(_SORT_ORDERS[order])
