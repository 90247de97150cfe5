from __future__ import annotations

import pytest

from ddz_desktop.rules.cards import RANKS, counts_of
from ddz_desktop.ui.table.counter import counter_cells
from tests.ui.table.builders import cards, history, make_view, move


def left(view, rank: str) -> int:
    return next(cell.left for cell in counter_cells(view) if RANKS[cell.rank] == rank)


def test_at_the_deal_everything_but_the_own_hand_is_out() -> None:
    view = make_view(hand=cards("3s 3h Ks R"), bottom=None)
    assert [left(view, rank) for rank in "3KRB4"] == [2, 3, 0, 1, 4]
    assert sum(cell.left for cell in counter_cells(view)) == 54 - 4


@pytest.mark.parametrize(
    ("system", "ranks"), [("yixing-classic", 15), ("yixing-two", 12), ("emperor", 15), ("five", 15)]
)
def test_only_ranks_of_the_deck_have_cells(system: str, ranks: int) -> None:
    cells = counter_cells(make_view(system))
    assert len(cells) == ranks
    assert [cell.rank for cell in cells] == sorted((cell.rank for cell in cells), reverse=True)


def test_two_yixing_players_without_jokers() -> None:
    cells = counter_cells(make_view("yixing-two", {"jokers": False}))
    assert [RANKS[cell.rank] for cell in cells] == list("2AKQJT9876")


def test_two_decks_count_eight_of_a_rank() -> None:
    view = make_view("emperor", hand=cards("9s 9s 9h B"))
    assert (left(view, "9"), left(view, "B"), left(view, "R")) == (5, 1, 2)


def test_plays_of_all_seats_and_the_own_hand_count_once() -> None:
    view = make_view(
        hand=cards("4c"),
        history=history((0, move("pair 4 44", "4s 4h")), (1, move("pair 5 55", "5s 5h")), (2, "pass")),
    )
    assert (left(view, "4"), left(view, "5")) == (1, 2)


def test_a_shown_bottom_counts_once_however_much_of_it_is_played() -> None:
    shown = make_view(landlord=1, bottom=cards("8s 8h Jh"))
    assert (left(shown, "8"), left(shown, "J")) == (2, 3)
    played = make_view(landlord=1, bottom=cards("8s 8h Jh"), history=history((1, move("pair 8 88", "8s 8c"))))
    assert left(played, "8") == 1  # 8s 8h 8c have been seen


def test_the_own_bottom_is_in_the_own_hand() -> None:
    view = make_view(landlord=0, bottom=cards("8s 8h Jh"), hand=cards("8s 8h Jh 3c"))
    assert (left(view, "8"), left(view, "J"), left(view, "3")) == (2, 3, 3)


def test_the_unseen_bottom_counts_as_unseen() -> None:
    view = make_view("shanghai-four", landlord=1, bottom=None)
    assert sum(cell.left for cell in counter_cells(view)) == 108


def test_an_open_hand_is_seen() -> None:
    view = make_view(
        "traditional",
        landlord=2,
        open_hand=True,
        bottom=cards("Kd 9c 4h"),
        hands=(None, None, cards("Kd 4h As")),
        history=history((2, move("solo 9 9", "9c"))),
    )
    assert [left(view, rank) for rank in "K9A4"] == [3, 3, 3, 3]


def test_reported_sets_are_seen_by_rank() -> None:
    reports = (counts_of(cards("4s 4s 4h 4h 4d 4d 4c")),)
    view = make_view("shanghai-four", landlord=1, reports=reports)
    assert left(view, "4") == 1
    played = make_view("shanghai-four", landlord=1, reports=reports, history=history((1, move("solo 4 4", "4s"))))
    assert left(played, "4") == 1


def test_wild_rank_and_full_ranks_are_marked() -> None:
    cells = {RANKS[cell.rank]: cell for cell in counter_cells(make_view("yixing-laizi", wild=(4,), hand=cards("7s")))}
    assert cells["7"].wild
    assert not cells["7"].all_out
    assert cells["6"].all_out
    assert not cells["6"].wild
