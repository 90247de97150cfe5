"""Compiled resources, fonts and a fresh light theme for the tests of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QResource
from PySide6.QtGui import QFontDatabase, QPixmapCache

from ddz_desktop.app import resources as located
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.tokens import ThemeChoice
from devtools.resources import compile_into
from tests.ui.windows import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

LIGHT = Appearance(theme=ThemeChoice.LIGHT)


@pytest.fixture(scope="session")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The resource file of the present sources, registered: the one dev.py has built, else one built here."""
    built = located.locate()
    if built is None:
        folder = tmp_path_factory.mktemp("resources")
        compile_into(folder)
        built = folder / located.FILE_NAME
    assert QResource.registerResource(str(built))
    yield built
    QResource.unregisterResource(str(built))


@pytest.fixture(scope="session")
def bundled_fonts(qapp: QApplication, resources: Path) -> Iterator[None]:
    fonts.load()
    yield
    QFontDatabase.removeAllApplicationFonts()


@pytest.fixture
def themed(qapp: QApplication, bundled_fonts: None) -> Iterator[theme.ThemeManager]:
    """The theme manager, back at the light theme and 100 % before and after each test."""
    manager = theme.manager()
    manager.apply(LIGHT)
    yield manager
    if manager.appearance != LIGHT:
        manager.apply(LIGHT)
    QPixmapCache.clear()


@pytest.fixture
def screen(themed: theme.ThemeManager, tmp_path: Path) -> Iterator[Callable[..., Screen]]:
    """Opens the real window, with `Screen`'s arguments after the folder."""
    opened: list[Screen] = []

    def open_screen(*arguments: object, **named: object) -> Screen:
        made = Screen(tmp_path, *arguments, **named)
        opened.append(made)
        return made

    yield open_screen
    for each in opened:
        each.close()
