"""Rows of the field's faults with the rules, as far as they happen in the window (R10 … R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from ddz_desktop.rules.action import PASS, Move, Say, Word
from ddz_desktop.rules.card_notation import parse_cards
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import parse_play
from ddz_desktop.ui.table.action_model import ButtonId
from devtools.rehearsal import decide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.e2e.conftest import SitDown
    from tests.e2e.person import Person

TOO_LOW = {"en": "Lower than the play on the table", "zh_CN": "比桌上的小"}
CANNOT_PASS = {"en": "You lead, so you cannot pass", "zh_CN": "轮到你先出，不能不出"}
CHOOSE_FIRST = {"en": "Choose cards first", "zh_CN": "请先选牌"}
JACK = RANKS.index("J")

in_both_languages = pytest.mark.parametrize("language", ["en", "zh_CN"])


def against(
    at_table: SitDown, mine: str, theirs: str, play: str, *, system: str = "yixing-classic", language: str = "en"
) -> Person:
    """A person who has to answer a play of the landlord at the right."""
    says = ["3", *["open no"] * (system == "traditional"), f"play {play}"]
    return at_table(system, (mine, "", theirs), ((), (), says), first=2, language=language)


def leading(
    at_table: SitDown, mine: str, *others: str, scripts: Sequence[Sequence[str]] = ((), (), ()), **fields: object
) -> Person:
    """A person who is the landlord and leads."""
    person = at_table(fields.pop("system", "yixing-classic"), (mine, *others), scripts, **fields)
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    return person


def refusal(person: Person, cards: str) -> str:
    """Try to play some cards by mouse; what the window says to that. Nothing may come of it."""
    before = len(person.updates)
    person.raise_ranks(cards)
    why = person.preview
    person.push(ButtonId.PLAY)
    assert person.preview == why, "pressing the button says the same"
    assert (len(person.updates), person.faults) == (before, [])
    return why


def raw_refusal(person: Person, action: object) -> str:
    """Send an action past the window's own checks; what the window says to the host's refusal."""
    before = person.view
    with person.qtbot.waitSignal(person.screen.controller.refused):
        person.screen.controller.submit(action)
    assert person.view == before
    return person.preview


@pytest.mark.parametrize(
    ("language", "shown", "why"),
    [
        ("en", "Shuttle 3–4", "On the table: Shuttle; only that or a bomb beats it"),
        ("zh_CN", "航天飞机 3–4", "桌上是航天飞机，要同牌型或炸弹才能压"),
    ],
)
def test_r10_what_was_declared_decides(at_table: SitDown, language: str, shown: str, why: str) -> None:
    mine, theirs = "5s 5h 5d 5c 6s 6h 7s 7h", "3s 3h 3d 3c 4s 4h 4d 4c"
    person = against(at_table, mine, theirs, "quad_chain 4 33334444", system="traditional", language=language)
    assert (2, shown) in person.told
    assert refusal(person, "55556677") == why
    person.play("bomb 5 5555")


def test_r10_the_reading_chosen_is_kept_and_shown(at_table: SitDown) -> None:
    person = leading(at_table, "3s 3h 3d 4s 4h 4d 5s 5h 5d 6s 6h 6d")
    person.play("trio_chain_solo 5 333444555666")
    assert person.chosen_readings == [parse_play("trio_chain_solo 5 333444555666")]
    assert (0, "Plane with singles 3–5") in person.told


@pytest.mark.parametrize(
    ("language", "why"), [("en", "Only a higher bomb beats a bomb"), ("zh_CN", "只有更大的炸弹才能压")]
)
def test_r14_a_pair_does_not_follow_a_bomb(at_table: SitDown, language: str, why: str) -> None:
    mine, next_hand = "Qs Qh 2s 2h 9s 9h 9d 9c", "8s 8h 8d 8c"
    person = leading(at_table, mine, next_hand, scripts=((), ["play bomb 8 8888"], ()), language=language)
    person.play("pair Q QQ")
    person.wait_for_turn()
    assert person.view.table == parse_play("bomb 8 8888")
    assert refusal(person, "22") == why


@in_both_languages
def test_r15_equal_is_refused_and_the_rocket_is_not(at_table: SitDown, language: str) -> None:
    person = against(at_table, "2d 2c B R", "2s 2h", "pair 2 22", language=language)
    assert refusal(person, "22") == TOO_LOW[language]
    person.play("rocket R BR")


def test_r15_the_rocket_on_a_straight(at_table: SitDown) -> None:
    person = against(at_table, "B R", "3s 4s 5s 6s 7s", "solo_chain 7 34567")
    person.play("rocket R BR")


@pytest.mark.parametrize(
    ("mine", "theirs", "table", "answer"),
    [
        ("4s 4h", "3s", "solo 3 3", "pair 4 44"),
        ("3s 4s 5s 6s 7s", "3h 3d", "pair 3 33", "solo_chain 7 34567"),
        ("3s 3h", "3d 3c", "pair 3 33", "pair 3 33"),
        ("8s 8h 8d 8c", "B R", "rocket R BR", "bomb 8 8888"),
    ],
)
def test_r16_the_host_refuses_whatever_the_client_thinks(
    at_table: SitDown, mine: str, theirs: str, table: str, answer: str
) -> None:
    person = against(at_table, mine, theirs, table)
    assert raw_refusal(person, Move(parse_play(answer))) not in ("", CHOOSE_FIRST["en"])


@pytest.mark.parametrize(("theirs", "table"), [("2s", "solo 2 2"), ("2s 2h", "pair 2 22")])
def test_r17_the_lowest_bomb_beats_a_2_and_two_of_them(at_table: SitDown, theirs: str, table: str) -> None:
    against(at_table, "3s 3h 3d 3c", theirs, table).play("bomb 3 3333")


@in_both_languages
def test_r18_no_cards_are_no_play(at_table: SitDown, language: str) -> None:
    person = leading(at_table, "", language=language)
    person.push(ButtonId.PLAY)
    assert person.preview == CHOOSE_FIRST[language]
    assert raw_refusal(person, Move(Play(Kind.SOLO, 0, 0))) == CHOOSE_FIRST[language]
    assert person.view.settlement is None


@in_both_languages
def test_r19_who_leads_cannot_pass(at_table: SitDown, language: str) -> None:
    person = leading(
        at_table, "3s 3h 3d 4s 4h 4d 5s 5h 5d 6s 6h 6d 7s 7h 7d 8s 8h", bottom="8d 9s 9h", language=language
    )
    cannot_pass(person, language)
    person.play("solo 3 3")
    person.wait_for_turn()
    cannot_pass(person, language)
    while person.wait_for_turn():
        person.do(decide(person.view))
    person.wait_for_settlement()
    person.go_on()
    person.wait_for_turn()
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    cannot_pass(person, language)


def cannot_pass(person: Person, language: str) -> None:
    """There is no button for it, its key does nothing, and sent all the same it is refused."""
    assert person.view.table is None
    shown = [button.model.id for button in person.buttons()]
    assert shown == [ButtonId.RESELECT, ButtonId.HINT, ButtonId.PLAY]
    before = len(person.updates)
    person.qtbot.keyClick(person.table.canvas, Qt.Key.Key_P)
    assert len(person.updates) == before
    assert raw_refusal(person, PASS) == CANNOT_PASS[language]


def test_r22_only_what_beats_the_table_is_offered(at_table: SitDown) -> None:
    person = at_table(
        "yixing-laizi",
        ("4s 5s 6s 7s Jh", "", "3h 4h 5h 6h 7h"),
        ((), (), ["3", "play solo_chain 7 34567"]),
        first=2,
        wild=(JACK,),
    )
    person.raise_ranks("4567J")
    assert person.preview.endswith("Straight 4–8")
    person.play("solo_chain 8 4567J")
    assert person.chosen_readings == []


@pytest.mark.parametrize(
    ("mine", "readings", "shown"),
    [
        (
            "5s 5h 5d 6s 6h Jh",
            ["four_two_solo 5 55566J", "trio_chain 6 55566J"],
            ["Four with two 5", "Plane 5–6"],
        ),
        ("6s 6h Jh Js", ["bomb 6 66JJ", "trio_solo 6 66JJ"], ["Soft bomb 4×6", "Trio with single 6"]),
    ],
)
@pytest.mark.parametrize("which", [0, 1])
def test_r22_every_reading_is_offered_and_the_chosen_one_kept(
    at_table: SitDown, mine: str, readings: list[str], shown: list[str], which: int
) -> None:
    person = leading(at_table, mine, system="yixing-laizi", wild=(JACK,))
    plays = [parse_play(text) for text in readings]
    person.raise_cards(plays[0].cards)
    person.push(ButtonId.PLAY)
    assert [tile.reading.play for tile in person.table.overlay.chooser.tiles] == plays
    person.click(person.table.overlay.chooser.cancel_button)
    person.play(readings[which])
    assert (0, shown[which]) in person.told


@pytest.mark.parametrize("seven", ["7s", "7h"])
def test_r33_the_bottom_stays_as_it_was_dealt(at_table: SitDown, seven: str) -> None:
    person = leading(at_table, "7s 7h", bottom="7d 7c Kh")
    bottom = [item.look for item in person.table.scene.top_row.cards.items]
    assert sorted(look.code for look in bottom) == sorted(parse_cards("7d 7c Kh"))
    index = [held.card for held in person.table.desk.selection.order].index(parse_cards(seven)[0])
    person.click_card(index)
    person.push(ButtonId.PLAY)
    person.wait_until(lambda update: update.view.plays_made[0] == 1)
    assert (0, "Single 7") in person.told
    assert [item.look for item in person.table.scene.top_row.cards.items] == bottom


def test_r36_nothing_of_a_hand_with_wilds_is_left(at_table: SitDown) -> None:
    person = leading(at_table, "Jh 4s 5s 6s 7s", system="yixing-laizi", wild=(JACK,))
    assert wild_signs(person)
    person.leave()
    person.begin("yixing-classic")
    person.wait_for_turn()
    assert not wild_signs(person)
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    person.raise_ranks("4567J")
    assert person.preview == "For a straight the ranks must be consecutive: 7, J are not"


def wild_signs(person: Person) -> list[object]:
    """Whatever on the table speaks of wild cards."""
    scene = person.table.scene
    marked = [item for item in scene.hand.items.values() if item.look.mark is not None]
    return [*marked, *(item for item in scene.top_row.asides if item.isVisible())]
