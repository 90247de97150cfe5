"""What is remembered of other people's tables: certificates, addresses, and the stay that may go on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ddz_desktop.storage.lan_memory import LanMemory, Stay, Trust, read_memory, write_memory

ONE, OTHER = b"1" * 32, b"2" * 32
STAY = Stay("10.0.0.1:47801", "t", "Table", "Ann", "cat", ONE.hex(), OTHER.hex())


def test_a_host_is_new_then_known_then_another() -> None:
    memory = LanMemory()
    assert memory.trust("10.0.0.1:47801", ONE) is Trust.NEW
    memory = memory.with_host("10.0.0.1:47801", ONE)
    assert memory.trust("10.0.0.1:47801", ONE) is Trust.KNOWN
    assert memory.trust("10.0.0.1:47801", OTHER) is Trust.CHANGED
    assert memory.trust("10.0.0.2:47801", ONE) is Trust.KNOWN  # the same host at another address
    assert memory.expected("10.0.0.1:47801") == ONE
    assert memory.with_host("10.0.0.1:47801", OTHER).expected("10.0.0.1:47801") == OTHER


def test_recent_addresses_are_few_and_each_once() -> None:
    memory = LanMemory()
    for number in (*range(12), 11, 5):
        memory = memory.with_recent(f"10.0.0.{number}")
    assert memory.recent[:2] == ("10.0.0.5", "10.0.0.11")
    assert len(memory.recent) == len(set(memory.recent)) == 8


def test_it_is_kept_for_the_person_alone(tmp_path: Path) -> None:
    memory = LanMemory().with_host("a:1", ONE).with_stay(STAY)
    write_memory(tmp_path / "memory.json", memory)
    assert read_memory(tmp_path / "memory.json") == memory
    if sys.platform != "win32":
        assert (tmp_path / "memory.json").stat().st_mode & 0o077 == 0
    assert read_memory(tmp_path / "none.json") == LanMemory()


@pytest.mark.parametrize("content", ["", "[]", '{"hosts": [{"address": "a", "fingerprint": "zz"}]}', '{"colour": 1}'])
def test_a_damaged_file_is_refused_without_its_content(content: str, tmp_path: Path) -> None:
    (tmp_path / "memory.json").write_text(content)
    with pytest.raises(ValueError, match="cannot be read"):
        read_memory(tmp_path / "memory.json")
