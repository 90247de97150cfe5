"""Which buttons a moment of the hand offers (visual §8), and what each would say to the game. Pure Python.

What may be said comes from `SeatView.options`, what may be played from an explanation of the selection; nothing is
judged here. Texts are made in `texts_actions` from the names that stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.action import PASS, Action, Answer, Say, Topic, Word
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.ruleset import Auction, RobStep
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table.viewstate import TableState


class ButtonId(StrEnum):
    """What a button does; the texts and the tests know it by this name."""

    PASS_BID = "pass_bid"
    BID = "bid"
    CALL = "call"
    ROB = "rob"
    DECLINE = "decline"
    NO = "no"
    YES = "yes"
    REPORT_ONLY = "report_only"
    REPORT_FIGHT = "report_fight"
    PASS = "pass"
    CANNOT_BEAT = "cannot_beat"
    RESELECT = "reselect"
    HINT = "hint"
    PLAY = "play"
    TAKE_BACK = "take_back"
    SKIP = "skip"
    CANCEL = "cancel"
    CHOOSE = "choose"


class Style(StrEnum):
    """How a button looks: at most one is gold."""

    GOLD = "gold"
    IVORY = "ivory"
    OUTLINE = "outline"
    PLAIN = "plain"  # text alone, on a panel
    PRIMARY = "primary"


class WhyNot(StrEnum):
    """Why a button is disabled; shown as its tooltip."""

    NOT_YOUR_TURN = "not_your_turn"
    BID_TOO_LOW = "bid_too_low"
    NOTHING_CHOSEN = "nothing_chosen"
    NOT_LEGAL = "not_legal"
    NO_SET_TICKED = "no_set_ticked"


class Key(StrEnum):
    """The keys that buttons answer to; the value names the key cap."""

    PASS = "P"
    ENTER = "Enter"
    HINT = "H"
    BACKSPACE = "Backspace"
    AUTO = "A"
    SPACE = "Space"
    ESC = "Esc"
    ONE = "1"
    TWO = "2"
    THREE = "3"


class Button(Struct, frozen=True):
    """One button. `number`: a bid; `factor`: what it multiplies the stake by; `topic`: what a yes or no answers."""

    id: ButtonId
    style: Style
    key: Key | None = None
    action: Action | None = None
    enabled: bool = True
    why: WhyNot | None = None
    number: int | None = None
    factor: int | None = None
    topic: Topic | None = None


class BarKind(StrEnum):
    """What stands in the action bar's place."""

    EMPTY = "empty"
    WAITING = "waiting"  # the play's buttons, all disabled
    AUCTION = "auction"
    ANSWER = "answer"  # an extra decision asked on the cloth
    QUESTION = "question"  # an extra decision asked in a panel
    PLAY = "play"
    CANNOT_BEAT = "cannot_beat"
    AUTO = "auto"


class Bar(Struct, frozen=True):
    """The action bar. `sets`: the sets that may be reported, each as the decision writes it."""

    kind: BarKind
    buttons: tuple[Button, ...] = ()
    topic: Topic | None = None
    sets: tuple[str, ...] = ()

    def by_key(self, key: Key) -> Button | None:
        """The button that a key presses."""
        return next((button for button in self.buttons if button.key is key), None)


EMPTY = Bar(BarKind.EMPTY)
_PANEL_TOPICS = (Topic.OPEN, Topic.SPREAD, Topic.REPORT, Topic.FIGHT)


def action_bar(
    state: TableState,
    explanation: Explanation | None,
    can_play: bool,
    ticked: Sequence[str] = (),
    *,
    hints: bool = True,
) -> Bar:
    """The bar of this moment.

    `explanation`: of the raised cards, None when none is raised. `can_play`: whether the hand holds any legal play.
    `ticked`: the sets chosen to be reported. `hints`: whether the table gives any.
    """
    phase = state.view.phase
    if not state.playing or phase is Phase.OVER:
        return EMPTY
    if state.auto_play:
        return Bar(BarKind.AUTO, (Button(ButtonId.TAKE_BACK, Style.PRIMARY, Key.AUTO),))
    if not state.my_turn:
        return _waiting(hints) if phase is Phase.PLAY else EMPTY
    if phase is Phase.AUCTION:
        return Bar(BarKind.AUCTION, tuple(_auction(state)))
    if phase is Phase.PLAY:
        return _play(state, explanation, can_play, hints)
    return _answer(state, ticked)


# -- auction ------------------------------------------------------------------------------------------------------

_BID_KEYS = {Word.ONE: Key.ONE, Word.TWO: Key.TWO, Word.THREE: Key.THREE}


def _auction(state: TableState) -> list[Button]:
    words = [option.word for option in state.view.options if isinstance(option, Say)]
    if state.rules.auction in (Auction.SCORE, Auction.CONTRACT):
        return [_no(ButtonId.PASS_BID, PASS), *(_bid(word, word in words) for word in _BID_KEYS)]
    if Word.ROB in words:
        return [_no(ButtonId.DECLINE, Say(Word.DECLINE)), _yes(ButtonId.ROB, Say(Word.ROB), _rob_factor(state))]
    doubled = state.rules.auction is Auction.ROB and state.rules.call_doubles
    return [_no(ButtonId.PASS_BID, PASS), _yes(ButtonId.CALL, Say(Word.CALL), 2 if doubled else None)]


def _rob_factor(state: TableState) -> int | None:
    increments = state.rules.auction is Auction.DUEL and state.rules.rob_step is RobStep.INCREMENT
    return None if increments else 2


def _bid(word: Word, open_to_me: bool) -> Button:
    return Button(
        ButtonId.BID,
        Style.GOLD if word is Word.THREE else Style.IVORY,
        _BID_KEYS[word],
        Say(word),
        enabled=open_to_me,
        why=None if open_to_me else WhyNot.BID_TOO_LOW,
        number=int(word.value),
    )


def _no(button: ButtonId, action: Action, topic: Topic | None = None) -> Button:
    return Button(button, Style.OUTLINE, Key.PASS, action, topic=topic)


def _yes(button: ButtonId, action: Action, factor: int | None, topic: Topic | None = None) -> Button:
    return Button(button, Style.GOLD, Key.ENTER, action, factor=factor, topic=topic)


# -- extra decisions ----------------------------------------------------------------------------------------------

_NO_AND_YES = {
    Topic.OPEN: ("no", "yes"),
    Topic.SPREAD: ("no", "yes"),
    Topic.IDENTITY: ("silent", "show"),
    Topic.DOUBLE: ("no", "yes"),
}


def _answer(state: TableState, ticked: Sequence[str]) -> Bar:
    topic = Topic(state.view.phase.value)
    kind = BarKind.QUESTION if topic in _PANEL_TOPICS else BarKind.ANSWER
    if topic is Topic.REPORT:
        return Bar(kind, _report(state, ticked), topic, report_sets(state))
    if topic is Topic.FIGHT:
        return Bar(kind, _fight(), topic)
    no, yes = _NO_AND_YES[topic]
    buttons = (
        _no(ButtonId.NO, Answer(topic, no), topic),
        _yes(ButtonId.YES, Answer(topic, yes), 2, topic),
    )
    return Bar(kind, buttons, topic)


def report_sets(state: TableState) -> tuple[str, ...]:
    """The sets that may be reported, one by one."""
    values = [option.value for option in state.view.options if isinstance(option, Answer)]
    return tuple(value for value in values if value != "none" and "," not in value)


def report_answer(state: TableState, ticked: Sequence[str]) -> Answer | None:
    """The answer that reports exactly the ticked sets, as the rules spell it; None when there is none."""
    for option in state.view.options:
        if isinstance(option, Answer) and set(option.value.split(",")) == set(ticked):
            return option
    return None


def _report(state: TableState, ticked: Sequence[str]) -> tuple[Button, ...]:
    """One dialog for two decisions: the answer to `fight` follows the report by itself (`pending_fight`)."""
    report = report_answer(state, ticked)
    why = None if report else WhyNot.NO_SET_TICKED
    return (
        Button(ButtonId.NO, Style.PLAIN, Key.PASS, Answer(Topic.REPORT, "none"), topic=Topic.REPORT),
        Button(ButtonId.REPORT_ONLY, Style.OUTLINE, Key.ONE, report, enabled=report is not None, why=why),
        Button(ButtonId.REPORT_FIGHT, Style.GOLD, Key.TWO, report, enabled=report is not None, why=why, factor=2),
    )


def _fight() -> tuple[Button, ...]:
    return (
        Button(ButtonId.NO, Style.OUTLINE, Key.ONE, Answer(Topic.FIGHT, "no"), topic=Topic.FIGHT),
        Button(ButtonId.YES, Style.GOLD, Key.TWO, Answer(Topic.FIGHT, "yes"), factor=2, topic=Topic.FIGHT),
    )


def pending_fight(pressed: ButtonId) -> Answer | None:
    """What the report's dialog answers to the question that follows it."""
    answers = {ButtonId.REPORT_ONLY: "no", ButtonId.REPORT_FIGHT: "yes"}
    return Answer(Topic.FIGHT, answers[pressed]) if pressed in answers else None


# -- play ---------------------------------------------------------------------------------------------------------


def _waiting(hints: bool) -> Bar:
    ids = (ButtonId.PASS, *((ButtonId.HINT,) if hints else ()), ButtonId.PLAY)
    return Bar(
        BarKind.WAITING,
        tuple(Button(button, Style.OUTLINE, enabled=False, why=WhyNot.NOT_YOUR_TURN) for button in ids),
    )


def _play(state: TableState, explanation: Explanation | None, can_play: bool, hints: bool) -> Bar:
    following = PASS in state.view.options
    if following and not can_play:
        return Bar(BarKind.CANNOT_BEAT, (Button(ButtonId.CANNOT_BEAT, Style.IVORY, Key.PASS, PASS),))
    first = _no(ButtonId.PASS, PASS) if following else _reselect(explanation)
    hint = (Button(ButtonId.HINT, Style.IVORY, Key.HINT),) if hints else ()
    return Bar(BarKind.PLAY, (first, *hint, _play_button(explanation)))


def _reselect(explanation: Explanation | None) -> Button:
    why = WhyNot.NOTHING_CHOSEN if explanation is None else None
    return Button(ButtonId.RESELECT, Style.OUTLINE, Key.BACKSPACE, enabled=why is None, why=why)


def _play_button(explanation: Explanation | None) -> Button:
    why = WhyNot.NOTHING_CHOSEN if explanation is None else None if explanation.legal else WhyNot.NOT_LEGAL
    return Button(ButtonId.PLAY, Style.GOLD, Key.ENTER, enabled=why is None, why=why)
