"""Matches of three desktops in a LAN of `wires`, and whether every hand ended the same at every seat."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from ddz_desktop.rules.catalog import CATALOG
from tests.net import desktop
from tests.net.wires import Lan, Weather

ROOT = Path(__file__).resolve().parent.parent.parent
EXPECTED = ("gone", "stopped", "full")
"""How stays end: after their hands, with the host; or not at all, where a table has fewer seats than others."""

SYSTEMS = ("yixing-classic", "shanghai-four", "five")
"""One for three, for four and for five players."""


class Pull(msgspec.Struct, frozen=True):
    """The cable of a computer is pulled so many seconds after everybody has come in, for so long."""

    computer: int
    at: float
    seconds: float


class Report(msgspec.Struct):
    """What the desktops said. `found`: seconds until each guest saw the tables."""

    found: list[float]
    lines: list[dict[str, Any]]
    errors: list[str]

    @property
    def hands(self) -> list[dict[str, Any]]:
        return [line for line in self.lines if "hand" in line]

    def faults(self) -> list[str]:
        """Hands that ended otherwise at another seat, unfair ones, and guests that were left outside."""
        faults = list(self.errors)
        ends: dict[tuple[str, int], set[str]] = {}
        for hand in self.hands:
            ends.setdefault((hand["system"], hand["hand"]), set()).add(f"{hand['played']} {hand['totals']}")
        for (system, number), ways in ends.items():
            if len(ways) > 1:
                faults.append(f"hand {number} of {system} ended in {len(ways)} ways")
        unfair = [hand for hand in self.hands if hand["verdict"] == "unfair"]
        faults += [f"hand {hand['hand']} of {hand['system']} is unfair" for hand in unfair]
        gone = [line["gone"] for line in self.lines if "gone" in line]
        return faults + [f"a guest was turned away: {why}" for why in gone if why not in EXPECTED]


def play(
    folder: Path,
    weather: Weather,
    *,
    systems: tuple[str, ...] = SYSTEMS,
    hands: int = 1,
    pulls: tuple[Pull, ...] = (),
    limit_s: float = 300.0,
) -> Report:
    """Host, and two desktops that share the seats of each table, for so many hands."""
    with Lan(3, weather) as lan:
        host = _start(lan, 0, "host", str(folder), str(hands), *systems)
        guests: list[subprocess.Popen[str]] = []
        try:
            assert host.stdout is not None
            first = host.stdout.readline()
            if not first:
                return Report([], [], [host.communicate()[1][-2000:]])
            most = max(CATALOG[system].seats for system in systems)
            guests = [_start(lan, 1, "guest", "2", *systems)]
            guests.append(_start(lan, 2, "guest", str(most - 2), *systems))
            return _watch(lan, guests, sum(CATALOG[system].seats for system in systems), pulls, limit_s)
        finally:
            for process in (host, *guests):
                process.kill()
                process.communicate()


def _start(lan: Lan, computer: int, *words: str) -> subprocess.Popen[str]:
    return lan.start(computer, "env", f"PYTHONPATH={ROOT}", sys.executable, str(desktop.__file__), *words)


def _watch(
    lan: Lan, guests: list[subprocess.Popen[str]], seats: int, pulls: tuple[Pull, ...], limit_s: float
) -> Report:
    """Read what the guests print until they end, pulling cables meanwhile."""
    lines: list[dict[str, Any]] = []
    readers = [threading.Thread(target=_read, args=(guest, lines), daemon=True) for guest in guests]
    for reader in readers:
        reader.start()
    began = time.monotonic()
    inside_at: float | None = None
    due = sorted(
        step
        for pull in pulls
        for step in ((pull.at, pull.computer, True), (pull.at + pull.seconds, pull.computer, False))
    )
    while any(reader.is_alive() for reader in readers) and time.monotonic() < began + limit_s:
        if inside_at is None and sum(line.get("link") == "inside" for line in lines) == seats:
            inside_at = time.monotonic()
        while due and inside_at is not None and time.monotonic() >= inside_at + due[0][0]:
            _, computer, out = due.pop(0)
            (lan.pull if out else lan.plug)(computer)
        time.sleep(0.05)
    errors = [] if not any(reader.is_alive() for reader in readers) else [f"not at an end after {limit_s:.0f} s"]
    for guest in guests:
        guest.kill()
    for reader in readers:
        reader.join()
    failed = [guest for guest in guests if guest.returncode not in (0, -9)]
    errors += [guest.stderr.read()[-2000:] for guest in failed if guest.stderr is not None]
    return Report([line["found"] for line in lines if "found" in line], lines, [each for each in errors if each])


def _read(guest: subprocess.Popen[str], lines: list[dict[str, Any]]) -> None:
    assert guest.stdout is not None
    lines.extend(map(json.loads, guest.stdout))
