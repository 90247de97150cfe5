"""What statistics say, in figures and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QObject

from ddz_desktop.controller.library import Statistics, Streaks, Summary
from ddz_desktop.rules.state import Role
from ddz_desktop.ui import texts, texts_history
from ddz_desktop.ui.fonts import MINUS, signed
from ddz_desktop.ui.texts_counts import Counted

translate = QCoreApplication.translate


def percent(rate: float | None) -> str:
    """A rate as a whole percentage; a dash for none."""
    return "–" if rate is None else f"{round(100 * rate)}%"


def exact_percent(rate: float | None) -> str:
    """A rate to a tenth of a percent."""
    return "–" if rate is None else f"{100 * rate:.1f}%"


def decimal(value: float | None) -> str:
    """A gain or loss to a tenth, with its sign."""
    if value is None:
        return "–"
    return f"{value:+.1f}".replace("-", MINUS)


def interval_text(group: Summary) -> str:
    """How sure a win rate is: with a certainty of 95 % it lies between these."""
    told = translate("Statistics", "{low}–{high} (95 %)")
    return told.format(low=percent(group.low), high=percent(group.high))


def wins_text(group: Summary) -> str:
    """Wins of hands."""
    return translate("Statistics", "{wins} of {hands}").format(wins=group.wins, hands=group.hands)


def hands_text(number: int) -> str:
    """So many hands."""
    return Counted().hands(number)


def system_rows(statistics: Statistics) -> list[tuple[str, Summary]]:
    """A name and the numbers for each system."""
    return [(texts_history.system_text(group.key), group) for group in statistics.by_system]


def level_rows(statistics: Statistics) -> list[tuple[str, Summary]]:
    """A name and the numbers for each level."""
    return [(texts_history.level_text(group.key), group) for group in statistics.by_level]


def group_of(statistics: Statistics, role: Role) -> Summary | None:
    """The hands played in a role."""
    return next((group for group in statistics.by_role if group.key == role), None)


def kind_rows(statistics: Statistics) -> list[tuple[str, int]]:
    """A name and how often it was played, for each kind."""
    return [(texts.kind_name(count.kind), count.plays) for count in statistics.kinds]


def moment_texts(moments: Sequence[datetime]) -> list[str]:
    """Moments as they stand on an axis: by time where all are of one day, else by day, over years by month."""
    days = [moment.date() for moment in moments]
    whole = max(days) - min(days) if days else timedelta()
    form = "%H:%M" if not whole else "%m-%d" if whole < timedelta(days=365) else "%Y-%m"
    return [f"{moment:{form}}" for moment in moments]


def streak_text(streaks: Streaks) -> str:
    """The present streak."""
    if streaks.current == 0:
        return "–"
    return _Counted().wins(streaks.current) if streaks.current > 0 else _Counted().losses(-streaks.current)


def duration_text(group: Summary) -> str:
    """How long a hand takes."""
    if not group.timed:
        return "–"
    minutes, seconds = divmod(round(group.seconds / group.timed), 60)
    return translate("Statistics", "{minutes} min {seconds} s").format(minutes=minutes, seconds=seconds)


def total_duration_text(group: Summary) -> str:
    """How long all hands took."""
    minutes = timedelta(seconds=group.seconds) // timedelta(minutes=1)
    told = translate("Statistics", "{hours} h {minutes} min")
    return told.format(hours=minutes // 60, minutes=minutes % 60)


def feats(statistics: Statistics) -> list[tuple[str, int]]:
    """Bombs and springs, each with how often."""
    overall = statistics.overall
    return [
        (translate("Statistics", "Bombs of mine"), overall.bombs),
        (translate("Statistics", "Rockets of mine"), overall.rockets),
        (translate("Statistics", "Springs for me"), overall.springs[0]),
        (translate("Statistics", "Springs against me"), overall.springs[1]),
    ]


def facts(statistics: Statistics) -> list[tuple[str, str]]:
    """What has no chart: streaks, single hands, time."""
    overall, streaks = statistics.overall, statistics.streaks
    return [
        (translate("Statistics", "Now"), streak_text(streaks)),
        (translate("Statistics", "Most wins in a row"), str(streaks.wins)),
        (translate("Statistics", "Most losses in a row"), str(streaks.losses)),
        (translate("Statistics", "Best hand"), signed(overall.best)),
        (translate("Statistics", "Worst hand"), signed(overall.worst)),
        (translate("Statistics", "Points per hand"), decimal(overall.mean)),
        (translate("Statistics", "Time per hand"), duration_text(overall)),
    ]


def rates_summary(rows: Sequence[tuple[str, Summary]]) -> str:
    """Win rates in a sentence, for who cannot see the bars."""
    told = [f"{name} {percent(group.rate)}, {hands_text(group.hands)}" for name, group in rows]
    return "; ".join(told)


class _Counted(QObject):
    """Texts with numbers."""

    def wins(self, number: int) -> str:
        return self.tr("%n win(s) in a row", "", number)

    def losses(self, number: int) -> str:
        return self.tr("%n loss(es) in a row", "", number)
