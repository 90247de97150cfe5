"""The page of a running match: the table, and over it the settlement of each hand."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.event import Dealt
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Settings
from ddz_desktop.ui.dialogs.settlement import AUTO_NEXT_S, SettlementPanel
from ddz_desktop.ui.table.bar_view import pixel_rect
from ddz_desktop.ui.table.desk import Controller
from ddz_desktop.ui.table.options import options_of
from ddz_desktop.ui.table.table_view import TableView

ABOVE_RESULT = 8


class TablePage(QWidget):
    """What the main window shows while a match is played. Connect the controller's signals to the slots.

    Signals:
        next_hand_requested: go on with the next hand, or after the last one with the ranking.
        leave_requested: back to home; the match is over or to be left.
        replay_requested: show the hand that is over.
        pause_requested, settings_requested: as TableView.
        options_changed: TableOptions changed at the table, to be kept in the settings.
        said: a sentence for screen readers.
    """

    next_hand_requested = Signal()
    leave_requested = Signal()
    replay_requested = Signal()
    pause_requested = Signal()
    settings_requested = Signal()
    options_changed = Signal(object)
    said = Signal(str)

    def __init__(self, controller: Controller, settings: Settings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(controller, settings, self)
        self.settlement = SettlementPanel(self)
        self.records = False
        self.review = False
        self.auto_next: int | None = AUTO_NEXT_S
        self._latest: TableUpdate | None = None
        self._began: float | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self.table.settled.connect(self._show_settlement)
        for mine, its in (
            (self.pause_requested, self.table.pause_requested),
            (self.settings_requested, self.table.settings_requested),
            (self.options_changed, self.table.options_changed),
            (self.said, self.table.said),
            (self.next_hand_requested, self.settlement.next_requested),
            (self.leave_requested, self.settlement.home_requested),
            (self.replay_requested, self.settlement.replay_requested),
        ):
            its.connect(mine)

    @Slot(object)
    def show_update(self, update: TableUpdate) -> None:
        """Show the table after a change; a new deal takes the settlement away."""
        self._latest = update
        if any(isinstance(event, Dealt) for event in update.events):
            self._began = time.monotonic()
            self.settlement.close_result()
        self.settlement.set_paused(update.paused)
        self.table.show_update(update)
        if self.settlement.isVisible() and self.table.desk.state is not None:
            self.settlement.rename(self.table.desk.state)

    def set_settings(self, settings: Settings) -> None:
        """Other settings hold from now on."""
        self.table.set_options(options_of(settings))

    def toast_area(self, _: Sequence[QSize]) -> QRect:
        """Where a toast covers neither hand nor buttons nor what has been played, in the window's coordinates."""
        if self.settlement.isVisible():
            area = QRect(0, ABOVE_RESULT, self.width(), 1)
        else:
            area = pixel_rect(self.table.scene.geometry.notices())
        return area.translated(self.table.mapTo(self.window(), QPoint(0, 0)))

    def leave(self) -> None:
        """The match is left: nothing of it may go on."""
        self.settlement.close_result()
        self.table.leave()

    @Slot()
    def _show_settlement(self) -> None:
        state, update = self.table.desk.state, self._latest
        if state is None or update is None or {state.view.phase, update.view.phase} != {Phase.OVER}:
            return  # the next hand has been dealt while the last effect of this one ran
        seconds = round(time.monotonic() - self._began) if self._began is not None else None
        self.settlement.show_result(
            state,
            self.table.scene.art,
            finished=update.match.finished,
            seconds=seconds,
            saved=self.records,
            auto_next=self.auto_next,
            review=self.review,
        )
