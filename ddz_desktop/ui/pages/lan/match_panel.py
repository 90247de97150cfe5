"""What is played at a table of one's own: its name, rules, hands, time, and what is allowed there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.choices import Choices
from ddz_desktop.protocol.limits import LONGEST_TABLE_NAME
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts_people
from ddz_desktop.ui.controls import Label, Panel, TextField
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.rules_picker import RulesPicker
from ddz_desktop.ui.pages.lan.table_draft import TableDraft
from ddz_desktop.ui.pages.option_rows import ChoiceRow

HANDS = (4, 8, 12, None)
SECONDS = (15.0, 30.0, 60.0, None)
ENDLESS = "∞"


class MatchPanel(Panel):
    """Edits the part of a TableDraft that is about the game. `fills`: with the bots for empty seats.

    Signals:
        changed(object): the TableDraft as it is now.
        book_wanted(object): a RuleSet is to be read about.
    """

    changed = Signal(object)
    book_wanted = Signal(object)

    def __init__(self, choices: Choices, levels: Sequence[str], *, fills: bool = True) -> None:
        super().__init__(" ")
        self._fills = fills
        self._levels = tuple(levels)
        self._draft: TableDraft | None = None
        self._name_label = Label("", Role.LABEL, "ink2")
        self.name = TextField()
        self.name.setMaxLength(LONGEST_TABLE_NAME)
        self.rules = RulesPicker(choices)
        self.rows: dict[str, ChoiceRow] = {}
        self._rows = QVBoxLayout()
        self.body.setSpacing(8)
        for widget in (self._name_label, self.name, self.rules):
            self.body.addWidget(widget)
        self.body.addLayout(self._rows)
        self.body.addStretch(1)
        self.name.textEdited.connect(self._set_name)
        self.rules.chosen.connect(self._set_rules)
        self.rules.book_wanted.connect(self.book_wanted)

    def show_draft(self, draft: TableDraft, default_name: str) -> None:
        """Show the draft in the present language."""
        assert self.title is not None, "the panel was made with a title"
        self._draft = draft
        self.title.setText(self.tr("The table"))
        self._name_label.setText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(default_name)
        self.name.setText(draft.name)
        self.rules.show_rules(draft.rules)
        self._make_rows(draft)

    def take(self, draft: TableDraft) -> None:
        """The draft has been changed elsewhere, in what is not shown here."""
        self._draft = draft

    # helpers

    def _make_rows(self, draft: TableDraft) -> None:
        options = draft.options
        nobody = (None, self.tr("None"))
        levels = [nobody, *((level, texts_people.level_name(level)) for level in self._levels)]
        switches = (
            ("watch", self.tr("Spectators"), self.tr("They see no hidden cards")),
            ("open_hands", self.tr("Spectators see all hands"), self.tr("From the next hand on")),
            ("counter", self.tr("Card counter"), ""),
            ("hints", self.tr("Hints"), ""),
            ("auto_play", self.tr("Auto-play"), ""),
            ("chat", self.tr("Free chat"), self.tr("Phrases and emotes are always there")),
            ("take_over", self.tr("Newcomers take over bots in mid-hand"), ""),
        )
        hands = _numbers(HANDS, draft.hands)
        seconds = _numbers(SECONDS, draft.turn_seconds)
        self.rows = {
            "hands": ChoiceRow(self.tr("Hands"), hands, draft.hands),
            "turn_seconds": ChoiceRow(self.tr("Seconds for a turn"), seconds, draft.turn_seconds),
        }
        if self._fills:
            note = self.tr("People replace them")
            self.rows["fill"] = ChoiceRow(self.tr("Bots on empty seats"), levels, draft.fill, note=note)
        for name, label, note in switches:
            both = [(True, ""), (False, "")]
            self.rows[name] = ChoiceRow(label, both, getattr(options, name), note=note)
        for limit in ("hands", "turn_seconds"):
            self.rows[limit].name_choice(None, self.tr("No limit"))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        for row in self.rows.values():
            row.changed.connect(self._set_row)
            column.addWidget(row)
        replace_only(self._rows, inner)

    def _change(self, **fields: object) -> None:
        if self._draft is not None:
            self._draft = replace(self._draft, **fields)
            self.changed.emit(self._draft)

    # slots

    @Slot(str)
    def _set_name(self, name: str) -> None:
        self._change(name=name)

    @Slot(object)
    def _set_rules(self, rules: RuleSet) -> None:
        self._change(rules=rules)

    @Slot(object)
    def _set_row(self, value: object) -> None:
        name = next((name for name, row in self.rows.items() if row is self.sender()), None)
        if name is None or self._draft is None:
            return
        if name in ("hands", "turn_seconds", "fill"):
            self._change(**{name: value})
        else:
            self._change(options=replace(self._draft.options, **{name: value}))


def _numbers(choices: Sequence[float | None], value: float | None) -> list[tuple[float | None, str]]:
    known = choices if value in choices else (value, *choices)
    return [(choice, ENDLESS if choice is None else f"{choice:g}") for choice in known]
