"""The page of the ladder: contests once played are kept, and all of them stand on it."""

from __future__ import annotations

from pathlib import Path

from training.ladder import Contest, contests, curves_on, kept, page, play


def test_every_level_meets_the_next_and_every_peer() -> None:
    found = contests(["five", "standard-three"], ["rlcard"])
    assert Contest("five", "novice", "random", True) in found
    assert Contest("five", "strong", "random", False) in found
    assert Contest("standard-three", "master", "rlcard", False, ("wings=strict",)) in found
    assert len({contest.file for contest in found}) == len(found) == 2 * 5 + 3


def test_a_contest_is_played_kept_and_written(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    folder.mkdir()
    play(Contest("standard-two", "casual", "dice", True), {"dice": "random"}, 4, 1, folder)
    play(Contest("standard-two", "casual", "random", False), {}, 4, 1, folder)
    results = kept(folder)
    assert [file.suffix for file in sorted(folder.iterdir())] == [".json", ".json"]
    assert all(result["decks"] == 4 and result["commit"] for result in results)
    text = page(results, {})
    assert "| standard-two | casual – dice | 4 |" in text
    assert "| standard-two | casual – random | 4 |" in text


def test_curves_of_runs_that_are_gone_stay_on_the_page(tmp_path: Path) -> None:
    goal = tmp_path / "ladder.md"
    assert curves_on(goal) == {}
    curves = {"three": "| samples |\n|---|\n| 2.0 M |", "four-2": "| samples |\n|---|"}
    goal.write_text(page([], curves), "utf-8")
    assert curves_on(goal) == curves
