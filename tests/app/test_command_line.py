"""The program's arguments: what each command prints, its JSON, and how it refuses."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop import __version__, kernels
from ddz_desktop.rules.catalog import CATALOG

# The program


def test_version(run: Any) -> None:
    assert run("--version")[:2] == (0, f"ddz-desktop {__version__}, kernels: {kernels.status()}\n")
    assert json.loads(run("--version", "--json")[1]) == {"version": __version__, "kernels": kernels.status()}


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("--dance",),
        ("cases",),
        ("readings", "--rules", "five"),
        ("moves", "--hand", "3"),
        ("moves", "--rules", "five", "--hand", "3", "--bombs-left", "-1"),
        ("simulate", "--rules", "five", "--hands", "0"),
        ("simulate", "--rules", "five", "--hands", "many"),
        ("rules", "five", "six"),
        ("--json",),
        ("game.ddz", "rules"),
        ("ddz://192.168.1.8#528174", "rules"),
        ("game.ddz", "--version"),
    ],
)
def test_other_words_are_answered_with_usage(run: Any, words: tuple[str, ...]) -> None:
    code, out, errors = run(*words)
    assert (code, out) == (2, "")
    assert errors.startswith("usage: ddz-desktop")


def test_help_names_the_commands(run: Any) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in ("cases", "rules", "readings", "moves", "simulate", "replay", "arena"):
        assert command in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules", "mahjong"), "there is no rule system 'mahjong'"),
        (("readings", "3", "--rules", "five", "--option", "spring"), "--option takes NAME=VALUE"),
        (("readings", "--rules", "five", "--option", "spring=9", "3"), "spring"),
        (("readings", "--rules", "five", "--option", "luck=9", "3"), "luck"),
        (("readings", "--rules", "five", "--option", "spring=1", "--option", "spring=2", "3"), "twice"),
        (("readings", "--rules", "five", "--wild", "5", "3"), "draws 0 wild ranks"),
        (("readings", "--rules", "yixing-laizi", "--wild", "B", "3"), "wild ranks"),
        (("readings", "--rules", "yixing-tiandi", "--wild", "5,5", "3"), "wild ranks"),
        (("readings", "--rules", "yixing-laizi", "--wild", "x", "3"), "is no rank"),
        (("readings", "--rules", "five", "3 4 x"), "no card at 'x'"),
        (("moves", "--rules", "five", "--hand", "34", "--over", "pair 3"), "is no play"),
        (("moves", "--rules", "five", "--hand", "34", "--over", "pair 3 34"), "its cards do not read so"),
        (("simulate", "--rules", "five", "--hands", "1", "--seats", "casual,genius"), "there is no bot 'genius'"),
        (("simulate", "--rules", "standard-two", "--hands", "1", "--seats", "random,random,random"), "has 2 seats"),
        (("simulate", "--rules", "all", "--hands", "1", "--option", "spring=3"), "not with all"),
        (("cases", "no-such-file"), "no-such-file: No such file or directory"),
        (("replay", "no-such-file"), "no-such-file: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run: Any, words: tuple[str, ...], told: str) -> None:
    code, out, errors = run(*words)
    assert (code, out) == (2, "")
    assert told in errors
    assert errors.startswith("ddz-desktop: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "x" * 9999),
        ("moves", "--rules", "five", "--hand", "3" * 9999),
        ("moves", "--rules", "five", "--hand", "3", "--over", "x" * 9999),
        ("moves", "--rules", "five", "--hand", "3", "--option", "x" * 9999),
        ("moves", "--rules", "five", "--hand", "3", "--option", "base=" + "9" * 9999),
        ("moves", "--rules", "five", "--hand", "3", "--option", "kinds=" + "x" * 9999),
    ],
)
def test_no_sentence_is_longer_for_a_long_word(run: Any, words: tuple[str, ...]) -> None:
    code, _, errors = run(*words)
    assert (code, len(errors) < 500) == (2, True)


def test_commands_need_no_qt() -> None:
    code = (
        "import sys; from ddz_desktop.app.command_line import main; main(['rules'])\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_a_reader_that_leaves_early_is_no_error() -> None:
    hand = "3334445556667778889999TTJJJQQQ"
    words = [sys.executable, "-m", "ddz_desktop", "moves", "--rules", "emperor", "--hand", hand]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("words", [("rules",), ("rules", "mahjong"), ("dance",)])
def test_a_program_without_a_console_goes_on(words: tuple[str, ...]) -> None:
    code = f"import sys; sys.stdout = sys.stderr = None; from ddz_desktop.app.command_line import main; main({words})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_a_display_the_window_is_not_tried(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "DDZ_DEV_RUN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    code, out, errors = run()
    assert (code, out) == (2, "")
    assert errors == "ddz-desktop: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set\n"


# rules, readings, moves


def test_all_systems_are_listed(run: Any) -> None:
    code, out, _ = run("rules")
    assert code == 0
    assert len(out.splitlines()) == 13
    assert [rules["seats"] for rules in json.loads(run("rules", "--json")[1])["rules"]][:4] == [3, 3, 3, 4]


def test_one_system_is_shown_with_its_options(run: Any) -> None:
    code, out, _ = run("rules", "emperor")
    assert code == 0
    assert "34+6, 35+3" in out
    assert "1 to 100" in out
    shown = json.loads(run("rules", "emperor", "--json")[1])
    deal = next(option for option in shown["options"] if option["name"] == "deal")
    assert deal == {"name": "deal", "default": "34+6", "choices": ["34+6", "35+3"], "house": False}


@pytest.mark.parametrize("system", CATALOG)
def test_every_system_can_be_shown(run: Any, system: str) -> None:
    code, out, errors = run("rules", system)
    assert (code, errors) == (0, "")
    assert "auction" in out


def test_readings_come_with_an_explanation(run: Any) -> None:
    code, out, _ = run("readings", "--rules", "yixing-classic", "333", "444", "10 10")
    assert code == 0
    assert out.splitlines()[0] == "trio_chain_solo 4 333444TT"
    shown = json.loads(run("readings", "--rules", "yixing-classic", "--json", "22345")[1])
    assert shown["readings"] == []
    assert "2" in shown["explanation"]


@pytest.mark.parametrize("ranks", ["5,9", "59", "5 9"])
def test_wild_ranks_are_named(run: Any, ranks: str) -> None:
    code, out, _ = run("readings", "--rules", "yixing-tiandi", "--wild", ranks, "5588")
    assert code == 0
    assert "bomb 8 5588" in out


def test_moves_are_listed(run: Any) -> None:
    assert run("moves", "--rules", "five", "--hand", "334") == (0, "solo 3 3\nsolo 4 4\npair 3 33\n", "")
    shown = json.loads(run("moves", "--rules", "five", "--hand", "334", "--over", "solo 3 3", "--json")[1])
    assert shown == {"moves": ["solo 4 4"]}
    shown = json.loads(run("--json", "moves", "--rules", "five", "--hand", "3", "--over", "solo 3 3")[1])
    assert shown == {"moves": []}


def test_a_quota_used_up_leaves_no_bombs(run: Any) -> None:
    words = ("moves", "--rules", "shanghai-four", "--hand", "4444", "--over", "solo 5 5", "--bombs-left")
    assert run(*words, "1")[1] == "bomb 4 4444\n"
    assert run(*words, "0")[1] == ""


# simulate, replay


def simulate(run: Any, *words: str) -> Any:
    code, out, errors = run("simulate", "--json", "--seats", "random", *words)
    assert (code, errors) == (0, "")
    result = json.loads(out)
    for system in result.values():
        assert system.pop("hands_per_second") > 0
    return result


def test_simulation_has_the_same_result_with_any_number_of_processes(run: Any) -> None:
    words = ("--rules", "five", "--hands", "30", "--seed", "s")
    alone = simulate(run, *words, "--jobs", "1")
    assert alone == simulate(run, *words, "--jobs", "2")
    assert alone != simulate(run, "--rules", "five", "--hands", "30", "--seed", "t", "--jobs", "1")
    assert alone["five"]["hands"] == 30
    assert list(alone["five"]["roles"]) == ["landlord", "hidden_landlord", "farmer"]
    role = alone["five"]["roles"]["landlord"]
    assert role["win_ci"][0] < role["win"] < role["win_ci"][1]
    assert role["points_ci"][0] < role["points"] < role["points_ci"][1]


def test_simulation_of_all_systems(run: Any) -> None:
    result = simulate(run, "--rules", "all", "--hands", "1", "--jobs", "1")
    assert len(result) == 12
    assert {system["hands"] for system in result.values()} == {1}
    assert result["standard-two"]["roles"]["farmer"]["points_ci"] is None


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_simulation_that_is_stopped_leaves_no_process(sent: signal.Signals, code: int) -> None:
    words = [sys.executable, "-m", "ddz_desktop", "simulate", "--rules", "standard-two", "--hands", "999999999"]
    with subprocess.Popen([*words, "--seats", "random", "--jobs", "2"], stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        told = b""
        while b"10/" not in told:  # until the first results have come
            told += process.stderr.read(1)
        process.send_signal(sent)
        rest = process.stderr.read()  # ends when no process has it open any more
        assert b"Traceback" not in told + rest
        assert process.wait() == code


def test_simulation_takes_options_and_prints_a_table(run: Any) -> None:
    code, out, errors = run(
        "simulate", "--rules", "yixing-classic", "--option", "auction=rob", "--hands", "2", "--jobs", "1"
    )
    assert code == 0
    assert out.splitlines()[0].split() == ["system", "hands", "redeals", "hands/s", "role", "wins", "points"]
    assert "Wilson" in out
    assert "2/2" in errors


@pytest.mark.parametrize("system", ["yixing-tiandi", "shanghai-four", "five"])
def test_records_of_a_simulation_replay(run: Any, tmp_path: Path, system: str) -> None:
    simulate(run, "--rules", system, "--hands", "2", "--jobs", "1", "--out", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"{system}-0000000.ddz", f"{system}-0000001.ddz"]
    code, out, errors = run("replay", str(files[0]))
    assert (code, errors) == (0, "")
    assert out.startswith(f"{system}\n")
    assert "speaks first" in out or "dealing began" in out
    assert out.endswith("The record is in order; the shuffle is proved.\n")
    shown = json.loads(run("replay", "--json", str(files[0]))[1])
    assert (shown["valid"], shown["rules"], shown["shuffle_proved"]) == (True, system, True)
    assert sum(shown["settlement"]["payoffs"]) == 0


@pytest.fixture
def record(run: Any, tmp_path: Path) -> Path:
    simulate(run, "--rules", "yixing-classic", "--hands", "1", "--jobs", "1", "--out", str(tmp_path))
    return tmp_path / "yixing-classic-0000000.ddz"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("ddz 1", "ddz 2", "line 1"),
        ("payoffs ", "payoffs 9", "payoffs"),
        ("rules yixing-classic", "rules five", "line"),
        ("proof secret ", "proof secret 00", "a proof has the lines"),
        ("proof seat 1 ", "proof seat 2 ", "seats in order"),
        ("proof hand 1", "proof hand 2", "committed to"),
    ],
)
def test_a_changed_record_is_refused(run: Any, record: Path, old: str, new: str, told: str) -> None:
    record.write_text(record.read_text().replace(old, new, 1))
    code, out, errors = run("replay", str(record))
    assert (code, out) == (1, "")
    assert told in errors
    shown = json.loads(run("replay", "--json", str(record))[1])
    assert shown["valid"] is False
    assert told in shown["error"]


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"hello\n", b"x" * 300_000])
def test_what_is_no_record_is_refused(run: Any, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.ddz"
    file.write_bytes(content)
    code, out, errors = run("replay", str(file))
    assert (code, out) == (1, "")
    assert errors.count("\n") == 1
