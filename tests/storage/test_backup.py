"""Everything in one file, and back again: all of it or nothing, whatever the file and whenever the program dies."""

from __future__ import annotations

import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.settings import NewGame, Settings, SettingsError, parse_settings, settings_text
from ddz_desktop.storage import backup
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.backup import BackupError, Contents, back_up, finish_restore, stage
from ddz_desktop.storage.history import History
from ddz_desktop.storage.house_rules import HouseRules
from ddz_desktop.storage.places import Places
from ddz_desktop.storage.presets import Presets, write_presets
from tests.storage.hands import new_hand, recorded


def check_match(data: bytes) -> object:
    if not data.startswith(b"match"):
        raise ValueError("it is no match")
    return data


def filled(folder: Path, language: str, hands: range, rules: tuple[str, ...], *, match: bool = True) -> Places:
    """Somebody's things."""
    places = Places.under(folder)
    write_text(places.settings, settings_text(Settings(language=language)))
    write_presets(places.presets, Presets().with_saved(language, NewGame()))
    for name in rules:
        HouseRules(places.house_rules).save(replace(ruleset("five", {"base": 9}), name=name))
    if match:
        write_text(places.save, f"match of {language}")
    with History(places.history) as history:
        history.add_all([new_hand(recorded(seed)) for seed in hands])
    return places


def everything(places: Places) -> dict[str, object]:
    """What somebody has, as the program reads it."""
    with History(places.history) as history:
        hands = [history.text(hand) for hand in sorted(history.ids())]
        assert history.damage() is None
    files = [path for path in (places.settings, places.presets, places.save) if path.exists()]
    return {
        "hands": hands,
        "rules": [rule.name for rule in HouseRules(places.house_rules).all()],
        **{path.name: path.read_text("utf-8") for path in files},
    }


@pytest.fixture
def mine(tmp_path: Path) -> Places:
    return filled(tmp_path / "mine", "zh_CN", range(1, 4), ("外婆家打法", "B"))


@pytest.fixture
def saved(mine: Places, tmp_path: Path) -> Path:
    back_up(mine, tmp_path / "mine.zip", "1.0", check_match)
    return tmp_path / "mine.zip"


@pytest.fixture
def other(tmp_path: Path) -> Places:
    return filled(tmp_path / "other", "en", range(4, 9), ("C",), match=False)


def restore(places: Places, file: Path) -> Contents:
    contents = stage(places, file, check_match)
    assert finish_restore(places)
    assert not finish_restore(places)
    return contents


def test_everything_comes_back(mine: Places, saved: Path, other: Places) -> None:
    assert restore(other, saved) == Contents(hands=3, rules=2, presets=1, settings=True, match=True)
    assert everything(other) == everything(mine)
    assert sorted(path.name for path in other.data.iterdir()) == [
        "history.sqlite",
        "match.json",
        "presets.json",
        "rules",
    ]
    assert [path.name for path in saved.parent.iterdir() if path.suffix == ".tmp"] == []


def test_what_a_backup_does_not_hold_is_gone_after_it(other: Places, mine: Places, tmp_path: Path) -> None:
    back_up(other, tmp_path / "other.zip", "1.0", check_match)
    restore(mine, tmp_path / "other.zip")
    assert everything(mine) == everything(other)
    assert not mine.save.exists()


def test_nothing_is_backed_up_and_restored_too(mine: Places, tmp_path: Path) -> None:
    nobody = Places.under(tmp_path / "nobody")
    assert back_up(nobody, tmp_path / "nobody.zip", "1.0", check_match) == Contents(
        0, 0, 0, settings=False, match=False
    )
    restore(mine, tmp_path / "nobody.zip")
    assert everything(mine)["hands"] == []
    assert parse_settings(mine.settings.read_bytes()).language == "zh_CN"


def test_what_the_program_cannot_read_stays_out(mine: Places, tmp_path: Path) -> None:
    (mine.house_rules / "broken.ddzrules").write_bytes(b"\xff")
    mine.save.write_text("garbage")
    contents = back_up(mine, tmp_path / "mine.zip", "1.0", check_match)
    assert (contents.rules, contents.match) == (2, False)


def test_a_history_in_use_is_backed_up_and_restored(mine: Places, saved: Path, other: Places, tmp_path: Path) -> None:
    with History(other.history) as open_one:
        back_up(other, tmp_path / "other.zip", "1.0", check_match)
        restore(other, saved)
        assert open_one.count() == 3
        open_one.add(new_hand(recorded(9)))


def test_a_broken_history_is_set_aside(saved: Path, other: Places) -> None:
    other.history.write_bytes(b"broken" * 1000)
    with pytest.raises(BackupError, match="damaged"):
        back_up(other, saved.with_name("other.zip"), "1.0", check_match)
    restore(other, saved)
    assert len(everything(other)["hands"]) == 3
    assert len(list(other.data.glob("history-unreadable-*.sqlite"))) == 1


# What is refused


def rewritten(file: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """The same back-up with other files in it; the manifest's digests are set right where it is untouched."""
    with zipfile.ZipFile(file) as pack:
        content = {name: pack.read(name) for name in pack.namelist()}
    change(content)
    target = file.with_name("changed.zip")
    with zipfile.ZipFile(target, "w") as pack:
        for name, data in content.items():
            pack.writestr(name, data)
    return target


def manifest(**changes: Any) -> Callable[[dict[str, bytes]], None]:
    def change(content: dict[str, bytes]) -> None:
        content["manifest.json"] = json.dumps(json.loads(content["manifest.json"]) | changes).encode()

    return change


def with_file(name: str, data: bytes, digest: str | None = None) -> Callable[[dict[str, bytes]], None]:
    def change(content: dict[str, bytes]) -> None:
        content[name] = data
        listed = json.loads(content["manifest.json"])
        listed["files"][name] = digest or backup.hashlib.sha256(data).hexdigest()
        content["manifest.json"] = json.dumps(listed).encode()

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda content: content.pop("manifest.json"), "no back-up of this program"),
        (manifest(format="other"), "no back-up of this program"),
        (manifest(version=2), "of version 2"),
        (manifest(files={"settings.json": 3}), "no back-up of this program"),
        (manifest(files={"none.json": ""}), "is missing"),
        (lambda content: content.pop("presets.json"), "'presets.json' is missing"),
        (with_file("../../evil.ddzrules", b""), "no file of a back-up"),
        (with_file("rules/../evil.ddzrules", b""), "no file of a back-up"),
        (with_file("rules/CON.ddzrules", b""), "no file of a back-up"),
        (with_file("/etc/passwd", b""), "no file of a back-up"),
        (with_file("settings.json", b"{}", "00"), "settings.json in .* is damaged"),
        (with_file("settings.json", b"{}"), "settings.json in the back-up cannot be used"),
        (with_file("presets.json", b"[]"), "presets.json in the back-up cannot be used"),
        (with_file("match.json", b"x"), "match.json in the back-up cannot be used: it is no match"),
        (with_file("rules/x.ddzrules", b"x"), "rules/x.ddzrules in the back-up cannot be used"),
        (with_file("history.sqlite", b"x" * 9000), "history in the back-up cannot be used"),
        (with_file("settings.json", b" " * (backup.MOST_SMALL_BYTES + 1)), "larger than it can be"),
    ],
)
def test_a_bad_backup_is_refused_and_changes_nothing(
    saved: Path, other: Places, change: Callable[[dict[str, bytes]], None], told: str
) -> None:
    before = everything(other)
    with pytest.raises(BackupError, match=told):
        stage(other, rewritten(saved, change), check_match)
    assert not finish_restore(other)
    assert everything(other) == before
    assert not list(other.data.glob("restore*"))


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"PK\x05\x06" + bytes(18), bytes(range(256)) * 9])
def test_garbage_is_refused(other: Places, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "garbage.zip"
    file.write_bytes(content)
    with pytest.raises(BackupError, match=r"garbage\.zip"):
        stage(other, file, check_match)
    with pytest.raises(FileNotFoundError):
        stage(other, tmp_path / "none.zip", check_match)


def test_damage_anywhere_changes_nothing_or_does_not_matter(saved: Path, other: Places) -> None:
    before, whole = everything(other), saved.read_bytes()
    for seed in range(150):
        rng = Random(seed)
        damaged = bytearray(whole)
        for _ in range(rng.choice((1, 1, 20))):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        saved.write_bytes(damaged[: rng.choice((len(whole), rng.randrange(len(whole))))])
        try:
            stage(other, saved, check_match)
        except (BackupError, OSError):
            assert not other.staging.exists()
        else:
            shutil.rmtree(other.staging)
    assert everything(other) == before


# In the middle of it


def test_a_full_disk_leaves_the_old_backup(
    mine: Places, small_disk: tuple[Path, Callable[[], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, fill = small_disk
    target = folder / "mine.zip"
    back_up(mine, target, "1.0", check_match)
    before = target.read_bytes()
    fill()
    with pytest.raises((OSError, BackupError)):
        back_up(mine, target, "1.1", check_match)
    assert target.read_bytes() == before
    assert [path.name for path in folder.iterdir() if path.name != "filling"] == ["mine.zip"]


class Killed(BaseException):
    pass


@pytest.mark.parametrize("step", range(12))
def test_a_restore_that_is_cut_short_is_finished_by_the_next_start(
    mine: Places, saved: Path, other: Places, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """Whatever the step at which the program dies: before the folder has its name nothing changes, then all does."""
    before, wanted = everything(other), everything(mine)
    left = step

    def dying(work: Callable[..., object]) -> Callable[..., object]:
        def work_or_die(*arguments: object, **named: object) -> object:
            nonlocal left
            if left == 0:
                raise Killed
            left -= 1
            return work(*arguments, **named)

        return work_or_die

    with monkeypatch.context() as patch:
        for place, name in (
            (backup, "write_bytes"),
            (backup, "_restore_history"),
            (Path, "replace"),
            (Path, "unlink"),
            (History, "take_over"),
        ):
            patch.setattr(place, name, dying(getattr(place, name)))
        try:
            stage(other, saved, check_match)
            finish_restore(other)
        except Killed:
            pass
        else:
            assert left
    committed = other.staging.exists() or everything(other) == wanted
    assert committed or everything(other) == before
    finish_restore(other)
    assert everything(other) == (wanted if committed else before)


def test_a_history_that_cannot_be_replaced_stays_and_is_tried_again(
    mine: Places, saved: Path, other: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    stage(other, saved, check_match)
    with monkeypatch.context() as patch:
        patch.setattr(History, "take_over", fail)
        with pytest.raises(sqlite3.OperationalError):
            finish_restore(other)
    assert finish_restore(other)
    assert everything(other) == everything(mine)


def test_settings_errors_are_value_errors() -> None:
    """What a back-up relies on when it checks files."""
    assert issubclass(SettingsError, ValueError)
