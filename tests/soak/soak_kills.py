"""`kill -9` at random moments of hands: the match goes on each time with the same cards, scores and turn.

The program is the real one, with its window, in a process of its own. It is killed a random while after a random number
of things have been seen at the table, and started again on the same folder; what it then offers to go on with, and what
lies on the table after going on, is compared with what the player saw last and with the file itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.match.save import parse_save
from ddz_desktop.rules.cards import suited_cards
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.record import replay
from ddz_desktop.rules.view import view_for

if TYPE_CHECKING:
    from ddz_desktop.rules.state import HandState
    from tests.soak.harness import SoakState

GOAL = 50
SYSTEMS = ("standard-two", "yixing-classic", "shanghai-four", "five", "traditional")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 120.0
"""How long the program may take for one line, on a machine that has other things to do."""

Seen = dict[str, Any]


class Fault(Exception):
    """Something that must not happen after a kill."""


def run(state: SoakState) -> None:
    for number in range(state.data.get("kills", 0), GOAL):
        if not state.go_on():
            return
        try:
            hands = kill_and_resume(number)
        except Fault as error:
            state.fault(f"kill {number} of {SYSTEMS[number % len(SYSTEMS)]}: {error}")
            hands = 0
        state.step(kills=number + 1, hands=state.data.get("hands", 0) + hands)
    state.finish()


def kill_and_resume(number: int) -> int:
    """Play, kill, start again and compare, all of which follows from the number but for the clock; hands begun."""
    rng = Random(number)
    system = SYSTEMS[number % len(SYSTEMS)]
    profile = Path(tempfile.mkdtemp(prefix="ddz-kill-"))
    try:
        before = watch_and_kill(profile, system, rng.randrange(2, 90), rng.uniform(0, 0.02))
        after = watch_and_kill(profile, system, 2, 0.0)
        compare(before, after, profile)
        return before[-1]["number"]
    finally:
        shutil.rmtree(profile)


def watch_and_kill(profile: Path, system: str, lines: int, wait: float) -> list[Seen]:
    """Start the program, kill it a while after it has written so many lines, and return all that it wrote."""
    command = [sys.executable, "-m", "tests.soak.killed_program", str(profile), system]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    told: queue.Queue[Seen | None] = queue.Queue()
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as program:
        reader = threading.Thread(target=_read, args=(program, told))
        reader.start()
        try:
            seen = [_next(told) for _ in range(lines)]
            time.sleep(wait)
        finally:
            program.kill()
            reader.join()
    while (line := told.get()) is not None:
        seen.append(line)
    return seen


def _read(program: subprocess.Popen[str], told: queue.Queue[Seen | None]) -> None:
    assert program.stdout is not None, "it has been asked for"
    for line in program.stdout:
        with contextlib.suppress(json.JSONDecodeError):  # the last one may be cut off
            told.put(json.loads(line))
    told.put(None)


def _next(told: queue.Queue[Seen | None]) -> Seen:
    line = told.get(timeout=PATIENCE_S)
    if line is None:
        raise Fault("the program ended by itself")
    return line


def compare(before: list[Seen], after: list[Seen], profile: Path) -> None:
    """Raise `Fault` unless what is offered and what is on the table again is what was there, or the step after it."""
    last, (offered, resumed) = before[-1], after[:2]
    if (offered["what"], resumed["what"]) != ("saved", "seen"):
        raise Fault(f"after {last} there is {offered['what']}, then {resumed['what']}")
    if _known(offered) != _known(resumed):
        raise Fault(f"offered {offered}, resumed {resumed}")
    same_hand = (last["number"], last["commitment"]) == (offered["number"], offered["commitment"])
    if last["phase"] == "over" or not same_hand:
        if offered["number"] < last["number"]:
            raise Fault(f"hand {last['number']} was lost, hand {offered['number']} is back")
    elif offered["decisions"][: len(last["decisions"])] != last["decisions"]:
        raise Fault(f"seen {last['decisions']}, resumed {offered['decisions']}")
    elif offered["decisions"] == last["decisions"] and _known(offered) != _known(last):
        raise Fault(f"seen {last}, resumed {offered}")
    _compare_with_file(resumed, after, profile)


def _compare_with_file(resumed: Seen, after: list[Seen], profile: Path) -> None:
    """The cards on the table follow from the deal in the file by the decisions in it, which only grow."""
    save = parse_save(profile_folders(profile).places.save.read_bytes())
    if save.match.hand_number != resumed["number"] or len(after) > 2 + 60:
        return  # it has gone on to another hand before it was killed
    seat = save.match.setup.own_seat
    assert seat is not None, "there is a player"
    # others' secret answers are in the file and not in what he saw, so several states may look the same to him
    alike = [state for state, _ in replay(save.match.hand) if _decisions(state, seat) == resumed["decisions"]]
    if not any(_cards_and_turn(state, seat) == (sorted(resumed["cards"]), resumed["turn"]) for state in alike):
        raise Fault(f"the file has {[state.to_act for state in alike]} to act, the table {resumed['turn']}")


def _decisions(state: HandState, seat: int) -> list[str]:
    return [f"{who} {action_text(action)}" for who, action in view_for(state, seat).history]


def _cards_and_turn(state: HandState, seat: int) -> tuple[list[int], list[int]]:
    return sorted(suited_cards(state.suited[seat])), list(state.to_act)


def _known(line: Seen) -> Seen:
    return {name: value for name, value in line.items() if name != "what"}
