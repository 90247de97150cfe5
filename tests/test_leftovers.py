"""The watch over leftovers sees what it claims to see."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QLabel

from tests.leftovers import Leftovers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def leftovers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Leftovers]:
    with monkeypatch.context() as patch:
        yield Leftovers(patch)


def test_names_the_line_that_started_a_timer(leftovers: Leftovers) -> None:
    timer = QTimer()
    timer.start(1000)
    (found,) = leftovers.find()
    assert found.startswith("QTimer started at tests/test_leftovers.py:")
    timer.stop()
    assert not leftovers.find()


def test_a_timer_goes_with_its_owner(leftovers: Leftovers) -> None:
    owner = QObject()
    timer = QTimer(owner)
    timer.start(1000)
    owner.deleteLater()
    assert not leftovers.find()


def test_sees_an_animation(leftovers: Leftovers) -> None:
    animation = QVariantAnimation(startValue=0.0, endValue=1.0, duration=100_000)
    animation.start()
    assert ["QVariantAnimation" in found for found in leftovers.find()] == [True]
    animation.stop()
    assert not leftovers.find()


def test_sees_a_qt_thread(leftovers: Leftovers) -> None:
    thread = QThread()
    thread.start()
    assert ["QThread" in found for found in leftovers.find()] == [True]
    thread.quit()
    thread.wait()
    assert not leftovers.find()


def test_sees_a_python_thread(leftovers: Leftovers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.leftovers.SECONDS_TO_END", 0)
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="waiter")
    thread.start()
    assert ["thread 'waiter' started at tests/test_leftovers.py:" in found for found in leftovers.find()] == [True]
    end.set()
    thread.join()
    assert not leftovers.find()


def test_sees_an_open_window(leftovers: Leftovers) -> None:
    window = QLabel("left")
    window.show()
    assert leftovers.find() == ["window QLabel '' is still open"]
    window.close()
    assert not leftovers.find()
