"""The first start asks three things once, and each answer holds at once."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.settings import Player, Progress, parse_settings
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.pages.first_start import FirstStartPage
from ddz_desktop.ui.translation import LANGUAGES
from tests.ui.looking import clipped, unnamed
from tests.ui.windows import QUIET

LEFT = Qt.MouseButton.LeftButton


def first_page(shown) -> FirstStartPage:
    shown.window.greet_newcomer()
    QApplication.processEvents()
    page = shown.window.page
    assert isinstance(page, FirstStartPage)
    return page


def test_language_name_and_picture_hold_at_once(screen, qtbot) -> None:
    shown = screen()
    page = first_page(shown)
    qtbot.mouseClick(page.languages.button("zh_CN"), LEFT)
    qtbot.waitUntil(lambda: page.title.text() == "欢迎来玩斗地主")
    qtbot.keyClicks(page.form.name, "A Qing")
    qtbot.mouseClick(page.form.avatars[2], LEFT)
    qtbot.mouseClick(page.skip_button, LEFT)
    kept = parse_settings(shown.file.read_bytes())
    assert (kept.language, kept.player) == ("zh_CN", Player("A Qing", page.form.avatars[2].avatar))
    assert kept.progress.welcomed
    assert shown.window.page is shown.window.home
    assert shown.window.home._name.text() == "A Qing"


def test_it_comes_once(screen) -> None:
    shown = screen(msgspec.structs.replace(QUIET, progress=Progress(welcomed=True)))
    shown.window.greet_newcomer()
    assert shown.window.page is shown.window.home


def test_enter_begins_the_lesson(screen, qtbot) -> None:
    shown = screen()
    qtbot.keyClick(first_page(shown), Qt.Key.Key_Return)
    assert shown.window.page is shown.window.side.lesson


def test_the_keyboard_is_its_own_after_a_message_that_came_before_it(screen, qtbot) -> None:
    shown = screen()
    shown.window.messages.tell_safe()
    page = first_page(shown)
    (dialog,) = (each for each in shown.window.findChildren(Dialog) if each.isVisible())
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert shown.window.page is page
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert shown.window.page is shown.window.side.lesson


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1264, 755), (1280, 800)])
def test_nothing_is_clipped_or_nameless_or_scrolls(screen, size, language: str) -> None:
    shown = screen(msgspec.structs.replace(QUIET, language=language))
    shown.window.resize(*size)
    page = first_page(shown)
    assert page._area.verticalScrollBar().maximum() == 0
    assert clipped(page) == []
    assert unnamed(page) == []
