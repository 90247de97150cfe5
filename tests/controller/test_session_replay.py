"""A recorded hand shown again: every moment as it was, nothing hidden given away, and what else could be played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.controller import session_replay
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.controller.session_replay import Replay, ReplayPlayer
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.event import Dealt
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import Phase, Role
from tests.playing import play_out
from tests.storage.hands import recorded

SYSTEMS = tuple(CATALOG)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_moment_of_a_hand_is_shown(system: str) -> None:
    record = recorded(system=system)
    replay = Replay(record, 0)
    assert replay.update().view.history == ()
    updates = [replay.step() for _ in range(replay.length)]
    assert [update.serial for update in updates] == list(range(1, replay.length + 1))
    assert all(update.events for update in updates)
    last = updates[-1]
    assert (last.view.phase, last.view.settlement, last.match.finished) == (Phase.OVER, record.settlement, True)
    assert (last.match.totals, last.match.proof) == (record.settlement.payoffs, record.proof)
    assert tuple((each.seat, each.action) for each in replay.decisions) == record.decisions


def test_it_stops_at_both_ends_and_only_a_step_forward_is_animated() -> None:
    replay = Replay(recorded())
    assert replay.step(-1).serial == 0
    assert replay.jump(999).serial == replay.length
    assert replay.step().serial == replay.length
    assert replay.jump(1).events == ()
    assert replay.step(-1).events == ()
    assert replay.step().events != ()


@pytest.mark.parametrize("system", SYSTEMS)
def test_all_hands_lie_open_or_only_what_a_seat_could_see(system: str) -> None:
    replay = Replay(recorded(system=system), 0)
    deal = replay.record.deal
    for seat in range(1, replay.record.rules.seats):
        assert set(replay.update().view.hands[seat] or ()) >= set(deal.hands[seat])
    assert replay.update().view.bottom == deal.bottom
    replay.open_hands = False
    assert replay.update().view.hands == (None,) * replay.record.rules.seats
    replay.seat = 1
    assert set(replay.update().view.hand) >= set(deal.hands[1])
    assert replay.update().view.hands == (None,) * replay.record.rules.seats


def test_a_hidden_landlord_is_only_known_with_open_hands() -> None:
    replay = Replay(recorded(1, "five"), 0)
    replay.jump(replay.length)
    true_roles = replay.update().view.roles
    assert Role.HIDDEN_LANDLORD in true_roles
    replay.jump(replay.length - 1)
    assert replay.update().view.roles == true_roles
    replay.open_hands = False
    replay.seat = true_roles.index(Role.FARMER)
    replay.jump(0)
    assert Role.UNKNOWN in replay.update().view.roles


def test_one_seats_events_hold_no_other_hand() -> None:
    replay = Replay(recorded(system="standard-three"), 1, open_hands=False)
    (dealt,) = [event for event in replay.update(with_events=True).events if isinstance(event, Dealt)]
    assert [hand is None for hand in dealt.hands] == [True, False, True]


def test_a_hand_can_be_played_on_from_any_moment() -> None:
    replay = Replay(recorded(system="standard-three"), 0)
    owners = (SeatOwner("human", "Wen"), SeatOwner("bot", "a", level="random"), SeatOwner("bot", "b", level="random"))
    for position in (0, replay.length // 2, replay.length - 1):
        replay.jump(position)
        match = Match(MatchSetup(replay.record.rules, owners), SeededEntropy(b"1"))
        match.start_given(replay.opening())
        assert match.view(None).history == replay.record.decisions[:position]
        play_out(match)
        assert match.record is not None


def test_bombs_stand_out_and_names_are_those_of_the_record() -> None:
    replay = Replay(recorded(system="hu-four"))
    assert replay.update().match.setup.seats[0].name == "Wen_1"
    bombs = [each for each in replay.decisions if each.bomb is not None]
    assert len(bombs) == len(replay._moments[-1][0].bombs)
    assert all(each.bomb in (Kind.BOMB, Kind.ROCKET) for each in bombs)


# Running


@pytest.fixture
def player(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ReplayPlayer:
    monkeypatch.setattr(session_replay, "STEP_MS", 0)
    return ReplayPlayer(Replay(recorded(system="standard-two"), 0))


def test_it_runs_to_the_end_and_begins_anew(player: ReplayPlayer, qtbot: QtBot) -> None:
    seen: list[TableUpdate] = []
    player.moved.connect(seen.append)
    for _ in range(2):
        with qtbot.waitSignal(player.running_changed, check_params_cb=lambda on: not on):
            player.run()
        assert seen[-1].view.phase is Phase.OVER
    assert [update.serial for update in seen] == [*range(1, player.replay.length + 1), *range(player.replay.length + 1)]
    assert not player.running


def test_a_step_stops_it_and_a_jump_does_not(player: ReplayPlayer) -> None:
    player.run()
    player.jump(5)
    assert player.running
    player.set_speed(2)
    assert player.running
    player.step(-1)
    assert not player.running
    assert player.replay.position == 4


def test_another_seat_or_open_hands_show_the_same_moment_anew(player: ReplayPlayer) -> None:
    seen: list[TableUpdate] = []
    player.moved.connect(seen.append)
    player.jump(3)
    player.set_seat(1)
    player.set_open_hands(False)
    assert [update.serial for update in seen] == [3, 3, 3]
    assert [update.view.seat for update in seen] == [0, 1, 1]
    assert seen[2].view.hands == (None, None)
