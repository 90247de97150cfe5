"""What a computer player thinks of every decision of a replay, told in the sidebar as soon as it is known."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.controller.hindsight import Alternatives, Review
from ddz_desktop.controller.session_replay import Replay
from ddz_desktop.ui import texts_replay
from ddz_desktop.ui.pages.replay.sidebar import Sidebar
from ddz_desktop.ui.table.viewstate import TableState


class Opinions(QObject):
    """Fills a sidebar. `close` it.

    Signals:
        completed: every decision has been looked at.
    """

    completed = Signal()

    def __init__(self, sidebar: Sidebar, parent: QObject) -> None:
        super().__init__(parent)
        self._sidebar = sidebar
        self._replay: Replay | None = None
        self._state: TableState | None = None
        self.told: dict[int, Alternatives] = {}
        self._review = Review(self)
        self._review.judged.connect(self._take)

    @property
    def complete(self) -> bool:
        """Whether every decision has been looked at."""
        return self._replay is not None and len(self.told) == self._replay.length

    def begin(self, replay: Replay) -> None:
        """Look at the decisions of another hand."""
        self.stop()
        self._replay = replay
        self._review.begin(replay.record)

    def stop(self) -> None:
        """Look no further."""
        self._review.stop()
        self._replay, self._state, self.told = None, None, {}

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.stop()
        self._review.close()

    def show(self, state: TableState) -> None:
        """Another moment is shown: tell what else could have been done in place of the decision before it."""
        if self._replay is not None:
            self._state = state
            self._review.look_at(self._replay.position)
            self._show_insight(self._replay, state)

    def refill(self) -> None:
        """The list has been filled anew, or the language is another."""
        for told in self.told.values():
            self._show_chance(told)
        if self._replay is not None and self._state is not None:
            self._show_insight(self._replay, self._state)

    # helpers

    @Slot(object)
    def _take(self, told: Alternatives) -> None:
        self.told[told.position] = told
        self._show_chance(told)
        replay = self._replay
        if replay is not None and self._state is not None and replay.position == told.position:
            self._show_insight(replay, self._state)
        if self.complete:
            self.completed.emit()

    def _show_chance(self, told: Alternatives) -> None:
        chance, lost = texts_replay.chance_text(told.done), texts_replay.lost_text(told)
        self._sidebar.show_chance(told.position, chance, lost)

    def _show_insight(self, replay: Replay, state: TableState) -> None:
        insight = self._sidebar.insight
        told = self.told.get(replay.position)
        if told is None:
            sentence = self.tr("It is told here for each decision.") if replay.position == 0 else ""
            insight.tell(self.tr("What else could be played"), sentence)
            return
        decision, rules = replay.decisions[replay.position - 1], replay.record.rules
        choices = texts_replay.choices(told, decision, rules)
        heading = self.tr("What else · {number}").format(number=texts_replay.possible_text(told))
        line = texts_replay.line_text(told, [seat.name for seat in state.seats], decision, rules)
        insight.tell(heading, texts_replay.opinion(told), choices if len(choices) > 1 or not told.agrees else (), line)
