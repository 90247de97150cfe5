"""One recorded hand of each system, played again and compared: nobody changes a rule or a format unnoticed.

After a change that is meant, `python -m tests.rules.test_golden` writes the records anew; read the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import BOMB_KINDS
from ddz_desktop.rules.record import Record, parse_record, record_text, replay, verify_shuffle
from ddz_desktop.rules.ruleset import Auction, OptionValue
from ddz_desktop.rules.shuffle import Proof, commitment, deal_from, proof_lines, seat_commitment
from ddz_desktop.rules.state import HandState, Phase

GOLDEN = Path(__file__).parents[1] / "golden"
HAND_NUMBER = 12
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "yixing-classic": {"auction": Auction.ROB.value, "bomb_cap": 3},
    "traditional": {"auction": Auction.DUEL.value},
}
"""Two systems show another auction; the others stand as in the catalog."""

WANTED: dict[str, Callable[[HandState], bool]] = {
    "yixing-classic": lambda state: len(state.facts.robs) > 1 and bool(state.bombs),
    "yixing-laizi": lambda state: any(bomb.play.cards >> 4 * state.wild[0] & 15 for bomb in state.bombs),
    "yixing-tiandi": lambda state: any(total(bomb.play.cards) > 4 for bomb in state.bombs),
    "traditional": lambda state: state.facts.open_hand and len(state.facts.robs) > 1,
    "shanghai-four": lambda state: state.facts.fight is True,
    "five": lambda state: state.facts.partner_revealed and not state.facts.shown and bool(state.facts.doubled),
}
"""What the hand of a system should show; of the others just a bomb."""


def lively_action(engine: Engine, state: HandState, seat: int, rng: Random) -> Action:
    """Any decision, plays of many cards before small ones, bombs whenever there is one."""
    options = engine.options(state, seat)
    if state.phase is not Phase.PLAY:
        return rng.choice(options)
    plays = list(engine.moves(state, seat))
    if not plays or (options and rng.random() < 0.15):
        return PASS
    most = max(total(play.cards) for play in plays)
    best = [play for play in plays if total(play.cards) == most or play.kind in BOMB_KINDS]
    return Move(rng.choice(best))


def golden_hand(system: str) -> Record:
    """The first hand of a row of secrets that shows what it should."""
    wanted = WANTED.get(system, lambda state: bool(state.bombs))
    for number in count(1):
        state, proof = lively_hand(system, number)
        if not state.redeal and wanted(state):
            return Record.of(state, proof_lines(proof), (("written", "by tests/rules/test_golden.py"),))
    raise AssertionError("a row without end has no end")


def lively_hand(system: str, number: int) -> tuple[HandState, Proof]:
    rules = ruleset(system, OPTIONS.get(system))
    secret = number.to_bytes(32, "big")
    opened = tuple(bytes([seat]) * 32 for seat in range(rules.seats))
    sealed = tuple(seat_commitment(each, HAND_NUMBER, seat) for seat, each in enumerate(opened))
    proof = Proof(HAND_NUMBER, commitment(secret, HAND_NUMBER, rules), secret, sealed, opened)
    engine, rng = Engine(rules), Random(number)
    state, _ = engine.start(deal_from(rules, secret, opened), rules.void_follow)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state, _ = engine.apply(state, seat, lively_action(engine, state, seat, rng))
    return state, proof


@pytest.mark.parametrize("system", CATALOG)
def test_the_recorded_hand_is_played_as_ever(system: str) -> None:
    text = GOLDEN.joinpath(f"{system}.ddz").read_text("utf-8")
    record = parse_record(text)
    assert record.rules.id == system
    assert record_text(record) == text
    *_, (state, _) = replay(record)
    assert state.settlement == record.settlement
    verify_shuffle(record)


def test_there_is_one_for_each_system() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ddz")) == sorted(CATALOG)


if __name__ == "__main__":
    for name in CATALOG:
        GOLDEN.joinpath(f"{name}.ddz").write_text(record_text(golden_hand(name)), "utf-8", newline="\n")
