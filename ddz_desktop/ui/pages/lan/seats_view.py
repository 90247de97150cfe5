"""The seats of the waiting room around the cloth, in playing order, with one's own at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.protocol.table import Room
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.seat_card import SeatCard
from ddz_desktop.ui.table.cloth import paint_cloth

CARD_WIDTH, MARGIN, GAP = 276, 20, 16
LEAST_TEXT = 150
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (0.0, 0.25), (1.0, 0.25)),
    4: ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    5: ((0.5, 1.0), (0.0, 0.5), (0.12, 0.0), (0.88, 0.0), (1.0, 0.5)),
}
"""Where seats stand for each number of them, clockwise from one's own: shares of the room from left and top."""


class SeatsView(QWidget):
    """Places the cards of a room; what they want is told by themselves, in `cards`."""

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self.cards: list[SeatCard] = []
        self._first = 0
        self._clockwise = True
        self._heading = Label("", Role.TILE_TITLE, "table_ink", wrap=True, parent=self)
        self._text = Label("", Role.BODY, "table_ink2", wrap=True, parent=self)
        for label in (self._heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def make_cards(self, count: int) -> bool:
        """See to it that there are so many cards; whether they are others now."""
        if len(self.cards) == count:
            return False
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [SeatCard(number, self._levels) for number in range(count)]
        for card in self.cards:
            card.setParent(self)
            card.show()
        return True

    def show_room(self, room: Room, *, clockwise: bool, muted: Sequence[int], swapping: int | None) -> None:
        """Show who sits where; `swapping`: the seat that is about to be exchanged."""
        me = room.me
        self._first = me.seat if me is not None and me.seat is not None else 0
        self._clockwise = clockwise
        for number, card in enumerate(self.cards):
            heard = room.seats[number].person not in muted
            card.show_seat(room, muted=not heard, swapping=swapping is not None and swapping != number)
        self.updateGeometry()
        self._place()

    def set_texts(self, heading: str, text: str) -> None:
        """Say something in the middle."""
        self._heading.setText(heading)
        self._text.setText(text)
        self._place()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(3 * self._card_width() + 4 * MARGIN, 3 * self._card_height() + 2 * MARGIN + 4 * GAP)

    def minimumSizeHint(self) -> QSize:
        """Up to three seats stand in two rows, with words between the upper two."""
        low = 2 * self._card_height() + 2 * MARGIN + 2 * GAP
        whole = self.sizeHint().height()
        return QSize(2 * CARD_WIDTH + GAP + 2 * MARGIN, low if len(self.cards) < 4 and not self._tight else whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), 20, 20)
        painter.setClipPath(path)
        paint_cloth(painter, QRectF(self.rect()), theme.current(), shade=False)

    # helpers

    def _card_width(self) -> int:
        """With large text wider, but two have room beside each other."""
        return round(max(CARD_WIDTH, min(theme.scaled(CARD_WIDTH), (self.width() - 2 * MARGIN - GAP) / 2)))

    @property
    def _tight(self) -> bool:
        """Whether words have no room between two cards."""
        room = self.width() - 2 * (MARGIN + self._card_width() + GAP)
        return len(self.cards) > 2 and room < theme.scaled(LEAST_TEXT)

    def _card_height(self) -> int:
        return max((card.sizeHint().height() for card in self.cards), default=round(theme.scaled(130)))

    def _place(self) -> None:
        if not self.cards:
            return
        count = len(self.cards)
        width, height = self._card_width(), self._card_height()
        room = QPointF(self.width() - 2 * MARGIN - width, self.height() - 2 * MARGIN - height)
        for step, (across, down) in enumerate(PLACES[count]):
            seat = (self._first + (step if self._clockwise else -step)) % count
            if count == 3 and self._tight and step:
                down = 0.0  # the words stand under the two
            corner = QPointF(MARGIN + across * room.x(), MARGIN + down * room.y()).toPoint()
            self.cards[seat].setGeometry(QRect(corner, QSize(width, height)))
        self._place_texts(width, height)

    def _place_texts(self, width: int, height: int) -> None:
        tight = self._tight
        for label in (self._heading, self._text):  # the footer says it, too
            label.setVisible(len(self.cards) < 4 or not tight)
        beside = 0 if len(self.cards) == 2 or tight else width + GAP
        room = max(LEAST_TEXT, self.width() - 2 * (MARGIN + beside))
        left = (self.width() - room) // 2
        heading = max(self._heading.heightForWidth(room), round(theme.scaled(30)))
        text = max(self._text.heightForWidth(room), fonts.for_role(Role.BODY, theme.text_scale()).pixelSize())
        top = round(self.height() * 0.5 - (heading + text) / 2)
        if len(self.cards) == 3 and not tight:
            top = round(MARGIN + height * 0.4)
        self._heading.setGeometry(left, top, room, heading)
        self._text.setGeometry(left, top + heading + 4, room, text)
