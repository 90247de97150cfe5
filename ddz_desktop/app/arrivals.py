"""What is to be opened while the program runs: files of second starts, and those that macOS hands over."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ddz_desktop.app.doorbell import Ring
from ddz_desktop.protocol.invitation import SCHEME
from ddz_desktop.ui.main_window import MainWindow


class Arrivals(QObject):
    """Brings the window to the front and opens files and invitations in it.

    Signals:
        rung: a Ring, from the doorbell's thread.
    """

    rung = Signal(object)

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__()
        self._app = app
        self._window = window
        app.installEventFilter(self)
        self.rung.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A double click in macOS' Finder comes as an event, whether the program was running or not."""
        if isinstance(event, QFileOpenEvent) and event.url().scheme() == SCHEME.partition(":")[0]:
            self._window.lan.open_invitation(event.url().toString())
            return True
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.open_file(Path(event.file()))
            return True
        return False

    @Slot(object)
    def _answer(self, ring: Ring) -> None:
        if ring.activation is not None:
            os.environ["XDG_ACTIVATION_TOKEN"] = ring.activation  # Qt's plugin for Wayland takes it from there
        self.raise_window()
        if ring.file is not None:
            self._window.open_file(Path(ring.file))
        if ring.invitation:
            self._window.lan.open_invitation(ring.invitation)

    def raise_window(self) -> None:
        """Out of the task bar and over all others."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()

    def leave(self) -> None:
        """The window goes; nothing is opened any more."""
        self._app.removeEventFilter(self)
        self.rung.disconnect(self._answer)
