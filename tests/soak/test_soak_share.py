"""What `dev.py soak` does in full, a fixed-seed share of it; and that a run goes on where it was stopped."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from tests.soak import soak_hands, soak_kills, soak_oracle
from tests.soak.harness import SoakState


def test_oracle_pairs() -> None:
    assert [line for number in range(12) for line in soak_oracle.differences(number)] == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("number", range(2))
def test_a_killed_program_goes_on_where_it_was(built_resources: None, number: int) -> None:
    assert soak_kills.kill_and_resume(number) > 0


SEEN = {
    "what": "seen",
    "number": 2,
    "totals": [1, -1],
    "cards": [1, 2, 3],
    "left": [3, 5],
    "turn": [0],
    "phase": "play",
    "decisions": ["0 call"],
    "commitment": "a1",
}


@pytest.mark.parametrize(
    "change",
    [
        {"what": "nothing"},
        {"cards": [1, 2, 4]},
        {"totals": [0, 0]},
        {"turn": [1]},
        {"decisions": []},
        {"number": 1, "commitment": "00"},
    ],
    ids=str,
)
def test_what_is_lost_by_a_kill_is_a_fault(tmp_path: Path, change: dict[str, Any]) -> None:
    offered = SEEN | {"what": "saved"} | change
    with pytest.raises(soak_kills.Fault):
        soak_kills.compare([SEEN], [offered, offered | {"what": "seen"}], tmp_path)


class Stopping(SoakState):
    """A run that is stopped after some steps."""

    def __init__(self, file: Path, steps: int) -> None:
        super().__init__("share", file)
        self.left = steps

    def go_on(self) -> bool:
        self.left -= 1
        return self.left >= 0


@pytest.mark.parametrize("soak", [soak_hands, soak_oracle])
def test_a_run_that_was_stopped_goes_on(soak: object, tmp_path: Path) -> None:
    for name, parts in (("whole", (6,)), ("parts", (2, 4))):
        for steps in parts:
            state = Stopping(tmp_path / name, steps)
            soak.run(state)
            state.save()
    states = [SoakState("share", tmp_path / name) for name in ("whole", "parts")]
    assert states[0].data == states[1].data
    assert [(state.faults, state.finished) for state in states] == [([], False)] * 2


@pytest.mark.parametrize(
    "broken", [{"counts": (0, 0, 0)}, {"suited": (0, 0, 0)}, {"to_act": ()}, {"phase": Phase.OVER}]
)
def test_a_broken_state_is_a_fault(broken: dict[str, object]) -> None:
    rules = ruleset("standard-three")
    state, _ = Engine(rules).start(random_deal(rules, Random(1)))
    soak_hands.checked(state)
    with pytest.raises(soak_hands.Fault):
        soak_hands.checked(msgspec.structs.replace(state, **broken))


def test_a_faulty_hand_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(number: int) -> str:
        raise soak_hands.Fault(f"cards are lost in {number}")

    monkeypatch.setattr(soak_hands, "play_hand", broken)
    state = Stopping(tmp_path / "faulty", 1)
    soak_hands.run(state)
    assert state.faults == ["hand 0 of yixing-classic: Fault: cards are lost in 0"]
