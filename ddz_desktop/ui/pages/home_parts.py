"""What the home page tells beside its tiles: the player's picture, and a tip."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ddz_desktop.ui import icons, texts_people, theme
from ddz_desktop.ui.controls import Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role


class Portrait(QWidget):
    """The player's picture."""

    SIDE = 52

    def __init__(self) -> None:
        super().__init__()
        self._name = texts_people.DEFAULT_AVATAR
        self.setFixedSize(self.SIDE, self.SIDE)

    def show_avatar(self, name: str) -> None:
        """Show another picture."""
        self._name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, icons.avatar(self._name, self.SIDE, dpr=self.devicePixelRatioF()))


class Tip(Panel):
    """A bulb, and something worth knowing."""

    BULB = 28

    def __init__(self) -> None:
        super().__init__(kind=PanelKind.INSET, radius=16)
        self._title = Label("", Role.CAPTION_STRONG, "gold_text")
        self._text = Paragraph("", "ink")
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(0)
        self._row.addWidget(self._title)
        self._row.addWidget(self._text, 1)
        self.body.addLayout(self._row)
        self.set_dense(False)

    def set_dense(self, dense: bool) -> None:
        """Title and text in one line, or one above the other."""
        around = 7 if dense else 12
        self.body.setContentsMargins(64, around, 20, around)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if dense else down)
        self._row.setSpacing(12 if dense else 0)

    def set_texts(self, title: str, text: str) -> None:
        """Say something else."""
        self._title.setText(title)
        self._text.set_text(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bulb = icons.pixmap("hint", theme.current().gold_text, self.BULB, self.devicePixelRatioF())
        QPainter(self).drawPixmap(22, (self.height() - self.BULB) // 2, bulb)
