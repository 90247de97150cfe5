"""The list of factors so far, opened from the multiplier."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.table import texts_settlement
from ddz_desktop.ui.table.geometry import Align, Rect, TableGeometry
from ddz_desktop.ui.table.panels import TablePanel
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch
from ddz_desktop.ui.table.viewstate import TableState

ROW, WIDTH, TOP = 36.0, 380.0, 56.0
NUMBERS = 110.0
"""The columns of values and products."""


class FactorList(TablePanel):
    """A panel under the multiplier: one line per factor with the product so far."""

    RADIUS = 16.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[texts_settlement.FactorRow, ...] = ()

    @property
    def open(self) -> bool:
        """Whether the list is shown."""
        return not self.isHidden()

    def show_factors(self, state: TableState, geometry: TableGeometry, ink: Ink) -> None:
        """Show the factors so far."""
        self._rows = texts_settlement.reached_rows(state)
        unit = ink.unit
        pill = geometry.pill()
        texts = max(ink.width(row.name, 16, Face.BOLD) + ink.width(row.detail, 14) for row in self._rows)
        wished = texts + (50 + 10 + 12 + NUMBERS + 20) * unit
        width = min(max(wished, WIDTH * unit), geometry.stage.width * unit - 60 * unit)
        height = (TOP + ROW * len(self._rows) + 14) * unit
        right = min(pill.right + 120 * unit, geometry.stage.window_width - 20 * unit)
        self.place(Rect(right - width, pill.bottom + 8 * unit, width, height), ink)
        self.setAccessibleName(QCoreApplication.translate("Tools", "How the multiplier came about"))
        self.setAccessibleDescription("; ".join(f"{row.name} {row.value}" for row in self._rows))

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        unit, tokens = sketch.ink.unit, sketch.ink.tokens
        title = QCoreApplication.translate("Tools", "How the multiplier came about")
        sketch.text(QPointF(20 * unit, 36 * unit), title, 17, tokens.ink, face=Face.BOLD, room=rect.width() - 40 * unit)
        right = rect.right() - 20 * unit
        for index, row in enumerate(self._rows):
            baseline = (TOP + ROW * index + 23) * unit
            sketch.icon(row.icon, tokens.gold_text, QPointF(18 * unit, baseline - 17 * unit), 22 * unit)
            at = QPointF(50 * unit, baseline)
            name = sketch.text(at, row.name, 16, tokens.ink, face=Face.BOLD, room=right - at.x() - NUMBERS * unit)
            detail = QPointF(at.x() + name + 10 * unit, baseline)
            room = right - NUMBERS * unit - detail.x()
            if room > 30 * unit:
                sketch.text(detail, row.detail, 14, tokens.ink2, room=room)
            value = QPointF(right - 54 * unit, baseline)
            sketch.text(value, row.value, 18, tokens.ink, face=Face.NUMERALS, align=Align.RIGHT)
            sketch.text(QPointF(right, baseline), row.running, 18, tokens.ink, face=Face.NUMERALS, align=Align.RIGHT)
