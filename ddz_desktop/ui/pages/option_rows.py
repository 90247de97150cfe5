"""Rows of a form: a label at the left, and at the right whatever sets the value."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.rules.options import Option
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.ui import texts_rules_options, texts_systems
from ddz_desktop.ui.controls import Label, SegmentedControl, Toggle
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role


class _Named(QWidget):
    """A label with a quieter note beneath it."""

    def __init__(self, label: str, note: str) -> None:
        super().__init__()
        self.note = Label(note, Role.CAPTION, "ink2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        column.addWidget(Label(label, wrap=True))
        column.addWidget(self.note)


class ChoiceRow(FormRow):
    """A choice of a few values; yes and no become a switch. A note stands beneath the label.

    Signals:
        changed(object): the player chose another value.
    """

    changed = Signal(object)

    def __init__(
        self,
        label: str,
        choices: Sequence[tuple[object, str]],
        value: object,
        help_text: str = "",
        *,
        note: str = "",
    ) -> None:
        self.control: Toggle | SegmentedControl
        if {choice for choice, _ in choices} == {True, False}:
            self.control = Toggle(label, checked=bool(value))
        else:
            self.control = SegmentedControl(choices, value, label=label)
        self._named = _Named(label, note) if note else None
        super().__init__(self._named or Label(label, wrap=True), self.control, help_text)
        if isinstance(self.control, Toggle):
            self.control.toggled.connect(self._emit)
        else:
            self.control.changed.connect(self.changed)

    def name_choice(self, value: object, name: str) -> None:
        """Say in words what a sign among the choices stands for."""
        if isinstance(self.control, SegmentedControl):
            self.control.name_choice(value, name)

    def focus_choice(self) -> None:
        """Bring the keyboard to the present choice."""
        if isinstance(self.control, SegmentedControl):
            self.control.focus_chosen()
        else:
            self.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_note_tone(self, tone: str) -> None:
        """Give the note another colour token."""
        if self._named is not None:
            self._named.note.set_tone(tone)

    @Slot(bool)
    def _emit(self, on: bool) -> None:
        self.changed.emit(on)


class OptionRow(ChoiceRow):
    """An option of a rule system. Its default is named beneath it, in gold while another value is chosen.

    Signals:
        chosen(str, object): the option's name and its new value.
    """

    chosen = Signal(str, object)

    def __init__(self, option: Option, value: OptionValue) -> None:
        ordered = sorted(option.choices, key=lambda choice: choice is None)  # no limit comes after the limits
        choices = [(choice, texts_systems.value_text(option.name, choice)) for choice in ordered]
        label, told = texts_systems.option_name(option.name), texts_systems.option_help(option.name)
        usual = self.tr("Default: {value}").format(value=texts_rules_options.value_text(option.name, option.default))
        super().__init__(label, choices, value, f"{usual}. {told}", note=usual)
        self.option = option.name
        self._default = option.default
        self._mark(value)
        self.changed.connect(self._choose)

    @Slot(object)
    def _choose(self, value: OptionValue) -> None:
        self._mark(value)
        self.chosen.emit(self.option, value)

    def _mark(self, value: OptionValue) -> None:
        self.set_note_tone("ink2" if value == self._default else "gold_text")
