"""The system's shared libraries that Qt opens on Linux; its wheels bring everything else."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from devtools import apt
from devtools.project import CommandError, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclass(frozen=True)
class Library:
    """A shared library, the package that holds it, and that package's name since Debian 13 and Ubuntu 24.04."""

    file: str
    package: str
    newer_package: str | None = None


ALWAYS = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "libglib2.0-0t64"),
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libbrotlidec.so.1", "libbrotli1"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Library("libz.so.1", "zlib1g"),
)
"""Needed for any window, offscreen too."""

X11 = (
    Library("libX11.so.6", "libx11-6"),
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-glx.so.0", "libxcb-glx0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
"""Needed for a window on an X display."""

WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
)
"""Needed for a window on a Wayland display."""


def needed(environment: Mapping[str, str]) -> tuple[Library, ...]:
    """What a window in this environment needs. Qt itself chooses between two displays unless it is told."""
    told = environment.get("QT_QPA_PLATFORM", "")
    libraries: tuple[Library, ...] = ALWAYS
    if environment.get("DISPLAY") and (not told or told.startswith("xcb")):
        libraries += X11
    if environment.get("WAYLAND_DISPLAY") and (not told or told.startswith("wayland")):
        libraries += WAYLAND
    return libraries


def can_open(library: Library) -> bool:
    """Whether the dynamic linker finds the library."""
    try:
        ctypes.CDLL(library.file)
    except OSError:
        return False
    return True


def packages(libraries: Iterable[Library]) -> list[str]:
    """The packages to install, by the names that this system's package lists have."""
    return [
        library.newer_package if library.newer_package and apt.knows(library.newer_package) else library.package
        for library in libraries
    ]


def ensure(libraries: Iterable[Library] | None = None) -> None:
    """Installs missing libraries when run as root; else raises CommandError naming them with the command to type.

    Without `libraries` those that a window needs here.
    """
    if sys.platform != "linux":
        return
    missing = [library for library in libraries or needed(os.environ) if not can_open(library)]
    if not missing:
        return
    files = ", ".join(library.file for library in missing)
    if not apt.is_available():
        raise CommandError(f"the window needs {files}: install them with your system's package manager")
    if not apt.is_root():
        raise CommandError(f"the window needs {files}: {apt.command(packages(missing))}")
    say(f"the window needs {files}")
    apt.update()
    apt.install(packages(missing))
    still = [library.file for library in missing if not can_open(library)]
    if still:
        raise CommandError(f"still not found after the installation: {', '.join(still)}")
