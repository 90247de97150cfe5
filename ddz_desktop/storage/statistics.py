"""What many hands add up to: pure functions from hands, oldest first, to values that are ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from msgspec import Struct

from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.state import Role
from ddz_desktop.storage.hand_filter import Played
from ddz_desktop.storage.intervals import mean_interval, rate_interval

MIXED = "mixed"
"""The key of hands against bots of several levels."""

PEOPLE = "people"
"""The key of hands without a bot."""


class Summary(Struct, frozen=True, kw_only=True):
    """Some hands together. `key` says which: a system, a role, a level, `2031-05` or `2031-05-04`; empty for all.

    `low`, `high`: the 95 % interval of the win rate; `mean_low`, `mean_high`: that of the mean points (both `None` for
    fewer than two hands). `best`, `worst`: points of a single hand, 0 where there is none. `bombs` and `rockets`: the
    own. `springs`: for and against the own side. `seconds`: of the `timed` hands whose duration is known.
    """

    key: str
    hands: int
    wins: int
    low: float
    high: float
    points: int
    mean_low: float | None
    mean_high: float | None
    best: int
    worst: int
    bombs: int
    rockets: int
    springs: tuple[int, int]
    seconds: int
    timed: int

    @property
    def rate(self) -> float | None:
        """The win rate; `None` without hands."""
        return self.wins / self.hands if self.hands else None

    @property
    def mean(self) -> float | None:
        """Points per hand; `None` without hands."""
        return self.points / self.hands if self.hands else None


class ScorePoint(Struct, frozen=True):
    """The running score after a hand: its number from 1, when it ended, and the points of all hands up to it."""

    number: int
    ended: datetime
    total: int


class FormPoint(Struct, frozen=True):
    """The win rate of the last hands up to one: its number from 1, when it ended."""

    number: int
    ended: datetime
    rate: float


class Streaks(Struct, frozen=True):
    """Hands in a row: `current` is positive for wins and negative for losses; the longest of each."""

    current: int = 0
    wins: int = 0
    losses: int = 0


class KindCount(Struct, frozen=True):
    """How often the own seat played a kind."""

    kind: Kind
    plays: int


class Statistics(Struct, frozen=True, kw_only=True):
    """Everything about some hands. Groups with no hand are left out; months and days in their order, others with the
    most hands first. `form`: the win rate of the last `window` hands, from the first that has so many before it.
    `kinds`: those played at least once, the most frequent first.
    """

    overall: Summary
    by_system: tuple[Summary, ...]
    by_role: tuple[Summary, ...]
    by_level: tuple[Summary, ...]
    by_month: tuple[Summary, ...]
    by_day: tuple[Summary, ...]
    score: tuple[ScorePoint, ...]
    window: int
    form: tuple[FormPoint, ...]
    streaks: Streaks
    kinds: tuple[KindCount, ...]


def statistics(hands: Sequence[Played]) -> Statistics:
    """All there is to say about some hands, oldest first."""
    return Statistics(
        overall=summary("", hands),
        by_system=by_size(grouped(hands, lambda hand: hand.system)),
        by_role=by_size(grouped(hands, role_key)),
        by_level=by_size(grouped(hands, level_key)),
        by_month=grouped(hands, lambda hand: f"{hand.ended:%Y-%m}"),
        by_day=grouped(hands, lambda hand: f"{hand.ended:%Y-%m-%d}"),
        score=running_score(hands),
        window=window_for(len(hands)),
        form=form(hands, window_for(len(hands))),
        streaks=streaks(hands),
        kinds=kinds_played(hands),
    )


def summary(key: str, hands: Sequence[Played]) -> Summary:
    """Some hands together."""
    points = [hand.points for hand in hands]
    wins = sum(hand.won for hand in hands)
    low, high = rate_interval(wins, len(hands))
    means = mean_interval(len(hands), sum(points), sum(value * value for value in points))
    mean_low, mean_high = means or (None, None)
    sprung = [hand.won for hand in hands if hand.spring is not None]
    times = [hand.seconds for hand in hands if hand.seconds is not None]
    return Summary(
        key=key,
        hands=len(hands),
        wins=wins,
        low=low,
        high=high,
        points=sum(points),
        mean_low=mean_low,
        mean_high=mean_high,
        best=max(points, default=0),
        worst=min(points, default=0),
        bombs=sum(hand.bombs for hand in hands),
        rockets=sum(hand.rockets for hand in hands),
        springs=(sum(sprung), len(sprung) - sum(sprung)),
        seconds=sum(times),
        timed=len(times),
    )


def grouped(hands: Iterable[Played], key: Callable[[Played], str]) -> tuple[Summary, ...]:
    """The hands of each key together, in the order of the keys."""
    groups: dict[str, list[Played]] = {}
    for hand in hands:
        groups.setdefault(key(hand), []).append(hand)
    return tuple(summary(name, groups[name]) for name in sorted(groups))


def by_size(groups: Iterable[Summary]) -> tuple[Summary, ...]:
    """Those with the most hands first."""
    return tuple(sorted(groups, key=lambda group: -group.hands))


def role_key(hand: Played) -> str:
    """Landlord or farmer; the hidden landlord is a landlord."""
    return (Role.LANDLORD if hand.role is Role.HIDDEN_LANDLORD else hand.role).value


def level_key(hand: Played) -> str:
    """The level of the bots in a hand."""
    if not hand.levels:
        return PEOPLE
    return hand.levels[0] if len(hand.levels) == 1 else MIXED


def running_score(hands: Iterable[Played]) -> tuple[ScorePoint, ...]:
    """The score after each hand."""
    total = 0
    score = []
    for number, hand in enumerate(hands, start=1):
        total += hand.points
        score.append(ScorePoint(number, hand.ended, total))
    return tuple(score)


def window_for(hands: int) -> int:
    """Over how many of so many hands a moving win rate is taken: never more than there are, at least one."""
    return next((window for window in (50, 20, 10, 5) if hands >= 3 * window), max(1, min(hands, 5)))


def form(hands: Sequence[Played], window: int) -> tuple[FormPoint, ...]:
    """The win rate of the last hands after each hand that has so many, itself included."""
    points = []
    wins = 0
    for number, hand in enumerate(hands, start=1):
        wins += hand.won
        if number > window:
            wins -= hands[number - window - 1].won
        if number >= window:
            points.append(FormPoint(number, hand.ended, wins / window))
    return tuple(points)


def thinned(score: Sequence[ScorePoint], most: int) -> tuple[ScorePoint, ...]:
    """At most so many points (4 or more) of a running score that a plot can do with: the first, the last, and of equal
    stretches between them the lowest and the highest.
    """
    if len(score) <= most:
        return tuple(score)
    inner, stretches = score[1:-1], (most - 2) // 2
    kept = [score[0]]
    for index in range(stretches):
        stretch = inner[index * len(inner) // stretches : (index + 1) * len(inner) // stretches]
        ends = {min(stretch, key=_total), max(stretch, key=_total)}
        kept += sorted(ends, key=lambda point: point.number)
    return (*kept, score[-1])


def _total(point: ScorePoint) -> int:
    return point.total


def streaks(hands: Iterable[Played]) -> Streaks:
    """Wins and losses in a row."""
    current = wins = losses = 0
    for hand in hands:
        step = 1 if hand.won else -1
        current = current + step if current * step > 0 else step
        wins, losses = max(wins, current), max(losses, -current)
    return Streaks(current, wins, losses)


def kinds_played(hands: Sequence[Played]) -> tuple[KindCount, ...]:
    """How often each kind was played."""
    counts = [KindCount(kind, sum(hand.plays(kind) for hand in hands)) for kind in KINDS]
    return tuple(sorted((count for count in counts if count.plays), key=lambda count: -count.plays))
