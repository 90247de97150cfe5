"""The colour tokens of each theme, by name. No hex value stands anywhere else but in art files.

Text reaches 4.5:1 on what it is written on, control edges and rings 3:1 (`tests/ui/test_tokens.py` measures it).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial

from PySide6.QtGui import QColor


class ThemeChoice(StrEnum):
    """What the player picks; SYSTEM follows the desktop and switches to high contrast with it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class ClothColour(StrEnum):
    """The table cloths of the light theme."""

    PINE = "pine"
    INDIGO = "indigo"
    TEA = "tea"
    INK = "ink"


def _rgba(text: str, alpha: float = 1.0) -> QColor:
    color = QColor(text)
    color.setAlphaF(alpha)
    return color


@dataclass(frozen=True, eq=False)
class Tokens:
    """Colours of one theme. `high_contrast` also means: no gradient, shadow, contour line or transparency."""

    name: str
    dark: bool
    high_contrast: bool
    bg: QColor
    surface: QColor
    surface2: QColor
    line: QColor
    edge: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    primary: QColor
    on_primary: QColor
    gold: QColor
    gold_ink: QColor
    gold_text: QColor
    accent: QColor
    landlord: QColor
    farmer: QColor
    wild: QColor
    unknown: QColor
    on_role: QColor
    on_unknown: QColor
    ok: QColor
    warn: QColor
    err: QColor
    soft: QColor
    soft_gold: QColor
    soft_accent: QColor
    table_centre: QColor
    table_edge: QColor
    table_ink: QColor
    table_ink2: QColor
    table_ink3: QColor
    glass: QColor
    glass_edge: QColor
    ivory: QColor
    on_ivory: QColor
    paper: QColor
    urgent: QColor = field(default_factory=partial(_rgba, "#F0604A"))
    shadow: QColor = field(default_factory=partial(_rgba, "#0B1F1A"))
    spring: QColor = field(default_factory=partial(_rgba, "#CFE8B8"))
    frame: QColor = field(default_factory=partial(_rgba, "#FBF6E8"))
    effect: QColor = field(default_factory=partial(_rgba, "#FBE3AE"))
    wild_on_table: QColor = field(default_factory=partial(_rgba, "#E9B7F2"))

    @property
    def border(self) -> float:
        """Width of a control's border in px."""
        return 2.0 if self.high_contrast else 1.4

    @property
    def ring(self) -> float:
        """Width of the focus ring in px."""
        return 4.0 if self.high_contrast else 3.0


LIGHT = Tokens(
    name="light",
    dark=False,
    high_contrast=False,
    bg=_rgba("#F4EFE3"),
    surface=_rgba("#FDFBF5"),
    surface2=_rgba("#ECE4D2"),
    line=_rgba("#D8CCB4"),
    edge=_rgba("#8A8169"),
    ink=_rgba("#22302E"),
    ink2=_rgba("#55615D"),
    ink3=_rgba("#8A8F88"),
    primary=_rgba("#1F6B5A"),
    on_primary=_rgba("#FFFFFF"),
    gold=_rgba("#E0AE4B"),
    gold_ink=_rgba("#2B2108"),
    gold_text=_rgba("#8A5A0B"),
    accent=_rgba("#B83A2B"),
    landlord=_rgba("#B83A2B"),
    farmer=_rgba("#2F5D8C"),
    wild=_rgba("#7A2F86"),
    unknown=_rgba("#5A6660"),
    on_role=_rgba("#FFFFFF"),
    on_unknown=_rgba("#FFFFFF"),
    ok=_rgba("#26734A"),
    warn=_rgba("#8A5A0B"),
    err=_rgba("#B3261E"),
    soft=_rgba("#E4EFE8"),
    soft_gold=_rgba("#F7EACB"),
    soft_accent=_rgba("#F6E1DB"),
    table_centre=_rgba("#306B5A"),
    table_edge=_rgba("#1E463B"),
    table_ink=_rgba("#F8F3E6"),
    table_ink2=_rgba("#D3E2D9"),
    table_ink3=_rgba("#9DB3AA"),
    glass=_rgba("#0E2B25", 0.42),
    glass_edge=_rgba("#F8F3E6", 0.75),
    ivory=_rgba("#F8F3E6"),
    on_ivory=_rgba("#22302E"),
    paper=_rgba("#FFFDF7"),
)

DARK = Tokens(
    name="dark",
    dark=True,
    high_contrast=False,
    bg=_rgba("#121A1A"),
    surface=_rgba("#1B2525"),
    surface2=_rgba("#263232"),
    line=_rgba("#3A4949"),
    edge=_rgba("#74827C"),
    ink=_rgba("#EEE8DA"),
    ink2=_rgba("#AEB9B3"),
    ink3=_rgba("#73807B"),
    primary=_rgba("#63B89F"),
    on_primary=_rgba("#0A1F19"),
    gold=_rgba("#E6B85C"),
    gold_ink=_rgba("#241B05"),
    gold_text=_rgba("#E6B85C"),
    accent=_rgba("#E57C69"),
    landlord=_rgba("#D9604D"),
    farmer=_rgba("#6F9FD2"),
    wild=_rgba("#C48AD0"),
    unknown=_rgba("#5A6660"),
    on_role=_rgba("#101615"),
    on_unknown=_rgba("#FFFFFF"),
    ok=_rgba("#6CC58E"),
    warn=_rgba("#E6B85C"),
    err=_rgba("#F08A7C"),
    soft=_rgba("#20352E"),
    soft_gold=_rgba("#3A3018"),
    soft_accent=_rgba("#3B2521"),
    table_centre=_rgba("#23463D"),
    table_edge=_rgba("#12241F"),
    table_ink=_rgba("#F3EDDF"),
    table_ink2=_rgba("#B4C6BD"),
    table_ink3=_rgba("#8DA39A"),
    glass=_rgba("#000000", 0.45),
    glass_edge=_rgba("#F3EDDF", 0.75),
    ivory=_rgba("#F8F3E6"),
    on_ivory=_rgba("#22302E"),
    paper=_rgba("#F3EDDF"),
)

HIGH_CONTRAST = Tokens(
    name="high-contrast",
    dark=True,
    high_contrast=True,
    bg=_rgba("#000000"),
    surface=_rgba("#000000"),
    surface2=_rgba("#1A1A1A"),
    line=_rgba("#FFFFFF"),
    edge=_rgba("#FFFFFF"),
    ink=_rgba("#FFFFFF"),
    ink2=_rgba("#FFFFFF"),
    ink3=_rgba("#B8B8B8"),
    primary=_rgba("#FFD60A"),
    on_primary=_rgba("#000000"),
    gold=_rgba("#FFD60A"),
    gold_ink=_rgba("#000000"),
    gold_text=_rgba("#FFD60A"),
    accent=_rgba("#FF7A66"),
    landlord=_rgba("#FF7A66"),
    farmer=_rgba("#7CC8FF"),
    wild=_rgba("#E9A8FF"),
    unknown=_rgba("#5A6660"),
    on_role=_rgba("#000000"),
    on_unknown=_rgba("#FFFFFF"),
    ok=_rgba("#5CF08E"),
    warn=_rgba("#FFD60A"),
    err=_rgba("#FF8A7A"),
    soft=_rgba("#1A1A1A"),
    soft_gold=_rgba("#1A1A1A"),
    soft_accent=_rgba("#1A1A1A"),
    table_centre=_rgba("#00130F"),
    table_edge=_rgba("#00130F"),
    table_ink=_rgba("#FFFFFF"),
    table_ink2=_rgba("#FFFFFF"),
    table_ink3=_rgba("#B8B8B8"),
    glass=_rgba("#000000"),
    glass_edge=_rgba("#FFFFFF"),
    ivory=_rgba("#000000"),
    on_ivory=_rgba("#FFFFFF"),
    paper=_rgba("#FFFFFF"),
    urgent=_rgba("#FF7A66"),
)

# Centre and edge of the gradient. Indigo and tea are darkened from #4B6E8F and #7A6A4F until captions reach 4.5:1.
_CLOTHS = {
    ClothColour.PINE: ("#306B5A", "#1E463B"),
    ClothColour.INDIGO: ("#446482", "#2B4560"),
    ClothColour.TEA: ("#6D5F46", "#4E4230"),
    ClothColour.INK: ("#55605E", "#2F3837"),
}


def with_cloth(tokens: Tokens, cloth: ClothColour) -> Tokens:
    """The same theme on another cloth; the dark and high contrast themes have one cloth each."""
    if tokens.dark:
        return tokens
    centre, edge = _CLOTHS[cloth]
    return replace(tokens, table_centre=_rgba(centre), table_edge=_rgba(edge))


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio of two opaque colours after WCAG 2, 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())
