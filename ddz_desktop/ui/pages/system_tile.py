"""A rule system as a tile to choose: its name, how many play, two lines, and dots for how much there is to learn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import fonts, icons, texts, texts_systems, theme
from ddz_desktop.ui.controls import TagTone, Tile
from ddz_desktop.ui.controls.chips import tag_colors
from ddz_desktop.ui.controls.painting import paint_box

PLAYERS_TONE = {2: TagTone.GOLD, 3: TagTone.SOFT, 4: TagTone.FARMER, 5: TagTone.ACCENT}
SIDE = 20.0
DOTS = 3
NAME_PX, SMALLEST_NAME_PX = 21, 16


class SystemTile(Tile):
    """One of the systems. It stays chosen when it is pressed again; the grid sees to it that only one is."""

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

    def sizeHint(self) -> QSize:
        return QSize(round(theme.scaled(240)), round(theme.scaled(136)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(theme.scaled(190)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tag_left = self._paint_players(painter)
        tokens = theme.current()
        room = tag_left - 8 - SIDE
        rows = (
            (self._name, _name_font(self._name, room), tokens.ink, 17.0, room),
            (self._lines[0], fonts.sans(theme.scaled(15)), tokens.ink, 56.0, self.width() - 2 * SIDE),
            (self._lines[1], fonts.sans(theme.scaled(15)), tokens.ink2, 82.0, self._mark_left() - SIDE),
        )
        for text, font, color, top, width in rows:
            painter.setPen(color)
            self._paint_line(painter, text, font, QRectF(SIDE, theme.scaled(top), width, theme.scaled(28)))
        self._paint_mark(painter)

    def _paint_line(self, painter: QPainter, text: str, font: QFont, room: QRectF) -> None:
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_players(self, painter: QPainter) -> float:
        """The tag at the upper right; returns its left edge. A bare number gets a picture of what it counts."""
        tokens = theme.current()
        font = fonts.sans(theme.scaled(14), bold=True)
        icon = theme.scaled(20) if self._players.isdigit() else 0.0
        width = QFontMetricsF(font).horizontalAdvance(self._players) + theme.scaled(24) + icon
        height = theme.scaled(28)
        room = QRectF(self.width() - 16 - width, theme.scaled(17), width, height)
        fill, ink = tag_colors(PLAYERS_TONE[self.rules.seats], tokens)
        if self.isChecked() and not tokens.high_contrast:
            fill = tokens.surface
        paint_box(painter, room, height / 2, fill, tokens.edge if tokens.high_contrast else None, 1.0)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room.adjusted(icon, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._players)
        if icon:
            side = theme.scaled(18)
            corner = QPointF(room.left() + theme.scaled(11), room.center().y() - side / 2)
            painter.drawPixmap(corner, icons.pixmap("user", ink, side, self.devicePixelRatioF()))
        return room.left()

    def _mark_left(self) -> float:
        """Where dots or tick begin at the lower right."""
        return self.width() - 68.0

    def _paint_mark(self, painter: QPainter) -> None:
        """A tick when chosen, else the dots."""
        tokens = theme.current()
        middle = self.height() - theme.scaled(26)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            centre = QPointF(self.width() - 30, middle)
            painter.setBrush(tokens.primary)
            painter.drawEllipse(centre, 14, 14)
            tick = icons.pixmap("check", tokens.on_primary, 20, self.devicePixelRatioF())
            painter.drawPixmap(centre - QPointF(10, 10), tick)
            return
        paint_dots(painter, QPointF(self.width() - 52, middle), texts_systems.COMPLEXITY[self.rules.id])


def paint_dots(painter: QPainter, first: QPointF, count: int) -> None:
    """Three dots, as many of them dark as a system is complex."""
    tokens = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    for dot in range(DOTS):
        painter.setBrush(tokens.gold_text if dot < count else tokens.line)
        if tokens.high_contrast and dot >= count:
            painter.setBrush(tokens.surface2)
        painter.drawEllipse(first + QPointF(15 * dot, 0), 4.5, 4.5)


def _name_font(name: str, room: float) -> QFont:
    """The largest font, down to a limit, in which a name has room."""
    for px in range(NAME_PX, SMALLEST_NAME_PX, -1):
        font = fonts.serif(theme.scaled(px))
        if QFontMetricsF(font).horizontalAdvance(name) <= room:
            return font
    return fonts.serif(theme.scaled(SMALLEST_NAME_PX))
