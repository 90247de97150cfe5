"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

SUFFIXES = (".ddz", ".ddzrules")


def files_of(dropped: QMimeData) -> list[Path]:
    """The files among what is dropped that this program reads, and folders."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix in SUFFIXES or path.is_dir()]
