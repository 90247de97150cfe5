"""Writing a file so that a reader, or a machine that loses power, sees the old text or the new, never half of one."""

from __future__ import annotations

import os
from pathlib import Path


def write_text(path: Path, text: str, durable: bool = True) -> None:
    """Replace a file's text (UTF-8), making its folder if need be; `durable`: wait until it is on the disk.

    Raises OSError with the old file untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
