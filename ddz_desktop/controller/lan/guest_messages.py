"""What a guest's session tells its window or bot, beside what the protocol says itself."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.controller.lan.deal_witness import DealCheck
from ddz_desktop.controller.messages import HandPlayed, TableUpdate
from ddz_desktop.protocol.from_host import ChatSoFar, News, Refused, Said, Why
from ddz_desktop.protocol.table import Room


class LinkState(StrEnum):
    """How things stand between guest and host."""

    CONNECTING = "connecting"
    INSIDE = "inside"
    RECONNECTING = "reconnecting"


class LinkIs(Struct, frozen=True, kw_only=True):
    """The link's state has changed, or another attempt is made. `seconds_left`: until the attempts end.

    `fingerprint`: of the host's certificate, once it is known.
    """

    state: LinkState
    attempt: int = 0
    seconds_left: float | None = None
    fingerprint: bytes = b""


class GoneReason(StrEnum):
    """Why a session is over, where the host did not say `Why`."""

    UNREACHABLE = "unreachable"  # nobody answers at the address
    LOST = "lost"  # the link broke, and all attempts to mend it failed
    OTHER_HOST = "other_host"  # the certificate is not the one that was remembered
    NONSENSE = "nonsense"  # the host sends what makes no sense


class Gone(Struct, frozen=True, kw_only=True):
    """The session is over. `why`: the host's word for it, or ours. `text`: a sentence in English. `wait_s`: when to try
    again. `program`: the host's, where versions differ. `fingerprint`: the new one of another host.
    """

    why: Why | GoneReason
    text: str = ""
    wait_s: float | None = None
    program: str = ""
    fingerprint: bytes = b""

    @property
    def may_come_back(self) -> bool:
        """Whether the table may still be there, or be there again, and keep the seat."""
        return self.why in (Why.STOPPED, Why.SILENT, GoneReason.LOST, GoneReason.UNREACHABLE)


GuestMessage: TypeAlias = (
    LinkIs | Gone | Room | TableUpdate | Refused | Said | ChatSoFar | News | DealCheck | HandPlayed
)
