"""A recorded hand on the table: moved by a timeline, with every decision, what else could be played, and its proof."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from ddz_desktop.controller.library import Library
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.controller.seed_card import opened_card, seed_card
from ddz_desktop.controller.session_replay import Replay, ReplayPlayer
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.record import Record
from ddz_desktop.ui import texts, texts_replay, theme
from ddz_desktop.ui.controls import ButtonKind, ToastHost, icon_button
from ddz_desktop.ui.dialogs.seed_card import SeedCardDialog
from ddz_desktop.ui.dialogs.settlement import SettlementPanel
from ddz_desktop.ui.hand_actions import HandActions
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.replay.decisions import DecisionLine
from ddz_desktop.ui.pages.replay.free_place import free_place
from ddz_desktop.ui.pages.replay.opinions import Opinions
from ddz_desktop.ui.pages.replay.people import with_people
from ddz_desktop.ui.pages.replay.sidebar import WIDTH, Sidebar
from ddz_desktop.ui.pages.replay.table import ReplayTable
from ddz_desktop.ui.pages.replay.transport import Transport
from ddz_desktop.ui.table.bar_view import pixel_rect
from ddz_desktop.ui.table.options import options_of
from ddz_desktop.ui.table_page import ABOVE_RESULT

DOCKED_FROM = 1100
"""Narrower windows show the list over the table, and only when it is wanted."""

EDGE, BUTTON, GAP = 20, 48, 8


class ReplayPage(ArrangedPage):
    """Shows one record after another.

    Signals:
        back: whence the player came.
        play_wanted(object): a match that begins with this Record's deal and decisions is wanted.
    """

    back = Signal()
    play_wanted = Signal(object)

    def __init__(self, library: Library, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._own: int | None = None
        self._latest: TableUpdate | None = None
        self._list_wanted = False
        self.player: ReplayPlayer | None = None
        self.table = ReplayTable(self)
        self.transport = Transport(self)
        self.sidebar = Sidebar(self)
        self.opinions = Opinions(self.sidebar, self)
        self.back_button = icon_button("back", "", ButtonKind.GLASS)
        self.seed_button = icon_button("dice", "", ButtonKind.GLASS)
        self.more_button = icon_button("export", "", ButtonKind.GLASS)
        self.list_button = icon_button("menu", "", ButtonKind.GLASS)
        self.menu = QMenu(self)
        self.settlement = SettlementPanel(self)
        self.seed_card = SeedCardDialog(self)
        self.toasts = ToastHost(self)
        self.toasts.area = self._free_area
        self._toast_place = QRect()
        self.actions_of_hand = HandActions(library, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        for button in (self.back_button, self.seed_button, self.more_button, self.list_button):
            button.setParent(self)
        self.back_button.clicked.connect(self._go_back)
        self.seed_button.clicked.connect(self.open_seed_card)
        self.more_button.clicked.connect(self._open_menu)
        self.list_button.clicked.connect(self._toggle_list)
        self.transport.jumped.connect(self.jump)
        self.transport.stepped.connect(self.step)
        self.transport.toggled.connect(self.toggle)
        self.transport.speed_chosen.connect(self._set_speed)
        self.sidebar.chosen.connect(self.jump)
        self.sidebar.eyes_chosen.connect(self.look_through)
        self.sidebar.play_on.connect(self._play_on)
        self.sidebar.result_wanted.connect(self.open_result)
        self.settlement.next_requested.connect(self._close_result)
        self.table.ended.connect(self.open_result)
        self.actions_of_hand.told.connect(self._tell)

    # -- what is shown --------------------------------------------------------------------------------------------

    def show_record(self, record: Record, own: int | None = None) -> None:
        """Show a hand from its deal on, with all hands open, seen from the own seat or else the first."""
        self.leave()
        self._own = own
        self._list_wanted = False
        self.player = ReplayPlayer(Replay(record, own or 0), self)
        self.player.set_speed(float(str(self.transport.speed.value)))
        self.player.moved.connect(self._show)
        self.player.running_changed.connect(self._show_running)
        replay = self.player.replay
        marks = {each.position: texts_replay.mark_of(each) for each in replay.decisions if each.bomb is not None}
        self.transport.timeline.show_hand(replay.length, marks)
        self.take_settings()
        self.opinions.begin(replay)
        self.player.jump(0)
        self._fill()
        self.arrange()

    @property
    def replay(self) -> Replay:
        """What is shown. Raises LookupError before the first record."""
        if self.player is None:
            raise LookupError("no hand is shown")
        return self.player.replay

    def leave(self) -> None:
        """Nothing goes on."""
        self.table.leave()
        self.settlement.close_result()
        self.seed_card.dismiss()
        self.opinions.stop()
        if self.player is not None:
            self.player.stop()
            self.player.deleteLater()
            self.player = None

    def end(self) -> None:
        """The window closes: no thread goes on either."""
        self.leave()
        self.opinions.close()

    def toast_area(self, sizes: Sequence[QSize]) -> QRect:
        """Where a toast covers neither cards nor seats nor buttons, in the window's coordinates."""
        return self._free_area(sizes).translated(self.mapTo(self.window(), QPoint(0, 0)))

    def take_settings(self) -> None:
        """The settings are others now."""
        self.table.set_options(options_of(self._preferences.settings))

    # -- moving ---------------------------------------------------------------------------------------------------

    @Slot(int)
    def jump(self, position: int) -> None:
        """Show the moment after a decision."""
        if self.player is not None:
            self.player.jump(position)

    @Slot(int)
    def step(self, by: int) -> None:
        """So many moments on, or back."""
        if self.player is not None:
            self.player.step(by)

    @Slot()
    def toggle(self) -> None:
        """Run, or stand still."""
        if self.player is not None:
            (self.player.stop if self.player.running else self.player.run)()

    @Slot(object)
    def look_through(self, seat: int | None) -> None:
        """See only what a seat could see; `None` for all hands open."""
        if self.player is not None:
            self.player.set_open_hands(seat is None)
            self.player.set_seat(seat if seat is not None else self._own or 0)
            self.sidebar.show_eyes(seat)

    # -- dialogs --------------------------------------------------------------------------------------------------

    @Slot()
    def open_result(self) -> None:
        """The settlement, where there is one."""
        state = self.table.state
        if state is not None and state.view.settlement is not None and self.settlement.isHidden():
            self.settlement.show_result(state, self.table.picture.art, auto_next=None, review=True)

    @Slot()
    def open_seed_card(self) -> None:
        """What the deal was drawn from; it can be checked there."""
        record = self.replay.record
        self.seed_card.show_card(opened_card(record.proof), partial(seed_card, record))

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self._go_back()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(1 if event.key() == Qt.Key.Key_Right else -1)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.jump(0 if event.key() == Qt.Key.Key_Home else self.replay.length)
        elif event.key() == Qt.Key.Key_Space:
            self.toggle()
        elif event.key() == Qt.Key.Key_V:
            self.look_through((self._own or 0) if self.replay.open_hands else None)
        elif event.key() == Qt.Key.Key_L:
            self._toggle_list()
        else:
            super().keyPressEvent(event)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _show(self, update: TableUpdate) -> None:
        self._latest = update
        self.settlement.close_result()
        self.table.show_update(with_people(update, self._own, self._preferences.settings.player.avatar))
        self.transport.show_position(update.serial)
        self.sidebar.list.show_position(update.serial)
        self.sidebar.count.setText(f"{update.serial} / {self.replay.length}")
        self._show_end()
        if self.table.state is not None:
            self.opinions.show(self.table.state)
        for host in self.window().findChildren(ToastHost):  # other cards lie there now
            host.arrange()

    @Slot(bool)
    def _show_running(self, running: bool) -> None:
        self.transport.show_running(running)

    @Slot(object)
    def _set_speed(self, speed: float) -> None:
        if self.player is not None:
            self.player.set_speed(speed)

    @Slot()
    def _close_result(self) -> None:
        self.settlement.close_result()
        self.setFocus()

    @Slot()
    def _go_back(self) -> None:
        self.leave()
        self.back.emit()

    @Slot()
    def _play_on(self) -> None:
        self.play_wanted.emit(self.replay.opening())

    @Slot()
    def _play_again(self) -> None:
        self.play_wanted.emit(Record(self.replay.record.rules, self.replay.record.deal, ()))

    @Slot()
    def _toggle_list(self) -> None:
        if not self._docked:
            self._list_wanted = not self._list_wanted
            self.arrange()

    @Slot()
    def _open_menu(self) -> None:
        self.menu.popup(self.more_button.mapToGlobal(QPoint(0, self.more_button.height() + 6)))

    @Slot()
    def _copy_text(self) -> None:
        self.actions_of_hand.copy_text(self.replay.record)

    @Slot()
    def _copy_code(self) -> None:
        self.actions_of_hand.copy_code(self.replay.record)

    @Slot()
    def _save(self) -> None:
        self.actions_of_hand.save(self.replay.record, self.replay.record.rules.id)

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.toasts.show_toast(text)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _free_area(self, sizes: Sequence[QSize]) -> QRect:
        if self.settlement.isVisible():
            return QRect(0, ABOVE_RESULT, self.width(), 1)
        right = self.sidebar.x() if self.sidebar.isVisible() else self.table.width()
        top = 14 + BUTTON + GAP
        room = QRect(EDGE, top, right - 2 * EDGE, self.table.height() - top - GAP)
        taken, kept = self.table.taken(), self._toast_place
        stays = kept.size() in sizes and room.contains(kept) and not any(kept.intersects(box) for box in taken)
        if not stays:
            self._toast_place = free_place(room, taken, sizes)
        return self._toast_place

    @property
    def _docked(self) -> bool:
        return self.width() >= theme.scaled(DOCKED_FROM)

    def arrange(self) -> None:
        """The list beside the table; where the window is narrow only when it is wanted."""
        docked, side = self._docked, round(theme.scaled(WIDTH))
        bar = self.transport.sizeHint().height()
        listed = docked or self._list_wanted
        wide = self.width() - side if listed else self.width()
        self.table.setGeometry(0, 0, wide, self.height() - bar)
        self.transport.setGeometry(0, self.height() - bar, wide if docked else self.width(), bar)
        self.sidebar.setGeometry(self.width() - side, 0, side, self.height() if docked else self.height() - bar)
        self.sidebar.setVisible(listed)
        self.back_button.setGeometry(pixel_rect(self.table.picture.geometry.menu_button()))
        self._arrange_buttons(wide)

    def _arrange_buttons(self, wide: int) -> None:
        """At the upper right; where the list leaves the table little room, only what takes it away again."""
        tight = not self._docked and self._list_wanted
        self.list_button.setVisible(not self._docked)
        others = (self.seed_button, self.more_button)
        for button in others:
            button.setVisible(not tight)
        shown = [button for button in (self.list_button, *others) if not button.isHidden()]
        for index, button in enumerate(shown, start=1):
            button.setGeometry(wide - EDGE - index * (BUTTON + GAP) + GAP, 14, BUTTON, BUTTON)

    def _show_end(self) -> None:
        """What can be done at the end of a hand, and not before."""
        replay = self.replay
        over = replay.position == replay.length
        self.sidebar.result_button.setVisible(over and replay.record.settlement is not None)
        self.sidebar.play_button.set_available(not over, self.tr("The hand is over here. Go back a few steps first."))

    def _fill(self) -> None:
        """All texts that hold for the whole hand."""
        replay = self.replay
        state = self.table.state
        assert state is not None, "a hand is shown"
        promised = self._latest.match.commitment if self._latest is not None else ""
        lines = [DecisionLine("", texts_replay.deal_text(promised), calm=True)]
        for each in replay.decisions:
            text = texts_replay.decision_text(each, replay.record.rules)
            calm = not isinstance(each.action, Move)
            lines.append(DecisionLine(state.name(each.seat), text, texts_replay.mark_of(each), calm))
        eyes = [self.tr("All hands open")]
        own, of = self.tr("Only what you saw"), self.tr("Only what {name} saw")
        eyes += [own if seat.seat == self._own else of.format(name=seat.name) for seat in state.seats]
        self.sidebar.show_lines(lines, eyes, None if replay.open_hands else replay.seat)
        self.sidebar.list.show_position(replay.position)
        self.opinions.refill()
        self.setAccessibleName(self.tr("Replay: {rules}").format(rules=texts.system_name(replay.record.rules)))

    def retranslate(self) -> None:
        for button, text in (
            (self.back_button, self.tr("Back")),
            (self.seed_button, self.tr("Seed card: check this deal")),
            (self.more_button, self.tr("Copy, save, play again")),
            (self.list_button, self.tr("Every decision (L)")),
        ):
            button.set_hint(text)
            button.setAccessibleName(text)
        sidebar = self.sidebar
        sidebar.title.setText(self.tr("Every decision"))
        sidebar.list.setAccessibleName(self.tr("Every decision"))
        sidebar.eyes.setAccessibleName(self.tr("Whose cards are shown"))
        sidebar.eyes.setToolTip(self.tr("Whose cards are shown (V)"))
        sidebar.result_button.setText(self.tr("Settlement"))
        sidebar.play_button.setText(self.tr("Play on from here"))
        self._fill_menu()
        if self.player is not None and self._latest is not None:
            reading = not self.settlement.isHidden()
            self._show(msgspec.structs.replace(self._latest, events=()))
            self._fill()
            if reading:
                self.open_result()

    def _fill_menu(self) -> None:
        self.menu.clear()
        for text, slot in (
            (self.tr("Play the same deal again"), self._play_again),
            (self.tr("Copy the deal code"), self._copy_code),
            (self.tr("Copy the hand as text"), self._copy_text),
            (self.tr("Save as a file…"), self._save),
        ):
            self.menu.addAction(text, slot)
