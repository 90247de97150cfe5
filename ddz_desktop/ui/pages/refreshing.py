"""Pages that take long to be made anew: once for many changes of style or language, and only when they are seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

CHANGES = (QEvent.Type.LanguageChange, QEvent.Type.StyleChange)


class Refresher(QObject):
    """Watches a page and calls back when its texts or colours are stale. Qt tells a change of style several times."""

    def __init__(self, page: QWidget, refresh: Callable[[], None]) -> None:
        super().__init__(page)
        self._page = page
        self._refresh = refresh
        self._stale = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in CHANGES:
            self._stale = True
            if self._page.isVisible():
                self._timer.start(0)
        elif event.type() == QEvent.Type.Show and self._stale:
            self._run()
        return False

    @Slot()
    def _run(self) -> None:
        if self._stale:
            self._stale = False
            self._refresh()
