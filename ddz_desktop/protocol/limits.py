"""Numbers that both ends of a LAN table keep to."""

from __future__ import annotations

PROTOCOL = 1
"""The version of the protocol. Both ends must speak the same; the first two messages are the same in all versions."""

FIRST_PORT = 47801
LAST_PORT = 47810
"""A host takes the first of these that is free."""

LONGEST_FROM_GUEST = 16 * 1024
LONGEST_FROM_HOST = 256 * 1024
"""Bytes of a frame's content; whoever sends more is cut off."""

LONGEST_CHAT = 200
LONGEST_TABLE_NAME = 40
LONGEST_ID = 64
CODE_DIGITS = 6

MOST_SEATS = 5
MOST_PEOPLE = 64
"""At one table, spectators included."""

CHAT_KEPT = 50
"""Lines of chat that a newcomer is told."""

PING_S = 1.0
SILENCE_S = 6.0
"""A guest pings so often; either end takes the other for lost after such a silence."""
