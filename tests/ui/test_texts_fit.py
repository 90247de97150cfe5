"""Every text of every screen can be read whole: a share of the scenes, looks and languages, another for each seed.

`dev.py soak texts` measures all of them.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from ddz_desktop.app import resources as located
from ddz_desktop.ui import fonts
from ddz_desktop.ui.translation import LANGUAGES
from devtools import measuring
from devtools.scenes import SCENES
from devtools.screenshots import show
from devtools.stage import Look, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ddz_desktop.ui.theme import ThemeManager
    from devtools.scenes import Scene

SEED = 3
SHARE, SHARE_OF_LARGE = 7, 2
LARGE = (130, 200)
"""Text scales of some more, in the smallest window."""

STILL = [scene for scene in SCENES if not scene.moves]


LARGEST = ("five-settlement", "five-identity-hidden", "shanghai-four-report-twice", "yixing-tiandi-chooser")
"""Scenes with much to read, for the largest texts in the smallest window."""

BESIDE_TOOLS = (Look("en", 1000, 900), "five-identity")
"""A line under the buttons that would reach the tools."""


def share_for(look: Look) -> list[Scene]:
    share = SHARE if look.text_scale == 100 else SHARE_OF_LARGE
    return Random(f"{SEED} {look.name}").sample(STILL, share)


def chosen() -> Iterator[tuple[Look, Scene]]:
    looks = [Look(language, *size) for language in LANGUAGES for size in ((960, 600), (1280, 800))]
    looks += [Look(language, 960, 600, text_scale=scale) for language in LANGUAGES for scale in LARGE]
    for look in looks:
        yield from ((look, scene) for scene in share_for(look))
    yield from ((Look("en", 960, 600, text_scale=200), scene) for scene in STILL if scene.name in LARGEST)
    yield from ((BESIDE_TOOLS[0], scene) for scene in STILL if scene.name == BESIDE_TOOLS[1])


@pytest.fixture
def stage(
    tmp_path: Path, resources: Path, themed: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Stage, measuring.Watch]]:
    monkeypatch.setattr(located, "locate", lambda: resources)
    monkeypatch.setattr(fonts, "load", lambda: None)
    with measuring.watching() as watch:
        stage = Stage(tmp_path)
        yield stage, watch
        stage.close()


def test_texts_fit(stage: tuple[Stage, measuring.Watch]) -> None:
    opened, watch = stage
    wrong = []
    for look, scene in chosen():
        show(opened, look, scene)
        for window in opened.windows:
            wrong += [f"{look.name}/{scene.name}: {fault}" for fault in measuring.faults(window, watch)]
        opened.clear()
    assert not wrong, "\n".join(wrong)


class Board(QWidget):
    """Writes what a test wants."""

    def __init__(self, *texts: tuple[object, ...]) -> None:
        super().__init__()
        self.resize(200, 100)
        self.texts = texts

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        for arguments in self.texts:
            painter.drawText(*arguments)


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ([(QPointF(10, 30), "fits")], []),
        ([(QPointF(150, 30), "much too long for it")], ["'much too long for it' is beyond its widget"]),
        ([(QRectF(10, 10, 20, 40), 0, "narrow room")], ["'narrow room' is larger than its room"]),
        ([(QPointF(10, 30), "one"), (QPointF(14, 33), "other")], ["'one' and 'other' lie on each other"]),
        ([(QPointF(10, 30), "one"), (QPointF(10, 60), "other")], []),
    ],
)
def test_what_cannot_be_read_is_told(qtbot, texts: list[tuple[object, ...]], told: list[str]) -> None:
    with measuring.watching() as watch:
        board = Board(*texts)
        qtbot.addWidget(board)
        board.show()
        assert measuring.faults(board, watch) == told


def test_what_is_covered_in_part_is_told(qtbot) -> None:
    with measuring.watching() as watch:
        board = Board()
        qtbot.addWidget(board)
        label = QLabel("A label of some length", board)
        label.setFixedSize(label.sizeHint())
        cover = QWidget(board)
        cover.setGeometry(label.width() - 20, 0, 60, 40)
        board.show()
        assert measuring.faults(board, watch) == ["'A label of some length' is covered in part by QWidget"]
        cover.setGeometry(label.geometry())
        assert measuring.faults(board, watch) == []
        cover.hide()
        label.setFixedWidth(40)
        assert measuring.faults(board, watch) == ["'A label of some length' is larger than its label"]
