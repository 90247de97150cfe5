"""The words of the first hand, in a panel above the middle of the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel, PanelKind, Paragraph
from ddz_desktop.ui.fonts import Role

WIDTHS = (0.41, 0.7, 0.98)
"""Shares of the table's width: what leaves the others' plays in sight, what leaves their seats, and all of it."""

HIGHEST, MIDDLE, LOWEST = 0.095, 0.27, 0.54
"""Shares of its height: above is the top bar, beneath are the preview and the buttons."""


class Bubble(Panel):
    """What is told, how far the lesson is, and buttons to go on and to leave.

    Signals:
        went_on: it has been read.
        left: the lesson is to be left.
    """

    went_on = Signal()
    left = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(kind=PanelKind.DIALOG, radius=18, parent=table)
        self.body.setContentsMargins(24, 16, 20, 14)
        self.body.setSpacing(8)
        self._text = Paragraph("", "ink", role=Role.BODY)
        self._kindly = Label("", Role.STRONG, "gold_text", wrap=True)
        self._progress = Label("", Role.CAPTION, "ink2")
        self.leave_button = Button("", ButtonKind.LINK, height=40)
        self.next_button = Button("", ButtonKind.PRIMARY, key="↵", height=44)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._progress)
        row.addStretch(1)
        row.addWidget(self.leave_button)
        row.addWidget(self.next_button)
        self.body.addWidget(self._kindly)
        self.body.addWidget(self._text, 1)
        self.body.addLayout(row)
        self._shown: tuple[object, ...] = ()
        self.next_button.clicked.connect(self.went_on)
        self.leave_button.clicked.connect(self.left)
        self.hide()

    @property
    def text(self) -> str:
        """What is told now."""
        return self._text.accessibleName()

    @property
    def progress(self) -> str:
        """How far the lesson is."""
        return self._progress.text()

    @property
    def kindly(self) -> str:
        """What is said about something else that was tried."""
        return self._kindly.text()

    def tell(self, text: str, progress: str, *, to_read: bool, kindly: str = "") -> None:
        """Tell something. `to_read`: it only wants to be read, and has a button for that."""
        shown = (text, progress, to_read, kindly)
        if shown == self._shown and self.isVisible():
            return
        self._shown = shown
        self._text.set_text(text)
        self._kindly.setText(kindly)
        self._kindly.setVisible(bool(kindly))
        self._progress.setText(progress)
        self.next_button.setText(self.tr("Go on"))
        self.next_button.setVisible(to_read)
        self.leave_button.setText(self.tr("Leave the lesson"))
        for button in (self.next_button, self.leave_button):
            button.restyle()
        self.place()
        self.show()
        self.raise_()
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """What only wants to be read has the keyboard, so that Enter goes on."""
        if self.next_button.isVisible():
            self.next_button.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def place(self) -> None:
        """Stand above the middle of the table, as high as the words need."""
        table = self.parentWidget()
        if table is None:
            return
        highest, lowest = round(table.height() * HIGHEST), round(table.height() * LOWEST)
        for share in WIDTHS:
            width = round(table.width() * share)
            height = self.body.totalHeightForWidth(width)
            if height <= lowest - highest and width >= self.body.minimumSize().width():
                break
        top = max(highest, min(round(table.height() * MIDDLE - height / 2), lowest - height))
        self.setGeometry(QRect((table.width() - width) // 2, top, width, height))
