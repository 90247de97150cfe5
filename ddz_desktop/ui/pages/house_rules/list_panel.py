"""The left side: the house rules there are, and the systems to make one from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.choices import BrokenFile, HouseRule
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.ui import texts
from ddz_desktop.ui.controls import Label, Panel
from ddz_desktop.ui.controls.scrolling import fill, scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.draft import Draft
from ddz_desktop.ui.pages.house_rules.list_row import ListRow

NEW = ""
"""Stands for a house rule that has not been saved yet."""


class ListPanel(Panel):
    """Chooses what is changed.

    Signals:
        chosen(str): the file of a house rule that is there already.
        copy_wanted(str): the id of a system to make a house rule from.
    """

    chosen = Signal(str)
    copy_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, ListRow] = {}
        self.systems: dict[str, ListRow] = {}
        self.body.setContentsMargins(6, 14, 6, 14)
        self._area = scrolling()
        self.body.addWidget(self._area)

    def show_rules(self, saved: Sequence[HouseRule], draft: Draft | None, broken: Sequence[BrokenFile] = ()) -> None:
        """List these, a draft that has no file yet, and files that cannot be read."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(10)
        column.addWidget(_head(self.tr("My house rules"), Role.SECTION))
        self.rows = {each.file: self._row(each.name, each.file, each.rules.id) for each in saved}
        if draft is not None and draft.file is None:
            self.rows[NEW] = self._row(draft.name, NEW, draft.system)
        for row in self.rows.values():
            row.clicked.connect(self._choose)
            column.addWidget(row)
        if not self.rows:
            column.addWidget(_note(self.tr("None yet. Begin with one of the systems below.")))
        for file in broken:
            told = self.tr("{file} cannot be read as house rules; it stays where it is.").format(file=file.file)
            note = _note(told, "err")
            note.setToolTip(file.why)
            column.addWidget(note)
        column.addSpacing(8)
        column.addWidget(_head(self.tr("Begin from a system"), Role.BODY))
        self.systems = {}
        below = QVBoxLayout()
        below.setSpacing(0)
        for system, rules in CATALOG.items():
            row = ListRow(texts.system_name(rules), system, icon="copy")
            row.setAccessibleDescription(self.tr("Make a house rule from this system"))
            row.clicked.connect(self._copy)
            self.systems[system] = row
            below.addWidget(row)
        column.addLayout(below)
        column.addStretch(1)
        at = self._area.verticalScrollBar().value()
        fill(self._area, inner)
        self._area.verticalScrollBar().setValue(at)
        self.show_draft(draft)

    def show_draft(self, draft: Draft | None) -> None:
        """Mark the one that is being changed, with a dot while it is not saved."""
        for file, row in self.rows.items():
            current = draft is not None and file == (draft.file or NEW)
            row.setChecked(current)
            if current and draft is not None:
                row.show_texts(draft.name, dotted=draft.changed)

    def focus_chosen(self) -> None:
        """Bring the keyboard to what is being changed, or else to the first system."""
        rows = [row for row in self.rows.values() if row.isChecked()] or list(self.systems.values())
        rows[0].setFocus()

    def _row(self, name: str, file: str, system: str) -> ListRow:
        told = self.tr("from {rules}").format(rules=texts.system_name(CATALOG[system]))
        return ListRow(name, file, caption=told)

    @Slot()
    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, ListRow):
            self.chosen.emit(row.key)

    @Slot()
    def _copy(self) -> None:
        row = self.sender()
        if isinstance(row, ListRow):
            self.copy_wanted.emit(row.key)


def _head(text: str, role: Role) -> Label:
    label = Label(text, role, "ink" if role is Role.SECTION else "ink2", wrap=True)
    label.setContentsMargins(10, 0, 10, 0)
    return label


def _note(text: str, tone: str = "ink2") -> Label:
    label = Label(text, Role.LABEL, tone, wrap=True)
    label.setContentsMargins(10, 0, 10, 4)
    return label
