"""A seat at a LAN table for the table page: what it commands a game alone, said to the host of the table instead."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.controller.lan.guest_messages import Gone
from ddz_desktop.controller.lan.program_messages import HostFailed, HostIs
from ddz_desktop.controller.lan_controller import LanController, TableConfig
from ddz_desktop.controller.messages import Command, NextHand, Refusal, SetAutoPlay, Submit
from ddz_desktop.match.save import Save
from ddz_desktop.protocol.from_guest import Act, AutoPlay, FromGuest, Ready
from ddz_desktop.protocol.from_host import Refused, Why
from ddz_desktop.protocol.table import Room
from ddz_desktop.rules.notation import action_text

_ABOUT_THE_HAND = frozenset({Why.ILLEGAL, Why.STALE})


class LanSeat(QObject):
    """`taken`: whether the hand on the table page is that of a LAN table.

    Signals:
        entered: a stay at a table begins, while none was there before.
        refused: Refusal of an action.
        opened: the match that was played alone goes on at a LAN table.
        not_opened: it does not, and can be resumed.
    """

    entered = Signal()
    refused = Signal(object)
    opened = Signal()
    not_opened = Signal()

    def __init__(self, lan: LanController, parent: QObject) -> None:
        super().__init__(parent)
        self.taken = False
        self._lan = lan
        self._opening: tuple[TableConfig, str, str] | None = None
        lan.room_changed.connect(self._enter)
        lan.refused.connect(self._refuse)
        lan.gone.connect(self._leave)
        lan.hosting.connect(self._opened)
        lan.host_failed.connect(self._failed)

    def say(self, command: Command) -> bool:
        """Say a command to the host; whether it was one for it."""
        message = wire_message(command) if self.taken else None
        if message is not None:
            self._lan.send(message)
        return message is not None

    @property
    def gives_hints(self) -> bool:
        """Whether the table allows hints."""
        room = self._lan.room
        return room is not None and room.options.hints

    def rise(self) -> bool:
        """Leave the table; whether there was a stay at one."""
        was_there, self.taken = self.taken, False
        if was_there:
            self._lan.leave()
        return was_there

    # Opening a match to the LAN

    def want_to_open(self, config: TableConfig, name: str, avatar: str) -> None:
        """A match will be handed over, to go on at this table."""
        self._opening = config, name, avatar

    def open(self, save: Save | None) -> None:
        """The match, or that there is none."""
        if self._opening is not None and save is not None:
            self._lan.open_table(*self._opening, save)
        elif self._opening is not None:
            self._opening = None
            self.not_opened.emit()

    @Slot(object)
    def _opened(self, host: HostIs) -> None:
        if self._opening is not None:
            self._opening = None
            self.opened.emit()

    @Slot(object)
    def _failed(self, failure: HostFailed) -> None:
        if self._opening is not None:
            self._opening = None
            self.not_opened.emit()

    # From the LAN

    @Slot(object)
    def _enter(self, room: Room) -> None:
        if not self.taken:
            self.taken = True
            self.entered.emit()

    @Slot(object)
    def _leave(self, gone: Gone) -> None:
        self.taken = False

    @Slot(object)
    def _refuse(self, refused: Refused) -> None:
        if refused.why in _ABOUT_THE_HAND:
            self.refused.emit(Refusal(refused.reason, refused.text, refused.why is Why.STALE))


def wire_message(command: Command) -> FromGuest | None:
    """What to say to the host for a command; `None` for what is no matter of its."""
    match command:
        case Submit(action, serial):
            return Act(action_text(action), serial)
        case NextHand():
            return Ready(True)
        case SetAutoPlay(on):
            return AutoPlay(on)
        case _:
            return None
