"""Damage to bytes, as fuzzers do it."""

from __future__ import annotations

from random import Random

TRICKY = (0x00, 0x01, 0x7F, 0x80, 0x90, 0xA0, 0xC0, 0xC1, 0xC4, 0xC9, 0xCB, 0xCF, 0xD3, 0xD9, 0xDB, 0xDD, 0xDF, 0xFF)


def mutated(data: bytes, rng: Random) -> bytes:
    """The bytes with one to four faults: flipped, replaced, cut, doubled, swapped, or something put in."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 5)):
        _FAULTS[rng.randrange(len(_FAULTS))](changed, rng)
    return bytes(changed)


def _place(data: bytearray, rng: Random) -> int:
    return rng.randrange(len(data) + 1)


def _flip(data: bytearray, rng: Random) -> None:
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _replace(data: bytearray, rng: Random) -> None:
    if data:
        data[rng.randrange(len(data))] = TRICKY[rng.randrange(len(TRICKY))]


def _cut(data: bytearray, rng: Random) -> None:
    start = _place(data, rng)
    del data[start : start + rng.randrange(1, 9)]


def _end(data: bytearray, rng: Random) -> None:
    del data[_place(data, rng) :]


def _double(data: bytearray, rng: Random) -> None:
    start = _place(data, rng)
    data[start:start] = data[start : start + rng.randrange(1, 17)]


def _insert(data: bytearray, rng: Random) -> None:
    start = _place(data, rng)
    data[start:start] = bytes(TRICKY[rng.randrange(len(TRICKY))] for _ in range(rng.randrange(1, 6)))


_FAULTS = (_flip, _replace, _cut, _end, _double, _insert)
