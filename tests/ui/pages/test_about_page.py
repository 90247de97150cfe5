"""About: everything it says comes from what is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea

from ddz_desktop import __version__
from ddz_desktop.storage.places import Places
from tests.ui.looking import clipped, unnamed

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def about(screen, qtbot, tmp_path):
    shown = screen(places=Places.under(tmp_path))
    qtbot.mouseClick(shown.window.home.about, LEFT)
    page = shown.window.page
    assert page is shown.window.side.about()
    return page


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("licence", "MIT License"),
        ("fonts", "SIL OPEN FONT LICENSE"),
        ("library", "LGPL-3.0-only"),
        ("others", "msgspec"),
    ],
)
def test_each_line_opens_its_licence(about, qtbot, row: str, told: str) -> None:
    qtbot.keyClick(about.rows[row], Qt.Key.Key_Return)
    assert told in about.dialog.text.toPlainText()
    qtbot.keyClick(about.dialog.text, Qt.Key.Key_Escape)
    assert about.dialog.isHidden()


def test_version_privacy_and_folder_are_told(about, tmp_path) -> None:
    assert __version__ in about._version.text()
    assert "Nothing leaves this computer" in about._privacy.accessibleName()
    assert about._folder_text.text() == str(tmp_path / "data")


def test_version_information_is_copied(about, qtbot) -> None:
    qtbot.mouseClick(about.copy_button, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert all(word in copied for word in (__version__, "Qt", "Python", "kernels"))


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_nothing_is_clipped_or_nameless(about, size) -> None:
    about.window().resize(*size)
    QApplication.processEvents()
    assert clipped(about) == []
    assert unnamed(about) == []


@pytest.mark.parametrize("folder", ["/home/wen/.local/share/ddz-desktop", "/home/" + "wen/" * 25 + "data"])
def test_the_smallest_window_shows_all_of_it(about, qtbot, folder: str) -> None:
    about._folder_text.setText(folder)
    about.window().resize(960, 600)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: about.findChild(QScrollArea).verticalScrollBar().maximum() == 0)
