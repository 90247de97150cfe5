"""The record of a hand (`.ddz`): text from which the hand can be played again, and which is checked by doing so.

Format, version 1; one thing a line, UTF-8, LF or CRLF, empty lines ignored::

    ddz 1
    rules traditional                the ruleset and its options, as in `notation`
    option auction duel
    info time 2031-05-04T12:00       whatever the writer adds: one word, then text (optional)
    hand 0 3s 4h …                   the deal, as in `notation`
    void_follow                      where the hand before was void (optional)
    0 call                           every decision in order, with its seat
    1 play pair 4 4s4h
    winner 1                         the settlement; no such lines while the hand is not over
    factor bid 3 seat 0
    unit 3
    payoffs -6 3 3
    redeal                           in place of `winner` and factors where nobody bid
    proof secret 0f3a…               what proves the shuffle, as in `shuffle` (optional)
    sha256 5be1…                     of the lines above as they are written here, each with its LF

`parse_record` replays the hand and refuses a record whose decisions are not legal, whose settlement is not the one they
lead to, or which is not the one that was written, with the number and the text of the first wrong line. It takes a hand
that is not over, and one that somebody wrote by hand, without the last line. `parse_whole_record` takes neither, and
looks into the proof.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from msgspec import Struct

from ddz_desktop.rules.action import Action
from ddz_desktop.rules.card_notation import quote
from ddz_desktop.rules.deal import Deal, check_deal
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalDeal, NotationError, UnfairDeal
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.lines import Line, read_lines, reading, wrong
from ddz_desktop.rules.notation import (
    DEAL_WORDS,
    RULESET_WORDS,
    action_text,
    deal_lines,
    factor_text,
    parse_action,
    parse_deal_lines,
    parse_ruleset_lines,
    parse_seat,
    ruleset_lines,
)
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import parse_proof, verify
from ddz_desktop.rules.state import HandState, Settlement

HEADER = "ddz 1"
SEAT_WORDS = frozenset("01234")
SETTLEMENT_WORDS = frozenset({"winner", "redeal", "factor", "unit", "payoffs"})
SECTIONS: tuple[frozenset[str], ...] = (
    RULESET_WORDS,
    frozenset({"info"}),
    DEAL_WORDS,
    frozenset({"void_follow"}),
    SEAT_WORDS,
    SETTLEMENT_WORDS,
    frozenset({"proof"}),
    frozenset({"sha256"}),
)
"""The first words of lines, section by section in their order."""


class Record(Struct, frozen=True):
    """A hand: `decisions` are (seat, action) in order, `settlement` is `None` while it is not over.

    `info`: (word, text) pairs that the writer adds; `proof`: lines as `shuffle.proof_lines` makes them.
    """

    rules: RuleSet
    deal: Deal
    decisions: tuple[tuple[int, Action], ...]
    settlement: Settlement | None = None
    redeal: bool = False
    void_follow: bool = False
    proof: tuple[str, ...] = ()
    info: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, state: HandState, proof: Sequence[str] = (), info: Sequence[tuple[str, str]] = ()) -> Record:
        """The record of a hand as it stands."""
        return cls(
            rules=state.rules,
            deal=state.deal,
            decisions=state.history,
            settlement=state.settlement,
            redeal=state.redeal,
            void_follow=state.facts.void_follow,
            proof=tuple(proof),
            info=tuple(info),
        )


def replay(record: Record, engine: Engine | None = None) -> Iterator[tuple[HandState, tuple[Event, ...]]]:
    """Every state of a recorded hand, the dealt one first, each with what led to it.

    Raises a `RuleError` at the first decision that is not legal; a record that was parsed has none.
    """
    engine = engine or Engine(record.rules)
    state, events = engine.start(record.deal, record.void_follow)
    yield state, events
    for seat, action in record.decisions:
        state, events = engine.apply(state, seat, action)
        yield state, events


def verify_shuffle(record: Record) -> None:
    """Raise `NotationError` or `UnfairDeal` unless the record's proof shows that its deal was nobody's choice."""
    verify(record.rules, record.deal, parse_proof(record.proof))


# Writing


def record_text(record: Record) -> str:
    """The text of a record; equal records have equal texts.

    Raises `NotationError` for `info` or `proof` that could not be read back.
    """
    text = "".join(f"{line}\n" for line in _lines(record))
    return f"{text}{_sum_line(text)}\n"


def _lines(record: Record) -> list[str]:
    lines = [HEADER, *ruleset_lines(record.rules)]
    lines += [f"info {word} {text}" for word, text in record.info]
    lines += deal_lines(record.deal)
    lines += ["void_follow"] * record.void_follow
    lines += [f"{seat} {action_text(action)}" for seat, action in record.decisions]
    lines += settlement_lines(record.settlement, record.redeal)
    lines += [f"proof {line}" for line in record.proof]
    for text in (*(text for pair in record.info for text in pair), *record.proof):
        _check_free_text(text)
    if any(" " in word for word, _ in record.info):
        raise NotationError("info takes one word, and then text")
    return lines


def _sum_line(text: str) -> str:
    return f"sha256 {hashlib.sha256(text.encode()).hexdigest()}"


def _check_free_text(text: str) -> None:
    if not text or not text.isprintable() or text != text.strip(" "):
        raise NotationError(f"{quote(text)} is no text of one line that a record could hold")


def settlement_lines(settlement: Settlement | None, redeal: bool) -> list[str]:
    """A settlement as lines; none for a hand that is not over."""
    if settlement is None:
        return []
    lines = ["redeal" if redeal else f"winner {settlement.winner}"]
    lines += [f"factor {factor_text(factor)}" for factor in settlement.factors]
    return [*lines, f"unit {settlement.unit}", f"payoffs {' '.join(str(payoff) for payoff in settlement.payoffs)}"]


# Reading


def parse_record(data: bytes | str) -> Record:
    """The record of a file's content, checked by playing it; the hand need not be over.

    Raises `NotationError`, with the number and the text of the first wrong line, and nothing else whatever the bytes.
    """
    lines = read_lines(data, HEADER)
    record = _parse(lines)
    _check_sum(record, lines)
    return record


def parse_whole_record(data: bytes | str) -> Record:
    """The record of a hand that is over, as it was written, with a shuffle that nobody decided alone.

    Raises `NotationError` as `parse_record`; what is missing at the end is told with the last line there is.
    """
    lines = read_lines(data, HEADER)
    record = _parse(lines)
    if record.settlement is None:
        raise _ended(lines, "the hand goes on: the rest of the record is missing")
    if not record.proof:
        raise _ended(lines, "the proof of the shuffle is missing")
    _verify(record, lines)
    if lines[-1].word != "sha256":
        raise _ended(lines, "the line sha256 is missing")
    _check_sum(record, lines)
    return record


def _verify(record: Record, lines: Sequence[Line]) -> None:
    proof = next(line for line in lines if line.word == "proof")
    try:
        verify_shuffle(record)
    except NotationError as error:
        raise wrong(proof, error) from error
    except UnfairDeal as error:
        texts = ((line, f"{line.rest if line.word == 'proof' else line.text} ") for line in lines)
        fault = next((line for line, text in texts if text.startswith(f"{error.part} ")), proof)
        raise wrong(fault, error) from error


def _parse(lines: Sequence[Line]) -> Record:
    rule_lines, info, deal, void_follow, decisions, settlement, proof, _ = _sections(lines)
    rules = parse_ruleset_lines(rule_lines)
    record = Record(
        rules=rules,
        deal=_parse_deal(rules, deal, lines),
        decisions=(),
        void_follow=_parse_void_follow(rules, void_follow),
        proof=tuple(line.rest for line in proof),
        info=tuple(_parse_info(line) for line in info),
    )
    return _play(record, decisions, settlement, lines)


def _check_sum(record: Record, lines: Sequence[Line]) -> None:
    """The last line tells of every change that the rules allow, such as another card of a seat that lost anyway."""
    last = record_text(record).splitlines()[-1]
    fault = next(
        (line for line in lines if line.word == "sha256" and (line.text != last or line is not lines[-1])), None
    )
    if fault is not None:
        raise wrong(fault, "the lines above are not those which were written")


def _sections(lines: Sequence[Line]) -> tuple[list[Line], ...]:
    """The lines of each section; they must come in the order of the sections."""
    sections: tuple[list[Line], ...] = tuple([] for _ in SECTIONS)
    current = 0
    for line in lines:
        index = next((index for index, words in enumerate(SECTIONS) if line.word in words), None)
        if index is None:
            raise wrong(line, f"no line of a record begins with {line.word}")
        if index < current:
            raise wrong(line, f"a line {line.word} cannot come here")
        current = index
        sections[index].append(line)
    return sections


def _parse_info(line: Line) -> tuple[str, str]:
    word, _, text = line.rest.partition(" ")
    if not text:
        raise wrong(line, "info takes one word, and then text")
    return word, text.strip(" ")


def _parse_void_follow(rules: RuleSet, lines: Sequence[Line]) -> bool:
    for line in lines:
        if line is not lines[0] or line.rest or not rules.void_follow:
            raise wrong(line, "a hand after a void one is told once, and only where the ruleset counts it")
    return bool(lines)


def _parse_deal(rules: RuleSet, lines: Sequence[Line], everything: Sequence[Line]) -> Deal:
    if not lines:
        raise _ended(everything, "the deal is missing")
    try:
        deal = parse_deal_lines(lines)
        check_deal(rules, deal)
    except IllegalDeal as error:
        fault = next((line for line in lines if f"{line.text} ".startswith(f"{error.part} ")), lines[-1])
        raise wrong(fault, error) from error
    return deal


def _play(record: Record, decisions: Sequence[Line], settlement: Sequence[Line], lines: Sequence[Line]) -> Record:
    engine = Engine(record.rules)
    state, _ = engine.start(record.deal, record.void_follow)
    for line in decisions:
        with reading(line):
            seat, action = parse_seat(line.word), parse_action(line.rest)
            state, _ = engine.apply(state, seat, action)
    expected = settlement_lines(state.settlement, state.redeal)
    for line, text in zip(settlement, expected, strict=False):
        if line.text != text:
            raise wrong(line, f"the decisions lead to {text!r} here")
    if len(settlement) > len(expected):
        why = "the settlement is complete before this line" if expected else "the hand is not over yet"
        raise wrong(settlement[len(expected)], why)
    if len(settlement) < len(expected):
        raise _ended(lines, f"the line {expected[len(settlement)]!r} is missing")
    return Record.of(state, record.proof, record.info)


def _ended(lines: Sequence[Line], why: str) -> NotationError:
    return wrong(lines[-1], f"after this line {why}") if lines else NotationError(f"the record is empty: {why}")
