"""The rule systems as tiles, filtered by how many play."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.ui import texts, theme
from ddz_desktop.ui.controls import FilterChip, Label, TextField
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.system_tile import SystemTile, paint_dots

GAP = 16
RING = 8
"""Room for the focus ring around the outer tiles."""

MOST_COLUMNS = 4
SEARCH_WIDTH = 228
GROUPS = (3, 2, 4, 5)
"""Numbers of players in the order of the tiles: the game that most people know comes first."""


class SystemGrid(QWidget):
    """Chooses a rule system. Arrows go from tile to tile and choose; a click or Space also opens.

    Signals:
        chosen(str): the id of the system that is now chosen.
        opened(str): a tile was pressed.
    """

    chosen = Signal(str)
    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ordered = sorted(CATALOG.values(), key=lambda rules: GROUPS.index(rules.seats))
        self.tiles = {rules.id: SystemTile(rules) for rules in ordered}
        for tile in self.tiles.values():
            tile.clicked.connect(self._press)
            tile.arrow.connect(self._step)
        self.all = FilterChip("", checked=True)
        self.chips = {players: FilterChip("") for players in sorted(GROUPS)}
        self._filters = QButtonGroup(self)
        for chip in (self.all, *self.chips.values()):
            self._filters.addButton(chip)
            chip.toggled.connect(self._arrange)
        self.search = TextField("", icon="search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._arrange)
        self._nothing = Label("", tone="ink2", wrap=True)
        self._legend = Label("", Role.CAPTION, "ink2", wrap=True)
        self._selected = next(iter(self.tiles))
        self._columns = 0
        self._shown: tuple[str, ...] = ()
        self._build()
        self.retranslate()
        self._arrange()

    def select(self, system: str) -> None:
        """Mark a system as the chosen one."""
        self._selected = system
        for each, tile in self.tiles.items():
            tile.setChecked(each == system)
        self._rove()

    def focus_chosen(self) -> None:
        """Bring the keyboard to the chosen tile."""
        self.tiles[self._selected].setFocus(Qt.FocusReason.OtherFocusReason)

    def filter_players(self, players: int | None) -> None:
        """Show only the systems for so many players; all for None."""
        self.search.clear()
        (self.all if players is None else self.chips[players]).setChecked(True)

    @property
    def shown(self) -> tuple[str, ...]:
        """The systems that pass the filter, in order."""
        return self._shown

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self.all.setText(self.tr("All {count}").format(count=len(self.tiles)))
        for players, chip in self.chips.items():
            example = next(rules for rules in CATALOG.values() if rules.seats == players)
            chip.setText(texts.players_text(example))
        self.search.setPlaceholderText(self.tr("Search rules"))
        self.search.setAccessibleName(self.tr("Search rules"))
        self._nothing.setText(self.tr("No rule system is called that. Try another word, or all numbers of players."))
        self._legend.setText(self.tr("The more dots, the more there is to learn"))
        for chip in (self.all, *self.chips.values()):
            chip.restyle()
        for tile in self.tiles.values():
            tile.retranslate()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(800, 600)

    # slots

    @Slot(int)
    def _step(self, key: int) -> None:
        tile = self.sender()
        if not isinstance(tile, SystemTile) or tile.rules.id not in self._shown:
            return
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        at = self._shown.index(tile.rules.id) + steps[Qt.Key(key)]
        if 0 <= at < len(self._shown):
            self.select(self._shown[at])
            self.focus_chosen()
            self.chosen.emit(self._selected)

    @Slot()
    def _press(self) -> None:
        tile = self.sender()
        if isinstance(tile, SystemTile):
            self.select(tile.rules.id)
            self.chosen.emit(self._selected)
            self.opened.emit(self._selected)

    @Slot()
    def _arrange(self) -> None:
        self.search.setMaximumWidth(round(theme.scaled(SEARCH_WIDTH)))
        least = round(theme.scaled(230)) + GAP
        columns = max(1, min(MOST_COLUMNS, (self.width() - 20 + GAP) // least))
        shown = tuple(system for system in self.tiles if self._fits(system))
        if (columns, shown) == (self._columns, self._shown):
            return
        self._columns, self._shown = columns, shown
        for system, tile in self.tiles.items():
            self._grid.removeWidget(tile)
            tile.setVisible(system in shown)
        for index, system in enumerate(shown):
            self._grid.addWidget(self.tiles[system], index // columns, index % columns)
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._nothing.setVisible(not shown)
        self._rove()

    # helpers

    def _rove(self) -> None:
        """Tab stops at one tile only: the chosen one or, where that is not shown, the first."""
        stop = self._selected if self._selected in self._shown else next(iter(self._shown), None)
        for system, tile in self.tiles.items():
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if system == stop else Qt.FocusPolicy.ClickFocus)

    def _fits(self, system: str) -> bool:
        rules = CATALOG[system]
        if not self.all.isChecked() and not self.chips[rules.seats].isChecked():
            return False
        return self.search.text().strip().casefold() in texts.system_name(rules).casefold()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(RING, 0, 0, 0)
        head.setSpacing(16)
        head.addWidget(FlowBox((self.all, *self.chips.values()), 9), 1)
        self.search.setMinimumWidth(120)
        head.addWidget(self.search, 0, Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        outer = QVBoxLayout(inner)
        outer.setContentsMargins(RING, RING, 10, RING)
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
        layout.addWidget(scrolling(inner), 1)
        layout.addLayout(legend)


class _Dots(QWidget):
    """The dots of a simple system, for the legend."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(44, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_dots(painter, QPointF(6, 10), 1)
