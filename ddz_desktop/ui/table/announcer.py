"""Tells screen readers what happens: plays and passes politely, my turn and refusals at once."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.event import Event
from ddz_desktop.ui.table import texts_events
from ddz_desktop.ui.table.viewstate import TableState


class Announcer(QObject):
    """Speaks for a widget. Without `speaks` screen readers hear nothing of it.

    Signals:
        said: every sentence.
    """

    said = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.speaks = True

    def tell_events(self, events: Iterable[Event], state: TableState) -> None:
        """What has happened, in one go."""
        sentences = [texts_events.event_text(event, state) for event in events]
        self._tell(" ".join(filter(None, sentences)), assertive=False)

    def tell_politely(self, text: str) -> None:
        """Something that can wait for the end of the sentence before."""
        self._tell(text, assertive=False)

    def tell_turn(self, state: TableState) -> None:
        """It is my turn."""
        self._tell(texts_events.your_turn(state), assertive=True)

    @Slot(str)
    def tell_now(self, text: str) -> None:
        """Something the player must hear before he goes on."""
        self._tell(text, assertive=True)

    def _tell(self, text: str, *, assertive: bool) -> None:
        if not text:
            return
        if self.speaks:
            event = QAccessibleAnnouncementEvent(self._widget, text)
            level = QAccessible.AnnouncementPoliteness
            event.setPoliteness(level.Assertive if assertive else level.Polite)
            QAccessible.updateAccessibility(event)
        self.said.emit(text)
