"""The program's icon in every form that a system asks for, all drawn from `assets/app-icon.svg`."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from devtools.project import ROOT
from installers.identity import BUILD, NAME

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCE = ROOT / "assets" / "app-icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Of the sides, in pixels: those of the hicolor theme."""

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
APPLE_TYPES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Types of an .icns file that hold a PNG picture, with their sides in pixels."""


def draw(size: int) -> bytes:
    """The icon as a PNG picture of `size` pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def windows_icon(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico file of PNG pictures by their sides, which Windows reads since Vista."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, bodies = [], []
    for size, picture in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset))
        bodies.append(picture)
        offset += len(picture)
    return b"".join([head, *entries, *bodies])


def apple_icon(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns file of PNG pictures by their sides."""
    parts = [
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in APPLE_TYPES.items()
        if size in pictures
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def for_executable() -> str | None:
    """The icon file that goes into an executable on this system; None on Linux, whose executables have none."""
    if sys.platform == "win32":
        return str(windows_file())
    if sys.platform == "darwin":
        return str(_write(f"{NAME}.icns", apple_icon({size: draw(size) for size in APPLE_TYPES.values()})))
    return None


def windows_file() -> Path:
    """The icon file for Windows, made anew."""
    return _write(f"{NAME}.ico", windows_icon({size: draw(size) for size in WINDOWS_SIZES}))


def write_hicolor(folder: Path) -> None:
    """Writes the icon in all sizes, and as it was drawn, where the desktops of Linux look: below `folder`/hicolor."""
    for size in SIZES:
        goal = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_bytes(draw(size))
    scalable = folder / "hicolor" / "scalable" / "apps" / f"{NAME}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(SOURCE.read_bytes())


def _write(name: str, content: bytes) -> Path:
    BUILD.mkdir(exist_ok=True)
    file = BUILD / name
    file.write_bytes(content)
    return file
