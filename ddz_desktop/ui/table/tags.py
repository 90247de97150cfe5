"""The tags of a seat: small pills that say who speaks first, has doubled or shown, and how many bombs are left."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from ddz_desktop.ui.table.sketch import Face, Ink, Sketch
from ddz_desktop.ui.table.viewstate import Tag, TagId

Tags: TypeAlias = tuple[tuple[Tag, str], ...]
"""Each with its words."""

GAP = 4.0


def tag_height(ink: Ink) -> float:
    """Height of a tag in px."""
    return ink.font(13).pixelSize() * 22 / 13


def tags_width(tags: Tags, ink: Ink) -> float:
    """Width of some tags side by side, in px."""
    return sum(_width(text, ink) for _, text in tags) + GAP * ink.unit * (len(tags) - 1)


def paint_tags(sketch: Sketch, rect: QRectF, tags: Tags) -> None:
    """Draw them side by side, from the left of a box of their width and height."""
    x = rect.left()
    for tag, text in tags:
        fill, color = _colors(tag, sketch.ink)
        box = QRectF(x, rect.top(), _width(text, sketch.ink), rect.height())
        sketch.box(box, rect.height() / 2, fill)
        sketch.middle_text(box, text, 13, color)
        x = box.right() + GAP * sketch.ink.unit


def _width(text: str, ink: Ink) -> float:
    return ink.width(text, 13, Face.BOLD) + 16 * ink.unit


def _colors(tag: Tag, ink: Ink) -> tuple[QColor, QColor]:
    """Fill and text; a quota of bombs is grey until it is used up."""
    tokens = ink.tokens
    if tag.id is TagId.STANDIN or (tag.id is TagId.BOMBS and tag.used != tag.allowed):
        return tokens.unknown, tokens.on_unknown
    fills = {TagId.FIRST: tokens.farmer, TagId.SHOWN: tokens.gold_text, TagId.DOUBLED: tokens.gold_text}
    return fills.get(tag.id, tokens.landlord), tokens.on_role
