"""Our engine against OpenSpiel's: recorded in `open_spiel.json` for everybody, live where OpenSpiel is installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import Card, rank_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import counts_text, parse_action, parse_play, play_text
from ddz_desktop.rules.state import Phase
from tests.peers.peers_open_spiel import HANDS, RULES, SpielSide, lines, random_deck, summary

RECORDED = json.loads(Path(__file__).with_name("open_spiel.json").read_text("utf-8"))


class OurSide:
    """A hand in our engine, dealt from a deck of OpenSpiel's cards."""

    def __init__(self, engine: Engine, deck: list[int], marker: int) -> None:
        cards = [our_card(card) for card in deck]
        hands = tuple(tuple(cards[seat:51:3]) for seat in range(3))
        deal = Deal(hands, tuple(cards[51:]), (), first=marker % 3, marker=cards[marker])
        self._engine = engine
        self._state, _ = engine.start(deal)

    def over(self) -> bool:
        return self._state.phase is Phase.OVER

    def seat(self) -> int:
        (seat,) = self._state.to_act
        return seat

    def legal(self) -> set[str]:
        words = {str(option.word.value) for option in self._engine.options(self._state, self.seat())}
        hand = counts_text(self._state.counts[self.seat()])
        plays = self._engine.moves(self._state, self.seat())
        return words | {play_text(play) for play in plays if not unknown_to_open_spiel(play, hand)}

    def act(self, text: str) -> None:
        action: Action = Move(parse_play(text)) if " " in text else parse_action(text)
        self._state, _ = self._engine.apply(self._state, self.seat(), action)

    def payoffs(self) -> list[int]:
        assert self._state.settlement is not None
        return list(self._state.settlement.payoffs)


def our_card(card: int) -> Card:
    """OpenSpiel's clubs, diamonds, hearts, spades of thirteen ranks each, then the jokers."""
    return card if card >= 52 else card % 13 * 4 + 3 - card // 13


def unknown_to_open_spiel(play: Play, hand: str) -> bool:
    """Whether OpenSpiel leaves out this play of a hand, as its list of differences says."""
    cards = counts_text(play.cards)
    if play.kind in (Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN):
        return hand.count(cards[0]) == 4
    return play.kind is Kind.TRIO_CHAIN_SOLO and any(cards.count(rank) == 4 for rank in cards)


@pytest.fixture(scope="module")
def engine() -> Engine:
    system, options = RULES
    return Engine(ruleset(system, options))


def test_cards_are_mapped_one_to_one() -> None:
    assert sorted(map(our_card, range(54))) == list(range(54))
    assert [rank_of(our_card(card)) for card in (0, 13, 12, 51, 52, 53)] == [0, 0, 12, 12, 13, 14]


def test_hands_are_as_recorded(engine: Engine) -> None:
    hands = [list(lines(OurSide(engine, *random_deck(number)), number)) for number in range(HANDS)]
    assert summary(hands) == RECORDED


def test_hands_are_open_spiels(engine: Engine) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `dev.py peers` compares with it")
    for number in range(HANDS):
        deck, marker = random_deck(number)
        ours, theirs = OurSide(engine, deck, marker), SpielSide(deck, marker)
        assert list(lines(ours, number)) == list(lines(theirs, number)), number
