"""Children placed in columns."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ddz_desktop.ui.controls.placed import Columns


@pytest.mark.parametrize("width", range(905, 913))
def test_a_row_of_columns_fills_the_width_with_equal_gaps(qtbot: QtBot, width: int) -> None:
    columns = Columns([QWidget() for _ in range(5)], 100, gap=12, most=5)
    qtbot.addWidget(columns)
    boxes = columns.boxes(width)
    assert (boxes[0].left(), boxes[-1].right() + 1) == (0, width)
    assert {after.left() - before.right() - 1 for before, after in pairwise(boxes)} == {12}
    assert max(box.width() for box in boxes) - min(box.width() for box in boxes) <= 1
