"""A person at the real window: everything is done with the mouse, on what can be seen and reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtWidgets import QScrollArea, QWidget

from ddz_desktop.rules.action import Action, Answer, Move, Say, Word
from ddz_desktop.rules.cards import Counts, count_of, rank_of
from ddz_desktop.rules.notation import parse_counts, parse_play
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.controls.switches import SegmentedControl
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.reading_choice import default_play
from ddz_desktop.ui.table.sketch import Painted
from tests.ui.table.secrets_kept import no_hidden_face

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from ddz_desktop.controller.messages import TableUpdate
    from ddz_desktop.rules.kinds import Play
    from ddz_desktop.rules.ruleset import OptionValue
    from ddz_desktop.rules.view import SeatView
    from ddz_desktop.ui.pages.match_page import MatchPage
    from ddz_desktop.ui.table.bar_view import TableButton
    from ddz_desktop.ui.table.table_view import TableView
    from tests.e2e.scripts import ScriptedBots
    from tests.ui.windows import Screen

WORDS = {Word.CALL: ButtonId.CALL, Word.ROB: ButtonId.ROB, Word.DECLINE: ButtonId.DECLINE, Word.PASS: ButtonId.PASS_BID}
NOES = ("no", "silent", "none")
LEFT = Qt.MouseButton.LeftButton
PATIENCE_MS = 30_000


class Person(QObject):
    """Sits before a `Screen`. `told`: the names of kinds read at the seats as plays came to lie there.

    After each update it has been seen that no card lies on the table that its seat may not know.
    """

    def __init__(self, screen: Screen, qtbot: QtBot) -> None:
        super().__init__()
        self.screen = screen
        self.qtbot = qtbot
        self.updates: list[TableUpdate] = []
        self.faults: list[object] = []
        self.told: list[tuple[int, str]] = []
        self.chosen_readings: list[Play] = []
        self.bots: ScriptedBots | None = None
        screen.controller.failed.connect(self.faults.append)

    # -- what is seen ---------------------------------------------------------------------------------------------

    @property
    def match(self) -> MatchPage:
        return self.screen.match

    @property
    def table(self) -> TableView:
        return self.match.page.table

    @property
    def view(self) -> SeatView:
        assert self.screen.controller.latest is not None
        return self.screen.controller.latest.view

    @property
    def raised(self) -> list[int]:
        selection = self.table.desk.selection
        return [index for index, held in enumerate(selection.order) if held in selection.raised]

    @property
    def preview(self) -> str:
        """What stands above the buttons: what the raised cards are, or why something is refused."""
        item = self.table.scene.preview
        return drawn_text(item) if item.isVisible() else ""

    def buttons(self) -> list[TableButton]:
        """The buttons that can be seen at the table."""
        overlay = self.table.overlay
        return [button for button in (*overlay.bar.buttons, *overlay.question.buttons) if button.isVisible()]

    @Slot(object)
    def _see(self, update: TableUpdate) -> None:
        """Called after the window has shown the update."""
        self.updates.append(update)
        assert no_hidden_face(self.table, update.view)
        for seat, spot in self.table.scene.spots.items():
            if spot.kind.isVisible():
                self.told.append((seat, drawn_text(spot.kind)))

    # -- waiting --------------------------------------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Until it is the own turn, or the hand is over: then False."""
        return self.wait_until(_waits_for_me).view.phase is not Phase.OVER

    def wait_for_settlement(self) -> None:
        """Until the last effect has ended and the settlement has come up."""
        if not self.match.page.settlement.isVisible():
            self.qtbot.wait_signal(self.table.settled, timeout=PATIENCE_MS).wait()

    def wait_until(self, wanted: Callable[[TableUpdate], bool]) -> TableUpdate:
        """Until the window shows a wanted state."""
        if not (self.updates and wanted(self.updates[-1])):
            signal = self.screen.controller.updated
            with self.qtbot.waitSignal(signal, timeout=PATIENCE_MS, check_params_cb=wanted):
                pass
        return self.updates[-1]

    # -- the mouse ------------------------------------------------------------------------------------------------

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        """Click a widget where nothing lies over it."""
        at = widget.rect().center() if at is None else at
        assert widget.isVisible(), f"{widget} cannot be seen"
        top = self.screen.window.childAt(widget.mapTo(self.screen.window, at))
        assert top is widget or widget.isAncestorOf(top), f"{top} lies over {widget}"
        self.qtbot.mouseClick(top, button, pos=top.mapFrom(widget, at) if top is not widget else at)

    def card(self, index: int) -> QPoint:
        """A point in the visible strip of a card of the own hand."""
        box = self.table.scene.hand.geometry.hit_rect(index, set(self.raised))
        return QPoint(round(box.x + min(box.width, 40) / 2), round(box.y + box.height / 2))

    def click_card(self, index: int) -> None:
        self.click(self.table.canvas.viewport(), self.card(index))

    def sweep(self, first: int, last: int) -> None:
        """Press on one card, draw to another, let go."""
        viewport = self.table.canvas.viewport()
        self.qtbot.mousePress(viewport, LEFT, pos=self.card(first))
        for index in range(first, last + 1):
            self.qtbot.mouseMove(viewport, self.card(index))
        self.qtbot.mouseRelease(viewport, LEFT, pos=self.card(last))

    def button(self, which: ButtonId, number: int | None = None) -> TableButton:
        """A button of the bar or of a question that can be seen."""
        for button in self.buttons():
            if button.model.id is which and number in (None, button.model.number):
                return button
        raise LookupError(f"there is no button {which}")

    def push(self, which: ButtonId, number: int | None = None) -> None:
        """Press such a button."""
        self.click(self.button(which, number))

    # -- the way to the table -------------------------------------------------------------------------------------

    def begin(self, system: str, options: dict[str, OptionValue] | None = None, *, hands: int | None = None) -> None:
        """From the first page to the first deal of a match."""
        window = self.screen.window
        self.click(window.home.new)
        self.click(window.new_game.grid.tiles[system])
        for name, value in (options or {}).items():
            self.choose(name, value)
        if hands is not None:
            self.click_choice(window.new_game.panel.hands_row.control, hands)
        self.click(window.new_game.panel.start_button)
        self.watch_table()

    def watch_table(self) -> None:
        """Look at every update of the match that has just been begun, after the window has."""
        self.screen.controller.updated.connect(self._see)
        self.table.overlay.set_guard(0)  # a test's clicks come faster than any that was not meant

    def choose(self, option: str, value: OptionValue) -> None:
        """Set an option of the chosen system."""
        self.click_choice(self.screen.window.new_game.panel.option_rows[option].control, value)

    def click_choice(self, control: QWidget, value: object) -> None:
        """Click what a row of choices or a switch has to be set to, scrolled into sight."""
        areas = [area for area in self.screen.window.findChildren(QScrollArea) if area.isAncestorOf(control)]
        for area in areas:
            area.ensureWidgetVisible(control)
        if isinstance(control, SegmentedControl):
            self.click(control.button(value))
        elif control.isChecked() != value:
            self.click(control)

    def go_on(self) -> TableUpdate:
        """From the settlement to the next deal, which is returned; bots may already have acted then."""
        number = self.updates[-1].match.hand_number
        self.click(self.match.page.settlement.next_button)
        self.wait_until(lambda update: update.match.hand_number > number)
        return next(update for update in self.updates if update.match.hand_number > number)

    def leave(self) -> None:
        """From a running hand to the first page, through the menu."""
        self.click(self.table.overlay.tools.menu_button)
        self.click(self.match.pause.leave_button)
        self.screen.controller.updated.disconnect(self._see)
        self.updates.clear()

    # -- deciding -------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Carry a decision out, and see that the game has taken it as it was meant."""
        said = len(self._own(self.updates[-1]))
        self._enter(action)
        taken = self._own(self.wait_until(lambda update: len(self._own(update)) > said))[said]
        assert (taken.play if isinstance(taken, Move) else taken) == (
            action.play if isinstance(action, Move) else action
        )

    def _enter(self, action: Action) -> None:
        if isinstance(action, Move):
            self.put_down(action)
        elif isinstance(action, Answer):
            self._answer(action)
        else:
            self._say(action)

    def _own(self, update: TableUpdate) -> list[Action]:
        """The own decisions of the hand so far."""
        return [action for seat, action in update.view.history if seat == update.view.seat]

    def play(self, text: str) -> None:
        """Put a play down, as text: `pair 4 44`."""
        self.do(Move(parse_play(text)))

    def raise_ranks(self, cards: str) -> None:
        """Raise cards by their ranks: `44`."""
        self.raise_cards(parse_counts(cards))

    def put_down(self, move: Move) -> None:
        """Raise the cards of a move, press play, and choose its reading if that is asked."""
        self.raise_cards(move.play.cards)
        told = self.table.desk.explanation
        meant = default_play(told.legal) if told is not None else None
        if meant not in (None, move.play):
            self.click_preview()
        else:
            self.push(ButtonId.PLAY)
        if self.table.overlay.chooser.open:
            self.choose_reading(move.play)

    def click_preview(self) -> None:
        """Ask for the other readings of a kind."""
        at = self.table.scene.preview.sceneBoundingRect().center().toPoint()
        self.click(self.table.canvas.viewport(), at)

    def raise_cards(self, cards: Counts) -> None:
        """Sweep over the cards where they lie side by side, else click them one by one."""
        wanted = self._indices(cards)
        for index in self.raised:
            self.click_card(index)
        if len(wanted) > 2 and wanted == list(range(wanted[0], wanted[-1] + 1)):
            self.sweep(wanted[0], wanted[-1])
        else:
            for index in wanted:
                self.click_card(index)
        assert self.raised == wanted

    def _indices(self, cards: Counts) -> list[int]:
        """Where the cards lie in the hand: of each rank those that come first."""
        left = {rank: count_of(cards, rank) for rank in range(15)}
        indices = []
        for index, held in enumerate(self.table.desk.selection.order):
            if left[rank_of(held.card)]:
                left[rank_of(held.card)] -= 1
                indices.append(index)
        return indices

    def choose_reading(self, play: Play) -> None:
        """Mark a reading in the open chooser, going aside as long as it is not in sight, and take it."""
        chooser = self.table.overlay.chooser
        self.chosen_readings.append(play)
        tile = next(tile for tile in chooser.tiles if tile.reading.play == play)
        while not tile.isVisible():
            self.click([tile for tile in chooser.tiles if tile.isVisible()][-1])
        self.click(tile)
        self.click(chooser.choose_button)

    def _answer(self, answer: Answer) -> None:
        yes = ButtonId.REPORT_FIGHT if answer.topic == "report" else ButtonId.YES
        self.push(ButtonId.NO if answer.value in NOES else yes)

    def _say(self, action: Say) -> None:
        if action.word.value.isdigit():
            self.push(ButtonId.BID, int(action.word.value))
        elif self.view.phase is Phase.PLAY:
            self.push(ButtonId.PASS if self.table.desk.can_play else ButtonId.CANNOT_BEAT)
        else:
            self.push(WORDS[action.word])


def _waits_for_me(update: TableUpdate) -> bool:
    view = update.view
    return view.seat in view.to_act or (view.phase is Phase.OVER and not view.redeal)


def drawn_text(item: Painted) -> str:
    """The line of text that an item shows."""
    return str(item.key[0][0])
