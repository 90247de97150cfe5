"""What else could have been played: a computer player's choices for the decision that is shown, and what followed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.controls import Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role

BULB = 28
LINES = 3
HEIGHT, LINE = 132, 24
"""Px at text scale 100 % without choices, and for each of them and each line of what follows."""


class Insight(Panel):
    """A bulb, a heading, a sentence, up to three choices, and what would best have followed the first."""

    def __init__(self) -> None:
        super().__init__(kind=PanelKind.SOFT, radius=14)
        self.body.setContentsMargins(52, 12, 14, 12)
        self.body.setSpacing(2)
        self.heading = Label("", Role.STRONG, "primary", wrap=True)
        self.sentence = Paragraph("", "ink", role=Role.LABEL)
        self.choices = tuple(Label("", Role.LABEL, "ink", wrap=True) for _ in range(LINES))
        self.line = Paragraph("", role=Role.LABEL)
        for widget in (self.heading, self.sentence, *self.choices, self.line):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lines = LINES
        self._told: tuple[str, ...] = ()
        self._line = ""

    def set_lines(self, lines: int) -> None:
        """Show so many choices at the most."""
        if lines != self._lines:
            self._lines = lines
            self._show_choices()
            self.updateGeometry()

    def tell(self, heading: str, sentence: str, choices: Sequence[str] = (), line: str = "") -> None:
        """Say something else."""
        self.heading.setText(heading)
        self.sentence.set_text(sentence)
        self.sentence.setVisible(bool(sentence))
        self._told, self._line = tuple(choices), line
        self._show_choices()
        self.setAccessibleName(" ".join((heading, sentence, *choices, line)).strip())

    def sizeHint(self) -> QSize:
        """Always with room for everything, so that nothing beside it moves."""
        rows = self._lines + (2 if self._roomy else 0)
        return super().sizeHint().expandedTo(QSize(0, round(theme.scaled(HEIGHT + LINE * rows))))

    @property
    def _roomy(self) -> bool:
        return self._lines == LINES

    def _show_choices(self) -> None:
        for index, label in enumerate(self.choices):
            text = self._told[index] if index < min(len(self._told), self._lines) else ""
            label.setText(text)
            label.setVisible(bool(text))
        self.line.set_text(self._line)
        self.line.setVisible(bool(self._line) and self._roomy)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bulb = icons.pixmap("hint", theme.current().primary, BULB, self.devicePixelRatioF())
        QPainter(self).drawPixmap(14, 14, bulb)
