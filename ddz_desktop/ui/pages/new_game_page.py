"""New game: choose a rule system, then seats and options. Narrow windows take the two one after the other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.settings import Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import PAGE_MARGIN, PAGE_WIDTH, PANEL_GAP, PageHeader
from ddz_desktop.ui.pages.game_panel import GamePanel
from ddz_desktop.ui.pages.new_match import usable, with_system
from ddz_desktop.ui.pages.system_grid import RING, SystemGrid

PANEL_WIDTH, WIDEST_PANEL = 404, 720
TWO_STEPS_BELOW = 1100


class NewGamePage(QWidget):
    """Sets a match up.

    Signals:
        back: home again.
        changed(object): other Settings are wanted; they are to be kept.
        start(object): begin the NewGame of these Settings.
    """

    back = Signal()
    changed = Signal(object)
    start = Signal(object)

    def __init__(self, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self._settings = Settings()
        self._second_step = False
        self.header = PageHeader(" ")
        self.grid = SystemGrid()
        self.panel = GamePanel(levels)
        inner = QWidget()
        inner.setMaximumWidth(PAGE_WIDTH)
        row = QHBoxLayout(inner)
        row.setContentsMargins(PAGE_MARGIN - RING, 18, PAGE_MARGIN, PAGE_MARGIN - 6)
        row.setSpacing(PANEL_GAP - 6)
        row.addWidget(self.grid, 1)
        row.addWidget(self.panel)
        centred = QHBoxLayout()
        centred.addWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.header)
        layout.addLayout(centred, 1)
        self.header.back.connect(self._go_back)
        self.grid.chosen.connect(self._choose)
        self.grid.opened.connect(self._open)
        self.panel.changed.connect(self._keep)
        self.panel.start.connect(self._begin)
        self._retranslate()

    def show_settings(self, settings: Settings, players: int | None = None) -> None:
        """Begin with the choices of last time, among the systems for so many players."""
        game = usable(settings.new_game, self._levels)
        self._settings = msgspec.structs.replace(settings, new_game=game)
        self._second_step = False
        self.grid.filter_players(players)
        self.grid.select(game.system)
        if game.system not in self.grid.shown:
            self.grid.select(self.grid.shown[0])
            self._choose(self.grid.shown[0])
        self.panel.show_settings(self._settings)
        self._arrange()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif event.key() == Qt.Key.Key_Escape or back:
            self._go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.grid.retranslate()
            self.panel.show_settings(self._settings)
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._arrange()

    # slots

    @Slot()
    def _go_back(self) -> None:
        if self._two_steps() and self._second_step:
            self._second_step = False
            self._arrange()
            self.grid.focus_chosen()
        else:
            self.back.emit()

    @Slot(str)
    def _choose(self, system: str) -> None:
        game = self._settings.new_game
        if system != game.system:
            changed = with_system(game, system, self._levels)
            self._keep(msgspec.structs.replace(self._settings, new_game=changed))
            self.panel.show_settings(self._settings)

    @Slot(str)
    def _open(self, system: str) -> None:
        if not self._second_step and self._two_steps():
            self._second_step = True
            self._arrange()
            self.panel.start_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    @Slot(object)
    def _keep(self, settings: Settings) -> None:
        self._settings = settings
        self.changed.emit(settings)

    @Slot()
    def _begin(self) -> None:
        self.start.emit(self._settings)

    # helpers

    def _go_on(self) -> None:
        if self._two_steps() and not self._second_step:
            self._open(self._settings.new_game.system)
        else:
            self._begin()

    def _two_steps(self) -> bool:
        return self.width() < theme.scaled(TWO_STEPS_BELOW)

    def _arrange(self) -> None:
        two_steps = self._two_steps()
        self.grid.setVisible(not two_steps or not self._second_step)
        self.panel.setVisible(not two_steps or self._second_step)
        if two_steps:
            self.panel.setMinimumWidth(0)
            self.panel.setMaximumWidth(max(round(theme.scaled(WIDEST_PANEL)), WIDEST_PANEL))
        else:
            self.panel.setFixedWidth(round(theme.scaled(PANEL_WIDTH)))
        self._retranslate()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("New game"))
        steps = (self.tr("First choose the rules"), self.tr("Now seats and options"))
        both = self.tr("First the rules, then the seats")
        self.header.subtitle.setText(steps[self._second_step] if self._two_steps() else both)
