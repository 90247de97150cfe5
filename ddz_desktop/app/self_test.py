"""Whether an installed program is whole: its parts are used one after the other, as they are used in a game.

Nothing touches the person's own files. Order: assets, sound, LAN, and last the window, in which a hand of each system
is played to its settlement.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import zipfile
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path

import msgspec
from PySide6.QtCore import QDirIterator, QFile, QIODevice, QObject, QTimer, QTranslator, Slot, qVersion
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtSvg import QSvgRenderer

from ddz_desktop import PROGRAM, kernels
from ddz_desktop.app.display import why_no_display
from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.problem import Problem
from ddz_desktop.app.program import Program
from ddz_desktop.bots.learned.weights import network_from, playouts_file, weights_file
from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.controller.lan.bot_guest import BotGuest
from ddz_desktop.controller.lan.guest_messages import Gone, GuestMessage
from ddz_desktop.controller.lan.service import HostService
from ddz_desktop.controller.lan.table_config import TableConfig, fresh_code, fresh_id
from ddz_desktop.controller.messages import Fault, HandKept, HandPlayed, TableUpdate
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.main_window import LEVELS
from ddz_desktop.ui.pages.new_match import match_setup

LOOPBACK = "127.0.0.1"
LAN_SECONDS = 120
HAND_MS = 120_000
"""How long a hand may take before it counts as stuck, on a slow and busy machine."""

QUICK_LEVEL = "novice"


def run() -> int:
    """Use everything, telling what is being tried; return 0. Raises Problem with what is not as it should be.

    The window is not seen, unless the environment names a platform of Qt's that shows it.
    """
    _choose_platform()
    print(f"{PROGRAM}, kernels: {kernels.status()}, Qt {qVersion()}", flush=True)
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-") as scratch:
        program = Program(profile_folders(Path(scratch)))
        try:
            print(check_assets(), flush=True)
            print(check_weights(), flush=True)
            print(check_sound(), flush=True)
            print(asyncio.run(check_lan()), flush=True)
            print(_check_window(program), flush=True)
        finally:
            program.close()
    print("everything is in order")
    return 0


def show_once() -> int:
    """Open the window on nobody's files and end when it has been painted: what there is to wait for at a start."""
    _choose_platform()
    program = Program(None)
    try:
        program.window.show()
        program.app.processEvents()
        program.window.grab()
    finally:
        program.close()
    return 0


def _choose_platform() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    missing = why_no_display(os.environ)
    if missing is not None:
        raise Problem(missing)


# Assets


def check_assets(root: str = ":/") -> str:
    """Every file of the window's resources can be read as what it is."""
    count = 0
    files = QDirIterator(root, QDirIterator.IteratorFlag.Subdirectories)
    while files.hasNext():
        path = files.next()
        if path.startswith(":/qt-project.org"):
            continue
        reader = READERS.get(Path(path).suffix)
        if reader is not None and not reader(path):
            raise Problem(f"{path} in the window's resources is damaged")
        count += reader is not None
    if not count:
        raise Problem("the window's resources are empty")
    return f"assets: {count} pictures, fonts, sounds, voices and translations"


def check_weights() -> str:
    """The networks of the learned players load."""
    wanted = {file(rules) for rules in CATALOG.values() for file in (weights_file, playouts_file)}
    files = sorted(file for file in wanted if file.is_file())
    if not files:
        raise Problem(f"there are no weights in {weights_file(next(iter(CATALOG.values()))).parent}")
    for file in files:
        network_from(file)
    return f"weights: {', '.join(file.stem for file in files)}"


def _is_archive(path: str) -> bool:
    try:
        return zipfile.ZipFile(BytesIO(_content(path))).testzip() is None
    except zipfile.BadZipFile:
        return False


def _content(path: str) -> bytes:
    file = QFile(path)
    file.open(QIODevice.OpenModeFlag.ReadOnly)
    try:
        return bytes(file.readAll().data())
    finally:
        file.close()


READERS: dict[str, Callable[[str], bool]] = {
    ".svg": lambda path: QSvgRenderer(path).isValid(),
    ".png": lambda path: not QImage(path).isNull(),
    ".ttf": lambda path: QFontDatabase.addApplicationFont(path) >= 0,
    ".qm": lambda path: QTranslator().load(path),
    ".wav": lambda path: _content(path)[:4] == b"RIFF",
    ".zip": _is_archive,
}
"""By the ending of a file: whether it can be read as what it is."""


# Sound and LAN


def check_sound() -> str:
    """Every cue is decoded and one is played; what keeps it from being heard is told."""
    try:
        from ddz_desktop.ui.sound.bank import Bank
        from ddz_desktop.ui.sound.cues import Cue
        from ddz_desktop.ui.sound.mixer import Mixer
        from ddz_desktop.ui.sound.output import NoDeviceError, Output
    except ImportError as error:
        return f"sound: none, this system has no library to play with: {error}"
    bank, mixer = Bank(), Mixer()
    bank.load_cues()
    output = Output(mixer)
    try:
        output.open()
    except NoDeviceError as error:
        return f"sound: {len(Cue)} cues decoded, not heard: {error}"
    mixer.start((bank.cue(next(iter(Cue))),), next(iter(Cue)).group)
    output.close()
    return f"sound: {len(Cue)} cues decoded, one played"


async def check_lan() -> str:
    """A table on this machine's own network, a guest who joins it, and a hand."""
    import_module("zeroconf.asyncio")  # finds tables; no more than that, since an announcement would be seen outside
    service = HostService(None, PROGRAM, where=LOOPBACK, announce=False)
    await service.start((0,))
    rules = next(iter(CATALOG.values()))
    config = TableConfig(
        id=fresh_id(), name="self-test", rules=rules, hands=1, turn_seconds=None, code=fresh_code(), fill=QUICK_LEVEL
    )
    service.open(config)
    hands: list[int] = []

    def hear(message: GuestMessage) -> None:
        if isinstance(message, HandPlayed):
            hands.append(message.number)

    guest = BotGuest(QUICK_LEVEL, make_thinking_bot, hands=1, heard=hear)
    address = Address(LOOPBACK, service.host.port)
    wish = Wish(address=address, program=PROGRAM, name="Guest", table=config.id, code=config.code)
    try:
        gone: Gone = await asyncio.wait_for(guest.run(wish), LAN_SECONDS)
    except TimeoutError:
        raise Problem(f"a table on {LOOPBACK} does not come to the end of a hand") from None
    finally:
        service.end_now()
        await service.wait()
    if not hands:
        raise Problem(f"a table on {LOOPBACK} cannot be joined: {gone.text or gone.why.value}")
    return f"LAN: a hand at a table on {LOOPBACK}, port {address.port}"


# The window


def _check_window(program: Program) -> str:
    test = WindowTest(program)
    program.window.show()
    test.begin()
    program.app.exec()
    if test.trouble:
        raise Problem(test.trouble)
    return f"window: {len(CATALOG)} systems played to the settlement"


class WindowTest(QObject):
    """Sits down at a table of each system, one after the other, and lets the table play."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.trouble = ""
        self._program = program
        self._systems = list(CATALOG)
        self._playing = ""
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._give_up)
        settings = program.preferences.settings
        program.preferences.change(
            msgspec.structs.replace(settings, look=msgspec.structs.replace(settings.look, speed=0.0))
        )
        program.controller.updated.connect(self._play)
        program.controller.kept.connect(self._next_soon)
        program.controller.failed.connect(self._fail)

    def begin(self) -> None:
        """Begin with the first system."""
        self._program.controller.set_pace(0)
        QTimer.singleShot(0, self, self._next)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _next(self) -> None:
        if not self._systems:
            self._program.app.exit(0)
            return
        self._playing = self._systems.pop(0)
        self._watchdog.start(HAND_MS)
        levels = (QUICK_LEVEL,) * (CATALOG[self._playing].seats - 1)
        self._program.window.start(match_setup(NewGame(self._playing, levels=levels, hands=1), Player("Wen"), LEVELS))

    @Slot(object)
    def _play(self, update: TableUpdate) -> None:
        """A match begins with nobody playing for the own seat, and auto-play ends with the hand."""
        if update.view.phase is not Phase.OVER and update.view.seat not in update.match.auto_play:
            self._program.controller.set_auto_play(True)

    @Slot(object)
    def _next_soon(self, kept: HandKept) -> None:
        QTimer.singleShot(0, self, self._next)

    @Slot(object)
    def _fail(self, fault: Fault) -> None:
        self.trouble = f"{self._playing}: {fault.message}"
        self._program.app.exit(1)

    @Slot()
    def _give_up(self) -> None:
        self.trouble = f"the hand of {self._playing} does not come to its end"
        self._program.app.exit(1)
