"""Bars, one a row: a name, the bar on its track, a figure, and a word beside it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls.painting import paint_at_right, paint_box

ROW = 38
BAR = 18
GAP, AIR = 10.0, 3.0


class Bar(Struct, frozen=True):
    """A row. `share` of the track, 0 to 1; `interval`: how sure that is. `strong`: at or above the mark."""

    name: str
    share: float
    figure: str
    note: str = ""
    interval: tuple[float, float] | None = None
    strong: bool = True


class BarChart(QWidget):
    """Draws rows. `mark`: a dotted line across all tracks, such as at one half. `tone`: the bars' token."""

    def __init__(self, *, mark: float | None = None, tone: str = "primary", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        self._mark = mark
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], summary: str) -> None:
        """Draw other rows; `summary` says in a sentence what they show."""
        self.bars = tuple(bars)
        self.setAccessibleDescription(summary)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, round(theme.scaled(ROW) * max(1, len(self.bars))))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scaled = theme.scaled
        name_font, figure_font, note_font = (
            fonts.sans(scaled(16)),
            fonts.numerals(scaled(17)),
            fonts.sans(scaled(14)),
        )
        names = max((QFontMetricsF(name_font).horizontalAdvance(bar.name) for bar in self.bars), default=0)
        names = min(names, self.width() * 0.34) + 12
        figures = max((QFontMetricsF(figure_font).horizontalAdvance(bar.figure) for bar in self.bars), default=0) + 10
        notes = max((QFontMetricsF(note_font).horizontalAdvance(bar.note) for bar in self.bars), default=0)
        notes += GAP if notes else 0
        track = QRectF(names, 0, self.width() - AIR - names - figures - notes, scaled(BAR))
        for index, bar in enumerate(self.bars):
            row = QRectF(0, index * scaled(ROW), self.width() - AIR, scaled(ROW))
            self._paint_track(painter, track.translated(0, row.center().y() - track.height() / 2), bar)
            painter.setPen(theme.current().ink)
            painter.setFont(name_font)
            shown = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, int(names - 10))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, shown)
            painter.setFont(figure_font)
            paint_at_right(painter, row.adjusted(0, 0, -notes, 0), bar.figure)
            painter.setFont(note_font)
            painter.setPen(theme.current().ink2)
            paint_at_right(painter, row, bar.note)

    def _paint_track(self, painter: QPainter, track: QRectF, bar: Bar) -> None:
        tokens = theme.current()
        tone = getattr(tokens, self._tone)
        radius = track.height() / 2
        paint_box(painter, track, radius, tokens.surface2, tokens.edge if tokens.high_contrast else None, 1)
        width = max(track.height(), track.width() * bar.share) if bar.share > 0 else 0
        if width:
            painter.setOpacity(1.0 if bar.strong or tokens.high_contrast else 0.55)
            paint_box(painter, QRectF(track.left(), track.top(), width, track.height()), radius, tone)
            painter.setOpacity(1.0)
        if bar.interval is not None:
            self._paint_interval(painter, track, bar.interval)
        if self._mark is not None:
            x = track.left() + self._mark * track.width()
            painter.setPen(QPen(tokens.ink2, 1.4, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, track.top() - 5), QPointF(x, track.bottom() + 5))

    def _paint_interval(self, painter: QPainter, track: QRectF, interval: tuple[float, float]) -> None:
        """How far the true value may lie off: a thin line with ends, under the bar's middle."""
        y = track.bottom() + 3.5
        low, high = (track.left() + each * track.width() for each in interval)
        painter.setPen(QPen(theme.current().ink2, 1.2))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        for x in (low, high):
            painter.drawLine(QPointF(x, y - 2.5), QPointF(x, y + 2.5))
