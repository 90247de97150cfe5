"""New game: choose a rule system, then seats and options. Narrow windows take the two one after the other."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.choices import Choices, LibraryError
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import NewGame, Settings
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import PAGE_MARGIN, PANEL_GAP, Button, PageHeader
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.game_panel import GamePanel
from ddz_desktop.ui.pages.new_match import rules_of, usable, with_rules, with_system
from ddz_desktop.ui.pages.presets_dialog import PresetsDialog
from ddz_desktop.ui.pages.system_grid import RING, SystemGrid, key_of

log = logging.getLogger(__name__)
PANEL_WIDTH, WIDEST_PANEL = 404, 720
TWO_STEPS_BELOW = 1100


class NewGamePage(ArrangedPage):
    """Sets a match up.

    Signals:
        back: home again.
        changed(object): other Settings are wanted; they are to be kept.
        start(object): begin the NewGame of these Settings.
        book_wanted(object): read about this RuleSet.
        house_rule_wanted(object): change this house rule, or make one of this RuleSet.
    """

    back = Signal()
    changed = Signal(object)
    start = Signal(object)
    book_wanted = Signal(object)
    house_rule_wanted = Signal(object)

    def __init__(self, levels: Sequence[str], choices: Choices | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self._choices = choices or Choices(None, self)
        self._settings = Settings()
        self._second_step = False
        self.header = PageHeader(" ")
        self.presets_button = Button("", icon="star")
        self.header.add_action(self.presets_button)
        self.presets = PresetsDialog(self, self._choices, levels)
        self.grid = SystemGrid()
        self.panel = GamePanel(levels)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(PAGE_MARGIN - RING, 18, PAGE_MARGIN, PAGE_MARGIN - 6)
        row.setSpacing(PANEL_GAP - 6)
        row.addWidget(self.grid, 1)
        row.addWidget(self.panel)
        frame_page(self, self.header, centred(inner))
        self.header.back.connect(self._go_back)
        self.grid.chosen.connect(self._choose)
        self.grid.opened.connect(self._open)
        self.grid.filtered.connect(self._follow_filter)
        self.panel.changed.connect(self._keep)
        self.panel.start.connect(self._begin)
        self.panel.book_wanted.connect(self.book_wanted)
        self.panel.house_rule_wanted.connect(self.house_rule_wanted)
        self.presets_button.clicked.connect(self._open_presets)
        self.presets.chosen.connect(self._take_preset)
        self._choices.rules_changed.connect(self._relist_house_rules)
        self._show_words()

    def show_settings(self, settings: Settings, players: int | None = None) -> None:
        """Begin with the choices of last time, among the systems for so many players."""
        game = usable(settings.new_game, self._levels)
        self._list_house_rules(rules_of(game) if game.house_rule else None)
        if game.house_rule:  # as it is kept now: it may have been changed since
            game = with_rules(game, self.grid.rules(key_of(rules_of(game))), self._levels)
        self._settings = msgspec.structs.replace(settings, new_game=game)
        self._second_step = False
        key = key_of(rules_of(game))
        if game.house_rule and players is None:
            self.grid.filter_house_rules()
        else:
            self.grid.filter_players(players)
        self.grid.select(key)
        self._follow_filter()
        self.panel.show_settings(self._settings)
        self.arrange()

    def show_rules(self, settings: Settings, rules: RuleSet) -> None:
        """Begin with the choices of last time, but these rules: a system's or a house rule's."""
        game = with_rules(settings.new_game, rules, self._levels)
        settings = msgspec.structs.replace(settings, new_game=game)
        self._take(settings)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif event.key() == Qt.Key.Key_Escape or back:
            self._go_back()
        else:
            super().keyPressEvent(event)

    # slots

    @Slot()
    def _go_back(self) -> None:
        if self._two_steps() and self._second_step:
            self._second_step = False
            self.arrange()
            self.grid.focus_chosen()
        else:
            self.back.emit()

    @Slot(str)
    def _choose(self, key: str) -> None:
        game, rules = self._settings.new_game, self.grid.rules(key)
        if key != key_of(rules_of(game)):
            house = bool(rules.name)
            changed = with_rules(game, rules, self._levels) if house else with_system(game, key, self._levels)
            self._keep(msgspec.structs.replace(self._settings, new_game=changed))
            self.panel.show_settings(self._settings)

    @Slot()
    def _follow_filter(self) -> None:
        """What is chosen is always in sight, and where nothing is nothing can be started."""
        shown = self.grid.shown
        if shown and key_of(rules_of(self._settings.new_game)) not in shown:
            self.grid.select(shown[0])
            self._choose(shown[0])
        self.panel.start_button.set_available(bool(shown), self.tr("Choose a rule system first."))

    @Slot(str)
    def _open(self, system: str) -> None:
        if not self._second_step and self._two_steps():
            self._second_step = True
            self.arrange()
            self.panel.start_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    @Slot()
    def _relist_house_rules(self) -> None:
        """They have changed while this page may be seen."""
        rules = rules_of(self._settings.new_game)
        self._list_house_rules(rules if rules.name else None)

    def _list_house_rules(self, wanted: RuleSet | None) -> None:
        """Offer all that are kept, and the wanted one even if it is kept no more."""
        try:
            kept = self._choices.house_rules()
        except LibraryError as error:
            log.warning("house rules cannot be read: %s", error)
            kept = ()
        house_rules = [msgspec.structs.replace(each.rules, name=each.name) for each in kept]
        if wanted is not None and key_of(wanted) not in map(key_of, house_rules):
            house_rules.append(wanted)
        self.grid.set_house_rules(house_rules)

    @Slot()
    def _open_presets(self) -> None:
        self.presets.offer(self._settings.new_game)

    @Slot(object)
    def _take_preset(self, game: NewGame) -> None:
        self._take(msgspec.structs.replace(self._settings, new_game=usable(game, self._levels)))

    @Slot(object)
    def _keep(self, settings: Settings) -> None:
        self._settings = settings
        self.changed.emit(settings)

    @Slot()
    def _begin(self) -> None:
        if not self.grid.shown:
            return
        try:
            self._choices.note_used(self._settings.new_game)
        except LibraryError as error:
            log.warning("the game played last is not noted: %s", error)
        self.start.emit(self._settings)

    # helpers

    def _take(self, settings: Settings) -> None:
        """Show what was chosen elsewhere; Enter starts it."""
        self.show_settings(settings)
        self._keep(self._settings)
        self._second_step = True
        self.arrange()
        self.panel.start_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _go_on(self) -> None:
        if not self.grid.shown:
            return
        if self._two_steps() and not self._second_step:
            self._open(key_of(rules_of(self._settings.new_game)))
        else:
            self._begin()

    def _two_steps(self) -> bool:
        return self.width() < theme.scaled(TWO_STEPS_BELOW)

    def arrange(self) -> None:
        two_steps = self._two_steps()
        self.grid.setVisible(not two_steps or not self._second_step)
        self.panel.setVisible(not two_steps or self._second_step)
        if two_steps:
            self.panel.setMinimumWidth(0)
            self.panel.setMaximumWidth(max(round(theme.scaled(WIDEST_PANEL)), WIDEST_PANEL))
        else:
            self.panel.setFixedWidth(round(theme.scaled(PANEL_WIDTH)))
        self._show_words()

    def retranslate(self) -> None:
        self.grid.retranslate()
        self._follow_filter()
        self.panel.show_settings(self._settings)
        self._show_words()

    def _show_words(self) -> None:
        self.header.title.setText(self.tr("New game"))
        self.presets_button.setText("" if self._two_steps() else self.tr("Presets"))
        self.presets_button.setAccessibleName(self.tr("Presets"))
        self.presets_button.set_hint(self.tr("Presets"))
        self.presets_button.restyle()
        steps = (self.tr("First choose the rules"), self.tr("Now seats and options"))
        both = self.tr("First the rules, then the seats")
        self.header.subtitle.setText(steps[self._second_step] if self._two_steps() else both)
