"""The arena: decks both ways, results that are kept, and programs as players."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ddz_desktop.app.arena import Contest, DeckResult, Side, play_deck
from ddz_desktop.app.commands.arena import summary
from ddz_desktop.app.player_process import PlayerProcess
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.external import ChannelError
from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.notation import ruleset_text

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_player.py'))}"


def contest(system: str, auction: bool) -> Contest:
    return Contest(ruleset_text(ruleset(system)), "a", "b", "1", auction, 0.3)


def arena(run: Any, *words: str) -> Any:
    code, out, errors = run("arena", "--rules", "standard-two", "--json", "--jobs", "1", *words)
    assert (code, errors) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("auction", [True, False])
@pytest.mark.parametrize("system", CATALOG)
def test_equal_players_are_even_on_every_deck(system: str, auction: bool) -> None:
    sides = Side(CasualBot), Side(CasualBot)
    result = play_deck(contest(system, auction), Engine(ruleset(system)), sides, 0)
    assert (result.wins, result.score) == (0.5, 0.0)
    assert result.ms_a
    assert result.ms_b


def test_decks_recur_and_differ() -> None:
    rules = ruleset("yixing-classic")
    sides = Side(CasualBot), Side(RandomBot)
    results = [play_deck(contest(rules.id, True), Engine(rules), sides, deck) for deck in (0, 1, 2, 0)]
    scores = [(result.wins, result.score) for result in results]
    assert scores[0] == scores[3]
    assert len(set(scores)) > 1


def test_what_is_measured_without_auction_is_wp_and_adp() -> None:
    results = [DeckResult(0, 1.0, 4.0, (1.0, 3.0), ()), DeckResult(1, 0.5, 0.0, (2.0,), (9.0,))]
    told = summary(contest("standard-two", False), results)
    assert told["wp"] == 0.75
    assert told["adp"] == 2.0
    assert told["adp_ci"] == pytest.approx([2.0 - 1.96 * 2, 2.0 + 1.96 * 2], abs=0.01)
    assert told["points"] is None
    assert told["ms"] == 2.0


def test_json_has_just_these_fields(run: Any) -> None:
    told = arena(run, "--a", "casual", "--b", "random", "--decks", "6")
    assert list(told) == ["decks", "wp", "wp_ci", "adp", "adp_ci", "points", "points_ci", "ms"]
    assert told["decks"] == 6
    assert told["points"] > 0


def test_a_run_goes_on_from_its_file(run: Any, tmp_path: Path) -> None:
    words = ("--a", "casual", "--b", "random", "--no-auction")
    file = tmp_path / "results.jsonl"
    arena(run, *words, "--decks", "3", "--out", str(file))
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"deck": 3, "wi')  # killed while it wrote
    whole = arena(run, *words, "--decks", "6", "--out", str(file))
    assert file.read_bytes().startswith(kept)
    assert len(file.read_text("utf-8").splitlines()) == 7
    alone = arena(run, *words, "--decks", "6")
    assert {**whole, "ms": 0} == {**alone, "ms": 0}


def test_a_file_of_another_contest_is_refused(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(run, "--a", "casual", "--b", "random", "--decks", "1", "--out", str(file))
    words = ("arena", "--rules", "standard-two", "--a", "random", "--b", "random", "--decks", "1", "--out", str(file))
    code, _, errors = run(*words)
    assert code == 2
    assert "another contest" in errors
    file.write_text("a diary\n", "utf-8")
    assert "no results of an arena" in run(*words)[2]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--a", "genius", "--b", "casual"), "there is no computer player 'genius'"),
        (("--a", "exec:", "--b", "casual"), "there is no computer player 'exec:'"),
        (("--a", "strong+angry", "--b", "casual"), "+careful, +even, +bold"),
        (("--a", "exec:'", "--b", "casual"), "cannot be read"),
        (("--a", "casual", "--b", "casual", "--budget", "0"), "0.001 to 60"),
    ],
)
def test_what_cannot_play_is_told(run: Any, words: tuple[str, ...], told: str) -> None:
    code, out, errors = run("arena", "--rules", "five", "--decks", "1", *words)
    assert (code, out) == (2, "")
    assert told in errors


def test_a_program_plays_in_the_arena(run: Any) -> None:
    told = arena(run, "--a", EXAMPLE, "--b", "random", "--decks", "4", "--budget", "20")
    assert told["wp"] > 0.5


# Processes


def program(tmp_path: Path, text: str) -> PlayerProcess:
    file = tmp_path / "player.py"
    file.write_text(text, "utf-8")
    return PlayerProcess([sys.executable, str(file)])


def test_a_program_that_ends_is_started_anew(tmp_path: Path) -> None:
    channel = program(tmp_path, "print(input().upper(), flush=True)")
    assert channel.ask("one", 20) == "ONE\n"
    with pytest.raises(ChannelError):
        channel.ask("two", 20)
    assert channel.ask("three", 20) == "THREE\n"
    channel.close()


def test_a_program_that_is_late_is_ended(tmp_path: Path) -> None:
    channel = program(tmp_path, "import time\nprint(input(), flush=True)\ntime.sleep(600)")
    assert channel.ask("one", 20) == "one\n"
    with pytest.raises(ChannelError, match="no answer within"):
        channel.ask("two", 0.01)
    assert channel._process is None


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(ChannelError, match="cannot be started"):
        PlayerProcess(["no-such-player-anywhere"]).ask("one", 1)


def test_a_random_player_needs_no_program() -> None:
    assert Side(lambda rng: RandomBot(Random(rng.random()))).ms == []
