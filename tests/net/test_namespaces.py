"""Three desktops in a LAN of their own: found by themselves, and each hand the same at every seat, whatever the wires.

The long runs, with 150 ms, cables out for 5 and 60 s, and many rounds, are `dev.py soak network`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.matches import SYSTEMS, Pull, play
from tests.net.wires import CLEAR, Weather, why_no_lan

pytestmark = pytest.mark.skipif(why_no_lan() is not None, reason=f"no LAN can be made here: {why_no_lan()}")
BAD = Weather(delay=0.01, jitter=0.005, loss=0.05, reorder=0.05)


def test_desktops_find_each_other_and_play(tmp_path: Path) -> None:
    report = play(tmp_path, CLEAR, systems=SYSTEMS[:1])
    assert report.faults() == []
    assert len(report.hands) == 3
    assert len(report.found) == 2
    assert {hand["verdict"] for hand in report.hands} == {"fair"}


def test_bad_wires_and_a_pulled_cable_change_no_hand(tmp_path: Path) -> None:
    report = play(tmp_path, BAD, systems=SYSTEMS[:1], pulls=(Pull(2, at=1.0, seconds=2.0),))
    assert report.faults() == []
    assert {hand["seat"] for hand in report.hands} == {0, 1, 2}
