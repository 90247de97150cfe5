"""A table in the light theme that shows a real hand and moves nothing by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.table_view import TableView
from ddz_desktop.ui.translation import TranslationManager
from tests.ui.table.fakes import FakeController

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication
    from pytestqt.qtbot import QtBot

    from ddz_desktop.ui.theme import ThemeManager
    from tests.ui.table.scenarios import Hand

STILL = TableOptions(speed=0, guard_ms=0, auto_pass=False)


class Player:
    """A table with hands: what a person does to it, in events."""

    def __init__(self, hand: Hand, qtbot: QtBot, options: TableOptions = STILL) -> None:
        self.qtbot = qtbot
        self.game = FakeController(hand)
        self.table = TableView(self.game)
        self.table.set_options(options)
        qtbot.addWidget(self.table)
        self.game.updated.connect(self.table.show_update)
        self.game.refused.connect(self.table.show_refusal)
        self.game.hinted.connect(self.table.show_hints)
        self.table.resize(1280, 800)
        self.table.show()
        self.game.tell()

    # -- where things are

    @property
    def viewport(self):
        return self.table.canvas.viewport()

    @property
    def raised(self) -> list[int]:
        selection = self.table.desk.selection
        return [index for index, held in enumerate(selection.order) if held in selection.raised]

    def held(self, index: int) -> Held:
        return self.table.desk.selection.order[index]

    def card(self, index: int) -> QPoint:
        """A point in the visible strip of a card."""
        chosen = {self.table.desk.selection.order.index(held) for held in self.table.desk.selection.raised}
        box = self.table.scene.hand.geometry.hit_rect(index, chosen)
        return QPoint(round(box.x + min(box.width, 40) / 2), round(box.y + box.height / 2))

    def button(self, which: ButtonId, number: int | None = None) -> QAbstractButton:
        overlay = self.table.overlay
        banner = [overlay.banner.button] if overlay.banner.button is not None else []
        for button in (*overlay.bar.buttons, *overlay.question.buttons, *banner):
            if button.model.id is which and number in (None, button.model.number) and not button.isHidden():
                return button
        raise LookupError(f"no button {which} on the table")

    # -- what is done

    def press(self, index: int) -> None:
        self.qtbot.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=self.card(index))

    def move(self, at: int | QPoint) -> None:
        self.qtbot.mouseMove(self.viewport, self.card(at) if isinstance(at, int) else at)

    def release(self, at: int | QPoint) -> None:
        point = self.card(at) if isinstance(at, int) else at
        self.qtbot.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=point)

    def click(self, at: int | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.qtbot.mouseClick(self.viewport, button, pos=self.card(at) if isinstance(at, int) else at)

    def push(self, which: ButtonId, number: int | None = None) -> None:
        self.qtbot.mouseClick(self.button(which, number), Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.table.canvas, key, modifier)

    def close(self) -> None:
        self.table.leave()


@pytest.fixture
def play(qtbot: QtBot, themed: ThemeManager) -> Iterator[Callable[..., Player]]:
    """Sit down at a hand; tables are left at the end."""
    players: list[Player] = []

    def sit_down(hand: Hand, options: TableOptions = STILL) -> Player:
        players.append(Player(hand, qtbot, options))
        return players[-1]

    yield sit_down
    for player in players:
        player.close()


@pytest.fixture
def languages(qapp: QCoreApplication, themed: ThemeManager) -> Iterator[TranslationManager]:
    """The language can be changed; English is on again at the end."""
    before = QLocale()
    manager = TranslationManager(qapp)
    yield manager
    manager.choose("en")
    manager.deleteLater()
    QLocale.setDefault(before)
