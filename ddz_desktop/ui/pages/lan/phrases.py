"""The popover with phrases and emotes over the tools of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ddz_desktop.protocol.from_guest import SignKind
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel, PanelKind, icon_button
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import signs

COLUMNS = 3


class PhrasesPopover(Panel):
    """A row of emotes over a grid of phrases; arrows go from one to the other, Enter says it, Esc closes.

    Signals:
        chosen(object, int): the SignKind and number of what is to be said; it has closed.
        closed: nothing is to be said.
    """

    chosen = Signal(object, int)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(kind=PanelKind.DIALOG, radius=18, parent=parent)
        self.emotes = [icon_button(icon, "", ButtonKind.TONAL) for icon, _ in signs.EMOTES]
        self.phrases = [Button("", height=44) for _ in signs.PHRASES]
        self._note = Label("", Role.CAPTION, "ink2")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row, grid = QHBoxLayout(), QGridLayout()
        row.setSpacing(8)
        grid.setSpacing(8)
        for button in self.emotes:
            row.addWidget(button, 1, Qt.AlignmentFlag.AlignCenter)
        for index, button in enumerate(self.phrases):
            grid.addWidget(button, index // COLUMNS, index % COLUMNS)
        for button in (*self.emotes, *self.phrases):
            button.clicked.connect(self._choose)
        self.body.setContentsMargins(16, 14, 16, 10)
        self.body.setSpacing(10)
        self.body.addLayout(row)
        self.body.addLayout(grid)
        self.body.addWidget(self._note)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.setAccessibleName(self.tr("Phrases and emotes"))
        for number, button in enumerate(self.emotes):
            button.set_hint(signs.emote_name(number))
            button.setAccessibleName(signs.emote_name(number))
        for number, button in enumerate(self.phrases):
            button.setText(signs.phrase(number))
            button.restyle()
        self._note.setText(self.tr("One every 3 seconds"))

    def open_at(self, right: int, bottom: int) -> None:
        """Come up with its lower right corner at a point, and take the keyboard."""
        self.adjustSize()
        self.move(max(0, right - self.width()), max(0, bottom - self.height()))
        self.show()
        self.raise_()
        self.phrases[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def close_up(self) -> None:
        """Go; nothing happens the second time."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_T):
            self.close_up()
        elif event.key() in steps:
            self._step(*steps[Qt.Key(event.key())])
        else:
            event.accept()  # what is no key of this popover is none of the table's either

    # helpers

    def _rows(self) -> list[list[Button]]:
        phrases = self.phrases
        return [self.emotes, *(phrases[first : first + COLUMNS] for first in range(0, len(phrases), COLUMNS))]

    def _step(self, across: int, down: int) -> None:
        rows = self._rows()
        focused = self.focusWidget()
        row = next((index for index, buttons in enumerate(rows) if focused in buttons), 1)
        column = next((index for index, button in enumerate(rows[row]) if button is focused), 0)
        row = (row + down) % len(rows)
        column = (column + across) % len(rows[row]) if across else min(column, len(rows[row]) - 1)
        rows[row][column].setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _choose(self) -> None:
        pressed = self.sender()
        self.hide()
        for kind, buttons in ((SignKind.EMOTE, self.emotes), (SignKind.PHRASE, self.phrases)):
            for number, button in enumerate(buttons):
                if button is pressed:
                    self.chosen.emit(kind, number)
        self.closed.emit()
