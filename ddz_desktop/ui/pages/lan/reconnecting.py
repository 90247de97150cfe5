"""While the way to the host is broken: how often it was tried to mend it, and how long it still will be."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.controller.lan_controller import LanController, LinkIs
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind, Paragraph
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.dialogs.dialog import Dialog

BAR_HEIGHT = 8
SECOND_MS = 1000


class ReconnectingDialog(Dialog):
    """Comes with the first attempt and goes by itself; R tries at once."""

    def __init__(self, host: QWidget, lan: LanController) -> None:
        super().__init__(host, width=620)
        self._lan = lan
        self._attempt = 0
        self._left = self._whole = 0.0
        self._text = Paragraph("")
        self.bar = _TimeBar()
        self.content.addWidget(self._text)
        self.content.addWidget(self.bar)
        self.content.addStretch(1)
        self.leave_button = self.add_button(Button("", height=50))
        self.retry_button = self.add_button(Button("", ButtonKind.PRIMARY, key="R", height=50), main=True)
        self.leave_button.clicked.connect(self._leave)
        self.retry_button.clicked.connect(lan.retry_now)
        self._timer = QTimer(self, interval=SECOND_MS)
        self._timer.timeout.connect(self._count)

    def show_attempt(self, link: LinkIs) -> None:
        """Another attempt is made."""
        self._attempt, self._left = link.attempt, link.seconds_left or 0.0
        if self.isHidden():
            self._whole = max(1.0, self._left)
            self._timer.start()
            self.open()
        else:
            self.retranslate()

    @Slot()
    def dismiss(self) -> None:
        self._timer.stop()
        super().dismiss()

    def cancel(self) -> None:
        """There is nothing beneath that could be gone on with."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R:
            self.retry_button.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Connection lost, reconnecting"))
        minutes, seconds = divmod(ceil(self._left), 60)
        text = self.tr(
            "Attempt {number}; it is tried for another {time}. Your seat is kept, and the computer plays meanwhile."
        )
        self._text.set_text(text.format(number=self._attempt, time=f"{minutes}:{seconds:02}"))
        self.bar.show_share(self._left / self._whole if self._whole else 0.0)
        self.leave_button.setText(self.tr("Leave the table"))
        self.retry_button.setText(self.tr("Try now"))
        for button in (self.leave_button, self.retry_button):
            button.restyle()

    @Slot()
    def _count(self) -> None:
        self._left = max(0.0, self._left - SECOND_MS / 1000)
        self.retranslate()

    @Slot()
    def _leave(self) -> None:
        self._lan.leave()


class _TimeBar(QWidget):
    """How much of the time is left."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show a share from 0 to 1."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, BAR_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        rect = QRectF(self.rect())
        painter = QPainter(self)
        paint_box(painter, rect, BAR_HEIGHT / 2, tokens.surface2, tokens.line if tokens.high_contrast else None, 1)
        rect.setWidth(max(BAR_HEIGHT, rect.width() * self._share))
        paint_box(painter, rect, BAR_HEIGHT / 2, tokens.primary)
