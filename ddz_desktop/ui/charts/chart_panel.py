"""A chart under its title, which can be turned into a table of the same numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Label, Panel
from ddz_desktop.ui.fonts import Role


class ChartPanel(Panel):
    """Title, a note at the right, the chart or its table."""

    def __init__(self, chart: QWidget) -> None:
        super().__init__()
        self.chart = chart
        self.heading = Label("", Role.SECTION)
        self.note = ElidedLabel("", Role.LABEL, "ink2")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.turn = Button("", ButtonKind.LINK, height=36)
        self.turn.set_min_width(56)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setShowGrid(False)
        self.table.verticalHeader().setVisible(False)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setTabKeyNavigation(False)
        self._stack = QStackedWidget()
        self._stack.addWidget(chart)
        self._stack.addWidget(self.table)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, chart.sizePolicy().verticalPolicy())
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.heading)
        head.addWidget(self.note, 1)
        head.addWidget(self.turn)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self.body.addWidget(self._stack, 1)
        self.body.addStretch(0)
        self.turn.clicked.connect(self._turn)
        self.retranslate()

    @property
    def as_table(self) -> bool:
        """Whether the table is shown."""
        return self._stack.currentWidget() is self.table

    def name(self, title: str, note: str = "") -> None:
        """What the chart is about."""
        self.heading.setText(title)
        self.note.setText(note)
        self.chart.setAccessibleName(title)
        self.table.setAccessibleName(title)

    def fill_table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """The exact numbers."""
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(list(heads))
        self.table.setRowCount(len(rows))
        for y, row in enumerate(rows):
            for x, text in enumerate(row):
                item = QTableWidgetItem(text)
                side = Qt.AlignmentFlag.AlignLeft if x == 0 else Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(y, x, item)
        for x in range(len(heads)):
            mode = QHeaderView.ResizeMode.ResizeToContents if x else QHeaderView.ResizeMode.Stretch
            self.table.horizontalHeader().setSectionResizeMode(x, mode)
            head = self.table.horizontalHeaderItem(x)
            assert head is not None, "its label has just been set"
            head.setTextAlignment(Qt.AlignmentFlag.AlignRight if x else Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """The word on the button."""
        told = QCoreApplication.translate("Charts", "Chart") if self.as_table else _table_word()
        self.turn.setText(told)
        self.turn.setAccessibleDescription(QCoreApplication.translate("Charts", "The same numbers in another form"))
        self.turn.restyle()

    @Slot()
    def _turn(self) -> None:
        self._stack.setCurrentWidget(self.chart if self.as_table else self.table)
        self.retranslate()


def _table_word() -> str:
    return QCoreApplication.translate("Charts", "Table")
