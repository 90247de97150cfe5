"""The panels of the house rules page: side by side, or in a narrow window first the list and then the rest."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import PAGE_MARGIN, PANEL_GAP, Panel
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.pages.house_rules.differences_panel import DifferencesPanel
from ddz_desktop.ui.pages.house_rules.editor_panel import EditorPanel
from ddz_desktop.ui.pages.house_rules.list_panel import ListPanel
from ddz_desktop.ui.pages.house_rules.try_panel import TryPanel
from ddz_desktop.ui.table.card_art import CardArt

LIST_WIDTH, SIDE_WIDTH = 252, 356
WIDEST = 16_777_215


class Workbench(QWidget):
    """`empty` stands in place of the editor while there is nothing to change."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self.list = ListPanel()
        self.editor = EditorPanel(art)
        self.differences = DifferencesPanel()
        self.trying = TryPanel(art)
        self.empty = Panel()
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(PANEL_GAP)
        side.addWidget(self.differences, 1)
        side.addWidget(self.trying)
        work = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, work)
        self._columns.setContentsMargins(2, 2, 2, 4)
        self._columns.setSpacing(PANEL_GAP)
        self._columns.addWidget(self.editor, 1)
        self._columns.addWidget(self._side)
        self._left, self._nothing, self._main = _framed(self.list), _framed(self.empty), scrolling(work)
        row = QHBoxLayout(self)
        row.setContentsMargins(PAGE_MARGIN - 2, 18, PAGE_MARGIN - 2, PAGE_MARGIN - 4)
        row.setSpacing(PANEL_GAP - 4)
        row.addWidget(self._left)
        row.addWidget(self._nothing, 1)
        row.addWidget(self._main, 1)

    def arrange(self, *, two_steps: bool, editing: bool, some: bool) -> None:
        """Show what there is room for; `some`: there is something to change, `editing`: it is to be seen."""
        self._left.setVisible(not two_steps or not editing or not some)
        self._main.setVisible(some and (not two_steps or editing))
        self._nothing.setVisible(not some and not two_steps)
        vertical, horizontal = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(vertical if two_steps else horizontal)
        for panel, width in ((self.list, LIST_WIDTH), (self._side, SIDE_WIDTH)):
            if two_steps:
                panel.setMinimumWidth(0)
                panel.setMaximumWidth(WIDEST)
            else:
                panel.setFixedWidth(round(theme.scaled(width)))
        for area in (self.editor.area, self.differences.area, self.trying.area):
            area.set_growing(two_steps)


def _framed(panel: Panel) -> QWidget:
    """A panel with room around it for its shadow, as much as the scrolled ones have."""
    frame = QWidget()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(2, 2, 2, 4)
    layout.addWidget(panel)
    return frame
