"""What can be done with a recorded hand besides looking at it: copied, passed on, kept as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ddz_desktop.controller.library import Library, LibraryError
from ddz_desktop.rules.record import Record, record_text
from ddz_desktop.ui import texts_trouble

SUFFIX = ".ddz"
Value = TypeVar("Value")


class HandActions(QObject):
    """Does it, and says so.

    Signals:
        told(str): what has been done, or why not, for a toast.
    """

    told = Signal(str)

    def __init__(self, library: Library, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._window = window

    def copy_text(self, record: Record) -> None:
        """The whole hand on the clipboard."""
        QGuiApplication.clipboard().setText(record_text(record))
        self.told.emit(self.tr("The hand is on the clipboard, as text."))

    def copy_code(self, record: Record) -> None:
        """The code of the deal on the clipboard: whoever has it can play the same cards."""
        code = self.attempt(lambda: self._library.code(record))
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.told.emit(self.tr("The deal code is on the clipboard."))

    def save(self, record: Record, name: str) -> None:
        """A file of the hand, wherever the player wants it."""
        kinds = self.tr("Hands (*{suffix})").format(suffix=SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the hand"), name + SUFFIX, kinds)
        if chosen:
            self.write(record, Path(chosen))

    def write(self, record: Record, path: Path) -> None:
        """Write a file, and say so or why not."""
        file = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        if self.attempt(lambda: self._library.write_file(record, file)) is not None:
            self.told.emit(self.tr("Saved as {file}").format(file=file.name))

    def attempt(self, work: Callable[[], Value]) -> Value | None:
        """The result of the work; `None`, after saying why, when the library refuses."""
        try:
            return work()
        except LibraryError as error:
            self.told.emit(texts_trouble.trouble_text(error))
            return None
