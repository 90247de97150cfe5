"""Work that is shared out among processes."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from ddz_desktop.app import processes


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_while_a_piece_is_handed_out_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def submit(executor: ProcessPoolExecutor, do: Any, piece: int) -> Future[int]:
        os.kill(os.getpid(), signal.SIGINT)
        done: Future[int] = Future()
        done.set_result(0)
        return done

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
    with pytest.raises(KeyboardInterrupt), processes.shared_out(abs, 2) as do_all:
        list(do_all([1, 2, 3]))
