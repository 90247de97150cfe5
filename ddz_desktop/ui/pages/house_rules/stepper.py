"""A whole number between two limits: typed, stepped by Up and Down, or changed by a button at each side."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import ButtonKind, TextField, icon_button

SIDE = 44


class NumberField(TextField):
    """The number itself.

    Signals:
        stepped(int): Up (1) or Down (-1) was pressed.
    """

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class Stepper(QWidget):
    """Less, the number, more.

    Signals:
        changed(int): the player chose another number.
    """

    changed = Signal(int)

    def __init__(self, least: int, most: int, value: int, *, label: str) -> None:
        super().__init__()
        self._least, self._most, self.value = least, most, value
        self._less = icon_button("minus", self.tr("Less"), ButtonKind.TILE, size=SIDE)
        self._more = icon_button("plus", self.tr("More"), ButtonKind.TILE, size=SIDE)
        self.field = NumberField()
        self.field.setValidator(QIntValidator(least, most, self.field))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setAccessibleName(label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self._less, self.field, self._more):
            row.addWidget(widget)
        self._less.clicked.connect(self._step_down)
        self._more.clicked.connect(self._step_up)
        self.field.stepped.connect(self._step)
        self.field.editingFinished.connect(self._take)
        self.set_value(value)

    def set_value(self, value: int) -> None:
        """Show another number without telling. No button leads beyond the limits."""
        self.value = value
        self.field.setText(str(value))
        self._less.set_available(value > self._least, self.tr("It cannot be less"))
        self._more.set_available(value < self._most, self.tr("It cannot be more"))

    def sizeHint(self) -> QSize:
        buttons = self._less.sizeHint().width() + self._more.sizeHint().width()
        width = round(theme.scaled(70))
        self.field.setFixedWidth(width)
        return QSize(buttons + width + 12, max(self.field.sizeHint().height(), self._less.sizeHint().height()))

    @Slot()
    def _step_down(self) -> None:
        self._step(-1)

    @Slot()
    def _step_up(self) -> None:
        self._step(1)

    @Slot(int)
    def _step(self, by: int) -> None:
        self._choose(self.value + by)

    @Slot()
    def _take(self) -> None:
        """What was typed; the validator lets only whole numbers between the limits come here."""
        self._choose(int(self.field.text()))

    def _choose(self, value: int) -> None:
        if value != self.value and self._least <= value <= self._most:
            self.set_value(value)
            self.changed.emit(value)
