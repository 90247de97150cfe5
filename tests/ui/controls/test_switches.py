from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from ddz_desktop.ui.controls import CheckBox, ChoiceCard, Dropdown, FilterChip, SegmentedControl, TextField, Toggle
from ddz_desktop.ui.theme import Appearance, ThemeManager
from ddz_desktop.ui.tokens import ThemeChoice

SPEEDS = ((15, "15 s"), (30, "30 s"), (None, "∞"))


@pytest.fixture
def segments(themed: ThemeManager, qtbot) -> SegmentedControl:
    control = SegmentedControl(SPEEDS, 30, label="Time")
    qtbot.addWidget(control)
    control.show()
    return control


def buttons(control: QWidget) -> list[QAbstractButton]:
    return control.findChildren(QAbstractButton)


def test_a_segment_is_chosen_by_mouse(segments: SegmentedControl, qtbot) -> None:
    heard: list[object] = []
    segments.changed.connect(heard.append)
    assert segments.value == 30
    qtbot.mouseClick(buttons(segments)[2], Qt.MouseButton.LeftButton)
    assert heard == [None]
    assert segments.value is None


def test_arrows_move_between_segments(segments: SegmentedControl, qtbot) -> None:
    heard: list[object] = []
    segments.changed.connect(heard.append)
    buttons(segments)[1].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(buttons(segments)[1], Qt.Key.Key_Left)
    assert segments.value == 15
    assert heard == [15]


def test_setting_a_value_is_silent(segments: SegmentedControl) -> None:
    segments.changed.connect(lambda _: pytest.fail("announced"))
    segments.set_value(15)
    assert segments.value == 15
    with pytest.raises(ValueError, match="not in list"):
        segments.set_value(99)


def test_choices_can_be_replaced(segments: SegmentedControl, qtbot) -> None:
    segments.set_choices([("a", "A"), ("b", "B")], "b")
    assert segments.value == "b"
    qtbot.waitUntil(lambda: len(buttons(segments)) == 2)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Toggle("Counter"),
        lambda: CheckBox("Counter"),
        lambda: FilterChip("Three"),
        lambda: ChoiceCard("Listed", "Everybody sees it"),
    ],
    ids=["toggle", "check box", "chip", "card"],
)
def test_checkable_controls(themed: ThemeManager, qtbot, make) -> None:
    control = make()
    qtbot.addWidget(control)
    control.show()
    off = control.grab().toImage()
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
    assert control.isChecked()
    assert control.text()
    on = control.grab().toImage()
    assert on != off
    themed.apply(Appearance(theme=ThemeChoice.HIGH_CONTRAST))
    assert control.grab().toImage() != on


def test_what_a_screen_reader_is_told(segments: SegmentedControl) -> None:
    told = [QAccessible.queryAccessibleInterface(button) for button in buttons(segments)]
    assert {one.role() for one in told} == {QAccessible.Role.RadioButton}
    assert [one.text(QAccessible.Text.Name) for one in told] == ["15 s", "30 s", "∞"]
    assert segments.accessibleName() == "Time"


def test_choice_cards_exclude_each_other(themed: ThemeManager, qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    cards = [ChoiceCard("Listed", checked=True), ChoiceCard("By address")]
    for card in cards:
        layout.addWidget(card)
    window.show()
    qtbot.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    assert [card.isChecked() for card in cards] == [False, True]


@pytest.mark.parametrize("scale", [100, 200])
def test_targets_are_large_enough(themed: ThemeManager, qtbot, scale: int) -> None:
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=scale))
    field, dropdown, segments = TextField(), Dropdown(), SegmentedControl(SPEEDS, 15)
    for control in (field, dropdown, segments):
        qtbot.addWidget(control)
        control.ensurePolished()
        assert control.sizeHint().height() >= 44 * max(1.0, scale / 115)


def test_an_invalid_field_is_framed(themed: ThemeManager, qtbot) -> None:
    field = TextField("Address", icon="lan")
    qtbot.addWidget(field)
    field.resize(200, 48)
    field.show()
    plain = field.grab().toImage()
    field.set_invalid(True)
    assert field.grab().toImage() != plain
    field.set_invalid(False)
    assert field.grab().toImage() == plain


def test_a_dropdown_shows_its_choice(themed: ThemeManager, qtbot) -> None:
    dropdown = Dropdown()
    dropdown.addItems(["中文", "English"])
    qtbot.addWidget(dropdown)
    dropdown.show()
    chinese = dropdown.grab().toImage()
    qtbot.keyClick(dropdown, Qt.Key.Key_Down)
    assert dropdown.currentText() == "English"
    assert dropdown.grab().toImage() != chinese


@pytest.mark.parametrize("scale", [100, 200])
def test_the_ring_of_a_segment_is_not_cut_off(themed: ThemeManager, segments: SegmentedControl, scale: int) -> None:
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=scale))
    segments.setFixedSize(segments.sizeHint())
    last = buttons(segments)[-1]
    last.setFocus(Qt.FocusReason.TabFocusReason)
    last.focus_ring.set_wanted(True)
    ring, primary = segments.grab().toImage(), themed.tokens.primary
    middle = last.geometry().center()
    edge = segments.width() - 2
    assert ring.pixelColor(edge, middle.y()) == primary
    assert ring.pixelColor(middle.x(), 1) == primary


def test_tab_leads_to_the_choice(segments: SegmentedControl) -> None:
    reached = [button for button in buttons(segments) if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert reached == [segments.button(segments.value)]


@pytest.mark.parametrize("scale", [100, 200])
def test_icons_of_fields_grow_with_the_text(themed: ThemeManager, qtbot, scale: int) -> None:
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=scale))
    field = TextField(icon="search")
    qtbot.addWidget(field)
    assert field.textMargins().left() == 18 * scale // 100 + 6
