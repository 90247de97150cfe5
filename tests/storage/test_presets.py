"""Named choices of a new game, and those used last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ddz_desktop.settings import NewGame
from ddz_desktop.storage.presets import MOST_RECENT, Presets, PresetsError, parse_presets, read_presets, write_presets

FIVE = NewGame(system="five", options={"spring": 3}, levels=("casual",) * 4, hands=8)
FOUR = NewGame(system="hu-four", turn_seconds=20.0)


def test_presets_come_back_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "presets.json"
    presets = Presets().with_saved("晚上", FIVE).with_used(FOUR)
    assert read_presets(file) == Presets()
    write_presets(file, presets)
    assert read_presets(file) == presets


def test_a_name_is_kept_once_and_in_order() -> None:
    presets = Presets().with_saved("b", FIVE).with_saved(" A\n", FIVE).with_saved("B", FOUR)
    assert [(preset.name, preset.game) for preset in presets.saved] == [("A", FIVE), ("B", FOUR)]
    assert [preset.name for preset in presets.renamed("A", "c").saved] == ["B", "c"]
    assert [preset.name for preset in presets.renamed("A", "b").saved] == ["B", "b 2"]
    assert [preset.name for preset in presets.without("A").without("none").saved] == ["B"]


def test_the_newest_choices_are_kept() -> None:
    presets = Presets()
    for hands in (*range(1, 12), 5):
        presets = presets.with_used(NewGame(hands=hands))
    assert [game.hands for game in presets.recent] == [5, 11, 10, 9, 8, 7, 6, 4]
    assert len(presets.recent) == MOST_RECENT


@pytest.mark.parametrize(
    ("refused", "error"),
    [(lambda: Presets().with_saved(" ", FIVE), ValueError), (lambda: Presets().renamed("x", "y"), LookupError)],
)
def test_what_cannot_be_is_refused(refused: Callable[[], Presets], error: type[Exception]) -> None:
    with pytest.raises(error):
        refused()


@pytest.mark.parametrize(
    ("data", "told"),
    [(b"", "cannot be read"), (b"[" * 9000, "cannot be read"), (b'{"version": 2}', "of version 2"), (b"{}", "version")],
)
def test_anything_else_is_refused_in_a_sentence(data: bytes, told: str) -> None:
    with pytest.raises(PresetsError, match=told):
        parse_presets(data)


def test_a_full_disk_leaves_the_old_presets(small_disk: tuple[Path, Callable[[], None]]) -> None:
    folder, fill = small_disk
    file = folder / "presets.json"
    old = Presets().with_saved("A", FIVE)
    write_presets(file, old)
    fill()
    with pytest.raises(OSError, match="No space"):
        write_presets(file, Presets(recent=(FIVE,) * 500))
    assert read_presets(file) == old
