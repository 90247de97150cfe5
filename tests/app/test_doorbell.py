"""A second start reaches the first, by nothing but what the same person can read."""

from __future__ import annotations

import queue
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ddz_desktop.app.doorbell import LOOPBACK, Door, Doorbell, Ring, ring, ring_until_heard

PATIENCE_S = 30


@pytest.fixture
def door(tmp_path: Path) -> Path:
    return tmp_path / "door.json"


@pytest.fixture
def rings(door: Path) -> Iterator[queue.Queue[Ring]]:
    """What is heard while a program listens."""
    heard: queue.Queue[Ring] = queue.Queue()
    bell = Doorbell(door, heard.put)
    yield heard
    bell.close()
    assert not door.exists()


@pytest.mark.parametrize("name", [None, "hand.ddz", "王 五的 规则.ddzrules"])
def test_a_second_start_hands_over_its_file(
    rings: queue.Queue[Ring], door: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token")
    assert ring(door, None if name is None else Path(name))
    heard = rings.get(timeout=PATIENCE_S)
    assert (heard.file, heard.activation) == (None if name is None else str(tmp_path / name), "token")


def test_who_does_not_know_the_password_is_not_heard(rings: queue.Queue[Ring], door: Path) -> None:
    right = msgspec.json.decode(door.read_bytes(), type=Door)
    nonsense = (b"", b"GET / HTTP/1.1", b"x" * 100_000, msgspec.json.encode(Ring("guess", "/etc/passwd")))
    for words in nonsense:
        with socket.create_connection((LOOPBACK, right.port), PATIENCE_S) as call:
            try:
                call.sendall(words)
                call.shutdown(socket.SHUT_WR)
                assert call.recv(10) == b""
            except OSError:  # it has hung up already
                pass
    assert ring(door, None)
    assert rings.get(timeout=PATIENCE_S).file is None
    assert rings.empty()


@pytest.mark.skipif(sys.platform == "win32", reason="there the folder keeps others out")
def test_nobody_else_can_read_the_password(rings: queue.Queue[Ring], door: Path) -> None:
    assert door.stat().st_mode & 0o077 == 0


def test_a_program_that_is_just_starting_is_waited_for(door: Path) -> None:
    heard: queue.Queue[Ring] = queue.Queue()
    outcome: list[bool] = []
    caller = threading.Thread(target=lambda: outcome.append(ring_until_heard(door, None, PATIENCE_S)))
    caller.start()
    bell = Doorbell(door, heard.put)
    caller.join()
    bell.close()
    assert outcome == [True]
    assert not ring_until_heard(door, None, 0)


@pytest.mark.parametrize("left", [None, b"", b"{}", b'{"port": 99999, "password": "x"}', b"\xff"])
def test_a_dead_program_answers_nobody(door: Path, left: bytes | None) -> None:
    if left is not None:
        door.write_bytes(left)
    assert not ring(door, None)


def test_what_a_dead_program_left_is_no_obstacle(door: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as gone:
        door.write_bytes(msgspec.json.encode(Door(gone.getsockname()[1], "old")))
    assert not ring(door, None)
    heard: queue.Queue[Ring] = queue.Queue()
    bell = Doorbell(door, heard.put)
    assert ring(door, None)
    bell.close()
