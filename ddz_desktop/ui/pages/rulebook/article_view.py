"""A page of the rulebook, to be scrolled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from ddz_desktop.ui.controls import Button, ButtonKind, Label, Paragraph
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.placed import Columns
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.rulebook.block_views import AccountView, FactsView, TalkView, TileView
from ddz_desktop.ui.pages.rulebook.blocks import (
    Accounts,
    Block,
    Facts,
    Fan,
    Heading,
    Ladder,
    Links,
    Prose,
    Talks,
    Tiles,
)
from ddz_desktop.ui.pages.rulebook.fan_view import FanView
from ddz_desktop.ui.pages.rulebook.ladder_view import ladder_view
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from ddz_desktop.ui.table.card_art import CardArt

TILE, ACCOUNT, TALK = 340, 280, 220
"""Narrowest columns in px at text scale 100 %."""


class ArticleBody(QWidget):
    """The blocks of a page, one under the other.

    Signals:
        wanted(object): a link to a Place was pressed.
    """

    wanted = Signal(object)

    def __init__(self, blocks: Sequence[Block], art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._blocks = tuple(blocks)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 12)
        self._column.setSpacing(14)
        self._views = [self._view(block) for block in blocks]
        for view in self._views:
            self._column.addWidget(view)
        self._column.addStretch(1)

    def view(self, number: int) -> QWidget:
        """The widget of a block."""
        return self._views[number]

    def section(self, section: Topic) -> QWidget | None:
        """The heading of a section, if the page has it."""
        for block, view in zip(self._blocks, self._views, strict=True):
            if isinstance(block, Heading) and block.section is section:
                return view
        return None

    def _view(self, block: Block) -> QWidget:
        match block:
            case Heading(text):
                return _heading(text)
            case Prose(text):
                return Paragraph(text, "ink")
            case Facts():
                return FactsView(block)
            case Fan():
                return FanView(block, self._art)
            case Tiles(tiles):
                return Columns([TileView(tile, self._art) for tile in tiles], TILE)
            case Ladder(steps):
                return ladder_view(steps)
            case Accounts(accounts):
                return Columns([AccountView(account) for account in accounts], ACCOUNT)
            case Talks(talks):
                return Columns([TalkView(talk) for talk in talks], TALK)
            case Links(links):
                return self._links(links)

    def _links(self, links: Sequence[tuple[str, Place]]) -> QWidget:
        buttons = []
        for text, place in links:
            button = _Link(text, place)
            button.wanted.connect(self.wanted)
            buttons.append(button)
        return FlowBox(buttons, 14)


class _Link(Button):
    """Leads to another place.

    Signals:
        wanted(object): it was pressed; carries the Place.
    """

    wanted = Signal(object)

    def __init__(self, text: str, place: Place) -> None:
        super().__init__(text, ButtonKind.LINK, icon="book", height=40)
        self._place = place
        self.clicked.connect(self._press)

    @Slot()
    def _press(self) -> None:
        self.wanted.emit(self._place)


def _heading(text: str) -> Label:
    label = Label(text, Role.TILE_TITLE, wrap=True)
    label.setContentsMargins(0, 12, 0, 0)
    return label


class Scroller(QScrollArea):
    """An area that the keyboard scrolls, and that can bring a widget to its upper edge."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._target: QWidget | None = None
        self._wanted = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(self._let_go)

    def go_to(self, target: QWidget | None) -> None:
        """Show a widget of the area at the top, once everything has its place; the beginning for `None`.

        It stays there while the page finds its height, until the reader scrolls.
        """
        self._target = target
        self._wanted = 0
        self.verticalScrollBar().setValue(0)
        self._timer.start(0)

    def return_to(self, value: int) -> None:
        """Scroll as far as before, once the page is high enough again."""
        self._target = None
        self._wanted = value
        self.verticalScrollBar().setValue(value)

    @Slot()
    def _follow(self) -> None:
        if self._target is not None:
            self._timer.start(0)
        elif self._wanted and self.verticalScrollBar().maximum() >= self._wanted:
            self.verticalScrollBar().setValue(self._wanted)
            self._wanted = 0

    @Slot()
    def _let_go(self) -> None:
        self._target = None
        self._wanted = 0

    @Slot()
    def _go(self) -> None:
        target, inner = self._target, self.widget()
        if target is None or inner is None or not isValid(target) or not inner.isAncestorOf(target):
            self._target = None
            return
        layout = inner.layout()
        if layout is not None:
            layout.activate()
        self.verticalScrollBar().setValue(max(0, target.mapTo(inner, target.rect().topLeft()).y() - 6))
