"""Contents and page side by side or, where it is narrow, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Label, Panel, TextField
from ddz_desktop.ui.pages.refreshing import Refresher
from ddz_desktop.ui.pages.rulebook.article_head import ArticleHead
from ddz_desktop.ui.pages.rulebook.article_view import ArticleBody, Scroller
from ddz_desktop.ui.pages.rulebook.articles import Article, article
from ddz_desktop.ui.pages.rulebook.contents import Contents
from ddz_desktop.ui.pages.rulebook.search import Hit, Index
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic, contents
from ddz_desktop.ui.table.card_art import CardArt, CardStyle

CONTENTS_WIDTH = 268
TWO_STEPS_BELOW = 800


class RulebookView(QWidget):
    """Everything there is to read. `rules` are those that general pages speak of.

    Signals:
        moved: another page, or other rules, are shown.
    """

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house_rules: tuple[RuleSet, ...] = ()
        self._rules = next(iter(CATALOG.values()))
        self._place = Place(Topic.KINDS)
        self._everywhere = False
        self._reading = True
        self._index: Index | None = None
        self._reader = QTimer(self)
        self._reader.timeout.connect(self._read_on)
        self._art = CardArt(theme.current(), CardStyle())
        self.search = TextField("", icon="search")
        self.search.setClearButtonEnabled(True)
        self.contents = Contents()
        self.nothing = Label("", tone="ink2", wrap=True)
        self.head = ArticleHead()
        self.scroller = Scroller()
        self._left, self._right = Panel(), Panel()
        self._body: ArticleBody | None = None
        self._scrolled = 0
        self._build()
        self._connect()
        self._refresher = Refresher(self, self.retranslate)

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where the reader is."""
        return self._place

    @property
    def rules(self) -> RuleSet:
        """The rules of the page: those of its system, else those that general pages speak of."""
        return self._place.rules or self._rules

    @property
    def body(self) -> ArticleBody:
        """The blocks that are shown."""
        assert self._body is not None, "no page has been opened"
        return self._body

    def set_rules(self, rules: RuleSet, house_rules: Sequence[RuleSet] = ()) -> None:
        """Speak of these rules from now on, and list these house rules too."""
        self._rules = rules
        self._house_rules = tuple(house_rules)
        self._index = None
        self.head.set_choices((*CATALOG.values(), *house_rules), rules)

    @Slot(object)
    def open(self, place: Place) -> None:
        """Read a place; on a ruleset's page perhaps one section."""
        self._place = place
        self._reading = True
        if place.rules is not None:
            self._rules = place.rules
        self.search.clear()
        self._show_contents()
        self._show_page()
        section = self.body.section(place.section) if place.section is not None else None
        self.scroller.go_to(section)

    def step_back(self) -> bool:
        """In a narrow window, from the page back to the contents; False if there is nothing to go back to."""
        if not (self._two_steps() and self._reading):
            return False
        self._reading = False
        self._arrange()
        self.contents.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def show_contents(self) -> None:
        """In a narrow window, begin with the contents."""
        self._reading = not self._two_steps()
        self._arrange()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self._focus_search()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """A page has hundreds of widgets: unseen, they would only make every change of theme slow."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._scrolled = self.scroller.verticalScrollBar().value()
            self._release()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._body is None:
            self._show_page()
            self.scroller.return_to(self._scrolled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Show the same in the present language and theme."""
        self._index = None
        self._art.restyle(theme.current(), CardStyle(theme.manager().appearance.four_colour))
        self.search.setPlaceholderText(self.tr("Search kinds and rules"))
        self.search.setAccessibleName(self.tr("Search kinds and rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.nothing.setText(self.tr("Nothing is called that. Try another word."))
        self._arrange()
        if self._body is not None:
            at = self.scroller.verticalScrollBar().value()
            self._show_contents()
            self._show_page()
            self.scroller.return_to(at)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _read(self, place: Place) -> None:
        """An entry of the contents was chosen."""
        self._place = place
        if place.rules is not None:
            self._rules = place.rules
        self._reading = True
        self._show_page()
        self.scroller.go_to(None)

    @Slot(object)
    def _read_hit(self, hit: Hit) -> None:
        self._read(hit.place)
        self.scroller.go_to(self.body.view(hit.block) if hit.block else None)

    @Slot(object)
    def _choose_rules(self, rules: RuleSet) -> None:
        self._rules = rules
        self._index = None
        self._show_page()

    @Slot(bool)
    def _show_everywhere(self, everywhere: bool) -> None:
        self._everywhere = everywhere
        self._show_page()
        self.scroller.go_to(None)

    @Slot(str)
    def _search(self, words: str) -> None:
        if not words.strip():
            self._reader.stop()
            self._show_contents()
            return
        if self._index is None:
            self._index = Index(contents(self._house_rules), self._rules)
        self._reader.start(0)

    @Slot()
    def _read_on(self) -> None:
        """Read one more page for the search, and when all have been read show what was found."""
        if self._index is not None:
            self._index.grow()
        if self._index is None or self._index.complete:
            self._reader.stop()
            self._show_hits()

    def _show_hits(self) -> None:
        hits = self._index.find(self.search.text()) if self._index is not None else ()
        self.contents.show_hits(hits)
        self.nothing.setVisible(not hits)

    @Slot()
    def _enter_results(self) -> None:
        """Enter in the search field goes to what was found."""
        first = self.contents.topLevelItem(0)
        if first is not None and self.search.text().strip():
            self.contents.setFocus(Qt.FocusReason.OtherFocusReason)
            self.contents.setCurrentItem(first)

    @Slot()
    def _back_to_contents(self) -> None:
        self.step_back()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _show_contents(self) -> None:
        self.contents.show_groups(contents(self._house_rules), self._place)
        self.nothing.hide()

    def _show_page(self) -> None:
        page = article(self._place, self._rules, everywhere=self._everywhere)
        self.head.show_article(page, self._rules, everywhere=self._everywhere)
        self._fill(page)
        self._arrange()
        self.moved.emit()

    def _fill(self, page: Article) -> None:
        self._release()
        self._body = ArticleBody(page.blocks, self._art)
        self._body.wanted.connect(self.open)
        self._inner_column.addWidget(self._body, 1)

    def _release(self) -> None:
        before, self._body = self._body, None
        if before is not None:
            before.hide()
            self._inner_column.removeWidget(before)
            before.deleteLater()

    def _focus_search(self) -> None:
        self._reading = not self._two_steps()
        self._arrange()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _two_steps(self) -> bool:
        return self.width() < theme.scaled(TWO_STEPS_BELOW)

    def _arrange(self) -> None:
        two_steps = self._two_steps()
        self._left.setVisible(not two_steps or not self._reading)
        self._right.setVisible(not two_steps or self._reading)
        if two_steps:
            self._left.setMinimumWidth(0)
            self._left.setMaximumWidth(16_777_215)
        else:
            self._left.setFixedWidth(round(theme.scaled(CONTENTS_WIDTH)))
        self.head.set_narrow(two_steps)

    def _build(self) -> None:
        self._left.body.setContentsMargins(12, 16, 12, 12)
        self._left.body.addWidget(self.search)
        self._left.body.addWidget(self.nothing)
        self._left.body.addWidget(self.contents, 1)
        self._right.body.setContentsMargins(6, 6, 6, 6)
        inner = QWidget()
        inner.setProperty("page", True)
        self._inner_column = QVBoxLayout(inner)
        self._inner_column.setContentsMargins(26, 18, 20, 14)
        self._inner_column.setSpacing(18)
        self._inner_column.addWidget(self.head)
        self.scroller.setWidget(inner)
        self._right.body.addWidget(self.scroller, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._left)
        row.addWidget(self._right, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._enter_results)
        self.contents.chosen.connect(self._read)
        self.contents.found.connect(self._read_hit)
        self.head.rules_chosen.connect(self._choose_rules)
        self.head.everywhere_chosen.connect(self._show_everywhere)
        self.head.contents_wanted.connect(self._back_to_contents)
        self.retranslate()
