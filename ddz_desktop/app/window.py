"""The window, from the first page to its end."""

from __future__ import annotations

import signal

import msgspec
from PySide6.QtCore import QCoreApplication

from ddz_desktop.app.folders import user_folders
from ddz_desktop.app.logs import install_excepthook, start_logging
from ddz_desktop.app.program import Program
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts


def run(document: Record | RuleSet | None) -> int:
    """Show the window until it is closed, with a document if there is one; return the exit code."""
    folders = user_folders()
    start_logging(folders.log)
    install_excepthook()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop would not let Python see Ctrl+C; nothing is half-written
    program = Program(folders)
    try:
        program.window.show()
        if isinstance(document, RuleSet):
            offer_rules(program, document)
        elif document is not None:
            program.window.tell(RecordWording(document))
        return program.app.exec()
    finally:
        program.close()


def offer_rules(program: Program, rules: RuleSet) -> None:
    """Choose a house rule for the next game, and show that choice."""
    settings = program.preferences.settings
    game = msgspec.structs.replace(settings.new_game, system=rules.id, options=dict(rules.changes))
    program.preferences.change(msgspec.structs.replace(settings, new_game=game))
    program.window.show_new_game()


class RecordWording:
    """What the window says about a record that was opened with it: title, text, and the word to go on."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def __call__(self) -> tuple[str, str, str, str]:
        translate = QCoreApplication.translate
        lines = [texts.system_name(self._record.rules), self._result()]
        lines.append(translate("Record", "Every decision was legal, and the settlement is the one they lead to."))
        return translate("Record", "Record of a hand"), "\n".join(lines), translate("Record", "OK"), ""

    def _result(self) -> str:
        settlement = self._record.settlement
        if settlement is None:
            return QCoreApplication.translate("Record", "The hand was not played to its end.")
        points = ", ".join(f"{payoff:+d}".replace("-", "\N{MINUS SIGN}") for payoff in settlement.payoffs)
        return QCoreApplication.translate("Record", "Points by seat: {points}").format(points=points)
