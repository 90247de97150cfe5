"""Charts: round numbers on their axes, bars and lines where they belong, words for who cannot see them."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from ddz_desktop.ui import texts_statistics, theme
from ddz_desktop.ui.charts.bar_chart import Bar, BarChart
from ddz_desktop.ui.charts.chart_panel import ChartPanel
from ddz_desktop.ui.charts.line_chart import LineChart, LinePoint, labelled
from ddz_desktop.ui.charts.ticks import ticks

TICKS = [
    ((0, 10), (0, 2.5, 5, 7.5, 10)),
    ((-133, 12), (-150, -100, -50, 0, 50)),
    ((5, 5), (5, 6)),
    ((0, 0), (0, 1)),
    ((-3, 2), (-4, -2, 0, 2)),
    ((150, 350), (150, 200, 250, 300, 350)),
    ((0, 987_654), (0, 250_000, 500_000, 750_000, 1_000_000)),
]


@pytest.mark.parametrize(("span", "wanted"), TICKS, ids=lambda value: str(value))
def test_axes_have_round_numbers(span: tuple[float, float], wanted: tuple[float, ...]) -> None:
    assert ticks(*span) == wanted


@pytest.mark.parametrize("low", [-9999, -17, 0, 3])
@pytest.mark.parametrize("span", [0, 1, 7, 42, 12_345])
def test_axes_enclose_everything_with_few_numbers(low: int, span: int) -> None:
    found = ticks(low, low + span)
    assert 2 <= len(found) <= 5
    assert found[0] <= low
    assert low + span <= found[-1]
    steps = {round(b - a, 6) for a, b in pairwise(found)}
    assert len(steps) == 1


@pytest.mark.parametrize(
    ("labels", "shown"),
    [
        ("", []),
        ("aaaa", [0]),
        ("aabbbc", [0, 2, 5]),
        ("abcdefghijklm", [0, 2, 4, 6, 8, 10, 12]),
    ],
)
def test_no_words_stand_twice_under_an_axis(labels: str, shown: list[int]) -> None:
    assert labelled(labels) == shown


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("2031-05-07 23:59", ["08:30", "23:59"]),
        ("2031-05-08 00:01", ["05-07", "05-08"]),
        ("2032-05-08 00:01", ["2031-05", "2032-05"]),
    ],
)
def test_moments_on_an_axis_are_told_as_exactly_as_they_differ(last: str, told: list[str]) -> None:
    assert (
        texts_statistics.moment_texts([datetime.fromisoformat("2031-05-07 08:30"), datetime.fromisoformat(last)])
        == told
    )
    assert texts_statistics.moment_texts([]) == []


def line(qtbot) -> LineChart:
    chart = LineChart(str, smallest=1.0)
    qtbot.addWidget(chart)
    chart.resize(400, 230)
    chart.show()
    values = (3, -4, 8, 2)
    points = [LinePoint(x, value, f"d{x}", f"{value} on day {x}") for x, value in enumerate(values)]
    chart.show_points(points, "from 3 to 2")
    return chart


def test_a_point_is_looked_at_by_mouse_and_by_keys(themed, qtbot) -> None:
    chart = line(qtbot)
    assert chart.told == "2 on day 3"
    qtbot.mouseMove(chart, QPoint(64, 100))
    assert chart.told == "3 on day 0"
    chart.setFocus()
    for key, told in (
        (Qt.Key.Key_Right, "-4 on day 1"),
        (Qt.Key.Key_End, "2 on day 3"),
        (Qt.Key.Key_Right, "2 on day 3"),
        (Qt.Key.Key_Left, "8 on day 2"),
        (Qt.Key.Key_Home, "3 on day 0"),
    ):
        qtbot.keyClick(chart, key)
        assert chart.told == told
    assert chart.accessibleDescription() == "from 3 to 2"


def test_a_chart_of_nothing_and_of_one_point_can_be_drawn(themed, qtbot) -> None:
    chart = line(qtbot)
    for points in ([], [LinePoint(1, 5, "d", "5")]):
        chart.show_points(points, "")
        assert not chart.grab().isNull()
        qtbot.keyClick(chart, Qt.Key.Key_Left)


def bars(qtbot, *shown: Bar) -> BarChart:
    chart = BarChart(mark=0.5)
    qtbot.addWidget(chart)
    chart.show_bars(shown, "so many")
    chart.resize(400, chart.sizeHint().height())
    chart.show()
    return chart


def length(chart: BarChart, row: int) -> int:
    """How many px of a row have the bar's colour."""
    picture = chart.grab().toImage()
    y = round((row + 0.5) * chart.height() / len(chart.bars))
    wanted = theme.current().primary
    return sum(QColor(picture.pixel(x, y)).name() == wanted.name() for x in range(picture.width()))


def test_bars_are_as_long_as_their_shares(themed, qtbot) -> None:
    chart = bars(qtbot, Bar("a", 1.0, "100%"), Bar("b", 0.5, "50%"), Bar("c", 0.25, "25%"), Bar("d", 0.0, "0%"))
    whole, half, quarter, nothing = (length(chart, row) for row in range(4))
    assert (half / whole, quarter / whole) == (pytest.approx(0.5, abs=0.05), pytest.approx(0.25, abs=0.05))
    assert nothing == 0


def test_a_chart_turns_into_a_table_and_back(themed, qtbot) -> None:
    panel = ChartPanel(bars(qtbot, Bar("a", 1.0, "1")))
    qtbot.addWidget(panel)
    panel.name("Title", "note")
    panel.fill_table(("Name", "Number"), [("a", "1"), ("b", "2")])
    assert not panel.as_table
    panel.turn.click()
    assert panel.as_table
    assert [panel.table.item(row, 1).text() for row in range(2)] == ["1", "2"]
    assert panel.table.accessibleName() == panel.chart.accessibleName() == "Title"
    panel.turn.click()
    assert not panel.as_table
