"""Frames and messages: there and back, in pieces, and whatever else comes in."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddz_desktop.protocol import wire
from ddz_desktop.protocol.from_guest import Act, Hello, Ready
from ddz_desktop.protocol.from_host import Pong
from ddz_desktop.protocol.limits import LONGEST_FROM_GUEST
from ddz_desktop.protocol.wire import Deframer, TooLong, WireError, frame, parse_from_guest, parse_from_host
from tests.protocol.mutations import mutated
from tests.protocol.samples import GUEST_TYPES, HOST_TYPES, messages, valid


def content(message: Any) -> bytes:
    return frame(message)[wire.HEADER :]


@pytest.mark.parametrize("kind", GUEST_TYPES, ids=lambda kind: kind.__name__)
def test_what_a_guest_says_arrives(kind: type) -> None:
    @given(valid(kind))
    @settings(max_examples=12, deadline=None, database=None)
    def check(message: Any) -> None:
        assert parse_from_guest(content(message)) == message

    check()


@pytest.mark.parametrize("kind", HOST_TYPES, ids=lambda kind: kind.__name__)
def test_what_a_host_says_arrives(kind: type) -> None:
    @given(valid(kind))
    @settings(max_examples=12, deadline=None, database=None)
    def check(message: Any) -> None:
        assert content(parse_from_host(content(message))) == content(message)

    check()


@given(st.lists(messages(GUEST_TYPES), max_size=6), st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_frames_come_in_any_pieces(sent: list[Any], size: int) -> None:
    stream = b"".join(map(frame, sent))
    deframer = Deframer(LONGEST_FROM_GUEST)
    got = [
        parse_from_guest(each)
        for start in range(0, len(stream), size)
        for each in deframer.feed(stream[start : start + size])
    ]
    assert got == sent


def test_half_a_frame_waits_and_two_in_one_are_two() -> None:
    one = frame(Ready(True))
    deframer = Deframer(100)
    assert list(deframer.feed(one[:5])) == []
    assert [parse_from_guest(each) for each in deframer.feed(one[5:] + one + one[:1])] == [Ready(True)] * 2


def test_a_frame_too_long_is_refused_by_its_header() -> None:
    deframer = Deframer(64 * 1024)
    with pytest.raises(TooLong):
        list(deframer.feed((64 * 1024 + 1).to_bytes(4, "big")))


WRONG = {
    "empty": b"",
    "no MessagePack": b"\xc1",
    "text": b"hello",
    "number": msgspec.msgpack.encode(5),
    "list for an object": msgspec.msgpack.encode(["ready", True]),
    "no type": msgspec.msgpack.encode({"on": True}),
    "unknown type": msgspec.msgpack.encode({"type": "win", "on": True}),
    "type of the other side": msgspec.msgpack.encode(Pong(1)),
    "wrong type of a value": msgspec.msgpack.encode({"type": "ready", "on": "yes"}),
    "number for a truth value": msgspec.msgpack.encode({"type": "ready", "on": 1}),
    "missing value": msgspec.msgpack.encode({"type": "ready"}),
    "half a message": content(Act("pass", 5))[:-3],
    "more behind it": content(Ready(True)) + b"\x00",
    "text that is no UTF-8": b"\x82\xa4type\xa3act\xa6action\xa2\xff\xff",
    "too many letters": msgspec.msgpack.encode({"type": "act", "action": "x" * 5000, "serial": 1}),
    "negative number": msgspec.msgpack.encode({"type": "act", "action": "pass", "serial": -1}),
    "lists in lists": b"\x91" * 5000,
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_message_is_refused(name: str) -> None:
    with pytest.raises(WireError):
        parse_from_guest(WRONG[name])


def test_keys_of_later_versions_are_ignored() -> None:
    later = {"type": "hello", "protocol": 1, "program": "2.0", "colour": "red"}
    assert parse_from_guest(msgspec.msgpack.encode(later)) == Hello(1, "2.0")


@given(messages(GUEST_TYPES), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_mutated_messages_to_the_host_are_read_or_refused(message: Any, rng: Any) -> None:
    with contextlib.suppress(WireError):
        parse_from_guest(mutated(content(message), rng))


@given(messages(HOST_TYPES), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_mutated_messages_to_a_guest_are_read_or_refused(message: Any, rng: Any) -> None:
    with contextlib.suppress(WireError):
        parse_from_host(mutated(content(message), rng))
