"""What is heard of every event of every system, from golden hands as each seat and an onlooker may know them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddz_desktop.rules.card_notation import parse_play
from ddz_desktop.rules.cards import total
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.event import (
    Conceded,
    Dealt,
    Event,
    HandShown,
    LandlordFound,
    Passed,
    Played,
    Said,
    Settled,
    WildDrawn,
)
from ddz_desktop.rules.record import parse_record, replay
from ddz_desktop.rules.state import Factor, FactorName, Role, Settlement
from ddz_desktop.rules.view import event_for, view_for
from ddz_desktop.ui.sound import calls
from ddz_desktop.ui.sound.cues import Cue
from ddz_desktop.ui.sound.score import Beat, Circumstances, beats
from tests.ui.table.builders import cards, make_update, make_view

GOLDEN = Path(__file__).parents[2] / "golden"
ALWAYS_HEARD = (Dealt, Said, Passed, Played, LandlordFound, WildDrawn, Conceded, Settled)


def heard(*events: Event, **circumstances: bool) -> tuple[Beat, ...]:
    return beats(make_update(make_view(), events=events), Circumstances(**circumstances))


def played(text: str, left: int = 9, seat: int = 1) -> Played:
    play = parse_play(text)
    return Played(seat, play, tuple(range(total(play.cards))), left)


def cues(told: tuple[Beat, ...]) -> list[Cue]:
    return [beat.cue for beat in told if beat.cue is not None]


def called(told: tuple[Beat, ...]) -> list[str]:
    return [call for beat in told for call in beat.calls]


@pytest.mark.parametrize("system", CATALOG)
def test_every_event_of_every_system_is_heard_in_known_sounds(system: str) -> None:
    record = parse_record((GOLDEN / f"{system}.ddz").read_bytes())
    for state, events in replay(record):
        for seat in (*range(record.rules.seats), None):
            view = view_for(state, seat)
            for event in events:
                known = event_for(event, state, seat)
                told = beats(make_update(view, events=() if known is None else (known,)), Circumstances())
                assert set(called(told)) <= calls.NAMES
                assert all((beat.cue is None) is bool(beat.calls) for beat in told)
                assert told or not isinstance(known, ALWAYS_HEARD)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("solo 3 3", [Cue.PLAY]),
        ("pair 3 33", [Cue.PLAY]),
        ("solo_chain 7 34567", [Cue.PLAY_MANY, Cue.RUN]),
        ("pair_chain 5 334455", [Cue.PLAY_MANY, Cue.RUN]),
        ("trio_chain 4 333444", [Cue.PLAY_MANY, Cue.PLANE]),
        ("bomb 3 3333", [Cue.PLAY, Cue.BOMB]),
        ("rocket R BR", [Cue.PLAY, Cue.ROCKET]),
    ],
)
def test_a_play_is_heard_by_its_kind(text: str, wanted: list[Cue]) -> None:
    assert cues(heard(played(text))) == wanted


@pytest.mark.parametrize(
    ("left", "cue", "words"),
    [(3, [Cue.PLAY], ["solo-3"]), (2, [Cue.PLAY, Cue.LOW], ["solo-3", "last-2"]), (0, [Cue.PLAY], ["solo-3"])],
)
def test_the_last_cards_are_told(left: int, cue: list[Cue], words: list[str]) -> None:
    told = heard(played("solo 3 3", left))
    assert (cues(told), called(told)) == (cue, words)


def test_a_deal_that_is_watched_is_heard_card_by_card() -> None:
    dealt = Dealt((cards("3s"), None, None), 0, None, None)
    watched = heard(dealt, watched_deal=True)
    assert len(watched) == 17
    assert [beat.ms for beat in watched] == sorted({beat.ms for beat in watched})
    assert len(heard(dealt)) == 1


@pytest.mark.parametrize(
    ("seat", "could_not_beat", "wanted"),
    [(0, True, "cannot-beat"), (0, False, "pass"), (1, True, "pass"), (1, False, "pass")],
)
def test_only_the_own_pass_tells_that_nothing_beat_the_table(seat: int, could_not_beat: bool, wanted: str) -> None:
    assert called(heard(Passed(seat), could_not_beat=could_not_beat)) == [wanted]


def test_my_turn_is_told_after_all_else() -> None:
    told = heard(played("bomb 3 3333"), turn_begins=True)
    assert told[-1].cue is Cue.YOUR_TURN
    assert told[-1].ms > max(beat.ms for beat in told[:-1])


@pytest.mark.parametrize(
    ("winners", "factors", "wanted", "words"),
    [
        ((0,), (), [Cue.WIN], ["you-win"]),
        ((1, 2), (), [Cue.LOSE], ["you-lose"]),
        ((0,), (FactorName.SPRING,), [Cue.SPRING, Cue.WIN], ["spring", "you-win"]),
        ((1, 2), (FactorName.ANTI_SPRING,), [Cue.SPRING, Cue.LOSE], ["anti-spring", "you-lose"]),
    ],
)
def test_the_end_is_heard(
    winners: tuple[int, ...], factors: tuple[FactorName, ...], wanted: list[Cue], words: list[str]
) -> None:
    counted = tuple(Factor(name, 2) for name in factors)
    settlement = Settlement(winners[0], winners, counted, 3, (6, -3, -3))
    told = heard(Settled(settlement, ((), (), ()), (), (), False))
    assert (cues(told), called(told)) == (wanted, words)


@pytest.mark.parametrize(("winners", "words"), [((0, 2), "landlord-wins"), ((1, 3, 4), "farmers-win")])
def test_who_watches_hears_which_side_won(winners: tuple[int, ...], words: str) -> None:
    """Also where the seat that is told first is the hidden landlord's."""
    roles = (Role.HIDDEN_LANDLORD, Role.FARMER, Role.LANDLORD, Role.FARMER, Role.FARMER)
    view = make_view("five", seat=None, landlord=2, roles=roles)
    settled = Settled(Settlement(winners[0], winners, (), 1, (0,) * 5), ((),) * 5, (), (), False)
    told = beats(make_update(view, events=(settled,)), Circumstances())
    assert (cues(told), called(told)) == ([Cue.WIN], [words])


def test_an_open_hand_is_heard_by_those_who_see_it() -> None:
    assert cues(heard(HandShown(1, cards("3s 4s"), (0, 2)))) == [Cue.FLIP]
    assert heard(HandShown(1, None, (2,))) == ()
