"""What went wrong with the person's own files, in a sentence that also says what to do."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.library import LibraryError, Trouble
from ddz_desktop.controller.messages import Fault, FaultKind

_TROUBLES = {
    Trouble.DISK: QT_TRANSLATE_NOOP("Trouble", "A file cannot be read or written. Is there room on the disk?"),
    Trouble.HISTORY: QT_TRANSLATE_NOOP(
        "Trouble", "The history cannot be read: it is damaged, in use, or of a newer version of this program."
    ),
    Trouble.BACK_UP: QT_TRANSLATE_NOOP("Trouble", "The back-up cannot be made or used."),
    Trouble.NAME: QT_TRANSLATE_NOOP("Trouble", "A name needs at least one letter or digit."),
    Trouble.GONE: QT_TRANSLATE_NOOP("Trouble", "It is not there any more."),
    Trouble.TEXT: QT_TRANSLATE_NOOP("Trouble", "This cannot be read. Is it whole, and unchanged?"),
    Trouble.BUG: QT_TRANSLATE_NOOP("Trouble", "Something went wrong in the program. The log has the details."),
}

_FAULTS = {
    FaultKind.BUG: QT_TRANSLATE_NOOP("Trouble", "Something went wrong; the game goes on. The log has the details."),
    FaultKind.NOT_SAVED: QT_TRANSLATE_NOOP(
        "Trouble", "The match cannot be saved: it ends with the program. Is there room on the disk?"
    ),
    FaultKind.NOT_RECORDED: QT_TRANSLATE_NOOP(
        "Trouble", "The hand could not be noted in the history yet; it is tried again with the next one."
    ),
    FaultKind.SAVE_UNUSABLE: QT_TRANSLATE_NOOP(
        "Trouble", "The unfinished match could not be read. Its file is kept beside, in the data folder."
    ),
    FaultKind.HISTORY_UNUSABLE: QT_TRANSLATE_NOOP(
        "Trouble", "The history could not be read and begins anew. The old file is kept beside, in the data folder."
    ),
    FaultKind.PRESETS_UNUSABLE: QT_TRANSLATE_NOOP(
        "Trouble", "The saved choices could not be read. Their file is kept beside, in the data folder."
    ),
    FaultKind.RESTORE_FAILED: QT_TRANSLATE_NOOP(
        "Trouble", "The back-up was not restored, and nothing was changed. Is it a whole back-up of this program?"
    ),
    FaultKind.RESTORE_UNFINISHED: QT_TRANSLATE_NOOP(
        "Trouble", "The back-up is not quite in place yet. Close the program and start it again."
    ),
}


def trouble_text(error: LibraryError) -> str:
    """Why something could not be done."""
    return QCoreApplication.translate("Trouble", str(_TROUBLES[error.trouble]))


def fault_text(fault: Fault) -> str:
    """What went wrong while the game goes on, or at the start."""
    return QCoreApplication.translate("Trouble", str(_FAULTS[fault.kind]))
