from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from ddz_desktop.ui.table.geometry import Stage, TableGeometry
from ddz_desktop.ui.table.own_chip import NAME_SIZE, ChipTexts, plan_chip, tags_box
from ddz_desktop.ui.table.sketch import Face, Ink
from ddz_desktop.ui.table.viewstate import Tag, TagId
from ddz_desktop.ui.tokens import LIGHT

TAGS = ((Tag(TagId.SHOWN), "Shown"), (Tag(TagId.DOUBLED), "Doubled"))


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1000, 900)])
@pytest.mark.parametrize("text_scale", [100, 130, 200])
@pytest.mark.parametrize("role", ["地主", "Landlord", "Hidden landlord"])
@pytest.mark.parametrize(
    "name",
    ["小雨", "Qing", "Alexandra", "A very long player's name", "Bartholomew the Younger", "我（欧阳娜娜的小雨伞）"],
)
def test_name_score_and_badge_keep_apart(themed, size, text_scale, role, name) -> None:
    stage = Stage.of(*size)
    chip = TableGeometry(stage, 3, text_scale=text_scale).own_chip()
    ink, rect = Ink(LIGHT, stage.unit, text_scale, 1.0), QRectF(0, 0, chip.width, chip.height)
    texts = ChipTexts(name, "−128", "−128 pts", role)
    plan = plan_chip(rect, texts, ink)
    shown = ink.elided(name, NAME_SIZE, plan.name_room, Face.BOLD)
    assert len(shown) > 3 or shown == name
    assert plan.badge is not None
    name_box = _box(plan.name, ink, shown, NAME_SIZE, Face.BOLD)
    score_box = _box(plan.score, ink, plan.written, plan.score_px, Face.FIGURE)
    assert all(rect.contains(each) for each in (plan.badge, name_box, score_box))
    assert not plan.badge.adjusted(-5, -2, 5, 2).intersects(name_box)  # nor touches it
    assert not plan.badge.intersects(score_box)
    assert not name_box.intersects(score_box)
    tags = QRectF(*tags_box(rect, texts, TAGS, ink))
    assert rect.left() < tags.left() < tags.right() < rect.right()
    assert not any(tags.intersects(each) for each in (plan.badge, name_box, score_box))


@pytest.mark.parametrize(("name", "written"), [("小雨", "−128 pts"), ("Bartholomew the Younger", "−128 pts")])
@pytest.mark.parametrize("role", ["", "Landlord"])
def test_the_score_has_its_unit_where_there_is_room(themed, name: str, written: str, role: str) -> None:
    stage = Stage.of(1280, 800)
    chip = TableGeometry(stage, 3).own_chip()
    ink, rect = Ink(LIGHT, stage.unit, 100, 1.0), QRectF(0, 0, chip.width, chip.height)
    assert plan_chip(rect, ChipTexts(name, "−128", "−128 pts", role), ink).written == written


def _box(at: QPointF, ink: Ink, text: str, px: float, face: Face) -> QRectF:
    """What the glyphs of a text cover."""
    return QFontMetricsF(ink.font(px, face)).tightBoundingRect(text).translated(at)
