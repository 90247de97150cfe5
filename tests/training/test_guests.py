"""Casual players as guests at self-play: they are told what a seat may know, and what they do teaches nothing."""

from __future__ import annotations

from array import array
from random import Random

import numpy as np
import pytest

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned.hands_kernel import Hands
from ddz_desktop.bots.learned.moment import action_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.view import view_for
from tests.bots.learned.test_observation import moments
from training.guests import TAKEN, Guests, view_of

SLOTS, ROOM = 6, 5_000


@pytest.mark.parametrize("system", CATALOG)
def test_a_guest_judges_a_slot_as_the_player_at_the_table_would(system: str) -> None:
    bot = CasualBot(Random(1))
    for engine, state, tables in moments(system, 1):
        seat = state.to_act[0]
        seen = view_for(state, seat, engine.options(state, seat))
        assert bot.rated(view_of(tables, 0, engine.rules)) == bot.rated(seen)


@pytest.mark.parametrize("system", ["yixing-classic", "five"])
def test_guests_sit_at_some_seats_and_take_what_they_like(system: str) -> None:
    rules, bot = ruleset(system), CasualBot(Random(1))
    hands, guests = Hands(rules, SLOTS, ROOM, 600, seed=1, guest_share=1.0), Guests(rules, 1)
    own = others = 0
    for _ in range(60):
        decisions = hands.step()
        values = np.zeros(hands.rows_used, np.float32)
        guests.speak(hands, values)
        taken = {hands.owner[row]: row for row in np.flatnonzero(values == TAKEN)}
        for decision, slot in hands.guests_turns():
            option = hands.options_of(decision)[taken[decision] - hands.first_row[decision]]
            assert action_of(option) in [rated.action for rated in bot.rated(view_of(hands, slot, rules))]
        assert taken.keys() == {decision for decision, _ in hands.guests_turns()}
        own, others = own + decisions - len(taken), others + len(taken)
        hands.choose(array("f", values), array("f", bytes(12 * SLOTS)), 0.5)
    assert others > 0
    assert 0 < hands.samples <= own
