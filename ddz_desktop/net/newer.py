"""Whether there is a newer version of the program: looked for only when the person asks, and once each time.

The packages of a release hold the address to ask, in `releases.txt` beside this module; sources and packages that
somebody makes alone hold none, and offer nothing. What is sent is the program's name and version, as any browser does.
"""

from __future__ import annotations

import re
import urllib.request
from http.client import HTTPException
from pathlib import Path

import msgspec
from msgspec import Struct

from ddz_desktop import PROGRAM

ADDRESS_FILE = Path(__file__).with_name("releases.txt")
PATIENCE_S = 10.0
LONGEST_ANSWER = 256 * 1024
SECURE = "https://"


class LookupFailed(Exception):
    """It could not be found out; the message says why."""


class Newest(Struct, frozen=True):
    """The newest release: its version as numbers with dots, and the page that tells about it."""

    version: str
    page: str


class _Answer(Struct):
    """Of GitHub's answer what we read; the rest of it may change."""

    tag_name: str
    html_url: str


def address(file: Path = ADDRESS_FILE) -> str | None:
    """Where to ask; `None` in a package that knows no releases."""
    try:
        told = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return told if told.startswith(SECURE) else None


def newest(where: str) -> Newest:
    """Ask for the newest release. Takes up to `PATIENCE_S` and more. Raises LookupFailed."""
    try:
        request = urllib.request.Request(where, headers={"User-Agent": PROGRAM, "Accept": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return read_answer(answer.read(LONGEST_ANSWER + 1))
    except (OSError, HTTPException, ValueError) as error:  # no network, another page than expected, a broken address
        raise LookupFailed(str(error)) from error


def read_answer(data: bytes) -> Newest:
    """What was answered. Raises LookupFailed when it names no release."""
    if len(data) > LONGEST_ANSWER:
        raise LookupFailed("the answer is too long")
    try:
        answer = msgspec.json.decode(data, type=_Answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LookupFailed(f"the answer cannot be read: {error}") from error
    version = answer.tag_name.removeprefix("v")
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6}){0,3}", version, re.ASCII) or not answer.html_url.startswith(SECURE):
        raise LookupFailed("the answer names no release")
    return Newest(version, answer.html_url)


def is_newer(version: str, than: str) -> bool:
    """Whether the one version comes after the other."""
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(number) for number in version.split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
