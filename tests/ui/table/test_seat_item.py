from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from ddz_desktop.rules.state import Role
from ddz_desktop.ui.table.card_art import CardArt, CardStyle
from ddz_desktop.ui.table.geometry import Place, Stage, TableGeometry
from ddz_desktop.ui.table.seat_item import SeatItem, SeatTexts
from ddz_desktop.ui.table.sketch import Ink
from ddz_desktop.ui.table.viewstate import SeatShown
from ddz_desktop.ui.tokens import LIGHT

LIN = SeatShown(
    seat=1,
    away=1,
    name="Lin",
    avatar="cat",
    level=None,
    role=Role.UNKNOWN,
    left=17,
    score=0,
    tags=(),
    bubble=None,
    play=None,
    turn=False,
    hand=None,
)


def test_a_flat_plate_moves_the_score_when_a_badge_comes(themed) -> None:
    stage = Stage.of(1280, 800)
    scene = QGraphicsScene()
    item = SeatItem(scene, CardArt(LIGHT, CardStyle()))
    at, ink = TableGeometry(stage, 4).seat(Place.TOP), Ink(LIGHT, stage.unit, 100, 1.0)
    pictures = []
    for role, word in ((Role.UNKNOWN, ""), (Role.FARMER, "Farmer")):
        item.show(replace(LIN, role=role), SeatTexts(name="Lin", role=word, score=24, tags=()), at, ink)
        pictures.append(item.plate.pixmap().toImage())
    assert pictures[0] != pictures[1]
