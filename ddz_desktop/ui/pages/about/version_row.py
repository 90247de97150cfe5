"""The offer to look for a new version, and what came of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.version_look import Newest, VersionLook
from ddz_desktop.ui.controls import Button, Label
from ddz_desktop.ui.fonts import Role


class VersionRow(QWidget):
    """A line and a button; nothing is looked for before that is pressed. `newest`: what was found to be newer."""

    def __init__(self, look: VersionLook) -> None:
        super().__init__()
        self._look = look
        self._looking = False
        self._failed = False
        self._asked = False
        self.newest: Newest | None = None
        self.line = Label("", Role.LABEL, "ink2", wrap=True)
        self.button = Button("", height=48)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.line, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        look.found.connect(self._take)
        look.failed.connect(self._fail)
        self.button.clicked.connect(self._press)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    @Slot()
    def _press(self) -> None:
        if self.newest is not None:
            QDesktopServices.openUrl(QUrl(self.newest.page))
            return
        self._looking, self._asked, self._failed = True, True, False
        self._retranslate()
        self._look.look()

    @Slot(object)
    def _take(self, newest: Newest | None) -> None:
        self._looking, self.newest = False, newest
        self._retranslate()

    @Slot()
    def _fail(self) -> None:
        self._looking, self._failed = False, True
        self._retranslate()

    def _retranslate(self) -> None:
        self.line.setText(self._told())
        self.button.setText(self.tr("Look for a new version") if self.newest is None else self.tr("Open its page"))
        self.button.setEnabled(not self._looking)
        self.button.restyle()

    def _told(self) -> str:
        if self._looking:
            return self.tr("Looking…")
        if self._failed:
            return self.tr("That could not be found out. Is there a connection to the internet?")
        if self.newest is not None:
            return self.tr("There is version {version}.").format(version=self.newest.version)
        if self._asked:
            return self.tr("This is the newest version.")
        return self.tr("It is only looked for when you ask.")
