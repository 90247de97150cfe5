"""All figures and charts of some hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.library import FormPoint, ScorePoint, Statistics, Summary, thinned
from ddz_desktop.rules.state import Role
from ddz_desktop.ui import texts_statistics, theme
from ddz_desktop.ui.charts.bar_chart import Bar, BarChart
from ddz_desktop.ui.charts.chart_panel import ChartPanel
from ddz_desktop.ui.charts.column_chart import ColumnChart
from ddz_desktop.ui.charts.line_chart import LineChart, LinePoint
from ddz_desktop.ui.controls import Label, Panel
from ddz_desktop.ui.controls.placed import Columns
from ddz_desktop.ui.fonts import Role as Type
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.pages.statistics.figure_tile import FigureTile

translate = QCoreApplication.translate
MOST_POINTS = 400
MOST_KINDS = 8
LAST_HANDS = 40
MONTHS_FROM = 62
"""So many days, and the win rate is drawn by month."""

NARROW_BELOW = 1040


class Board(QWidget):
    """Charts beside one another, or beneath where there is less room."""

    def __init__(self) -> None:
        super().__init__()
        self.statistics: Statistics | None = None
        self.figures = {name: FigureTile() for name in ("hands", "rate", "landlord", "farmer", "points")}
        self.score = ChartPanel(LineChart(lambda value: signed(round(value)), low=0.0, high=0.0))
        self.rate = ChartPanel(LineChart(texts_statistics.percent, level=0.5, low=0.0, high=1.0, smallest=0.25))
        self.systems = ChartPanel(BarChart(mark=0.5))
        self.levels = ChartPanel(BarChart(mark=0.5))
        self.last = ChartPanel(ColumnChart(lambda value: signed(round(value))))
        self.feats = ChartPanel(BarChart(tone="gold"))
        self.kinds = ChartPanel(BarChart(tone="farmer"))
        self.facts = _Facts()
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 8)
        column.setSpacing(16)
        column.addWidget(Columns(tuple(self.figures.values()), 150, 16, 5))
        column.addLayout(self._grid)
        column.addStretch(1)
        self._narrow: bool | None = None
        self.arrange(1280)

    @property
    def charts(self) -> tuple[ChartPanel, ...]:
        """All charts, in reading order."""
        return self.score, self.systems, self.rate, self.levels, self.last, self.feats, self.kinds

    def arrange(self, width: int) -> None:
        """Lay the charts out for a width."""
        narrow = width < theme.scaled(NARROW_BELOW)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        panels: tuple[Panel, ...] = (
            self.score,
            self.systems,
            self.rate,
            self.levels,
            self.last,
            self.feats,
            self.kinds,
            self.facts,
        )
        for panel in panels:
            self._grid.removeWidget(panel)
        for index, panel in enumerate(panels):
            row, side = (index, 0) if narrow else divmod(index, 2)
            self._grid.addWidget(panel, row, side)
        self._grid.setColumnStretch(0, 1 if narrow else 19)
        self._grid.setColumnStretch(1, 0 if narrow else 10)

    def show_statistics(self, statistics: Statistics) -> None:
        """Show these, in the present language."""
        self.statistics = statistics
        self._show_figures(statistics)
        self._show_score(statistics)
        self._show_rate(statistics)
        heading = translate("Statistics", "Win rate by rules")
        _show_groups(self.systems, heading, texts_statistics.system_rows(statistics))
        heading = translate("Statistics", "Win rate by level of the computer")
        _show_groups(self.levels, heading, texts_statistics.level_rows(statistics))
        self._show_last(statistics)
        _show_counts(self.feats, translate("Statistics", "Bombs and springs"), texts_statistics.feats(statistics))
        _show_counts(self.kinds, translate("Statistics", "What I played most"), texts_statistics.kind_rows(statistics))
        self.facts.show_facts(texts_statistics.facts(statistics))
        for panel in self.charts:
            panel.retranslate()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _show_figures(self, statistics: Statistics) -> None:
        overall = statistics.overall
        time = texts_statistics.total_duration_text(overall) if overall.timed else ""
        self.figures["hands"].tell(translate("Statistics", "Hands"), str(overall.hands), time)
        certain = texts_statistics.interval_text(overall)
        rate = texts_statistics.percent(overall.rate)
        self.figures["rate"].tell(translate("Statistics", "Win rate"), rate, certain)
        for name, role, title, tone in (
            ("landlord", Role.LANDLORD, translate("Statistics", "As landlord"), "landlord"),
            ("farmer", Role.FARMER, translate("Statistics", "As farmer"), "farmer"),
        ):
            group = texts_statistics.group_of(statistics, role)
            note = texts_statistics.wins_text(group) if group is not None else ""
            number = texts_statistics.percent(group.rate if group is not None else None)
            self.figures[name].tell(title, number, note, tone)
        per_hand = translate("Statistics", "{points} per hand").format(points=texts_statistics.decimal(overall.mean))
        tone = "ok" if overall.points > 0 else "err" if overall.points < 0 else "ink"
        self.figures["points"].tell(translate("Statistics", "Points"), signed(overall.points), per_hand, tone)

    def _show_score(self, statistics: Statistics) -> None:
        score = thinned(statistics.score, MOST_POINTS)
        points = [
            LinePoint(point.number, point.total, label, f"{signed(point.total)} · {label}")
            for point, label in zip(score, _labels(score), strict=True)
        ]
        last = statistics.score[-1].total if statistics.score else 0
        told = translate("Statistics", "After {hands} the score is {total}.")
        hands = texts_statistics.hands_text(statistics.overall.hands)
        chart = self.score.chart
        assert isinstance(chart, LineChart), "the score is a line"
        chart.show_points(points, told.format(hands=hands, total=signed(last)))
        self.score.name(translate("Statistics", "Running score"), hands)
        heads = (_day_word(), _hands_word(), translate("Statistics", "Points"), translate("Statistics", "Score"))
        rows, total = [], 0
        for day in statistics.by_day:
            total += day.points
            rows.append((day.key, str(day.hands), signed(day.points), signed(total)))
        self.score.fill_table(heads, rows[::-1])

    def _show_rate(self, statistics: Statistics) -> None:
        form = _spread(statistics.form, MOST_POINTS)
        points = [
            LinePoint(point.number, point.rate, label, f"{texts_statistics.percent(point.rate)} · {label}")
            for point, label in zip(form, _labels(form), strict=True)
        ]
        chart = self.rate.chart
        assert isinstance(chart, LineChart), "the win rate is a line"
        by_month = len(statistics.by_day) > MONTHS_FROM
        groups = statistics.by_month if by_month else statistics.by_day
        rows = [(group.key, group) for group in reversed(groups)]
        chart.show_points(points, texts_statistics.rates_summary(rows[:12]))
        last = texts_statistics.hands_text(statistics.window)
        self.rate.name(
            translate("Statistics", "Win rate over time"),
            translate("Statistics", "of the last {hands}").format(hands=last),
        )
        when = translate("Statistics", "Month") if by_month else _day_word()
        self.rate.fill_table(*_group_table(when, rows))

    def _show_last(self, statistics: Statistics) -> None:
        """The points of each of the last hands: streaks are seen at once."""
        score = statistics.score
        gains = [
            point.total - before for point, before in zip(score, [0, *(each.total for each in score)], strict=False)
        ]
        hands = list(zip(score, gains, strict=True))[-LAST_HANDS:]
        points = [
            LinePoint(point.number, gain, label, f"{signed(gain)} · {point.ended:%m-%d %H:%M}")
            for (point, gain), label in zip(hands, _labels([point for point, _ in hands]), strict=True)
        ]
        chart = self.last.chart
        assert isinstance(chart, ColumnChart), "single hands are columns"
        streak = texts_statistics.streak_text(statistics.streaks)
        chart.show_points(points, streak)
        self.last.name(translate("Statistics", "The last hands"), streak)
        heads = (translate("Statistics", "Hand"), translate("Statistics", "When"), translate("Statistics", "Points"))
        rows = [(str(point.number), f"{point.ended:%Y-%m-%d %H:%M}", signed(gain)) for point, gain in hands]
        self.last.fill_table(heads, rows[::-1])


class _Facts(Panel):
    """Numbers without a chart, in two columns of a name and a figure."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = Label("", Type.SECTION)
        self.body.addWidget(self.heading)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(9)
        self._grid.setColumnStretch(0, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._labels: list[tuple[Label, Label]] = []

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show other numbers."""
        self.heading.setText(translate("Statistics", "More numbers"))
        while len(self._labels) < len(facts):
            pair = Label("", Type.BODY), Label("", Type.STRONG)
            row = len(self._labels)
            self._grid.addWidget(pair[0], row, 0)
            self._grid.addWidget(pair[1], row, 1, Qt.AlignmentFlag.AlignRight)
            self._labels.append(pair)
        for (name, figure), pair in zip(facts, self._labels, strict=True):
            pair[0].setText(name)
            pair[1].setText(figure)
        self.setAccessibleName("; ".join(f"{name}: {figure}" for name, figure in facts))


def _show_counts(panel: ChartPanel, heading: str, rows: Sequence[tuple[str, int]]) -> None:
    most = max((count for _, count in rows), default=0) or 1
    chart = panel.chart
    assert isinstance(chart, BarChart), "counts are bars"
    bars = [Bar(name, count / most, str(count)) for name, count in rows[:MOST_KINDS]]
    chart.show_bars(bars, "; ".join(f"{name} {count}" for name, count in rows))
    panel.name(heading)
    heads = (translate("Statistics", "Name"), translate("Statistics", "How often"))
    panel.fill_table(heads, [(name, str(count)) for name, count in rows])


def _show_groups(panel: ChartPanel, heading: str, rows: Sequence[tuple[str, Summary]]) -> None:
    bars = [
        Bar(
            name,
            group.rate or 0.0,
            texts_statistics.percent(group.rate),
            texts_statistics.hands_text(group.hands),
            (group.low, group.high),
            (group.rate or 0.0) >= 0.5,
        )
        for name, group in rows
    ]
    chart = panel.chart
    assert isinstance(chart, BarChart), "groups are bars"
    chart.show_bars(bars, texts_statistics.rates_summary(rows))
    panel.name(heading)
    panel.fill_table(*_group_table(translate("Statistics", "Name"), rows))


def _group_table(head: str, rows: Sequence[tuple[str, Summary]]) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    heads = (head, _hands_word(), translate("Statistics", "Won"), translate("Statistics", "Win rate"),
             translate("Statistics", "Points"))  # fmt: skip
    return heads, [
        (name, str(group.hands), str(group.wins), texts_statistics.exact_percent(group.rate), signed(group.points))
        for name, group in rows
    ]


def _labels(points: Sequence[ScorePoint | FormPoint]) -> list[str]:
    """The words for each on the axis."""
    return texts_statistics.moment_texts([point.ended for point in points])


def _spread(points: Sequence[FormPoint], most: int) -> list[FormPoint]:
    """At most so many of them, evenly, the last one among them."""
    step = max(1, -(-len(points) // most))
    return list(points[::-1][::step][::-1])


def _hands_word() -> str:
    return translate("Statistics", "Hands")


def _day_word() -> str:
    return translate("Statistics", "Day")
