"""The way from a table in the list to a seat there: code, certificate, connection, and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.lan_controller import (
    Gone,
    GoneReason,
    LanController,
    LinkIs,
    LinkState,
    ListedTable,
    Stay,
    Trust,
)
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.protocol.invitation import Invitation
from ddz_desktop.protocol.table import Room
from ddz_desktop.settings import Player
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.code_dialog import CodeDialog


class _Try(Struct, frozen=True):
    """An attempt to come in. `name`: the table's, as far as it is known; `accept`: a certificate to be taken."""

    invitation: Invitation
    name: str = ""
    watch: bool = False
    accept: bytes | None = None


class Joining(QObject):
    """Leads to a table; its dialogs stand over `host`. What happens inside is no longer its matter."""

    def __init__(self, lan: LanController, player: Callable[[], Player], host: QWidget) -> None:
        super().__init__(host)
        self._lan = lan
        self._player = player
        self._try: _Try | None = None
        self._asked: _Try | None = None
        self._link: LinkIs | None = None
        self._gone: Gone | None = None
        self._waiting_for = ""
        self.code = CodeDialog(host)
        self.connecting = Question(host, self._connecting_wording)
        self.failed = Question(host, self._failed_wording)
        self.new_host = Question(host, self._new_wording)
        self.changed_host = Question(host, self._changed_wording, careful=True)
        self.connecting.no.hide()
        self.code.given.connect(self._take_code)
        self.connecting.agreed.connect(self._give_up)
        self.connecting.cancelled.connect(self._give_up)
        self.new_host.agreed.connect(self._agree)
        self.changed_host.agreed.connect(self._agree)
        lan.link_changed.connect(self._take_link)
        lan.room_changed.connect(self._take_room)
        lan.gone.connect(self._take_gone)

    def to_table(self, table: ListedTable, *, watch: bool = False) -> None:
        """To a table of the list."""
        card = table.card
        if card is None:
            return
        asked = _Try(Invitation(table.address, card.id), card.name, watch)
        if card.code:
            self._ask_code(asked)
            return
        asked = replace(asked, accept=table.fingerprint)
        if self._lan.trust(table.address, table.fingerprint) is Trust.KNOWN:
            self._go(asked)
        else:
            self._ask_trust(asked)

    def to_invitation(self, invitation: Invitation, *, watch: bool = False) -> None:
        """To an address that was typed, with a code or without."""
        self._go(_Try(invitation, "", watch))

    def back_to(self, stay: Stay) -> None:
        """To the seat that a crash of this program has left."""
        self._try = None
        self._wait(stay.table_name)
        self._lan.rejoin()

    @property
    def is_waiting(self) -> bool:
        """Whether an attempt is under way."""
        return not self.connecting.isHidden()

    # attempts

    def _go(self, asked: _Try) -> None:
        self._try = asked
        player = self._player()
        self._wait(asked.name or asked.invitation.address.text)
        self._lan.join(
            asked.invitation,
            texts_lan.name_for_others(player),
            texts_lan.avatar_for_others(player),
            watch=asked.watch,
            accept=asked.accept,
            careful=True,
        )

    def _wait(self, name: str) -> None:
        self._link, self._waiting_for = None, name
        self.connecting.open()

    def _ask_trust(self, asked: _Try) -> None:
        """The host has no code, and its certificate is new at its address: people can compare four words."""
        self._asked = asked
        trust = self._lan.trust(asked.invitation.address, asked.accept or b"")
        (self.changed_host if trust is Trust.CHANGED else self.new_host).open()

    def _ask_code(self, asked: _Try, problem: str = "") -> None:
        self._asked = asked
        self.code.ask(asked.name, problem)

    # slots

    @Slot(str)
    def _take_code(self, code: str) -> None:
        asked = self._asked
        if asked is not None:
            self._go(replace(asked, invitation=replace(asked.invitation, code=code)))

    @Slot()
    def _agree(self) -> None:
        if self._asked is not None:
            self._go(self._asked)

    @Slot()
    def _give_up(self) -> None:
        self._lan.leave()

    @Slot(object)
    def _take_link(self, link: LinkIs) -> None:
        self._link = link
        if self.is_waiting and link.state is not LinkState.INSIDE:
            self.connecting.retranslate()

    @Slot(object)
    def _take_room(self, room: Room) -> None:
        self.connecting.dismiss()

    @Slot(object)
    def _take_gone(self, gone: Gone) -> None:
        waiting = self.is_waiting
        self.connecting.dismiss()
        asked = self._try
        if not waiting or gone.why is Why.GONE:  # which the person wished for
            return
        self._gone = gone
        if asked is not None and gone.why in (Why.CODE_NEEDED, Why.WRONG_CODE):
            problem = texts_lan.gone_text(gone) if gone.why is Why.WRONG_CODE else ""
            self._ask_code(asked, problem)
        elif asked is not None and gone.why is GoneReason.OTHER_HOST:
            self._ask_trust(replace(asked, accept=gone.fingerprint))
        else:
            self.failed.open()

    # wordings

    def _connecting_wording(self) -> tuple[str, str, str, str]:
        attempt = self._link.attempt if self._link is not None else 0
        text = self.tr("Knocking at the table…")
        if attempt > 1:
            text = self.tr("Knocking at the table, try {number}…").format(number=attempt)
        return self._waiting_for, text, self.tr("Cancel"), ""

    def _failed_wording(self) -> tuple[str, str, str, str]:
        told = texts_lan.gone_text(self._gone) if self._gone is not None else ""
        return self.tr("Not at the table"), told, self.tr("OK"), ""

    def _new_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "This table has no room code, and you have not been there before. If you want to be sure that it is your"
            " friend's, compare these four words with those on the host's screen:\n{words}"
        )
        return self.tr("Is this your friend's table?"), self._with_words(text), self.tr("Join"), self.tr("Cancel")

    def _changed_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "At this address there was another host before. It may be a new computer or a new installation, or somebody"
            " who pretends to be your friend. Join only if these four words are those on the host's screen:\n{words}"
        )
        return self.tr("This is another host"), self._with_words(text), self.tr("Join anyway"), self.tr("Cancel")

    def _with_words(self, text: str) -> str:
        accept = self._asked.accept if self._asked is not None else None
        return text.format(words=texts_lan.words_text(self._lan.words(accept or b"")))
