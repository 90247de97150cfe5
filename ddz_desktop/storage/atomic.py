"""Files that are whole whatever happens: written so that a reader sees the old content or the new, never half of one.

A file that cannot be used is not overwritten but set aside under a name with the date.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path


def write_text(path: Path, text: str, durable: bool = True) -> None:
    """Replace a file's text (UTF-8), making its folder if need be; `durable`: wait until it is on the disk.

    Raises OSError with the old file untouched.
    """
    write_bytes(path, text.encode(), durable)


def write_bytes(path: Path, content: bytes, durable: bool = True) -> None:
    """As `write_text`, for any content.

    The draft's name is always the same, so that what a killed process left is overwritten and does not gather.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.tmp")
    try:
        with draft.open("wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def set_aside(path: Path, now: datetime, beside: tuple[str, ...] = ()) -> Path:
    """Rename a file that cannot be used to one with the date that nobody has yet, and return that.

    `beside`: endings of files that belong to it and go with it. Raises OSError.
    """
    stem = f"{path.stem}-unreadable-{now:%Y%m%d-%H%M%S}"
    target = path.with_name(stem + path.suffix)
    copies = 1
    while target.exists():
        copies += 1
        target = path.with_name(f"{stem}-{copies}{path.suffix}")
    path.replace(target)
    for ending in beside:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.replace(target.with_name(target.name + ending))
    return target
