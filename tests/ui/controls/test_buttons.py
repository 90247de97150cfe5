from __future__ import annotations

from math import ceil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, icon_button
from ddz_desktop.ui.controls.followers import FocusRing, Underlay
from ddz_desktop.ui.controls.skins import disabled_skin, skin
from ddz_desktop.ui.theme import Appearance, ThemeManager
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ThemeChoice, contrast


@pytest.fixture
def window(themed: ThemeManager, qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    QHBoxLayout(made)
    return made


def put(window: QWidget, *buttons: Button) -> None:
    for button in buttons:
        window.layout().addWidget(button)
    window.show()


@pytest.mark.parametrize("kind", ButtonKind)
@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_text_can_be_read_on_every_button(kind: ButtonKind, tokens) -> None:
    look = skin(kind, tokens)
    ground = look.fill if look.fill is not None and look.fill.alpha() == 255 else tokens.table_centre
    if look.fill is None:
        ground = tokens.surface
    assert contrast(look.text, ground) >= 4.5


@pytest.mark.parametrize("kind", ButtonKind)
def test_every_kind_paints(window: QWidget, kind: ButtonKind) -> None:
    button = Button("Play", kind, icon="play", key="↵", height=54)
    put(window, button)
    plain = button.grab().toImage()
    button.set_available(False, "not now")
    assert button.grab().toImage() != plain or kind is ButtonKind.LINK


def test_a_button_paints_before_it_has_a_text(window: QWidget) -> None:
    button = Button("", ButtonKind.PRIMARY)
    put(window, button)
    assert button.grab().toImage().pixelColor(button.rect().center()).alpha() == 255


def test_click_by_mouse_and_keys(window: QWidget, qtbot) -> None:
    button = Button("Play")
    put(window, button)
    clicks = []
    button.clicked.connect(lambda: clicks.append(1))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    button.click()
    assert len(clicks) == 4


def test_an_unavailable_button_refuses_with_its_reason(window: QWidget, qtbot) -> None:
    button = Button("Play")
    button.set_hint("Plays the raised cards")
    put(window, button)
    button.clicked.connect(lambda: pytest.fail("clicked"))
    refusals: list[str] = []
    button.refused.connect(refusals.append)
    button.set_available(False, "Choose cards first")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    button.click()
    assert refusals == ["Choose cards first"] * 4
    assert button.toolTip() == button.accessibleDescription() == "Choose cards first"
    assert button.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert button.isEnabled()
    button.set_available(True)
    assert button.toolTip() == "Plays the raised cards"


def test_heights_and_growth(window: QWidget, themed: ThemeManager) -> None:
    short, long = Button("出牌", height=54), Button("Play these cards", height=54)
    short.set_min_width(136)
    put(window, short, long)
    assert short.sizeHint().toTuple() == (136, 54)
    assert long.sizeHint().width() > 136
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=200))
    assert short.sizeHint().height() == round(54 * 1.7)


def test_on_the_table_it_is_measured_in_units(window: QWidget) -> None:
    button = Button("出牌", ButtonKind.GOLD, height=54)
    button.set_min_width(150)
    button.set_unit(0.75)
    put(window, button)
    assert button.sizeHint().toTuple() == (ceil(150 * 0.75), round(54 * 0.75))


def test_key_caps_can_be_switched_off(window: QWidget, themed: ThemeManager) -> None:
    button = Button("Pass", key="P")
    put(window, button)
    with_cap = button.sizeHint().width()
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, key_caps=False))
    assert button.sizeHint().width() < with_cap


def test_icon_buttons_are_square_and_named(window: QWidget) -> None:
    button = icon_button("menu", "Menu")
    put(window, button)
    assert button.sizeHint().toTuple() == (48, 48)
    assert (button.accessibleName(), button.toolTip()) == ("Menu", "Menu")


@pytest.mark.parametrize("by_mouse", [True, False])
def test_where_a_click_leads_shows_no_ring(window: QWidget, qtbot, by_mouse: bool) -> None:
    first, second = Button("One"), Button("Two")
    with qtbot.waitActive(window):
        put(window, first, second)
    first.clicked.connect(lambda: second.setFocus())
    if by_mouse:
        qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(first, Qt.Key.Key_Space)
    assert second.hasFocus()
    assert second.focus_ring.isHidden() is by_mouse


def test_the_ring_comes_with_keyboard_focus_only(window: QWidget, qtbot) -> None:
    button = Button("Play", ButtonKind.PRIMARY)
    with qtbot.waitActive(window):
        put(window, button)
    ring = window.findChild(FocusRing)
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ring.isHidden()
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert not ring.isHidden()
    assert ring.geometry() == button.geometry().adjusted(-7, -7, 7, 7)
    button.clearFocus()
    assert ring.isHidden()


def test_shadows_follow_their_button(window: QWidget) -> None:
    button = Button("Play", ButtonKind.PRIMARY)
    put(window, button)
    underlay = window.findChild(Underlay)
    assert underlay.geometry().contains(button.geometry())
    button.move(button.x() + 5, button.y())
    assert underlay.geometry().center().x() == button.geometry().center().x()
    assert underlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    button.set_available(False)
    assert underlay.isHidden()
    button.set_available(True)
    assert not underlay.isHidden()
    button.hide()
    assert underlay.isHidden()


def test_shadows_die_with_their_button(window: QWidget, qtbot) -> None:
    button = Button("Play", ButtonKind.PRIMARY)
    put(window, button)
    button.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(Underlay) and not window.findChildren(FocusRing))


def test_disabled_buttons_on_the_table_stay_glass() -> None:
    assert disabled_skin(LIGHT, on_table=True).fill.alpha() < 255
    assert disabled_skin(HIGH_CONTRAST, on_table=True).fill.alpha() == 255


def test_a_change_of_theme_restyles_once_however_deep_it_stands(themed, qtbot) -> None:
    restyled = []

    class Counted(Button):
        def restyle(self) -> None:
            restyled.append(self.text())
            super().restyle()

    outer = QWidget()
    qtbot.addWidget(outer)
    inner = outer
    for _ in range(4):
        inner = QWidget(inner)
    Counted("a", parent=inner)
    outer.show()
    for scale in (150, 100):
        restyled.clear()
        themed.apply(Appearance(text_scale=scale))
        assert restyled == ["a"]
