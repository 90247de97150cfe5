"""Pages whose parts lie by the room there is."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class ArrangedPage(QWidget):
    """Calls its two hooks as its size, the theme or the language changes. What makes the page calls them first."""

    def arrange(self) -> None:
        """Hook: put the parts where there is room for them."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Hook: show everything in the present language."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.arrange()
