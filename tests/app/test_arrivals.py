"""What is handed over to the running program is shown in its window, which comes to the front."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ddz_desktop.app.arrivals import Arrivals
from ddz_desktop.app.doorbell import Ring
from ddz_desktop.controller.lan_controller import LanSetup
from tests.ui.conftest import bundled_fonts, resources, screen, themed

if TYPE_CHECKING:
    from tests.ui.windows import Screen

pytestmark = pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")  # said by the offscreen platform

__all__ = ["bundled_fonts", "resources", "screen", "themed"]


@pytest.fixture
def shown(screen: Callable[..., Screen]) -> Screen:
    return screen(lan_setup=LanSetup(browse=False))


@pytest.fixture
def arrivals(shown: Screen) -> Iterator[Arrivals]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = Arrivals(app, shown.window)
    yield made
    made.leave()


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    file = tmp_path / "王 五.ddzrules"
    file.write_text("ddzrules 1\nrules five\n", "utf-8")
    return file


def ring(arrivals: Arrivals, file: Path | None, activation: str | None = None) -> None:
    arrivals.rung.emit(Ring("", None if file is None else str(file), activation))
    QCoreApplication.processEvents()


def test_a_file_of_a_second_start_is_opened(arrivals: Arrivals, shown: Screen, rules: Path) -> None:
    ring(arrivals, rules)
    assert shown.window.page is shown.window.rules.house_rules


def test_an_invitation_of_a_second_start_leads_to_the_door(arrivals: Arrivals, shown: Screen) -> None:
    arrivals.rung.emit(Ring("", invitation="ddz://192.168.1.8:47802#528174"))
    QCoreApplication.processEvents()
    lobby = shown.window.lan.lobby
    assert shown.window.page is lobby
    assert lobby.join.address.text() == "ddz://192.168.1.8:47802"
    assert lobby.join.code.code == "528174"
    assert not lobby.joining.is_waiting
    shown.window.show_home()


def test_a_file_from_the_finder_is_opened(arrivals: Arrivals, shown: Screen, rules: Path) -> None:
    QCoreApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(rules))))
    assert shown.window.page is shown.window.rules.house_rules


def test_a_second_start_without_a_file_brings_the_window_back(
    arrivals: Arrivals, shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    shown.window.showMinimized()
    before = shown.window.page
    ring(arrivals, None, "token")
    assert not shown.window.isMinimized()
    assert shown.window.page is before
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "token"


@pytest.mark.parametrize("name", ["none.ddz", "broken.ddz", "broken.DDZRULES"])
def test_a_file_that_cannot_be_shown_is_told(arrivals: Arrivals, shown: Screen, tmp_path: Path, name: str) -> None:
    if name.startswith("broken"):
        (tmp_path / name).write_bytes(b"\x00\xff")
    before = shown.window.page
    ring(arrivals, tmp_path / name)
    message = shown.window.messages.message
    assert message is not None
    assert message.isVisible()
    assert name in message.title.text()
    assert shown.window.page is before


def test_after_the_end_nothing_is_opened(shown: Screen, rules: Path) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    arrivals = Arrivals(app, shown.window)
    arrivals.leave()
    before = shown.window.page
    ring(arrivals, rules)
    QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(rules))))
    assert shown.window.page is before
