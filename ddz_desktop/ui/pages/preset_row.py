"""A line of the presets: a whole new game under a name, or one that was played lately."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.choices import Preset
from ddz_desktop.rules.notation import LONGEST_NAME
from ddz_desktop.settings import NewGame
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.controls import Button, ButtonKind, TextField, icon_button
from ddz_desktop.ui.pages.house_rules.list_row import ListRow
from ddz_desktop.ui.pages.new_match import rules_of, usable
from ddz_desktop.ui.table.texts_table import DOT
from ddz_desktop.ui.texts_counts import Counted

RING = 6
"""Room for the focus ring around a row."""


class GameRow(ListRow):
    """A new game to be taken up, named by `name` or by its rules."""

    def __init__(self, game: NewGame, levels: Sequence[str], name: str = "") -> None:
        self.game = game
        told = game_parts(game, levels)
        super().__init__(name or told[0], name, caption=DOT.join(told if name else told[1:]))
        self.setAutoExclusive(False)
        self.setCheckable(False)


class NameField(TextField):
    """Another name for something.

    Signals:
        given_up: Esc was pressed.
    """

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()  # and not the dialog's main answer
        else:
            super().keyPressEvent(event)


class PresetRow(QWidget):
    """A preset, to be taken up, named otherwise or forgotten.

    Signals:
        chosen(object): its NewGame.
        renamed(str, str): its name and the one it is to have.
        deleted(str): its name.
    """

    chosen = Signal(object)
    renamed = Signal(str, str)
    deleted = Signal(str)

    def __init__(self, preset: Preset, levels: Sequence[str]) -> None:
        super().__init__()
        self.preset = preset
        self.use = GameRow(preset.game, levels, preset.name)
        self.field = NameField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Name of the preset"))
        self.field.hide()
        self.keep = icon_button("check", self.tr("Take this name"), ButtonKind.TILE)
        self.keep.hide()
        self.rename = icon_button("edit", self.tr("Rename {name}").format(name=preset.name), ButtonKind.TILE)
        self.delete = icon_button("trash", self.tr("Forget {name}").format(name=preset.name), ButtonKind.TILE)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, RING, RING, RING)
        row.setSpacing(8)
        row.addWidget(self.use, 1)
        row.addWidget(self.field, 1)
        for button in self._buttons():
            row.addWidget(button)
        self.use.clicked.connect(self._choose)
        self.rename.clicked.connect(self._begin)
        self.keep.clicked.connect(self._rename)
        self.field.returnPressed.connect(self._rename)
        self.field.given_up.connect(self._end)
        self.delete.clicked.connect(self._delete)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.use.sizeHint().height() + 2 * RING)

    def _buttons(self) -> tuple[Button, ...]:
        return self.keep, self.rename, self.delete

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self.preset.game)

    @Slot()
    def _begin(self) -> None:
        """The name becomes a field."""
        self.field.setText(self.preset.name)
        self._show_field(wanted=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    @Slot()
    def _rename(self) -> None:
        name = self.field.text().strip()
        self._end()
        if name and name != self.preset.name:
            self.renamed.emit(self.preset.name, name)

    @Slot()
    def _end(self) -> None:
        self._show_field(wanted=False)
        self.rename.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _delete(self) -> None:
        self.deleted.emit(self.preset.name)

    def _show_field(self, *, wanted: bool) -> None:
        self.field.setVisible(wanted)
        self.keep.setVisible(wanted)
        self.use.setVisible(not wanted)
        self.rename.setVisible(not wanted)


def game_parts(game: NewGame, levels: Sequence[str]) -> list[str]:
    """What a new game is, part by part: rules, levels, hands."""
    game = usable(game, levels)
    parts = [texts.system_name(rules_of(game))]
    parts += [texts_people.level_name(level) for level in dict.fromkeys(game.levels)]
    if game.hands is not None:
        parts.append(Counted().hands(game.hands))
    return parts
