"""What a learned player does whatever its network says."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned.prudence import OVER_A_FRIEND, prudent
from ddz_desktop.rules.action import PASS
from ddz_desktop.rules.notation import parse_action
from tests.bots.views import play_view

NO_BOMB, A_BOMB = "457TJJQKA2", "7777TJQKA2"


@pytest.mark.parametrize(("unseen", "better_by", "plays"), [
    (NO_BOMB, 10.0, False),
    (A_BOMB, OVER_A_FRIEND - 0.01, False),
    (A_BOMB, OVER_A_FRIEND + 0.01, True),
])  # fmt: skip
def test_a_friend_with_one_card_is_played_over_only_where_he_may_be_bombed(unseen, better_by, plays):
    view = play_view("3699K", unseen, (0, 9, 1), table="solo 8 8", leader=2, landlord=1)
    over = parse_action("play solo K K")
    rated = [Rated(0.1 + better_by, over), Rated(0.1, PASS)]
    assert (prudent(view, view.seat, rated, CasualBot(Random(1)))[0].action == over) is plays
