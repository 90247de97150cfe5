"""Audio that can be heard: hands every wish to one helper thread, which has loaded the sounds meanwhile.

Only the thread imports what decodes and mixes, after the window's first frame: nothing of it delays the start. Where it
cannot (no library for this system, no device) everything goes on in silence.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.cues import Cue, Group

if TYPE_CHECKING:
    from ddz_desktop.ui.sound.engine import Engine

log = logging.getLogger(__name__)

STALE_S = 0.35
"""A sound that could not begin within this time comes too late to be heard."""

CLOSE_S = 2.0


@dataclass(frozen=True)
class _Wish:
    """Something for the engine; `at`: when it was wished, for what is of no use later."""

    do: Callable[[Engine], None]
    at: float | None = None


class Player(QObject):
    """Makes sounds through `make_engine`, which is called on the helper thread.

    Signals:
        unheard: there is no device, or no library to play with; told once.
    """

    unheard = Signal()

    def __init__(
        self, make_engine: Callable[[Callable[[], None]], Engine] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make_engine or _engine
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    @Slot()
    def start(self) -> None:
        """Begin to load; until this is called nothing is heard."""
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the thread; nothing is heard any more."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wishes.put(None)
            thread.join(CLOSE_S)

    # -- Audio ----------------------------------------------------------------------------------------------------

    def play(self, cue: Cue) -> None:
        self._put(_Wish(lambda engine: engine.play(cue), time.monotonic()))

    def say(self, voice: Voice, calls: Sequence[str], *, after: bool = False) -> None:
        self._put(_Wish(lambda engine: engine.say(voice, calls, after=after), time.monotonic()))

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        self._put(_Wish(lambda engine: engine.set_gains(gains)))

    def set_voices(self, language: str, voices: Sequence[Voice]) -> None:
        self._put(_Wish(lambda engine: engine.set_voices(language, voices)))

    def hush(self) -> None:
        self._put(_Wish(lambda engine: engine.hush()))

    # -- the thread -----------------------------------------------------------------------------------------------

    def _put(self, wish: _Wish) -> None:
        """Before the thread begins only what lasts is kept; after it has ended nothing."""
        if (self._thread is None and wish.at is None) or (self._thread is not None and self._thread.is_alive()):
            self._wishes.put(wish)

    def _run(self) -> None:
        try:
            engine = self._make(self.unheard.emit)
        except ImportError as error:
            log.info("nothing can be heard, this system has no library to play with: %s", error)
            self.unheard.emit()
            return
        except Exception:
            log.exception("the sounds could not be loaded")
            self.unheard.emit()
            return
        try:
            self._serve(engine)
        except Exception:
            log.exception("the sounds have stopped")
        finally:
            engine.close()

    def _serve(self, engine: Engine) -> None:
        while True:
            try:
                wish = self._wishes.get(timeout=engine.tend())
            except queue.Empty:
                continue
            if wish is None:
                return
            if wish.at is None or time.monotonic() - wish.at < STALE_S:
                wish.do(engine)


def _engine(no_device: Callable[[], None]) -> Engine:
    """The real one, with all cues loaded."""
    from ddz_desktop.ui.sound.bank import Bank
    from ddz_desktop.ui.sound.engine import Engine
    from ddz_desktop.ui.sound.mixer import Mixer
    from ddz_desktop.ui.sound.output import Output

    mixer = Mixer()
    engine = Engine(Bank(), mixer, Output(mixer), no_device)
    engine.load()
    return engine
