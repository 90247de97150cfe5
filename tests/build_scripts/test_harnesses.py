"""Benchmarks, soak runs and recorded peers: found by name, run, resumed, compared."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING

import pytest

from devtools import bench, modules, peers, soak
from devtools.project import CommandError
from tests.bench.harness import BenchResult, best_rate, figure
from tests.soak.harness import SoakState

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType


class Module:
    """Stands for an imported file."""

    def __init__(self, **names: object) -> None:
        self.__dict__.update(names)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(modules, "ROOT", tmp_path)
    monkeypatch.setattr(soak, "RESULTS", tmp_path / "soak")
    for file, text in {
        "bench/bench_moves.py": "PEERS = True\n",
        "bench/bench_frames.py": "PEERS = False\n",
        "bench/harness.py": "",
        "soak/soak_hands.py": "",
        "peers/peers_rlcard.py": "",
    }.items():
        (tmp_path / "tests" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / file).write_text(text, "utf-8")
    return tmp_path


def provide(monkeypatch: pytest.MonkeyPatch, **names: object) -> None:
    def load(_: Path) -> ModuleType | Module:
        return Module(**names)

    monkeypatch.setattr(modules, "load", load)


@pytest.mark.parametrize(("names", "chosen"), [([], ["frames", "moves"]), (["moves"], ["moves"])])
def test_choosing(checkout: Path, names: list[str], chosen: list[str]) -> None:
    assert list(modules.choose("bench", names)) == chosen


def test_an_unknown_name_is_refused_with_the_known_ones(checkout: Path) -> None:
    with pytest.raises(CommandError, match="there is no 'move'; choose from frames, moves"):
        modules.choose("bench", ["move"])


@pytest.mark.parametrize(("name", "expected"), [("moves", True), ("frames", False)])
def test_which_benchmarks_need_peers(checkout: Path, name: str, expected: bool) -> None:
    assert modules.declares_peers(modules.choose("bench", [name])[name]) is expected


@pytest.mark.parametrize(
    ("value", "text"), [(2143000.4, "2,143,000"), (999.4, "999"), (37.26, "37.3"), (0.04131, "0.0413")]
)
def test_figures(value: float, text: str) -> None:
    assert figure(value) == text


RESULT = BenchResult("legal plays", 2_000_000.0, 50_000.0, "positions/s", "douzero")


def test_benchmarks_print_a_line_and_write_json(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provide(monkeypatch, bench=lambda: [RESULT])
    assert bench.run(["moves"], str(checkout / "out.json")) == 0
    expected = "legal plays: 2,000,000 positions/s, douzero 50,000 positions/s, ratio 40\n"
    assert capsys.readouterr().out == expected
    (written,) = json.loads((checkout / "out.json").read_text("utf-8"))["results"]
    assert written == {
        "name": "legal plays",
        "ours": 2_000_000.0,
        "other": 50_000.0,
        "unit": "positions/s",
        "other_name": "douzero",
        "ratio": 40.0,
        "lower_is_better": False,
    }


def test_a_benchmark_can_be_run_without_the_kernels() -> None:
    results = bench.plain_results(modules.choose("bench", ["worst_cases"])["worst_cases"])
    assert results
    assert all(result.name.endswith("plain Python") for result in results)


def test_a_time_is_better_when_it_is_less() -> None:
    line = BenchResult("frames", 20.0, 16.0, "ms", "empty scene").line()
    assert line == "frames: 20 ms, empty scene 16 ms, ratio 1.25 (lower is better)"


def test_results_that_cannot_be_written_are_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    provide(monkeypatch, bench=list)
    with pytest.raises(CommandError, match="cannot be written"):
        bench.run(["moves"], str(checkout / "no" / "out.json"))


def test_each_item_is_measured_once() -> None:
    seen: list[int] = []
    assert best_rate(seen.append, range(10)) > 0
    assert sorted(seen) == list(range(10))


def count_to_ten(state: SoakState) -> None:
    for number in range(state.data.get("number", 0), 10):
        if not state.go_on():
            return
        state.step(number=number + 1)
        if number == 4 and not state.faults:
            state.fault("five is too many")
            signal.raise_signal(signal.SIGINT)
    state.finish()


def test_a_soak_run_goes_on_where_it_was_stopped(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provide(monkeypatch, run=count_to_ten)
    file = checkout / "soak" / "hands.json"
    assert soak.run([], None) == 1
    content = json.loads(file.read_text("utf-8"))
    assert (content["finished"], content["data"], content["faults"]) == (False, {"number": 5}, ["five is too many"])
    assert soak.run(["hands"], None) == 1
    content = json.loads(file.read_text("utf-8"))
    assert (content["finished"], content["data"]) == (True, {"number": 10})
    provide(monkeypatch, run=None)
    assert soak.run(["hands"], None) == 1
    assert capsys.readouterr().out.count("five is too many") == 3


def test_no_minutes_left_stops_a_soak_run(tmp_path: Path) -> None:
    assert SoakState("hands", tmp_path / "hands.json").go_on()
    assert not SoakState("hands", tmp_path / "hands.json", minutes=0).go_on()


def test_a_crash_of_a_soak_run_keeps_what_was_done(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(state: SoakState) -> None:
        state.step(number=3)
        raise ZeroDivisionError

    provide(monkeypatch, run=crash)
    with pytest.raises(ZeroDivisionError):
        soak.run([], None)
    assert SoakState("hands", checkout / "soak" / "hands.json").data == {"number": 3}


@pytest.mark.parametrize("content", ["", "{", "{}", "[]"])
def test_a_broken_result_is_refused(checkout: Path, content: str) -> None:
    (checkout / "soak").mkdir()
    (checkout / "soak/hands.json").write_text(content, "utf-8")
    with pytest.raises(CommandError, match="is not a soak result"):
        soak.run([], None)


def test_peers_are_recorded_and_compared(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provide(monkeypatch, record=lambda: {"plays": 27472, "auctions": [1, 2]})
    assert peers.run(record=False) == 1
    assert peers.run(record=True) == 0
    assert peers.run(record=False) == 0
    provide(monkeypatch, record=lambda: {"plays": 27471, "auctions": (1, 2)})
    assert peers.run(record=False) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "rlcard: differs from rlcard.json in plays"
