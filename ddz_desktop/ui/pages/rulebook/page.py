"""The rulebook as a page of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.controls import PAGE_MARGIN, Button, ButtonKind, PageHeader
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from ddz_desktop.ui.pages.rulebook.view import RulebookView


class RulebookPage(QWidget):
    """Contents, pages and, for every ruleset, the way to a game.

    Signals:
        back: home again, or wherever the reader came from.
        play(object): a game by this RuleSet is wanted.
        change(object): house rules made from this RuleSet are wanted.
    """

    back = Signal()
    play = Signal(object)
    change = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = PageHeader(" ")
        self.view = RulebookView()
        self.change_button = Button("", icon="edit", height=48)
        self.play_button = Button("", ButtonKind.PRIMARY, icon="play", height=48)
        self.header.add_action(self.change_button)
        self.header.add_action(self.play_button)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(PAGE_MARGIN, 20, PAGE_MARGIN, PAGE_MARGIN)
        row.addWidget(self.view)
        frame_page(self, self.header, centred(inner))
        self.header.back.connect(self._go_back)
        self.play_button.clicked.connect(self._play)
        self.change_button.clicked.connect(self._change)
        self._retranslate()

    def read(self, rules: RuleSet, house_rules: Sequence[RuleSet] = (), place: Place | None = None) -> None:
        """Open the book; without a place at the kinds of these rules."""
        self.view.set_rules(rules, house_rules)
        self.view.open(place or Place(Topic.KINDS))
        if place is None:
            self.view.show_contents()
        self.view.contents.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self._escape()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _go_back(self) -> None:
        self.back.emit()

    @Slot()
    def _play(self) -> None:
        self.play.emit(self.view.rules)

    @Slot()
    def _change(self) -> None:
        self.change.emit(self.view.rules)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _escape(self) -> None:
        """A search first, then the page of a narrow window, then the book."""
        if self.view.search.text():
            self.view.search.clear()
        elif not self.view.step_back():
            self.back.emit()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Rulebook"))
        self._fit()

    def _fit(self) -> None:
        words = {self.change_button: self.tr("Change them"), self.play_button: self.tr("Play by these rules")}
        fit_header(self.header, self.width(), self.tr("At the table press F1"), words)
