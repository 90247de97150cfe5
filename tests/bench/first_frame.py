"""Starts a window and ends it after its first page: `python -m tests.bench.first_frame PROFILE`; `-`: an empty one.

Writes a line for each frame that is waited for, of the program the curtain's and the first page's: the moment on the
system's steady clock, and the processor time spent until then, in s.
"""

from __future__ import annotations

import sys
import time


def note() -> None:
    """A frame has been painted and handed over."""
    print(time.monotonic(), time.process_time(), flush=True)


def empty() -> None:
    """A window with nothing in it, of the program's size."""
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    app.processEvents()
    note()


def program(profile: str) -> None:
    """The program as it is started from the command line."""
    from ddz_desktop.app import command_line, curtain

    drawn = curtain.Curtain.show

    def noted(shown: curtain.Curtain) -> None:
        from PySide6.QtWidgets import QApplication

        drawn(shown)
        QApplication.processEvents()
        note()

    def gone(shown: curtain.Curtain) -> bool:
        from PySide6.QtWidgets import QApplication

        note()
        QApplication.exit()
        return True

    curtain.Curtain.show, curtain.Curtain.close = noted, gone
    command_line.main(["--profile", profile])


if __name__ == "__main__":
    empty() if sys.argv[1] == "-" else program(sys.argv[1])
