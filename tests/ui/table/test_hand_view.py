from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ddz_desktop.ui.table.options import TableOptions
from tests.ui.table.scenarios import find, my_lead

SHADE = 40
"""Of 255 shades, what shadows add that lie over each other under the cards' lower edges."""


@pytest.mark.parametrize("system", ["yixing-classic", "emperor"])
@pytest.mark.parametrize("chosen", [(), (3,), (3, 4, 5)])
def test_what_lies_under_other_cards_is_not_drawn_and_not_missed(play, system: str, chosen: tuple[int, ...]) -> None:
    player = play(find(system, my_lead))
    for index in chosen:
        player.click(index)
    hand = player.table.scene.hand
    items = [hand.items[held] for held in hand.order]
    box = QRectF(hand.geometry.slots[0].x, items[0].pos().y() - 30, 1.0, 1.0).united(items[-1].card_rect)
    seen = _painted(player.table.scene, box)
    assert sum(item.pixmap().width() < item.width for item in items) > len(items) / 2
    for item in items:
        item.show_strip(None)
    assert items[0].pixmap().width() > items[0].width
    assert _farthest(_painted(player.table.scene, box), seen) <= SHADE


def test_a_card_is_whole_as_soon_as_its_neighbour_may_leave_it(play) -> None:
    player = play(find("yixing-classic", my_lead), TableOptions(speed=1, guard_ms=0, auto_pass=False))
    player.table.animator.finish()
    hand = player.table.scene.hand
    player.click(2)  # it rises
    whole = [hand.items[held].pixmap().width() > hand.items[held].width for held in hand.order]
    assert whole == [index in (1, 2, len(whole) - 1) for index in range(len(whole))]


def _painted(scene, box: QRectF) -> QImage:
    """What a part of the scene shows."""
    image = QImage(round(box.width()), round(box.height()) + 4, QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(box.x(), box.y(), image.width(), image.height()))
    painter.end()
    return image


def _farthest(one: QImage, other: QImage) -> int:
    """How much two pictures differ where they differ most."""
    return max(
        abs(first - second) for first, second in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    )
