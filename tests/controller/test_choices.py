"""Presets and house rules as the window keeps them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from ddz_desktop.controller.choices import Choices, LibraryError, Trouble
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.settings import NewGame
from ddz_desktop.storage.places import Places

GRANNYS = replace(ruleset("yixing-classic", {"bomb_cap": 4, "small_bomb": True}), name="外婆家打法")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path)


@pytest.fixture
def choices(places: Places, qtbot: QtBot) -> Choices:
    return Choices(places)


def test_presets_survive_and_are_told(choices: Choices, places: Places, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choices.presets_changed):
        choices.save_preset("a", NewGame(system="five"))
    choices.rename_preset("a", "b")
    choices.note_used(NewGame(system="emperor"))
    assert Choices(places).presets == choices.presets
    choices.delete_preset("b")
    assert [game.system for game in choices.presets.recent] == ["emperor"]
    assert Choices(places).presets.saved == ()


def test_a_broken_file_is_set_aside(places: Places, caplog: pytest.LogCaptureFixture) -> None:
    places.data.mkdir()
    places.presets.write_text('{"version": 9}')
    choices = Choices(places)
    assert "version 9" in str(choices.problem)
    assert choices.presets.saved == ()
    assert len(list(places.data.glob("presets-unreadable-*.json"))) == 1


def test_house_rules_are_kept_shared_and_told(choices: Choices, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choices.rules_changed):
        kept = choices.save_rules(GRANNYS)
    assert choices.house_rules() == (kept,)
    for text in (choices.rules_code(GRANNYS), choices.rules_text(GRANNYS), choices.rules_text(GRANNYS).encode()):
        assert choices.read_rules(text) == GRANNYS
    assert choices.read_rules(f" {choices.rules_code(GRANNYS).lower()}\n".encode()) == GRANNYS
    renamed = choices.rename_rules(kept.file, "Other")
    choices.delete_rules(renamed.file)
    assert (choices.house_rules(), choices.broken) == ((), ())


@pytest.mark.parametrize(
    ("ask", "trouble"),
    [
        (lambda choices: choices.save_preset(" ", NewGame()), Trouble.NAME),
        (lambda choices: choices.rename_preset("none", "x"), Trouble.GONE),
        (lambda choices: choices.save_rules(replace(GRANNYS, name="\n")), Trouble.NAME),
        (lambda choices: choices.rename_rules("none", "x"), Trouble.GONE),
        (lambda choices: choices.read_rules("nonsense"), Trouble.TEXT),
        (lambda choices: choices.read_rules(b"\xff\xfe"), Trouble.TEXT),
        (lambda choices: choices.read_rules("R1-0000"), Trouble.TEXT),
    ],
)
def test_what_cannot_be_is_one_error(choices: Choices, ask: Callable[[Choices], object], trouble: Trouble) -> None:
    with pytest.raises(LibraryError) as told:
        ask(choices)
    assert told.value.trouble is trouble


def test_what_cannot_be_written_is_told_and_changes_nothing(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    choices = Choices(Places(tmp_path / "settings.json", tmp_path / "file"))
    for ask in (lambda: choices.save_preset("a", NewGame()), lambda: choices.save_rules(GRANNYS)):
        with pytest.raises(LibraryError) as told:
            ask()
        assert told.value.trouble is Trouble.DISK
    assert choices.presets.saved == ()


def test_what_was_replaced_is_read_again(choices: Choices, places: Places, qtbot: QtBot) -> None:
    Choices(places).save_preset("from a back-up", NewGame())
    with qtbot.waitSignals([choices.presets_changed, choices.rules_changed]):
        choices.reload()
    assert len(choices.presets.saved) == 1
