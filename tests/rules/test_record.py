"""Records: they read back as they were, prove themselves by being played, and no tampering or garbage gets through."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import NotationError, UnfairDeal
from ddz_desktop.rules.record import (
    Record,
    parse_record,
    parse_whole_record,
    record_text,
    replay,
    verify_shuffle,
)
from ddz_desktop.rules.shuffle import Proof, commitment, deal_from, proof_lines, random_deal, seat_commitment
from ddz_desktop.rules.state import HandState
from tests.rules.deals import act, deal_with, play_on

CLASSIC = ruleset("yixing-classic", {"auction": "rob", "bomb_cap": 3})


def played(system: str = "yixing-classic", seed: int = 1, void_follow: bool = False) -> HandState:
    engine = Engine(CLASSIC if system == "yixing-classic" else ruleset(system))
    rng = Random(seed)
    state = play_on(engine, engine.start(random_deal(engine.rules, rng), void_follow)[0], rng)
    return state if not state.redeal else played(system, seed + 1, void_follow)


PLAYED = played()
RECORD = Record.of(PLAYED, proof=("secret 12",), info=(("time", "2031-05-04T12:00"), ("seat0", "小王 Ⅱ")))
LINES = record_text(RECORD).splitlines()


def refused(text: str | bytes) -> str:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    return str(caught.value)


@pytest.mark.parametrize("system", ["yixing-classic", "yixing-tiandi", "shanghai-four", "five"])
def test_records_round_trip(system: str) -> None:
    record = Record.of(played(system, void_follow=system == "shanghai-four"))
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text.encode())) == text


def test_line_ends_blank_lines_and_a_byte_order_mark_do_not_matter() -> None:
    text = "\ufeff" + "\n\n".join(LINES).replace("\n", "\r\n") + "  \r\n"
    assert parse_record(text.encode()) == RECORD


def test_unfinished_redealt_and_conceded_hands_have_records() -> None:
    engine = Engine(ruleset("standard-three"))
    state, _ = engine.start(deal_with(engine.rules))
    for texts in (["0 pass"], ["0 pass", "1 pass", "2 pass"], ["0 1", "1 2", "2 pass", "0 pass", "2 concede"], []):
        record = Record.of(act(engine, state, *texts)[0])
        assert parse_record(record_text(record)) == record


def test_a_record_replays_state_by_state() -> None:
    states = list(replay(RECORD))
    assert len(states) == len(RECORD.decisions) + 1
    assert states[-1][0] == PLAYED


def test_the_first_wrong_line_is_told_by_number_and_text() -> None:
    for number, line in enumerate(LINES, start=1):
        text = "\n".join([*LINES[: number - 1], f"{line} ☃", *LINES[number:]])
        if line.split()[0] in ("info", "proof"):
            assert "the lines above are not those which were written" in refused(text)
        else:
            assert f"line {number} {line[:20]!r}"[:-1] in refused(text), line


def test_no_line_can_be_left_out_or_doubled() -> None:
    for number in range(len(LINES)):
        for lines in ([*LINES[:number], *LINES[number + 1 :]], [*LINES[: number + 1], *LINES[number:]]):
            if lines == LINES[:-1]:
                assert parse_record("\n".join(lines)) == RECORD  # written by hand, so to speak
            else:
                refused("\n".join(lines))


def swapped(first: str, second: str) -> str:
    one, two = (next(at for at, line in enumerate(LINES) if line.startswith(start)) for start in (first, second))
    lines = list(LINES)
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def line(start: str) -> str:
    return next(line for line in LINES if line.startswith(start))


def replaced(start: str, new: str) -> str:
    return "\n".join(new if line.startswith(start) else line for line in LINES)


FIRST_OF_SEAT_1 = line("hand 1").split()[2]
TAMPERED = {
    "another header": (replaced("ddz", "ddz 2"), "the first line should be 'ddz 1'"),
    "another unit": (replaced("unit", "unit 1000"), "'unit 1000': the decisions lead to 'unit"),
    "other payoffs": (replaced("payoffs", "payoffs 9 -9 0"), "the decisions lead to 'payoffs"),
    "another winner": (replaced("winner", "winner 4"), "the decisions lead to 'winner"),
    "another base": (replaced("factor base", "factor base 2"), "the decisions lead to 'factor base 1'"),
    "another ruleset": (replaced("rules", "rules yixing-two"), "yixing-two has 2 hands, not 3"),
    "two hands exchanged": (swapped("hand 0", "hand 1"), "the next hand is that of seat 0"),
    "sections exchanged": (swapped("bottom", "unit"), "cannot come here"),
    "a card twice": (replaced("bottom", "bottom 3s 3s 3s"), "more than twice"),
    "another's card": (replaced("bottom", f"bottom {FIRST_OF_SEAT_1} B R"), "bottom: a card there is not in the deck"),
    "a bottom too short": (replaced("bottom", "bottom B"), "'bottom B': bottom: yixing-classic has 3 cards"),
    "a marker nobody has": (replaced("marker", f"marker 0 {FIRST_OF_SEAT_1}"), "was not dealt the marker card"),
    "no text": ("", "the text is empty"),
    "header only": ("ddz 1", "the line rules <id> comes first"),
    "no deal": ("ddz 1\nrules five", "'rules five': after this line the deal is missing"),
    "another name": (replaced("info seat0", "info seat0 大王"), "the lines above are not those which were written"),
    "two checksums": ("\n".join([*LINES, LINES[-1]]), "the lines above are not those which were written"),
    "a void hand before": (replaced("marker", f"{line('marker')}\nvoid_follow"), "only where the ruleset counts it"),
}


@pytest.mark.parametrize(("text", "message"), TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_record_is_refused(text: str, message: str) -> None:
    assert message in refused(text)


def test_a_record_that_is_too_large_or_no_text_is_refused() -> None:
    assert "longer than" in refused(b"ddz 1\n" * 100_000)
    assert "line 2 is no UTF-8" in refused(b"ddz 1\nrules \xff\n")
    assert "control characters" in refused("ddz 1\nrules five\x00")


@pytest.mark.parametrize("info", [("two words", "x"), ("", "x"), ("x", "a\nb"), ("x", " a ")])
def test_what_cannot_be_read_back_is_not_written(info: tuple[str, str]) -> None:
    with pytest.raises(NotationError):
        record_text(msgspec.structs.replace(RECORD, info=(info,)))


@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbfddz 1")
def test_no_bytes_crash_the_reader(data: bytes) -> None:
    for text in (data, b"ddz 1\n" + data):
        with suppress(NotationError):
            parse_record(text)


@given(st.data())
def test_no_change_of_a_record_crashes_the_reader(data: st.DataObject) -> None:
    text = record_text(RECORD)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    new = data.draw(
        st.text(st.sampled_from("0123456789TJQKA2BRshdc playrobcedin\n"), max_size=10) | st.text(max_size=5)
    )
    with suppress(NotationError):
        record = parse_record(text[:start] + new + text[end:])
        assert parse_record(record_text(record)) == record


# The shuffle's proof

SECRET = b"s" * 32
OPENED = tuple(bytes([seat]) * 32 for seat in range(3))


def proof() -> tuple[str, ...]:
    sealed = tuple(seat_commitment(each, 5, seat) for seat, each in enumerate(OPENED))
    return proof_lines(Proof(5, commitment(SECRET, 5, CLASSIC), SECRET, sealed, OPENED))


def proven(seed: int = 1) -> Record:
    """A whole record: proved and played to the end."""
    engine, rng = Engine(CLASSIC), Random(seed)
    state = play_on(engine, engine.start(deal_from(CLASSIC, SECRET, OPENED))[0], rng)
    return Record.of(state, proof()) if not state.redeal else proven(seed + 1)


PROVEN = proven()
WHOLE = record_text(PROVEN).splitlines()


def not_whole(lines: list[str]) -> str:
    with pytest.raises(NotationError) as caught:
        parse_whole_record("\n".join(lines))
    return str(caught.value)


def test_a_records_shuffle_is_verified() -> None:
    verify_shuffle(PROVEN)
    assert parse_whole_record("\n".join(WHOLE)) == PROVEN


def test_a_deal_that_was_chosen_is_found_out() -> None:
    with pytest.raises(UnfairDeal):
        verify_shuffle(msgspec.structs.replace(PROVEN, deal=PLAYED.deal))
    with pytest.raises(NotationError):
        verify_shuffle(RECORD)


def test_a_record_cut_off_anywhere_is_not_whole() -> None:
    for number in range(1, len(WHOLE)):
        assert "line" in not_whole(WHOLE[:number])
    assert "'payoffs" in not_whole(WHOLE[:-7])
    assert "the proof of the shuffle is missing" in not_whole(WHOLE[:-7])
    assert "the line sha256 is missing" in not_whole(WHOLE[:-1])


@given(st.data())
def test_no_change_of_a_whole_record_gets_through(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(WHOLE) - 1))
    start = data.draw(st.integers(0, len(WHOLE[at])))
    new = data.draw(st.text(st.sampled_from("0123456789abcdefTJQKA2BRshdc -"), max_size=4))
    end = data.draw(st.integers(start, len(WHOLE[at])))
    with suppress(NotationError):  # at most spaces, which do not matter, or the suits that would be taken anyway
        changed = [*WHOLE[:at], WHOLE[at][:start] + new + WHOLE[at][end:], *WHOLE[at + 1 :]]
        assert parse_whole_record("\n".join(changed)) == PROVEN


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("option bomb_cap", "option bomb_cap 4", "'proof commitment"),
        ("proof hand", "proof hand 6", "'proof commitment"),
        ("proof seat 1", f"proof seat 1 {'0' * 64} {'1' * 64}", "'proof seat 1"),
        ("proof seat 1", f"proof seat 2 {'0' * 64} {'1' * 64}", "'proof hand 5': a proof lists its seats in order"),
        ("proof seat 1", f"proof card 1 {'0' * 64} {'1' * 64}", "'proof hand 5': a proof has the lines"),
    ],
)
def test_a_line_that_the_proof_belies_is_named(start: str, new: str, message: str) -> None:
    lines = [new if line.startswith(start) else line for line in WHOLE]
    assert message in not_whole(lines)


@pytest.mark.parametrize("part", ["hand 1", "bottom"])
def test_the_part_of_the_deal_that_was_changed_is_named(part: str) -> None:
    at = next(at for at, line in enumerate(WHOLE) if line.startswith(part))
    *words, one, two = WHOLE[at].split(" ")
    lines = [*WHOLE[:at], " ".join([*words, two, one]), *WHOLE[at + 1 :]]
    assert f"line {at + 1} {part!r}"[:-1] in not_whole(lines)
    assert "the cards dealt are not those" in not_whole(lines)
