"""Whether there is a display to open a window on. Qt aborts the process without one, so we look first."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

X11_PORT = 6000
PATIENCE_S = 3.0


def why_no_display(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """One sentence if no window can be opened, as far as one can see beforehand; `None` if it can."""
    if not platform.startswith("linux"):
        return None
    x11, wayland = environment.get("DISPLAY"), environment.get("WAYLAND_DISPLAY")
    plugins = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")
    if any(plugin and not plugin.startswith(("xcb", "wayland")) for plugin in plugins):
        return None  # offscreen, or another way that needs no display server
    if wayland and _wayland_answers(wayland, environment.get("XDG_RUNTIME_DIR", "")):
        return None
    if x11:
        return None if _x11_answers(x11) else f"there is no display: DISPLAY is {x11}, but nothing answers there"
    if wayland:
        return f"there is no display: WAYLAND_DISPLAY is {wayland}, but nothing answers there"
    return "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"


def _wayland_answers(name: str, runtime_folder: str) -> bool:
    return _answers(socket.AF_UNIX, str(Path(runtime_folder, name)))


def _x11_answers(display: str) -> bool:
    """Whether an X server listens where DISPLAY says: `:0`, `host:10.0`, or on macOS's socket path."""
    match = re.fullmatch(r"(?:unix)?(?P<host>[^/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if match is None:
        return True  # some other way to name it; let Qt try
    number = int(match["number"])
    if match["host"]:
        return _answers(socket.AF_INET, (match["host"], X11_PORT + number))
    path = f"/tmp/.X11-unix/X{number}"
    return _answers(socket.AF_UNIX, path) or _answers(socket.AF_UNIX, f"\0{path}")


def _answers(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(PATIENCE_S)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True
