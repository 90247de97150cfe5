from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle
from ddz_desktop.ui.table.card_item import CardItem, FocusRingItem
from ddz_desktop.ui.tokens import DARK, LIGHT


@pytest.fixture
def art(bundled_fonts: None) -> CardArt:
    return CardArt(LIGHT, CardStyle())


@pytest.fixture
def item(art: CardArt) -> CardItem:
    return CardItem(art, CardLook(12), 100)


def test_its_place_is_the_cards_corner(item: CardItem) -> None:
    item.setPos(30, 40)
    assert item.card_rect == QRectF(30, 40, 100, 140)
    assert item.sceneBoundingRect().contains(item.card_rect)
    assert item.offset() == QPointF(-5, -5)


def test_a_look_changes_the_picture(item: CardItem) -> None:
    plain = item.pixmap().cacheKey()
    item.change(gold=True)
    assert item.pixmap().cacheKey() != plain
    item.change(gold=False)
    assert item.pixmap().cacheKey() == plain


def test_a_back_has_no_code(item: CardItem) -> None:
    assert item.code == 12
    item.set_look(item.look.face_down())
    assert item.code is None


def test_a_new_size_takes_the_place_of_scaling(item: CardItem) -> None:
    item.setScale(0.84)
    item.set_size(84)
    assert (item.scale(), item.width) == (1.0, 84)
    assert item.pixmap().width() == 84 + 2 * CardArt.margin(84)


def test_it_turns_about_its_middle(item: CardItem) -> None:
    item.set_turned(0.5)
    box = item.mapRectToScene(QRectF(0, 0, 100, 140))
    assert (box.left(), box.width()) == pytest.approx((25, 50))
    item.set_turned(1.0)
    assert item.transform().isIdentity()


def test_only_a_turned_or_scaled_card_is_smoothed(item: CardItem) -> None:
    fast, smooth = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation
    assert item.transformationMode() == fast
    for change, back in (
        (lambda: item.setScale(0.8), lambda: item.setScale(1.0)),
        (lambda: item.setRotation(10), lambda: item.setRotation(0)),
        (lambda: item.set_turned(0.4), lambda: item.set_turned(1.0)),
    ):
        change()
        assert item.transformationMode() == smooth
        back()
        assert item.transformationMode() == fast


def test_refresh_fetches_the_themes_picture(item: CardItem, art: CardArt) -> None:
    art.restyle(DARK, CardStyle())
    before = item.pixmap().toImage()
    item.refresh()
    assert item.pixmap().toImage() != before


def test_the_focus_ring_lies_outside_the_strip(qapp) -> None:
    ring = FocusRingItem()
    assert not ring.isVisible()
    strip = QRectF(10, 20, 52, 173)
    ring.surround(strip, QColor("#FFF"), 3, 124)
    assert ring.isVisible()
    assert ring.path().boundingRect() == strip.adjusted(-1.5, -1.5, 1.5, 1.5)
