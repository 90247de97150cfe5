"""The action bar: real buttons over the scene, so that focus, keyboard and screen readers find them."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import buttons
from ddz_desktop.ui.controls.skins import ButtonKind, Skin, disabled_skin
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.table.action_model import Bar, BarKind, Button, ButtonId, Style
from ddz_desktop.ui.table.geometry import ActionBar, Rect, TableGeometry
from ddz_desktop.ui.table.sketch import Ink

KINDS = {
    Style.GOLD: ButtonKind.GOLD,
    Style.IVORY: ButtonKind.IVORY,
    Style.OUTLINE: ButtonKind.OUTLINE,
    Style.PLAIN: ButtonKind.LINK,
    Style.PRIMARY: ButtonKind.PRIMARY,
}
ON_PANEL = KINDS | {Style.OUTLINE: ButtonKind.SECONDARY, Style.IVORY: ButtonKind.SECONDARY}
LEAST_WIDTH, MAIN_WIDTH = 136, 150
HEIGHT = 54


class Guard:
    """Ignores clicks meant for what stood here a moment ago (field/table U18)."""

    def __init__(self) -> None:
        self.ms = 0
        self._since = QElapsedTimer()

    def restart(self) -> None:
        """Something new has appeared."""
        self._since.start()

    @property
    def closed(self) -> bool:
        """Whether it is too early for a click that was meant."""
        return self._since.isValid() and self._since.elapsed() < self.ms


class TableButton(buttons.Button):
    """A button of the bar or of a panel on the table, behind a guard."""

    def __init__(self, model: Button, guard: Guard, parent: QWidget, *, on_panel: bool = False) -> None:
        self._on_panel = on_panel
        super().__init__("", (ON_PANEL if on_panel else KINDS)[model.style], height=HEIGHT, parent=parent)
        self.model = model
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the hand
        self._guard = guard
        self._shown: tuple[object, ...] = ()

    def show_model(self, model: Button, rules: RuleSet, unit: float) -> None:
        """Take over text, key and whether it can be pressed."""
        self.model = model
        text = texts_table.button_text(model, rules)
        keymap = theme.manager().appearance.keymap
        shown = (text, model.style, model.key, model.enabled, model.why, unit, keymap)
        if shown == self._shown:
            return
        self._shown = shown
        self.setText(text)
        self.setAccessibleName(self.text())
        self.set_kind((ON_PANEL if self._on_panel else KINDS)[model.style])
        self.set_key(texts_table.key_cap(model.key, keymap) if model.key else "")
        wide = model.style is Style.GOLD or model.id is ButtonId.CANNOT_BEAT
        self.set_min_width(MAIN_WIDTH if wide else LEAST_WIDTH)
        self.set_unit(unit)
        self.set_available(model.enabled, texts_table.why_not_text(model.why) if model.why else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._guard.closed:
            event.accept()
        else:
            super().mousePressEvent(event)

    def _skin(self) -> Skin:
        if self._on_panel and not self._usable():
            return disabled_skin(theme.current(), on_table=False)
        return super()._skin()


class BarView(QObject):
    """Shows a `Bar` of the action model.

    Signals:
        pressed: the Button that was pressed, by mouse, Space or Enter.
        refused: why a disabled one was not.
    """

    pressed = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.guard = Guard()
        self.buttons: list[TableButton] = []
        self.placed: ActionBar | None = None
        self._bar = Bar(BarKind.EMPTY)

    @property
    def bar(self) -> Bar:
        """What is shown."""
        return self._bar

    def show(self, bar: Bar, rules: RuleSet, geometry: TableGeometry, ink: Ink, *, ring: bool) -> None:
        """Show the buttons of a bar; those of a panel are the panel's."""
        shown = () if bar.kind in (BarKind.QUESTION, BarKind.AUTO) else bar.buttons
        if _identity(bar) != _identity(self._bar):
            self.guard.restart()
            self._renew(shown)
        self._bar = bar
        for button, model in zip(self.buttons, shown, strict=True):
            button.show_model(model, rules, ink.unit)
        widths = [float(button.sizeHint().width()) for button in self.buttons]
        self.placed = geometry.action_bar(widths, ring=ring)
        for button, box in zip(self.buttons, self.placed.buttons, strict=True):
            button.setGeometry(pixel_rect(box))
            button.show()

    def press(self, model: Button) -> None:
        """A key pressed this button; it does nothing while that is not shown, or the guard is closed."""
        if self.guard.closed or not self._shows(model):
            return
        if model.enabled:
            self.pressed.emit(model)
        elif model.why is not None:
            self.refused.emit(texts_table.why_not_text(model.why))

    # helpers

    def _shows(self, model: Button) -> bool:
        return any(button.model == model and not button.isHidden() for button in self.buttons)

    def _renew(self, models: tuple[Button, ...]) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [TableButton(model, self.guard, self._parent) for model in models]
        for button in self.buttons:
            button.clicked.connect(self._clicked)
            button.refused.connect(self.refused)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, TableButton):
            self.pressed.emit(button.model)


def _identity(bar: Bar) -> tuple[object, ...]:
    """What makes a bar another one than before, so that its buttons are new."""
    return bar.kind, bar.topic, tuple((button.id, button.number) for button in bar.buttons)


def pixel_rect(box: Rect) -> QRect:
    """A rectangle on whole pixels, as widgets need it."""
    left, top = round(box.x), round(box.y)
    return QRect(left, top, round(box.right) - left, round(box.bottom) - top)
