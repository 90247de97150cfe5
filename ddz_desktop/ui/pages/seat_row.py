"""A seat in the new game: who sits there, and at which level and with which temper the computer plays it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ddz_desktop.settings import PROGRAM
from ddz_desktop.ui import icons, texts_people
from ddz_desktop.ui.controls import Dropdown, ElidedLabel, Label, Panel, PanelKind, SegmentedControl
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role

FACE = 42
MOST_SEGMENTS = 4


class SeatRow(Panel):
    """One seat. Without a level it is the player's own; where there is a single one, only the temper can be chosen.

    Signals:
        level_chosen(int, str): the index of this seat among the computer's, and its new level with its temper.
    """

    level_chosen = Signal(int, str)

    def __init__(
        self, avatar: str, name: str, note: str, level: str = "", levels: Sequence[str] = (), index: int = 0
    ) -> None:
        super().__init__(kind=PanelKind.INSET, radius=14)
        self._index = index
        self._level, temper = texts_people.level_and_temper(level)
        self.temper: Dropdown | None = None
        self.levels: SegmentedControl | Dropdown | None = None
        self.body.setContentsMargins(8, 5, 12, 7)
        self.body.setSpacing(6)
        person = _person(avatar, name)
        if not level:
            self.body.addWidget(FormRow(person, Label(note, Role.LABEL, "ink2")))
            return
        self.temper = self._tempers(name, temper)
        self.temper.setEnabled(self._level != PROGRAM)
        self.body.addWidget(FormRow(person, self.temper))
        if len(levels) > 1:
            self.levels = self._levels(name, levels)
            self.body.addWidget(self.levels)
        else:
            self.body.addWidget(Label(note, Role.LABEL, "ink2"))

    # helpers

    def _levels(self, name: str, levels: Sequence[str]) -> SegmentedControl | Dropdown:
        """What the level is chosen with; more than are known by themselves have no room side by side."""
        choices = [(each, texts_people.level_name(each)) for each in levels]
        if len(choices) <= MOST_SEGMENTS:
            segments = SegmentedControl(choices, self._level, label=name)
            segments.changed.connect(self._choose_level)
            return segments
        result = Dropdown()
        for each, text in choices:
            result.addItem(text, each)
        result.setCurrentIndex(levels.index(self._level))
        result.setAccessibleName(self.tr("Level of {name}").format(name=name))
        result.activated.connect(self._choose_listed_level)
        return result

    def _tempers(self, name: str, temper: str) -> Dropdown:
        result = Dropdown()
        for each in texts_people.TEMPERS:
            result.addItem(texts_people.temper_name(each), each)
        result.setCurrentIndex(texts_people.TEMPERS.index(temper))
        result.setAccessibleName(self.tr("Temper of {name}").format(name=name))
        help_text = self.tr("How readily it bids, raises the stake and plays bombs.")
        result.setToolTip(help_text)
        result.setAccessibleDescription(help_text)
        result.activated.connect(self._choose_temper)
        return result

    def _tell(self, temper: str) -> None:
        own = self._level == PROGRAM  # which has whatever temper it has
        self.level_chosen.emit(self._index, PROGRAM if own else texts_people.with_temper(self._level, temper))

    # slots

    @Slot(object)
    def _choose_level(self, level: str) -> None:
        assert self.temper is not None, "the computer plays here"
        self._level = level
        self.temper.setEnabled(level != PROGRAM)
        self._tell(self.temper.currentData())

    @Slot(int)
    def _choose_listed_level(self, index: int) -> None:
        assert isinstance(self.levels, Dropdown), "levels stand in a list"
        self._choose_level(self.levels.itemData(index))

    @Slot(int)
    def _choose_temper(self, index: int) -> None:
        self._tell(texts_people.TEMPERS[index])


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
