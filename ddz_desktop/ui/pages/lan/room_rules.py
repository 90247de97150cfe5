"""The rules of a table, readable before one sits down; what changes is marked for a while."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.protocol.table import Room
from ddz_desktop.ui import texts_rules_options
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel, icon_button
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.listing import rules_read
from ddz_desktop.ui.table.texts_table import DOT

MARKED_MS = 3000


class RoomRules(Panel):
    """System, differences from it, hands, time, and what is allowed.

    Signals:
        book_wanted(object): the RuleSet is to be read about.
        change_wanted: the host wants the table to be another.
        help_wanted: what the host's computer can see is to be told.
    """

    book_wanted = Signal(object)
    change_wanted = Signal()
    help_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._room: Room | None = None
        self._shown: dict[str, str] = {}
        self._changed: set[str] = set()
        self._heading = Label("", Role.SECTION)
        self.book = Button("", ButtonKind.LINK, icon="book", height=40)
        self.book.clicked.connect(self._want_book)
        self.change = Button("", ButtonKind.LINK, icon="edit", height=40)
        self.change.clicked.connect(self.change_wanted)
        self.help = icon_button("help", "", ButtonKind.QUIET, size=40)
        self.help.clicked.connect(self.help_wanted)
        self._rows = QVBoxLayout()
        self._timer = QTimer(self, singleShot=True, interval=MARKED_MS)
        self._timer.timeout.connect(self._unmark)
        self.body.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._heading, 1)
        for button in (self.change, self.book, self.help):
            head.addWidget(button)
        self.body.setContentsMargins(24, 12, 16, 14)
        self.body.addLayout(head)
        self.body.addLayout(self._rows)

    def show_room(self, room: Room) -> None:
        """Show the rules of a room, in the present language; what is new is marked."""
        before, again = self._shown, self._room is not None
        same_language = again and self._room is not None and dict(self._facts(self._room)) == before
        self._room = room
        self._shown = dict(self._facts(room))
        if same_language:
            fresh = {label for label, text in self._shown.items() if before.get(label) != text}
            if fresh:
                self._changed = fresh
                self._timer.start()
        self._heading.setText(self.tr("Rules"))
        self.book.setText(self.tr("In detail"))
        self.change.setText(self.tr("Change"))
        self.change.setVisible(room.me is not None and room.me.host)
        self.help.set_hint(self.tr("Help with LAN play"))
        self.help.setAccessibleName(self.tr("Help with LAN play"))
        if self._shown != before or not again:
            self._show()

    # helpers

    def _facts(self, room: Room) -> list[tuple[str, str]]:
        rules = rules_read(room.rules)
        options, off = room.options, self.tr("off")
        facts = [(self.tr("Rule system"), texts_lan.rules_line(rules))]
        if rules is not None:
            facts += texts_rules_options.change_rows(rules)
        no_limit = self.tr("no limit")
        facts.append((self.tr("Hands"), str(room.hands) if room.hands else no_limit))
        seconds = room.turn_seconds
        facts.append(
            (self.tr("Time for a turn"), self.tr("{number} s").format(number=f"{seconds:g}") if seconds else no_limit)
        )
        watch = self.tr("see all hands") if options.open_hands else self.tr("see public cards")
        facts.append((self.tr("Spectators"), watch if options.watch else off))
        allowed = [
            text
            for text, on in (
                (self.tr("counter"), options.counter),
                (self.tr("hints"), options.hints),
                (self.tr("auto-play"), options.auto_play),
            )
            if on
        ]
        facts.append((self.tr("Allowed"), DOT.join(allowed) or self.tr("nothing")))
        return facts

    def _show(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label, text in self._shown.items():
            value = Label(text, Role.STRONG, "gold_text" if label in self._changed else "ink", wrap=False)
            row = FormRow(Label(label, Role.BODY, "ink2", wrap=True), value)
            row.setMinimumHeight(26)
            column.addWidget(row)
        replace_only(self._rows, inner)

    # slots

    @Slot()
    def _unmark(self) -> None:
        self._changed = set()
        self._show()

    @Slot()
    def _want_book(self) -> None:
        rules = rules_read(self._room.rules) if self._room is not None else None
        if rules is not None:
            self.book_wanted.emit(rules)
