"""Presets: whole new games under a name, to be kept and taken up again."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.choices import Choices, LibraryError, Preset
from ddz_desktop.rules.notation import LONGEST_NAME
from ddz_desktop.settings import NewGame
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.controls import Button, ButtonKind, Divider, Label, TextField, icon_button
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.list_row import ListRow
from ddz_desktop.ui.pages.new_match import rules_of, usable
from ddz_desktop.ui.pages.rulebook.columns import replace_only
from ddz_desktop.ui.table.texts_table import DOT
from ddz_desktop.ui.texts_counts import Counted

log = logging.getLogger(__name__)


class PresetsDialog(Dialog):
    """Lists what is kept, and keeps what is chosen now.

    Signals:
        chosen(object): this NewGame is wanted; the dialog has gone.
    """

    chosen = Signal(object)

    def __init__(self, host: QWidget, choices: Choices, levels: Sequence[str]) -> None:
        super().__init__(host, width=620)
        self._choices = choices
        self._levels = tuple(levels)
        self._game = NewGame()
        self.rows: list[PresetRow] = []
        self._what = Label("", Role.STRONG, wrap=True)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.save = Button("", ButtonKind.TONAL, icon="save")
        self._problem = Label("", Role.LABEL, "err", wrap=True)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.name, 1)
        line.addWidget(self.save)
        self.content.addLayout(self._list)
        self.content.addWidget(Divider())
        self.content.addWidget(self._what)
        self.content.addLayout(line)
        self.content.addWidget(self._problem)
        self.content.addStretch(1)
        self.done = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.done.clicked.connect(self.dismiss)
        self.name.textChanged.connect(self._show_save)
        self.save.clicked.connect(self._save)

    def offer(self, game: NewGame) -> None:
        """Open; `game` is what would be kept."""
        self._game = game
        self.name.setText("")
        self._problem.hide()
        self.open()
        (self.rows[0].use if self.rows else self.name).setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Presets"))
        self._what.setText(
            self.tr("Keep what is chosen now: {game}").format(game=preset_line(self._game, self._levels))
        )
        self.name.setPlaceholderText(self.tr("Name, like Sunday with Lin"))
        self.name.setAccessibleName(self.tr("Name of the preset"))
        self.save.setText(self.tr("Keep"))
        self.save.restyle()
        self.done.setText(self.tr("Done"))
        self.done.restyle()
        self._show_save()
        self._show_list()

    @Slot()
    def _show_save(self) -> None:
        """Enter keeps what has a name."""
        named = bool(self.name.text().strip())
        self.save.set_available(named, self.tr("Give it a name first."))
        self.main_button = self.save if named else self.done

    @Slot()
    def _save(self) -> None:
        try:
            self._choices.save_preset(self.name.text(), self._game)
        except LibraryError as error:
            self._tell(error)
            return
        self.name.setText("")
        self._show_list()

    @Slot(str)
    def _delete(self, name: str) -> None:
        try:
            self._choices.delete_preset(name)
        except LibraryError as error:
            self._tell(error)
        self._show_list()
        self.name.setFocus()

    @Slot(object)
    def _choose(self, game: NewGame) -> None:
        self.dismiss()
        self.chosen.emit(game)

    def _tell(self, error: LibraryError) -> None:
        log.warning("presets: %s", error)
        self._problem.setText(self.tr("It could not be saved; the log says why."))
        self._problem.show()

    def _show_list(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.rows = [PresetRow(preset, self._levels) for preset in self._choices.presets.saved]
        for row in self.rows:
            row.chosen.connect(self._choose)
            row.deleted.connect(self._delete)
            column.addWidget(row)
        if not self.rows:
            told = self.tr("Nothing is kept yet. A preset holds rules, levels, hands and time.")
            column.addWidget(Label(told, tone="ink2", wrap=True))
        replace_only(self._list, inner)


class PresetRow(QWidget):
    """A preset, to be taken up or forgotten.

    Signals:
        chosen(object): its NewGame.
        deleted(str): its name.
    """

    chosen = Signal(object)
    deleted = Signal(str)

    def __init__(self, preset: Preset, levels: Sequence[str]) -> None:
        super().__init__()
        self.preset = preset
        self.use = ListRow(preset.name, preset.name, caption=preset_line(preset.game, levels))
        self.use.setAutoExclusive(False)
        self.use.setCheckable(False)
        self.delete = icon_button("trash", "", ButtonKind.TILE)
        told = self.tr("Forget {name}").format(name=preset.name)
        self.delete.set_hint(told)
        self.delete.setAccessibleName(told)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.use, 1)
        row.addWidget(self.delete)
        self.use.clicked.connect(self._choose)
        self.delete.clicked.connect(self._delete)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self.preset.game)

    @Slot()
    def _delete(self) -> None:
        self.deleted.emit(self.preset.name)


def preset_line(game: NewGame, levels: Sequence[str]) -> str:
    """What a new game is, in one line: rules, levels, hands."""
    game = usable(game, levels)
    shown = [texts_people.level_name(level) for level in dict.fromkeys(game.levels)]
    if game.hands is not None:
        shown.append(Counted().hands(game.hands))
    return DOT.join((texts.system_name(rules_of(game)), *shown))
