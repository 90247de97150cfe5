"""Large tiles of the home page: what can be begun."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Tile
from ddz_desktop.ui.controls.painting import key_cap_width, paint_box, paint_key_cap
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle

PADDING, DISC, DENSE_DISC, GAP = 20.0, 60.0, 48.0, 18.0
TALLEST = 128
CARD, DENSE_CARD, CARD_STEP = 62.0, 44.0, 0.45


class EnterTile(Tile):
    """A tile that Enter presses, as Space does. `dense`: lower, for windows that have no more room."""

    dense = False

    def set_dense(self, dense: bool) -> None:
        """Take less height, or again as much as looks best."""
        if dense != self.dense:
            self.dense = dense
            self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ActionTile(EnterTile):
    """Begins something: an icon in a disc, a title with a key cap, a line beneath, and cards at the right.

    `filled`: the one thing this page is for. `cards`: codes of cards, shown where there is room.
    """

    def __init__(
        self,
        icon: str,
        *,
        filled: bool = False,
        key: str = "",
        cards: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(filled=filled, parent=parent)
        self._symbol = icon
        self._key = key
        self._cards = tuple(cards)
        self._art = CardArt(theme.current(), CardStyle())
        self._title = ""
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_texts(self, title: str, line: str) -> None:
        """Show a title and the line beneath it."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.restyle()

    def set_key(self, key: str) -> None:
        """Show another key cap; none if empty."""
        self._key = key
        self.restyle()

    def restyle(self) -> None:
        tallest = self.sizeHint().height() if self.dense else TALLEST
        self.setMaximumHeight(round(max(tallest, theme.scaled(tallest))))
        self._art.restyle(theme.current(), CardStyle(theme.manager().appearance.four_colour))
        super().restyle()

    def sizeHint(self) -> QSize:
        height = theme.scaled(76) if self.dense else max(108.0, theme.scaled(96))
        return QSize(ceil(self._text_left() + self._text_width() + PADDING), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._text_left() + theme.scaled(100)), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        elided = self.width() < self.sizeHint().width()
        self.setToolTip(f"{self._title}: {self._line}" if elided else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = tokens.on_primary if self._filled else tokens.primary
        side = self._disc
        disc = QRectF(PADDING, (self.height() - side) / 2, side, side)
        fill = with_alpha(tokens.on_primary, 0.18) if self._filled else tokens.soft
        paint_box(painter, disc, side / 2, fill)
        picture = icons.pixmap(self._symbol, ink, side / 2, self.devicePixelRatioF())
        painter.drawPixmap(disc.center() - QPointF(side, side) / 4, picture)
        self._paint_texts(painter)
        self._paint_cards(painter)

    # helpers

    @property
    def _disc(self) -> float:
        return theme.scaled(DENSE_DISC if self.dense else DISC)

    def _text_left(self) -> float:
        return PADDING + self._disc + GAP

    def _paint_texts(self, painter: QPainter) -> None:
        tokens = theme.current()
        middle = self.height() / 2
        ink, ink2 = tokens.ink, tokens.ink2
        if self._filled:
            ink, ink2 = tokens.on_primary, with_alpha(tokens.on_primary, 0.9)
        end = self._paint_line(painter, self._title, _title_font(), ink, middle - theme.scaled(32))
        self._paint_line(painter, self._line, _line_font(), ink2, middle + theme.scaled(4))
        if self._key and theme.manager().appearance.key_caps:
            scale = theme.text_scale() / 100
            width = key_cap_width(self._key, scale)
            if end + 12 + width < self.width() - PADDING:
                cap = QRectF(end + 12, middle - theme.scaled(27), width, 20 * scale)
                paint_key_cap(painter, cap, self._key, ink)

    def _paint_line(self, painter: QPainter, text: str, font: QFont, color: QColor, top: float) -> float:
        """One line of text; returns where it ends."""
        room = self.width() - self._text_left() - PADDING
        painter.setFont(font)
        painter.setPen(color)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(self._text_left(), top, room, theme.scaled(30)), Qt.AlignmentFlag.AlignVCenter, shown)
        return self._text_left() + metrics.horizontalAdvance(shown)

    def _paint_cards(self, painter: QPainter) -> None:
        width = DENSE_CARD if self.dense else CARD
        fan = width + width * CARD_STEP * (len(self._cards) - 1)
        left = self.width() - PADDING - 8 - fan
        if not self._cards or left < self._text_left() + self._text_width() + GAP:
            return
        margin = CardArt.margin(width)
        top = (self.height() - 1.4 * width) / 2
        for index, code in enumerate(self._cards):
            picture = self._art.pixmap(CardLook(code), width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left + index * width * CARD_STEP - margin, top - margin), picture)

    def _text_width(self) -> float:
        title = QFontMetricsF(_title_font()).horizontalAdvance(self._title)
        if self._key:
            title += 12 + key_cap_width(self._key, theme.text_scale() / 100)
        return max(title, QFontMetricsF(_line_font()).horizontalAdvance(self._line))


def _title_font() -> QFont:
    return fonts.sans(theme.scaled(22), bold=True)


def _line_font() -> QFont:
    return fonts.sans(theme.scaled(15))
