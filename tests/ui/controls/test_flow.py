"""Rows that break."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ddz_desktop.ui.controls import FilterChip
from ddz_desktop.ui.controls.flow import FlowBox


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


def test_longer_texts_are_laid_out_anew(chips: FlowBox) -> None:
    chips.resize(chips.sizeHint())
    first, second, *_ = chips.findChildren(FilterChip)
    first.setText("a much longer text")
    first.restyle()
    QApplication.processEvents()
    assert first.width() == first.sizeHint().width()
    assert second.x() == first.width() + 9 or second.y() > 0
