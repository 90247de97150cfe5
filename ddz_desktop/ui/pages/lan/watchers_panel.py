"""Who looks on at the table."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.protocol.table import Person, Room
from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Label, Panel, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.fonts import Role


class WatchersPanel(Panel):
    """Spectators by name; hidden while there are none.

    Signals:
        kick_wanted(int): the person of this number is to be removed.
        watch_wanted: the person at this computer gets up to look on.
    """

    kick_wanted = Signal(int)
    watch_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[tuple[int, str]] | None = None
        self._heading = Label("", Role.SECTION)
        self.watch = Button("", ButtonKind.LINK, icon="eye", height=40)
        self._rows = QVBoxLayout()
        self.body.setSpacing(6)
        self.body.setContentsMargins(24, 12, 16, 12)
        self.body.addWidget(FormRow(self._heading, self.watch))
        self.body.addLayout(self._rows)
        self.watch.clicked.connect(self.watch_wanted)

    def show_room(self, room: Room) -> None:
        """Show the room's spectators, in the present language."""
        me = room.me
        host = me is not None and me.host
        people = [person for person in room.people if person.seat is None]
        self._heading.setText(self.tr("%n watching", "", len(people)) if people else self.tr("Nobody is watching"))
        self.watch.setText(self.tr("Watch instead"))
        may_watch = room.options.watch and me is not None and me.seat is not None and not host
        self.watch.setVisible(may_watch)
        self.setVisible(bool(people) or may_watch)
        shown = [(person.id, person.name) for person in people]
        if shown == self._shown:
            return
        self._shown = shown
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for person in people:
            column.addLayout(self._make_row(person, mine=person.id == room.you, host=host))
        replace_only(self._rows, inner)

    def _make_row(self, person: Person, *, mine: bool, host: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        name = self.tr("{name} (me)").format(name=person.name) if mine else person.name
        row.addWidget(ElidedLabel(name), 1)
        if host and not mine:
            text = self.tr("Remove {name}").format(name=person.name)
            kick = icon_button("kick", text, ButtonKind.QUIET)
            kick.setProperty("person", person.id)
            kick.clicked.connect(self._kick)
            row.addWidget(kick)
        return row

    @Slot()
    def _kick(self) -> None:
        self.kick_wanted.emit(self.sender().property("person"))
