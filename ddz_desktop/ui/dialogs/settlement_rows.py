"""The lines of the settlement: one for each factor, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls.chips import badge_width, paint_badge
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import texts_settlement
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.seat_item import BADGE_ROLES
from ddz_desktop.ui.table.viewstate import SeatShown

VALUE_RIGHT, RUNNING_RIGHT = 78.0, 12.0
CHANGE_RIGHT, TOTAL_RIGHT = 98.0, 12.0
# sizes of a factor's and of a seat's name
NAME_SIZES, SEAT_SIZES = (18.0, 16.0, 14.0), (17.0, 15.0, 13.0)
CARD, CARD_IN_LINE = 32.0, 28.0
"""Widths of a card that was left: in px, unless the texts beside it are higher; and where it has a line of its own."""
LOWER_EDGE = 4.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def gain_color(value: int) -> QColor:
    """Gains are green, losses red; the sign says it too."""
    tokens = theme.current()
    color: QColor = tokens.ok if value > 0 else tokens.err if value < 0 else tokens.ink2
    return color


def _fitting(text: str, sizes: Sequence[float], room: float, *, bold: bool) -> QFont:
    """The first font of these sizes in which a text has room, else the last."""
    found = [fonts.sans(theme.scaled(size), bold=bold) for size in sizes]
    return next((font for font in found if QFontMetricsF(font).horizontalAdvance(text) <= room), found[-1])


def _elided(painter: QPainter, text: str, room: float) -> str:
    return QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, max(room, 1.0))


class FactorLine(QWidget):
    """A factor of the stake with who, when, its value and the product so far; greyed when it was not reached."""

    def __init__(self, row: texts_settlement.FactorRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{row.name}, {row.detail}, {row.value}, {row.running}")
        self.setToolTip(row.detail)

    @property
    def reached(self) -> bool:
        return self._row.reached

    def sizeHint(self) -> QSize:
        return QSize(400, round(theme.scaled(46)))

    def paintEvent(self, event: QPaintEvent) -> None:
        row, tokens = self._row, theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if row.reached:
            paint_box(painter, rect, 12, tokens.bg, tokens.line if tokens.high_contrast else None, 1)
        ink = tokens.ink if row.reached else tokens.ink2
        side = theme.scaled(24)
        pixmap = icons.pixmap(
            row.icon, tokens.gold_text if row.reached else tokens.ink2, side, self.devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(12, (rect.height() - side) / 2), pixmap)
        left = 26 + side
        end = self._paint_figures(painter, rect, ink, left + self._words_width()) - 12
        self._paint_words(painter, QRectF(left, 0, end - left, rect.height()), ink)

    def _paint_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        """The factor's name and who and when beside it; where that is too wide, under it and smaller."""
        row = self._row
        font = _fitting(row.name, NAME_SIZES, room.width(), bold=row.reached)
        beside, below = fonts.sans(theme.scaled(15)), fonts.sans(theme.scaled(14))
        name_width = QFontMetricsF(font).horizontalAdvance(row.name) + 10
        name, detail, font_of_detail = room, room.adjusted(name_width, 0, 0, 0), beside
        if row.detail and name_width + QFontMetricsF(beside).horizontalAdvance(row.detail) > room.width():
            half = room.height() * 0.56
            name, detail, font_of_detail = (
                room.adjusted(0, 0, 0, half - room.height()),
                room.adjusted(0, half, 0, -3),
                below,
            )
        for at, text, of, color in (
            (name, row.name, font, ink),
            (detail, row.detail, font_of_detail, theme.current().ink2),
        ):
            painter.setFont(of)
            painter.setPen(color)
            painter.drawText(at, _MIDDLE, _elided(painter, text, at.width()))

    def _words_width(self) -> float:
        """The least in which name and detail are whole, one under the other."""
        row = self._row
        name, detail = fonts.sans(theme.scaled(NAME_SIZES[-1]), bold=row.reached), fonts.sans(theme.scaled(14))
        return max(QFontMetricsF(name).horizontalAdvance(row.name), QFontMetricsF(detail).horizontalAdvance(row.detail))

    def _paint_figures(self, painter: QPainter, rect: QRectF, ink: QColor, words_end: float) -> float:
        """Value and product; the x at which the value begins. That nothing was reached leaves its room to the words:
        the line is grey.
        """
        row, value = self._row, self._row.value
        painter.setPen(ink)
        right = Qt.AlignmentFlag.AlignRight | _MIDDLE
        numerals = fonts.numerals(theme.scaled(22))
        painter.setFont(numerals if row.reached else fonts.sans(theme.scaled(15)))
        value_end, metrics = rect.right() - theme.scaled(VALUE_RIGHT), QFontMetricsF(painter.font())
        if not row.reached and words_end + 12 > value_end - metrics.horizontalAdvance(value):
            value = "–"
        painter.drawText(rect.adjusted(0, 0, -theme.scaled(VALUE_RIGHT), 0), right, value)
        begins = value_end - metrics.horizontalAdvance(value)
        painter.setFont(numerals)
        painter.drawText(rect.adjusted(0, 0, -theme.scaled(RUNNING_RIGHT), 0), right, row.running)
        return begins


class SeatResult(Struct, frozen=True):
    """What a seat's line tells: name and role in words, the change, and the cards that were left."""

    seat: SeatShown
    name: str
    role: str
    change: int
    looks: tuple[CardLook, ...]
    mine: bool


class Density(Enum):
    """How much room a seat's line takes. COMPACT and DENSE: the cards that were left look out of its lower edge.
    SINGLE: they are only counted, and that where it fits; `LeftLine` shows them.

    The heights of the upper row and of what is seen of cards, the sizes of avatar and figures, and how much lower than
    the name these stand.
    """

    ROOMY = (52.0, CARD * 1.4, 50.0, 30.0, 4.0)
    COMPACT = (33.0, CARD * 0.9, 42.0, 26.0, 0.0)
    DENSE = (29.0, CARD * 0.8, 40.0, 26.0, 0.0)
    SINGLE = (29.0, 0.0, 24.0, 26.0, 0.0)


class SeatLine(QWidget):
    """A seat with its role, what it gains, its total, and the cards it had left."""

    def __init__(self, result: SeatResult, art: CardArt) -> None:
        super().__init__()
        self._result, self._art = result, art
        self._density = Density.ROOMY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        left = texts_settlement.cards_left_text(result.seat.left)
        told = (result.name, result.role, signed(result.change), signed(result.seat.score), left)
        self.setAccessibleName(", ".join(filter(None, told)))

    @property
    def density(self) -> Density:
        return self._density

    @staticmethod
    def height_of(density: Density) -> int:
        """In px at the present text scale."""
        row, cards, *_ = density.value
        lower = max(theme.scaled(22), cards) + 7 if density is not Density.SINGLE else 0.0
        return round(theme.scaled(row) + lower)

    def set_density(self, density: Density) -> None:
        """Take more or less room."""
        if density is not self._density:
            self._density = density
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, self.height_of(self._density))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, seat = theme.current(), self._result.seat
        single = self._density is Density.SINGLE
        row, _, avatar, *_ = self._density.value
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = tokens.soft if self._result.mine else tokens.bg
        paint_box(painter, rect, 14, fill, tokens.line if tokens.high_contrast else None, 1)
        side = theme.scaled(avatar)
        name = seat.avatar if seat.avatar in icons.AVATARS else "bot" if seat.bot else "farmer"
        corner = QPointF(13, (rect.height() - side) / 2 if single else 11)
        painter.drawPixmap(corner, icons.avatar(name, side, ring=2, dpr=self.devicePixelRatioF()))
        left, row = 24 + side, theme.scaled(row)
        upper_height = rect.height() if single else row + 4
        begins = self._paint_figures(painter, QRectF(0, 0, rect.width(), upper_height))
        upper = QRectF(left, 0, begins - 10 - left, upper_height)
        if single:
            self._paint_only_row(painter, upper)
            return
        lower = QRectF(left, row, rect.width() - left, rect.height() - row - LOWER_EDGE)
        used = self._paint_name(painter, upper, lower)
        self._paint_left(painter, lower.adjusted(used, 0, 0, 0))

    def _paint_only_row(self, painter: QPainter, row: QRectF) -> None:
        """Name and role, and how many cards were left where all of that fits."""
        result, height = self._result, theme.scaled(22)
        badge = badge_width(result.role, height) + 14 if result.role else 0.0
        painter.setFont(_fitting(result.name, SEAT_SIZES, row.width() - badge, bold=True))
        painter.setPen(theme.current().ink)
        name = _elided(painter, result.name, row.width() - badge)
        painter.drawText(row, _MIDDLE, name)
        used = QFontMetricsF(painter.font()).horizontalAdvance(name) + 14
        if result.role:
            box = QRectF(row.x() + used, row.center().y() - height / 2, badge - 14, height)
            paint_badge(painter, box, BADGE_ROLES[result.seat.role], result.role)
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(theme.current().ink2)
        left = texts_settlement.cards_left_text(result.seat.left)
        rest = row.adjusted(used + badge + 4, 0, 0, 0)
        if QFontMetricsF(painter.font()).horizontalAdvance(left) <= rest.width():
            painter.drawText(rest, _MIDDLE, left)

    def _paint_name(self, painter: QPainter, upper: QRectF, lower: QRectF) -> float:
        """Name and role. A role without room beside the name begins the row under it, of which that much is used."""
        result = self._result
        height = theme.scaled(24)
        badge = badge_width(result.role, height) if result.role else 0.0
        painter.setFont(_fitting(result.name, SEAT_SIZES, upper.width(), bold=True))
        painter.setPen(theme.current().ink)
        width = QFontMetricsF(painter.font()).horizontalAdvance(result.name)
        beside = width + 14 + badge <= upper.width()
        painter.drawText(upper, _MIDDLE, _elided(painter, result.name, upper.width()))
        if not result.role:
            return 0.0
        row, x = (upper, upper.x() + width + 14) if beside else (lower, lower.x())
        box = QRectF(x, row.center().y() - height / 2, badge, height)
        paint_badge(painter, box, BADGE_ROLES[result.seat.role], result.role)
        return 0.0 if beside else badge + 10

    def _paint_figures(self, painter: QPainter, rect: QRectF) -> float:
        """Change and total, a little lower than the name where the cards leave room; the x where the change begins."""
        *_, px, lower = self._density.value
        change, total = signed(self._result.change), signed(self._result.seat.score)
        right = Qt.AlignmentFlag.AlignRight | _MIDDLE
        line = rect.translated(0, lower)
        painter.setFont(fonts.numerals(theme.scaled(px)))
        begins = rect.right() - theme.scaled(CHANGE_RIGHT) - QFontMetricsF(painter.font()).horizontalAdvance(change)
        painter.setPen(gain_color(self._result.change))
        painter.drawText(line.adjusted(0, 0, -theme.scaled(CHANGE_RIGHT), 0), right, change)
        painter.setFont(fonts.numerals(theme.scaled(20), bold=False))
        painter.setPen(theme.current().ink2)
        painter.drawText(line.adjusted(0, 0, -theme.scaled(TOTAL_RIGHT), 0), right, total)
        return begins

    def _paint_left(self, painter: QPainter, lower: QRectF) -> None:
        """How many cards were left, and which."""
        tokens, count = theme.current(), self._result.seat.left
        painter.setFont(fonts.sans(theme.scaled(15), bold=not count))
        painter.setPen(tokens.ok if not count else tokens.ink2)
        text = texts_settlement.cards_left_text(count)
        painter.drawText(lower, _MIDDLE, text)
        x = lower.x() + QFontMetricsF(painter.font()).horizontalAdvance(text) + 18
        usual = self._density.value[1]
        seen = max(usual, theme.scaled(22))
        top = lower.center().y() - seen / 2
        if self._density is not Density.ROOMY:
            top = lower.bottom() + LOWER_EDGE - seen
            painter.setClipRect(QRectF(0, 0, self.width(), lower.bottom() + LOWER_EDGE))
        room = QRectF(x, top, lower.right() - x - 12, CARD * 1.4 * seen / usual)
        _paint_cards(painter, room, self._art, self._result.looks, self.devicePixelRatioF())


class LeftLine(QWidget):
    """The cards that a seat had left, in a line of their own under a name."""

    def __init__(self, result: SeatResult, art: CardArt) -> None:
        super().__init__()
        self._result, self._art = result, art
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{result.name}, {texts_settlement.cards_left_text(result.seat.left)}")

    def sizeHint(self) -> QSize:
        return QSize(400, round(theme.scaled(24 + CARD_IN_LINE * 1.4)) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect()).adjusted(12, 0, -12, -10)
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(theme.current().ink2)
        told = f"{self._result.name} · {texts_settlement.cards_left_text(self._result.seat.left)}"
        name = QRectF(rect.x(), 0, rect.width(), theme.scaled(24))
        painter.drawText(name, _MIDDLE, _elided(painter, told, name.width()))
        room = rect.adjusted(0, name.height(), 0, 0)
        _paint_cards(painter, room, self._art, self._result.looks, self.devicePixelRatioF())


def _paint_cards(painter: QPainter, room: QRectF, art: CardArt, looks: Sequence[CardLook], dpr: float) -> None:
    """Cards as high as their room, side by side as far as it is wide enough."""
    width = room.height() / 1.4
    step = min(width * 0.53, (room.width() - width) / max(len(looks) - 1, 1))
    margin = CardArt.margin(width)
    for index, look in enumerate(looks):
        corner = QPointF(room.x() + index * step - margin, room.y() - margin)
        painter.drawPixmap(corner, art.pixmap(look, width, dpr))
