"""How a second start reaches the program that is running already: it rings, and hands over its file.

Who is first is told by the lock of the folders alone; that one listens on this computer's own network and writes port
and password into a file beside the lock, which only the same person can read. What a program that has died leaves there
is written over. A socket of Qt would do the same, but its network library is in no package of ours.
"""

from __future__ import annotations

import logging
import os
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
PATIENCE_S = 3.0
BETWEEN_RINGS_S = 0.2
LONGEST_RING = 64 * 1024
"""Bytes: a path, and what the desktop says about the start."""

HEARD = b"heard"


class Door(Struct, frozen=True):
    """What the file says: where the running program listens, and the password."""

    port: int
    password: str


class Ring(Struct, frozen=True):
    """A second start. `file`: what it was to open. `activation`: the desktop's leave for a window to come up.
    `invitation`: to a LAN table, as text.
    """

    password: str
    file: str | None = None
    activation: str | None = None
    invitation: str = ""


class Doorbell:
    """Listens for second starts until it is closed; `rung` is called on a thread of its own.

    Raises OSError when that cannot be: then a second start says in a sentence that there is a first.
    """

    def __init__(self, file: Path, rung: Callable[[Ring], None]) -> None:
        self._file = file
        self._rung = rung
        self._password = secrets.token_hex(16)
        self._closed = False
        self._socket = socket.create_server((LOOPBACK, 0))
        try:
            _write_for_me(file, msgspec.json.encode(Door(self._socket.getsockname()[1], self._password)))
        except OSError:
            self._socket.close()
            raise
        self._thread = threading.Thread(target=self._listen, name="doorbell", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no longer; the file goes."""
        self._closed = True
        try:  # a thread that waits for a call does not notice that its socket is closed
            socket.create_connection(self._socket.getsockname(), PATIENCE_S).close()
        except OSError:
            log.info("the doorbell does not answer")
        self._thread.join(PATIENCE_S)
        self._socket.close()
        self._file.unlink(missing_ok=True)

    def _listen(self) -> None:
        while True:
            try:
                call, _ = self._socket.accept()
            except OSError as error:
                log.warning("second starts are not heard any more: %s", error)
                return
            with call:
                if self._closed:
                    return
                self._hear(call)

    def _hear(self, call: socket.socket) -> None:
        call.settimeout(PATIENCE_S)
        try:
            ring = msgspec.json.decode(_read_all(call), type=Ring)
            if not secrets.compare_digest(ring.password.encode(), self._password.encode()):
                return
            self._rung(ring)
            call.sendall(HEARD)
        except (OSError, msgspec.DecodeError):  # somebody else who tries ports, or a caller who has gone
            return


def ring(door_file: Path, file: Path | None, invitation: str = "") -> bool:
    """Call the running program; whether it has heard."""
    try:
        door = msgspec.json.decode(door_file.read_bytes(), type=Door)
        _let_others_come_to_front()
        with socket.create_connection((LOOPBACK, door.port), PATIENCE_S) as call:
            activation = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID")
            path = None if file is None else str(file.absolute())
            call.sendall(msgspec.json.encode(Ring(door.password, path, activation, invitation)))
            call.shutdown(socket.SHUT_WR)
            return _read_all(call) == HEARD
    except (OSError, OverflowError, msgspec.DecodeError, UnicodeError):
        return False


def ring_until_heard(door_file: Path, file: Path | None, patience_s: float, invitation: str = "") -> bool:
    """As `ring`, for a program that may just be starting and does not listen yet."""
    over = time.monotonic() + patience_s
    while not ring(door_file, file, invitation):
        if time.monotonic() >= over:
            return False
        time.sleep(BETWEEN_RINGS_S)
    return True


def _read_all(call: socket.socket) -> bytes:
    """Until the other side says no more. Raises OSError for too much and for nothing in time."""
    received = b""
    while piece := call.recv(4096):
        received += piece
        if len(received) > LONGEST_RING:
            raise OSError("the call is too long")
    return received


def _write_for_me(file: Path, content: bytes) -> None:
    """A file that nobody else can read."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(content)


def _let_others_come_to_front() -> None:
    """Windows lets only the program that was started last bring a window up, and it may pass that on."""
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
