"""Players that are programs of their own: what they are told about a decision, and what their answer means.

One JSON line asks, one JSON line answers; `docs/players.md` has the fields. How lines travel is the channel's business:
`app.player_process` starts a process for it. A player that crashes, is late or answers what is not legal loses its seat
to a stand-in until the hand is over.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from itertools import islice
from typing import Any, Protocol

from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.generators import Generators, quota_of, seat_to_act
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import action_text, cards_text, counts_text, parse_action, play_text, rank_text
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

MOST_PLAYS = 2000
"""So many legal plays are listed; others may be played too."""

log = logging.getLogger(__name__)


class ChannelError(Exception):
    """The player cannot be asked, or did not answer in time."""


class Channel(Protocol):
    """The way to a player."""

    def ask(self, line: str, seconds: float) -> str:
        """Its answer to a line. Raises ChannelError when there is none in time."""
        ...


class ExternalBot:
    """Asks a player at the other end of a channel; `stand_in` decides where it fails, and `lost` is told why."""

    def __init__(
        self, channel: Channel, stand_in: Bot, seconds: float, lost: Callable[[str], object] | None = None
    ) -> None:
        self._channel = channel
        self._stand_in = stand_in
        self._seconds = seconds
        self._tell_lost = lost
        self._generators = Generators()
        self._seen = 0
        self._lost = False
        self._asked = 0

    def decide(self, view: SeatView) -> Action:
        seat = seat_to_act(view)
        if len(view.history) < self._seen or not view.history:
            self._lost = False
        self._seen = len(view.history)
        if not self._lost:
            try:
                return self._ask(view, seat)
            except (ChannelError, RuleError) as error:
                log.warning("a player lost seat %s to the stand-in: %s", seat, error)
                self._lost = True
                if self._tell_lost is not None:
                    self._tell_lost(str(error))
        return self._stand_in.decide(view)

    def _ask(self, view: SeatView, seat: int) -> Action:
        self._asked += 1
        generator = self._generators.of(view)
        question = {
            "type": "decide",
            "id": self._asked,
            "time_ms": round(1000 * self._seconds),
            "view": view_fields(view, seat),
            "legal": legal_texts(view, seat, generator),
        }
        answer = self._channel.ask(json.dumps(question, ensure_ascii=False), self._seconds)
        return _checked(view, seat, generator, _action_of(answer, self._asked))


def _action_of(line: str, asked: int) -> Action:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ChannelError(f"its answer is no JSON: {line[:80]!r}") from error
    if not isinstance(answer, dict) or answer.get("id") != asked or not isinstance(answer.get("action"), str):
        raise ChannelError(f"its answer lacks the question's id {asked} or an action: {line[:80]!r}")
    return parse_action(answer["action"])


def _checked(view: SeatView, seat: int, generator: MoveGenerator, action: Action) -> Action:
    """The action, if it is legal. Raises RuleError or ChannelError."""
    if isinstance(action, Move) and view.phase is Phase.PLAY:
        generator.check(action.play, counts_of(view.hand), view.table, quota_of(view, seat) > 0)
        return Move(action.play)
    if action not in view.options:
        raise ChannelError(f"it may not {action_text(action)} now")
    return action


def legal_texts(view: SeatView, seat: int, generator: MoveGenerator) -> list[str]:
    """Every word, answer or play open to the seat, of very many plays the first ones."""
    texts = [action_text(option) for option in view.options]
    if view.phase is Phase.PLAY:
        plays = generator.moves(counts_of(view.hand), view.table, quota_of(view, seat) > 0)
        texts += [action_text(Move(play)) for play in islice(plays, MOST_PLAYS)]
    return texts


def view_fields(view: SeatView, seat: int) -> dict[str, Any]:
    """What the seat knows, in the notation of records; nothing that `view` does not hold."""
    return {
        "rules": view.rules.id,
        "options": view.rules.changes,
        "seats": view.rules.seats,
        "seat": seat,
        "phase": view.phase.value,
        "hand": cards_text(view.hand),
        "left": view.left,
        "hands": [None if hand is None else cards_text(hand) for hand in view.hands],
        "bottom": None if view.bottom is None else cards_text(view.bottom),
        "landlord": view.landlord,
        "roles": [role.value for role in view.roles],
        "wild": "".join(rank_text(rank) for rank in view.wild),
        "winning": None if view.winning is None else cards_text((view.winning,)),
        "bid": view.bid,
        "quota": view.quota,
        "reports": [counts_text(cards) for cards in view.reports],
        "open_hand": view.open_hand or view.spread,
        "shown": view.shown,
        "doubled": view.doubled,
        "table": None if view.table is None else play_text(view.table),
        "leader": view.leader,
        "history": [[actor, action_text(action)] for actor, action in view.history],
    }
