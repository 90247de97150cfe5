"""The line along which a replay is moved: the present moment, and where bombs went off."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QWidget

from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.followers import FocusRing
from ddz_desktop.ui.controls.painting import paint_box

EDGE = 18.0
KNOB, MARK = 10.0, 12.0


class Timeline(QSlider):
    """A slider from the deal (0) to the last decision. Its value is where the replay stands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: dict[int, str] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._ring = FocusRing(self, 12, on_table=True)
        self._ring.set_wanted(False)

    def show_hand(self, length: int, marks: Mapping[int, str]) -> None:
        """Another hand of so many decisions; `marks` names an icon for some of them."""
        self.marks = dict(marks)
        blocked = self.blockSignals(True)
        self.setRange(0, length)
        self.setPageStep(max(1, length // 10))
        self.setValue(0)
        self.blockSignals(blocked)
        self.update()

    def show_position(self, position: int) -> None:
        """The replay stands there."""
        blocked = self.blockSignals(True)
        self.setValue(position)
        self.blockSignals(blocked)
        self.update()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300, 40)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 40)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # a step, as everywhere on the page
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.show_for(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.set_wanted(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        middle, here = self.height() / 2, self._x(self.value())
        bar = QRectF(EDGE, middle - 4, self.width() - 2 * EDGE, 8)
        paint_box(painter, bar, 4, with_alpha(tokens.table_ink, 0.22), tokens.edge if tokens.high_contrast else None, 1)
        paint_box(painter, QRectF(bar.left(), bar.top(), here - bar.left(), bar.height()), 4, tokens.gold)
        for position, name in self.marks.items():
            self._paint_mark(painter, QPointF(self._x(position), middle), name)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.gold)
        painter.drawEllipse(QPointF(here, middle), KNOB + 3, KNOB + 3)
        painter.setBrush(tokens.ivory)
        painter.drawEllipse(QPointF(here, middle), KNOB - 1, KNOB - 1)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _paint_mark(self, painter: QPainter, at: QPointF, name: str) -> None:
        tokens = theme.current()
        disc = QRectF(at.x() - MARK, at.y() - MARK, 2 * MARK, 2 * MARK)
        paint_box(painter, disc, MARK, tokens.landlord, tokens.frame, 2)
        side = 1.3 * MARK
        corner = QPointF(at.x() - side / 2, at.y() - side / 2)
        painter.drawPixmap(corner, icons.pixmap(name, tokens.on_role, side, self.devicePixelRatioF()))

    def _x(self, position: int) -> float:
        span = self.width() - 2 * EDGE
        return EDGE + span * position / max(1, self.maximum())

    def _follow(self, event: QMouseEvent) -> None:
        span = max(1, round(self.width() - 2 * EDGE))
        at = round(event.position().x() - EDGE)
        self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), at, span))
