"""What buttons are painted with, by kind and theme."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor

from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.tokens import Tokens


class ButtonKind(StrEnum):
    """How much a button asks for. One gold per table moment, one primary per page."""

    GOLD = "gold"
    PRIMARY = "primary"
    SECONDARY = "secondary"
    TONAL = "tonal"
    IVORY = "ivory"
    OUTLINE = "outline"
    GLASS = "glass"
    QUIET = "quiet"
    TILE = "tile"
    LINK = "link"


RAISED = {ButtonKind.GOLD, ButtonKind.PRIMARY, ButtonKind.IVORY}
ON_TABLE = {ButtonKind.IVORY, ButtonKind.OUTLINE, ButtonKind.GLASS}


@dataclass(frozen=True)
class Skin:
    """What one button is painted with."""

    fill: QColor | None
    text: QColor
    border: QColor | None = None
    width: float = 0.0
    gloss: bool = False


def skin(kind: ButtonKind, tokens: Tokens) -> Skin:
    """The colours of a usable button."""
    edge = tokens.border
    glass = with_alpha(tokens.glass, 1.0 if tokens.high_contrast else 0.35)
    if kind is ButtonKind.GLASS:
        border = tokens.glass_edge if tokens.high_contrast else None
        return Skin(tokens.glass, tokens.table_ink, border, 1.5 if border is not None else 0.0)
    if kind is ButtonKind.IVORY and tokens.high_contrast:
        return Skin(tokens.ivory, tokens.on_ivory, tokens.edge, edge)
    table = {
        ButtonKind.GOLD: Skin(tokens.gold, tokens.gold_ink, gloss=not tokens.high_contrast),
        ButtonKind.PRIMARY: Skin(tokens.primary, tokens.on_primary),
        ButtonKind.SECONDARY: Skin(tokens.surface, tokens.ink, tokens.edge, edge),
        ButtonKind.TONAL: Skin(tokens.soft, tokens.primary),
        ButtonKind.IVORY: Skin(tokens.ivory, tokens.on_ivory),
        ButtonKind.OUTLINE: Skin(glass, tokens.table_ink, tokens.glass_edge, max(edge, 1.6)),
        ButtonKind.QUIET: Skin(tokens.bg, tokens.ink, tokens.line, 1.2),
        ButtonKind.TILE: Skin(tokens.surface, tokens.ink, tokens.line, 1.2),
        ButtonKind.LINK: Skin(None, tokens.primary),
    }
    return table[kind]


def disabled_skin(tokens: Tokens, *, on_table: bool) -> Skin:
    """The colours of a button that cannot be used."""
    if tokens.high_contrast:
        return Skin(tokens.surface2, tokens.ink3, tokens.ink3, 1.0)
    if on_table:
        return Skin(with_alpha(tokens.glass, 0.35), tokens.table_ink3)
    return Skin(tokens.surface2, tokens.ink3)
