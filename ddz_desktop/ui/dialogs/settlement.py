"""The settlement: who won, every factor that made the stake, and what each seat gains and has in all (visual §8)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Divider, Label, Panel, PanelKind
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.settlement_footer import Check, Going, SettlementFooter
from ddz_desktop.ui.dialogs.settlement_parts import LINE_GAP, SettlementColumn, SettlementHead, payment_line
from ddz_desktop.ui.dialogs.settlement_rows import (
    CHANGE_RIGHT,
    RUNNING_RIGHT,
    TOTAL_RIGHT,
    VALUE_RIGHT,
    Density,
    FactorLine,
    SeatLine,
    SeatResult,
)
from ddz_desktop.ui.fonts import Role as Type
from ddz_desktop.ui.table import looks, presenter, texts_settlement, texts_table
from ddz_desktop.ui.table.card_art import CardArt
from ddz_desktop.ui.table.viewstate import SeatShown, TableState

translate = QCoreApplication.translate
WIDTH, HEIGHT, EDGE = 1060, 672, 20
STACKED_BELOW, STACKED_EDGE = 690, 8
AUTO_NEXT_S = 20


class SettlementPanel(QWidget):
    """Covers the table with a veil and shows the result. Enter goes on, R to the replay.

    What follows is the next hand or, after the last, the final ranking. `leads_to_room`: what leads home leads to the
    waiting room of a LAN table instead.

    Signals:
        next_requested, replay_requested, home_requested: that button was pressed; next also when the time is over.
        seed_requested: the hand's seed card is to be shown. As the replay, it stops the time.
    """

    next_requested = Signal()
    replay_requested = Signal()
    seed_requested = Signal()
    home_requested = Signal()
    _stale = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: TableState | None = None
        self._art: CardArt | None = None
        self._finished = False
        self._saved = False
        self._review = False
        self._stacked = False
        self._going: Going | None = None
        self.check: Check | None = None
        self.leads_to_room = False
        self._seconds: int | None = None
        self._seconds_left = 0
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)
        # a change of style reaches widgets one by one: none of them may be deleted before all have had it
        self._stale.connect(self._fill, Qt.ConnectionType.QueuedConnection)
        self._panel = Panel(kind=PanelKind.DIALOG, parent=self)
        self._panel.body.setContentsMargins(0, 0, 0, 0)
        self._panel.body.setSpacing(0)
        self._head = SettlementHead()
        self._factors = SettlementColumn()
        self._seats = SettlementColumn()
        self._divider = Divider(Qt.Orientation.Vertical)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._footer = SettlementFooter()
        self._told: Label | None = None
        self._panel.body.addWidget(scrolling(self._make_content()), 1)
        self._panel.body.addWidget(self._footer)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _make_content(self) -> QWidget:
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addLayout(self._body, 1)
        self._body.setSpacing(17)
        self._body.addWidget(self._factors, 52)
        self._body.addWidget(self._divider)
        self._body.addWidget(self._seats, 47)
        return content

    def _connect(self) -> None:
        footer = self._footer
        self.home_button, self.replay_button = footer.home_button, footer.replay_button
        self.seed_button, self.next_button = footer.seed_button, footer.next_button
        self.home_button.clicked.connect(self._leave_home)
        self.replay_button.clicked.connect(self._open_replay)
        self.seed_button.clicked.connect(self._open_seed)
        self.next_button.clicked.connect(self._go_on)

    # -- in -------------------------------------------------------------------------------------------------------

    def show_result(
        self,
        state: TableState,
        art: CardArt,
        *,
        finished: bool = False,
        seconds: int | None = None,
        saved: bool = False,
        auto_next: int | None = AUTO_NEXT_S,
        review: bool = False,
    ) -> None:
        """Show the result of a hand that is over.

        `finished`: no hand follows. `seconds`: how long the hand took. `saved`: there is a replay of it. `auto_next`:
        seconds until the next hand begins by itself, None for never. `review`: it is only looked at, and closed.
        """
        self._state, self._art, self._finished, self._seconds, self._saved = state, art, finished, seconds, saved
        self._review = review
        self._seconds_left = 0 if finished or auto_next is None else auto_next
        self._fill()
        self._run_timer()
        self.show()
        self.raise_()
        self.next_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def rename(self, state: TableState) -> None:
        """Show the same result with the names of another language."""
        self._state = state
        self._stale.emit()

    def set_saved(self) -> None:
        """There is a replay of the hand, after all."""
        if not self._saved and self.isVisible():
            self._saved = True
            self._stale.emit()

    def set_going(self, going: Going | None) -> None:
        """Others have a say in how it goes on; `None`: nobody has."""
        self._going = going
        self._show_going()

    def set_check(self, check: Check | None) -> None:
        """Mark the deal as it was checked; `None`: it is not known yet."""
        self.check = check
        self._show_check()

    def set_paused(self, paused: bool) -> None:
        """The game stands still, and the time until the next hand with it; or goes on."""
        self._paused = paused
        if self.isVisible():
            self._run_timer()

    def close_result(self) -> None:
        """Take the panel away and stop its time."""
        self._timer.stop()
        self.hide()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leaving = event.key() == Qt.Key.Key_Escape and self._review
        if leaving or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif event.key() == Qt.Key.Key_R and self._saved:
            self._open_replay()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        alpha = 0.85 if tokens.high_contrast else 0.5
        QPainter(self).fillRect(self.rect(), with_alpha(QColor("black") if tokens.dark else tokens.shadow, alpha))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.isVisible():
            self._stale.emit()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        width = min(round(theme.scaled(WIDTH)), self.width() - 2 * EDGE)
        stacked = width < theme.scaled(STACKED_BELOW)
        edge = STACKED_EDGE if stacked else EDGE
        width = min(round(theme.scaled(WIDTH)), self.width() - 2 * edge)
        height = min(round(theme.scaled(HEIGHT)), self.height() - 2 * edge)
        self._body.setContentsMargins(24, 4 if stacked else 8 if self._is_low else 14, 24, 0)
        self._footer.spread(low=self._is_low, tight=stacked)
        self._stack(stacked)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self._fit_seats(height)

    def _stack(self, stacked: bool) -> None:
        """Texts too large for two columns: the seats, under them the factors, and all of it scrolls as one."""
        self._stacked = stacked
        up, across = QBoxLayout.Direction.BottomToTop, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(up if stacked else across)
        self._divider.setVisible(not stacked)
        if self._told is not None:
            self._told.setVisible(stacked)  # elsewhere the head says it
        self._head.set_stacked(stacked)
        for column in (self._factors, self._seats):
            column.set_unrolled(stacked)

    def _fit_seats(self, height: int) -> None:
        """Every seat is to be seen at once, without the cards it had left where there is no room for them."""
        lines = self._seats.findChildren(SeatLine)
        density = Density.COMPACT if len(lines) > 3 or self._is_low else Density.ROOMY
        if self._stacked:
            above = self._head.sizeHint().height() + self._body.contentsMargins().top() + self._seats.top_height
            room = height - above - self._footer.sizeHint().height()
            needed = len(lines) * (SeatLine.height_of(Density.COMPACT) + LINE_GAP)
            density = Density.COMPACT if needed <= room else Density.SINGLE
        for line in lines:
            line.set_density(density)
        self._seats.set_unrolled(self._stacked)

    @Slot()
    def _fill(self) -> None:
        state = self._state
        if state is None or self._art is None:
            return
        self._show_check()
        self._show_going()
        self.home_button.setVisible(not self._review)
        self.seed_button.setVisible(not self._review)
        self.replay_button.setVisible(self._saved)
        self._head.show_state(state, self._seconds)
        self._factors.fill(
            translate("Settlement", "Multiplier"),
            ((translate("Settlement", "factor"), VALUE_RIGHT), (translate("Settlement", "so far"), RUNNING_RIGHT)),
            [FactorLine(row) for row in texts_settlement.factor_rows(state)],
            [payment_line(text, value) for text, value in texts_settlement.payments(state)],
        )
        settlement = texts_settlement.settlement_of(state)
        self._told = Label(texts_settlement.result_line(state, self._seconds), Type.LABEL, "ink2", wrap=True)
        note = Label(self._sum_text(sum(settlement.payoffs)), Type.LABEL, "ink2")
        self._seats.fill(
            translate("Settlement", "Seats"),
            ((translate("Settlement", "hand"), CHANGE_RIGHT), (translate("Settlement", "total"), TOTAL_RIGHT)),
            [self._seat_line(seat, settlement.payoffs[seat.seat], state) for seat in _in_order(state)],
            [self._told, note],
        )
        self._place()

    @property
    def _others_say(self) -> Going | None:
        """How it goes on, where there is a next hand and others have a say in it."""
        return None if self._finished or self._review else self._going

    def _next_text(self) -> str:
        if self._review:
            return translate("Settlement", "Close")
        if self._finished:
            return translate("Settlement", "Final ranking")
        return self._others_say.text if self._others_say is not None else translate("Settlement", "Next hand")

    def _show_going(self) -> None:
        going = self._others_say
        self.next_button.setText(self._next_text())
        self.next_button.set_available(going is None or going.can, going.note if going is not None else "")
        self._show_note()

    def _show_check(self) -> None:
        self._footer.show_words(room=self.leads_to_room, check=self.check)

    def _sum_text(self, total: int) -> str:
        if self._saved:
            return translate("Settlement", "Sum {sum} · saved as a replay").format(sum=total)
        return translate("Settlement", "Sum {sum}").format(sum=total)

    @property
    def _is_low(self) -> bool:
        """Whether the window has less than the height that the panel would like."""
        host = self.parentWidget()
        return host is not None and host.height() - 2 * EDGE < theme.scaled(HEIGHT)

    def _seat_line(self, seat: SeatShown, change: int, state: TableState) -> SeatLine:
        mine = state.playing and seat.seat == state.me
        name = texts_table.own_name(seat.name) if mine else seat.name
        held = state.view.hand if mine else state.view.hands[seat.seat] or ()
        assert self._art is not None, "a result is shown with its cards"
        cards = tuple(looks.face(card, state.view) for card in sorted(held, reverse=True))
        result = SeatResult(seat, name, presenter.role_text(seat, state), change, cards, mine)
        return SeatLine(result, self._art)

    def _show_note(self) -> None:
        text = short = ""
        if self._seconds_left > 0:
            text = translate("Settlement", "The next hand begins in {seconds} s").format(seconds=self._seconds_left)
            short = translate("Settlement", "in {seconds} s").format(seconds=self._seconds_left)
        elif self._others_say is not None:
            text = self._others_say.note
        self._footer.show_note(text, short)

    def _run_timer(self) -> None:
        if self._seconds_left and not self._paused:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _tick(self) -> None:
        self._seconds_left -= 1
        self._show_note()
        if self._seconds_left == 0:
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        self._timer.stop()
        self._seconds_left = 0
        if self.next_button.available:
            self.next_requested.emit()

    def _stay(self) -> None:
        """The next hand waits until it is asked for."""
        self._timer.stop()
        self._seconds_left = 0
        self._show_note()

    @Slot()
    def _open_replay(self) -> None:
        self._stay()
        self.replay_requested.emit()

    @Slot()
    def _open_seed(self) -> None:
        self._stay()
        self.seed_requested.emit()

    @Slot()
    def _leave_home(self) -> None:
        self._timer.stop()
        self.home_requested.emit()


def _in_order(state: TableState) -> Iterable[SeatShown]:
    """The landlord first, then the others in playing order."""
    first = state.view.landlord or 0
    seats = len(state.seats)
    return [state.seats[(first + step) % seats] for step in range(seats)]
