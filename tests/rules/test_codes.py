"""Codes of deals and rulesets: what they give back, and what they refuse."""

from __future__ import annotations

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddz_desktop.rules import codes
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.codes import SYSTEMS, deal_code, ordered, parse_deal_code, parse_rules_code, rules_code
from ddz_desktop.rules.errors import IllegalDeal, NotationError
from ddz_desktop.rules.shuffle import random_deal
from tests.soak.soak_hands import some_ruleset


@pytest.mark.parametrize("system", CATALOG)
def test_a_deal_comes_back(system: str) -> None:
    for seed in range(20):
        rng = Random(seed)
        rules = some_ruleset(rng, system)
        deal = random_deal(rules, rng)
        code = deal_code(rules, deal)
        assert parse_deal_code(code) == (rules, ordered(deal))
        assert deal_code(*parse_deal_code(code)) == code


@pytest.mark.parametrize("seed", range(40))
def test_open_and_hidden_landlord_stay_who_they_were(seed: int) -> None:
    rules = ruleset("five")
    deal = random_deal(rules, Random(seed))
    _, same = parse_deal_code(deal_code(rules, deal))
    assert same.winning_seats() == deal.winning_seats()
    assert (same.first, same.winning, sorted(same.bottom)) == (deal.first, deal.winning, sorted(deal.bottom))


def test_a_code_is_short_and_forgiving() -> None:
    rules = ruleset("standard-three")
    code = deal_code(rules, random_deal(rules, Random(1)))
    assert code == "D1-11TZC-GTDKD-VDA47-DMBSM-1ZRA8-4"
    sloppy = f" {code.lower().replace('0', 'o').replace('1', 'l').replace('-', ' ')}\n"
    assert parse_deal_code(sloppy) == parse_deal_code(code)


def test_systems_keep_their_numbers() -> None:
    """Codes that are out in the world depend on it: append, never reorder."""
    assert SYSTEMS == (
        "yixing-classic",
        "yixing-laizi",
        "yixing-tiandi",
        "yixing-four",
        "yixing-two",
        "traditional",
        "shanghai-four",
        "standard-two",
        "standard-three",
        "hu-four",
        "five",
        "emperor",
    )


@pytest.mark.parametrize("system", CATALOG)
def test_a_ruleset_comes_back(system: str) -> None:
    for seed in range(20):
        rules = replace(some_ruleset(Random(seed), system), name="外婆家打法" if seed % 2 else "")
        assert parse_rules_code(rules_code(rules)) == rules


CODE = deal_code(ruleset("standard-three"), random_deal(ruleset("standard-three"), Random(1)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "begins with D1"),
        ("D", "begins with D1"),
        ("hello", "begins with D1"),
        (rules_code(ruleset("five")), "begins with D1"),
        ("D2" + CODE[2:], "another version"),
        (CODE[:-1], "mistake"),
        (CODE + "A", "mistake"),
        (CODE.replace("TZC", "TZB"), "mistake"),
        (CODE[:-1] + "U", "no 'U'"),
        ("D1-" + "0" * 5000, "too long"),
        ("D1", "mistake"),
    ],
)
def test_a_wrong_code_is_refused_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        parse_deal_code(text)


@given(st.text(max_size=80), st.binary(max_size=60))
def test_garbage_is_refused_and_nothing_else(text: str, data: bytes) -> None:
    for code in (text, "D1" + text, codes._written("D1", data), codes._written("R1", data)):
        for parse in (parse_deal_code, parse_rules_code):
            with contextlib.suppress(NotationError):
                parse(code)


def test_another_rulesets_deal_has_no_code() -> None:
    with pytest.raises(IllegalDeal):
        deal_code(ruleset("five"), random_deal(ruleset("standard-three"), Random(1)))
