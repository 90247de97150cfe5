"""Text of decisions, deals, rulesets and factors (rulebook §5); texts of cards and plays come from `card_notation`.

Everything a hand consists of has one text here, read back by the parser beside it: `parse_x(x_text(value)) == value`.
Parsers raise `NotationError` (for an option that the ruleset refuses: `OptionError`), whatever the text.

Two decks hold two of each marker and winning card, so the lines that name one name the seat as well:

* decision: ``call`` · ``2`` · ``open yes`` · ``report 4444444,BBRR`` · ``play pair 4 4s4h`` (suits may be left out)
* deal: ``hand 0 3s 4h …`` for each seat in the order dealt, ``bottom …``, ``aside …``, ``marker <seat> <card>``;
  with a winning card ``first <seat>`` (where dealing began) and ``winning <card>``; ``wild 5 9``
* ruleset: ``rules <id>``, ``name <its own name>``, ``option <name> <value>``; a `.ddzrules` file begins ``ddzrules 1``
* factor: ``bomb 2 seat 1 turn 14 play bomb 4 4444``
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ddz_desktop.rules.action import Action, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.card_notation import (
    CARD_TEXT,
    card_text,
    cards_text,
    counts_text,
    parse_card,
    parse_cards,
    parse_counts,
    parse_counts_and_cards,
    parse_play,
    parse_play_and_cards,
    parse_rank,
    play_text,
    quote,
    rank_text,
)
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.errors import NotationError, OptionError
from ddz_desktop.rules.lines import Line, read_lines, reading, wrong
from ddz_desktop.rules.options import option_text, parse_option
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.rules.state import Factor, FactorName

__all__ = [
    "CARD_TEXT",
    "action_text",
    "card_text",
    "cards_text",
    "counts_text",
    "deal_text",
    "factor_text",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_counts",
    "parse_counts_and_cards",
    "parse_deal",
    "parse_factor",
    "parse_play",
    "parse_play_and_cards",
    "parse_rank",
    "parse_ruleset",
    "play_text",
    "rank_text",
    "ruleset_text",
]

RULES_HEADER = "ddzrules 1"
RULESET_WORDS = frozenset({"rules", "name", "option"})
DEAL_WORDS = frozenset({"hand", "bottom", "aside", "marker", "first", "winning", "wild"})
LONGEST_NAME = 60

_WORDS = {word.value: Say(word) for word in Word}
_VALUES = {
    Topic.OPEN: ("yes", "no"),
    Topic.SPREAD: ("yes", "no"),
    Topic.FIGHT: ("yes", "no"),
    Topic.IDENTITY: ("show", "silent"),
    Topic.DOUBLE: ("yes", "no"),
}


# Decisions


def action_text(action: Action) -> str:
    """A decision as text, without its seat; a `Move` without cards is written without suits."""
    match action:
        case Say(word):
            return word.value
        case Answer(topic, value):
            return f"{topic.value} {value}"
        case Move(play, cards):
            return f"play {play_text(play, cards)}"


def parse_action(text: str) -> Action:
    """The decision of a text. Reported sets are put in order; jokers have no suits, so a rocket has its cards."""
    word, _, rest = text.strip().partition(" ")
    if not rest and word in _WORDS:
        return _WORDS[word]
    if word == "play":
        return Move(*parse_play_and_cards(rest))
    if word not in {topic.value for topic in Topic}:
        words = ", ".join([*_WORDS, "play", *(topic.value for topic in Topic)])
        raise NotationError(f"{quote(text)} is no decision; it begins with one of {words}")
    topic = Topic(word)
    if topic is Topic.REPORT:
        return Answer(topic, _parse_report(rest.strip()))
    if rest.strip() not in _VALUES[topic]:
        raise NotationError(f"{quote(text)} is no decision; {word} takes {' or '.join(_VALUES[topic])}")
    return Answer(topic, rest.strip())


def _parse_report(text: str) -> str:
    if text == "none":
        return text
    sets = sorted({parse_counts(part) for part in text.split(",")})
    if not text or 0 in sets:
        raise NotationError("report takes none, or sets of cards with commas between them, as in report 4444444,BBRR")
    return report_text(sets)


def report_text(sets: Sequence[int]) -> str:
    """The value of a report: its sets, each as packed counts, in ascending order; ``none`` for no set."""
    return ",".join(counts_text(counts) for counts in sorted(sets)) or "none"


# Deals


def deal_lines(deal: Deal) -> list[str]:
    """A deal as lines, as the module says."""
    lines = [f"hand {seat} {cards_text(hand)}" for seat, hand in enumerate(deal.hands)]
    lines.append(f"bottom {cards_text(deal.bottom)}")
    if deal.aside:
        lines.append(f"aside {cards_text(deal.aside)}")
    lines.append(f"first {deal.first}" if deal.marker is None else f"marker {deal.first} {card_text(deal.marker)}")
    if deal.winning is not None:
        lines.append(f"winning {card_text(deal.winning)}")
    if deal.wild:
        lines.append("wild " + " ".join(rank_text(rank) for rank in deal.wild))
    return lines


def deal_text(deal: Deal) -> str:
    """A deal as text, one line each for hands, bottom, and what was drawn."""
    return "".join(f"{line}\n" for line in deal_lines(deal))


def parse_deal(text: str) -> Deal:
    """The deal of a text. Whether it is one of some ruleset is checked by `deal.check_deal`."""
    lines = read_lines(text)
    for line in lines:
        if line.word not in DEAL_WORDS:
            raise wrong(line, f"a line of a deal begins with one of {', '.join(sorted(DEAL_WORDS))}")
    return parse_deal_lines(lines)


def parse_deal_lines(lines: Sequence[Line]) -> Deal:
    """The deal of lines whose first words are all in `DEAL_WORDS`."""
    hands: list[tuple[int, ...]] = []
    fields: dict[str, object] = {"bottom": (), "aside": ()}
    seen: set[str] = set()
    for line in lines:
        if line.word in seen:
            raise wrong(line, f"the deal has a line {line.word} already")
        with reading(line):
            if line.word == "hand":
                hands.append(_parse_hand(line.rest, len(hands)))
            else:
                seen.add(line.word)
                fields |= _parse_drawn(line.word, line.rest)
    if "first" not in fields:
        raise NotationError("the deal has neither a line marker nor a line first")
    return msgspec.convert({"hands": tuple(hands), **fields}, Deal)


def _parse_hand(text: str, seat: int) -> tuple[int, ...]:
    number, _, cards = text.partition(" ")
    if number != str(seat):
        raise NotationError(f"the next hand is that of seat {seat}")
    return parse_cards(cards)


def _parse_drawn(word: str, text: str) -> dict[str, object]:
    match word:
        case "bottom" | "aside":
            return {word: parse_cards(text)}
        case "marker":
            seat, _, card = text.partition(" ")
            return {"first": parse_seat(seat), "marker": parse_card(card)}
        case "first":
            return {"first": parse_seat(text)}
        case "winning":
            return {"winning": parse_card(text)}
        case _:
            return {"wild": tuple(parse_rank(rank) for rank in text.split())}


def parse_seat(text: str) -> int:
    """A seat number, 0 to 4."""
    if text not in ("0", "1", "2", "3", "4"):
        raise NotationError(f"{quote(text)} is no seat; seats are 0 to 4")
    return int(text)


# Rulesets


def ruleset_lines(rules: RuleSet) -> list[str]:
    """A ruleset as lines: its id, its own name if it has one, and the options that differ from the catalog."""
    lines = [f"rules {rules.id}"]
    if rules.name:
        lines.append(f"name {rules.name}")
    return lines + [f"option {name} {option_text(value)}" for name, value in rules.changes.items()]


def ruleset_text(rules: RuleSet) -> str:
    """The text of a `.ddzrules` file; equal rulesets have equal texts."""
    return "".join(f"{line}\n" for line in [RULES_HEADER, *ruleset_lines(rules)])


def parse_ruleset(data: bytes | str) -> RuleSet:
    """The ruleset of a `.ddzrules` file. An option that cannot be is told as `NotationError` with its line."""
    lines = read_lines(data, RULES_HEADER)
    for line in lines:
        if line.word not in RULESET_WORDS:
            raise wrong(line, "a line of a ruleset begins with rules, name or option")
    return parse_ruleset_lines(lines)


def parse_ruleset_lines(lines: Sequence[Line]) -> RuleSet:
    """The ruleset of lines whose first words are all in `RULESET_WORDS`; the first one is ``rules``."""
    if not lines or lines[0].word != "rules":
        why = "the line rules <id> comes first"
        raise wrong(lines[0], why) if lines else NotationError(why)
    options: dict[str, OptionValue] = {}
    name = ""
    for line in lines[1:]:
        with reading(line):
            if line.word == "option":
                options |= _parse_option_line(line.rest, options)
            elif line.word == "name" and not name:
                name = check_name(line.rest)
            else:
                raise NotationError(f"there is a line {line.word} already")
    with reading(lines[0]):
        ruleset(lines[0].rest)
    try:
        return msgspec.structs.replace(ruleset(lines[0].rest, options), name=name)
    except OptionError as error:
        raise wrong(_line_at_fault(lines, options, error), error) from error


def _line_at_fault(lines: Sequence[Line], options: dict[str, OptionValue], error: OptionError) -> Line:
    """The first option that is refused by itself, else the last line: options together then contradict each other."""
    for line in lines[1:]:
        name = line.rest.partition(" ")[0]
        if line.word != "option":
            continue
        try:
            ruleset(lines[0].rest, {name: options[name]})
        except OptionError as alone:
            if str(alone) == str(error):
                return line
    return lines[-1]


def _parse_option_line(text: str, before: dict[str, OptionValue]) -> dict[str, OptionValue]:
    name, _, value = text.partition(" ")
    if name in before:
        raise NotationError(f"option {name} is set already")
    return {name: parse_option(name, value.strip())}


def check_name(name: str) -> str:
    """A house rule's own name, if it is one: printable, on one line, no longer than `LONGEST_NAME`."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise NotationError(f"a ruleset's name is one line of 1 to {LONGEST_NAME} letters, not {quote(name)}")
    return name


# Factors


def factor_text(factor: Factor) -> str:
    """A factor of a settlement, such as ``spring 2`` or ``bomb 2 seat 1 turn 14 play bomb 4 4444``."""
    words = [factor.name.value, str(factor.value)]
    if factor.seat is not None:
        words += ["seat", str(factor.seat)]
    if factor.turn is not None:
        words += ["turn", str(factor.turn)]
    if factor.play is not None:
        words += ["play", play_text(factor.play)]
    return " ".join(words)


def parse_factor(text: str) -> Factor:
    """The factor of a text."""
    head, _, play = text.partition(" play ")
    words = head.split()
    values: dict[str, object] = {"play": parse_play(play) if play else None}
    keys = words[2::2]
    if len(words) < 2 or len(words) % 2 or keys != sorted(set(keys)) or not set(keys) <= {"seat", "turn"}:
        raise NotationError(f"{quote(text)} is no factor; write <name> <value> [seat <n>] [turn <n>] [play <play>]")
    if words[0] not in {name.value for name in FactorName}:
        raise NotationError(f"{quote(words[0])} is no factor; the factors are {', '.join(FactorName)}")
    for word in words[1::2]:
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise NotationError(f"{quote(word)} is no number")
    values |= dict(zip(["value", *keys], map(int, words[1::2]), strict=True))
    return msgspec.convert({"name": words[0], **values}, Factor)
