"""Memory that is no longer needed, given back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """What was freed goes to the system, where the C library would keep it for this program alone (GNU/Linux)."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
