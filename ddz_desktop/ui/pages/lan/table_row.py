"""A table of the list: who hosts it, by which rules, who sits there, how far it is, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop import __version__
from ddz_desktop.controller.lan_controller import ListedTable
from ddz_desktop.protocol.table import Owner, Stage, TableCard
from ddz_desktop.ui import icons, texts_people, theme
from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Label, Panel
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.listing import Access, access_of
from ddz_desktop.ui.table.texts_table import DOT

FACE, NARROW_FACE = 60, 48
SPOT, SPOT_STEP = 18, 25
BUTTON_WIDTH, NARROW_BUTTON_WIDTH = 132, 104
WHY_WIDTH, NARROW_WHY_WIDTH = 640, 150
SEATS_AT = 2
"""Where in a row they stand."""

NARROW_BELOW = 640
"""Narrower rows have a smaller face and less room around everything, in px at text scale 100 %."""


class TableRow(Panel):
    """One table.

    Signals:
        join_wanted(object): the ListedTable, to take a seat there.
        watch_wanted(object): the same, to look on.
    """

    join_wanted = Signal(object)
    watch_wanted = Signal(object)

    def __init__(self, table: ListedTable) -> None:
        super().__init__(radius=16)
        self.table = table
        self._first = False
        self._narrow = False
        self._face = QLabel()
        self._name = ElidedLabel("", Role.SECTION)
        self._mark = QLabel()
        self._rules = ElidedLabel("", Role.BODY, "ink2")
        self._dots = _SeatDots()
        self._seats = ElidedLabel("", Role.LABEL, "ink2")
        self._why = Label("", Role.LABEL, "ink2", wrap=True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.button = Button("", ButtonKind.TONAL, height=52)
        self.button.clicked.connect(self._press)
        self._line = self._make_line()
        self.body.addLayout(self._line)
        self._spread()

    def show_table(self, table: ListedTable, *, first: bool = False) -> None:
        """Show the table as it is now; `first`: it is the one that Enter joins."""
        self.table, self._first = table, first
        card, access = table.card, access_of(table)
        usable = access in (Access.JOIN, Access.WATCH)
        avatar = (card.avatar if card is not None else "") or texts_people.DEFAULT_AVATAR
        self._face.setPixmap(icons.avatar(avatar, NARROW_FACE if self._narrow else FACE, away=not usable))
        self._name.setText(table.name)
        self._name.set_tone("ink" if usable else "ink2")
        self._show_mark(card)
        self._rules.setText(texts_lan.table_rules_line(card.rules) if card is not None else table.host)
        self._dots.show_seats(card.seats if card is not None else (), usable)
        seats = self._seats_text(table)
        self._seats.setText(self._seats_text(table, short=True) if self._narrow else seats)
        self.button.setVisible(usable)
        self._why.setVisible(not usable)
        self._why.setMaximumWidth(round(theme.scaled(NARROW_WHY_WIDTH if self._narrow else WHY_WIDTH)))
        self._why.setText(self._why_text(access))
        self._show_button(access, first)
        self.setAccessibleName(f"{table.name}, {self._rules.text()}, {seats}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.scaled(NARROW_BELOW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._spread()

    # helpers

    def _spread(self) -> None:
        """As much room around everything as the width allows."""
        side, gap = (14, 10) if self._narrow else (24, 18)
        self.body.setContentsMargins(side, 16, side, 16)
        self._line.setSpacing(gap)
        self._line.setStretch(SEATS_AT, 0 if self._narrow else 4)
        self.show_table(self.table, first=self._first)

    def _make_line(self) -> QHBoxLayout:
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(self._name)
        title.addWidget(self._mark)
        title.addStretch(1)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addLayout(title)
        names.addWidget(self._rules)
        seats = QVBoxLayout()
        seats.setSpacing(4)
        seats.addWidget(self._dots)
        seats.addWidget(self._seats)
        line = QHBoxLayout()
        line.addWidget(self._face)
        line.addLayout(names, 5)
        line.addLayout(seats, 4)
        line.addWidget(self.button)
        line.addWidget(self._why)
        return line

    def _show_mark(self, card: TableCard | None) -> None:
        asks = card is not None and card.code
        self._mark.setVisible(asks)
        self._mark.setPixmap(icons.pixmap("lock", theme.current().ink2, 18, self.devicePixelRatioF()))
        self._mark.setAccessibleName(self.tr("asks for a room code"))
        self._mark.setToolTip(self.tr("asks for a room code"))

    def _show_button(self, access: Access, first: bool) -> None:
        watch = access is Access.WATCH
        self.button.setText(self.tr("Watch") if watch else self.tr("Join"))
        self.button.set_icon("eye" if watch else "")
        self.button.set_kind(ButtonKind.SECONDARY if watch else ButtonKind.PRIMARY if first else ButtonKind.TONAL)
        self.button.set_key("↵" if first else "")
        self.button.set_min_width(NARROW_BUTTON_WIDTH if self._narrow else BUTTON_WIDTH)
        self.button.setAccessibleName(f"{self.button.text()}: {self.table.name}")

    def _seats_text(self, table: ListedTable, *, short: bool = False) -> str:
        card = table.card
        if card is None:
            return ""
        words = "{taken}/{all}" if short else self.tr("{taken} of {all} seated")
        parts = [words.format(taken=card.taken, all=len(card.seats))]
        if card.stage in (Stage.PLAYING, Stage.BETWEEN):
            parts.append(self.tr("playing"))
        if table.latency_ms is not None:
            parts.append(self.tr("{number} ms").format(number=table.latency_ms))
        return DOT.join(parts)

    def _why_text(self, access: Access) -> str:
        if access is Access.LOCKED:
            return self.tr("Locked by the host")
        if access is Access.FULL:
            return self.tr("Full, no spectators")
        theirs = self.table.program.rpartition(" ")[2] or "?"
        return self.tr("Other version: {theirs} there, {ours} here").format(theirs=theirs, ours=__version__)

    # slots

    @Slot()
    def _press(self) -> None:
        watch = access_of(self.table) is Access.WATCH
        (self.watch_wanted if watch else self.join_wanted).emit(self.table)


class _SeatDots(QWidget):
    """A dot for each seat: filled for people, half for the computer, empty where one could sit down."""

    def __init__(self) -> None:
        super().__init__()
        self._seats: tuple[Owner, ...] = ()
        self._usable = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: tuple[Owner, ...], usable: bool) -> None:
        self._seats, self._usable = seats, usable
        self.setVisible(bool(seats))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SPOT_STEP * 5, SPOT + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        ink = tokens.primary if self._usable else tokens.ink2
        for index, owner in enumerate(self._seats):
            place = QRectF(index * SPOT_STEP, 2, SPOT, SPOT)
            taken = owner is Owner.PERSON
            paint_box(
                painter, place, SPOT / 2, ink if taken else None, ink if owner is not Owner.OPEN else tokens.edge, 2
            )
            if owner is Owner.BOT:
                paint_box(painter, place.adjusted(5, 5, -5, -5), SPOT / 2, ink)
