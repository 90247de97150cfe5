"""In place of a socket: the host's own window is a guest at its own table, in the same loop.

Messages are given on in later turns of the loop, in order, as a socket would; both ends are closed together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Out = TypeVar("Out")
In = TypeVar("In")


class OwnLink(Generic[Out, In]):
    """One end: what is sent here arrives at the other."""

    def __init__(self) -> None:
        self.open = True
        self._waiting: list[In] = []
        self._arrived: Callable[[In], None] = self._waiting.append
        self._closed: Callable[[], None] = _nothing
        self._other: OwnLink[In, Out] | None = None

    def listen(self, arrived: Callable[[In], None], closed: Callable[[], None]) -> None:
        """Who is told of messages, those that came before among them, and of the end."""
        self._arrived, self._closed = arrived, closed
        for message in self._waiting:
            arrived(message)
        self._waiting.clear()

    def send(self, message: Out) -> None:
        if self.open and self._other is not None:
            asyncio.get_running_loop().call_soon(self._other._take, message)

    def close(self, last: Out | None = None) -> None:
        if self.open:
            if last is not None:
                self.send(last)
            self.open = False
            if self._other is not None:
                asyncio.get_running_loop().call_soon(self._other._end)
            asyncio.get_running_loop().call_soon(self._closed)

    def _take(self, message: In) -> None:
        self._arrived(message)

    def _end(self) -> None:
        if self.open:
            self.open = False
            self._closed()


def own_link() -> tuple[OwnLink[Out, In], OwnLink[In, Out]]:
    """Two ends of one link."""
    one: OwnLink[Out, In] = OwnLink()
    other: OwnLink[In, Out] = OwnLink()
    one._other, other._other = other, one
    return one, other


def _nothing() -> None:
    pass
