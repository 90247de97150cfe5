"""What a LAN table says no to."""

from __future__ import annotations

from ddz_desktop.protocol.from_host import Refused, Why
from ddz_desktop.rules.errors import Reason


class No(Exception):
    """Something was not taken, and nothing has changed; one person is told, with the sentence."""

    def __init__(self, why: Why, text: str = "", *, reason: Reason | None = None, wait_s: float | None = None) -> None:
        super().__init__(text or why.value)
        self.message = Refused(why=why, text=text, reason=reason, wait_s=wait_s)

    @property
    def why(self) -> Why:
        return self.message.why
