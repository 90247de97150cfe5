"""The tables that were found, as rows that stay in place while tables come, change and go."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.lan_controller import ListedTable
from ddz_desktop.ui.controls import Button, ButtonKind, EmptyState
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.pages.lan.listing import Access, access_of, in_order, key_of
from ddz_desktop.ui.pages.lan.table_row import TableRow

EMPTY_HEIGHT = 320


class TableList(QWidget):
    """Rows, or what to do while there are none.

    Signals:
        join_wanted(object), watch_wanted(object): a ListedTable was chosen.
        open_wanted: nobody has a table, so one is to be opened.
    """

    join_wanted = Signal(object)
    watch_wanted = Signal(object)
    open_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[tuple[str, str], TableRow] = {}
        self._empty = QVBoxLayout()
        self._lines = QVBoxLayout()
        self._lines.setSpacing(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(0)
        column.addLayout(self._empty)
        column.addLayout(self._lines)
        column.addStretch(1)
        self._show_empty()

    @property
    def first(self) -> TableRow | None:
        """The row that Enter joins."""
        ordered = (self._row_at(index) for index in range(self._lines.count()))
        return next((row for row in ordered if access_of(row.table) is Access.JOIN), None)

    def show_tables(self, tables: Iterable[ListedTable]) -> None:
        """Show these. A row that has the keyboard keeps it wherever it goes."""
        wanted = {key_of(table): table for table in in_order(tables)}
        for key in [key for key in self.rows if key not in wanted]:
            row = self.rows.pop(key)
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        for index, (key, table) in enumerate(wanted.items()):
            row = self.rows.get(key) or self._make_row(key, table)
            row.table = table
            if self._lines.indexOf(row) != index:
                self._lines.insertWidget(index, row)
        self._show_all()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self._show_all()

    # helpers

    def _make_row(self, key: tuple[str, str], table: ListedTable) -> TableRow:
        row = TableRow(table)
        row.join_wanted.connect(self.join_wanted)
        row.watch_wanted.connect(self.watch_wanted)
        self.rows[key] = row
        return row

    def _row_at(self, index: int) -> TableRow:
        item = self._lines.itemAt(index)
        row = item.widget() if item is not None else None
        assert isinstance(row, TableRow), "the layout holds rows only"
        return row

    def _show_all(self) -> None:
        first = self.first
        for row in self.rows.values():
            row.show_table(row.table, first=row is first)
        self._show_empty()

    def _show_empty(self) -> None:
        if self.rows:
            replace_only(self._empty, None)
            return
        button = Button(self.tr("Open a table"), ButtonKind.TONAL, icon="plus")
        button.clicked.connect(self.open_wanted)
        state = EmptyState(
            "lan",
            self.tr("No table yet"),
            self.tr(
                "Tables in the same network appear here by themselves. Open one, or join a friend's by its address."
            ),
            button,
        )
        state.setMinimumHeight(EMPTY_HEIGHT)
        replace_only(self._empty, state)
