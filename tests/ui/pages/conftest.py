"""A language for the tests of pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from ddz_desktop.ui.translation import ENGLISH, TranslationManager

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def speak(themed, qapp) -> Iterator[Callable[[str], None]]:
    """Chooses the window's language; English again afterwards."""
    before = QLocale()
    languages = TranslationManager(qapp)
    yield languages.choose
    languages.choose(ENGLISH)
    languages.deleteLater()
    QLocale.setDefault(before)
