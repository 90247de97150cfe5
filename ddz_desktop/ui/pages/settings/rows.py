"""A setting as a row: its name and a line about it, and beside or beneath them what sets it."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from ddz_desktop.settings import Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Dropdown, Label, SegmentedControl, Toggle
from ddz_desktop.ui.controls.followers import FocusRing, by_keyboard
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.settings.items import Item, Shape
from ddz_desktop.ui.pages.settings.swatches import Swatches

BESIDE_SHARE = 0.66
"""A control that takes more of the width than this goes beneath its label."""

LOUDEST, STEP = 100, 5


class ChoicePicker(QWidget):
    """A few words side by side, or a list that opens where there is no room for them.

    Signals:
        changed(object): another value was chosen.
    """

    changed = Signal(object)

    def __init__(self, item: Item) -> None:
        super().__init__()
        self._item = item
        self._values = [value for value, _ in item.choices]
        self.segments = SegmentedControl(item.choice_texts(), self._values[0])
        self.drop = Dropdown()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.segments)
        row.addWidget(self.drop)
        self.drop.hide()
        self.segments.changed.connect(self.changed)
        self.drop.activated.connect(self._drop_chosen)

    @property
    def wished_width(self) -> int:
        """What the words need side by side."""
        return self.segments.sizeHint().width()

    def show_value(self, value: object, label: str, help_text: str) -> None:
        """Show what is chosen, in the present language; a value of an older file that is none shows nothing."""
        texts = self._item.choice_texts()
        known = value if value in self._values else self._values[0]
        self.segments.set_choices(texts, known)
        with QSignalBlocker(self.drop):
            self.drop.clear()
            self.drop.addItems([text for _, text in texts])
            self.drop.setCurrentIndex(self._values.index(known))
        for control in (self.segments, self.drop):
            control.setAccessibleName(label)
            control.setAccessibleDescription(help_text)

    def fit(self, room: int) -> None:
        """Choose between words side by side and a list."""
        narrow = self.wished_width > room
        self.segments.setVisible(not narrow)
        self.drop.setVisible(narrow)

    @Slot(int)
    def _drop_chosen(self, row: int) -> None:
        self.changed.emit(self._values[row])


class VolumeSlider(QWidget):
    """A slider from silent to loud, with the number beside it.

    Signals:
        changed(object): another value was chosen.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, LOUDEST)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(4 * STEP)
        self.slider.setMinimumWidth(180)
        self._ring = FocusRing(self.slider, 12)
        self._ring.set_wanted(False)
        self._number = Label("", Role.LABEL, "ink2")
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self._number)
        self.slider.valueChanged.connect(self._tell)
        self.slider.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The ring comes and goes with the keyboard."""
        if isinstance(event, QFocusEvent):
            self._ring.set_wanted(event.gotFocus() and by_keyboard(event))
        return False

    @property
    def wished_width(self) -> int:
        """Wide enough to aim at."""
        return 260

    def show_value(self, value: object, label: str, help_text: str) -> None:
        """Show how loud it is."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(int(str(value)))
        self.slider.setAccessibleName(label)
        self.slider.setAccessibleDescription(help_text)
        self._show_number()

    def fit(self, room: int) -> None:
        """It fits everywhere."""

    @Slot(int)
    def _tell(self, value: int) -> None:
        self._show_number()
        self.changed.emit(value)

    def _show_number(self) -> None:
        self._number.setText(f"{self.slider.value()} %")
        self._number.setMinimumWidth(round(theme.scaled(52)))


class Switch(QWidget):
    """A toggle at the right.

    Signals:
        changed(object): it was switched.
    """

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.toggle = Toggle("")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 2, 6)
        row.addWidget(self.toggle)
        self.toggle.clicked.connect(self._tell)

    @property
    def wished_width(self) -> int:
        """Always beside its label."""
        return 1

    @Slot(bool)
    def _tell(self, on: bool) -> None:
        self.changed.emit(on)

    def show_value(self, value: object, label: str, help_text: str) -> None:
        """Show whether it is on."""
        self.toggle.setChecked(bool(value))
        self.toggle.setText(label)
        self.toggle.setAccessibleName(label)
        self.toggle.setAccessibleDescription(help_text)

    def fit(self, room: int) -> None:
        """It fits everywhere."""


Setter: TypeAlias = ChoicePicker | VolumeSlider | Switch | Swatches


def make_setter(item: Item) -> Setter:
    """What sets a setting."""
    if item.shape is Shape.CHOICE:
        return ChoicePicker(item)
    if item.shape is Shape.VOLUME:
        return VolumeSlider()
    if item.shape in (Shape.BACK, Shape.CLOTH):
        return Swatches(item)
    return Switch()


class SettingRow(QWidget):
    """One setting.

    Signals:
        chosen(object, object): its Item, and the value that was chosen.
    """

    chosen = Signal(object, object)

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item
        self.setter = make_setter(item)
        self._label = Label("", Role.ROW, wrap=True)
        self._caption = Label("", Role.CAPTION, "ink2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._label)
        words.addWidget(self._caption)
        words.addStretch(1)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(words, 1)
        self._layout.addWidget(self.setter, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setter.changed.connect(self._tell)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen, in the present language."""
        self._label.setText(self.item.title)
        self._caption.setText(self.item.help)
        self._caption.setVisible(bool(self.item.help))
        self.setter.show_value(self.item.value(settings), self.item.title, self.item.help)
        self.arrange()

    def minimumSizeHint(self) -> QSize:
        """Narrow: the row folds before it asks for more."""
        return QSize(160, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Choose between beside and beneath."""
        beneath = self.setter.wished_width > BESIDE_SHARE * self.width()
        self.setter.fit(self.width())
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(down if beneath else across)
        self._layout.setSpacing(6 if beneath else 16)
        side = Qt.AlignmentFlag.AlignLeft if beneath else Qt.AlignmentFlag.AlignRight
        self._layout.setAlignment(self.setter, side | Qt.AlignmentFlag.AlignVCenter)

    @Slot(object)
    def _tell(self, value: object) -> None:
        self.chosen.emit(self.item, value)
