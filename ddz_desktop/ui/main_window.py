"""The window: its pages, what the settings say about it, and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QByteArray, QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from ddz_desktop.controller.choices import HouseRule, LibraryError
from ddz_desktop.controller.game_controller import BOT_LEVELS, GameController
from ddz_desktop.controller.messages import Fault, MatchSetup
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import Settings
from ddz_desktop.ui import icons, texts, theme
from ddz_desktop.ui.controls import ToastHost
from ddz_desktop.ui.dialogs.look_dialog import LookDialog
from ddz_desktop.ui.dialogs.question import Question, Wording
from ddz_desktop.ui.fade import PAGE_MS, cross_fade
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.pages.home_page import HomePage
from ddz_desktop.ui.pages.house_rules.page import HouseRulesPage
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.new_game_page import NewGamePage
from ddz_desktop.ui.pages.new_match import match_setup, with_time
from ddz_desktop.ui.pages.rulebook.page import RulebookPage
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.pages.settings.page import SettingsPage
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.translation import TranslationManager

SMALLEST = QSize(960, 600)
FIRST_SIZE = QSize(1280, 800)
LEVELS = tuple(level for level in BOT_LEVELS if level != "random")
"""The levels a player may choose: the random bot is for tests."""

BOT_DELAY_MS = 900
SHORTEST_DELAY_MS = 250


class MainWindow(QMainWindow):
    """Everything on the screen. The controller, the settings and the languages outlive it."""

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        languages: TranslationManager,
        levels: Sequence[str] = LEVELS,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._preferences = preferences
        self._languages = languages
        self._levels = tuple(levels)
        self.home = HomePage()
        self.new_game = NewGamePage(levels, controller.choices)
        self.rulebook = RulebookPage()
        self.house_rules = HouseRulesPage(controller.choices)
        self.settings_page: SettingsPage | None = None
        self._came_from: dict[QWidget, QWidget] = {}
        self._closing = False
        self.match: MatchPage | None = None
        self.toasts = ToastHost(self)
        self.message: Question | None = None
        self._known_problem = preferences.problem
        self._pages = QStackedWidget()
        for page in (self.home, self.new_game, self.rulebook, self.house_rules):
            self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self.look = LookDialog(self._pages, preferences)
        self.setMinimumSize(SMALLEST)
        self.setWindowIcon(icons.app_icon())
        self._connect()
        self._take_settings(preferences.settings)
        self._restore_place()
        self.home.setFocus()  # so that Enter begins a game, not the first button
        self._languages.changed.connect(self._retranslate)
        self._retranslate()

    def _connect(self) -> None:
        self.home.quick_game.connect(self.start_quick_game)
        self.home.new_game.connect(self.show_new_game)
        self.home.players_wanted.connect(self.show_new_game)
        self.home.language_wanted.connect(self.look.open)
        self.home.full_screen_wanted.connect(self.toggle_full_screen)
        self.new_game.back.connect(self.show_home)
        self.new_game.changed.connect(self._preferences.change)
        self.new_game.start.connect(self._start_chosen)
        self.home.rulebook_wanted.connect(self.show_rulebook)
        self.home.house_rules_wanted.connect(self.show_house_rules)
        self.home.settings_wanted.connect(self.show_settings)
        self.new_game.book_wanted.connect(self.show_rulebook)
        self.new_game.house_rule_wanted.connect(self.show_house_rules)
        self.rulebook.back.connect(self._go_back)
        self.rulebook.change.connect(self.show_house_rules)
        self.house_rules.back.connect(self._go_back)
        for book in (self.rulebook, self.house_rules):
            book.play.connect(self.play_by)
        self._preferences.changed.connect(self._take_settings)
        self._controller.failed.connect(self._tell_fault)
        QShortcut(QKeySequence("F11"), self, self.toggle_full_screen)
        QShortcut(QKeySequence("F1"), self, self.open_help)
        QShortcut(QKeySequence("Ctrl+,"), self, self.show_settings)

    # -- pages ----------------------------------------------------------------------------------------------------

    @Slot()
    def show_home(self) -> None:
        """Back to the first page; a match that is going on ends."""
        self._show(self.home)
        self._end_match()
        self._greet()

    @Slot()
    @Slot(int)
    def show_new_game(self, players: int | None = None) -> None:
        """Choose the rules, among those for so many players."""
        self.new_game.show_settings(self._preferences.settings, players or None)
        self._show(self.new_game)

    @Slot()
    @Slot(object)
    def show_rulebook(self, rules: RuleSet | None = None) -> None:
        """Read the rules; without a ruleset those of last time."""
        kept = [each.rules for each in self._house_rules()]
        place = Place(rules=rules) if rules is not None else None
        self.rulebook.read(rules or self._setup().rules, kept, place)
        self._visit(self.rulebook)

    @Slot()
    @Slot(object)
    def show_house_rules(self, rules: RuleSet | None = None) -> None:
        """Change house rules; with a ruleset, that one or a copy of it."""
        if rules is None:
            self.house_rules.open_list()
        else:
            self.house_rules.open_rules(rules)
        self._visit(self.house_rules)

    @Slot()
    @Slot(object)
    def show_settings(self, section: SectionId | None = None) -> None:
        """Change settings, from any page and in the middle of a match; the game stands still meanwhile."""
        if self.settings_page is None:  # made when it is first wanted: the window opens sooner
            self.settings_page = SettingsPage(self._preferences, self._controller)
            self.settings_page.back.connect(self._go_back)
            self._pages.addWidget(self.settings_page)
        if section is not None:
            self.settings_page.open_section(section)
        if self.match is not None:
            self._controller.set_paused(True)
        self._visit(self.settings_page)

    @Slot(object)
    def play_by(self, rules: RuleSet) -> None:
        """Set up a game by these rules."""
        self.new_game.show_rules(self._preferences.settings, rules)
        self._show(self.new_game)

    @Slot()
    def open_help(self) -> None:
        """The rulebook: at the table beside it, on a page in its place."""
        page = self._pages.currentWidget()
        if self.match is not None and page is self.match:
            self.match.toggle_rulebook()
        elif page is self.house_rules:
            self.rulebook.read(self._setup().rules, [each.rules for each in self._house_rules()], Place(Topic.HOUSE))
            self._visit(self.rulebook)
        elif page is not self.rulebook:
            self.show_rulebook()

    @Slot()
    def _go_back(self) -> None:
        """To the page before; a page that is gone is home."""
        page = self._pages.currentWidget()
        before = self._came_from.pop(page, self.home) if page is not None else self.home
        if before is self.home or self._pages.indexOf(before) < 0:
            self.show_home()
        else:
            self._show(before)
            if before is self.match:
                self.match.come_back()

    @Slot()
    def start_quick_game(self) -> None:
        """Play by the rules of last time."""
        self._start_chosen(self._preferences.settings)

    @Slot(object)
    def start(self, setup: MatchSetup) -> None:
        """Sit down at a table."""
        before = self.match
        self.match = MatchPage(self._controller, self._preferences, setup)
        self.match.left.connect(self.show_home)
        self.match.again.connect(self.start)
        self.match.settings_wanted.connect(self.show_settings)
        self._pages.addWidget(self.match)
        self._show(self.match)
        if before is not None:
            self._drop(before)
        self.match.begin()

    @Slot(object)
    def _start_chosen(self, settings: Settings) -> None:
        setup = match_setup(settings.new_game, settings.player, self._levels)
        self.start(with_time(setup, settings.access.time_percent))

    def _visit(self, page: QWidget) -> None:
        """Show a page that leads back to the present one."""
        before = self._pages.currentWidget()
        if before is not None and before is not page:
            self._came_from[page] = before
        self._show(page)

    def _show(self, page: QWidget) -> None:
        cross_fade(self._pages, PAGE_MS, self._preferences.settings.look.speed)
        self._pages.setCurrentWidget(page)
        focused = QApplication.focusWidget()
        if focused is None or not page.isAncestorOf(focused):
            page.setFocus()

    def _end_match(self) -> None:
        if self.match is not None:
            match, self.match = self.match, None
            self._drop(match)

    def _drop(self, match: MatchPage) -> None:
        match.leave()
        self._pages.removeWidget(match)
        match.hide()
        match.deleteLater()

    # -- messages -------------------------------------------------------------------------------------------------

    def tell(self, wording: Wording) -> Question:
        """Show a message, or a question, over the window."""
        if self.message is not None:
            self.message.dismiss()
            self.message.deleteLater()
        self.message = Question(self._pages, wording)
        self.message.open()
        return self.message

    @Slot(object)
    def _tell_fault(self, fault: Fault) -> None:
        if fault.playable:
            self.toasts.show_toast(self.tr("Something went wrong; the game goes on. The log has the details."))
            return
        self.show_home()
        self.tell(self._fault_wording)

    def _fault_wording(self) -> tuple[str, str, str, str]:
        return (
            self.tr("This match could not go on"),
            self.tr("Something went wrong in the program. The log has the details; you can begin another match."),
            self.tr("OK"),
            "",
        )

    def tell_settings_problem(self) -> None:
        """The settings file could not be used."""
        self.tell(self._settings_wording)

    def _settings_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "The settings could not be read, so the defaults are in use. The old file is kept beside the new one."
        )
        return self.tr("Settings are back to their defaults"), text, self.tr("OK"), ""

    def open_document(self, document: Record | RuleSet) -> None:
        """Show what a file holds that was given to the program."""
        if isinstance(document, RuleSet):
            self.show_house_rules(document)
        else:
            self.tell(partial(self._record_wording, document))

    def _record_wording(self, record: Record) -> tuple[str, str, str, str]:
        title = self.tr("Record of a hand: {rules}").format(rules=texts.system_name(record.rules))
        lines = [self.tr("The record is in order: every decision was legal.")]
        if record.settlement is not None:
            points = ", ".join(signed(payoff) for payoff in record.settlement.payoffs)
            lines.append(self.tr("Points by seat: {points}").format(points=points))
        lines.append(
            self.tr("This version cannot play it back yet; “ddz-desktop replay FILE” prints it in a terminal.")
        )
        return title, "\n".join(lines), self.tr("OK"), ""

    # -- settings -------------------------------------------------------------------------------------------------

    @Slot(object)
    def _take_settings(self, settings: Settings) -> None:
        appearance = Appearance.of(settings.look)
        if appearance != theme.manager().appearance:
            theme.manager().apply(appearance)
        self._languages.choose(settings.language)
        speed = settings.look.speed
        self._controller.set_pace(round(BOT_DELAY_MS / speed) if speed > 0 else SHORTEST_DELAY_MS)
        if self.match is not None:
            self.match.take_settings()
        self._greet()
        if self._preferences.problem != self._known_problem:
            self._known_problem = self._preferences.problem
            self.toasts.show_toast(self.tr("The settings could not be saved; they hold until the window is closed."))

    def _greet(self) -> None:
        self.home.greet(self._preferences.settings.player, self._setup().rules)

    def _setup(self) -> MatchSetup:
        """The match of last time."""
        settings = self._preferences.settings
        return match_setup(settings.new_game, settings.player, self._levels)

    def _house_rules(self) -> tuple[HouseRule, ...]:
        """All that can be read."""
        try:
            return self._controller.choices.house_rules()
        except LibraryError:
            return ()

    @Slot()
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Dou Dizhu"))

    # -- the window itself ----------------------------------------------------------------------------------------

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot()
    def _close_for_good(self) -> None:
        """What was to be saved before is saved, or is to be forgotten."""
        self._closing = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.house_rules.unsaved and not self._closing:
            self._show(self.house_rules)
            self.house_rules.leave(self._close_for_good)
            event.ignore()
            return
        self._end_match()
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preferences.change(msgspec.structs.replace(self._preferences.settings, window=place))
        super().closeEvent(event)

    def _restore_place(self) -> None:
        place = self._preferences.settings.window
        if not place or not self.restoreGeometry(QByteArray.fromBase64(place.encode())):
            self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()).expandedTo(SMALLEST))
