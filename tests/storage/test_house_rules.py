"""The person's own rulesets in their folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.storage.house_rules import HouseRules


def named(name: str, system: str = "emperor") -> RuleSet:
    return replace(ruleset(system, {"spring": 3}), name=name)


@pytest.fixture
def store(tmp_path: Path) -> HouseRules:
    return HouseRules(tmp_path / "rules")


def test_an_empty_folder_has_none(store: HouseRules, tmp_path: Path) -> None:
    assert store.all() == ()
    assert list(tmp_path.iterdir()) == []


def test_what_is_saved_is_found_by_name(store: HouseRules, tmp_path: Path) -> None:
    store.save(named("快打"))
    saved = store.save(named(" Granny's\nway "))
    assert [rule.name for rule in store.all()] == ["Granny's way", "快打"]
    assert saved.file == "Granny's way.ddzrules"
    assert parse_ruleset((tmp_path / "rules" / saved.file).read_bytes()) == saved.rules


def test_the_same_name_gets_a_number_and_a_changed_one_replaces_itself(store: HouseRules) -> None:
    first = store.save(named("Mine"))
    second = store.save(named("mine"))
    assert [rule.name for rule in store.all()] == ["Mine", "mine 2"]
    changed = replace(ruleset("five", {"base": 7}), name="Mine")
    assert store.save(changed, replacing=first.file).file == first.file
    assert [rule.rules.id for rule in store.all()] == ["five", "emperor"]
    assert store.rename(second.file, "Other/way").file == "Other_way.ddzrules"
    assert [rule.name for rule in store.all()] == ["Mine", "Other/way"]


def test_what_is_deleted_is_gone_and_nothing_outside(store: HouseRules, tmp_path: Path) -> None:
    rule = store.save(named("Mine"))
    outside = tmp_path / "outside.ddzrules"
    outside.write_text(ruleset_text(named("x")), encoding="utf-8")
    for file in (rule.file, rule.file, "../outside.ddzrules"):
        store.delete(file)
    assert store.all() == ()
    assert outside.exists()


def test_a_name_that_is_none_is_refused(store: HouseRules) -> None:
    with pytest.raises(ValueError, match="at least one letter"):
        store.save(named("\u200b \n"))
    with pytest.raises(LookupError, match="no house rule"):
        store.rename("none.ddzrules", "x")


def test_foreign_files_count_and_broken_ones_are_told(store: HouseRules, tmp_path: Path) -> None:
    store.save(named("Mine"))
    (tmp_path / "rules" / "friend.ddzrules").write_text("ddzrules 1\nrules five\n")
    (tmp_path / "rules" / "broken.ddzrules").write_bytes(b"\xff\x00")
    (tmp_path / "rules" / "notes.txt").write_text("mine")
    assert [rule.name for rule in store.all()] == ["friend", "Mine"]
    assert [(broken.file, bool(broken.why)) for broken in store.broken] == [("broken.ddzrules", True)]
    assert (tmp_path / "rules" / "broken.ddzrules").exists()
