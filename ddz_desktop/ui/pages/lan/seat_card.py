"""A seat of the waiting room: who sits there, whether he is ready, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from ddz_desktop.protocol.table import Owner, Person, Room, Seat
from ddz_desktop.settings import USUAL_LEVEL
from ddz_desktop.ui import icons, texts_people, theme
from ddz_desktop.ui.controls import (
    Button,
    ButtonKind,
    Dropdown,
    ElidedLabel,
    Panel,
    Tag,
    TagTone,
    icon_button,
)
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_room
from ddz_desktop.ui.table.texts_table import DOT

FACE = 48
SMALL = 36


class SeatCard(Panel):
    """One seat.

    Signals:
        sit_wanted(int): this seat is to be the own one.
        level_wanted(int, object): a bot of this level, or None for an open seat.
        kick_wanted(int): the person of this number is to be removed.
        swap_wanted(int): this seat is to be exchanged with another.
        mute_wanted(int, bool): the person's lines are to be heard no longer, or again.
    """

    sit_wanted = Signal(int)
    level_wanted = Signal(int, object)
    kick_wanted = Signal(int)
    swap_wanted = Signal(int)
    mute_wanted = Signal(int, bool)

    def __init__(self, number: int, levels: Sequence[str]) -> None:
        super().__init__(radius=16)
        self._number = number
        self._levels = tuple(levels)
        self._person: Person | None = None
        self._mine = False
        self._muted = False
        self._face = QLabel()
        self._name = ElidedLabel("", Role.ROW)
        self._line = ElidedLabel("", Role.LABEL, "ink2")
        self.state = Tag("")
        self.sit = Button("", ButtonKind.TONAL, height=40)
        self.add = Button("", ButtonKind.SECONDARY, height=40)
        self.level = Dropdown()
        self.swap = icon_button("swap", "", ButtonKind.QUIET, size=SMALL)
        self.kick = icon_button("kick", "", ButtonKind.QUIET, size=SMALL)
        self.mute = icon_button("mute", "", ButtonKind.QUIET, size=SMALL)
        self.remove = icon_button("trash", "", ButtonKind.QUIET, size=SMALL)
        self._build()
        self.sit.clicked.connect(self._sit)
        self.add.clicked.connect(self._add)
        self.level.activated.connect(self._choose_level)
        self.swap.clicked.connect(self._swap)
        self.kick.clicked.connect(self._kick)
        self.mute.clicked.connect(self._mute)
        self.remove.clicked.connect(self._remove)

    def show_seat(self, room: Room, *, muted: bool, swapping: bool) -> None:
        """Show the seat as it is now; `swapping`: another was chosen to be exchanged with it."""
        seat = room.seats[self._number]
        person = room.person(seat.person) if seat.person is not None else None
        self._person, self._muted = person, muted
        self._mine = seat.person == room.you
        host = room.me is not None and room.me.host
        avatar = seat.avatar or ("bot" if seat.owner is Owner.BOT else texts_people.DEFAULT_AVATAR)
        away = seat.owner is Owner.OPEN or (person is not None and not person.present)
        self._face.setPixmap(icons.avatar(avatar, FACE, away=away))
        name = texts_room.seat_name(room, self._number)
        self._name.setText(self.tr("{name} (me)").format(name=name) if self._mine else name)
        self._line.setText(self._line_text(seat, person))
        self._show_state(seat, person)
        self._show_controls(seat, host=host, swapping=swapping)
        self.setAccessibleName(f"{self._name.text()}, {self._line.text()}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._mine:
            paint_box(QPainter(self), QRectF(self.rect()), 16, None, theme.current().gold, 3)

    # helpers

    def _build(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._line)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._face)
        head.addLayout(names, 1)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        for widget in (self.state, self.level, self.sit, self.add):
            foot.addWidget(widget, 1)
        foot.addStretch(0)
        for button in (self.remove, self.mute, self.swap, self.kick):
            foot.addWidget(button)
        self.body.setContentsMargins(14, 12, 14, 12)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self.body.addLayout(foot)

    def _line_text(self, seat: Seat, person: Person | None) -> str:
        parts = [texts_people.seat_text(self._number)]
        if seat.owner is Owner.BOT:
            parts.append(self.tr("computer"))
        if person is not None and person.host:
            parts.append(self.tr("host"))
        elif person is not None and not person.present:
            parts.append(self.tr("away"))
        elif person is not None and person.latency_ms is not None:
            parts.append(self.tr("{number} ms").format(number=person.latency_ms))
        return DOT.join(parts)

    def _show_state(self, seat: Seat, person: Person | None) -> None:
        """Ready or not; a host is neither, who starts the hand."""
        self.state.setVisible(person is not None and not person.host)
        if person is None:
            return
        if person.ready:
            self.state.set_text(self.tr("Ready"), TagTone.SOFT)
        else:
            self.state.set_text(self.tr("Not ready"), TagTone.GOLD)

    def _show_controls(self, seat: Seat, *, host: bool, swapping: bool) -> None:
        bot, free = seat.owner is Owner.BOT, seat.owner is Owner.OPEN
        others = self._person is not None and not self._mine
        self.sit.setVisible(free or (bot and not host))
        self.sit.setText(self.tr("Sit here"))
        self.add.setVisible(free and host)
        self.add.setText(self.tr("Computer"))
        self.level.setVisible(bot and host)
        self.remove.setVisible(bot and host)
        self.swap.setVisible(host)
        self.kick.setVisible(host and others)
        self.mute.setVisible(others)
        if bot:
            self._show_levels(seat.level or "")
        name = self._name.text()
        swap = self.tr("Exchange with this seat") if swapping else self.tr("Change seats: {name}").format(name=name)
        mute = self.tr("Hear {name} again") if self._muted else self.tr("Mute {name}")
        self.mute.set_icon("sound" if self._muted else "mute")
        for button, text in (
            (self.swap, swap),
            (self.kick, self.tr("Remove {name}").format(name=name)),
            (self.mute, mute.format(name=name)),
            (self.remove, self.tr("Leave the seat open")),
        ):
            button.set_hint(text)
            button.setAccessibleName(text)
        self.level.setAccessibleName(self.tr("Level of {name}").format(name=name))

    def _show_levels(self, level: str) -> None:
        plain, _ = texts_people.level_and_temper(level)
        levels = [*self._levels] if plain in self._levels else [plain, *self._levels]
        self.level.clear()
        for each in levels:
            self.level.addItem(texts_people.level_name(each), each)
        self.level.setCurrentIndex(levels.index(plain))

    # slots

    @Slot()
    def _sit(self) -> None:
        self.sit_wanted.emit(self._number)

    @Slot()
    def _add(self) -> None:
        self.level_wanted.emit(self._number, USUAL_LEVEL)

    @Slot(int)
    def _choose_level(self, index: int) -> None:
        self.level_wanted.emit(self._number, self.level.itemData(index))

    @Slot()
    def _swap(self) -> None:
        self.swap_wanted.emit(self._number)

    @Slot()
    def _kick(self) -> None:
        if self._person is not None:
            self.kick_wanted.emit(self._person.id)

    @Slot()
    def _mute(self) -> None:
        if self._person is not None:
            self.mute_wanted.emit(self._person.id, not self._muted)

    @Slot()
    def _remove(self) -> None:
        self.level_wanted.emit(self._number, None)
