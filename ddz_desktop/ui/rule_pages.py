"""The pages about rules: the rulebook and the editor of house rules. Each is loaded when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from ddz_desktop.controller.choices import Choices, LibraryError
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic

if TYPE_CHECKING:
    from ddz_desktop.ui.pages.house_rules.page import HouseRulesPage
    from ddz_desktop.ui.pages.rulebook.page import RulebookPage


class RulePages(QObject):
    """Opens the two pages, which live in the window's stack.

    Signals:
        visited(object): that page is to be shown, and to lead back to the present one.
        back: the page that is shown is done with.
        play_wanted(object): a game by this RuleSet is to be set up.
    """

    visited = Signal(object)
    back = Signal()
    play_wanted = Signal(object)

    def __init__(self, choices: Choices, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._choices = choices
        self._pages = pages
        self._book: RulebookPage | None = None
        self._editor: HouseRulesPage | None = None

    @property
    def rulebook(self) -> RulebookPage:
        """The rulebook."""
        if self._book is None:
            from ddz_desktop.ui.pages.rulebook.page import RulebookPage

            self._book = RulebookPage()
            self._book.back.connect(self.back)
            self._book.play.connect(self.play_wanted)
            self._book.change.connect(self.change)
            self._pages.addWidget(self._book)
        return self._book

    @property
    def house_rules(self) -> HouseRulesPage:
        """The editor."""
        if self._editor is None:
            from ddz_desktop.ui.pages.house_rules.page import HouseRulesPage

            self._editor = HouseRulesPage(self._choices)
            self._editor.back.connect(self.back)
            self._editor.play.connect(self.play_wanted)
            self._pages.addWidget(self._editor)
        return self._editor

    @property
    def unsaved(self) -> bool:
        """Whether a house rule has changes that would be lost."""
        return self._editor is not None and self._editor.unsaved

    def read(self, rules: RuleSet, *, about: bool = False) -> None:
        """Open the rulebook; `about`: at the page of these rules and not at the kinds of play by them."""
        self._read(rules, Place(rules=rules) if about else None)

    def change(self, rules: RuleSet | None = None) -> None:
        """Change house rules; with a ruleset, that one or a copy of it."""
        if rules is None:
            self.house_rules.open_list()
        else:
            self.house_rules.open_rules(rules)
        self.visited.emit(self.house_rules)

    def help(self, rules: RuleSet) -> None:
        """What F1 shows: what house rules are while they are changed, else the rules given."""
        page = self._pages.currentWidget()
        if page is not None and page is self._editor:
            self._read(rules, Place(Topic.HOUSE))
        elif page is not self._book or page is None:
            self._read(rules, None)

    def _read(self, rules: RuleSet, place: Place | None) -> None:
        try:
            kept = [each.rules for each in self._choices.house_rules()]
        except LibraryError:  # the page that lists them tells it
            kept = []
        self.rulebook.read(rules, kept, place)
        self.visited.emit(self.rulebook)
