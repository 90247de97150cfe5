"""The table of a replay: the scene of the game without anything to press."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ddz_desktop.controller.explainer import Explainer
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.cards import Rank
from ddz_desktop.rules.kinds import Play
from ddz_desktop.ui import theme
from ddz_desktop.ui.table import texts_events, texts_table
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.director import Director
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table.scene import Picture, TableScene
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.viewstate import TableState, table_state


class ReplayTable(QGraphicsView):
    """Shows TableUpdates. `state`: the moment that is shown.

    Signals:
        ended: the hand is over and its last effect has been shown.
    """

    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animator = Animator(self)
        self.picture = TableScene(self.animator, self)
        self.picture.all_open = True
        self.director = Director(self.picture, self.animator, self)
        self.state: TableState | None = None
        self._options = TableOptions()
        self._explainer = Explainer()
        self.setScene(self.picture)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.director.settled.connect(self.ended)
        self.director.deal_ended.connect(self._draw)
        self.director.hush_changed.connect(self._draw)
        theme.manager().changed.connect(self._restyle)

    def show_update(self, update: TableUpdate) -> None:
        """Show a moment; what led to it moves, if the update brings it."""
        self.director.prepare(update)
        snapshot = self.director.snapshot(update, Selection())
        state = table_state(update)
        self.director.begin(update.events, state)
        if not update.events:
            self.director.stop()
        self.state = state
        self._draw()
        self.director.perform(update.events, snapshot, state)
        self.setAccessibleName(texts_table.title(state.rules))
        self.setAccessibleDescription(texts_events.table_summary(state))

    def set_options(self, options: TableOptions) -> None:
        """Take over wishes about the table: sizes, sorting, speed."""
        self._options = replace(options, counter=False)
        self.animator.configure(speed=options.speed, reduced=theme.manager().appearance.reduced_motion)
        self._draw()

    def leave(self) -> None:
        """Nothing goes on."""
        self.director.stop()

    def taken(self) -> list[QRect]:
        """What of the table is covered by seats, cards and words, in its px."""
        shown = (item for item in self.picture.items() if item.isVisible() and item is not self.picture.cloth)
        return [item.sceneBoundingRect().toAlignedRect() for item in shown]

    # -- Qt -------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relay()

    def event(self, event: QEvent) -> bool:
        """A screen of another pixel ratio needs other pixmaps."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relay()
        return super().event(event)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _stands(self, play: Play) -> tuple[tuple[Rank, Rank], ...]:
        return self._explainer.stands(self.state.view, play) if self.state is not None else ()

    @Slot()
    def _draw(self) -> None:
        if self.state is None:
            return
        picture = Picture(
            state=self.state,
            options=self._options,
            stands=self._stands,
            dealt=self.director.dealt,
            panel=True,  # nobody at the table is spoken to
            hushed=self.director.hushed,
        )
        self.picture.show_picture(picture, Selection())

    @Slot()
    def _relay(self) -> None:
        self.animator.finish()
        self.picture.set_window(self.width(), self.height(), self.devicePixelRatioF())
        self._draw()

    @Slot()
    def _restyle(self) -> None:
        self.animator.configure(speed=self._options.speed, reduced=theme.manager().appearance.reduced_motion)
        self.picture.restyle()
        self._draw()
