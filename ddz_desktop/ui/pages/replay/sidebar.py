"""Beside the table of a replay: whose eyes it is seen with, every decision, what else could be played, the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Dropdown, Label
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.replay.decisions import DecisionLine, DecisionList
from ddz_desktop.ui.pages.replay.insight import LINES, Insight

WIDTH = 340
ROOMY_FROM, INSIGHT_FROM = 620, 360
"""Lower ones leave more of their height to the list, and at last all of it."""


class Sidebar(QWidget):
    """Signals:
    chosen(int): the moment after that decision is wanted.
    eyes_chosen(object): a seat to look through, None for all hands open.
    play_on: a game from here is wanted.
    result_wanted: the settlement is to be shown.
    """

    chosen = Signal(int)
    eyes_chosen = Signal(object)
    play_on = Signal()
    result_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label("", Role.SECTION)
        self.count = Label("", Role.LABEL, "ink2")
        self.eyes = Dropdown()
        self.chances = Label("", Role.CAPTION, "ink2")
        self.list = DecisionList()
        self.insight = Insight()
        self.result_button = Button("", ButtonKind.TONAL, icon="star")
        self.play_button = Button("", ButtonKind.PRIMARY, icon="play", height=52)
        self._build()
        self.list.chosen.connect(self.chosen)
        self.eyes.activated.connect(self._choose_eyes)
        self.play_button.clicked.connect(self.play_on)
        self.result_button.clicked.connect(self.result_wanted)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 16)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.setContentsMargins(22, 0, 20, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addLayout(_inset(self.eyes))
        heading = QHBoxLayout()
        heading.setContentsMargins(22, 0, 16, 0)
        heading.addStretch(1)
        heading.addWidget(self.chances)
        listed = QVBoxLayout()
        listed.setSpacing(0)
        listed.addLayout(heading)
        listed.addWidget(self.list, 1)
        column.addLayout(listed, 1)
        for widget in (self.insight, self.result_button, self.play_button):
            column.addLayout(_inset(widget))

    def show_lines(self, lines: Sequence[DecisionLine], eyes: Sequence[str], looking: int | None) -> None:
        """Another hand, or the same in another language. `eyes`: all hands open, then each seat; `looking`: which."""
        self.list.lines.set_lines(lines)
        self.chances.setText("")
        self.eyes.clear()
        self.eyes.addItems(list(eyes))
        self.eyes.setCurrentIndex(0 if looking is None else looking + 1)

    def show_chance(self, position: int, chance: str, lost: str) -> None:
        """What a decision was worth is known now; the first that is brings the heading of its column."""
        self.list.lines.set_chance(position, chance, lost)
        self.chances.setText(self.tr("Chance to win") if self.list.lines.judged else "")
        self.chances.setToolTip(self.tr("Of the side whose decision it is, as the computer judges it"))

    def show_eyes(self, looking: int | None) -> None:
        """It is seen with other eyes."""
        self.eyes.setCurrentIndex(0 if looking is None else looking + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.insight.set_lines(LINES if self.height() >= theme.scaled(ROOMY_FROM) else 1)
        self.insight.setVisible(self.height() >= theme.scaled(INSIGHT_FROM))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.surface)
        painter.fillRect(0, 0, 1, self.height(), tokens.line)

    @Slot(int)
    def _choose_eyes(self, index: int) -> None:
        self.eyes_chosen.emit(None if index == 0 else index - 1)


def _inset(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(18, 0, 18, 0)
    row.addWidget(widget, 1)
    return row
