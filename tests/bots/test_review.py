"""Looking back: chances of each play, proved when all hands are open and few cards are left."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ddz_desktop.bots.review import Reviewer
from ddz_desktop.rules.cards import suited_cards
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import view_for
from tests.bots.views import cards_of, play_view, said


def test_chances_lie_between_none_and_certain_best_first() -> None:
    reviewed = Reviewer().review(play_view("3456789TJQKA2", "3456789TJQKA2BR", (0, 7, 8)))
    chances = [choice.chance for choice in reviewed]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert not any(choice.proved for choice in reviewed)
    assert len(chances) > 10


def test_with_open_hands_the_winner_is_proved() -> None:
    view = play_view("3BR", "4K", (0, 1, 1))
    shown = msgspec.structs.replace(view, hands=(None, cards_of("K"), cards_of("4")))
    reviewed = {said(choice.action): choice for choice in Reviewer().review(shown)}
    assert all(choice.proved for choice in reviewed.values())
    assert reviewed["BR"].chance == reviewed["B"].chance == 1.0
    assert reviewed["3"].chance == 0.0  # the landlord goes out over it


def test_a_lost_play_is_told() -> None:
    view = play_view("37", "4K", (0, 1, 1), landlord=1)
    shown = msgspec.structs.replace(view, hands=(None, cards_of("K"), cards_of("4")))
    assert {said(choice.action): choice.chance for choice in Reviewer().review(shown)} == {"3": 0.0, "7": 0.0}


def test_nothing_is_reviewed_before_the_play() -> None:
    engine = Engine(ruleset("standard-three"))
    state, _ = engine.start(random_deal(engine.rules, Random(1)))
    seat = state.to_act[0]
    assert Reviewer().review(view_for(state, seat, engine.options(state, seat))) == ()
    assert suited_cards(state.suited[seat])
    with pytest.raises(ValueError, match="owes no decision"):
        Reviewer().review(view_for(state, (seat + 1) % 3, ()))
