"""The lower right: try some cards by the rules as they are now, share them, play by them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, Signal, Slot
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.card_notation import parse_counts
from ddz_desktop.rules.cards import NATURAL_RANKS, Counts, Rank
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.errors import NotationError
from ddz_desktop.rules.explain import Explanation, explain
from ddz_desktop.rules.kinds import BOMB_KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_reasons, texts_rules
from ddz_desktop.ui.controls import Button, ButtonKind, Divider, Dropdown, Label, Panel, TextField
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.growing import GrowingArea
from ddz_desktop.ui.pages.rulebook.fan_view import FanView
from ddz_desktop.ui.pages.rulebook.ladder import rungs
from ddz_desktop.ui.pages.rulebook.pictures import cards_fan, play_fan, readings_text
from ddz_desktop.ui.pages.rulebook.samples import in_deck
from ddz_desktop.ui.pages.rulebook.trials import example_wild
from ddz_desktop.ui.table.card_art import CardArt

translate = QCoreApplication.translate
CARD = 46.0
TYPED = QRegularExpression(r"[0-9TtJjQqKkAaBbRrshdc=, ]{0,80}")
_RANKS = str.maketrans("tjqkabr,", "TJQKABR ")


class TryPanel(Panel):
    """Reads cards as the rules do.

    Signals:
        share_wanted, play_wanted: those buttons were pressed.
    """

    share_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._rules: RuleSet | None = None
        self._generator: MoveGenerator | None = None
        self.heading = Label("", Role.SECTION)
        self._line = Label("", Role.LABEL, "ink2", wrap=True)
        self.field = TextField()
        self.table = TextField()
        for field in (self.field, self.table):
            field.setValidator(QRegularExpressionValidator(TYPED, field))
            field.textChanged.connect(self._read)
        self.wilds = (Dropdown(), Dropdown())
        for box in self.wilds:
            box.activated.connect(self._choose_wild)
        self.result = Label("", Role.ROW, wrap=True)
        self.detail = Label("", Role.LABEL, "ink2", wrap=True)
        self.area = GrowingArea(148)
        self.share = Button("", icon="export", height=52)
        self.play = Button("", ButtonKind.GOLD, height=54)
        self.share.clicked.connect(self.share_wanted)
        self.play.clicked.connect(self.play_wanted)
        self._build()

    def set_rules(self, rules: RuleSet, why_not: str) -> None:
        """Read cards by these rules; `why_not` says why they cannot be played, empty if they can."""
        self.share.set_available(not why_not, why_not)
        self.play.set_available(not why_not, why_not)
        if why_not or rules == self._rules:
            return
        other = self._rules is None or rules.wild_ranks != self._rules.wild_ranks or rules.id != self._rules.id
        self._rules = rules
        if other:
            self._fill_wilds()
        self._choose_wild()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.heading.setText(self.tr("Try a hand"))
        self._line.setText(self.tr("What is it by these rules?"))
        self.field.setPlaceholderText(self.tr("Cards, like 222B"))
        self.field.setAccessibleName(self.tr("Cards to try"))
        self.table.setPlaceholderText(self.tr("table"))
        self.table.setAccessibleName(self.tr("Cards on the table, to be beaten"))
        for field in (self.field, self.table):
            field.setToolTip(texts_rules.rank_letters())
        self.share.setText(self.tr("Share"))
        self.play.setText(self.tr("Play with it"))
        for button in (self.share, self.play):
            button.restyle()
        if self._rules is not None:
            self._fill_wilds()
            self._choose_wild()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _choose_wild(self) -> None:
        if self._rules is not None:
            wild = tuple(dict.fromkeys(box.currentData() for box in self.wilds[: self._rules.wild_ranks]))
            self._generator = MoveGenerator(self._rules, wild)
            self._read()

    @Slot()
    def _read(self) -> None:
        """Show what the typed cards are."""
        generator = self._generator
        if generator is None:
            return
        cards, over = _counts(self.field.text()), _counts(self.table.text())
        self.field.set_invalid(cards is None)
        self.table.set_invalid(over is None)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(4)
        if cards is None or over is None:
            column.addWidget(Label(texts_rules.rank_letters(), Role.LABEL, "err", wrap=True))
        elif cards and not in_deck(generator.rules, cards):
            told = self.tr("The deck, or a hand, does not hold these cards.")
            column.addWidget(Label(told, Role.LABEL, "ink2", wrap=True))
        elif cards:
            self._show(column, generator, cards, over)
        else:
            column.addWidget(Label(texts_rules.rank_letters(), Role.LABEL, "ink2", wrap=True))
        column.addStretch(1)
        self.area.show_content(inner)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _show(self, column: QVBoxLayout, generator: MoveGenerator, cards: Counts, over: Counts) -> None:
        rules, wild = generator.rules, generator.wild
        tables = generator.readings(over) if over else []
        told = explain(generator, cards, tables[-1] if tables else None)
        shown = (told.legal or told.readings)[-1:]
        fan = play_fan(generator, shown[0]) if shown else cards_fan(cards, rules, wild)
        column.addWidget(FanView(fan, self._art, width=CARD))
        column.addWidget(Label(_result(told, rules, wild), Role.ROW if told.legal else Role.STRONG, wrap=True))
        details = [_against(told, tables, over, rules, wild)]
        details += [_place(play, rules, wild) for play in told.legal if play.kind in BOMB_KINDS]
        for text in filter(None, details):
            column.addWidget(Label(text, Role.LABEL, "ink2", wrap=True))

    def _fill_wilds(self) -> None:
        """One box for each wild rank, at the ranks of the rulebook's examples."""
        assert self._rules is not None
        wild = example_wild(self._rules)
        for index, box in enumerate(self.wilds):
            chosen = box.currentData()
            box.clear()
            box.setVisible(index < len(wild))
            if index < len(wild):
                name = texts_rules.wild_rank_name(index, self._rules)
                box.setAccessibleName(name)
                for rank in NATURAL_RANKS:
                    told = self.tr("{wild}: {rank}").format(wild=name, rank=texts.rank_text(rank))
                    box.addItem(told, rank)
                box.setCurrentIndex(chosen if isinstance(chosen, int) else wild[index])

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addWidget(self._line, 1)
        self._line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        fields = QHBoxLayout()
        fields.setSpacing(8)
        fields.addWidget(self.field, 3)
        fields.addWidget(self.table, 2)
        wilds = QHBoxLayout()
        wilds.setSpacing(8)
        for box in self.wilds:
            wilds.addWidget(box, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self.share, 2)
        buttons.addWidget(self.play, 3)
        self.body.setContentsMargins(22, 16, 22, 18)
        self.body.setSpacing(10)
        self.body.addLayout(head)
        self.body.addLayout(fields)
        self.body.addLayout(wilds)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(Divider())
        self.body.addLayout(buttons)


def _counts(text: str) -> Counts | None:
    """The cards of a text; `None` for one that names no cards."""
    try:
        return parse_counts(text.translate(_RANKS)) if text.strip() else 0
    except NotationError:
        return None


def _result(told: Explanation, rules: RuleSet, wild: Sequence[Rank]) -> str:
    if told.legal:
        return readings_text(told.legal, rules, wild)
    return texts_reasons.reason_text(told, rules)


def _against(told: Explanation, tables: Sequence[Play], over: Counts, rules: RuleSet, wild: Sequence[Rank]) -> str:
    """Whether the cards beat those on the table."""
    if not over or not told.readings:
        return ""
    if not tables:
        return translate("HouseRules", "The cards on the table are no play.")
    if told.legal:
        return translate("HouseRules", "It beats {play}.").format(play=texts.play_text(tables[-1], rules, wild))
    return translate("HouseRules", "It would be: {plays}").format(plays=readings_text(told.readings, rules, wild))


def _place(play: Play, rules: RuleSet, wild: Sequence[Rank]) -> str:
    """Where a bomb stands on the ladder."""
    power = BombLadder(rules, wild).power
    own = power(play.kind, play.cards)
    higher = [each for rung in rungs(rules, wild) for each in rung.plays if power(each.kind, each.cards) > own]
    if not higher:
        return translate("HouseRules", "Nothing beats it.")
    return translate("HouseRules", "Lower than {bomb}").format(bomb=texts.ranks_text(higher[-1].cards))
