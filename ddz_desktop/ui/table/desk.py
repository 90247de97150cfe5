"""Between the controller and the table's picture: what is raised, what it means, what the buttons do with it.

The desk draws nothing. It asks the controller what cards mean and tells it what the player says; the rules are judged
there. A turn is answered once: until the next update comes, further presses do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.controller.messages import Refusal
from ddz_desktop.rules.action import PASS, Action, Answer, Move
from ddz_desktop.rules.cards import Card, Rank
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import texts, texts_reasons
from ddz_desktop.ui.table import texts_labels, texts_prompts
from ddz_desktop.ui.table.action_model import (
    EMPTY,
    Bar,
    BarKind,
    Button,
    ButtonId,
    action_bar,
    pending_fight,
    report_sets,
)
from ddz_desktop.ui.table.options import ALONE, TableLimits, TableOptions
from ddz_desktop.ui.table.reading_choice import default_play, to_choose_from, trim
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sorting import Arranger, Held
from ddz_desktop.ui.table.viewstate import TableState


class Controller(Protocol):
    """What the table asks of the game: the part of `GameController` that it uses."""

    def submit(self, action: Action, serial: int | None = None) -> None: ...
    def request_hint(self) -> None: ...
    def set_auto_play(self, on: bool) -> None: ...
    def explain(self, cards: Sequence[Card]) -> Explanation: ...
    def can_play(self) -> bool: ...
    def plays_within(self, cards: Sequence[Card]) -> Iterator[Play]: ...
    def stands(self, play: Play) -> tuple[tuple[Rank, Rank], ...]: ...


class Desk(QObject):
    """The player's side of the table. `follow`: the seat behind which a spectator sits.

    Signals:
        changed: the bar, the preview or the selection is another.
        choice_wanted: a tuple of Plays, when the raised cards can be read in several ways.
        refused: a sentence that says why something was not taken.
    """

    changed = Signal()
    choice_wanted = Signal(object)
    refused = Signal(str)

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.selection = Selection()
        self.options = TableOptions()
        self.limits = ALONE
        self.follow = 0
        self.state: TableState | None = None
        self.bar: Bar = EMPTY
        self.explanation: Explanation | None = None
        self.can_play = True
        self.ticked: tuple[str, ...] = ()
        self._fight: Answer | None = None
        self._answered = -1
        self._hints: tuple[Action, ...] = ()
        self._next_hint = 0
        self._complaint = ""
        self._arranger = Arranger()

    # -- from the game --------------------------------------------------------------------------------------------

    def take(self, state: TableState) -> None:
        """The table after a change."""
        before, self.state = self.state, state
        self._hints = ()
        self._next_hint = 0
        self._complaint = ""
        self._arrange(fresh=before is None or len(state.view.history) < len(before.view.history))
        playing = state.my_turn and state.view.phase is Phase.PLAY
        self.can_play = self.controller.can_play() if playing and PASS in state.view.options else True
        asked = state.view.phase is Phase.REPORT
        if not asked or before is None or before.view.phase is not Phase.REPORT:
            self.ticked = report_sets(state) if asked else ()
        self.refresh()
        self._answer_fight()

    @Slot(object)
    def take_refusal(self, refusal: Refusal) -> None:
        """The game did not take what was said; the choice stays as it is."""
        self._answered = -1
        reason = texts_reasons.refusal_text(refusal)
        self.complain(reason)

    def ask_again(self) -> None:
        """What was said was not taken, for a reason that is told elsewhere."""
        self._answered = -1
        self.refresh()

    @Slot(object)
    def take_hints(self, actions: Sequence[Action]) -> None:
        """Sensible choices have come: show the first."""
        self._hints = tuple(actions)
        self._next_hint = 0
        self._show_hint()

    def set_options(self, options: TableOptions, limits: TableLimits) -> None:
        """Other wishes about the hand, as far as the table allows them."""
        self.options, self.limits = limits.applied(options), limits
        if self.state is not None:
            self._arrange(fresh=False)
            self.refresh()

    # -- selection ------------------------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """The selection or the table changed: see what the raised cards mean now."""
        cards = self.selection.cards
        self.explanation = self.controller.explain(cards) if cards and self.state is not None else None
        self._show_bar()

    @Slot()
    def reselect(self) -> None:
        """The player changed the selection: what was complained about is over."""
        self._complaint = ""
        self.refresh()

    def trim(self, swept: tuple[Held, ...]) -> tuple[Held, ...]:
        """The run in a sweep that is worth raising."""
        if not self.options.smart_drag or self.state is None or self.state.view.phase is not Phase.PLAY:
            return swept
        return trim(swept, self.controller.plays_within([held.card for held in swept]))

    def tick(self, sets: tuple[str, ...]) -> None:
        """Other sets are ticked to be reported."""
        self.ticked = sets
        self._show_bar()

    @property
    def several(self) -> tuple[Play, ...]:
        """The readings to choose from, the largest first; empty when there is nothing to choose."""
        legal = self.explanation.legal if self.explanation is not None else ()
        return to_choose_from(legal) if len(legal) > 1 else ()

    def preview(self) -> str:
        """What the raised cards are, or why they cannot be played."""
        state, told = self.state, self.explanation
        if self._complaint:
            return self._complaint
        if state is None or told is None or state.view.phase is not Phase.PLAY or not self.can_play:
            return ""
        legal = told.legal if state.my_turn else told.readings
        if legal:
            return self._reading_text(tuple(legal), state)
        return self._reason()

    @Slot(str)
    def refuse_button(self, text: str) -> None:
        """A button cannot be used: say why; where that lies in the raised cards, what is wrong with them."""
        self.complain(self._reason() or text)

    def complain(self, text: str) -> None:
        """Say why something was not taken, until the selection changes."""
        self._complaint = text
        self.refused.emit(text)
        self.changed.emit()

    # -- acting ---------------------------------------------------------------------------------------------------

    def press(self, button: Button) -> None:
        """Do what a button says."""
        doing = {
            ButtonId.HINT: self.hint,
            ButtonId.RESELECT: self.clear,
            ButtonId.PLAY: self.play,
            ButtonId.TAKE_BACK: self.take_back,
        }
        if button.id in doing:
            doing[button.id]()
        elif button.id is ButtonId.CANNOT_BEAT and self.pass_waits:
            self.refused.emit(texts_prompts.pass_waits_text())
        elif button.action is not None and button.enabled:
            self._fight = pending_fight(button.id)
            self._submit(button.action)

    def play(self, chosen: Play | None = None) -> None:
        """Play the raised cards, in the chosen reading or the one that is meant; ask when there are several kinds."""
        told = self.explanation
        if self.state is None or self.bar.kind is not BarKind.PLAY or told is None:
            return
        play = chosen or default_play(told.legal)
        if play is not None:
            self._submit(Move(play, self.selection.cards))
        elif told.legal:
            self.choice_wanted.emit(self.several)
        else:
            self.complain(texts_reasons.reason_text(told, self.state.rules))

    def hint(self) -> None:
        """Raise the next sensible choice; ask for some first."""
        if self.bar.kind is not BarKind.PLAY:
            return
        if self._hints:
            self._show_hint()
        else:
            self.controller.request_hint()

    def clear(self) -> None:
        """Put all cards down."""
        self.selection.clear()
        self.reselect()

    def undo(self) -> None:
        """Go back to the selection before the last change."""
        if self.selection.undo():
            self.reselect()

    def pass_turn(self) -> None:
        """Pass, where that is open."""
        if self.state is not None and self.state.my_turn and PASS in self.state.view.options:
            self._submit(PASS)

    @property
    def pass_waits(self) -> bool:
        """Whether a pass comes by itself, and not before, since an earlier one would tell something."""
        return self.bar.kind is BarKind.CANNOT_BEAT and self.limits.forced_pass_s is not None

    def toggle_auto_play(self) -> None:
        """Let the table play for me, or take it back."""
        state = self.state
        if state is None or not state.playing or state.view.phase is Phase.OVER:
            return
        if not state.auto_play and not self.limits.auto_play:
            self.complain(texts_prompts.no_auto_play_text())
        else:
            self.controller.set_auto_play(not state.auto_play)

    def take_back(self) -> None:
        """Play myself again."""
        self.controller.set_auto_play(False)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _arrange(self, *, fresh: bool) -> None:
        assert self.state is not None, "there is a table to arrange"
        view = self.state.view
        cards = view.hand if self.state.playing and view.phase is not Phase.OVER else ()
        groups = self._arranger.groups(cards, self.options.sort_order, view.rules, view.wild, self.options.wild_first)
        order = [held for group in groups for held in group]
        if fresh:
            self.selection.reset(order)
        else:
            self.selection.set_hand(order)

    def _show_bar(self) -> None:
        if self.state is not None:
            self.bar = action_bar(self.state, self.explanation, self.can_play, self.ticked, hints=self.limits.hints)
        self.changed.emit()

    def _reason(self) -> str:
        """Why the raised cards cannot be played in this turn of mine; empty when they can, or none are raised."""
        state, told = self.state, self.explanation
        if state is None or told is None or not state.my_turn or state.view.phase is not Phase.PLAY:
            return ""
        return texts_reasons.reason_text(told, state.rules)

    def _reading_text(self, plays: tuple[Play, ...], state: TableState) -> str:
        play = default_play(plays)
        if play is None:
            return texts_labels.several_readings_text(len(plays))
        text = texts_labels.preview_text(texts.play_text(play, state.rules, state.view.wild))
        return f"{text}  1/{len(plays)}" if len(plays) > 1 else text

    def _submit(self, action: Action) -> None:
        if self.state is not None and self._answered != self.state.serial:
            self._answered = self.state.serial
            self.controller.submit(action, self.state.serial)

    def _answer_fight(self) -> None:
        """The report's dialog has answered this question too."""
        state = self.state
        if self._fight is None or state is None:
            return
        if state.my_turn and self._fight in state.view.options:
            self._submit(self._fight)
        if state.view.phase is not Phase.REPORT:
            self._fight = None

    def _show_hint(self) -> None:
        if not self._hints:
            self.complain(texts_prompts.auto_pass_text(None))
            return
        action = self._hints[self._next_hint]
        self._next_hint = (self._next_hint + 1) % len(self._hints)
        if isinstance(action, Move):
            if action.cards:
                self.selection.choose(action.cards)
            else:
                winning = self.state.view.winning if self.state is not None else None
                self.selection.choose_ranks(action.play.cards, winning)
            self.reselect()
        else:
            self.complain(texts_labels.pass_hint_text())
