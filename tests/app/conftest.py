"""Running the program, and interrupting it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from ddz_desktop.app.command_line import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the program; returns exit code, output and errors."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Programs that are started here heed Ctrl+C, also when these tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
