"""The first of the hundred thousand hands that `dev.py soak hands` plays, and their digest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.soak import soak_hands
from tests.soak.harness import SoakState

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

SHARE = 300


def test_the_first_hands_are_those_that_were_kept() -> None:
    digest = ""
    for number in range(SHARE):
        digest = soak_hands.chained(digest, soak_hands.play_hand(number))
    assert digest == soak_hands.KEPT[SHARE]


def test_other_hands_than_those_kept_are_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_hands, "GOAL", 2)
    monkeypatch.setattr(soak_hands, "KEPT", {1: "00", 2: soak_hands.chained(soak_hands.chained("", "a"), "b")})
    monkeypatch.setattr(soak_hands, "play_hand", "ab".__getitem__)
    state = SoakState("hands", tmp_path / "hands.json")
    soak_hands.run(state)
    assert [fault.partition(" the digest")[0] for fault in state.faults] == ["after 1 hands"]
    assert state.finished
