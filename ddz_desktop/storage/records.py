"""Records of hands as files: one `.ddz` a hand, named after the time it ended and the system."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from ddz_desktop.rules.record import Record, record_text
from ddz_desktop.storage.atomic import write_text

SUFFIX = ".ddz"


def save_record(folder: Path, record: Record, ended: datetime) -> Path:
    """Write a record, with the time, under a name that no other file there has; return its path. Raises OSError."""
    record = msgspec.structs.replace(record, info=(("time", ended.isoformat(timespec="seconds")), *record.info))
    stem = f"{ended:%Y-%m-%d-%H%M%S}-{record.rules.id}"
    path = folder / (stem + SUFFIX)
    copies = 1
    while path.exists():
        copies += 1
        path = folder / f"{stem}-{copies}{SUFFIX}"
    write_text(path, record_text(record))
    return path
