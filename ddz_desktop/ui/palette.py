"""Qt's own palette from the tokens, for every widget we do not paint ourselves."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from ddz_desktop.ui.tokens import Tokens

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup


def make_palette(tokens: Tokens) -> QPalette:
    palette = QPalette()
    colors = {
        _Role.Window: tokens.bg,
        _Role.WindowText: tokens.ink,
        _Role.Base: tokens.surface,
        _Role.AlternateBase: tokens.surface2,
        _Role.Text: tokens.ink,
        _Role.Button: tokens.surface,
        _Role.ButtonText: tokens.ink,
        _Role.BrightText: tokens.accent,
        _Role.Highlight: tokens.primary,
        _Role.HighlightedText: tokens.on_primary,
        _Role.Accent: tokens.primary,
        _Role.Link: tokens.primary,
        _Role.LinkVisited: tokens.primary,
        _Role.ToolTipBase: tokens.ink,
        _Role.ToolTipText: tokens.bg,
        _Role.PlaceholderText: tokens.ink3,
        _Role.Light: tokens.surface,
        _Role.Midlight: tokens.line,
        _Role.Mid: tokens.edge,
        _Role.Dark: tokens.edge,
        _Role.Shadow: tokens.shadow,
    }
    for role, color in colors.items():
        palette.setColor(role, color)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(_Group.Disabled, role, tokens.ink3)
    palette.setColor(_Group.Disabled, _Role.Highlight, tokens.surface2)
    return palette
