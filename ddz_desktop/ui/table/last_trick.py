"""The last trick, to be looked at again: who played what, in order."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.geometry import TableGeometry
from ddz_desktop.ui.table.panels import TablePanel
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch

translate = QCoreApplication.translate
WIDTH, TOP, ROW, BOTTOM = 560.0, 64.0, 66.0, 18.0
CARD, STEP = 40.0, 21.0
MOST_ROWS = 5


class TrickRow(Struct, frozen=True):
    """What one seat played."""

    name: str
    words: str
    looks: tuple[CardLook, ...]


class LastTrick(TablePanel):
    """A panel with one row for each play of the last trick."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[TrickRow, ...] = ()
        self._art: CardArt | None = None

    @property
    def open(self) -> bool:
        """Whether the panel is shown."""
        return not self.isHidden()

    def show_rows(self, rows: tuple[TrickRow, ...], art: CardArt, geometry: TableGeometry, ink: Ink) -> None:
        """Show the trick, or that there has been none; of a long one the end."""
        self._rows, self._art = rows[-MOST_ROWS:], art
        height = TOP + ROW * max(len(self._rows), 1) + BOTTOM
        self.place(geometry.dialog(WIDTH, height), ink)
        self.setAccessibleName(translate("Tools", "Last trick"))
        self.setAccessibleDescription("; ".join(f"{row.name}: {row.words}" for row in rows))

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        unit, tokens = sketch.ink.unit, sketch.ink.tokens
        title = translate("Tools", "Last trick")
        sketch.text(QPointF(28 * unit, 42 * unit), title, 24, tokens.ink, face=Face.SERIF)
        if not self._rows:
            sketch.text(QPointF(28 * unit, (TOP + 36) * unit), no_trick_text(), 16, tokens.ink2)
        for index, row in enumerate(self._rows):
            self._paint_row(sketch, rect, (TOP + ROW * index) * unit, row)

    def _paint_row(self, sketch: Sketch, rect: QRectF, top: float, row: TrickRow) -> None:
        unit, tokens = sketch.ink.unit, sketch.ink.tokens
        baseline = top + 36 * unit
        sketch.text(QPointF(28 * unit, baseline), row.name, 16, tokens.ink, face=Face.BOLD, room=120 * unit)
        x = 160 * unit
        if row.looks and self._art is not None:
            width = CARD * unit
            words = sketch.ink.width(row.words, 15) + 40 * unit
            room = rect.width() - x - words - width
            step = min(STEP * unit, room / max(len(row.looks) - 1, 1))
            margin = CardArt.margin(width)
            for index, look in enumerate(row.looks):
                corner = QPointF(x + index * step - margin, top + 2 * unit - margin)
                sketch.picture(corner, self._art.pixmap(look, width, sketch.ink.dpr))
            x += (len(row.looks) - 1) * step + width + 14 * unit
        sketch.text(QPointF(x, baseline), row.words, 15, tokens.ink2, room=rect.width() - x - 20 * unit)


def no_trick_text() -> str:
    """What is told as long as there is none."""
    return translate("Tools", "No trick has been played yet.")
