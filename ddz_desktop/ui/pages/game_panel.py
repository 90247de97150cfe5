"""The right side of the new game: what the chosen system is, who sits where, its options, and the match's."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.settings import NewGame, Settings
from ddz_desktop.ui import texts, texts_people, texts_rules_options, texts_systems
from ddz_desktop.ui.controls import Button, ButtonKind, Divider, Label, Panel, Paragraph
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.controls.scrolling import fill, scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.game_options import kept, offered
from ddz_desktop.ui.pages.new_match import offered_levels, rules_of, seat_levels, seat_owners
from ddz_desktop.ui.pages.option_rows import ChoiceRow, OptionRow
from ddz_desktop.ui.pages.seat_row import SeatRow
from ddz_desktop.ui.table import texts_table

HANDS = (4, 8, 12, None)
SECONDS = (15.0, 30.0, 60.0, None)
ENDLESS = "∞"


class GamePanel(Panel):
    """Edits what the settings say about a new game.

    Signals:
        changed(object): the Settings as they are now wanted.
        start: begin the match.
        book_wanted(object): read about this RuleSet.
        house_rule_wanted(object): change this house rule, or make one of this RuleSet.
    """

    changed = Signal(object)
    start = Signal()
    book_wanted = Signal(object)
    house_rule_wanted = Signal(object)

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self._settings = Settings()
        self.option_rows: dict[str, OptionRow] = {}
        self.seat_rows: list[SeatRow] = []
        self.body.setContentsMargins(6, 16, 6, 16)
        self._area = scrolling()
        self.start_button = Button("", ButtonKind.GOLD, key="↵", height=56)
        self.start_button.clicked.connect(self.start)
        self.house_rule_button = Button("", height=50)
        self.house_rule_button.clicked.connect(self._want_house_rule)
        foot = QHBoxLayout()
        foot.setContentsMargins(18, 4, 18, 0)
        foot.setSpacing(12)
        foot.addWidget(self.house_rule_button)
        foot.addWidget(self.start_button, 1)
        self.body.addWidget(self._area, 1)
        self.body.addLayout(foot)

    def show_settings(self, settings: Settings) -> None:
        """Show these choices, in the present language."""
        games = (settings.new_game, self._settings.new_game)
        same = (games[0].system, games[0].house_rule) == (games[1].system, games[1].house_rule)
        self._settings = settings
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(18, 4, 18, 4)
        column.setSpacing(8)
        self._add_head(column)
        self._add_seats(column)
        self._add_options(column)
        self._add_match(column)
        column.addStretch(1)
        at = self._area.verticalScrollBar().value() if same else 0
        fill(self._area, inner)
        self._area.verticalScrollBar().setValue(at)
        self.start_button.setText(self.tr("Start"))
        named = bool(settings.new_game.house_rule)
        self.house_rule_button.setText(self.tr("Change rules…") if named else self.tr("Save rules…"))

    # slots

    @Slot()
    def _want_book(self) -> None:
        self.book_wanted.emit(rules_of(self._settings.new_game))

    @Slot()
    def _want_house_rule(self) -> None:
        self.house_rule_wanted.emit(rules_of(self._settings.new_game))

    @Slot(str, object)
    def _set_option(self, name: str, value: OptionValue) -> None:
        game = self._settings.new_game
        self._change(options=kept(game.system, {**game.options, name: value}))
        if name == "auction":  # other options belong to another auction
            self.show_settings(self._settings)
            self.option_rows[name].focus_choice()

    @Slot(int, str)
    def _set_level(self, index: int, level: str) -> None:
        game = self._settings.new_game
        levels = list(seat_levels(game, game.system, self._levels))
        levels[index] = level
        self._change(levels=tuple(levels))

    @Slot(object)
    def _set_hands(self, hands: int | None) -> None:
        self._change(hands=hands)

    @Slot(object)
    def _set_seconds(self, seconds: float | None) -> None:
        self._change(turn_seconds=seconds)

    @Slot(object)
    def _set_counter(self, on: bool) -> None:
        table = msgspec.structs.replace(self._settings.table, card_counter=on)
        self._settings = msgspec.structs.replace(self._settings, table=table)
        self.changed.emit(self._settings)

    # helpers

    def _change(self, **fields: object) -> None:
        game: NewGame = msgspec.structs.replace(self._settings.new_game, **fields)
        self._settings = msgspec.structs.replace(self._settings, new_game=game)
        self.changed.emit(self._settings)

    def _add_head(self, column: QVBoxLayout) -> None:
        rules = rules_of(self._settings.new_game)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(Label(texts.system_name(rules), Role.PANEL_TITLE, wrap=True), 1)
        self.book_button = Button(self.tr("Rules in detail"), ButtonKind.LINK, icon="book", height=40)
        self.book_button.clicked.connect(self._want_book)
        head.addWidget(self.book_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(Paragraph(texts_systems.summary(rules)))
        column.addSpacing(2)
        column.addWidget(Divider())
        column.addSpacing(2)

    def _add_seats(self, column: QVBoxLayout) -> None:
        game = self._settings.new_game
        rules = CATALOG[game.system]
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Seats"), Role.STRONG))
        head.addStretch(1)
        if rules.seats > 2:
            head.addWidget(Label(texts_table.direction_text(rules.clockwise), Role.LABEL, "ink2"))
        column.addLayout(head)
        chosen = seat_levels(game, game.system, self._levels)
        me, *bots = texts_people.shown_owners(seat_owners(self._settings.player, chosen))
        column.addWidget(SeatRow(me.avatar, texts_table.own_name(me.name), self.tr("at this computer")))
        self.seat_rows = []
        levels = offered_levels(self._settings, self._levels)
        for index, (bot, level) in enumerate(zip(bots, chosen, strict=True)):
            note = self.tr("computer · {level}").format(level=texts_people.level_name(level))
            row = SeatRow(bot.avatar, bot.name, note, level, levels, index)
            row.level_chosen.connect(self._set_level)
            self.seat_rows.append(row)
            column.addWidget(row)

    def _add_options(self, column: QVBoxLayout) -> None:
        self.option_rows = {}
        game = self._settings.new_game
        if game.house_rule:
            self._add_changes(column)
            return
        options = offered(game.system, game.options)
        if not options:
            return
        column.addSpacing(4)
        column.addWidget(Label(self.tr("Rules"), Role.STRONG))
        for option in options:
            row = OptionRow(option, game.options.get(option.name, option.default))
            row.chosen.connect(self._set_option)
            self.option_rows[option.name] = row
            column.addWidget(row)

    def _add_changes(self, column: QVBoxLayout) -> None:
        """What the house rule changes; it is changed elsewhere."""
        column.addSpacing(4)
        column.addWidget(Label(self.tr("Rules"), Role.STRONG))
        for label, text in texts_rules_options.change_rows(rules_of(self._settings.new_game)):
            column.addWidget(FormRow(Label(label, wrap=True), Label(text, tone="gold_text")))

    def _add_match(self, column: QVBoxLayout) -> None:
        game = self._settings.new_game
        column.addSpacing(4)
        column.addWidget(Label(self.tr("Match"), Role.STRONG))
        self.hands_row = ChoiceRow(self.tr("Hands"), _numbers(HANDS, game.hands), game.hands)
        self.hands_row.changed.connect(self._set_hands)
        seconds = game.turn_seconds
        self.seconds_row = ChoiceRow(self.tr("Seconds for a turn"), _numbers(SECONDS, seconds), seconds)
        self.seconds_row.changed.connect(self._set_seconds)
        yes_no = [(True, ""), (False, "")]
        self.counter_row = ChoiceRow(self.tr("Card counter"), yes_no, self._settings.table.card_counter)
        self.counter_row.changed.connect(self._set_counter)
        for row in (self.hands_row, self.seconds_row):
            row.name_choice(None, self.tr("No limit"))
        for row in (self.hands_row, self.seconds_row, self.counter_row):
            column.addWidget(row)


def _numbers(choices: Sequence[float | None], value: float | None) -> list[tuple[float | None, str]]:
    """Numbers to choose from, one from an edited settings file included."""
    known = choices if value in choices else (value, *choices)
    return [(choice, ENDLESS if choice is None else f"{choice:g}") for choice in known]
