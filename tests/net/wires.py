"""A small LAN on this machine: network namespaces as computers, and a switch in user space that loses, delays and
reorders what goes over it, and from which cables can be pulled.

Made by the test itself, where it may: on Linux, as root, with `ip` and /dev/net/tun. No kernel module is needed
(`sch_netem` is often missing).
"""

from __future__ import annotations

import contextlib
import heapq
import os
import select
import shutil
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from types import TracebackType

import msgspec

TUNSETIFF = 0x400454CA
IFF_TAP_NO_PI = 0x1002
LONGEST_FRAME = 2048


class Weather(msgspec.Struct, frozen=True):
    """What befalls frames: `loss` and `reorder` are shares; `delay` and `jitter` are seconds, each way."""

    delay: float = 0.0
    jitter: float = 0.0
    loss: float = 0.0
    reorder: float = 0.0


CLEAR = Weather()


def why_no_lan() -> str | None:
    """Why there can be no such LAN here; `None` where there can."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "there is no program ip (iproute2)"
    if not Path("/dev/net/tun").exists():
        return "there is no /dev/net/tun"
    probe = subprocess.run(["ip", "netns", "add", f"ddz-{os.getpid()}-probe"], capture_output=True, check=False)
    if probe.returncode:
        return "network namespaces are not allowed here"
    _ip("netns", "del", f"ddz-{os.getpid()}-probe")
    return None


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Lan:
    """`computers` namespaces at one switch, their addresses 10.77.0.1 and so on, IPv6 of the link too."""

    def __init__(self, computers: int, weather: Weather = CLEAR, seed: int = 1) -> None:
        import fcntl

        self.weather = weather
        self.names = [f"ddz-{os.getpid()}-{number}" for number in range(1, computers + 1)]
        self._pulled: set[int] = set()
        self._fds: list[int] = []
        self._running = True
        self._rng = Random(seed)
        for number, name in enumerate(self.names, 1):
            tap = f"ddz{os.getpid() % 100000}t{number}"
            fd = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(fd, TUNSETIFF, struct.pack("16sH", tap.encode(), IFF_TAP_NO_PI))
            self._fds.append(fd)
            _ip("netns", "add", name)
            _ip("link", "set", tap, "netns", name)
            inside = ("-n", name)
            _ip(*inside, "addr", "add", f"10.77.0.{number}/24", "dev", tap)
            _ip(*inside, "link", "set", "lo", "up")
            _ip(*inside, "link", "set", tap, "up")
            _ip(*inside, "route", "add", "default", "dev", tap)
        self._thread = threading.Thread(target=self._switch, name="switch", daemon=True)
        self._thread.start()

    def __enter__(self) -> Lan:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._running = False
        self._thread.join()
        for fd in self._fds:
            os.close(fd)
        for name in self.names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)

    def start(self, computer: int, *words: str) -> subprocess.Popen[str]:
        """A program on a computer (0 is the first)."""
        command = ["ip", "netns", "exec", self.names[computer], *words]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def pull(self, computer: int) -> None:
        """The cable of a computer is out."""
        self._pulled.add(computer)

    def plug(self, computer: int) -> None:
        """It is in again."""
        self._pulled.discard(computer)

    def _switch(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        count = 0
        while self._running:
            timeout = min(0.05, max(0.0, waiting[0][0] - time.monotonic())) if waiting else 0.05
            readable, _, _ = select.select(self._fds, [], [], timeout)
            for fd in readable:
                source = self._fds.index(fd)
                frame = os.read(fd, LONGEST_FRAME)
                for target in range(len(self._fds)):
                    if target != source and self._passes(source, target):
                        count += 1
                        heapq.heappush(waiting, (time.monotonic() + self._time(), count, target, frame))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, target, frame = heapq.heappop(waiting)
                if target not in self._pulled:
                    self._write(target, frame)

    def _write(self, target: int, frame: bytes) -> None:
        with contextlib.suppress(BlockingIOError):  # the computer is too slow: the frame is lost, as on any switch
            os.write(self._fds[target], frame)

    def _passes(self, source: int, target: int) -> bool:
        return not {source, target} & self._pulled and self._rng.random() >= self.weather.loss

    def _time(self) -> float:
        weather = self.weather
        late = weather.delay if self._rng.random() < weather.reorder else 0.0
        return max(0.0, self._rng.gauss(weather.delay, weather.jitter)) + late
