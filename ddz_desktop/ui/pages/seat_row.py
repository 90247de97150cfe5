"""A seat in the new game: who sits there, and at which level the computer plays it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ddz_desktop.ui import icons, texts_people
from ddz_desktop.ui.controls import ElidedLabel, Label, Panel, PanelKind, SegmentedControl
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role

FACE = 42


class SeatRow(Panel):
    """One seat. Without levels it is the player's own; with a single one there is nothing to choose.

    Signals:
        level_chosen(int, str): the index of this seat among the computer's, and its new level.
    """

    level_chosen = Signal(int, str)

    def __init__(
        self, avatar: str, name: str, note: str, levels: Sequence[str] = (), level: str = "", index: int = 0
    ) -> None:
        super().__init__(kind=PanelKind.INSET, radius=14)
        self._index = index
        self.levels: SegmentedControl | None = None
        self.body.setContentsMargins(8, 5, 12, 5)
        note_label = Label(note, Role.LABEL, "ink2")
        if len(levels) > 1:
            choices = [(each, texts_people.level_name(each)) for each in levels]
            self.levels = SegmentedControl(choices, level, label=name)
            self.levels.changed.connect(self._choose)
        self.body.addWidget(FormRow(_person(avatar, name), self.levels or note_label))

    @Slot(object)
    def _choose(self, level: str) -> None:
        self.level_chosen.emit(self._index, level)


def _person(avatar: str, name: str) -> QWidget:
    """A picture with the name beside it."""
    result = QWidget()
    row = QHBoxLayout(result)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    picture = QLabel()
    picture.setPixmap(icons.avatar(avatar, FACE))
    row.addWidget(picture)
    row.addWidget(ElidedLabel(name, Role.ROW), 1)
    return result
