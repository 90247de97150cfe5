"""The window: its pages, what the settings say about it, and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from ddz_desktop.controller.choices import LibraryError
from ddz_desktop.controller.game_controller import BOT_LEVELS, GameController
from ddz_desktop.controller.messages import MatchSetup, SavedMatch
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import Settings
from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.controls.presses import presses
from ddz_desktop.ui.dialogs.dialog import QUIT, Dialog
from ddz_desktop.ui.dialogs.look_dialog import LookDialog
from ddz_desktop.ui.dropping import RULES, DropTarget
from ddz_desktop.ui.fade import PAGE_MS, cross_fade
from ddz_desktop.ui.lan_pages import LanPages
from ddz_desktop.ui.matches import Matches
from ddz_desktop.ui.messages import Messages
from ddz_desktop.ui.pages.home_page import HomePage
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.memory import Memory
from ddz_desktop.ui.pages.new_game_page import NewGamePage
from ddz_desktop.ui.pages.new_match import match_setup
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.regions import RegionKeys
from ddz_desktop.ui.resuming import Resuming
from ddz_desktop.ui.rule_pages import RulePages
from ddz_desktop.ui.side_pages import SidePages
from ddz_desktop.ui.sound.audio import Audio
from ddz_desktop.ui.sound.sound_director import SoundDirector
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.translation import TranslationManager

SMALLEST = QSize(960, 600)
FIRST_SIZE = QSize(1280, 800)
FRAME = QSize(16, 48)  # for title bar and borders, which are known only once the window is seen
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
        audio: Audio | None = None,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._preferences = preferences
        self._languages = languages
        self._levels = tuple(levels)
        self.home = HomePage()
        self.new_game = NewGamePage(levels, controller.choices)
        self._came_from: dict[QWidget, QWidget] = {}
        self._closing = False
        self.sounds = SoundDirector(preferences, languages, audio, self)
        self._known_problem = preferences.problem
        self._pages = QStackedWidget()
        for page in (self.home, self.new_game):
            self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self.messages = Messages(self, self._pages, preferences)
        self.regions = RegionKeys(self._pages, self)
        self.rules = RulePages(controller.choices, self._pages)
        self.side = SidePages(self._pages, preferences, controller, self)
        self.memory = Memory(controller.library, preferences, levels, self._pages)
        self.resuming = Resuming(controller, self.home, self._pages)
        self.matches = Matches(controller, preferences, self._levels, self.resuming, self._pages)
        self.lan = LanPages(controller, preferences, self._levels, self.home, self._pages)
        self.dropping = DropTarget(self)
        self.look = LookDialog(self._pages, preferences)
        self.setMinimumSize(SMALLEST)
        self.setWindowIcon(icons.app_icon())
        self._connect()
        self._take_settings(preferences.settings)
        self.home.show_muted(self.sounds.muted)
        self.home.show_returning(preferences.settings.progress.welcomed)
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
        self.new_game.start.connect(self.matches.begin_chosen)
        self.home.rulebook_wanted.connect(self.show_rulebook)
        self.home.house_rules_wanted.connect(self.show_house_rules)
        self.home.settings_wanted.connect(self.show_settings)
        self.home.about_wanted.connect(self.show_about)
        self.home.lesson_wanted.connect(self.show_lesson)
        self.side.back.connect(self._go_back)
        self.side.home_wanted.connect(self.show_home)
        self.side.game_wanted.connect(self.start_quick_game)
        self.side.lesson_wanted.connect(self.show_lesson)
        self.side.settings_wanted.connect(self.show_settings)
        self.home.history_wanted.connect(self.memory.open_history)
        self.home.statistics_wanted.connect(self.memory.open_statistics)
        self.memory.visited.connect(self._visit)
        self.memory.back.connect(self._go_back)
        self.memory.play_wanted.connect(self.matches.begin_given)
        self.memory.quick_game.connect(self.start_quick_game)
        self.memory.told.connect(self.messages.toast)
        self.memory.unopened.connect(self.messages.tell_unopened)
        self.resuming.resume_wanted.connect(self.resume)
        self.dropping.hands_dropped.connect(self.memory.open_files)
        self.dropping.rules_dropped.connect(self._open_rules)
        self.new_game.book_wanted.connect(self.show_rulebook)
        self.new_game.house_rule_wanted.connect(self.show_house_rules)
        self.rules.visited.connect(self._visit)
        self.rules.back.connect(self._go_back)
        self.rules.play_wanted.connect(self.play_by)
        self._preferences.changed.connect(self._take_settings)
        self._controller.failed.connect(self.messages.tell_fault)
        self.messages.match_broken.connect(self.show_home)
        self.sounds.muted_changed.connect(self.messages.tell_muted)
        self.sounds.muted_changed.connect(self.home.show_muted)
        self.home.mute_wanted.connect(self.sounds.toggle_mute)
        presses().pressed.connect(self.sounds.click)
        QShortcut(QKeySequence("F11"), self, self.toggle_full_screen)
        QShortcut(QKeySequence(QUIT), self, self.close)
        QShortcut(QKeySequence("F1"), self, self.open_help)
        QShortcut(QKeySequence("Ctrl+,"), self, self.show_settings)
        self.side.restore_begins.connect(self.matches.end)
        self._connect_matches()

    def _connect_matches(self) -> None:
        self.matches.begun.connect(self._show_match)
        self.matches.ended.connect(self._forget)
        self.matches.left.connect(self.show_home)
        self.matches.settings_wanted.connect(self.show_settings)
        self.matches.replay_wanted.connect(self.memory.open_hand)
        self.matches.lan_wanted.connect(self._open_to_lan)
        self.lan.shown.connect(self._show)
        self.lan.home_wanted.connect(self.show_home)
        self.lan.seated.connect(self.matches.take)
        self.lan.risen.connect(self.matches.end)
        self.lan.book_wanted.connect(self.show_rulebook)
        self.lan.told.connect(self.messages.toast)
        self.lan.cue_due.connect(self.sounds.play)
        self.lan.close_agreed.connect(self.close_for_good)

    @property
    def page(self) -> QWidget | None:
        """The page that is shown; `None` before there is one."""
        return self._pages.currentWidget()

    @property
    def match(self) -> MatchPage | None:
        """The page of the match that is played; `None` while there is none."""
        return self.matches.page

    # -- pages ----------------------------------------------------------------------------------------------------

    @Slot()
    def show_home(self) -> None:
        """Back to the first page; a match that is going on ends."""
        self._show(self.home)
        self.home.setFocus()  # the page that goes would leave the keyboard to the first button
        self.matches.end()
        self.side.end_lesson()
        self.side.end_first_start()
        self._greet()

    @Slot()
    @Slot(int)
    def show_new_game(self, players: int | None = None) -> None:
        """Choose the rules, among those for so many players."""
        self.new_game.show_settings(self._preferences.settings, players or None)
        self._show_new_game()

    @Slot()
    @Slot(object)
    def show_rulebook(self, rules: RuleSet | None = None) -> None:
        """Read the rules; without a ruleset those of last time."""
        self.rules.read(rules or self._setup().rules, about=rules is not None)

    @Slot()
    @Slot(object)
    def show_house_rules(self, rules: RuleSet | None = None) -> None:
        """Change house rules; with a ruleset, that one or a copy of it."""
        if self.match is not None:
            self._controller.set_paused(True)
        self.rules.change(rules)

    @Slot()
    @Slot(object)
    def show_settings(self, section: SectionId | None = None) -> None:
        """Change settings, from any page and in the middle of a match; the game stands still meanwhile."""
        if self.match is not None:
            self._controller.set_paused(True)
        self._visit(self.side.settings(section))

    @Slot()
    def show_about(self) -> None:
        """Version, privacy, licences."""
        self._visit(self.side.about())

    @Slot()
    def show_lesson(self) -> None:
        """The first hand, explained; from its beginning or where it was left."""
        lesson = self.side.begin_lesson()
        self._show(lesson)
        self.side.end_first_start()
        self.sounds.attend(lesson.table)
        lesson.room_changed.connect(self.messages.toasts.arrange)
        lesson.begin()

    def greet_newcomer(self) -> None:
        """At the very first start: language, name, picture, and the offer of a first hand."""
        if not self._preferences.settings.progress.welcomed:
            self._show(self.side.first_start(self._languages.language))

    @Slot(object)
    def play_by(self, rules: RuleSet) -> None:
        """Set up a game by these rules."""
        self.new_game.show_rules(self._preferences.settings, rules)
        self._show_new_game()

    def _show_new_game(self) -> None:
        self._show(self.new_game)
        self.new_game.setFocus()  # so that Enter starts the game: the page that goes leaves the keyboard to "back"

    @Slot()
    def open_help(self) -> None:
        """The rulebook: at the table beside it, on a page in its place."""
        page = self.page
        if self.match is not None and page is self.match:
            self.match.toggle_rulebook()
        else:
            self.rules.help(self.lan.rules or self._setup().rules)

    @Slot()
    def _go_back(self) -> None:
        """To the page before; a page that is gone is home."""
        page = self.page
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
        self.matches.begin_chosen(self._preferences.settings)

    def start(self, setup: MatchSetup) -> None:
        """Sit down at a table. A match that is unfinished ends."""
        self.matches.begin(setup)

    @Slot(object)
    def resume(self, saved: SavedMatch) -> None:
        """Go on with the unfinished match."""
        self.matches.resume(saved.match.setup)

    @Slot(object)
    def _show_match(self, page: MatchPage) -> None:
        self.sounds.attend(page.page.table)
        self._show(page)
        self.side.end_lesson()

    @Slot()
    def _open_to_lan(self) -> None:
        if self.match is not None:
            self.lan.open_match(self.match)

    @Slot(object)
    def _forget(self, page: QWidget) -> None:
        """A page is gone."""
        self._came_from = {each: before for each, before in self._came_from.items() if before is not page}

    @Slot(object)
    def _visit(self, page: QWidget) -> None:
        """Show a page that leads back to the present one."""
        before = self.page
        if before is not None and before is not page:
            self._came_from[page] = before
        self._show(page)

    def _show(self, page: QWidget) -> None:
        fade = cross_fade(self._pages, PAGE_MS, self._preferences.settings.look.speed)
        self._pages.setCurrentWidget(page)
        if fade is not None:
            fade.raise_()  # over the page from its first picture on, not only from the first step of the fading
        for dialog in self._pages.findChildren(Dialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            dialog.raise_()  # a page that is shown comes up over what asks or tells something
        focused = QApplication.focusWidget()
        if focused is None or not page.isAncestorOf(focused):
            page.setFocus()

    # -- files ----------------------------------------------------------------------------------------------------

    def open_file(self, file: Path) -> None:
        """Show what a file holds that was given to the program, or say why that cannot be."""
        if file.suffix.lower() == RULES:
            self._open_rules(file)
        else:
            self.memory.open_files([file])

    @Slot(object)
    def _open_rules(self, file: Path) -> None:
        try:
            self.show_house_rules(self._controller.choices.read_rules_file(file))
        except LibraryError as error:
            self.messages.tell_unopened(file, error)

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
        self.memory.take_settings()
        if self.side.lesson is not None:
            self.side.lesson.take_settings()
        self._greet()
        if self._preferences.problem != self._known_problem:
            self._known_problem = self._preferences.problem
            self.messages.tell_settings_unsaved()

    def _greet(self) -> None:
        settings = self._preferences.settings
        self.home.greet(settings.player, self._setup().rules)
        self.home.show_lesson(settings.progress.tutorial_step > 0)

    def _setup(self) -> MatchSetup:
        """The match of last time."""
        settings = self._preferences.settings
        return match_setup(settings.new_game, settings.player, self._levels)

    @Slot()
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Dou Dizhu"))

    # -- the window itself ----------------------------------------------------------------------------------------

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot()
    def close_for_good(self) -> None:
        """What was to be saved before is saved, or is to be forgotten."""
        self._closing = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.rules.unsaved and not self._closing:
            self._show(self.rules.house_rules)
            self.rules.house_rules.leave(self.close_for_good)
            event.ignore()
            return
        if self.lan.holds_back and not self._closing:
            self.lan.closing.open()
            event.ignore()
            return
        self.matches.end()
        self.memory.leave()
        self.side.end_lesson()
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preferences.change(msgspec.structs.replace(self._preferences.settings, window=place))
        super().closeEvent(event)

    def _restore_place(self) -> None:
        place = self._preferences.settings.window
        if not place or not self.restoreGeometry(QByteArray.fromBase64(place.encode())):
            room = self.screen().availableSize() - FRAME
            self.resize(FIRST_SIZE.boundedTo(room).expandedTo(SMALLEST))
