"""The middle: name, tabs, a row for every option, and what a change does."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.notation import LONGEST_NAME
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts_rules_options
from ddz_desktop.ui.controls import (
    Button,
    ButtonKind,
    Divider,
    FilterChip,
    Label,
    Panel,
    TextField,
    icon_button,
)
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.draft import Draft
from ddz_desktop.ui.pages.house_rules.effect_view import effect_title, effect_view
from ddz_desktop.ui.pages.house_rules.effects import clash, effects
from ddz_desktop.ui.pages.house_rules.growing import GrowingArea
from ddz_desktop.ui.pages.house_rules.row import RuleRow
from ddz_desktop.ui.pages.house_rules.tabs import Tab, rows_of, tab_of
from ddz_desktop.ui.pages.rulebook.ladder_steps import ladder_steps
from ddz_desktop.ui.pages.rulebook.ladder_view import ladder_view
from ddz_desktop.ui.table.card_art import CardArt


class EditorPanel(Panel):
    """Changes a draft. It keeps none: whoever listens shows it the next one.

    Signals:
        renamed(str): another name is wanted.
        chosen(str, object): an option and its new value.
        undone(str): an option as the system has it.
        save_wanted, copy_wanted, delete_wanted: those buttons were pressed.
    """

    renamed = Signal(str)
    chosen = Signal(str, object)
    undone = Signal(str)
    save_wanted = Signal()
    copy_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._draft: Draft | None = None
        self._tab = Tab.KINDS
        self._option = ""
        self.rows: dict[str, RuleRow] = {}
        self.name = TextField(end_icon="edit")
        self.name.setMaxLength(LONGEST_NAME)
        self.save = Button("", ButtonKind.TONAL, icon="save")
        self.copy = icon_button("copy", "", ButtonKind.TILE)
        self.delete = icon_button("trash", "", ButtonKind.TILE)
        self.tabs = {tab: FilterChip("") for tab in Tab}
        self._group = QButtonGroup(self)
        self.area = GrowingArea(150)
        self.foot = QWidget()
        self._build()
        self._connect()

    # -- what is shown --------------------------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Show a draft; rows stay where they are as long as there are the same."""
        before, self._draft = self._draft, draft
        other = before is None or (before.system, before.file) != (draft.system, draft.file)
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        if before is not None and not other and before.options == draft.options:  # another name only
            self._show_buttons()
            return
        if other:
            self._option = next(iter(draft.options), "")
            self.open_tab(tab_of(self._option) if self._option else self._tab)
            self._option = self._option or next(iter(self.rows), "")
        elif tuple(self.rows) != rows_of(draft, self._tab):
            self._remake_rows()
        self._show_values()
        self._show_foot()
        self._show_buttons()

    def open_tab(self, tab: Tab) -> None:
        """Show the options of a tab."""
        self._tab = tab
        self.tabs[tab].setChecked(True)
        self._make_rows()

    def go_to(self, name: str) -> None:
        """Bring an option, and the keyboard, into view."""
        name = "kinds.trio" if name == "kinds" else name
        self._option = name
        self.open_tab(tab_of(name))
        self._show_foot()
        if name in self.rows:
            self.rows[name].focus_control()
            self.area.ensureWidgetVisible(self.rows[name])

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        names = {
            Tab.KINDS: self.tr("Kinds"),
            Tab.BOMBS: self.tr("Bombs"),
            Tab.AUCTION: self.tr("Auction"),
            Tab.PHASES: self.tr("Phases"),
            Tab.SCORING: self.tr("Scoring"),
        }
        for tab, chip in self.tabs.items():
            chip.setText(names[tab])
            chip.restyle()
        self.name.setPlaceholderText(self.tr("Name of this house rule"))
        self.name.setAccessibleName(self.tr("Name of this house rule"))
        self.save.setText(self.tr("Save"))
        self.save.restyle()
        for button, told in ((self.copy, self.tr("Duplicate")), (self.delete, self.tr("Delete"))):
            button.set_hint(told)
            button.setAccessibleName(told)
        if self._draft is not None:
            self._make_rows()
            self._show_values()
            self._show_foot()
            self._show_buttons()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _open_chosen_tab(self) -> None:
        for tab, chip in self.tabs.items():
            if chip.isChecked() and tab is not self._tab:
                self.open_tab(tab)
                self._option = next((name for name in self.rows if self._draft and name in self._draft.options), "")
                self._option = self._option or next(iter(self.rows), "")
                self._show_values()
                self._show_foot()

    @Slot(str)
    def _enter(self, name: str) -> None:
        if name != self._option:
            self._option = name
            self._show_foot()

    @Slot(str, object)
    def _choose(self, name: str, value: object) -> None:
        self._option = name
        self.chosen.emit(name, value)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _remake_rows(self) -> None:
        """Other options make sense now; the keyboard stays at the one that was changed."""
        focused = QApplication.focusWidget()
        inside = focused is not None and self.area.isAncestorOf(focused)
        self._make_rows()
        if inside and self._option in self.rows:
            self.rows[self._option].focus_control()

    def _make_rows(self) -> None:
        draft = self._draft
        if draft is None:
            return
        known = draft.known()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(6)
        self.rows = {}
        for name in rows_of(draft, self._tab):
            row = RuleRow(known[name], draft.value(name, known), "")
            row.chosen.connect(self._choose)
            row.undone.connect(self.undone)
            row.entered.connect(self._enter)
            self.rows[name] = row
            column.addWidget(row)
        if not self.rows:
            column.addWidget(Label(self.tr("There is nothing to change here in these rules."), tone="ink2", wrap=True))
        column.addStretch(1)
        self.area.show_content(inner)
        self._show_values()

    def _show_values(self) -> None:
        draft = self._draft
        if draft is None:
            return
        rules, known = _as_far_as_possible(draft), draft.known()
        for name, row in self.rows.items():
            told = texts_rules_options.option_help(name, rules)
            row.show_value(draft.value(name, known), changed=name in draft.options, help_text=told)

    def _show_foot(self) -> None:
        """The bomb ladder on its tab, and what the option at hand does."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        if self._draft is not None:
            self._add_ladder(column, self._draft)
            self._add_effect(column, self._draft)
        replace_only(self._foot_layout, inner)
        self.foot.setVisible(column.count() > 0)

    def _add_ladder(self, column: QVBoxLayout, draft: Draft) -> None:
        if self._tab is Tab.BOMBS and draft.problem is None:
            column.addWidget(Label(self.tr("Bombs from high to low"), Role.LABEL, "ink2"))
            column.addWidget(ladder_view(ladder_steps(draft.rules())))

    def _add_effect(self, column: QVBoxLayout, draft: Draft) -> None:
        """What the option at hand does or would do, or why it cannot be changed alone."""
        if self._option not in draft.known():
            return
        shown = effects(draft, self._option)
        if shown is not None:
            column.addWidget(Label(effect_title(shown), Role.LABEL, "ink2", wrap=True))
            column.addWidget(effect_view(shown, self._art))
            return
        problem = clash(draft, self._option)
        if problem is not None and len(problem.options) == 2:
            column.addWidget(Label(texts_rules_options.clash_title(*problem.options), Role.LABEL, "ink2", wrap=True))
            column.addWidget(Label(texts_rules_options.clash_text(*problem.options), Role.CAPTION, wrap=True))

    def _show_buttons(self) -> None:
        draft = self._draft
        if draft is None:
            return
        reason = ""
        if not draft.name.strip():
            reason = self.tr("Give it a name first.")
        elif draft.problem is not None:
            reason = self.tr("These rules contradict themselves.")
        elif not draft.changed:
            reason = self.tr("Everything is saved.")
        self.save.set_available(not reason, reason)
        self.name.set_invalid(not draft.name.strip())

    def _build(self) -> None:
        for tab, chip in self.tabs.items():
            self._group.addButton(chip)
            chip.setChecked(tab is self._tab)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.name, 1)
        for button in (self.save, self.copy, self.delete):
            head.addWidget(button)
        self._foot_layout = QVBoxLayout(self.foot)
        self._foot_layout.setContentsMargins(8, 0, 8, 0)
        self.body.setContentsMargins(22, 18, 14, 16)
        self.body.setSpacing(12)
        self.body.addLayout(head)
        self.body.addWidget(FlowBox(tuple(self.tabs.values()), 9))
        self.body.addWidget(self.area, 1)
        self.body.addWidget(Divider())
        self.body.addWidget(self.foot)

    def _connect(self) -> None:
        self.name.textEdited.connect(self.renamed)
        self.save.clicked.connect(self.save_wanted)
        self.copy.clicked.connect(self.copy_wanted)
        self.delete.clicked.connect(self.delete_wanted)
        for chip in self.tabs.values():
            chip.toggled.connect(self._open_chosen_tab)


def _as_far_as_possible(draft: Draft) -> RuleSet:
    """The ruleset of a draft, or the system's while the draft contradicts itself."""
    try:
        return draft.rules()
    except OptionError:
        return draft.base
