from __future__ import annotations

import pytest

from ddz_desktop.ui.table.clock import TurnClock


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(qtbot):
    time = Time()
    clock = TurnClock(now=time)
    clock.time = time
    clock.seen = []
    clock.ends = []
    clock.ticked.connect(lambda seconds, share: clock.seen.append((seconds, share)))
    clock.ended.connect(lambda: clock.ends.append(True))
    yield clock
    clock.stop()


def test_it_counts_down_to_the_hosts_deadline_and_says_nothing_then(clock) -> None:
    clock.watch(110.0, 20.0)
    clock.time.now = 105.0
    clock.tick()
    clock.time.now = 130.0
    clock.tick()
    assert clock.seen == [(10.0, 0.5), (5.0, 0.25), (0.0, 0.0)]
    assert clock.ends == []
    assert not clock.running


def test_its_own_time_ends_once(clock) -> None:
    clock.count(5.0)
    clock.time.now = 106.0
    clock.tick()
    assert clock.ends == [True]
    assert not clock.running


def test_starting_anew_replaces_what_ran(clock) -> None:
    clock.count(5.0)
    clock.watch(150.0, 50.0)
    clock.time.now = 106.0
    clock.tick()
    assert clock.ends == []
    assert clock.seen[-1] == (44.0, 0.88)


def test_stopped_it_never_ticks(clock) -> None:
    clock.count(5.0)
    clock.stop()
    assert not clock.running
