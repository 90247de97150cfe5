"""A rule system as a tile to choose: its name, how many play, two lines, and dots for how much there is to learn."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import fonts, icons, texts, texts_systems, theme
from ddz_desktop.ui.controls import TagTone, Tile
from ddz_desktop.ui.controls.chips import tag_colors
from ddz_desktop.ui.controls.painting import paint_box

PLAYERS_TONE = {2: TagTone.GOLD, 3: TagTone.SOFT, 4: TagTone.FARMER, 5: TagTone.ACCENT}
SIDE = 20.0
MARK = 68.0
"""The room at the lower right for dots or tick."""

DOTS = 3
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
NAME_PX, SMALLEST_NAME_PX = 21, 16
APART = 8
"""Between the name and the number of players, in px."""


@dataclass(frozen=True)
class TileRow:
    """A line of text in its font and colour, and the room for it."""

    text: str
    font: QFont
    color: QColor
    room: QRectF


class SystemTile(Tile):
    """One of the systems. It stays chosen when it is pressed again; the grid sees to it that only one is.

    Signals:
        arrow(int): an arrow key was pressed.
    """

    arrow = Signal(int)

    def __init__(self, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.rules = rules
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self._name = texts.system_name(self.rules)
        self._players = texts_systems.players_tag(self.rules)
        self._lines = texts_systems.tile_lines(self.rules)
        self.setAccessibleName(f"{self._name}, {texts.players_text(self.rules)}")
        self.setAccessibleDescription(" ".join((*self._lines, texts_systems.complexity_text(self.rules))))
        self.restyle()

    def nextCheckState(self) -> None:
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the grid's: a button would go to whatever stands near, a scroll area would scroll."""
        if event.key() in ARROWS:
            self.arrow.emit(event.key())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(round(theme.scaled(240)), round(theme.scaled(136)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(theme.scaled(190)), self.sizeHint().height())

    def whole_width(self) -> int:
        """The width from which on all of it can be read, in px."""
        name, line = QFontMetricsF(fonts.serif(theme.scaled(SMALLEST_NAME_PX))), QFontMetricsF(_line_font())
        first, second = (line.horizontalAdvance(text) for text in self._lines)
        named = name.horizontalAdvance(self._name) + APART + self.width() - self._tag_room().left()
        return ceil(max(SIDE + named, first + 2 * SIDE, second + SIDE + MARK)) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_players(painter)
        for row in self.rows():
            painter.setPen(row.color)
            painter.setFont(row.font)
            shown = QFontMetricsF(row.font).elidedText(row.text, Qt.TextElideMode.ElideRight, row.room.width())
            painter.drawText(row.room, Qt.AlignmentFlag.AlignVCenter, shown)
        self._paint_mark(painter)

    def rows(self) -> tuple[TileRow, ...]:
        """The lines of text and the room they have."""
        tokens = theme.current()
        line = _line_font()
        wide = self.width() - 2 * SIDE
        name_room = self._tag_room().left() - APART - SIDE
        name = _name_font(self._name, name_room)
        return (
            TileRow(self._name, name, tokens.ink, _line_room(14, name_room, 34)),
            TileRow(self._lines[0], line, tokens.ink, _line_room(56, wide)),
            TileRow(self._lines[1], line, tokens.ink2, _line_room(82, self.width() - MARK - SIDE)),
        )

    def _tag_room(self) -> QRectF:
        """Where the number of players stands. A bare number gets a picture of what it counts."""
        text = QFontMetricsF(fonts.sans(theme.scaled(14), bold=True)).horizontalAdvance(self._players)
        width = text + theme.scaled(24) + self._tag_icon()
        return QRectF(self.width() - 16 - width, theme.scaled(17), width, theme.scaled(28))

    def _tag_icon(self) -> float:
        return theme.scaled(20) if self._players.isdigit() else 0.0

    def _paint_players(self, painter: QPainter) -> None:
        tokens = theme.current()
        room, icon = self._tag_room(), self._tag_icon()
        fill, ink = tag_colors(PLAYERS_TONE[self.rules.seats], tokens)
        if self.isChecked() and not tokens.high_contrast:
            fill = tokens.surface
        paint_box(painter, room, room.height() / 2, fill, tokens.edge if tokens.high_contrast else None, 1.0)
        painter.setFont(fonts.sans(theme.scaled(14), bold=True))
        painter.setPen(ink)
        painter.drawText(room.adjusted(icon, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._players)
        if icon:
            side = theme.scaled(18)
            corner = QPointF(room.left() + theme.scaled(11), room.center().y() - side / 2)
            painter.drawPixmap(corner, icons.pixmap("user", ink, side, self.devicePixelRatioF()))

    def _paint_mark(self, painter: QPainter) -> None:
        """A tick when chosen, else the dots."""
        tokens = theme.current()
        middle = self.height() - theme.scaled(26)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            radius, side = theme.scaled(14), theme.scaled(20)
            centre = QPointF(self.width() - 16 - radius, middle)
            painter.setBrush(tokens.primary)
            painter.drawEllipse(centre, radius, radius)
            tick = icons.pixmap("check", tokens.on_primary, side, self.devicePixelRatioF())
            painter.drawPixmap(centre - QPointF(side, side) / 2, tick)
            return
        paint_dots(
            painter, QPointF(self.width() - 22 - theme.scaled(30), middle), texts_systems.COMPLEXITY[self.rules.id]
        )


def _line_font() -> QFont:
    return fonts.sans(theme.scaled(15))


def _line_room(top: float, width: float, height: float = 28) -> QRectF:
    return QRectF(SIDE, theme.scaled(top), width, theme.scaled(height))


def paint_dots(painter: QPainter, first: QPointF, count: int) -> None:
    """Three dots, as many of them dark as a system is complex."""
    tokens = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    for dot in range(DOTS):
        painter.setBrush(tokens.gold_text if dot < count else tokens.line)
        if tokens.high_contrast and dot >= count:
            painter.setBrush(tokens.surface2)
        painter.drawEllipse(first + QPointF(theme.scaled(15) * dot, 0), theme.scaled(4.5), theme.scaled(4.5))


def _name_font(name: str, room: float) -> QFont:
    """The largest font, down to a limit, in which a name has room."""
    for px in range(NAME_PX, SMALLEST_NAME_PX, -1):
        font = fonts.serif(theme.scaled(px))
        if QFontMetricsF(font).horizontalAdvance(name) <= room:
            return font
    return fonts.serif(theme.scaled(SMALLEST_NAME_PX))
