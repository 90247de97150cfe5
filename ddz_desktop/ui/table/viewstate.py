"""What the table shows, folded from a seat's view of the hand and the match around it. Pure Python.

`table_state` needs nothing but the newest view: after a restart, a new theme or a resize the same picture comes back.
Events only tell the scene what to animate. Nothing here is known that the view does not hold.
"""

from __future__ import annotations

from enum import StrEnum
from math import prod

from msgspec import Struct

from ddz_desktop.controller.messages import MatchView, TableUpdate
from ddz_desktop.rules.action import PASS, Action, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import Card, Rank
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import Auction, RuleSet
from ddz_desktop.rules.state import FactorName, Phase, Role
from ddz_desktop.rules.strategies.auction import Outcome, Turn, next_step
from ddz_desktop.rules.view import SeatView
from ddz_desktop.ui.table.counter import CounterCell, counter_cells

LOW_COUNT = 2

Stage = tuple[tuple[int, Action], ...]
"""Who did what, in order, in one stage of a hand."""


class TagId(StrEnum):
    """Small labels at a seat."""

    FIRST = "first"  # speaks first
    FIRST_SEAT_THREE = "first_seat_three"
    BOMBS = "bombs"  # used and allowed
    OPEN_HAND = "open_hand"
    SPREAD = "spread"
    REPORTED = "reported"
    SHOWN = "shown"
    DOUBLED = "doubled"
    STANDIN = "standin"  # the table plays for this person


class Tag(Struct, frozen=True):
    """A label; `used` of `allowed` bombs (`None`: no limit)."""

    id: TagId
    used: int = 0
    allowed: int | None = None


class Tone(StrEnum):
    """The colour of a bubble: usual, the highest bid, or one that raises the stake."""

    PLAIN = "plain"
    GOLD = "gold"
    ACCENT = "accent"


class Bubble(Struct, frozen=True):
    """What a seat said last; without an action: it is thinking about its identity, or has made up its mind."""

    action: Action | None
    tone: Tone = Tone.PLAIN
    thinking: bool = False


class PlayShown(Struct, frozen=True):
    """A play that lies on the table, with its physical cards."""

    play: Play
    cards: tuple[Card, ...]


class SeatShown(Struct, frozen=True, kw_only=True):
    """One seat. `hand`: its cards where they lie open to the one who looks.

    `away` counts places after mine in playing order, 0 being my own place. `level`: a bot's, `None` for a person.
    """

    seat: int
    away: int
    name: str
    avatar: str
    level: str | None
    role: Role
    left: int
    score: int
    tags: tuple[Tag, ...]
    bubble: Bubble | None
    play: PlayShown | None
    turn: bool
    hand: tuple[Card, ...] | None

    @property
    def bot(self) -> bool:
        """Whether the computer plays here."""
        return self.level is not None

    @property
    def low(self) -> bool:
        """Whether the seat is about to go out."""
        return self.left <= LOW_COUNT


class BottomShown(Struct, frozen=True):
    """The bottom row: `cards` face up, or `count` backs. `mine`: only I see them."""

    count: int
    cards: tuple[Card, ...] | None
    mine: bool


class TableState(Struct, frozen=True, kw_only=True):
    """Everything the table shows. `seats` by seat number; `me` is the seat at the bottom of the screen."""

    view: SeatView
    me: int
    playing: bool
    seats: tuple[SeatShown, ...]
    bottom: BottomShown | None
    counter: tuple[CounterCell, ...]
    multiplier: int
    hand_number: int
    hands: int | None
    auto_play: bool
    serial: int
    deadline: float | None

    @property
    def rules(self) -> RuleSet:
        """The ruleset of the hand."""
        return self.view.rules

    @property
    def my_turn(self) -> bool:
        """Whether the player at this window owes a decision and makes it himself."""
        return self.playing and self.me in self.view.to_act and not self.auto_play

    def name(self, seat: int) -> str:
        """The player's name at a seat."""
        return self.seats[seat].name


def table_state(update: TableUpdate, follow: int = 0) -> TableState:
    """The picture of one moment; a spectator (view.seat is None) sits behind the seat he follows."""
    view, match = update.view, update.match
    me = follow if view.seat is None else view.seat
    stage = _stage(view)
    return TableState(
        view=view,
        me=me,
        playing=view.seat is not None,
        seats=tuple(_seat_shown(seat, me, stage, view, match) for seat in range(view.rules.seats)),
        bottom=_bottom(view),
        counter=counter_cells(view),
        multiplier=multiplier(view),
        hand_number=match.hand_number,
        hands=match.setup.hands,
        auto_play=view.seat is not None and view.seat in match.auto_play,
        serial=update.serial,
        deadline=update.deadline,
    )


def multiplier(view: SeatView) -> int:
    """The stake so far in units of the base score; in the auction, as if everybody else passed from now on."""
    product = prod(factor.value for factor in view.factors if factor.name is not FactorName.BASE)
    if view.phase is Phase.AUCTION:
        outcome = auction_outcome(view)
        product *= outcome.bid * outcome.multiplier or 1
    return product


def auction_outcome(view: SeatView, *said: Word) -> Outcome:
    """How the auction would end if the seat to act said these words and then everybody passed."""
    calls = list(view.calls)
    step = next_step(view.rules, view.first, calls)
    words = iter(said)
    while isinstance(step, Turn):
        no = Word.DECLINE if Word.DECLINE in step.legal else Word.PASS
        calls.append((step.seat, next(words, no)))
        step = next_step(view.rules, view.first, calls)
    return step


def _seat_shown(seat: int, me: int, stage: Stage, view: SeatView, match: MatchView) -> SeatShown:
    owner = match.setup.seats[seat]
    done = next((action for who, action in reversed(stage) if who == seat), None)
    own_again = seat == me and seat in view.to_act
    play = PlayShown(done.play, done.cards) if isinstance(done, Move) and not own_again else None
    return SeatShown(
        seat=seat,
        away=(seat - me) % view.rules.seats,
        name=owner.name,
        avatar=owner.avatar,
        level=owner.level,
        role=view.roles[seat],
        left=view.left[seat],
        score=match.totals[seat],
        tags=tuple(_tags(seat, me, view, match)),
        bubble=None if own_again else _bubble(seat, me, done, view),
        play=play,
        turn=seat in view.to_act and (seat == me or view.phase is not Phase.IDENTITY),  # there bubbles tell it
        hand=view.hands[seat] if seat != view.seat else None,
    )


# -- what was done last -------------------------------------------------------------------------------------------


def plays_of(view: SeatView) -> tuple[tuple[int, Action], ...]:
    """The plays and passes of the hand, in order, without auction and extra decisions."""
    rest = view.history[len(view.calls) :]
    return tuple((seat, action) for seat, action in rest if isinstance(action, Move) or action == PASS)


def _stage(view: SeatView) -> Stage:
    """The decisions that belong with the latest one: the auction, one extra decision, or the play."""
    played = plays_of(view)
    if played:
        return played
    answers = [(seat, action) for seat, action in view.history if isinstance(action, Answer)]
    topic = _asked(view) or (_topic_of(answers[-1][1]) if answers else None)
    if topic is not None:
        return tuple((seat, action) for seat, action in answers if _topic_of(action) is topic)
    return tuple((seat, Say(word)) for seat, word in view.calls)


def _asked(view: SeatView) -> Topic | None:
    """The topic of an extra decision that is being made."""
    return Topic(view.phase.value) if view.phase.value in {topic.value for topic in Topic} else None


def _topic_of(action: Action) -> Topic | None:
    return action.topic if isinstance(action, Answer) else None


def _bubble(seat: int, me: int, done: Action | None, view: SeatView) -> Bubble | None:
    if view.phase is Phase.OVER:
        return None
    if view.phase is Phase.IDENTITY and seat != me:
        return Bubble(None, thinking=seat in view.to_act)
    if done is None or isinstance(done, Move):
        return None
    return Bubble(done, _tone(seat, done, view))


def _tone(seat: int, done: Action, view: SeatView) -> Tone:
    if isinstance(done, Answer):
        return Tone.ACCENT if done.value not in ("no", "none", "silent") else Tone.PLAIN
    if not isinstance(done, Say) or done.word in (Word.PASS, Word.DECLINE):
        return Tone.PLAIN
    if done.word in (Word.CALL, Word.ROB):
        return Tone.ACCENT
    return Tone.GOLD if done.word == max(word for _, word in view.calls if word.value.isdigit()) else Tone.PLAIN


def last_trick(view: SeatView) -> tuple[tuple[int, Action], ...]:
    """The last complete trick: a lead and everything up to the passes that ended it; empty before there is one."""
    done: tuple[tuple[int, Action], ...] = ()
    current: list[tuple[int, Action]] = []
    passes = 0
    for entry in plays_of(view):
        current.append(entry)
        passes = passes + 1 if entry[1] == PASS else 0
        if passes == view.rules.seats - 1:
            done, current, passes = tuple(current), [], 0
    return done


# -- tags, bottom -------------------------------------------------------------------------------------------------


def _tags(seat: int, me: int, view: SeatView, match: MatchView) -> list[Tag]:
    tags = []
    if view.phase is Phase.AUCTION and seat == view.first and view.rules.auction is not Auction.WINNING_CARD:
        tags.append(Tag(TagId.FIRST))
    if seat in match.auto_play and seat != me:
        tags.append(Tag(TagId.STANDIN))
    if seat == view.landlord:
        tags += _landlord_tags(view)
    elif view.quota and view.landlord is not None:
        left, used = view.quota[seat], sum(bomb.seat == seat for bomb in view.bombs)
        tags.append(Tag(TagId.BOMBS, used, None if left is None else used + left))
    if seat in view.shown:
        tags.append(Tag(TagId.SHOWN))
    if seat in view.doubled:
        tags.append(Tag(TagId.DOUBLED))
    return tags


def _landlord_tags(view: SeatView) -> list[Tag]:
    names = {factor.name for factor in view.factors}
    told = (
        (TagId.FIRST_SEAT_THREE, FactorName.FIRST_SEAT_THREE in names),
        (TagId.OPEN_HAND, view.open_hand),
        (TagId.SPREAD, view.spread),
        (TagId.REPORTED, bool(view.reports)),
    )
    return [Tag(tag) for tag, holds in told if holds]


def _bottom(view: SeatView) -> BottomShown | None:
    """The bottom row; one that nobody may see leaves the table when the play begins."""
    if view.bottom is None and view.phase in (Phase.PLAY, Phase.OVER):
        return None
    mine = (
        view.bottom is not None
        and not view.rules.bottom_shown
        and view.landlord == view.seat
        and view.phase is not Phase.OVER
        and not _lies_open(view)
    )
    return BottomShown(view.rules.bottom_cards, view.bottom, mine)


def _lies_open(view: SeatView) -> bool:
    """Whether my cards lie open to others, or all hands do."""
    others = (hand for seat, hand in enumerate(view.hands) if seat != view.seat)
    return view.open_hand or view.spread or any(hand is not None for hand in others)


def wild_in_hand(view: SeatView, rank: Rank) -> int:
    """How many cards of a rank lie in the own hand."""
    return sum(card // 4 == rank for card in view.hand if card < 52)
