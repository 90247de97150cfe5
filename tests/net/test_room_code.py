"""The room code: who knows it gets in, nobody learns it, and nobody tries many."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ddz_desktop.controller.lan.table_config import fresh_code
from ddz_desktop.net.room_code import (
    SECONDS_A_TRY,
    TRIES,
    TRIES_OF_ALL,
    CodeGuard,
    ExchangeError,
    GuestSide,
    HostSide,
    network_of,
)

CERTIFICATE = b"c" * 32


def meet(guest: GuestSide, host: HostSide) -> tuple[bool, bool]:
    """Whether the host lets the guest in, and whether the guest then believes the host."""
    host.meet(guest.element)
    guest.meet(host.element)
    return host.is_right(guest.proof()), guest.is_right(host.proof())


def test_both_ends_know_the_code() -> None:
    assert meet(GuestSide("123456", CERTIFICATE, "t"), HostSide("123456", CERTIFICATE, "t")) == (True, True)


@pytest.mark.parametrize(
    "guest",
    [
        GuestSide("123457", CERTIFICATE, "t"),
        GuestSide("123456", b"d" * 32, "t"),  # somebody in the middle shows the guest another certificate
        GuestSide("123456", CERTIFICATE, "other table"),
    ],
)
def test_another_code_certificate_or_table_fails_at_both_ends(guest: GuestSide) -> None:
    assert meet(guest, HostSide("123456", CERTIFICATE, "t")) == (False, False)


def test_the_two_proofs_differ_so_that_none_can_be_sent_back() -> None:
    guest, host = GuestSide("123456", CERTIFICATE, "t"), HostSide("123456", CERTIFICATE, "t")
    meet(guest, host)
    assert not guest.is_right(guest.proof())
    assert not guest.is_right(None)


@given(st.binary(max_size=64))
@example(b"A" + (2).to_bytes(32, "little"))  # a point that is not on the curve
@settings(max_examples=60, deadline=None)
def test_whatever_else_is_sent_is_refused_or_wrong(element: bytes) -> None:
    host = HostSide("123456", CERTIFICATE, "t")
    try:
        host.meet(element)
    except ExchangeError:
        with pytest.raises(ExchangeError):
            host.proof()
    else:
        assert not host.is_right(bytes(32))


def test_ones_own_element_is_refused() -> None:
    host = HostSide("123456", CERTIFICATE, "t")
    with pytest.raises(ExchangeError):
        host.meet(host.element)


def test_fresh_codes_have_six_digits() -> None:
    codes = {fresh_code() for _ in range(50)}
    assert all(len(code) == 6 and code.isdigit() for code in codes)
    assert len(codes) > 40


def test_wrong_codes_are_slowed_down_for_one_source() -> None:
    guard = CodeGuard()
    assert [guard.begin("10.0.0.1", 1.0) for _ in range(TRIES)] == [0] * TRIES
    assert 0 < guard.begin("10.0.0.1", 1.0) <= SECONDS_A_TRY
    assert guard.begin("10.0.0.2", 1.0) == 0
    assert guard.begin("10.0.0.1", 1.0 + SECONDS_A_TRY) == 0
    assert guard.begin("10.0.0.1", 1.0 + SECONDS_A_TRY) > 0


def test_right_codes_cost_nothing() -> None:
    guard = CodeGuard()
    for _ in range(50):
        assert guard.begin("10.0.0.1", 1.0) == 0
        guard.succeeded("10.0.0.1", 1.0)


def test_many_sources_together_are_slowed_down_too() -> None:
    guard = CodeGuard()
    tried = [guard.begin(f"10.0.{number // 250}.{number % 250}", 1.0) == 0 for number in range(3000)]
    assert sum(tried) == TRIES_OF_ALL


def test_a_network_of_ipv6_is_one_source() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db8:0:1::1")
    assert network_of("fe80::1%eth0") != network_of("fe80::2%eth0")
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
