"""What there is to know about this program on this computer."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QFile, QIODevice, QSysInfo, qVersion

from ddz_desktop import __version__, kernels

LICENCE, NOTICES = ":/licences/LICENSE", ":/licences/THIRD_PARTY_NOTICES"
FONT_LICENCES = tuple(f":/fonts/{name}-OFL.txt" for name in ("NotoSansSC", "NotoSerifSC", "BarlowSemiCondensed"))


def licence_text(*names: str) -> str:
    """Texts among the resources, one after another."""
    return "\n\n\n".join(_read(name) for name in names)


def version_lines() -> list[str]:
    """For a report of a fault: versions of everything that has a part in it. English, to be sent."""
    return [
        f"ddz-desktop {__version__}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        f"kernels: {kernels.status()}",
    ]


def _read(name: str) -> str:
    file = QFile(name)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode()
