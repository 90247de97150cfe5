"""Choosing: a segmented control, a switch, a check box, and a card with a radio mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.painting import Elevation, paint_box, paint_shadow

AROUND = 3
"""The room around the segments of a control; a focus ring has no more."""


class _Choosable(Control):
    """A control that is on or off."""

    def __init__(self, text: str, radius: float, parent: QWidget | None) -> None:
        super().__init__(text, radius, parent)
        self.setCheckable(True)


class _Segment(_Choosable):
    """One choice of a segmented control."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, 11, parent)
        self.setAutoExclusive(True)  # told as a radio button
        self.focus_ring.set_reach(AROUND)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(15), bold=True)
        return QSize(round(QFontMetricsF(font).horizontalAdvance(self.text()) + 26), round(font.pixelSize() * 2.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        color = tokens.primary if on else tokens.ink
        if not self.isEnabled():
            color = tokens.ink3
        if on:
            if not tokens.high_contrast:
                paint_shadow(painter, rect.adjusted(1, 1, -1, -2), 10, Elevation.LOW, tokens.shadow)
            paint_box(painter, rect, 11, tokens.surface, color, max(1.6, tokens.border))
        elif self.underMouse():
            paint_box(painter, rect, 11, with_alpha(tokens.ink, 0.06))
        painter.setFont(fonts.sans(theme.scaled(15), bold=on))
        painter.setPen(color)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())


class SegmentedControl(QWidget):
    """Two to five choices side by side; arrows move between them.

    Signals:
        changed(object): the player chose another value.
    """

    changed = Signal(object)

    def __init__(
        self,
        choices: Sequence[tuple[object, str]],
        value: object,
        *,
        label: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        self._layout.setSpacing(2)
        self.setAccessibleName(label)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._group.idClicked.connect(self._announce)
        self.set_choices(choices, value)

    @property
    def value(self) -> object:
        return self._values[self._group.checkedId()]

    def button(self, value: object) -> QAbstractButton:
        """What is clicked to choose a value. Raises ValueError when it is no choice."""
        return self._group.button(self._values.index(value))

    def set_choices(self, choices: Sequence[tuple[object, str]], value: object) -> None:
        """Show other choices, or the same in other words. Raises ValueError when `value` is none of them."""
        self._values = [choice for choice, _ in choices]
        if len(self._group.buttons()) != len(choices):
            self._make_segments(len(choices))
        for button, (_, text) in zip(self._group.buttons(), choices, strict=True):
            button.setText(text)
            button.updateGeometry()
        self.set_value(value)

    def focus_chosen(self) -> None:
        """Bring the keyboard to the present choice."""
        self.button(self.value).setFocus(Qt.FocusReason.OtherFocusReason)

    def name_choice(self, value: object, name: str) -> None:
        """Say in words what a sign stands for, to a screen reader and in the tooltip."""
        button = self.button(value)
        button.setAccessibleName(name)
        button.setToolTip(name)

    def set_value(self, value: object) -> None:
        """Select a value without announcing it. Raises ValueError when it is no choice."""
        chosen = self.button(value)
        chosen.setChecked(True)
        for button in self._group.buttons():  # Tab leads to the choice, arrows to the others
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, 44))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        paint_box(
            QPainter(self), QRectF(self.rect()), 13.2, tokens.surface2, tokens.edge, max(1.0, tokens.border - 0.4)
        )

    # helpers

    def _make_segments(self, count: int) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        for index in range(count):
            segment = _Segment("", self)
            self._group.addButton(segment, index)
            self._layout.addWidget(segment)

    # slots

    @Slot(int)
    def _announce(self, index: int) -> None:
        self.changed.emit(self._values[index])


class Toggle(_Choosable):
    """A switch; `text` is its accessible name only, the visible label stands beside it."""

    def __init__(self, label: str, *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(label, 15, parent)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        scale = max(1.0, theme.text_scale() / 100 * 0.85)
        return QSize(round(52 * scale), round(30 * scale))

    def restyle(self) -> None:
        self.focus_ring.set_radius(self.sizeHint().height() / 2)
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        if on:
            fill, knob, border = tokens.primary, tokens.on_primary, tokens.primary
        else:
            fill, knob, border = tokens.surface2, tokens.edge, tokens.edge
        if not self.isEnabled():
            fill, knob, border = tokens.surface2, tokens.ink3, tokens.ink3
        paint_box(painter, rect, rect.height() / 2, fill, border, tokens.border)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(knob)
        half = rect.height() / 2
        knob_at = QPointF(rect.right() - half if on else rect.left() + half, rect.center().y())
        painter.drawEllipse(knob_at, 0.73 * half, 0.73 * half)


class CheckBox(_Choosable):
    """A box with a tick and its label."""

    def __init__(self, text: str, *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, 8, parent)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(16))
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        return QSize(round(width + 36), round(max(36.0, font.pixelSize() * 2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        box = QRectF(0, self.height() / 2 - 12, 24, 24)
        on = self.isChecked()
        ink = tokens.ink if self.isEnabled() else tokens.ink3
        paint_box(painter, box, 7, tokens.primary if on else tokens.surface, tokens.primary if on else tokens.edge, 1.6)
        if on:
            tick = icons.pixmap("check", tokens.on_primary, 18, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(3, box.top() + 3), tick)
        painter.setFont(fonts.sans(theme.scaled(16)))
        painter.setPen(ink)
        painter.drawText(QRectF(self.rect()).adjusted(34, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())


class ChoiceCard(_Choosable):
    """A wide card with a radio mark, a title and a line beneath; put several into a QButtonGroup."""

    def __init__(self, title: str, caption: str = "", *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(title, 14, parent)
        self._caption = caption
        self.setAccessibleDescription(caption)
        self.setAutoExclusive(True)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        title = QFontMetricsF(fonts.sans(theme.scaled(17), bold=True)).horizontalAdvance(self.text())
        caption = QFontMetricsF(fonts.sans(theme.scaled(15))).horizontalAdvance(self._caption)
        return QSize(round(max(title, caption) + 76), round(theme.scaled(74 if self._caption else 52)))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        edge = tokens.primary if on else tokens.edge
        paint_box(
            painter, rect, 14, tokens.soft if on else tokens.surface, edge, 2.6 if on else max(1.2, tokens.border)
        )
        _paint_radio(painter, QPointF(30, rect.center().y()), edge, tokens.surface, on=on)
        text = rect.adjusted(58, 0, -16, 0)
        half = rect.height() / 2
        upper = text.adjusted(0, rect.height() * 0.12, 0, -half) if self._caption else text
        painter.setFont(fonts.sans(theme.scaled(17), bold=True))
        painter.setPen(tokens.ink)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(tokens.ink2)
        painter.drawText(text.adjusted(0, half, 0, -rect.height() * 0.12), Qt.AlignmentFlag.AlignVCenter, self._caption)


def _paint_radio(painter: QPainter, centre: QPointF, edge: QColor, fill: QColor, *, on: bool) -> None:
    paint_box(painter, QRectF(centre.x() - 13, centre.y() - 13, 26, 26), 13, fill, edge, 2.4)
    if on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(edge)
        painter.drawEllipse(centre, 6, 6)
