"""Keeps the computer from falling asleep, by the means of each system, as long as it is asked to.

Windows is told through its kernel; macOS and Linux through a small program of theirs that ends with this process,
however that ends. Where there is no such means the computer keeps its habits.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys

CONTINUOUS, SYSTEM_REQUIRED = 0x80000000, 0x00000001
WHY = "a hand of cards is being played in the LAN"


class Awake:
    """Use it from one thread."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._platform = platform
        self._on = False
        self._keeper: subprocess.Popen[bytes] | None = None

    def keep(self, on: bool) -> None:
        """Keep the computer awake, or no longer."""
        if on != self._on:
            self._on = on
            if self._platform == "win32":
                _tell_windows(CONTINUOUS | SYSTEM_REQUIRED if on else CONTINUOUS)
            elif on:
                self._start()
            else:
                self._stop()

    def _start(self) -> None:
        command = keeper(self._platform)
        if command:
            try:
                self._keeper = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            except OSError:
                self._keeper = None

    def _stop(self) -> None:
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            keeper.terminate()
            if keeper.stdin is not None:
                keeper.stdin.close()
            keeper.wait()


def keeper(platform: str) -> list[str]:
    """The program that keeps the computer awake; none where there is none. It ends with our end of its input."""
    if platform == "darwin" and shutil.which("caffeinate"):
        return ["caffeinate", "-i", "-w", str(os.getpid())]
    if platform == "linux" and shutil.which("systemd-inhibit"):
        return ["systemd-inhibit", "--what=sleep:idle", "--who=ddz-desktop", f"--why={WHY}", "cat"]
    return []


def _tell_windows(state: int) -> None:
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.kernel32.SetThreadExecutionState(state)
