"""The lock files: pinned, hashed, without addresses, in agreement with each other and with `pyproject.toml`."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from devtools.environment import DOWNLOADS
from devtools.lock import HEADER, LOCKS
from devtools.project import REQUIREMENTS, ROOT

GROUPS = [lock.group for lock in LOCKS]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WANTED = {
    "run": PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["build"],
    **{group: PROJECT["dependency-groups"][group] for group in ("dev", "peers", "package", "train")},
    "cluster": PROJECT["project"]["optional-dependencies"]["cluster"],
}


def entries(group: str) -> list[str]:
    """One line for each package, hashes included."""
    text = (REQUIREMENTS / f"{group}.txt").read_text("utf-8").removeprefix(HEADER)
    return re.sub(r" \\\n\s+", " ", text).splitlines()


def versions(group: str) -> dict[str, str]:
    return dict(re.split(r"==| ", entry)[:2] for entry in entries(group))


def test_every_group_is_locked_and_its_size_known() -> None:
    assert sorted(GROUPS) == sorted(DOWNLOADS) == sorted(file.stem for file in REQUIREMENTS.glob("*.txt"))


@pytest.mark.parametrize("group", GROUPS)
def test_each_entry_is_pinned_and_hashed(group: str) -> None:
    pinned = re.compile(r"[a-z0-9.-]+==[^ ]+ (; .+? )?(--hash=sha256:[0-9a-f]{64} ?)+")
    assert [entry for entry in entries(group) if not pinned.fullmatch(entry)] == []


@pytest.mark.parametrize("group", GROUPS)
def test_no_address_is_named(group: str) -> None:
    assert not re.search(r"://|--(extra-)?index|--find-links", (REQUIREMENTS / f"{group}.txt").read_text("utf-8"))


@pytest.mark.parametrize("group", GROUPS)
def test_what_the_project_asks_for_is_there(group: str) -> None:
    locked = versions(group)
    for requirement in map(Requirement, WANTED[group]):
        name = requirement.name.lower().replace("_", "-")
        assert requirement.specifier.contains(locked[name]), requirement


def test_groups_agree_on_shared_packages() -> None:
    run = versions("run")
    for group in GROUPS:
        assert {name: version for name, version in versions(group).items() if run.get(name, version) != version} == {}


def test_peers_come_without_torch() -> None:
    assert "torch" not in versions("peers")
