"""Rows of a form: a label at the left, and at the right whatever sets the value."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt, Signal, Slot

from ddz_desktop.rules.options import Option
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.ui import texts_systems
from ddz_desktop.ui.controls import Label, SegmentedControl, Toggle
from ddz_desktop.ui.controls.forms import FormRow


class ChoiceRow(FormRow):
    """A choice of a few values; yes and no become a switch.

    Signals:
        changed(object): the player chose another value.
    """

    changed = Signal(object)

    def __init__(
        self, label: str, choices: Sequence[tuple[Hashable, str]], value: Hashable, help_text: str = ""
    ) -> None:
        self.control: Toggle | SegmentedControl
        if {choice for choice, _ in choices} == {True, False}:
            self.control = Toggle(label, checked=bool(value))
        else:
            self.control = SegmentedControl(choices, value, label=label)
        super().__init__(Label(label, wrap=True), self.control, help_text)
        if isinstance(self.control, Toggle):
            self.control.toggled.connect(self._emit)
        else:
            self.control.changed.connect(self.changed)

    def name_choice(self, value: Hashable, name: str) -> None:
        """Say in words what a sign among the choices stands for."""
        if isinstance(self.control, SegmentedControl):
            self.control.name_choice(value, name)

    def focus_choice(self) -> None:
        """Bring the keyboard to the present choice."""
        if isinstance(self.control, SegmentedControl):
            self.control.focus_chosen()
        else:
            self.control.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(bool)
    def _emit(self, on: bool) -> None:
        self.changed.emit(on)


class OptionRow(ChoiceRow):
    """An option of a rule system.

    Signals:
        chosen(str, object): the option's name and its new value.
    """

    chosen = Signal(str, object)

    def __init__(self, option: Option, value: OptionValue) -> None:
        ordered = sorted(option.choices, key=lambda choice: choice is None)  # no limit comes after the limits
        choices = [(choice, texts_systems.value_text(option.name, choice)) for choice in ordered]
        label, told = texts_systems.option_name(option.name), texts_systems.option_help(option.name)
        super().__init__(label, choices, value, told)  # type: ignore[arg-type]
        self.option = option.name
        self.changed.connect(self._choose)

    @Slot(object)
    def _choose(self, value: OptionValue) -> None:
        self.chosen.emit(self.option, value)
