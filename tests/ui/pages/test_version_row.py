"""The offer to look for a new version: nothing is asked before it is pressed, and an answer holds nothing up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from ddz_desktop import __version__
from ddz_desktop.controller import version_look
from ddz_desktop.controller.version_look import Newest, VersionLook
from ddz_desktop.net.newer import LookupFailed
from ddz_desktop.ui.pages.about.page import AboutPage
from ddz_desktop.ui.pages.about.version_row import VersionRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PAGE = "https://example.org/v9"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Newest | LookupFailed]:
    """What the next questions are answered with."""
    waiting: list[Newest | LookupFailed] = []

    def ask(where: str) -> Newest:
        answer = waiting.pop(0)
        if isinstance(answer, LookupFailed):
            raise answer
        return answer

    monkeypatch.setattr(version_look, "newest", ask)
    return waiting


@pytest.fixture
def row(themed: object) -> Iterator[VersionRow]:
    look = VersionLook("https://example.org")
    made = VersionRow(look)
    yield made
    look.wait()
    made.close()


def press(row: VersionRow) -> None:
    row.button.click()
    row._look.wait()
    QCoreApplication.processEvents()


def test_nothing_is_asked_before_it_is_wanted(row: VersionRow, answers: list[Newest | LookupFailed]) -> None:
    answers.append(Newest("9.0", PAGE))
    assert row.newest is None
    assert len(answers) == 1


def test_a_new_version_leads_to_its_page(
    row: VersionRow, answers: list[Newest | LookupFailed], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    answers.append(Newest("9.0", PAGE))
    press(row)
    assert "9.0" in row.line.text()
    row.button.click()
    assert opened == [QUrl(PAGE)]


def test_failure_and_the_newest_are_told(row: VersionRow, answers: list[Newest | LookupFailed]) -> None:
    before = row.line.text()
    answers += [LookupFailed("no network"), Newest(__version__, PAGE)]
    told = []
    for _ in range(2):
        press(row)
        told.append(row.line.text())
        assert row.button.isEnabled()
    assert row.newest is None
    assert len({before, *told}) == 3


def test_while_it_is_looked_for_nobody_waits(row: VersionRow, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def ask(where: str) -> Newest:
        gate.wait()
        return Newest("9.0", PAGE)

    monkeypatch.setattr(version_look, "newest", ask)
    row.button.click()
    assert not row.button.isEnabled()
    gate.set()
    row._look.wait()
    QCoreApplication.processEvents()
    assert row.newest is not None


def test_the_page_offers_it_only_where_it_can_be_done(themed: object, qtbot: QtBot) -> None:
    look = VersionLook("https://example.org")
    pages = AboutPage(None), AboutPage(None, look)
    for page in pages:
        qtbot.addWidget(page)
    assert [page.versions is not None for page in pages] == [False, True]
    assert VersionLook.where_possible() is None
