"""A row of the editor: what can be changed, in plain words, and whatever changes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.options import Option
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.ui import texts_rules_options, theme
from ddz_desktop.ui.controls import ButtonKind, Label, SegmentedControl, Toggle, icon_button
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.controls.placed import Placed, height_for
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.stepper import Stepper

MOST_SEGMENTS = 5
LEFT, RIGHT, UPPER, GAP = 18, 14, 11, 12
CONTROL_SHARE = 0.55
"""A control that takes more of the width than this goes beneath its label."""

BAR = 5


class RuleRow(Placed):
    """One option. When it differs from the system it is gold and can be undone.

    Signals:
        chosen(str, object): the option's name and the value that is wanted.
        undone(str): the option as the system has it is wanted.
        entered(str): the keyboard or the mouse has come here.
    """

    chosen = Signal(str, object)
    undone = Signal(str)
    entered = Signal(str)

    def __init__(self, option: Option, value: OptionValue, help_text: str) -> None:
        self.option = option
        title = texts_rules_options.option_title(option.name)
        self._title = Label(title, Role.ROW, wrap=True)
        self._help = Label(help_text, Role.LABEL, "ink2", wrap=True)
        self.control = _control(option, value, title)
        self.undo = icon_button("undo", "", ButtonKind.LINK, size=40)
        super().__init__((self._title, self._help, self.control, self.undo))
        self._changed = False
        told = self.tr("Undo: {title}").format(title=title)
        self.undo.set_hint(told)
        self.undo.setAccessibleName(told)
        self.undo.hide()
        self.undo.clicked.connect(self._undo)
        self.control.setAccessibleDescription(help_text)
        if isinstance(self.control, Toggle):
            self.control.toggled.connect(self._choose)
        else:
            self.control.changed.connect(self._choose)
        for widget in (self.control, *self.control.findChildren(QWidget)):
            widget.installEventFilter(self)

    def show_value(self, value: OptionValue, *, changed: bool, help_text: str) -> None:
        """Show what holds now."""
        if isinstance(self.control, Toggle):
            self.control.blockSignals(True)
            self.control.setChecked(bool(value))
            self.control.blockSignals(False)
        elif isinstance(self.control, Stepper):
            assert isinstance(value, int), "steppers are for numbers"
            self.control.set_value(value)
        else:
            self.control.set_value(value)
        if help_text != self._help.text():
            self._help.setText(help_text)
        if changed != self._changed:
            self._changed = changed
            self.undo.setVisible(changed)
            self.update()
        self.updateGeometry()
        self._place()

    def focus_control(self) -> None:
        """Bring the keyboard here."""
        if isinstance(self.control, SegmentedControl):
            self.control.focus_chosen()
        elif isinstance(self.control, Stepper):
            self.control.field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.control.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def boxes(self, width: int) -> list[QRect]:
        wished = self.control.sizeHint()
        undo = self.undo.sizeHint()
        right = width - RIGHT - (undo.width() + 4 if self._changed else 0)
        beneath = wished.width() > CONTROL_SHARE * width
        room = (right if beneath else right - wished.width() - GAP) - LEFT
        title = QRect(LEFT, UPPER, room, height_for(self._title, room))
        help_height = height_for(self._help, room) if self._help.text() else 0
        told = QRect(LEFT, title.bottom() + 2, room, help_height)
        text_end = told.bottom() + 1 if help_height else title.bottom() + 1
        if beneath:
            width_there = min(wished.width(), width - LEFT - RIGHT)
            control = QRect(LEFT, text_end + 8, width_there, wished.height())
            end = control.bottom() + 1
        else:
            end = max(text_end, UPPER + wished.height())
            control = QRect(
                right - wished.width(), UPPER + (end - UPPER - wished.height()) // 2, wished.width(), wished.height()
            )
        middle = title.center().y() if beneath else control.center().y()
        undo_box = QRect(width - RIGHT - undo.width(), middle - undo.height() // 2, undo.width(), undo.height())
        self._end = end + UPPER
        return [title, told, control, undo_box]

    def heightForWidth(self, width: int) -> int:
        self.boxes(width)
        return self._end

    def minimumSizeHint(self) -> QSize:
        return QSize(self.control.minimumSizeHint().width() + LEFT + RIGHT, 0)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._changed:
            return
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        edge = tokens.gold if tokens.high_contrast else None
        paint_box(painter, rect, 10, tokens.soft_gold, edge, tokens.border)
        paint_box(painter, QRectF(0, 0, BAR, rect.height()), 2, tokens.gold)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.MouseButtonPress):
            self.entered.emit(self.option.name)
        return False

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(object)
    @Slot(bool)
    @Slot(int)
    def _choose(self, value: OptionValue) -> None:
        self.chosen.emit(self.option.name, value)

    @Slot()
    def _undo(self) -> None:
        self.undone.emit(self.option.name)


def _control(option: Option, value: OptionValue, title: str) -> Toggle | SegmentedControl | Stepper:
    """What sets an option: a switch, a few choices side by side, or for many numbers two buttons."""
    choices = option.choices
    if set(choices) == {True, False} and all(isinstance(choice, bool) for choice in choices):
        return Toggle(title, checked=bool(value))
    if len(choices) > MOST_SEGMENTS:
        least, most = choices[0], choices[-1]
        assert isinstance(least, int), "many choices are numbers"
        assert isinstance(most, int), "many choices are numbers"
        assert isinstance(value, int), "many choices are numbers"
        return Stepper(least, most, value, label=title)
    ordered = sorted(choices, key=lambda choice: choice is None)  # no limit comes after the limits
    named = [(choice, texts_rules_options.value_text(option.name, choice)) for choice in ordered]
    return SegmentedControl(named, value, label=title)
