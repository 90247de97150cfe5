"""What holds for every page and dialog in every size: nothing without a name, nothing cut off."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.settings import Look
from tests.ui.looking import clipped, unnamed
from tests.ui.windows import QUIET, one_hand

LEVELS = ("novice", "casual", "strong", "master")


def dialogs(window):
    """Every dialog of a match, opened one after the other."""
    match = window.match
    match.pause.open()
    yield match.pause
    match.give_up.open()
    yield match.give_up
    match.give_up.dismiss()
    match.pause.dismiss()
    match.ranking.show_match(match._latest.match, 0)
    yield match.ranking
    match.ranking.dismiss()


def pages(shown):
    """Every page of the window."""
    window = shown.window
    yield window.home
    window.look.open()
    yield window.look
    window.look.dismiss()
    window.show_new_game()
    yield window.new_game
    for system in ("shanghai-four", "traditional"):
        window.new_game.grid.tiles[system].click()
        yield window.new_game
    window.new_game.presets_button.click()
    yield window.new_game.presets
    window.new_game.presets.dismiss()
    window.show_rulebook(CATALOG["five"])
    yield window.rules.rulebook
    window.show_house_rules()
    yield window.rules.house_rules
    yield from house_rules(window.rules.house_rules)


def house_rules(page):
    """The editor with a contradiction, and its dialogs."""
    page.list.systems["traditional"].click()
    yield page
    page.editor.go_to("kinds.bomb")
    page.editor.rows["kinds.bomb"].control.click()
    yield page
    page.editor.rows["kinds.bomb"].control.click()
    for dialog, opener in ((page.share, page.trying.share), (page.importing, page.import_button)):
        opener.click()
        yield dialog
        dialog.dismiss()
    page.editor.rows["rocket_counts"].control.click()
    page.leave(lambda: None)
    yield page.keeping
    page.keeping.no.click()


def settle() -> None:
    """Let texts take their fonts, and layouts their places."""
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("scale", [100, 130, 200])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_is_cut_off_or_without_a_name(screen, qtbot, language: str, scale: int, size: tuple[int, int]) -> None:
    look = Look(theme="light", text_scale=scale, speed=0)
    shown = screen(msgspec.structs.replace(QUIET, language=language, look=look), levels=LEVELS)
    shown.window.resize(*size)
    faults = {}
    for number, page in enumerate(pages(shown)):
        settle()
        faults[f"{number} {type(page).__name__}"] = clipped(page) + unnamed(page)
    shown.window.start(one_hand())
    qtbot.waitUntil(lambda: shown.match.hand_runs)
    shown.controller.set_paused(True)
    for dialog in dialogs(shown.window):
        settle()
        faults[f"{type(dialog).__name__} {dialog.title.text()}"] = clipped(dialog) + unnamed(dialog)
    assert {name: found for name, found in faults.items() if found} == {}
