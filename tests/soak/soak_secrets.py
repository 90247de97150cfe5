"""What each connection of a LAN table is sent, in plaintext frames, over two thousand hands of all systems.

A hand is played up to some decision; then again with the same decisions, the cards that one seat cannot know by then
lying elsewhere. The frames to that seat (or to a spectator) are the same, byte by byte. And nobody is ever sent the
host's secret of the shuffle before the hand is over.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.requests import take
from ddz_desktop.controller.lan.table_config import TableConfig, TableTimes
from ddz_desktop.controller.lan.table_folder import TableFolder
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import FromHost, Sealed, Shuffle
from ddz_desktop.protocol.wire import frame
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.shuffle import SECRET_BYTES, seat_commitment
from tests.controller.lan.world import plain_bot
from tests.rules.mixes import part_of_hand
from tests.rules.test_conformance import card_at, hidden_places, rearranged, same_reports, seats_of
from tests.soak.soak_hands import some_ruleset

if TYPE_CHECKING:
    from ddz_desktop.rules.deal import Deal
    from ddz_desktop.rules.ruleset import RuleSet
    from ddz_desktop.rules.state import HandState
    from tests.soak.harness import SoakState

GOAL = 2_000
SYSTEMS = tuple(CATALOG)
STILL = TableTimes(pace=(3600, 3600))


def run(state: SoakState) -> None:
    for number in range(state.data.get("hands", 0), GOAL):
        if not state.go_on():
            return
        for line in leaks(number):
            state.fault(f"hand {number}: {line}")
        state.step(hands=number + 1)
    state.finish()


def leaks(number: int) -> list[str]:
    """What a seat, or a spectator, could see of what it must not know in one hand."""
    rng = Random(number)
    rules = some_ruleset(rng, SYSTEMS[number % len(SYSTEMS)])
    hand = part_of_hand(rules, number)
    state = hand[-1][0]
    seat = rng.choice(seats_of(rules))
    other = unknown_cards_elsewhere(state, seat, rng)
    if rules.report and not same_reports(hand, other):
        return []
    played, played_otherwise = (asyncio.run(recorded(rules, state, deal)) for deal in (state.deal, other))
    found = [] if played.frames[seat] == played_otherwise.frames[seat] else [f"the frames to seat {seat} differ"]
    return found + played.secrets_told()


def unknown_cards_elsewhere(state: HandState, seat: int | None, rng: Random) -> Deal:
    """The deal with the cards that a seat cannot know yet dealt anew among the places where they lie."""
    places = hidden_places(state, seat)
    cards = [card_at(state.deal, place) for place in places]
    rng.shuffle(cards)
    return rearranged(state.deal, dict(zip(places, cards, strict=True)))


class RecordedEntropy(SeededEntropy):
    """Remembers the secrets it gave."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.given: list[bytes] = []

    def secret(self, size: int) -> bytes:
        self.given.append(super().secret(size))
        return self.given[-1]


class Recording:
    """A table at which somebody sits on every seat and one watches; `frames` by seat: all that was sent there."""

    def __init__(self, rules: RuleSet) -> None:
        self.frames: dict[int | None, list[bytes]] = {}
        self.entropy = RecordedEntropy(b"secrets")
        self.thinkers = ThreadPoolExecutor(1)
        workshop = Workshop(
            entropy=self.entropy,
            bot_factory=plain_bot,
            thinkers=self.thinkers,
            keeper=TableFolder(None),
            changed=lambda: None,
            ended=lambda table, why: None,
            times=STILL,
        )
        config = TableConfig(id="table", name="Table", rules=rules, turn_seconds=None, fill=None)
        self.table = LanTable(config, workshop)
        self.links = {seat: Recorder(self, seat) for seat in (*range(rules.seats), None)}
        for seat, link in self.links.items():
            self.table.enter(link, ask.Enter(name=f"P{seat}", watch=seat is None))
        self.tokens = {guest.token for guest in self.table.seating.guests.values()}

    def secrets_told(self) -> list[str]:
        """The secrets that were sent to anybody, other than the tokens of the guests."""
        sent = b"".join(data for frames in self.frames.values() for data in frames)
        secrets = [each for each in self.entropy.given if len(each) == SECRET_BYTES and each not in self.tokens]
        told = [each for each in secrets if each in sent or each.hex().encode() in sent]
        return [f"{len(told)} secrets of the shuffle were told"] if told else []


class Recorder:
    """The link of one guest, which answers in the shuffle."""

    def __init__(self, recording: Recording, seat: int | None) -> None:
        self._recording = recording
        self._seat = seat
        self._contribution = bytes([0 if seat is None else seat]) * SECRET_BYTES
        recording.frames[seat] = []

    def send(self, message: FromHost) -> None:
        self._recording.frames[self._seat].append(frame(message))
        if isinstance(message, Shuffle) and message.seat is not None:
            promise = seat_commitment(self._contribution, message.hand, message.seat)
            self._answer(ask.Seal(message.commitment, promise))
        elif isinstance(message, Sealed) and self._seat is not None:
            self._answer(ask.Open(message.commitment, self._contribution))

    def _answer(self, message: ask.FromGuest) -> None:
        asyncio.get_running_loop().call_soon(take, self._recording.table, self, message)

    def close(self, last: FromHost | None = None) -> None:
        pass


async def recorded(rules: RuleSet, state: HandState, deal: Deal) -> Recording:
    """Play the decisions of a state at a table where these cards are dealt."""
    recording = Recording(rules)
    table, runner = recording.table, recording.table.runner
    opening = Record(rules, deal, (), void_follow=state.facts.void_follow)
    for seat in range(rules.seats):
        take(table, recording.links[seat], ask.Ready(True))
    assert runner.session is not None
    session = runner.session
    session.start_hand = lambda seat=None: session.start_given(opening)
    while not session.dealt:
        await asyncio.sleep(0)
    for seat, action in state.history:
        take(table, recording.links[seat], ask.Act(action_text(action), session.serial))
    assert session._match.state is not None
    assert session._match.state.history == state.history
    runner.end_match()
    recording.thinkers.shutdown()
    return recording
