"""Presets: whole new games under a name, to be kept and taken up again, and those played last."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.choices import Choices, LibraryError, Preset
from ddz_desktop.rules.notation import LONGEST_NAME
from ddz_desktop.settings import NewGame
from ddz_desktop.ui.controls import Button, ButtonKind, Divider, Label, TextField
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.preset_row import RING, GameRow, PresetRow, game_parts
from ddz_desktop.ui.table.texts_table import DOT

log = logging.getLogger(__name__)
MOST_RECENT = 3
"""Games played last that are offered."""


class PresetsDialog(Dialog):
    """Lists what is kept and what was played last, and keeps what is chosen now.

    Signals:
        chosen(object): this NewGame is wanted; the dialog has gone.
    """

    chosen = Signal(object)

    def __init__(self, host: QWidget, choices: Choices, levels: Sequence[str]) -> None:
        super().__init__(host, width=620)
        self._choices = choices
        self._levels = tuple(levels)
        self._game = NewGame()
        self._forgotten: Preset | None = None
        self.rows: list[PresetRow] = []
        self.recent: list[GameRow] = []
        self._what = Label("", Role.STRONG, wrap=True)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.save = Button("", ButtonKind.TONAL, icon="save")
        self._told = Label("", Role.LABEL, "ink2", wrap=True)
        self.undo = Button("", ButtonKind.LINK, icon="undo", height=40)
        self._list = QVBoxLayout()
        self.done = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self._build()
        self.done.clicked.connect(self.dismiss)
        self.name.textChanged.connect(self._show_save)
        self.save.clicked.connect(self._save)
        self.undo.clicked.connect(self._put_back)

    def offer(self, game: NewGame) -> None:
        """Open; `game` is what would be kept."""
        self._game = game
        self._forgotten = None
        self.name.setText("")
        self._tell("")
        self.open()
        (self.rows[0].use if self.rows else self.name).setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Presets"))
        game = DOT.join(game_parts(self._game, self._levels))
        self._what.setText(self.tr("Keep what is chosen now: {game}").format(game=game))
        self.name.setPlaceholderText(self.tr("Name, like Sunday with Lin"))
        self.name.setAccessibleName(self.tr("Name of the preset"))
        self.undo.setText(self.tr("Put it back"))
        self.done.setText(self.tr("Done"))
        for button in (self.undo, self.done):
            button.restyle()
        self._show_save()
        self._show_list()

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _show_save(self) -> None:
        """Enter keeps what has a name; one that is there already is replaced, and the button says so."""
        name = self.name.text().strip()
        taken = name.casefold() in (preset.name.casefold() for preset in self._choices.presets.saved)
        self.save.setText(self.tr("Replace") if taken else self.tr("Keep"))
        self.save.set_available(bool(name), self.tr("Give it a name first."))
        self.main_button = self.save if name else self.done

    @Slot()
    def _save(self) -> None:
        name = self.name.text().strip()
        if self._try(lambda: self._choices.save_preset(name, self._game)):
            self.name.setText("")
            self._tell(self.tr("{name} is kept.").format(name=name))

    @Slot(str, str)
    def _rename(self, name: str, new: str) -> None:
        if self._try(lambda: self._choices.rename_preset(name, new)):
            self._tell("")

    @Slot(str)
    def _delete(self, name: str) -> None:
        gone = next((preset for preset in self._choices.presets.saved if preset.name == name), None)
        if self._try(lambda: self._choices.delete_preset(name)):
            self._forgotten = gone
            self._tell(self.tr("{name} is forgotten.").format(name=name))
            self.undo.setFocus()

    @Slot()
    def _put_back(self) -> None:
        gone, self._forgotten = self._forgotten, None
        if gone is not None and self._try(lambda: self._choices.save_preset(gone.name, gone.game)):
            self._tell("")
        self.name.setFocus()

    @Slot(object)
    def _choose(self, game: NewGame) -> None:
        self.dismiss()
        self.chosen.emit(game)

    @Slot()
    def _choose_recent(self) -> None:
        row = self.sender()
        if isinstance(row, GameRow):
            self._choose(row.game)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _try(self, change: Callable[[], None]) -> bool:
        """Do something that the disk may refuse; whether it was done."""
        self._forgotten = None
        try:
            change()
        except LibraryError as error:
            log.warning("presets: %s", error)
            self._tell(self.tr("It could not be saved; the log says why."), tone="err")
            return False
        finally:
            self._show_list()
        return True

    def _tell(self, text: str, *, tone: str = "ink2") -> None:
        self._told.set_tone(tone)
        self._told.setText(text)
        self._told.setVisible(bool(text))
        self.undo.setVisible(self._forgotten is not None)

    def _show_list(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows = [PresetRow(preset, self._levels) for preset in self._choices.presets.saved]
        for row in self.rows:
            row.chosen.connect(self._choose)
            row.renamed.connect(self._rename)
            row.deleted.connect(self._delete)
            column.addWidget(row)
        if not self.rows:
            told = self.tr("Nothing is kept yet. A preset holds rules, levels, hands and time.")
            column.addWidget(Label(told, tone="ink2", wrap=True))
        self._add_recent(column)
        replace_only(self._list, inner)

    def _add_recent(self, column: QVBoxLayout) -> None:
        """What was played last, as far as it is not kept anyway."""
        kept = [preset.game for preset in self._choices.presets.saved]
        games = [game for game in self._choices.presets.recent if game not in kept][:MOST_RECENT]
        self.recent = [GameRow(game, self._levels) for game in games]
        if self.recent:
            column.addWidget(Label(self.tr("Played last"), Role.STRONG))
        rows = QVBoxLayout()
        rows.setContentsMargins(RING, RING, RING, RING)
        rows.setSpacing(10)
        for row in self.recent:
            row.clicked.connect(self._choose_recent)
            rows.addWidget(row)
        column.addLayout(rows)

    def _build(self) -> None:
        self._list.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.name, 1)
        line.addWidget(self.save)
        told = QHBoxLayout()
        told.setSpacing(10)
        told.addWidget(self._told, 1)
        told.addWidget(self.undo)
        self.content.addLayout(self._list)
        self.content.addLayout(told)
        self.content.addWidget(Divider())
        self.content.addWidget(self._what)
        self.content.addLayout(line)
        self.content.addStretch(1)
