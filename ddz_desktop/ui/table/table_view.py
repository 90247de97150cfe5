"""The table as a widget: shows what the controller tells, and tells it what the player says.

Buttons, panels and the chooser are real widgets above the scene, so that focus and screen readers find them. Every
update is shown at once; motions only lead there and end when the next update comes.
"""

from __future__ import annotations

import random
from dataclasses import replace
from math import ceil

import msgspec
from PySide6.QtCore import QEvent, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.messages import Refusal, TableUpdate
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.table import texts_events, texts_prompts, texts_table, timing
from ddz_desktop.ui.table.accessible import TableSpeech
from ddz_desktop.ui.table.action_model import BarKind
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.announcer import Announcer
from ddz_desktop.ui.table.canvas import TableCanvas
from ddz_desktop.ui.table.clock import TurnClock
from ddz_desktop.ui.table.cloth_items import Countdown
from ddz_desktop.ui.table.desk import Controller, Desk
from ddz_desktop.ui.table.director import Director
from ddz_desktop.ui.table.interaction import HandMouse
from ddz_desktop.ui.table.keyboard import Keyboard
from ddz_desktop.ui.table.options import TableLimits, TableOptions, options_of
from ddz_desktop.ui.table.overlay import Overlay
from ddz_desktop.ui.table.regions import TableRegions
from ddz_desktop.ui.table.scene import Picture, TableScene
from ddz_desktop.ui.table.sorting import next_order
from ddz_desktop.ui.table.viewstate import table_state


class TableView(QWidget):
    """The table. Connect the controller's `updated`, `refused` and `hinted` to the slots of the same meaning.

    Signals:
        pause_requested: Esc with nothing else to close, or the menu button.
        settings_requested: the button at the upper right.
        options_changed: TableOptions that the player changed at the table (sort order, counter).
        shown: a TableUpdate lies on the table, and its motions have begun.
        mute_requested: M, or the button with the loudspeaker.
        settled: the hand is over and its last effects have been shown; the settlement may come.
        said: a sentence that was announced to screen readers.
        talk_requested: T; something is to be said.
    """

    pause_requested = Signal()
    settings_requested = Signal()
    options_changed = Signal(object)
    shown = Signal(object)
    mute_requested = Signal()
    settled = Signal()
    said = Signal(str)
    talk_requested = Signal()

    def __init__(self, controller: Controller, settings: Settings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animator = Animator(self)
        self.scene = TableScene(self.animator, self)
        self.desk = Desk(controller, self)
        self.mouse = HandMouse(self.scene.hand, self.desk.selection, self)
        self.canvas = TableCanvas(self.scene, self.mouse, self)
        self.overlay = Overlay(self, self.scene, self.desk)
        self.clock = TurnClock(self)
        self.director = Director(self.scene, self.animator, self)
        self.announcer = Announcer(self.canvas)
        commands = {
            Qt.Key.Key_A: self.desk.toggle_auto_play,
            Qt.Key.Key_S: self.next_sort_order,
            Qt.Key.Key_C: self.toggle_counter,
            Qt.Key.Key_L: self.overlay.toggle_trick,
            Qt.Key.Key_M: self.mute_requested.emit,
            Qt.Key.Key_T: self._want_talk,
        }
        self.keyboard = Keyboard(self.desk, self.overlay, commands, self.pause_requested.emit)
        self.speech = TableSpeech(self.canvas, self.scene, self.desk, self.keyboard)
        self.regions = TableRegions(self.canvas, self.overlay, self.desk, self.announcer)
        self._hand_ms: float = 0
        self._by_keyboard = False
        self._seconds = 0
        self._turn_seconds: float | None = None
        self._wished = TableOptions()
        self._shown: TableUpdate | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.canvas)
        self.setFocusProxy(self.canvas)
        self._connect()
        self.set_options(options_of(settings) if settings is not None else TableOptions())

    def _connect(self) -> None:
        desk, mouse, tools = self.desk, self.mouse, self.overlay.tools
        desk.changed.connect(self._show)
        desk.choice_wanted.connect(self.overlay.open_chooser)
        desk.refused.connect(self.announcer.tell_now)
        self.announcer.said.connect(self.said)
        mouse.turn = self._turn
        mouse.lift_above = self._bar_top
        mouse.trim = desk.trim
        mouse.on_preview = self._on_preview
        mouse.preview_clicked.connect(self._open_chooser)
        mouse.changed.connect(self._selection_changed)
        mouse.play_wanted.connect(self._play)
        mouse.hand_clicked.connect(desk.take_back)
        self.canvas.resized.connect(self._relay)
        self.canvas.clicked.connect(self._hurry)
        self.canvas.focus_changed.connect(self._show_cursor)
        self.overlay.layer_closed.connect(self._focus_hand)
        tools.menu.connect(self.pause_requested)
        tools.settings.connect(self.settings_requested)
        tools.sound.connect(self.mute_requested)
        tools.sort.connect(self.next_sort_order)
        tools.skip.connect(self.animator.finish)
        self.clock.ticked.connect(self._show_time)
        self.clock.ended.connect(desk.pass_turn)
        self.director.settled.connect(self.settled)
        self.director.deal_ended.connect(self._show)
        self.director.deal_ended.connect(self._begin_turn)
        self.director.hush_changed.connect(self._show)
        self.director.stake_grew.connect(tools.pill.set_framed)
        theme.manager().changed.connect(self._restyle)

    # -- from the game --------------------------------------------------------------------------------------------

    @Slot(object)
    def show_update(self, update: TableUpdate) -> None:
        """Show the table after a change."""
        before, self._shown = self.desk.state, update
        self.director.prepare(update)
        snapshot = self.director.snapshot(update, self.desk.selection)
        self._turn_seconds = update.match.setup.turn_seconds
        state = table_state(update, self.desk.follow)
        self.director.begin(update.events, state)
        self._hand_ms = timing.SORT if before is not None else 0
        self.desk.take(state)
        self._hand_ms = 0
        self.director.perform(update.events, snapshot, state)
        self._run_clock(update)
        self.announcer.tell_events(update.events, state)
        self.canvas.setAccessibleName(texts_table.title(state.rules))
        self.canvas.setAccessibleDescription(texts_events.table_summary(state))
        if self.director.dealt is None and not (before is not None and before.my_turn):
            self._begin_turn()
        self.shown.emit(update)

    @Slot(object)
    def show_refusal(self, refusal: Refusal) -> None:
        """The game did not take what was said."""
        self.desk.take_refusal(refusal)

    @Slot(object)
    def show_hints(self, actions: tuple[Action, ...]) -> None:
        """Hints have come."""
        self.desk.take_hints(actions)

    def set_options(self, options: TableOptions) -> None:
        """Take over other wishes about the table."""
        self._wished = options
        self.animator.configure(speed=options.speed, reduced=theme.manager().appearance.reduced_motion)
        self.mouse.right_click_plays = options.right_click_plays
        self.mouse.sweeps = options.sweep
        self.announcer.speaks = options.speak
        self.overlay.set_guard(options.guard_ms)
        self._hand_ms = timing.SORT
        self.desk.set_options(options, self.desk.limits)
        self._hand_ms = 0

    def set_limits(self, limits: TableLimits) -> None:
        """Take over what the table allows."""
        self.desk.set_options(self._wished, limits)

    def follow(self, seat: int) -> None:
        """A spectator sits down behind another seat."""
        self.desk.follow = seat
        if self._shown is not None:
            self.show_update(msgspec.structs.replace(self._shown, events=()))

    def leave(self) -> None:
        """The table is left: nothing of it may go on (field/table U16), and nobody can be asked about its cards."""
        self.desk.state = None
        self.clock.stop()
        self.animator.clear()
        self.director.stop()

    # -- tools ----------------------------------------------------------------------------------------------------

    @Slot()
    def next_sort_order(self) -> None:
        """Sort the hand in the next order."""
        options = replace(self._wished, sort_order=next_order(self._wished.sort_order))
        self.set_options(options)
        self.announcer.tell_now(texts_table.sort_order_text(options.sort_order))
        self.options_changed.emit(options)

    @Slot()
    def toggle_counter(self) -> None:
        """Show or hide the card counter."""
        if not self.desk.limits.counter:
            self.desk.complain(texts_prompts.no_counter_text())
            return
        options = replace(self._wished, counter=not self._wished.counter)
        self.set_options(options)
        self.options_changed.emit(options)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        before = self.speech.keys
        if event.key() == Qt.Key.Key_Space and self.animator.busy:
            self.animator.finish()
        elif not self.keyboard.handle(theme.manager().appearance.keymap.meaning(event)):
            super().keyPressEvent(event)
            return
        self._show_cursor()
        self.speech.tell(before)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab asks which reading is meant where there are several, and moves on everywhere else."""
        if next_one and self.keyboard.opens_chooser() and self.canvas.hasFocus():
            self._open_chooser()
            return True
        return super().focusNextPrevChild(next_one)

    def event(self, event: QEvent) -> bool:
        """A screen of another pixel ratio needs other pixmaps."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relay()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.overlay.retranslate()
            self.desk.refresh()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _want_talk(self) -> None:
        if self.desk.limits.talk:
            self.talk_requested.emit()

    @Slot()
    def _relay(self) -> None:
        """Another size: finish what moves and lay everything out anew."""
        self.animator.finish()
        size = self.canvas.size()
        self.scene.set_window(size.width(), size.height(), self.devicePixelRatioF())
        self._show()

    @Slot()
    def _restyle(self) -> None:
        self.animator.configure(speed=self.desk.options.speed, reduced=theme.manager().appearance.reduced_motion)
        self.scene.restyle()
        self._show()

    @Slot()
    def _selection_changed(self) -> None:
        self._hand_ms = timing.SELECT
        self.scene.hand.lift(self.mouse.lift)
        self.desk.reselect()
        self._hand_ms = 0

    @Slot()
    def _play(self) -> None:
        self.desk.refresh()
        self.desk.play()

    @Slot()
    def _open_chooser(self) -> None:
        self.overlay.open_chooser(self.desk.several)

    @Slot()
    def _hurry(self) -> None:
        """Any click ends what moves and closes what was looked at; one that ends the deal chooses no card."""
        self._by_keyboard = False
        self.overlay.close_panels()
        self.mouse.swallow = self.director.dealt is not None
        if self.animator.busy:
            self.animator.finish()
        self.canvas.setFocus(Qt.FocusReason.MouseFocusReason)

    @Slot()
    def _focus_hand(self) -> None:
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _show(self) -> None:
        state = self.desk.state
        if state is None:
            return
        self.mouse.frozen = state.auto_play
        self.scene.show_picture(self._picture(), self.desk.selection, self._hand_ms or timing.SELECT)
        dealing = self.director.dealt is not None
        self.overlay.show(ring=self.clock.running, hushed=self.director.hushed, dealing=dealing)
        self._show_note()
        self._show_cursor()

    @Slot()
    def _show_cursor(self) -> None:
        held = self.keyboard.cursor.held if self.canvas.hasFocus() and self._by_keyboard else None
        self.scene.hand.show_focus(held, held in self.desk.selection.raised, self.scene.ink)

    @Slot(float, float)
    def _show_time(self, seconds: float, share: float) -> None:
        state, ink = self.desk.state, self.scene.ink
        if state is None:
            return
        at = self.overlay.ring_at() if state.my_turn else None
        if at is None:
            self.scene.countdown.hide()
        else:
            self.scene.countdown.show(at, 31 * ink.unit, seconds, share, ink, pulse=not self.animator.reduced)
        for seat, item in self.scene.seats.items():
            waiting = seat in state.view.to_act and not state.my_turn
            item.show_time(share if waiting else None, seconds <= Countdown.URGENT_S, ink)
        self._seconds = ceil(seconds)
        if self.desk.bar.kind is BarKind.CANNOT_BEAT:
            self._show_note()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _picture(self) -> Picture:
        desk, state = self.desk, self.desk.state
        assert state is not None, "there is a hand to show"
        mine_lies = state.seats[state.me].play is not None  # the name of its kind stands where the words would
        waits = state.view.phase is Phase.PLAY and state.me not in state.view.to_act and not mine_lies
        return Picture(
            state=state,
            options=desk.options,
            stands=desk.controller.stands,
            can_play=desk.can_play,
            preview=desk.preview(),
            waiting=texts_prompts.waiting_text(state) if waits else "",
            dealt=self.director.dealt,
            panel=self.overlay.panel_open,
            hushed=self.director.hushed,
        )

    def _show_note(self) -> None:
        kind, text = self.desk.bar.kind, ""
        if kind is BarKind.CANNOT_BEAT:
            counting = self.clock.running and self.desk.options.auto_pass
            text = texts_prompts.auto_pass_text(self._seconds if counting else None)
        elif self.desk.state is not None and self.desk.state.view.phase is Phase.IDENTITY and kind is BarKind.ANSWER:
            text = texts_prompts.identity_note()
        box = self.overlay.note_box(self.scene.note_width(text))
        if box is not None:
            self.scene.show_note(text, box)

    def _run_clock(self, update: TableUpdate) -> None:
        """Exactly one of: the table's deadline, passing by itself, nothing."""
        self.clock.stop()
        self.scene.countdown.hide()
        for item in self.scene.seats.values():
            item.show_time(None, False, self.scene.ink)
        if update.paused:
            return
        if self.desk.bar.kind is BarKind.CANNOT_BEAT and self.desk.options.auto_pass:
            forced = self.desk.limits.forced_pass_s
            self.clock.count(random.uniform(*forced) if forced is not None else self.desk.options.auto_pass_s)
        elif update.deadline is not None:
            self.clock.watch(update.deadline, self._turn_seconds or 1.0)
        if self.clock.running:
            self._show()
            self.clock.tick()

    @Slot()
    def _begin_turn(self) -> None:
        """If my turn has come, and can be seen: the keyboard goes to the hand, and it is said."""
        if self.desk.state is not None and self.desk.state.my_turn:
            self.overlay.close_panels()
            if not self.overlay.reading():
                self._focus_hand()
            self.announcer.tell_turn(self.desk.state)

    def _turn(self) -> object:
        """Another value for each turn of mine, None in between."""
        state = self.desk.state
        return state.serial if state is not None and state.my_turn and state.view.phase is Phase.PLAY else None

    def _on_preview(self, at: QPointF) -> bool:
        """Whether a point lies on a preview that tells of several readings."""
        preview = self.scene.preview
        return preview.isVisible() and self.keyboard.opens_chooser() and preview.sceneBoundingRect().contains(at)

    def _bar_top(self) -> float:
        placed = self.overlay.bar.placed
        return placed.bar.y if placed is not None else 0.0
