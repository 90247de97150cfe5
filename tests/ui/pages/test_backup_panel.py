"""Back-up and restore as the settings show them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from ddz_desktop.ui.pages.backup_panel import BackupPanel
from tests.ui.looking import clipped, unnamed
from tests.ui.memory import kept


@pytest.fixture
def shown(screen, tmp_path: Path):
    return screen(places=kept(tmp_path))


@pytest.fixture
def panel(shown, qtbot) -> BackupPanel:
    made = BackupPanel(shown.controller)
    qtbot.addWidget(made)
    made.resize(520, 320)
    made.show()
    return made


def choose(monkeypatch: pytest.MonkeyPatch, how: str, file: Path) -> None:
    monkeypatch.setattr(QFileDialog, how, lambda *_: (str(file), ""))


def test_everything_is_backed_up_and_restored(shown, panel, qtbot, tmp_path: Path, monkeypatch) -> None:
    choose(monkeypatch, "getSaveFileName", tmp_path / "mine")
    qtbot.mouseClick(panel.back_up_button, Qt.MouseButton.LeftButton)
    assert not panel.restore_button.available
    qtbot.waitUntil(lambda: "Everything is backed up. 4 recorded hands" in panel.outcome)
    assert (tmp_path / "mine.zip").is_file()
    shown.controller.library.delete([row.id for row in shown.controller.library.page().rows])
    choose(monkeypatch, "getOpenFileName", tmp_path / "mine.zip")
    qtbot.mouseClick(panel.restore_button, Qt.MouseButton.LeftButton)
    question = panel.question.dialog
    assert "mine.zip" in question.text
    with qtbot.waitSignal(panel.restore_begins):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Everything is restored." in panel.outcome)
    assert shown.controller.library.page().total == 4
    assert panel.restore_button.available


def test_nothing_is_restored_without_a_yes(shown, panel, qtbot, tmp_path: Path) -> None:
    panel.restore(tmp_path / "mine.zip")
    panel.question.dialog.no.click()
    assert panel.outcome == ""


def test_what_is_no_backup_is_told(shown, panel, qtbot, tmp_path: Path, caplog) -> None:
    (tmp_path / "x.zip").write_text("nothing")
    panel.restore(tmp_path / "x.zip")
    panel.question.dialog.yes.click()
    qtbot.waitUntil(lambda: "nothing was changed" in panel.outcome)
    panel.back_up(tmp_path / "x.zip" / "y.zip")
    qtbot.waitUntil(lambda: "The back-up was not made." in panel.outcome)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_is_unnamed_or_cut_off(shown, panel, language: str) -> None:
    shown.change(language=language)
    panel.resize(420, 400)
    QApplication.processEvents()
    assert unnamed(panel) == clipped(panel) == []
