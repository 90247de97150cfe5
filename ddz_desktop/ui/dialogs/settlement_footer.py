"""The foot of the settlement: the ways on from it, and a note beside the one that most people take."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel
from ddz_desktop.ui.fonts import Role

translate = QCoreApplication.translate
GAP, NEXT_WIDTH = 14, 220


class Going(Struct, frozen=True):
    """How it goes on where others have a say: the button's text, a line beside it, and whether it can be pressed."""

    text: str
    note: str = ""
    can: bool = True


class Check(Struct, frozen=True):
    """What the own check of the deal has found: in a word and in a sentence, an icon, and the token of its colour."""

    text: str
    sentence: str
    icon: str
    tone: str


class SettlementFooter(QWidget):
    """Home, replay, seed card and the next hand. Where the first three have no room for their words, the replay keeps
    its word longest.
    """

    def __init__(self) -> None:
        super().__init__()
        self.home_button = Button("", icon="home", height=54)
        self.replay_button = Button("", icon="history", height=54)
        self.seed_button = Button("", icon="dice", height=54)
        self.next_button = Button("", ButtonKind.GOLD, key="↵", height=54)
        self.next_button.set_min_width(NEXT_WIDTH)
        self.note = ElidedLabel("", Role.LABEL, "ink2")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._tight = False
        self._note, self._short = "", ""
        self._words: dict[Button, tuple[str, str]] = {}
        self._others, self._on = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row, widgets in (
            (self._others, (self.home_button, self.replay_button, self.seed_button)),
            (self._on, (self.note, self.next_button)),
        ):
            row.setSpacing(GAP)
            for widget in widgets:
                row.addWidget(widget, 1 if widget is self.note else 0)
        self._others.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(GAP)
        self._row.addLayout(self._others)
        self._row.addLayout(self._on, 1)
        self._row.setAlignment(self._others, Qt.AlignmentFlag.AlignBottom)

    # -- in -------------------------------------------------------------------------------------------------------

    def spread(self, *, low: bool, tight: bool) -> None:
        """Take the room there is: less height in a low window, no key caps and a short note where texts are large."""
        if tight:
            self._row.setContentsMargins(24, 6, 24, 10)
        else:
            self._row.setContentsMargins(32, 8 if low else 14, 32, 16 if low else 26)
        self._tight = tight
        self.next_button.set_min_width(0 if tight else NEXT_WIDTH)
        self.next_button.set_key("" if tight else "↵")
        self._show_note()

    def show_words(self, *, room: bool, check: Check | None) -> None:
        """Name what leads home or to the waiting `room`, to the replay and to the seed card as the deal was checked."""
        home = translate("Settlement", "Room") if room else translate("Settlement", "Home")
        replay = translate("Settlement", "Replay")
        seed = translate("Settlement", "Seed card") if check is None else check.text
        self.home_button.set_icon("users" if room else "home")
        self.seed_button.set_icon("dice" if check is None else check.icon, "" if check is None else check.tone)
        self._words = {
            self.home_button: (home, ""),
            self.replay_button: (replay, ""),
            self.seed_button: (seed, "" if check is None else check.sentence),
        }
        self._show_words()

    def show_note(self, text: str, short: str = "") -> None:
        """Say something beside the next hand; `short` where large texts leave little room."""
        self._note, self._short = text, short or text
        self._show_note()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_words()
        self._place_note()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        """As many words as have room; large texts leave some to the note."""
        note = self.note.sizeHint().width() if self._tight and self.note.text() else 0
        for buttons in ((*self._words,), (self.replay_button, self.home_button), (self.replay_button,), ()):
            self._write(buttons)
            if self._room() >= note:
                break

    def _write(self, worded: Collection[Button]) -> None:
        for button, (text, sentence) in self._words.items():
            button.setText(text if button in worded else "")
            button.set_hint(sentence or ("" if button in worded else text))
            button.setAccessibleName(sentence or text)
            button.restyle()
        self.replay_button.set_key("" if self._tight or len(worded) < len(self._words) else "R")

    def _room(self) -> float:
        """What the buttons leave of the row, in px."""
        margins = self._row.contentsMargins()
        # a layout in a layout would tell what their words took before
        buttons = [button for button in (*self._words, self.next_button) if not button.isHidden()]
        taken = sum(button.sizeHint().width() + GAP for button in buttons)
        return self.width() - margins.left() - margins.right() - taken

    def _show_note(self) -> None:
        self.note.setText(self._short if self._tight else self._note)
        self._show_words()
        self._place_note()

    def _place_note(self) -> None:
        """Before the button, or where it has no room there over it."""
        over = bool(self.note.text()) and self.note.sizeHint().width() > self._room()
        self._on.setDirection(QBoxLayout.Direction.TopToBottom if over else QBoxLayout.Direction.LeftToRight)
        self._on.setSpacing(4 if over else GAP)
