"""Listens to one table: what it shows, what the player does with the cards, and the time of a turn.

The sounds of an update are scheduled with the table's own motions, so that both keep step at every speed, wait together
when the computer is busy, end together when somebody is in a hurry, and vanish together when the table is left.
"""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.event import Dealt
from ddz_desktop.ui.sound.cues import Cue
from ddz_desktop.ui.sound.score import Beat, Circumstances, beats
from ddz_desktop.ui.table.action_model import BarKind
from ddz_desktop.ui.table.table_view import TableView

LAST_SECONDS = 5


class TableSounds(QObject):
    """Lives as long as its table.

    Signals:
        cue_due(Cue): a cue is to be heard now.
        call_due(int, tuple, bool): the voice of a place (0: my own and the table's, then in playing order) is to call
            something now; True: after what it is saying.
    """

    cue_due = Signal(object)
    call_due = Signal(int, object, bool)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._could_play = True
        self._my_turn = False
        self._order: tuple[Card, ...] = ()
        self._raised: tuple[Card, ...] = ()
        self._second = 0
        table.shown.connect(self.follow)
        table.desk.changed.connect(self._hand_changed)
        table.desk.refused.connect(self._refuse)
        table.clock.ticked.connect(self._tick)

    @Slot(object)
    def follow(self, update: TableUpdate) -> None:
        """An update lies on the table, and its motions have begun."""
        view, table = update.view, self._table
        my_turn = view.seat in view.to_act
        calm = table.animator.reduced or table.desk.options.speed <= 0
        circumstances = Circumstances(
            watched_deal=table.director.dealt is not None and any(isinstance(event, Dealt) for event in update.events),
            flips=not calm,
            could_not_beat=not self._could_play,
            turn_begins=my_turn and not self._my_turn and view.seat not in update.match.auto_play,
        )
        for beat in beats(update, circumstances):
            self._schedule(beat, update)
        self._could_play, self._my_turn, self._second = table.desk.can_play, my_turn, 0

    def _schedule(self, beat: Beat, update: TableUpdate) -> None:
        if beat.cue is not None:
            self._table.animator.call(beat.ms, partial(self.cue_due.emit, beat.cue), owner=self)
        if beat.calls:
            seats = update.view.rules.seats
            place = 0 if beat.seat is None else (beat.seat - (update.view.seat or 0)) % seats
            say = partial(self.call_due.emit, place, beat.calls, beat.after)
            self._table.animator.call(beat.ms, say, owner=self)

    @Slot(bool)
    def show_muted(self, muted: bool) -> None:
        """Everything is silent now, or no longer."""
        self._table.overlay.tools.show_muted(muted)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _hand_changed(self) -> None:
        """A card was raised or lowered, or the hand sorted; cards that came or went have sounds of their own."""
        selection = self._table.desk.selection
        order = tuple(held.card for held in selection.order)
        before, self._order = self._order, order
        raised_before, self._raised = self._raised, selection.cards
        if sorted(order) != sorted(before):
            return
        if order != before:
            self.cue_due.emit(Cue.SORT)
        elif len(self._raised) != len(raised_before):
            self.cue_due.emit(Cue.SELECT if len(self._raised) > len(raised_before) else Cue.UNSELECT)

    @Slot(str)
    def _refuse(self, _: str) -> None:
        self.cue_due.emit(Cue.ERROR)

    @Slot(float, float)
    def _tick(self, seconds: float, _: float) -> None:
        """The last seconds of my own turn; not those after which the table passes where nothing else can be done."""
        state, second = self._table.desk.state, ceil(seconds)
        mine = state is not None and state.my_turn and self._table.desk.bar.kind is not BarKind.CANNOT_BEAT
        if mine and 0 < second <= LAST_SECONDS and second != self._second:
            self.cue_due.emit(Cue.TICK)
        self._second = second
