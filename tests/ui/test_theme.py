from __future__ import annotations

from typing import get_args, get_type_hints

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel

from ddz_desktop.settings import Look
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.stylesheet import TONES, make_stylesheet
from ddz_desktop.ui.theme import Appearance, CardBack, ThemeManager
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ClothColour, ThemeChoice


@pytest.mark.parametrize(
    ("choice", "name"),
    [(ThemeChoice.LIGHT, "light"), (ThemeChoice.DARK, "dark"), (ThemeChoice.HIGH_CONTRAST, "high-contrast")],
)
def test_a_choice_restyles_the_application(themed: ThemeManager, choice: ThemeChoice, name: str) -> None:
    heard = []
    themed.changed.connect(lambda: heard.append(theme.current().name))
    themed.apply(Appearance(theme=choice))
    assert heard == [choice]
    assert theme.current().name == choice
    window = QApplication.palette().color(QPalette.ColorRole.Window)
    assert window == theme.current().bg
    assert theme.current().primary.name() in themed.parent().styleSheet()


def test_there_is_one_manager(themed: ThemeManager) -> None:
    assert theme.manager() is themed


def test_system_high_contrast_counts_only_for_system(themed: ThemeManager, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "system_wants_contrast", lambda: True)
    themed.apply(Appearance(theme=ThemeChoice.SYSTEM))
    assert theme.current().high_contrast
    themed.apply(Appearance(theme=ThemeChoice.LIGHT))
    assert not theme.current().high_contrast


def test_text_scale_reaches_fonts_and_labels(themed: ThemeManager, qtbot) -> None:
    label = Label("text", Role.CAPTION)
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.font().pixelSize() == 14
    themed.apply(Appearance(theme=ThemeChoice.LIGHT, text_scale=150))
    assert theme.font(Role.CAPTION).pixelSize() == 21
    assert label.font().pixelSize() == 21
    assert QApplication.font().pixelSize() == 24


@pytest.mark.parametrize("tone", TONES)
def test_tones_colour_labels(themed: ThemeManager, qtbot, tone: str) -> None:
    label = Label("text", tone=tone)
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.palette().color(QLabel().foregroundRole()) == getattr(LIGHT, tone)


def test_the_settings_file_uses_the_same_names() -> None:
    assert Appearance.of(Look()) == Appearance()
    hints = get_type_hints(Look)
    assert set(get_args(hints["theme"])) == set(ThemeChoice)
    assert set(get_args(hints["cloth"])) == set(ClothColour)
    assert set(get_args(hints["card_back"])) == set(CardBack)
    assert get_args(hints["text_scale"]) == fonts.SCALES


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_no_placeholder_is_left_in_the_stylesheet(tokens) -> None:
    assert "$" not in make_stylesheet(tokens, 130)
