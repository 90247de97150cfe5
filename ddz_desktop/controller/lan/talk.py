"""What people say at a table: kept for newcomers, and not too much of it at once."""

from __future__ import annotations

from collections import deque

from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.protocol.from_guest import Chat, Sign
from ddz_desktop.protocol.from_host import ChatSoFar, Said, Why
from ddz_desktop.protocol.limits import CHAT_KEPT
from ddz_desktop.protocol.texts import clean_chat

SIGN_EVERY_S = 3.0
LINES_AT_ONCE = 5
LINE_EVERY_S = 2.0


class Talk:
    """The lines so far, and when each person may say the next one."""

    def __init__(self, lines: tuple[Said, ...] = ()) -> None:
        self._lines: deque[Said] = deque(lines, CHAT_KEPT)
        self._sign_at: dict[int, float] = {}
        self._credit: dict[int, tuple[float, float]] = {}

    @property
    def lines(self) -> tuple[Said, ...]:
        return tuple(self._lines)

    def so_far(self) -> ChatSoFar:
        """For newcomers."""
        return ChatSoFar(self.lines)

    def chat(self, person: int, name: str, message: Chat, now: float) -> Said:
        """A line, to be passed on to all. Raises No when there have been too many or nothing of it can be shown."""
        text = clean_chat(message.text)
        if not text:
            raise No(Why.NOT_UNDERSTOOD, "there is nothing in this line that could be shown")
        credit, since = self._credit.get(person, (LINES_AT_ONCE, now))
        credit = min(LINES_AT_ONCE, credit + (now - since) / LINE_EVERY_S)
        if credit < 1:
            raise No(Why.TOO_FAST, "so many lines at once are too many", wait_s=(1 - credit) * LINE_EVERY_S)
        self._credit[person] = (credit - 1, now)
        said = Said(person=person, name=name, text=text)
        self._lines.append(said)
        return said

    def sign(self, person: int, name: str, message: Sign, now: float) -> Said:
        """A phrase or emote, to be passed on to all. Raises No when the last one was just now."""
        wait = self._sign_at.get(person, now) - now
        if wait > 0:
            raise No(Why.TOO_FAST, "one phrase at a time", wait_s=wait)
        self._sign_at[person] = now + SIGN_EVERY_S
        said = Said(person=person, name=name, kind=message.kind, number=message.number)
        self._lines.append(said)
        return said

    def forget(self, person: int) -> None:
        """The person is gone; what he said stays."""
        self._sign_at.pop(person, None)
        self._credit.pop(person, None)
