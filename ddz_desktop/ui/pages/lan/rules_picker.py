"""Chooses the rules of a table: a system, a house rule, or what was played last."""

from __future__ import annotations

import logging

from msgspec.structs import replace
from PySide6.QtCore import Signal, Slot

from ddz_desktop.controller.choices import Choices, LibraryError
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts_systems
from ddz_desktop.ui.controls import Button, ButtonKind, Dropdown, Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan

log = logging.getLogger(__name__)


class RulesPicker(Panel):
    """A list, with the chosen rules in two lines beneath it.

    Signals:
        chosen(object): another RuleSet.
        book_wanted(object): the RuleSet is to be read about.
    """

    chosen = Signal(object)
    book_wanted = Signal(object)

    def __init__(self, choices: Choices) -> None:
        super().__init__(kind=PanelKind.INSET, radius=14)
        self._choices = choices
        self._offered: list[RuleSet] = []
        self._label = Label("", Role.LABEL, "ink2")
        self.list = Dropdown()
        self._summary = Paragraph(role=Role.LABEL)
        self.book = Button("", ButtonKind.LINK, icon="book", height=40)
        self.body.setContentsMargins(16, 12, 16, 8)
        self.body.setSpacing(6)
        for widget in (self._label, self.list, self._summary):
            self.body.addWidget(widget)
        self.body.addWidget(self.book)
        self.list.activated.connect(self._choose)
        self.book.clicked.connect(self._want_book)

    @property
    def rules(self) -> RuleSet:
        """The chosen rules."""
        return self._offered[self.list.currentIndex()]

    def show_rules(self, rules: RuleSet) -> None:
        """Offer everything there is, with these rules chosen; texts are of the present language."""
        offered = [*CATALOG.values(), *self._house_rules()]
        if rules not in offered:
            offered.insert(0, rules)
        self._offered = offered
        self.list.clear()
        self.list.addItems([texts_lan.rules_line(each) for each in offered])
        self.list.setCurrentIndex(offered.index(rules))
        self._label.setText(self.tr("Rules"))
        self.list.setAccessibleName(self.tr("Rules"))
        self.book.setText(self.tr("Rules in detail"))
        self._tell()

    def _house_rules(self) -> list[RuleSet]:
        try:
            return [replace(each.rules, name=each.name) for each in self._choices.house_rules()]
        except LibraryError as error:
            log.warning("house rules cannot be read: %s", error)
            return []

    def _tell(self) -> None:
        self._summary.set_text(texts_systems.summary(self.rules))
        self.list.setAccessibleDescription(texts_systems.summary(self.rules))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._tell()
        self.chosen.emit(self.rules)

    @Slot()
    def _want_book(self) -> None:
        self.book_wanted.emit(self.rules)
