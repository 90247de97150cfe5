"""A row of a form: a label at the left, and at the right whatever sets the value."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

ROW_HEIGHT = 44
CONTROL_SHARE = 0.7
"""A control that takes more of the width than this goes beneath its label."""


class FormRow(QWidget):
    """A label or other widget, and a control beside it or, where that is too wide, beneath it."""

    def __init__(self, label: QWidget, control: QWidget, help_text: str = "") -> None:
        super().__init__()
        self._field = control
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(12)
        self._layout.addWidget(label, 1)
        self._layout.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(ROW_HEIGHT)
        self.setToolTip(help_text)
        control.setAccessibleDescription(help_text)

    def minimumSizeHint(self) -> QSize:
        """No wider than the control: the row folds before it asks for more."""
        return QSize(self._field.minimumSizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Choose between beside and beneath; needed after the control changed."""
        beneath = self._field.sizeHint().width() > CONTROL_SHARE * self.width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(down if beneath else across)
        self._layout.setSpacing(4 if beneath else 12)
