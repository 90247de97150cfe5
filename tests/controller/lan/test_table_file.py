"""LAN tables as they are written down: they come back whole, and what is damaged or made up is refused."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop.controller.lan import table_folder
from ddz_desktop.controller.lan.table_file import TableFileError, open_saved, table_text
from ddz_desktop.controller.lan.table_folder import TableFolder, last_line
from ddz_desktop.net.identity import load
from ddz_desktop.protocol import from_guest as ask
from tests.controller.lan.world import World, run, world


async def played(host: World, **config: Any) -> None:
    """A table in the middle of its second hand."""
    host.open(**config)
    ann = await host.guest("Ann", code=config.get("code")).inside()
    ann.say(ask.Chat("你好"))
    await ann.until(lambda: ann.hands and ann.lines)
    await ann.until(lambda: ann.session.latest.match.hand_number == 2)
    await ann.kill()


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            await played(host, code="123456", hands=None)
            before = table_text(host.host.tables["yixing-classic"])
            host.host.tables["yixing-classic"].runner.end_match()
            (again,) = host.open_again()
            after = json.loads(table_text(again))
            for name in ("id", "code", "people", "lines", "rules", "bots"):
                assert after[name] == json.loads(before)[name]
            match = json.loads(after["match"])
            assert match["totals"] == json.loads(json.loads(before)["match"])["totals"]

    run(play())


DAMAGE: dict[str, dict[str, Any]] = {
    "newer": {"version": 99},
    "other rules": {"rules": "rules mahjong"},
    "seats of other rules": {"bots": [None]},
    "two people on one seat": {"people": "twice"},
    "no token": {"people": "tokenless"},
    "a match of other rules": {"rules": "rules standard-three"},
    "no match": {"match": "{}"},
    "unknown words": {"colour": "red"},
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_refused(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            await played(host)
            file = json.loads(table_text(host.host.tables["yixing-classic"]))
            person = file["people"][0]
            people = {"twice": [person, {**person, "id": 9}], "tokenless": [{**person, "token": "AAAA"}]}
            changes = {
                key: people.get(value, value) if key == "people" else value for key, value in DAMAGE[name].items()
            }
            with pytest.raises(TableFileError) as refused:
                open_saved(json.dumps({**file, **changes}).encode(), host.workshop)
            assert person["token"] not in str(refused.value)

    run(play())


def test_only_the_last_whole_line_counts() -> None:
    assert last_line(b"one\ntwo\nthr") == b"two"
    assert last_line(b"one\n") == b"one"
    assert last_line(b"on") == last_line(b"") == b""


def test_a_file_that_grew_long_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(table_folder, "LONGEST_FILE", 20_000)
        async with world(tmp_path) as host:
            await played(host)
            (file,) = tmp_path.glob("*.table")
            assert file.stat().st_size < 40_000
            assert len(host.open_again()) == 1
            await asyncio.sleep(0)

    run(play())


def test_a_folder_that_cannot_be_written_to_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with world(tmp_path / "host") as host:
            table = host.open()
            folder = TableFolder(tmp_path / "host" / "host.pem")  # a file in its place
            with caplog.at_level(logging.WARNING):
                folder.save(table)
                folder.save(table)
            assert caplog.text.count("the table is not saved") == 1

    run(play())


def test_a_host_keeps_its_certificate_and_replaces_a_damaged_one(tmp_path: Path) -> None:
    first = TableFolder(tmp_path).identity()
    assert TableFolder(tmp_path).identity() == first == load(tmp_path / "host.pem")
    if sys.platform != "win32":
        assert (tmp_path / "host.pem").stat().st_mode & 0o077 == 0
    (tmp_path / "host.pem").write_text("damaged")
    assert TableFolder(tmp_path).identity() != first
    assert len(list(tmp_path.glob("host-unreadable-*.pem"))) == 1
