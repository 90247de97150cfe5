"""What other programs that we start must not inherit: a frozen program finds its libraries by a variable of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping

LIBRARY_PATH = "LD_LIBRARY_PATH"
BEFORE = f"{LIBRARY_PATH}_ORIG"
"""Where the starter of a frozen program keeps what the person's session had said."""


def environment(inside: Mapping[str, str] = os.environ) -> dict[str, str]:
    """For a program that is not ours: as it was before ours was started."""
    outside = dict(inside)
    restore(outside)
    return outside


def restore(environment: MutableMapping[str, str] = os.environ) -> None:
    """Take our libraries out of an environment. Not for one in which this program itself is started once more."""
    if not getattr(sys, "frozen", False):
        return
    before = environment.pop(BEFORE, None)
    if before is not None:
        environment[LIBRARY_PATH] = before
    else:
        environment.pop(LIBRARY_PATH, None)
