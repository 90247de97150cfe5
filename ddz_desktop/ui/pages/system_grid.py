"""The rule systems and house rules as tiles, filtered by how many play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, theme
from ddz_desktop.ui.controls import FilterChip, Label, TextField
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.system_tile import SystemTile, paint_dots

GAP = 16
RING, END = 8, 10
"""Room for the focus ring around the outer tiles."""

MOST_COLUMNS = 4
SEARCH_WIDTH = 164
GROUPS = (3, 2, 4, 5)
"""Numbers of players in the order of the tiles: the game that most people know comes first."""


HOUSE = "house:"
"""Begins the key of a house rule, which goes on with its name; a system's key is its id."""


def key_of(rules: RuleSet) -> str:
    """The key of a ruleset's tile."""
    return HOUSE + rules.name if rules.name else rules.id


class SystemGrid(QWidget):
    """Chooses a rule system or house rule. Arrows go from tile to tile and choose; a click or Space also opens.

    Signals:
        chosen(str): the key of the ruleset that is now chosen.
        opened(str): a tile was pressed.
        filtered: other tiles are shown, because the person wanted others.
    """

    chosen = Signal(str)
    opened = Signal(str)
    filtered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ordered = sorted(CATALOG.values(), key=lambda rules: GROUPS.index(rules.seats))
        self.tiles = {rules.id: self._make_tile(rules) for rules in ordered}
        self.all = FilterChip("", checked=True)
        self.chips = {players: FilterChip("") for players in sorted(GROUPS)}
        self.house = FilterChip("")
        self._filters = QButtonGroup(self)
        for chip in (self.all, *self.chips.values(), self.house):
            self._filters.addButton(chip)
            chip.toggled.connect(self._filter)
        self.search = TextField("", icon="search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self._nothing = Label("", tone="ink2", wrap=True)
        self._legend = Label("", Role.CAPTION, "ink2", wrap=True)
        self._selected = next(iter(self.tiles))
        self._columns = 0
        self._shown: tuple[str, ...] = ()
        self._revealing = QTimer(self, interval=0, singleShot=True)  # once the tiles have their places
        self._revealing.timeout.connect(self._reveal)
        self._build()
        self.retranslate()
        self._arrange()

    def set_house_rules(self, house_rules: Sequence[RuleSet]) -> None:
        """Offer these house rules too; the systems stay."""
        wanted = {key_of(rules): rules for rules in house_rules}
        for key in [key for key in self.tiles if key not in CATALOG]:
            if self.tiles[key].rules != wanted.get(key):
                tile = self.tiles.pop(key)
                self._grid.removeWidget(tile)
                tile.hide()
                tile.deleteLater()
        for key, rules in wanted.items():
            if key not in self.tiles:
                self.tiles[key] = self._make_tile(rules)
                self.tiles[key].hide()
        if self.house.isChecked() and not wanted:
            self.all.setChecked(True)
        self._shown = ()
        self.retranslate()
        self._arrange()

    def rules(self, key: str) -> RuleSet:
        """The ruleset of a tile."""
        return self.tiles[key].rules

    def select(self, system: str) -> None:
        """Mark a ruleset, by its key, as the chosen one."""
        self._selected = system
        for each, tile in self.tiles.items():
            tile.setChecked(each == system)
        self._rove()
        self._revealing.start()

    def focus_chosen(self) -> None:
        """Bring the keyboard to the chosen tile."""
        self.tiles[self._selected].setFocus(Qt.FocusReason.OtherFocusReason)

    def filter_players(self, players: int | None) -> None:
        """Show only the systems for so many players; all for None."""
        self._check(self.all if players is None else self.chips[players])

    def filter_house_rules(self) -> None:
        """Show only house rules."""
        self._check(self.house)

    @property
    def shown(self) -> tuple[str, ...]:
        """The keys of what passes the filter, in order."""
        return self._shown

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.all.setText(self.tr("All {count}").format(count=len(CATALOG)))
        self.house.setText(self.tr("House rules {count}").format(count=len(self.tiles) - len(CATALOG)))
        for players, chip in self.chips.items():
            example = next(rules for rules in CATALOG.values() if rules.seats == players)
            chip.setText(texts.players_text(example))
        self.search.setPlaceholderText(self.tr("Search rules"))
        self.search.setAccessibleName(self.tr("Search rules"))
        self._nothing.setText(self._nothing_text())
        self._legend.setText(self.tr("The more dots, the more there is to learn"))
        for chip in (self.all, *self.chips.values(), self.house):
            chip.restyle()
        for tile in self.tiles.values():
            tile.retranslate()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._revealing.start()

    def sizeHint(self) -> QSize:
        return QSize(800, 600)

    # slots

    @Slot()
    def _filter(self) -> None:
        before = self._shown
        self._arrange()
        if self._shown != before:
            self.filtered.emit()

    @Slot()
    def _reveal(self) -> None:
        """Scroll to the chosen tile."""
        if self._selected in self._shown:
            self._area.ensureWidgetVisible(self.tiles[self._selected], 0, RING)

    @Slot(int)
    def _step(self, key: int) -> None:
        tile = self.sender()
        if not isinstance(tile, SystemTile) or key_of(tile.rules) not in self._shown:
            return
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        at = self._shown.index(key_of(tile.rules)) + steps[Qt.Key(key)]
        if 0 <= at < len(self._shown):
            self.select(self._shown[at])
            self.focus_chosen()
            self.chosen.emit(self._selected)

    @Slot()
    def _press(self) -> None:
        tile = self.sender()
        if isinstance(tile, SystemTile):
            self.select(key_of(tile.rules))
            self.chosen.emit(self._selected)
            self.opened.emit(self._selected)

    def _arrange(self) -> None:
        self.search.setMaximumWidth(round(theme.scaled(SEARCH_WIDTH)))
        least = max(round(theme.scaled(230)), *(tile.whole_width() for tile in self.tiles.values())) + GAP
        columns = max(1, min(MOST_COLUMNS, (self.width() - 20 + GAP) // least))
        shown = tuple(system for system in self.tiles if self._fits(system))
        if (columns, shown) == (self._columns, self._shown):
            return
        self._columns, self._shown = columns, shown
        for system, tile in self.tiles.items():
            self._grid.removeWidget(tile)
            if system not in shown:
                tile.hide()
        for index, system in enumerate(shown):
            self._grid.addWidget(self.tiles[system], index // columns, index % columns)
            self.tiles[system].show()  # only now: without a parent it would be a window
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._nothing.setVisible(not shown)
        self._nothing.setText(self._nothing_text())
        self._rove()
        self._revealing.start()

    # helpers

    def _check(self, chip: FilterChip) -> None:
        """Show only what passes a chip's filter, without telling."""
        with QSignalBlocker(self):
            self.search.clear()
            chip.setChecked(True)

    def _rove(self) -> None:
        """Tab stops at one tile only: the chosen one or, where that is not shown, the first."""
        stop = self._selected if self._selected in self._shown else next(iter(self._shown), None)
        for system, tile in self.tiles.items():
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if system == stop else Qt.FocusPolicy.ClickFocus)

    def _fits(self, system: str) -> bool:
        rules, wanted = self.tiles[system].rules, self.search.text().strip().casefold()
        if wanted not in texts.system_name(rules).casefold():
            return False
        if rules.name:  # house rules have their own chip, but a search over everything finds them too
            return self.house.isChecked() or (self.all.isChecked() and bool(wanted))
        return self.all.isChecked() or self.chips[rules.seats].isChecked()

    def _nothing_text(self) -> str:
        if self.house.isChecked() and len(self.tiles) == len(CATALOG):
            return self.tr("You have no house rules yet. Change a rule system as you like it.")
        return self.tr("No rule system is called that. Try another word, or all numbers of players.")

    def _make_tile(self, rules: RuleSet) -> SystemTile:
        tile = SystemTile(rules)
        tile.clicked.connect(self._press)
        tile.arrow.connect(self._step)
        return tile

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(RING, 0, END, 0)
        head.setSpacing(16)
        head.addWidget(FlowBox((self.all, *self.chips.values(), self.house), 7), 1)
        self.search.setMinimumWidth(120)
        head.addWidget(self.search, 0, Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        outer = QVBoxLayout(inner)
        outer.setContentsMargins(RING, RING, END, RING)
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        outer.addLayout(self._grid)
        outer.addWidget(self._nothing)
        outer.addStretch(1)
        legend = QHBoxLayout()
        legend.setContentsMargins(RING + 2, 0, 0, 0)
        legend.setSpacing(10)
        legend.addWidget(_Dots())
        legend.addWidget(self._legend, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        self._area = scrolling(inner)
        layout.addWidget(self._area, 1)
        layout.addLayout(legend)


class _Dots(QWidget):
    """The dots of a simple system, for the legend."""

    def __init__(self) -> None:
        super().__init__()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_dots(painter, QPointF(theme.scaled(6), self.height() / 2), 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        self.setFixedSize(round(theme.scaled(44)), round(theme.scaled(20)))
