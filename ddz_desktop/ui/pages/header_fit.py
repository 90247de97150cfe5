"""How the header of a page stays whole in a narrow window or with large text: buttons show their icons alone."""

from __future__ import annotations

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, PageHeader

SPELLED_FROM = 900
"""Px at text scale 100 % from which there is room for words."""


def fit_header(header: PageHeader, width: int, subtitle: str, actions: dict[Button, str]) -> None:
    """Show subtitle and words, or where a page of this width has no room the actions' icons, names and hints alone."""
    spelled = width >= theme.scaled(SPELLED_FROM)
    header.subtitle.setText(subtitle if spelled else "")
    for button, text in actions.items():
        button.setText(text if spelled else "")
        button.setAccessibleName(text)
        button.set_hint("" if spelled else text)
        button.restyle()
