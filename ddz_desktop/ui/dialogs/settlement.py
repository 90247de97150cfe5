"""The settlement: who won, every factor that made the stake, and what each seat gains and has in all (visual §8)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Panel, PanelKind
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.settlement_body import SettlementBody
from ddz_desktop.ui.dialogs.settlement_footer import Check, Going, SettlementFooter
from ddz_desktop.ui.dialogs.settlement_parts import Shape
from ddz_desktop.ui.table.card_art import CardArt
from ddz_desktop.ui.table.viewstate import TableState

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
        self._content = SettlementBody()
        self._footer = SettlementFooter()
        self._panel.body.addWidget(scrolling(self._content), 1)
        self._panel.body.addWidget(self._footer)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

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
        shape, edge = Shape.LOW if self._is_low else Shape.ROOMY, EDGE
        if min(round(theme.scaled(WIDTH)), self.width() - 2 * EDGE) < theme.scaled(STACKED_BELOW):
            shape, edge = Shape.STACKED, STACKED_EDGE
        width = min(round(theme.scaled(WIDTH)), self.width() - 2 * edge)
        self._footer.resize(width, self._footer.height())  # with its words and note it knows its height
        self._footer.spread(low=self._is_low, tight=shape is Shape.STACKED)
        self._content.set_shape(shape)
        most = self.height() - 2 * edge
        needed = self._content.fit(most - self._footer.sizeHint().height()) + self._footer.sizeHint().height()
        height = min(max(round(theme.scaled(HEIGHT)), needed), most)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

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
        self._content.show_state(state, self._art, self._seconds, saved=self._saved)
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

    @property
    def _is_low(self) -> bool:
        """Whether the window has less than the height that the panel would like."""
        host = self.parentWidget()
        return host is not None and host.height() - 2 * EDGE < theme.scaled(HEIGHT)

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
