"""Addresses as people type them, and invitations."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.protocol.invitation import Address, AddressError, Invitation, parse_address, parse_invitation

ADDRESSES = {
    "192.168.1.8": Address("192.168.1.8"),
    " 192.168.1.8:47805 ": Address("192.168.1.8", 47805),
    "laptop": Address("laptop"),
    "laptop.local:5000": Address("laptop.local", 5000),
    "fe80::1": Address("fe80::1"),
    "fe80::1%eth0": Address("fe80::1%eth0"),
    "[fe80::1%eth0]:47802": Address("fe80::1%eth0", 47802),
    "[::1]": Address("::1"),
}
WRONG = ("", ":", "host:", "host:0", "host:65536", "host:x", "a b", "[::1", "[::1]x", "1.2.3", "300.1.1.1", "a..b",
         "192.168.1.8%eth0", "-a", "http://x", "host:٣")  # fmt: skip


@pytest.mark.parametrize("text", ADDRESSES)
def test_addresses(text: str) -> None:
    address = parse_address(text)
    assert address == ADDRESSES[text]
    assert parse_address(address.text) == address


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(AddressError):
        parse_invitation(text)


@pytest.mark.parametrize(
    "invitation",
    [
        Invitation(Address("192.168.1.8"), None, "528174"),
        Invitation(Address("fe80::1%eth0", 47803), "a1b2", None),
        Invitation(Address("laptop", 1), "a1-b_2", "000000"),
    ],
)
def test_invitations(invitation: Invitation) -> None:
    assert parse_invitation(invitation.text) == invitation


def test_invitations_as_people_pass_them_on() -> None:
    assert parse_invitation(" DDZ://laptop:47801#528 174 ") == Invitation(Address("laptop"), None, "528174")
    assert parse_invitation("laptop") == Invitation(Address("laptop"))


@pytest.mark.parametrize("text", ["ddz://laptop#12345", "ddz://laptop#12345a", "ddz://laptop/..#123456", "ddz://#1"])
def test_what_is_no_invitation_is_refused(text: str) -> None:
    with pytest.raises(AddressError):
        parse_invitation(text)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(AddressError):
        parse_invitation(text)
