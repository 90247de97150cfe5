"""From the choices of last time to a match."""

from __future__ import annotations

import pytest

from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.pages.new_match import match_setup, usable, with_system, with_time

LEVELS = ("novice", "casual", "strong")


@pytest.mark.parametrize(
    ("given", "used"),
    [
        (NewGame(), NewGame(levels=("casual", "casual"))),
        (NewGame(system="no-such", options={"wings": "strict"}), NewGame(levels=("casual", "casual"))),
        (NewGame(options={"luck": 9}), NewGame(levels=("casual", "casual"))),
        (NewGame(levels=("novice", "wizard", "casual")), NewGame(levels=("novice", "casual"))),
        (NewGame(levels=("strong+bold", "wizard+careful")), NewGame(levels=("strong+bold", "casual+careful"))),
        (NewGame(levels=("strong+bold",)), NewGame(levels=("strong+bold", "strong+bold"))),
        (NewGame(levels=("program",)), NewGame(levels=("program", "casual"))),
        (NewGame(levels=("casual+even", "novice+odd")), NewGame(levels=("casual", "novice"))),
        (NewGame(levels=("program+bold", "casual")), NewGame(levels=("program", "casual"))),
        (NewGame(hands=0, turn_seconds=-1.0), NewGame(levels=("casual", "casual"))),
        (NewGame(system="standard-two", hands=5, turn_seconds=7.5),
         NewGame(system="standard-two", levels=("casual",), hands=5, turn_seconds=7.5)),
    ],
)  # fmt: skip
def test_choices_are_taken_as_far_as_they_are_known(given: NewGame, used: NewGame) -> None:
    assert usable(given, LEVELS) == used


def test_another_system_keeps_what_makes_sense_there() -> None:
    game = NewGame(options={"bomb_cap": 3, "wings": "strict"}, levels=("novice", "casual"), hands=8)
    assert with_system(game, "yixing-four", LEVELS) == NewGame(
        "yixing-four", {"bomb_cap": 3}, ("novice", "casual", "casual"), 8
    )


def test_the_match_has_the_player_first(qapp) -> None:
    setup = match_setup(NewGame(system="five", levels=("novice",)), Player("Wen", "girl"), LEVELS)
    assert [owner.kind for owner in setup.seats] == ["human", *["bot"] * 4]
    assert (setup.seats[0].name, setup.seats[0].avatar) == ("Wen", "girl")
    assert [owner.level for owner in setup.seats[1:]] == ["novice", "novice", "novice", "novice"]
    assert len({owner.name for owner in setup.seats}) == 5


@pytest.mark.parametrize(("seconds", "percent", "result"), [(None, 200, None), (20, 100, 20), (20, 150, 30)])
def test_more_time_lengthens_the_limit(seconds: float | None, percent: int, result: float | None) -> None:
    setup = match_setup(NewGame(turn_seconds=seconds), Player(), LEVELS)
    assert with_time(setup, percent).turn_seconds == result
