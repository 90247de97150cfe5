"""The outer form of a Debian package: an ar archive of three members, the last of which holds the files.

dpkg-deb compresses as xz does by itself. What we pack is programs for the most part, of which xz makes less when it is
told so: by its filter for their processor, which every reader of xz files knows, dpkg's since it reads them at all.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"!<arch>\n"
HEAD = 60
END_OF_HEAD = b"`\n"
PRESET = 9 | lzma.PRESET_EXTREME
FILTERS = {"amd64": lzma.FILTER_X86}
"""By Debian's names of processors. Those of others are too new for the systems that we promise to run on."""


@dataclass(frozen=True)
class Member:
    """A file in the archive. `date`: seconds since 1970."""

    name: str
    date: int
    content: bytes


def compress(uncompressed: Path, goal: Path, architecture: str) -> None:
    """Writes the package that `dpkg-deb -Znone` has made with its members compressed. Raises ValueError for others."""
    members = read(uncompressed.read_bytes())
    packed = [_packed(member, architecture) if member.name.endswith(".tar") else member for member in members]
    goal.write_bytes(b"".join([MAGIC, *(_written(member) for member in packed)]))


def read(archive: bytes) -> list[Member]:
    """The members. Raises ValueError for what is no such archive."""
    if not archive.startswith(MAGIC):
        raise ValueError("this is no ar archive")
    return list(_members(archive))


def _members(archive: bytes) -> Iterator[Member]:
    place = len(MAGIC)
    while place < len(archive):
        head = archive[place : place + HEAD]
        if len(head) < HEAD or head[58:] != END_OF_HEAD:
            raise ValueError("the archive is damaged")
        size = int(head[48:58])
        begin = place + HEAD
        yield Member(head[:16].decode("ascii").rstrip(" /"), int(head[16:28]), archive[begin : begin + size])
        place = begin + size + size % 2


def _packed(member: Member, architecture: str) -> Member:
    chain: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": PRESET}]
    if member.name == "data.tar" and architecture in FILTERS:
        chain.insert(0, {"id": FILTERS[architecture]})
    content = lzma.compress(member.content, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=chain)
    return Member(f"{member.name}.xz", member.date, content)


def _written(member: Member) -> bytes:
    head = f"{member.name:<16}{member.date:<12}{0:<6}{0:<6}{'100644':<8}{len(member.content):<10}".encode("ascii")
    return head + END_OF_HEAD + member.content + b"\n" * (len(member.content) % 2)
