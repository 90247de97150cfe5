"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

HANDS, RULES = ".ddz", ".ddzrules"


def files_of(dropped: QMimeData) -> list[Path]:
    """The files among what is dropped that this program reads, and folders."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in (HANDS, RULES) or path.is_dir()]


class DropTarget(QObject):
    """Lets a widget take files.

    Signals:
        hands_dropped(object): files of hands and folders, as a list of paths.
        rules_dropped(object): the path of a file of house rules.
    """

    hands_dropped = Signal(object)
    rules_dropped = Signal(object)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._widget:
            return False
        if isinstance(event, QDragEnterEvent) and files_of(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self._take(files_of(event.mimeData()))
            return True
        return False

    def _take(self, files: list[Path]) -> None:
        hands = [file for file in files if file.suffix.lower() != RULES]
        if hands:
            self.hands_dropped.emit(hands)
        elif files:
            self.rules_dropped.emit(files[0])
