from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ddz_desktop.rules.state import Role
from ddz_desktop.ui.table.card_art import CardArt, CardStyle
from ddz_desktop.ui.table.geometry import Place, Stage, TableGeometry
from ddz_desktop.ui.table.seat_item import SeatItem, SeatTexts
from ddz_desktop.ui.table.sketch import Face, Ink
from ddz_desktop.ui.table.viewstate import SeatShown, Tag, TagId
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
        item.show(
            replace(LIN, role=role), SeatTexts(name="Lin", role=word, score=24, points="+24 pts", tags=()), at, ink
        )
        pictures.append(item.plate.pixmap().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1000, 900)])
@pytest.mark.parametrize("text_scale", [100, 130, 200])
@pytest.mark.parametrize("place", [Place.TOP, Place.LEFT])
def test_the_count_keeps_off_the_edge_of_its_plate(themed, size, text_scale, place) -> None:
    stage = Stage.of(*size)
    scene = QGraphicsScene()
    item = SeatItem(scene, CardArt(LIGHT, CardStyle()))
    at, ink = TableGeometry(stage, 4, text_scale=text_scale).seat(place), Ink(LIGHT, stage.unit, text_scale, 1.0)
    item.show_count(replace(LIN, left=33), at, ink)
    assert _drawn(item).right() <= at.plate.right - 3 * stage.unit


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1000, 900)])
@pytest.mark.parametrize("text_scale", [100, 130, 200])
@pytest.mark.parametrize(
    ("place", "seats", "text"),
    [
        (Place.TOP, 2, "Bombs: no limit"),
        (Place.TOP, 4, "Bombs: no limit"),
        (Place.TOP, 4, "炸弹不限"),
        (Place.TOP_LEFT, 5, "Doubled"),
        (Place.TOP_RIGHT, 5, "Doubled"),
    ],
)
def test_tags_of_a_flat_plate_cover_none_of_it(themed, size, text_scale, place, seats, text) -> None:
    stage = Stage.of(*size)
    scene = QGraphicsScene(0, 0, *size)
    item = SeatItem(scene, CardArt(LIGHT, CardStyle()))
    geometry, ink = TableGeometry(stage, seats, text_scale=text_scale), Ink(LIGHT, stage.unit, text_scale, 1.0)
    at = geometry.seat(place)
    item.show(LIN, SeatTexts("Uncle Lin", "Farmer", 24, "+24 pts", ((Tag(TagId.BOMBS), text),)), at, ink)
    margin = 4 * stage.unit  # of what is painted
    tags = item.tags.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)
    ascent = ink.font(16, Face.BOLD).pixelSize() * 0.75
    name = QRectF(at.name.x, at.name.y - ascent, ink.width("Uncle Lin", 16, Face.BOLD), ascent)
    tile = QRectF(at.card.x, at.card.y, at.card.width, at.card.height)
    picture = QRectF(at.plate.x, at.plate.y, at.avatar.x + at.avatar_radius - at.plate.x, at.plate.height)
    others = [geometry.seat(other).plate for other in geometry.places if other not in (place, Place.OWN)]
    boxes = [QRectF(box.x, box.y, box.width, box.height) for box in others]
    assert [box for box in (tile, name, picture, *boxes) if box.intersects(tags)] == []
    assert tags.left() >= 0
    assert tags.right() <= size[0]


def _drawn(item: SeatItem) -> QRectF:
    """What the figures cover."""
    image = item.count.pixmap().toImage()
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in range(image.height()))]
    left = item.count.pos().x() + item.count.offset().x()
    return QRectF(left + columns[0], 0, columns[-1] + 1 - columns[0], 1)
