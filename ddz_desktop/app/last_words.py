"""Why the program does not start, for a person who clicked on it and sees nothing that is printed."""

from __future__ import annotations

import os
import sys

from ddz_desktop.app.display import why_no_display


def show(sentence: str) -> None:
    """Say it in a small window, where somebody can see one and nobody reads a terminal."""
    if not _started_by_a_click():
        return
    try:
        from PySide6.QtWidgets import QApplication, QMessageBox
    except ImportError:  # it may be just what is told
        return
    application = QApplication.instance() or QApplication(sys.argv[:1])
    QMessageBox(QMessageBox.Icon.Warning, "Dou Dizhu", sentence).exec()
    del application


def _started_by_a_click() -> bool:
    """An installed program without a terminal, on a screen."""
    frozen = bool(getattr(sys, "frozen", False))
    seen = os.environ.get("QT_QPA_PLATFORM", "") not in ("offscreen", "minimal")
    return frozen and seen and not sys.stderr.isatty() and why_no_display(os.environ) is None
