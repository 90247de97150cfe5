from __future__ import annotations

import subprocess
import sys


def test_geometry_needs_no_qt() -> None:
    code = "import sys, ddz_desktop.ui.table.geometry; print([name for name in sys.modules if 'PySide6' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
