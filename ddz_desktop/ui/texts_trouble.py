"""What went wrong with the person's own files, in a sentence that also says what to do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.library import LibraryError, Trouble
from ddz_desktop.controller.messages import Fault, FaultKind

_TROUBLES = {
    Trouble.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Trouble", "This computer does not allow it. Choose another place, or see to it that this one is yours."
    ),
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

_NO_HAND = QT_TRANSLATE_NOOP(
    "Trouble", "It holds no whole hand, or was changed: ask for it once more, or export it again."
)
_NO_RULES = QT_TRANSLATE_NOOP(
    "Trouble", "It holds no whole house rule, or was changed: ask for it once more, or export it again."
)
_UNOPENED = {
    Trouble.GONE: QT_TRANSLATE_NOOP(
        "Trouble", "It is not there: look whether it was moved or renamed, or whether its disk is missing."
    ),
    Trouble.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Trouble", "This computer does not let you read it: copy it to a folder of your own, or ask who gave it to you."
    ),
    Trouble.DISK: QT_TRANSLATE_NOOP(
        "Trouble", "It cannot be read: look whether its disk is in order, or copy it anew."
    ),
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


def unopened_text(file: Path, error: LibraryError) -> str:
    """Why a file that the person wants to see cannot be shown, and what to do."""
    unread = _NO_RULES if file.suffix.lower() == ".ddzrules" else _NO_HAND
    text = QCoreApplication.translate("Trouble", str(_UNOPENED.get(error.trouble, unread)))
    if error.line is None:
        return text
    line = QCoreApplication.translate("Trouble", "The first fault is in line {number}.").format(number=error.line)
    return f"{text} {line}"


def fault_text(fault: Fault) -> str:
    """What went wrong while the game goes on, or at the start."""
    return QCoreApplication.translate("Trouble", str(_FAULTS[fault.kind]))
