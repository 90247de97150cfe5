from __future__ import annotations

import pytest

from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sorting import Held, held_cards
from tests.ui.table.builders import cards

HAND = "Ah Kd Qs Js Tc 9s 8h 3d"


def selection(hand: str = HAND) -> Selection:
    chosen = Selection()
    chosen.reset(held_cards(cards(hand)))
    return chosen


def at(chosen: Selection, index: int) -> Held:
    return chosen.order[index]


def raised(chosen: Selection) -> list[int]:
    return [index for index, held in enumerate(chosen.order) if held in chosen.raised]


def sweep(chosen: Selection, *path: int, trim=None) -> None:
    chosen.press(at(chosen, path[0]))
    for index in path[1:]:
        chosen.drag(at(chosen, index))
    chosen.release(trim)


@pytest.mark.parametrize(
    ("before", "path", "after"),
    [
        ([], [2], [2]),
        ([2], [2], []),
        ([], [1, 3], [1, 2, 3]),
        ([], [3, 1], [1, 2, 3]),
        ([], [1, 5, 2], [1, 2]),  # dragging back un-sweeps
        ([], [3, 5, 1], [1, 2, 3]),
        ([1, 2], [1, 4], []),  # all take the opposite of the first card's state
        ([2], [1, 3], [1, 2, 3]),
    ],
)
def test_sweeps(before: list[int], path: list[int], after: list[int]) -> None:
    chosen = selection()
    for index in before:
        chosen.toggle(at(chosen, index))
    sweep(chosen, *path)
    assert raised(chosen) == after


def test_a_cancelled_sweep_changes_nothing_and_does_not_stick() -> None:
    chosen = selection()
    chosen.press(at(chosen, 1))
    chosen.drag(at(chosen, 4))
    chosen.cancel_sweep()
    chosen.drag(at(chosen, 5))
    chosen.release()
    assert raised(chosen) == []
    assert not chosen.sweeping


def test_a_trimmed_sweep_raises_only_the_run() -> None:
    chosen = selection()
    sweep(chosen, 0, 7, trim=lambda swept: swept[1:5])
    assert raised(chosen) == [1, 2, 3, 4]


def test_a_trim_is_not_asked_for_single_cards_or_lowering() -> None:
    chosen = selection()
    sweep(chosen, 3, trim=lambda swept: ())
    assert raised(chosen) == [3]
    sweep(chosen, 3, 4, trim=lambda swept: ())
    assert raised(chosen) == []


def test_the_choice_is_kept_when_other_cards_leave_or_the_order_changes() -> None:
    chosen = selection()
    sweep(chosen, 2, 4)
    kept = {held.card for held in chosen.raised}
    chosen.set_hand(held_cards(cards("3d 8h 9s Tc Js Qs Kd")))
    assert {held.card for held in chosen.raised} == kept


def test_cards_that_leave_are_no_longer_chosen() -> None:
    chosen = selection()
    sweep(chosen, 2, 4)
    chosen.set_hand(held_cards(cards("Ah Kd 9s 8h 3d Js")))
    assert chosen.cards == cards("Js")


def test_of_two_equal_cards_the_raised_one_was_played() -> None:
    chosen = selection("9s 9s 4h")
    chosen.toggle(at(chosen, 1))
    chosen.set_hand(held_cards(cards("9s 4h")))
    assert chosen.cards == ()


def test_of_two_raised_equal_cards_one_stays_raised() -> None:
    chosen = selection("9s 9s 4h")
    sweep(chosen, 0, 1)
    chosen.set_hand(held_cards(cards("9s 4h")))
    assert chosen.cards == cards("9s")


def test_digits_raise_and_lower_by_rank() -> None:
    chosen = selection("9h 9s 4h")
    assert [chosen.step_rank(6, raise_it=True) is not None for _ in range(3)] == [True, True, False]
    assert raised(chosen) == [0, 1]
    chosen.step_rank(6, raise_it=False)
    assert raised(chosen) == [0]


def test_a_hint_raises_exactly_its_cards() -> None:
    chosen = selection("9s 9s 8h 4h")
    chosen.toggle(at(chosen, 3))
    chosen.choose(cards("9s 8h"))
    assert chosen.cards == cards("8h 9s")


def test_undo_goes_back_change_by_change() -> None:
    chosen = selection()
    sweep(chosen, 0, 2)
    chosen.clear()
    assert chosen.undo()
    assert raised(chosen) == [0, 1, 2]
    assert chosen.undo()
    assert raised(chosen) == []
    assert not chosen.undo()


def test_a_new_hand_starts_without_choice_and_past() -> None:
    chosen = selection()
    chosen.toggle(at(chosen, 0))
    chosen.reset(held_cards(cards("Ah Ks")))
    assert chosen.cards == ()
    assert not chosen.undo()
