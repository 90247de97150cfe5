"""What the soak runs of LAN play do in full, a fixed-seed share of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.soak import soak_chaos, soak_fuzz, soak_secrets


@pytest.mark.parametrize("number", range(24))
def test_nobody_is_sent_what_his_seat_may_not_know(number: int) -> None:
    assert soak_secrets.leaks(number) == []


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view in which a spectator sees the bottom before anybody may."""
    from ddz_desktop.rules import view

    monkeypatch.setattr(view, "_sees_bottom", lambda state, seat: True)
    assert any(soak_secrets.leaks(number) for number in range(12))


def test_damaged_messages_are_read_or_refused() -> None:
    assert soak_fuzz.codec_faults(Random(1), 20_000) == []


def test_damaged_frames_do_not_touch_the_hand() -> None:
    assert soak_fuzz.socket_faults(1, 400) == []


@pytest.mark.parametrize("number", range(6))
def test_whatever_dies_no_hand_is_lost(number: int) -> None:
    faults, _ = soak_chaos.play_match(number)
    assert faults == []
