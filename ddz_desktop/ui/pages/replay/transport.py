"""The bar under the table of a replay: the timeline, the buttons that move it, and the speed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Label, SegmentedControl
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.replay.decisions import PAGE_KEYS
from ddz_desktop.ui.pages.replay.timeline import Timeline

SPEEDS = (0.5, 1.0, 2.0, 4.0)
HINT_FROM = 880
"""Narrower bars have no room for the words about keys."""


class _MoveButton(Button):
    """A round button that leaves the arrow keys to the page."""

    def __init__(self, icon: str, kind: ButtonKind = ButtonKind.GLASS, size: int = 44) -> None:
        super().__init__("", kind, icon=icon, height=size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGE_KEYS and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Transport(QWidget):
    """Moves the replay.

    Signals:
        jumped(int): to that moment.
        stepped(int): so many moments on, or back.
        toggled: run, or stand still.
        speed_chosen(object): moments a second.
    """

    jumped = Signal(int)
    stepped = Signal(int)
    toggled = Signal()
    speed_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._running = False
        self.timeline = Timeline()
        self._hint = Label("", Role.LABEL, "table_ink2")
        self.first = _MoveButton("first")
        self.back = _MoveButton("prev")
        self.play = _MoveButton("play", ButtonKind.GOLD, 52)
        self.on = _MoveButton("next")
        self.last = _MoveButton("last")
        self._speed_label = Label("", Role.LABEL, "table_ink2")
        self.speed = SegmentedControl([(speed, f"{speed:g}×") for speed in SPEEDS], 1.0)
        self._build()
        self.timeline.valueChanged.connect(self.jumped)
        self.first.clicked.connect(self._to_first)
        self.back.clicked.connect(self._step_back)
        self.play.clicked.connect(self.toggled)
        self.on.clicked.connect(self._step_on)
        self.last.clicked.connect(self._to_last)
        self.speed.changed.connect(self.speed_chosen)
        self._retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 18, 10)
        column.setSpacing(0)
        column.addWidget(self.timeline)
        row = QHBoxLayout()
        row.setContentsMargins(18, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self._hint, 1)
        for button in (self.first, self.back, self.play, self.on, self.last):
            row.addWidget(button)
        speeds = QHBoxLayout()
        speeds.setSpacing(10)
        speeds.addStretch(1)
        speeds.addWidget(self._speed_label)
        speeds.addWidget(self.speed)
        row.addLayout(speeds, 1)
        column.addLayout(row)

    def show_position(self, position: int) -> None:
        """The replay stands there."""
        self.timeline.show_position(position)

    def show_running(self, running: bool) -> None:
        """Whether it runs by itself."""
        self._running = running
        self._name_play()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(100, super().sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hint.setVisible(self.width() >= theme.scaled(HINT_FROM))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.current().table_edge.darker(125))

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot()
    def _to_first(self) -> None:
        self.jumped.emit(0)

    @Slot()
    def _to_last(self) -> None:
        self.jumped.emit(self.timeline.maximum())

    @Slot()
    def _step_on(self) -> None:
        self.stepped.emit(1)

    @Slot()
    def _step_back(self) -> None:
        self.stepped.emit(-1)

    def _name_play(self) -> None:
        self.play.set_icon("pause" if self._running else "play")
        _name(self.play, self.tr("Stop (Space)") if self._running else self.tr("Play (Space)"))

    def _retranslate(self) -> None:
        _name(self.first, self.tr("To the deal (Home)"))
        _name(self.back, self.tr("One step back (←)"))
        _name(self.on, self.tr("One step on (→)"))
        _name(self.last, self.tr("To the end (End)"))
        self._name_play()
        self._hint.setText(self.tr("← → step, Space plays"))
        self._speed_label.setText(self.tr("Speed"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.timeline.setAccessibleName(self.tr("Moment of the hand"))


def _name(button: Button, text: str) -> None:
    button.set_hint(text)
    button.setAccessibleName(text)
