"""The cues: one short sound for each thing that happens (visual specification §7, table of events)."""

from __future__ import annotations

from enum import StrEnum


class Group(StrEnum):
    """What has a volume of its own."""

    EFFECTS = "effects"
    ALERTS = "alerts"
    CHAT = "chat"
    VOICE = "voice"


class Cue(StrEnum):
    """A sound; its value is the name of its file."""

    DEAL = "deal"
    SORT = "sort"
    SELECT = "select"
    UNSELECT = "unselect"
    PLAY = "play"
    PLAY_MANY = "play-many"
    PASS = "pass"
    BID = "bid"
    ROB = "rob"
    YOUR_TURN = "your-turn"
    TICK = "tick"
    FLIP = "flip"
    LANDLORD = "landlord"
    WILD = "wild"
    RUN = "run"
    PLANE = "plane"
    BOMB = "bomb"
    ROCKET = "rocket"
    SPRING = "spring"
    LOW = "low"
    WIN = "win"
    LOSE = "lose"
    CLICK = "click"
    CHAT = "chat"
    JOIN = "join"
    LEAVE = "leave"
    ERROR = "error"

    @property
    def group(self) -> Group:
        """Whose volume it takes."""
        if self in (Cue.YOUR_TURN, Cue.TICK):
            return Group.ALERTS
        return Group.CHAT if self in (Cue.CHAT, Cue.JOIN, Cue.LEAVE) else Group.EFFECTS
