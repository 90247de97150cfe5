"""Everything on the table that can be pressed: fixed buttons, action bar, question, chooser, banner of auto-play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.cards import count_of, rank_of
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.notation import parse_counts
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import looks, presenter, texts_labels, texts_prompts
from ddz_desktop.ui.table.action_model import EMPTY, Bar, BarKind, Button
from ddz_desktop.ui.table.bar_view import BarView
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.chooser import Chooser, Reading
from ddz_desktop.ui.table.desk import Desk
from ddz_desktop.ui.table.factor_list import FactorList
from ddz_desktop.ui.table.geometry import Point, Rect
from ddz_desktop.ui.table.last_trick import LastTrick
from ddz_desktop.ui.table.panels import AutoBanner, QuestionPanel
from ddz_desktop.ui.table.scene import TableScene
from ddz_desktop.ui.table.tools import Tools
from ddz_desktop.ui.table.viewstate import TableState, last_trick

NOTE = 28.0
"""Height of the line under the buttons, in units."""


class Overlay(QObject):
    """The widgets above the scene. They are children of the table, so that keys they do not take reach it.

    `covered`: whether something of another's lies over the middle, as what is told in the lesson. `reading`: whether it
    is to be read before anything is asked.

    Signals:
        layer_closed: a layer went; the keyboard goes back to the hand.
    """

    layer_closed = Signal()

    def __init__(self, table: QWidget, scene: TableScene, desk: Desk) -> None:
        super().__init__(table)
        self._scene = scene
        self._desk = desk
        self._hushed = False
        self._dealing = False
        self.covered: Callable[[], bool] = lambda: False
        self.reading: Callable[[], bool] = lambda: False
        self.tools = Tools(table)
        self.bar = BarView(table)
        self.question = QuestionPanel(table)
        self.banner = AutoBanner(table)
        self.chooser = Chooser(table)
        self.factors = FactorList(table)
        self.trick = LastTrick(table)
        self.bar.pressed.connect(desk.press)
        self.bar.refused.connect(desk.refuse_button)
        self.question.pressed.connect(desk.press)
        self.question.ticked.connect(desk.tick)
        self.banner.pressed.connect(desk.press)
        self.chooser.chosen.connect(self._chosen)
        self.chooser.cancelled.connect(self.close_chooser)
        self.chooser.restated.connect(self.lay_chooser)
        self.tools.auto.connect(desk.toggle_auto_play)
        self.tools.factors.connect(self.toggle_factors)
        self.tools.trick.connect(self.toggle_trick)

    def set_guard(self, ms: int) -> None:
        """How long what has just appeared ignores clicks."""
        for guard in (self.bar.guard, self.question.guard, self.banner.guard, self.chooser.guard):
            guard.ms = ms

    @property
    def panel_open(self) -> bool:
        """Whether a panel covers the middle of the table."""
        return self.covered() or self._desk.bar.kind is BarKind.QUESTION or self.chooser.open

    def show(self, *, ring: bool, hushed: bool = False, dealing: bool = False) -> None:
        """Show what belongs to the desk's state; needs the scene laid out.

        `hushed`: an effect has the middle of the table. `dealing`: the deal can be skipped, and is to be seen before
        anything is asked.
        """
        state, scene = self._desk.state, self._scene
        if state is None:
            return
        self._dealing = dealing
        bar = EMPTY if dealing else self._desk.bar
        geometry, ink, limits = scene.geometry, scene.ink, self._desk.limits
        runs = state.view.phase is not Phase.OVER
        self.tools.place(
            geometry,
            ink,
            auto=state.auto_play if state.playing and runs and (limits.auto_play or state.auto_play) else None,
            sort=state.playing and runs,
            trick=bool(last_trick(state.view)) if runs else None,
            talk=limits.talk,
        )
        self.tools.pill.show_stake(state.rules.base, state.multiplier)
        if self.chooser.open and not self._desk.several:
            self.close_chooser()
        if self.trick.open:
            self._show_trick(state)
        self._show_question(bar, state)
        self.banner.show_bar(bar, state, geometry, ink)
        self.bar.show(bar, state.rules, geometry, ink, ring=ring)
        if self._hushed and not hushed:
            self.bar.guard.restart()
        self._hushed = hushed
        self.show_buttons()
        self.tools.place_skip(geometry, ink, dealing)
        if self.chooser.open:
            self.lay_chooser()
        if self.factors.open:
            self.factors.show_factors(state, geometry, ink)

    def ring_at(self) -> Point | None:
        """Where the countdown stands: at the left of the buttons or of the panel."""
        if self._dealing:
            return None
        unit = self._scene.ink.unit
        for panel in (self.chooser, self.question):
            if not panel.isHidden():
                return Point(panel.x() - 42 * unit, panel.y() + panel.height() - 46 * unit)
        return self.bar.placed.ring if self.bar.placed is not None else None

    def note_box(self, width: float) -> Rect | None:
        """Where a line under the buttons stands that would like so many px: between what reaches so far down."""
        if self.bar.placed is None:
            return None
        at, unit, chip = self.bar.placed.hint, self._scene.ink.unit, self._scene.geometry.own_chip()
        tools = [box for box in self.tools.boxes() if box.top() < at.y < box.bottom()]
        end = min([self._scene.geometry.stage.window_width, *(box.left() for box in tools)]) - 8 * unit
        begin = (chip.right if chip.y < at.y < chip.bottom else 0.0) + 8 * unit
        width = min(width, end - begin)
        return Rect(max(begin, min(at.x - width / 2, end - width)), at.y - NOTE / 2 * unit, width, NOTE * unit)

    def show_buttons(self) -> None:
        """Show the buttons, unless something else is to be seen or read first."""
        for button in self.bar.buttons:
            button.setVisible(not self.chooser.open and not self._hushed and not self.reading())

    def press(self, button: Button) -> None:
        """A key pressed a button; it does nothing while that is not to be seen, or its guard is closed."""
        if self._desk.bar.kind is not BarKind.QUESTION:
            self.bar.press(button)
        elif not self.question.isHidden() and not self.question.guard.closed:
            self._desk.press(button)

    # -- layers ---------------------------------------------------------------------------------------------------

    def open_chooser(self, plays: tuple[Play, ...]) -> None:
        """Ask which reading is meant."""
        state = self._desk.state
        if state is None or not plays:
            return
        self.factors.hide()
        self.chooser.ask(self._readings(plays, state), len(self._desk.selection.cards), self._scene.art)
        self.lay_chooser()
        self.show_buttons()
        self.chooser.setFocus()

    def retranslate(self) -> None:
        """Another language is on; what each update asks for anew follows with the next `show`."""
        self.tools.retranslate()
        if self.chooser.open and self._desk.state is not None:
            plays = tuple(tile.reading.play for tile in self.chooser.tiles)
            self.chooser.reword(self._readings(plays, self._desk.state))

    @Slot()
    def lay_chooser(self) -> None:
        """Lay the chooser out anew."""
        if self._desk.state is not None:
            self.chooser.lay(self._scene.geometry, self._desk.state.rules, self._scene.ink)

    @Slot()
    def close_chooser(self) -> None:
        """None of the readings."""
        self.chooser.hide()
        self.show_buttons()
        self.layer_closed.emit()

    @Slot()
    def toggle_factors(self) -> None:
        """Open or close the list of factors."""
        if self.factors.open:
            self.factors.hide()
            self.layer_closed.emit()
        elif self._desk.state is not None:
            self.factors.show_factors(self._desk.state, self._scene.geometry, self._scene.ink)

    @Slot()
    def toggle_trick(self) -> None:
        """Open or close the last trick."""
        state = self._desk.state
        if self.trick.open:
            self.trick.hide()
            self.layer_closed.emit()
        elif state is not None:
            self._show_trick(state)

    def close_panels(self) -> None:
        """The table is wanted again: what was only looked at goes."""
        self.trick.hide()
        self.factors.hide()

    def close_layer(self) -> bool:
        """Close the topmost layer; False when there is none."""
        if self.chooser.open:
            self.close_chooser()
        elif self.trick.open:
            self.toggle_trick()
        elif self.factors.open:
            self.toggle_factors()
        else:
            return False
        return True

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot(object)
    def _chosen(self, play: Play) -> None:
        self.close_chooser()
        self._desk.play(play)

    def _show_trick(self, state: TableState) -> None:
        if state.view.phase is not Phase.PLAY:
            self.trick.hide()
            return
        rows = presenter.trick_rows(state, self._desk.controller.stands)
        self.trick.show_rows(rows, self._scene.art, self._scene.geometry, self._scene.ink)

    def _show_question(self, bar: Bar, state: TableState) -> None:
        if bar.kind is not BarKind.QUESTION:
            self.question.forget()
            return
        cards = {value: self._set_looks(value, state) for value in bar.sets}
        self.question.ask(bar, state, cards, self._scene.art)
        self.question.lay(bar, state, self._scene.geometry, self._scene.ink)

    def _set_looks(self, value: str, state: TableState) -> tuple[CardLook, ...]:
        """The cards of the own hand that make up a set."""
        counts = parse_counts(value)
        cards = [card for card in state.view.hand if count_of(counts, rank_of(card))]
        return tuple(looks.face(card, state.view) for card in sorted(cards, reverse=True))

    def _readings(self, plays: tuple[Play, ...], state: TableState) -> tuple[Reading, ...]:
        return tuple(self._reading(play, state) for play in plays)

    def _reading(self, play: Play, state: TableState) -> Reading:
        stands = self._desk.controller.stands(play) if state.view.wild else ()
        shown = presenter.play_looks(play, self._desk.selection.cards, state, lambda _: stands)
        wilds = []
        for index, rank in enumerate(state.view.wild):
            others = tuple(other for own, other in stands if own == rank and other != own)
            if others:
                wilds.append(texts_labels.wild_use_text(texts_prompts.wild_name(state, index), rank, others))
        name = texts.play_text(play, state.rules, state.view.wild)
        return Reading(play, name, shown, "  ".join(wilds))
