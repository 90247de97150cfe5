"""Texts of several lines (records, rulesets, deals): how they are cut, and how an error names a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from ddz_desktop.rules.card_notation import quote
from ddz_desktop.rules.errors import NotationError, RuleError

MOST_BYTES = 1 << 18
"""No text of ours comes near this size; a longer one is refused unread."""


class Line(Struct, frozen=True):
    """One line: its number from 1, its text, and that text's first word and the rest, blanks between them removed."""

    number: int
    text: str
    word: str
    rest: str


def decode(data: bytes | str) -> str:
    """The text of a file: UTF-8, a byte order mark ignored. Raises `NotationError` when it is too large or no UTF-8."""
    if len(data) > MOST_BYTES:
        raise NotationError(f"the text is longer than {MOST_BYTES} bytes; it is no file of this program")
    try:
        text = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        number = error.object.count(b"\n", 0, error.start) + 1
        raise NotationError(f"line {number} is no UTF-8 text: {error.reason}") from None
    return text.removeprefix("\ufeff")


def read_lines(data: bytes | str, header: str | None = None) -> list[Line]:
    """The lines of a text, empty ones left out; the first must be the header, which is left out too.

    Lines end with LF or CRLF. Raises `NotationError` as `decode`, for another header, and for control characters.
    """
    lines = [_line(number, text) for number, text in enumerate(decode(data).split("\n"), start=1)]
    lines = [line for line in lines if line.word]
    if header is None:
        return lines
    if not lines:
        raise NotationError(f"the text is empty; its first line should be {quote(header)}")
    if lines[0].text != header:
        raise wrong(lines[0], f"the first line should be {quote(header)}")
    return lines[1:]


def _line(number: int, text: str) -> Line:
    text = text.removesuffix("\r").strip(" ")
    word, _, rest = text.partition(" ")
    line = Line(number, text, word, rest.strip(" "))
    if not text.isprintable():
        raise wrong(line, "control characters have no place here")
    return line


def wrong(line: Line, why: object) -> NotationError:
    """The error that names a line by number and text."""
    error = NotationError(f"line {line.number} {quote(line.text)}: {why}")
    error.line = line.number
    return error


@contextmanager
def reading(line: Line) -> Iterator[None]:
    """Whatever the rules refuse inside is told as an error of this line."""
    try:
        yield
    except RuleError as error:
        raise wrong(line, error) from error
