from __future__ import annotations

from ddz_desktop.ui.table.card_art import CardArt
from tests.ui.table.scenarios import Hand


def test_no_face_of_a_play_has_to_be_rendered_when_it_comes(play, monkeypatch, qtbot) -> None:
    hand = Hand("yixing-classic", 3, first=1)
    player = play(hand)
    warming = player.table.director._warming
    qtbot.waitUntil(lambda: not warming._timer.isActive())
    rendered = []
    monkeypatch.setattr(CardArt, "_render_plain", lambda _, *asked: rendered.append(asked))
    room, art = player.table.scene.geometry.room, player.table.scene.art
    for place in player.table.scene.geometry.places:
        art.plain(7, room.play(place, 1).fan.cards[0].width)
    assert rendered == []


def test_it_ends_with_the_table(play) -> None:
    player = play(Hand("yixing-classic", 3))
    assert player.table.director._warming._timer.isActive()
    player.table.leave()
    assert not player.table.director._warming._timer.isActive()
