"""The host without a thread: pace, clock, pauses, auto-play, links and secrets."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.messages import MatchSetup, Refusal, SeatOwner, TableUpdate
from ddz_desktop.controller.session_host import SessionHost
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.save import Save
from ddz_desktop.rules.action import PASS, Action, Say, Word
from ddz_desktop.rules.cards import counts_of, suited_cards, total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.event import Settled
from ddz_desktop.rules.record import Record, replay
from ddz_desktop.rules.shuffle import seat_commitment
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView
from tests.playing import plain_action


class PlainBot:
    def __init__(self, decide: Callable[[SeatView], Action] = plain_action) -> None:
        self._decide = decide

    def decide(self, view: SeatView) -> Action:
        return self._decide(view)


class Link:
    """A seat that remembers what it was told."""

    def __init__(self) -> None:
        self.updates: list[TableUpdate] = []
        self.refusals: list[Refusal] = []

    def update(self, update: TableUpdate) -> None:
        self.updates.append(update)

    def refuse(self, refusal: Refusal) -> None:
        self.refusals.append(refusal)

    @property
    def view(self) -> SeatView:
        return self.updates[-1].view


class Table:
    """A host with a clock to turn, and a link at every seat."""

    def __init__(
        self, system: str = "yixing-classic", people: int = 1, pace: float = 0.0, bot: Bot | None = None, **more: object
    ) -> None:
        rules = ruleset(system)
        kinds = [
            SeatOwner("human" if s < people else "bot", f"P{s}", level=None if s < people else "random")
            for s in range(rules.seats)
        ]
        self.now = 0.0
        self.cancel = threading.Event()
        self.records: list[Record] = []
        self.saves: list[Save] = []
        self.kept: list[Save] = []
        self.bot: Bot = bot or PlainBot()
        self.asked: list[str] = []
        self.host = SessionHost(
            MatchSetup(rules, tuple(kinds), **more),
            entropy=SeededEntropy(b"table"),
            clock=lambda: self.now,
            cancel=self.cancel,
            bot_factory=self.make_bot,
            journal=self,
        )
        self.host.pace = pace
        self.links: dict[int | None, Link] = {seat: Link() for seat in (*range(rules.seats), None)}
        self.host.links.update(self.links)
        self.host.start_hand()

    def make_bot(self, level: str, rng: Random, cancel: threading.Event) -> Bot:
        self.asked.append(level)
        return self.bot

    def save(self, save: Save) -> None:
        self.saves.append(save)

    def keep(self, save: Save) -> None:
        self.kept.append(save)
        self.records.append(save.match.hand)

    @property
    def view(self) -> SeatView:
        return self.links[None].view

    def act(self, seat: int, action: Action) -> None:
        self.host.submit(seat, action, self.links[seat].updates[-1].serial)

    def run(self) -> None:
        """Let everything happen that happens by itself."""
        while (seconds := self.host.wake_in()) is not None:
            self.now += seconds
            self.host.advance()

    def play_hand(self) -> None:
        """Run, with plain decisions for the people."""
        self.run()
        while self.view.phase is not Phase.OVER or self.view.redeal:
            seat = self.view.to_act[0]
            self.act(seat, plain_action(self.links[seat].view))
            self.run()


# Pace and time


def test_bots_wait_their_pace_before_each_decision() -> None:
    table = Table(people=0, pace=0.8)
    assert table.host.wake_in() == pytest.approx(0.8)
    table.now += 0.5
    assert table.host.wake_in() == pytest.approx(0.3)
    table.host.advance()
    assert len(table.links[0].updates) == 1
    table.now += 0.5
    table.host.advance()
    assert len(table.links[0].updates) == 2
    assert table.host.wake_in() == pytest.approx(0.8)


def test_nothing_happens_by_itself_while_people_owe_a_decision() -> None:
    table = Table(people=3)
    assert table.host.wake_in() is None


def test_a_late_person_goes_on_auto_play_and_the_table_decides() -> None:
    table = Table(people=3, turn_seconds=10.0)
    late = table.view.first
    assert table.host.wake_in() == pytest.approx(10.0)
    table.now += 10.0
    table.host.advance()
    assert table.links[late].updates[-1].match.auto_play == (late,)
    table.host.advance()
    assert table.view.history[0][0] == late
    assert table.asked == ["casual"]


def test_pausing_stops_bots_and_clock() -> None:
    table = Table(people=3, turn_seconds=10.0)
    table.now += 4.0
    table.host.set_paused(True)
    update = table.links[0].updates[-1]
    assert (update.paused, update.deadline, table.host.wake_in()) == (True, None, None)
    table.now += 100.0
    table.host.set_paused(False)
    update = table.links[0].updates[-1]
    assert (update.paused, update.deadline) == (False, 110.0)
    assert table.host.wake_in() == pytest.approx(6.0)


def test_a_cancelled_thought_leads_to_nothing() -> None:
    table = Table(people=0)
    before = len(table.links[0].updates)

    def give_up(view: SeatView) -> Action:
        table.cancel.set()
        return PASS

    table.bot = PlainBot(give_up)
    table.host.advance()
    assert len(table.links[0].updates) == before
    assert table.host.wake_in() is None


# Hands


@pytest.mark.parametrize("system", CATALOG)
def test_a_match_of_two_hands_is_played_to_its_end(system: str) -> None:
    table = Table(system, hands=2)
    table.play_hand()
    table.host.start_hand(0)
    table.play_hand()
    last = table.links[0].updates[-1]
    assert last.match.finished
    assert last.match.hand_number == 2
    assert sum(last.match.totals) == 0
    assert isinstance(last.events[-1], Settled)
    assert len([record for record in table.records if not record.redeal]) == 2


def test_a_fresh_deal_comes_by_itself_after_the_pace() -> None:
    table = Table(people=0, pace=1.0, bot=PlainBot(lambda view: PASS))
    for _ in range(3):
        table.now += 1.0
        table.host.advance()
    assert table.view.redeal
    assert table.host.wake_in() == pytest.approx(1.0)
    table.now += 1.0
    table.host.advance()
    assert table.view.phase is Phase.AUCTION
    assert table.links[0].updates[-1].match.hand_number == 1


def test_the_next_hand_is_committed_to_when_one_ends() -> None:
    table = Table()
    commitment = table.links[0].updates[0].match.commitment
    table.play_hand()
    ended = table.links[0].updates[-1].match
    assert f"commitment {commitment}" in ended.proof
    table.host.start_hand(0)
    assert table.links[0].updates[-1].match.commitment == ended.commitment != commitment


def test_dealing_too_early_is_refused_to_who_wished_it() -> None:
    table = Table(people=3)
    table.host.start_hand(1)
    assert [len(table.links[seat].refusals) for seat in range(3)] == [0, 1, 0]
    assert table.links[1].refusals[0].message == "the hand is not over"


# Actions


def test_a_refused_action_is_told_to_its_seat_alone() -> None:
    table = Table(people=3)
    first = table.view.first
    table.act(first, Say(Word.CALL))
    assert {seat: len(link.refusals) for seat, link in table.links.items() if link.refusals} == {first: 1}
    assert {len(link.updates) for link in table.links.values()} == {1}


def test_auto_play_switched_on_and_off_makes_one_decision() -> None:
    table = Table(people=3)
    first = table.view.first
    table.host.set_auto_play(first, True)
    assert table.host.wake_in() == 0
    table.host.advance()
    table.host.set_auto_play(first, False)
    assert len(table.view.history) == 1
    table.host.submit(first, PASS, 1)
    assert len(table.view.history) == 1


def test_hints_are_for_the_seat_that_is_asked_and_the_state_it_sees() -> None:
    table = Table(people=3)
    first, serial = table.view.first, table.links[0].updates[-1].serial
    hints = table.host.hints(first, serial)
    assert hints is not None
    assert set(hints.actions) <= set(table.links[first].view.options)
    assert table.host.hints((first + 1) % 3, serial) is None
    assert table.host.hints(first, serial - 1) is None


def test_after_a_bot_has_failed_the_simplest_one_decides() -> None:
    table = Table(people=0)

    def fail(view: SeatView) -> Action:
        raise ZeroDivisionError

    table.bot = PlainBot(fail)
    with pytest.raises(ZeroDivisionError):
        table.host.advance()
    table.bot = PlainBot()
    table.host.advance_anyhow()
    assert table.asked == ["random", "random"]
    assert len(table.view.history) == 1


# Secrets


def everything_in(value: object) -> set[object]:
    """Every number, and every tuple of numbers, sorted, anywhere in a value: whatever could be a hand."""
    if isinstance(value, int):
        return {value}
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if not isinstance(value, tuple):
        return set()
    numbers = {tuple(sorted(value))} if all(type(item) is int for item in value) else set()
    return numbers.union(*map(everything_in, value))


@pytest.mark.parametrize("system", CATALOG)
def test_no_update_holds_the_hand_of_another_seat(system: str) -> None:
    """Not as cards nor packed, as it was dealt or as it stood then, unless it lies open to the seat."""
    table = Table(system, people=0, hands=1)
    table.run()
    record = table.records[-1]
    for number, (state, _) in enumerate(replay(record)):
        hands = [(suited_cards(suited), suited, counts_of(suited_cards(suited))) for suited in state.suited]
        for seat in range(len(hands)):
            update = table.links[seat].updates[number - len(record.decisions) - 1]
            if update.view.phase is Phase.OVER:
                continue
            hidden = [other for other in range(len(hands)) if other != seat and update.view.hands[other] is None]
            found = everything_in((update.view, update.events))
            # a hand of a few cards may be equal to a play that was made
            assert not found & {form for other in hidden if total(state.counts[other]) > 5 for form in hands[other]}


@pytest.mark.parametrize("system", CATALOG)
def test_the_deal_shows_a_seat_its_own_hand_alone(system: str) -> None:
    table = Table(system, people=5)
    for seat in range(ruleset(system).seats):
        view = table.links[seat].view
        assert (view.seat, len(view.hand)) == (seat, view.left[seat])
        assert set(view.hands) == {None}
        assert view.aside is None
    assert table.links[None].view.hand == ()


# Seats that change hands, shuffles that others have a say in


def test_a_person_takes_over_a_bots_seat_in_the_middle_and_leaves_it_again() -> None:
    table = Table(people=1, turn_seconds=20.0)
    seat = next(seat for seat in range(3) if seat not in table.view.to_act and seat != 0)
    table.host.change_owner(seat, SeatOwner("human", "Ann"))
    if 0 in table.view.to_act:
        table.act(0, plain_action(table.links[0].view))
    table.run()
    assert table.links[0].updates[-1].match.setup.seats[seat].name == "Ann"
    table.host.change_owner(seat, SeatOwner("bot", "Bot", level="casual"))
    table.play_hand()
    assert table.view.phase is Phase.OVER


def test_a_thought_that_comes_too_late_comes_to_nothing() -> None:
    table = Table(people=0)
    thought = table.host.next_thought()
    assert thought is not None
    table.host.change_owner(thought.seat, SeatOwner("human", "Ann"))
    before = table.view
    table.host.take_thought(thought, table.host.think(thought))
    assert table.view.history == before.history


def test_a_table_whose_guests_have_a_say_deals_only_when_told() -> None:
    table = Table(people=0)
    table.host.deals = False
    table.play_hand()
    assert table.host.wake_in() is None
    shuffle = table.host.prepare({1})
    assert not shuffle.ready
    table.host.start_hand()
    assert not table.host.running
    shuffle.seal(1, seat_commitment(bytes(32), shuffle.hand_number, 1))
    shuffle.open(1, bytes(32))
    table.host.start_hand()
    assert table.host.running


def test_an_open_view_shows_a_spectator_every_hand() -> None:
    table = Table(people=3)
    assert [len(hand or ()) for hand in table.host.open_view().hands] == list(table.view.left)
    assert set(table.view.hands) == {None}
