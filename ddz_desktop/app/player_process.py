"""A player's process: started when first asked, asked line by line, ended when it fails or is no longer needed."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import IO

from ddz_desktop.app import outside
from ddz_desktop.bots.external import ChannelError

START_SECONDS = 20.0
"""A player may take so long over its first answer: it has to load what it needs."""

PATIENCE_S = 2.0
LONGEST_ANSWER = 1 << 16
GLANCE_S = 0.05
"""So often somebody who waits for an answer looks whether he is to stop."""


class PlayerProcess:
    """The channel to a program that reads questions on its standard input and answers on its standard output.

    `cancel`: set to wait for no answer any longer.
    """

    def __init__(self, command: Sequence[str], cancel: threading.Event | None = None) -> None:
        self._command = list(command)
        self._cancel = cancel or threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def ask(self, line: str, seconds: float) -> str:
        first = self._process is None
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = self._wait(max(seconds, START_SECONDS) if first else seconds)
        except queue.Empty:
            self.close()
            raise ChannelError(f"no answer within {seconds:g} s") from None
        except (OSError, ValueError) as error:
            self.close()
            raise ChannelError(f"it takes no questions: {error}") from error
        if not answer:
            self.close()
            raise ChannelError("it has ended")
        return answer

    def _wait(self, seconds: float) -> str:
        """The next line. Raises queue.Empty when there is none in time, or none is wanted any longer."""
        deadline = time.monotonic() + seconds
        while not self._cancel.is_set() and (left := deadline - time.monotonic()) > 0:
            with contextlib.suppress(queue.Empty):
                return self._lines.get(timeout=min(left, GLANCE_S))
        raise queue.Empty

    def close(self) -> None:
        """End the process; the next question starts a new one."""
        if self._process is not None:
            _end(self._process, 0.0 if self._cancel.is_set() else PATIENCE_S)
            self._process = None

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                env=outside.environment(),
            )
        except OSError as error:
            raise ChannelError(f"{self._command[0]} cannot be started: {error.strerror}") from error
        assert process.stdout is not None
        self._process, self._lines = process, queue.Queue()
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, _end, process)
        return process


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Hands on what the player writes, at its end an empty line."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_ANSWER):
            lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str], patience: float = PATIENCE_S) -> None:
    """Its input is closed; if it does not end by itself within some seconds, it is ended."""
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        with contextlib.suppress(OSError):
            process.stdout.close()
