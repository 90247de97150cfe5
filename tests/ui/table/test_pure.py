from __future__ import annotations

import subprocess
import sys

import pytest

PURE = (
    "action_model",
    "counter",
    "play_layout",
    "reading_choice",
    "selection",
    "sorting",
    "viewstate",
)


@pytest.mark.parametrize("module", PURE)
def test_models_need_no_qt(module: str) -> None:
    code = f"import sys, ddz_desktop.ui.table.{module}; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
