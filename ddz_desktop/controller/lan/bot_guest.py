"""A bot as a guest at somebody's table: for load tests, and for those who write bots."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable

from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.lan.guest_messages import Gone, GuestMessage
from ddz_desktop.controller.lan.guest_session import GuestSession
from ddz_desktop.controller.messages import HandPlayed, TableUpdate
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_guest import Act, Ready
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.notation import action_text


class BotGuest:
    """`hands`: how many it plays before it leaves, `None` to stay. `pace`: seconds before each decision.

    `heard`: called with everything its session tells.
    """

    def __init__(
        self,
        level: str,
        factory: BotFactory,
        *,
        hands: int | None = None,
        pace: float = 0.0,
        heard: Callable[[GuestMessage], None] | None = None,
    ) -> None:
        self.session = GuestSession(self._hear)
        self.played = 0
        self._bot: Bot = factory(level, random.Random(), threading.Event())
        self._hands = hands
        self._pace = pace
        self._heard = heard
        self._answered = -1
        self._last: int | None = None  # the number of the last hand that is over
        self._deciding: set[asyncio.Task[None]] = set()

    async def run(self, wish: Wish) -> Gone:
        """Come in, and play until it is over."""
        return await self.session.run(wish)

    def _hear(self, message: GuestMessage) -> None:
        if self._heard is not None:
            self._heard(message)
        match message:
            case Room():
                self._be_ready(message)
            case TableUpdate():
                if self._last is None:
                    self._last = message.match.hand_number - 1
                if self._is_my_turn(message):
                    self._start_to_decide(message)
            case HandPlayed():
                self._count(message.number)
            case _:
                pass

    def _count(self, number: int) -> None:
        """A hand is over. Those whose end it missed, because the host was gone for a while, count too."""
        last = number - 1 if self._last is None else self._last
        self.played += max(1, number - last)
        self._last = number
        if self._hands is not None and self.played >= self._hands:
            self.session.leave()

    def _start_to_decide(self, update: TableUpdate) -> None:
        self._answered = update.serial
        deciding = asyncio.get_running_loop().create_task(self._decide(update))
        self._deciding.add(deciding)
        deciding.add_done_callback(self._deciding.discard)

    def _be_ready(self, room: Room) -> None:
        me = room.me
        if me is not None and me.seat is not None and not me.ready and room.stage is not Stage.PLAYING:
            self.session.send(Ready(True))

    def _is_my_turn(self, update: TableUpdate) -> bool:
        seat = update.view.seat
        on_turn = seat in update.view.to_act and seat not in update.match.auto_play
        return on_turn and update.serial != self._answered

    async def _decide(self, update: TableUpdate) -> None:
        """Decide elsewhere than on the loop, which has to tell the host meanwhile that it is there."""
        await asyncio.sleep(self._pace)
        action = await asyncio.to_thread(self._bot.decide, update.view)
        self.session.send(Act(action_text(action), update.serial))
