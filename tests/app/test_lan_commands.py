"""`host` and `join` as programs of their own: a host, its guests in other processes, and signals."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop.protocol.from_guest import Ready
from ddz_desktop.protocol.from_host import NewsKind
from ddz_desktop.protocol.invitation import parse_invitation
from tests.controller.lan.world import Player
from tests.controller.lan.world import run as run_loop

PATIENCE_S = 60
ROOT = Path(__file__).resolve().parent.parent.parent


class Programs:
    """Processes of the program, ended with the test."""

    def __init__(self) -> None:
        self._running: list[subprocess.Popen[str]] = []

    def start(self, *words: str) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            [sys.executable, "-m", "ddz_desktop", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self._running.append(started)
        return started

    def host(self, folder: Path, port: int, *words: str) -> tuple[subprocess.Popen[str], str]:
        """A host, and the invitation to its first table."""
        at = ("--folder", str(folder), "--address", "127.0.0.1", "--port", str(port), "--unlisted")
        started = self.start("host", *at, *words)
        assert started.stdout is not None
        line = started.stdout.readline()
        assert " ddz://" in line, started.communicate()
        return started, line.split()[-1]

    def end(self) -> None:
        for started in self._running:
            started.kill()
            started.communicate()


@pytest.fixture
def programs() -> Iterator[Programs]:
    them = Programs()
    yield them
    them.end()


@pytest.fixture
def port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM that a program could catch")
def test_bots_of_another_process_play_at_a_host_that_ends_after_the_hand(
    programs: Programs, port: int, tmp_path: Path
) -> None:
    records = tmp_path / "records"
    host, invitation = programs.host(
        tmp_path, port, "--rules", "standard-three", "--bots", "none", "--code", "123456", "--records", str(records)
    )
    assert invitation.endswith("#123456")
    guests = programs.start("join", invitation, "--bot", "casual", "--count", "3", "--hands", "2")
    out, errors = guests.communicate(timeout=PATIENCE_S)
    assert guests.returncode == 0, errors
    assert out.count("hand 2:") == 3
    assert errors == ""
    assert len(list(records.glob("*.ddz"))) >= 2
    host.send_signal(signal.SIGTERM)
    host.communicate(timeout=PATIENCE_S)
    assert host.returncode == 0


def test_a_program_of_ones_own_plays_as_a_guest(programs: Programs, port: int, tmp_path: Path) -> None:
    _, invitation = programs.host(tmp_path, port, "--rules", "standard-two", "--bots", "random", "--code", "none")
    player = f"exec:{sys.executable} {ROOT / 'docs' / 'example_player.py'}"
    guest = programs.start("join", invitation, "--bot", player, "--name", "Mine", "--hands", "1")
    out, errors = guest.communicate(timeout=2 * PATIENCE_S)
    assert guest.returncode == 0, errors
    assert "hand 1: seat 0" in out


def test_a_host_that_was_killed_opens_its_tables_again(programs: Programs, port: int, tmp_path: Path) -> None:
    host, invitation = programs.host(tmp_path, port, "--rules", "five", "--code", "none")
    host.kill()
    host.communicate()
    _, again = programs.host(tmp_path, port)
    assert again == invitation


def test_guests_find_a_host_again_that_was_killed_in_the_middle_of_a_hand(
    programs: Programs, port: int, tmp_path: Path
) -> None:
    """N21, with the processes really killed."""
    host, invitation = programs.host(tmp_path, port, "--rules", "standard-three", "--bots", "none", "--seconds", "0")
    guests = programs.start("join", invitation, "--bot", "casual", "--count", "3", "--hands", "4", "--pace", "0.02")
    assert guests.stdout is not None
    assert guests.stdout.readline().startswith("hand 1:")
    host.kill()
    host.communicate()
    programs.host(tmp_path, port)
    out, errors = guests.communicate(timeout=3 * PATIENCE_S)
    assert guests.returncode == 0, errors
    assert out.count("hand 4:") == 3
    assert "not fair" not in errors


def test_who_is_killed_is_played_for_and_gets_the_seat_back(programs: Programs, port: int, tmp_path: Path) -> None:
    """N12, N14: guests in other processes, killed without a word."""
    _, invitation = programs.host(tmp_path, port, "--rules", "standard-three", "--code", "none", "--seconds", "0")

    async def play() -> None:
        there = parse_invitation(invitation)
        ann = await Player(there.address, "Ann", plays=False).inside()
        other = programs.start("join", invitation, "--bot", "random", "--name", "Bob", "--pace", "30")
        await ann.until(lambda: len(ann.room.people) == 2)
        ann.say(Ready(True))
        await ann.until(lambda: ann.session.latest)
        other.kill()
        await ann.until(lambda: NewsKind.LOST in [news.kind for news in ann.news])
        await ann.until(lambda: NewsKind.STAND_IN in [news.kind for news in ann.news])
        assert ann.room.seats[1].name == "Bob"
        await ann.end()

    run_loop(play())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("host", "--folder", "nowhere"), "no table is to be opened"),
        (("host", "--rules", "mahjong"), "there is no rule system"),
        (("host", "--rules", "five", "--code", "12"), "a room code has 6 digits"),
        (("host", "--rules", "five", "--bots", "genius"), "there is no computer player"),
        (("join", "127.0.0.1:1", "--bot", "genius"), "there is no computer player"),
        (("join", "no where", "--bot", "casual"), "an address is that of a computer"),
    ],
)
def test_what_cannot_be_done_is_said(run: Any, words: tuple[str, ...], told: str) -> None:
    code, _, errors = run(*words)
    assert code == 2
    assert told in errors


def test_nobody_at_the_address_is_said(run: Any) -> None:
    code, _, errors = run("join", "127.0.0.1:1", "--bot", "casual")
    assert code == 1
    assert "no table is open at 127.0.0.1:1" in errors


def test_hosting_needs_no_qt() -> None:
    script = (
        "import sys, ddz_desktop.controller.lan.service, ddz_desktop.controller.lan.bot_guest\n"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
