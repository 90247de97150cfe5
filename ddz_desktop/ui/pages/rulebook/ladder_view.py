"""The bomb ladder as chips from high to low."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.pages.rulebook.blocks import Step

PADDING, ARROW, NOTE_GAP = 12.0, 24.0, 7.0


class StepChip(QWidget):
    """A step with the arrow to the next; a fresh one is gold."""

    def __init__(self, step: Step, *, last: bool) -> None:
        super().__init__()
        self._step = step
        self._last = last
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        new = self.tr("new here") if step.fresh else ""
        self.setAccessibleName(" ".join(filter(None, (step.text, step.note, new))))
        self.setToolTip(new)

    def sizeHint(self) -> QSize:
        width = 2 * PADDING + QFontMetricsF(_font()).horizontalAdvance(self._step.text)
        if self._step.note:
            width += NOTE_GAP + QFontMetricsF(_note_font()).horizontalAdvance(self._step.note)
        return QSize(round(width + (0 if self._last else ARROW)), round(max(34.0, theme.scaled(34))))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        chip = QRectF(self.rect()).adjusted(0, 0, 0 if self._last else -ARROW, 0)
        fresh = self._step.fresh
        edge = tokens.gold if fresh else tokens.line if tokens.high_contrast else None
        paint_box(painter, chip, 10, tokens.soft_gold if fresh else tokens.bg, edge, 1.6)
        painter.setFont(_font())
        painter.setPen(tokens.gold_text if fresh else tokens.ink)
        text = chip.adjusted(PADDING, 0, 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, self._step.text)
        if self._step.note:
            left = PADDING + QFontMetricsF(_font()).horizontalAdvance(self._step.text) + NOTE_GAP
            painter.setFont(_note_font())
            painter.setPen(tokens.ink2)
            painter.drawText(chip.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._step.note)
        if not self._last:
            corner = QPointF(chip.right() + ARROW / 2 - 8, chip.center().y() - 8)
            painter.drawPixmap(corner, icons.pixmap("fwd", tokens.ink2, 16, self.devicePixelRatioF()))


def _font() -> QFont:
    return fonts.sans(theme.scaled(16), bold=True)


def _note_font() -> QFont:
    return fonts.sans(theme.scaled(14))


def ladder_view(steps: Sequence[Step]) -> FlowBox:
    """Chips in rows, the highest first."""
    return FlowBox([StepChip(step, last=index == len(steps) - 1) for index, step in enumerate(steps)], 4)
