"""`cases`: files of rule cases are asked, and whatever is no case is told, not stumbled over."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

CASE = {"id": "a", "rules": "yixing-classic", "type": "readings", "cards": "44", "expect": ["pair 4 44"]}

SHA_OF_SOLOS = hashlib.sha256(b"solo 3 3\nsolo 4 4").hexdigest()


def settled(rules: str = "yixing-classic", **facts: object) -> dict[str, Any]:
    hand = {"landlord": 0, "winner": 0, "bid": 1, "plays": [1, 1, 1]} | facts
    return CASE | {"type": "settle", "rules": rules, "hand": hand}


def write_cases(folder: Path, *cases: object) -> str:
    file = folder / "cases.jsonl"
    file.write_text("".join(f"{case if isinstance(case, str) else json.dumps(case)}\n" for case in cases))
    return str(file)


def test_cases_that_pass(run: Any, tmp_path: Path) -> None:
    file = write_cases(tmp_path, CASE, "", CASE | {"id": "b"})
    assert run("cases", file) == (0, "2 passed, 0 failed\n", "")
    assert json.loads(run("cases", file, "--json")[1]) == {"passed": 2, "failed": 0, "failures": []}


def test_cases_that_fail_are_shown(run: Any, tmp_path: Path) -> None:
    file = write_cases(tmp_path, CASE, CASE | {"id": "bad", "expect": []})
    code, out, _ = run("cases", file)
    assert code == 1
    assert out == 'bad: expected [], got ["pair 4 44"]\n1 passed, 1 failed\n'
    code, out, _ = run("cases", "--json", file)
    assert code == 1
    failures = [{"id": "bad", "expected": [], "got": ["pair 4 44"]}]
    assert json.loads(out) == {"passed": 1, "failed": 1, "failures": failures}


@pytest.mark.parametrize(
    ("line", "id_", "told"),
    [
        ("{", "cases.jsonl:1", "this line is no case"),
        ("[1]", "cases.jsonl:1", "this line is no case"),
        pytest.param('{"expect": ' + "[" * 100_000, "cases.jsonl:1", "this line is no case", id="deep"),
        ('{"id": "x"}', "cases.jsonl:1", "missing required field"),
        (CASE | {"type": "luck"}, "a", "there is no case type 'luck'"),
        (CASE | {"rules": "mahjong"}, "a", "there is no rule system 'mahjong'"),
        (CASE | {"options": {"luck": 1}}, "a", "no option 'luck'"),
        (CASE | {"options": {"spring": 7}}, "a", "option spring of yixing-classic cannot be 7"),
        (CASE | {"wild": ["4"]}, "a", "draws 0 wild ranks"),
        (CASE | {"cards": "4x"}, "a", "no card"),
        (CASE | {"type": "beats", "play": "pair 4 44", "over": "pair 3 34"}, "a", "do not read so"),
        (CASE | {"type": "moves"}, "a", "a text of cards"),
        (CASE | {"type": "auction", "calls": ["1", "1"]}, "a", "1 cannot be said as word 2"),
        (CASE | {"type": "auction", "calls": ["four"]}, "a", "no word of an auction"),
        (CASE | {"type": "auction", "rules": "five"}, "a", "five has no auction"),
        (CASE | {"type": "quota", "rules": "shanghai-four", "calls": ["1"]}, "a", "end with a landlord"),
        (CASE | {"type": "settle", "hand": {"landlord": 0}}, "a", "hand of a settle case"),
        (CASE | {"type": "settle", "hand": {"landlord": 3, "winner": 0, "plays": [1, 1, 1]}}, "a", "seats of yixing"),
        (CASE | {"type": "settle", "hand": {"landlord": 0, "winner": 0, "plays": [1]}}, "a", "plays has 1 numbers"),
        (
            CASE | {"type": "settle", "hand": {"landlord": 0, "winner": 0, "plays": [1, 1, 1], "bombs": ["345"]}},
            "a",
            "'345' is no bomb",
        ),
        (settled(robs=10**9), "a", "`int` <= 108"),
        (settled(reports=-1), "a", "`int` >= 0"),
        (settled(hidden=1), "a", "yixing-classic has no hidden landlord"),
        (settled("five", plays=[1] * 5, hidden=0), "a", "another seat than the landlord"),
    ],
)
def test_a_line_that_is_no_case_fails(run: Any, tmp_path: Path, line: object, id_: str, told: str) -> None:
    code, out, _ = run("cases", "--json", write_cases(tmp_path, line))
    result = json.loads(out)
    assert (code, result["failed"], result["failures"][0]["id"]) == (1, 1, id_)
    assert told in result["failures"][0]["got"]


@pytest.mark.parametrize(
    "case",
    [
        {"type": "beats", "play": "pair 5 55", "over": "pair 4 44", "expect": True},
        {"type": "beats", "play": "pair 4 44", "over": "pair 4 44", "expect": False},
        {"type": "moves", "hand": "3355", "over": "pair 4 44", "expect": ["pair 5 55"]},
        {"type": "moves", "hand": "34", "over": None, "expect": ["solo 4 4", "solo 3 3"]},
        {"type": "moves", "hand": "34", "over": None, "expect_count": 2, "expect_sha256": SHA_OF_SOLOS},
        {"type": "auction", "calls": ["1"], "expect": {"next": 1, "legal": ["3", "2", "pass"]}},
        {"type": "auction", "calls": ["3"], "expect": {"landlord": 0, "bid": 3, "multiplier": 1, "redeal": False}},
        {
            "type": "auction",
            "calls": ["pass", "pass", "pass"],
            "expect": {"landlord": None, "bid": 0, "multiplier": 1, "redeal": True},
        },
        {"type": "beats", "play": "pair 5 45", "over": "pair 4 44", "expect": False},
        {"type": "moves", "hand": "3888", "over": "trio_solo 7 7773", "expect": ["trio_solo 8 8883"]},
        {"type": "readings", "cards": "4", "expect": ["solo 4 4", "solo 4 4"]},
        {"type": "quota", "rules": "shanghai-four", "calls": ["1", "2", "3"], "expect": [1, 2, None, None]},
        {"type": "quota", "calls": ["1", "2", "3"], "expect": [None, None, None]},
        {
            "type": "settle",
            "hand": {"landlord": 0, "winner": 1, "bid": 2, "plays": [2, 1, 1], "bombs": ["4444", "BR"]},
            "expect": [-16, 8, 8],
        },
    ],
)
def test_each_type_of_case(run: Any, tmp_path: Path, case: dict[str, Any]) -> None:
    file = write_cases(tmp_path, {"id": "a", "rules": "yixing-classic"} | case)
    assert run("cases", file)[1] == "1 passed, 0 failed\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such file")
def test_a_file_without_end_is_refused(run: Any) -> None:
    code, _, errors = run("cases", "/dev/zero")
    assert (code, errors) == (2, "ddz-desktop: /dev/zero: this file is longer than 64 MiB\n")


def test_only_line_feeds_end_a_case(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_text(json.dumps(CASE | {"why": "a\u2028b\x85c"}, ensure_ascii=False) + "\r\n", "utf-8-sig")
    assert run("cases", str(file))[1] == "1 passed, 0 failed\n"


def test_cases_derived_by_hand(run: Any) -> None:
    files = sorted(map(str, (Path(__file__).parents[1] / "cases").rglob("*.jsonl")))
    assert len(files) == 24
    assert run("cases", *files) == (0, "1585 passed, 0 failed\n", "")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"PK\x03\x04\x92"])
def test_a_binary_file_holds_no_cases(run: Any, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "binary"
    file.write_bytes(content)
    code, out, errors = run("cases", str(file))
    assert (code, out) == (2, "")
    assert "this is no text file" in errors


def test_a_folder_is_no_file(run: Any, tmp_path: Path) -> None:
    for command in ("cases", "replay"):
        code, _, errors = run(command, str(tmp_path))
        assert (code, errors) == (2, f"ddz-desktop: {tmp_path}: Is a directory\n")
