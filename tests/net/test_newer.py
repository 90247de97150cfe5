"""The look for a new version: what is believed, and that nothing it meets is a fault."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ddz_desktop.net import newer
from ddz_desktop.net.newer import LookupFailed, Newest, address, is_newer, newest, read_answer

PAGE = "https://example.org/v9"


@pytest.mark.parametrize(
    ("version", "than", "expected"),
    [
        ("0.2.0", "0.1.9", True), ("0.10", "0.9.9", True), ("1", "1.0.0", False), ("1.0.0", "1", False),
        ("0.1.0", "0.1.0", False), ("0.0.9", "0.1.0", False), ("0.1.0.1", "0.1.0", True),
    ],
)  # fmt: skip
def test_order_of_versions(version: str, than: str, expected: bool) -> None:
    assert is_newer(version, than) is expected


def answer(tag: object = "v9.0", page: object = PAGE) -> bytes:
    return json.dumps({"tag_name": tag, "html_url": page, "assets": []}).encode()


def test_an_answer_is_read() -> None:
    assert read_answer(answer()) == Newest("9.0", PAGE)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"<html>", b"[]", b"\xff", answer("nightly"), answer("v1.\u0661"), answer("v" + "9" * 5000), answer(7),
        answer(page="http://example.org"), answer(page="javascript:alert(1)"), b" " * (newer.LONGEST_ANSWER + 1),
        b"[" * 100_000,
    ],
    ids=range(12),
)  # fmt: skip
def test_nonsense_is_no_release(data: bytes) -> None:
    with pytest.raises(LookupFailed):
        read_answer(data)


@pytest.mark.parametrize(
    ("content", "expected"),
    [(None, None), (b"", None), (b"http://example.org", None), (b"\xff", None), (b"https://example.org/x\n", "https://example.org/x")],
)  # fmt: skip
def test_only_packages_of_a_release_know_whom_to_ask(
    tmp_path: Path, content: bytes | None, expected: str | None
) -> None:
    file = tmp_path / "releases.txt"
    if content is not None:
        file.write_bytes(content)
    assert address(file) == expected


def test_sources_offer_nothing() -> None:
    assert address() is None


@pytest.fixture
def odd_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Answers with what is no HTTP."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            call, _ = server.accept()
            with call:
                call.recv(4096)
                call.sendall(b"good day\r\n\r\n")

        thread = threading.Thread(target=serve)
        thread.start()
        yield server.getsockname()[1]
        thread.join()


def test_a_server_that_talks_nonsense_is_no_fault(odd_server: int) -> None:
    with pytest.raises(LookupFailed):
        newest(f"http://127.0.0.1:{odd_server}/")


def test_without_a_server_it_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    for where in (f"http://127.0.0.1:{port}/", "https://", "nonsense"):
        with pytest.raises(LookupFailed):
            newest(where)
