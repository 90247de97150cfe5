"""What a match needs from the world outside: the time, the date, and bytes that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from datetime import datetime
from typing import Protocol, TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Seconds that only ever grow; their zero means nothing."""

system_clock: Clock = time.monotonic

Calendar: TypeAlias = Callable[[], datetime]
"""Date and time where the players are, with the time zone."""


def system_calendar() -> datetime:
    """The computer's date and time."""
    return datetime.now().astimezone()


class Entropy(Protocol):
    """Where secrets come from."""

    def secret(self, size: int) -> bytes:
        """That many fresh bytes, never given twice."""
        ...


class SystemEntropy:
    """The operating system's randomness: for games."""

    def secret(self, size: int) -> bytes:
        """That many bytes of `secrets.token_bytes`."""
        return secrets.token_bytes(size)


class SeededEntropy:
    """Bytes that follow from a seed, SHA-256 in counter mode: for simulations and tests, where a game must recur."""

    def __init__(self, seed: bytes) -> None:
        self._seed = hashlib.sha256(seed).digest()
        self._drawn = 0

    def secret(self, size: int) -> bytes:
        """The next bytes of this seed's stream."""
        blocks = b""
        while len(blocks) < size:
            blocks += hashlib.sha256(self._seed + self._drawn.to_bytes(8, "big")).digest()
            self._drawn += 1
        return blocks[:size]
