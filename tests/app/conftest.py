"""Running the program without a process of its own."""

from __future__ import annotations

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
