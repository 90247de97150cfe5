"""A number that says it all: what it is, the number, and a word beneath."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from ddz_desktop.ui.controls import ElidedLabel, Label, Panel
from ddz_desktop.ui.fonts import Role


class FigureTile(Panel):
    """One of the figures at the top. `tone`: the number's token."""

    def __init__(self, tone: str = "ink") -> None:
        super().__init__(radius=16)
        self.body.setContentsMargins(20, 12, 16, 12)
        self.body.setSpacing(0)
        self.name = ElidedLabel("", Role.LABEL, "ink2")
        self.number = Label("", Role.COUNT, tone)
        self.note = ElidedLabel("", Role.CAPTION, "ink2")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for label in (self.name, self.number, self.note):
            self.body.addWidget(label)

    def tell(self, name: str, number: str, note: str, tone: str | None = None) -> None:
        """Show other words and another number."""
        self.name.setText(name)
        self.number.setText(number)
        self.note.setText(note)
        if tone is not None:
            self.number.set_tone(tone)
        self.setAccessibleName(f"{name}: {number}. {note}")
