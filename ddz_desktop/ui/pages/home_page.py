"""Home: the picture, and what can be begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ddz_desktop import __version__
from ddz_desktop.controller.messages import SavedMatch
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import Player
from ddz_desktop.ui import texts, texts_people, theme
from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Label, Notice, NoticeKind, icon_button
from ddz_desktop.ui.controls.placed import Columns
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.action_tile import ActionTile
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.door_tile import DoorRow, DoorTile
from ddz_desktop.ui.pages.home_parts import Portrait, Tip
from ddz_desktop.ui.pages.home_picture import HomePicture
from ddz_desktop.ui.pages.players_tile import PlayersTile
from ddz_desktop.ui.pages.resume_tile import ResumeTile

STRIP_BELOW = 1000
"""Narrower windows, or larger texts, get the picture as a strip on top; low ones too, where the rest needs the room."""

COLUMN_WIDTH = 760
PICTURE_SHARE, COLUMN_SHARE = 560, 584
BETWEEN, DENSE_BETWEEN = 20, 12
"""The room between the parts of the column, and where the window is low."""

FAN = (48, 45, 42, 53)
"""The cards on the tile of the quick game: 2, A, K and the big joker."""


class HomePage(ArrangedPage):
    """The first page.

    Signals:
        quick_game: play by the rules of last time, at once.
        new_game: choose rules, seats and bots.
        players_wanted(int): the same, among the systems for so many players.
        language_wanted: the globe was pressed.
        full_screen_wanted: fill the screen with the window, or no longer.
        mute_wanted: M, or the button with the loudspeaker.
        rulebook_wanted, house_rules_wanted, settings_wanted, about_wanted: that page is wanted.
        history_wanted, statistics_wanted: that page is wanted.
        resume_wanted, discard_wanted: the unfinished match is to go on, or is given up.
        lesson_wanted: the first hand is to be explained.
        lan_wanted: friends in the LAN are to be played with.
    """

    quick_game = Signal()
    new_game = Signal()
    players_wanted = Signal(int)
    language_wanted = Signal()
    full_screen_wanted = Signal()
    mute_wanted = Signal()
    rulebook_wanted = Signal()
    house_rules_wanted = Signal()
    settings_wanted = Signal()
    history_wanted = Signal()
    statistics_wanted = Signal()
    resume_wanted = Signal()
    discard_wanted = Signal()
    about_wanted = Signal()
    lesson_wanted = Signal()
    lan_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = Player()
        self._rules: RuleSet = next(iter(CATALOG.values()))
        self._returning = self._muted = False
        self._lesson_begun = False
        self._picture = HomePicture()
        self._avatar = Portrait()
        self._name = ElidedLabel("", Role.SECTION)
        self._greeting = ElidedLabel("", Role.LABEL, "ink2")
        self._today = (0, 0)
        self._tables = 0
        self._trouble: Callable[[], Sequence[str]] = tuple
        self._noticed: tuple[str, ...] = ()
        self._notices = QVBoxLayout()
        self.resume = ResumeTile()
        self.history = DoorTile("history")
        self.statistics = DoorTile("chart")
        self.rulebook = DoorTile("book")
        self.house_rules = DoorTile("edit")
        self.settings = DoorTile("settings")
        self.full_screen = icon_button("full", "", ButtonKind.TILE)
        self.language = icon_button("globe", "", ButtonKind.TILE)
        self.sound = icon_button("sound", "", ButtonKind.TILE)
        self.quick = ActionTile("play", filled=True, key="↵", cards=FAN)
        self.new = ActionTile("card")
        self.lan = ActionTile("lan")
        counts = sorted({rules.seats for rules in CATALOG.values()})
        self.players = tuple(PlayersTile(count) for count in counts)
        self._players_row = Columns(self.players, 92, 14, 4)
        self._doors = DoorRow((self.history, self.statistics, self.rulebook, self.house_rules, self.settings))
        self._tip = Tip()
        self.lesson = Button("", ButtonKind.LINK, height=36)
        self.about = Button("", ButtonKind.LINK, height=36)
        self._version = Label("", Role.CAPTION, "ink2", wrap=True)
        self._actions = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._others = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._picture, PICTURE_SHARE)
        self._inner = QWidget()
        self._parts = QVBoxLayout(self._inner)
        self._column = self._make_column()
        self._layout.addWidget(self._column, COLUMN_SHARE)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.quick.clicked.connect(self.quick_game)
        self.new.clicked.connect(self.new_game)
        self.lan.clicked.connect(self.lan_wanted)
        self.language.clicked.connect(self.language_wanted)
        self.full_screen.clicked.connect(self.full_screen_wanted)
        self.sound.clicked.connect(self.mute_wanted)
        self.rulebook.clicked.connect(self.rulebook_wanted)
        self.house_rules.clicked.connect(self.house_rules_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.history.clicked.connect(self.history_wanted)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.resume.resume_wanted.connect(self.resume_wanted)
        self.resume.discard_wanted.connect(self.discard_wanted)
        self.about.clicked.connect(self.about_wanted)
        self.lesson.clicked.connect(self.lesson_wanted)
        for tile in self.players:
            tile.clicked.connect(self._want_players)

    def greet(self, player: Player, rules: RuleSet) -> None:
        """Greet the player, and name the rules of a quick game."""
        self._player, self._rules = player, rules
        self._avatar.show_avatar(player.avatar or texts_people.DEFAULT_AVATAR)
        self.retranslate()

    def show_returning(self, returning: bool) -> None:
        """Whether the person has been here before this start of the program."""
        self._returning = returning
        self.retranslate()

    @Slot(bool)
    def show_muted(self, muted: bool) -> None:
        """Whether everything is silent."""
        self._muted = muted
        self.sound.set_icon("mute" if muted else "sound")
        self._name_buttons()

    def show_saved(self, saved: SavedMatch | None) -> None:
        """Offer an unfinished match, or none; Enter goes on with it rather than begin another."""
        self.resume.show_saved(saved)
        self.quick.set_key("" if saved is not None else "↵")
        self._players_row.setVisible(saved is None)  # a new game leads there too, and the room is needed
        self.arrange()

    def show_lesson(self, begun: bool) -> None:
        """Offer the first hand, or the rest of it."""
        self._lesson_begun = begun
        self.retranslate()

    def show_today(self, hands: int, won: int) -> None:
        """How many hands were played today, and won."""
        self._today = hands, won
        self.retranslate()

    def show_tables(self, count: int) -> None:
        """How many tables there are in the LAN."""
        if count != self._tables:
            self._tables = count
            self.retranslate()

    def show_trouble(self, told: Callable[[], Sequence[str]]) -> None:
        """What was wrong at the start: sentences in the language of the moment."""
        self._trouble = told
        self.retranslate()

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Texts have their sizes only now."""
        super().showEvent(event)
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.quick if self.resume.isHidden() else self.resume.resume).click()
        elif event.key() == Qt.Key.Key_M:
            self.sound.click()
        else:
            super().keyPressEvent(event)

    # slots

    @Slot()
    def _want_players(self) -> None:
        tile = self.sender()
        if isinstance(tile, PlayersTile):
            self.players_wanted.emit(tile.players)

    # helpers

    def _make_column(self) -> QWidget:
        column = self._parts
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(self._make_head())
        column.addStretch(3)
        self._actions.addWidget(self.quick)
        self._others.addWidget(self.new)
        self._others.addWidget(self.lan)
        self._actions.addLayout(self._others)
        self._notices.setSpacing(10)
        column.addLayout(self._notices)
        column.addWidget(self.resume)
        column.addLayout(self._actions)
        column.addWidget(self._players_row)
        column.addWidget(self._doors)
        column.addStretch(3)
        column.addWidget(self._tip)
        column.addStretch(1)
        column.addLayout(self._make_foot())
        area = scrolling(self._inner)
        area.setMaximumWidth(COLUMN_WIDTH)
        return area

    def _make_head(self) -> QHBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._greeting)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._avatar)
        head.addLayout(names, 1)
        head.addWidget(self.full_screen)
        head.addWidget(self.language)
        head.addWidget(self.sound)
        return head

    def _make_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(20)
        foot.addWidget(self._version, 1)
        foot.addWidget(self.lesson)
        foot.addWidget(self.about)
        return foot

    def arrange(self) -> None:
        """The first way in which nothing has to scroll, else the lowest; unseen, it waits until it is shown."""
        if not self.isVisible():
            return
        narrow = self.width() < theme.scaled(STRIP_BELOW)
        for strip, dense in product((True,) if narrow else (False, True), (False, True)):
            self._arrange(strip, dense)
            if self._inner.heightForWidth(self._column.width()) <= self._column.height():
                return

    def _arrange(self, strip: bool, dense: bool) -> None:
        """The picture as a strip above the column or beside it; the column's parts low or as high as looks best."""
        self._picture.show_strip(strip)
        vertical, horizontal = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(vertical if strip else horizontal)
        self._layout.setContentsMargins(*((20, 16, 20, 12) if strip else (28, 28, 52, 24)))
        self._layout.setSpacing(12 if strip else 48)
        self._column.setMaximumWidth(self.width() if strip else round(theme.scaled(COLUMN_WIDTH)))
        for tile in (self.quick, self.new, self.lan, *self.players, *self._doors.doors):
            tile.set_dense(dense)
        self.resume.set_dense(dense)
        self._tip.set_dense(dense)
        for row in (self._parts, self._actions, self._others):
            row.setSpacing(DENSE_BETWEEN if dense else BETWEEN)
        self._place_actions(strip)
        for part in (self.resume, self._players_row, self._doors, self._tip):
            part.updateGeometry()  # which what has changed in them would ask for later
        self._parts.invalidate()
        self._layout.activate()

    def _place_actions(self, strip: bool) -> None:
        vertical, horizontal = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        rows: tuple[tuple[QBoxLayout, tuple[QWidget | QLayout, ...], tuple[int, int]], ...] = (
            (self._actions, (self.quick, self._others), (1, 2)),
            (self._others, (self.new, self.lan), (1, 1)),
        )
        beside = strip and self.quick.sizeHint().width() + self._others.sizeHint().width() + 20 < self.width() - 70
        self._actions.setDirection(horizontal if beside else vertical)
        for row, parts, shares in rows:
            for index, part in enumerate(parts):  # side by side each has a share that holds its words
                row.setStretch(index, part.sizeHint().width() if beside else shares[index])

    def retranslate(self) -> None:
        self._picture.set_foot(self.tr("Two to five players · twelve rule systems"))
        named = self._player.name
        self._name.setText(named or self.tr("Welcome"))
        self._greeting.setText(self._greeting_text())
        self._show_notices()
        self.resume.retranslate()
        line = self.tr("{rules} · {players}")
        players = texts.players_text(self._rules)
        self.quick.set_texts(self.tr("Quick game"), line.format(rules=texts.system_name(self._rules), players=players))
        self.new.set_texts(self.tr("New game"), self.tr("Rules, seats, bots"))
        found = self.tr("%n table(s) found", "", self._tables) if self._tables else self.tr("With friends nearby")
        self.lan.set_texts(self.tr("LAN play"), found)
        for tile in self.players:
            systems = [rules for rules in CATALOG.values() if rules.seats == tile.players]
            tile.set_texts(texts.players_text(systems[0]), self.tr("%n rule system(s)", "", len(systems)))
        self._tip.set_texts(self.tr("Tip"), self.tr("Drag across your hand to pick several cards; press H for a hint."))
        self._version.setText(
            self.tr("Version {version} · plays offline, collects nothing").format(version=__version__)
        )
        for door, label in (
            (self.history, self.tr("History")),
            (self.statistics, self.tr("Statistics")),
            (self.rulebook, self.tr("Rulebook")),
            (self.house_rules, self.tr("House rules")),
            (self.settings, self.tr("Settings")),
        ):
            door.set_label(label)
        begun = self._lesson_begun
        self.lesson.setText(self.tr("Go on with the first hand") if begun else self.tr("First hand, explained"))
        self.about.setText(self.tr("About"))
        for link in (self.lesson, self.about):
            link.restyle()
        self._name_buttons()
        self.arrange()

    def _name_buttons(self) -> None:
        for button, label in (
            (self.full_screen, self.tr("Full screen")),
            (self.language, self.tr("Language")),
            (self.sound, self.tr("Sound on") if self._muted else self.tr("Sound off")),
        ):
            button.set_hint(label)
            button.setAccessibleName(label)

    def _greeting_text(self) -> str:
        hands, won = self._today
        if hands:
            return self.tr("%n hand(s) today, won: {won}", "", hands).format(won=won)
        return self.tr("Good to see you again") if self._returning else self.tr("Have a seat, the cards are ready")

    def _show_notices(self) -> None:
        told = tuple(self._trouble())
        if told == self._noticed:
            return
        self._noticed = told
        while (item := self._notices.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for text in told:
            notice = Notice(NoticeKind.ERROR, text, action=self.tr("OK"))
            notice.acted.connect(self._forget_trouble)
            self._notices.addWidget(notice)
        self.arrange()

    @Slot()
    def _forget_trouble(self) -> None:
        self.show_trouble(tuple)
