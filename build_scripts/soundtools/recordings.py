"""Which words the clips of a voice say: each clip, an Ogg Vorbis file, is titled with its own."""

from __future__ import annotations

import zipfile
from pathlib import Path

_TITLE = b"TITLE="


def clips(file: Path) -> dict[str, bytes]:
    """The clips of a voice by their calls; none where there is no archive yet."""
    if not file.is_file():
        return {}
    with zipfile.ZipFile(file) as archive:
        return {name.removesuffix(".ogg"): archive.read(name) for name in archive.namelist()}


def title(clip: bytes) -> str:
    """The title of an Ogg Vorbis file. Raises ValueError without one."""
    start = clip.upper().index(_TITLE)
    length = int.from_bytes(clip[start - 4 : start], "little")
    return clip[start + len(_TITLE) : start + length].decode()
