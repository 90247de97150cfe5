"""Rows that break."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.ui.controls import FilterChip
from ddz_desktop.ui.controls.flow import FlowBox, GridBox


@pytest.fixture
def chips(qtbot, themed) -> FlowBox:
    box = FlowBox([FilterChip(text) for text in ("one", "two", "three", "four")], 9)
    qtbot.addWidget(box)
    box.show()
    return box


@pytest.mark.parametrize(("share", "rows"), [(1.0, 1), (0.6, 2), (0.1, 4)])
def test_rows_break_where_the_room_ends(chips: FlowBox, share: float, rows: int) -> None:
    width = round(chips.sizeHint().width() * share)
    height = chips.sizeHint().height()
    assert chips.heightForWidth(width) == rows * height + 9 * (rows - 1)
    chips.resize(width, chips.heightForWidth(width))
    assert len({chip.y() for chip in chips.findChildren(FilterChip)}) == rows


class Yielding(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(100, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 20)


@pytest.mark.parametrize(("missing", "rows", "width"), [(0, 1, 100), (40, 1, 60), (41, 2, 100)])
def test_one_of_them_yields_where_that_saves_a_row(qtbot, themed, missing: int, rows: int, width: int) -> None:
    first = Yielding()
    box = FlowBox([first, FilterChip("two"), FilterChip("three")], 9, yielding=first)
    qtbot.addWidget(box)
    placed = box.boxes(box.sizeHint().width() - missing)
    assert len({each.y() for each in placed}) == rows
    assert placed[0].width() == width


def test_longer_texts_are_laid_out_anew(chips: FlowBox) -> None:
    chips.resize(chips.sizeHint())
    first, second, *_ = chips.findChildren(FilterChip)
    first.setText("a much longer text")
    first.restyle()
    QApplication.processEvents()
    assert first.width() == first.sizeHint().width()
    assert second.x() == first.width() + 9 or second.y() > 0


@pytest.mark.parametrize(("room", "rows"), [(8, (8,)), (6.5, (4, 4)), (3.2, (3, 3, 2)), (0.5, (1,) * 8)])
def test_a_grid_has_even_columns_and_rows(qtbot, themed, room: float, rows: tuple[int, ...]) -> None:
    box = GridBox([FilterChip("long" * 40 if index == 3 else "some" * 35) for index in range(8)], 0)
    qtbot.addWidget(box)
    placed = box.boxes(round(room * box.sizeHint().width() / 8))
    assert len({each.size().toTuple() for each in placed}) == 1
    lines = [[each.x() for each in placed if each.y() == y] for y in sorted({each.y() for each in placed})]
    assert tuple(map(len, lines)) == rows
    assert all(line == lines[0][: len(line)] for line in lines)


def test_a_grid_rather_has_uneven_columns_than_two_rows(qtbot, themed) -> None:
    box = GridBox([FilterChip("a long one" if index == 3 else "one") for index in range(8)], 4)
    qtbot.addWidget(box)
    room = sum(chip.sizeHint().width() for chip in box.findChildren(FilterChip)) + 7 * 4
    assert {each.y() for each in box.boxes(room)} == {0}
    assert len({each.y() for each in box.boxes(room - 1)}) == 2
