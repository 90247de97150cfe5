"""The body of the settlement: the head, every factor at the left and every seat at the right, fitted into its room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui.controls import Divider, Label
from ddz_desktop.ui.dialogs.settlement_parts import (
    LINE_GAP,
    SettlementColumn,
    SettlementHead,
    Shape,
    missed_label,
    payment_line,
)
from ddz_desktop.ui.dialogs.settlement_rows import (
    CHANGE_RIGHT,
    RUNNING_RIGHT,
    TOTAL_RIGHT,
    VALUE_RIGHT,
    Density,
    FactorLine,
    LeftLine,
    SeatLine,
    SeatResult,
)
from ddz_desktop.ui.fonts import Role as Type
from ddz_desktop.ui.table import looks, presenter, texts_settlement, texts_table
from ddz_desktop.ui.table.card_art import CardArt
from ddz_desktop.ui.table.viewstate import SeatShown, TableState

translate = QCoreApplication.translate


class SettlementBody(QWidget):
    """Who won, the multiplier, and the seats. After `show_state` it wants `set_shape` and `fit`."""

    def __init__(self) -> None:
        super().__init__()
        self._shape = Shape.ROOMY
        self._told: Label | None = None
        self._missed: Label | None = None
        self._left: list[QWidget] = []
        self.head = SettlementHead()
        self._factors = SettlementColumn()
        self._seats = SettlementColumn()
        self._divider = Divider(Qt.Orientation.Vertical)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(17)
        for widget in (self._factors, self._divider, self._seats):
            self._columns.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(self._columns, 1)

    def show_state(self, state: TableState, art: CardArt, seconds: int | None, *, saved: bool) -> None:
        """Show the result of a hand that is over."""
        self.head.show_state(state, seconds)
        rows = texts_settlement.factor_rows(state)
        self._missed = missed_label(rows)
        self._factors.fill(
            translate("Settlement", "Multiplier"),
            ((translate("Settlement", "factor"), VALUE_RIGHT), (translate("Settlement", "so far"), RUNNING_RIGHT)),
            [*(FactorLine(row) for row in rows), self._missed],
            [payment_line(text, value) for text, value in texts_settlement.payments(state)],
        )
        settlement = texts_settlement.settlement_of(state)
        self._told = Label(texts_settlement.result_line(state, seconds), Type.LABEL, "ink2", wrap=True)
        results = [_seat_result(seat, settlement.payoffs[seat.seat], state) for seat in _in_order(state)]
        left = [LeftLine(result, art) for result in results if result.looks]
        self._left = [Label(translate("Settlement", "Cards left"), Type.ROW), *left]
        note = Label(_sum_text(sum(settlement.payoffs), saved=saved), Type.LABEL, "ink2")
        self._seats.fill(
            translate("Settlement", "Seats"),
            ((translate("Settlement", "hand"), CHANGE_RIGHT), (translate("Settlement", "total"), TOTAL_RIGHT)),
            [SeatLine(result, art) for result in results],
            [self._told, *self._left, note],
        )

    def set_shape(self, shape: Shape) -> None:
        """Texts too large for two columns: the seats, under them the factors, and all of it scrolls as one."""
        self._shape = shape
        stacked = shape is Shape.STACKED
        up, across = QBoxLayout.Direction.BottomToTop, QBoxLayout.Direction.LeftToRight
        self._columns.setContentsMargins(24, shape.above, 24, 0)
        self._columns.setDirection(up if stacked else across)
        self._columns.setStretchFactor(self._factors, 0 if stacked else 52)
        self._columns.setStretchFactor(self._seats, 0 if stacked else 47)
        self._divider.setVisible(not stacked)
        if self._told is not None:
            self._told.setVisible(stacked)  # elsewhere the head says it
        self.head.set_shape(shape)
        for column in (self._factors, self._seats):
            column.set_shape(shape)

    def fit(self, most: int) -> int:
        """Use a height of `most` px; returns what it needs to show all."""
        return max(self._fit_seats(most), self._fit_factors(most))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _around(self, column: SettlementColumn) -> int:
        """The height of all that stands over and under a column's lines."""
        return self.head.sizeHint().height() + self._shape.above + column.around_height

    def _fit_seats(self, most: int) -> int:
        """Every seat is to be seen at once, with as much of the cards it had left as there is room for.

        Returns the height that is needed for that.
        """
        lines = self._seats.findChildren(SeatLine)
        for widget in self._left:
            widget.hide()
        stacked = self._shape is Shape.STACKED
        densities = (Density.COMPACT, Density.SINGLE) if stacked else (Density.ROOMY, Density.COMPACT, Density.DENSE)
        around, height, density = self._around(self._seats), 0, densities[0]
        for density in densities:
            height = len(lines) * (SeatLine.height_of(density) + LINE_GAP)
            if around + height <= most:
                break
        for line in lines:
            line.set_density(density)
        for widget in self._left:
            widget.setVisible(density is Density.SINGLE)
        self._seats.give_lines(height)
        return around + height

    def _fit_factors(self, most: int) -> int:
        """Factors that were not reached share a line where there is no room for all; returns the height."""
        lines = self._factors.findChildren(FactorLine)
        around, height = self._around(self._factors), sum(line.sizeHint().height() + LINE_GAP for line in lines)
        together = self._shape is not Shape.STACKED and around + height > most
        for line in lines:
            line.setVisible(line.reached or not together)
        if self._missed is not None:
            self._missed.setVisible(together and bool(self._missed.text()))
        self._factors.give_lines(height)
        return most if together else around + height


def _seat_result(seat: SeatShown, change: int, state: TableState) -> SeatResult:
    mine = state.playing and seat.seat == state.me
    name = texts_table.own_name(seat.name) if mine else seat.name
    held = state.view.hand if mine else state.view.hands[seat.seat] or ()
    cards = tuple(looks.face(card, state.view) for card in sorted(held, reverse=True))
    return SeatResult(seat, name, presenter.role_text(seat, state), change, cards, mine)


def _sum_text(total: int, *, saved: bool) -> str:
    if saved:
        return translate("Settlement", "Sum {sum} · saved as a replay").format(sum=total)
    return translate("Settlement", "Sum {sum}").format(sum=total)


def _in_order(state: TableState) -> Iterable[SeatShown]:
    """The landlord first, then the others in playing order."""
    first = state.view.landlord or 0
    seats = len(state.seats)
    return [state.seats[(first + step) % seats] for step in range(seats)]
