"""The command of the person's own program."""

from __future__ import annotations

import sys

import pytest

from ddz_desktop.controller.own_program import CommandProblem, command_words, problem_of


@pytest.mark.parametrize(
    ("command", "windows", "words"),
    [
        ("python player.py --deep", False, ["python", "player.py", "--deep"]),
        ('"/my folder/player" -x', False, ["/my folder/player", "-x"]),
        (r"/my\ folder/player #1", False, ["/my folder/player", "#1"]),
        (r'"C:\my folder\player.exe" C:\new', True, [r"C:\my folder\player.exe", r"C:\new"]),
        ("", False, []),
    ],
)
def test_a_command_is_quoted_as_in_a_terminal(command: str, windows: bool, words: list[str]) -> None:
    assert command_words(command, windows=windows) == words


def test_what_cannot_be_run_is_told() -> None:
    assert problem_of("") is None
    assert problem_of(f'"{sys.executable}" player.py') is None
    assert problem_of('"python player.py') is CommandProblem.UNREADABLE
    assert problem_of("no-such-program-at-all player.py") is CommandProblem.NOT_FOUND
