"""What the history's buttons do with the hands that are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from ddz_desktop.controller.library import (
    HandFilter,
    HandRow,
    ImportReport,
    Library,
    LibraryError,
    RemovedHand,
)
from ddz_desktop.rules.record import Record
from ddz_desktop.ui import texts_history, texts_trouble
from ddz_desktop.ui.hand_actions import SUFFIX, HandActions

MOST_REFUSED = 5
"""So many unreadable files are named."""


class HistoryActions(QObject):
    """Does it, and says so.

    Signals:
        told(str): what has been done, or why not, for a toast.
        deleted(str): as `told`, and it can be undone.
        refused(str, str): a heading and a text about files that could not be read.
    """

    told = Signal(str)
    deleted = Signal(str)
    refused = Signal(str, str)

    def __init__(self, library: Library, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._window = window
        self._removed: tuple[RemovedHand, ...] = ()
        self._asked = False
        self.single = HandActions(library, window)
        self.single.told.connect(self.told)
        library.imported.connect(self._take_import)
        library.exported.connect(self._take_export)
        library.failed.connect(self._take_error)

    def record(self, row: HandRow) -> Record | None:
        """A hand to be replayed; `None` after saying why not."""
        return self.single.attempt(lambda: self._library.record(row.id))

    # -- removing -------------------------------------------------------------------------------------------------

    def delete(self, rows: Sequence[HandRow]) -> None:
        """Forget hands; `undo` brings them back."""
        removed = self.single.attempt(lambda: self._library.delete([row.id for row in rows]))
        if removed:
            self._removed = removed
            self.deleted.emit(texts_history.HandCounts().deleted(len(removed)))

    @Slot()
    def undo(self) -> None:
        """Take up again what was deleted last."""
        removed, self._removed = self._removed, ()
        if removed:
            self.single.attempt(lambda: self._library.put_back(removed))

    # -- files ----------------------------------------------------------------------------------------------------

    def export(self, rows: Sequence[HandRow], wanted: HandFilter) -> None:
        """Write the hands, or all that fit if none are given, into a folder that the player chooses."""
        chosen = QFileDialog.getExistingDirectory(self._window, self.tr("Folder for the hands"))
        if not chosen:
            return
        self._asked = True
        if rows:
            self._library.export_hands([row.id for row in rows], Path(chosen))
        else:
            self._library.export_all(wanted, Path(chosen))

    def choose_import(self) -> None:
        """Take over the hands of files that the player chooses."""
        kinds = self.tr("Hands (*{suffix})").format(suffix=SUFFIX)
        chosen, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Import hands"), "", kinds)
        if chosen:
            self.take_over([Path(each) for each in chosen])

    def take_over(self, files: Sequence[Path]) -> None:
        """Take over the hands of files and folders."""
        self._asked = True
        self._library.import_files(files)

    # -- what came of it ------------------------------------------------------------------------------------------

    @Slot(object)
    def _take_import(self, report: ImportReport) -> None:
        if not self._asked:
            return
        self._asked = False
        counted = texts_history.HandCounts()
        nothing_new = report.known and not report.added
        parts = [] if nothing_new else [counted.added(report.added)]
        parts += [counted.known(report.known)] * bool(report.known)
        parts += [counted.refused(len(report.refused))] * bool(report.refused)
        told = self.tr(", ", "between parts of a report").join(parts)
        if not report.refused:
            self.told.emit(told)
            return
        lines = [f"{each.file.name}: {each.why}" for each in report.refused[:MOST_REFUSED]]
        self.refused.emit(told, "\n".join(lines + ["…"] * (len(report.refused) > MOST_REFUSED)))

    @Slot(object)
    def _take_export(self, files: tuple[Path, ...]) -> None:
        if self._asked:
            self._asked = False
            self.told.emit(texts_history.HandCounts().written(len(files)))

    @Slot(object)
    def _take_error(self, error: LibraryError) -> None:
        if self._asked:
            self._asked = False
            self.told.emit(texts_trouble.trouble_text(error))
