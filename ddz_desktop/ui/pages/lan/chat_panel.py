"""What has been said at the table, and a line to say something."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.protocol.from_host import Said
from ddz_desktop.protocol.limits import CHAT_KEPT, LONGEST_CHAT
from ddz_desktop.ui.controls import ButtonKind, CheckBox, Label, Panel, PanelKind, TextField, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role

LEAST_HEIGHT = 72


class ChatPanel(Panel):
    """Lines of text, the newest at the bottom.

    Signals:
        said(str): a line for all.
        muted(bool): nobody's free text is to be heard, or everybody's again.
    """

    said = Signal(str)
    muted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Said] = []
        self._me: int | None = None
        self._heading = Label("", Role.SECTION)
        self.mute = CheckBox("")
        self.mute.toggled.connect(self.muted)
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        inner = QWidget()
        inner.setLayout(self._column)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.addStretch(1)
        self._area = scrolling(inner)
        self._area.setMinimumHeight(LEAST_HEIGHT)
        self._area.verticalScrollBar().rangeChanged.connect(self._go_down)
        self.field = TextField()
        self.field.setMaxLength(LONGEST_CHAT)
        self.send = icon_button("fwd", "", ButtonKind.PRIMARY)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field, 1)
        line.addWidget(self.send)
        self.body.setContentsMargins(24, 12, 16, 14)
        self.body.setSpacing(8)
        self.body.addWidget(FormRow(self._heading, self.mute))
        self.body.addWidget(self._area, 1)
        self.body.addLayout(line)
        self.field.returnPressed.connect(self._say)
        self.send.clicked.connect(self._say)

    @property
    def lines(self) -> tuple[Said, ...]:
        """What is shown, oldest first."""
        return tuple(self._lines)

    @Slot(object)
    def show_lines(self, lines: Iterable[Said]) -> None:
        """Show the talk so far."""
        for _ in range(self._column.count() - 1):
            self._drop_first()
        kept, self._lines = tuple(lines), []
        for line in kept:
            self.add_line(line)

    @Slot(object)
    def add_line(self, line: Said) -> None:
        """Show another line of free text."""
        if line.kind is not None:
            return
        self._lines.append(line)
        self._column.addWidget(_Line(line, mine=line.person == self._me))
        if len(self._lines) > CHAT_KEPT:
            del self._lines[0]
            self._drop_first()

    def set_me(self, me: int | None, *, allowed: bool) -> None:
        """Who reads this, and whether the host allows free text."""
        if me != self._me:
            self._me = me
            self.show_lines(self._lines)
        self.field.setEnabled(allowed)
        self.send.set_available(allowed, self.tr("The host has switched free chat off."))
        self.field.setPlaceholderText(self.tr("Say something…") if allowed else self.tr("Free chat is off"))

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self._heading.setText(self.tr("Chat"))
        self.mute.setText(self.tr("Mute everybody"))
        self.mute.restyle()
        self.field.setAccessibleName(self.tr("Say something…"))
        self.send.set_hint(self.tr("Send"))
        self.send.setAccessibleName(self.tr("Send"))

    # slots

    @Slot()
    def _say(self) -> None:
        text = self.field.text().strip()
        if text and self.send.available:
            self.field.clear()
            self.said.emit(text)

    @Slot()
    def _go_down(self) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _drop_first(self) -> None:
        item = self._column.takeAt(1)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


class _Line(QWidget):
    """One line, with its author; the own ones stand at the right."""

    def __init__(self, said: Said, *, mine: bool) -> None:
        super().__init__()
        author = Label(said.name, Role.CAPTION, "ink2")
        text = Label(said.text, wrap=True)
        bubble = Panel(kind=PanelKind.SOFT if mine else PanelKind.INSET, radius=14)
        bubble.body.setContentsMargins(14, 6, 14, 6)
        bubble.body.addWidget(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        side = Qt.AlignmentFlag.AlignRight if mine else Qt.AlignmentFlag.AlignLeft
        column.addWidget(author, 0, side)
        column.addWidget(bubble)
        self.setAccessibleName(f"{said.name}: {said.text}")
