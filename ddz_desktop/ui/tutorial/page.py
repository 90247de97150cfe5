"""The first hand as a page: the real table, the game behind it, and what is said about both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.messages import SeatOwner, TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.controller.tutorial import decisions_made, lesson_setup, make_lesson_bot, opening
from ddz_desktop.ui import texts_people
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.table.options import options_of
from ddz_desktop.ui.table.sorting import SortOrder
from ddz_desktop.ui.table_page import TablePage
from ddz_desktop.ui.tutorial.bubble import Bubble
from ddz_desktop.ui.tutorial.gate import Gate
from ddz_desktop.ui.tutorial.pointer import Pointer
from ddz_desktop.ui.tutorial.steps import AUTO_LATER, BUBBLES, PRESS_PLAY, STEPS, Saying, bubbles_before
from ddz_desktop.ui.tutorial.targets import target_boxes, wanted_cards

BOT_DELAY_MS = 1300
BELOW_BUBBLE = 10
LEVEL = "casual"


class TutorialPage(QWidget):
    """Made for one lesson and thrown away with it. It has a game of its own, of which nothing is kept but the step.

    Signals:
        left: the lesson is over, or left for now.
        play_wanted: it is over, and a real game is wanted.
        settings_wanted: the settings are to be changed; the lesson waits.
        room_changed: toasts have another place now.
    """

    left = Signal()
    play_wanted = Signal()
    settings_wanted = Signal()
    room_changed = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.game = GameController(None, make_lesson_bot)
        self.gate = Gate(self.game, self)
        self.page = TablePage(self.gate, preferences.settings)
        self.page.review = True
        self.table = self.page.table
        self.pointer = Pointer(self.table)
        self.bubble = Bubble(self.table)
        self.done = Question(self, self._done_wording)
        self._latest: TableUpdate | None = None
        self._made: int | None = None
        self._told = 0
        self._answer: Saying | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self.setFocusProxy(self.table.canvas)
        self.table.overlay.covered = self._speaking
        self.table.overlay.reading = self._telling
        self._connect()
        self.take_settings()

    def _connect(self) -> None:
        self.game.updated.connect(self._take)
        self.game.refused.connect(self.table.show_refusal)
        self.gate.hinted.connect(self.table.show_hints)
        self.gate.strayed.connect(self._say_kindly)
        self.gate.auto_wanted.connect(self._say_later)
        self.table.desk.changed.connect(self._show_step)
        self.table.canvas.resized.connect(self._show_step)
        self.page.pause_requested.connect(self.left)
        self.page.settings_requested.connect(self.settings_wanted)
        self.page.next_hand_requested.connect(self._ask_what_next)
        self.bubble.went_on.connect(self._go_on)
        self.bubble.left.connect(self.left)
        self.bubble.installEventFilter(self)
        self.done.agreed.connect(self.play_wanted)
        self.done.cancelled.connect(self.left)

    # -- for the window -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal, or go on where the lesson was left."""
        player = self._preferences.settings.player
        person = SeatOwner("human", player.name, player.avatar or texts_people.DEFAULT_AVATAR)
        others = (texts_people.bot_owner(0, LEVEL), texts_people.bot_owner(1, LEVEL))
        step = self._preferences.settings.progress.tutorial_step
        self.game.start_match(lesson_setup(person, others), opening=opening(step if step < len(STEPS) else 0))

    def leave(self) -> None:
        """Nothing of the lesson goes on."""
        self.game.updated.disconnect(self._take)
        self.page.leave()
        self.done.dismiss()
        self.game.shutdown()

    def toast_area(self, sizes: Sequence[QSize]) -> QRect:
        """Toasts stand where the table has room for them, or under the bubble where that is."""
        area = self.page.toast_area(sizes)
        bubble = self.bubble.geometry().translated(self.table.mapTo(self.window(), QPoint(0, 0)))
        first = QRect(area.topLeft(), QSize(area.width(), max(sizes, key=QSize.height).height()))
        if self.bubble.isVisible() and bubble.intersects(first):
            area.moveTop(bubble.bottom() + BELOW_BUBBLE)
        return area

    def step_region(self, by: int) -> None:
        """F6: go round the regions of the table."""
        self.table.regions.step(by)

    def take_settings(self) -> None:
        """The settings are others now; a few wishes wait until the lesson is over."""
        settings = self._preferences.settings
        options = replace(options_of(settings), sort_order=SortOrder.HIGH_LOW, auto_pass=False, counter=False)
        self.table.set_options(options)
        speed = settings.look.speed
        self.game.set_pace(round(BOT_DELAY_MS / speed) if speed > 0 else BOT_DELAY_MS // 3)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._latest is not None:
            self.page.show_update(texts_people.with_shown_names(msgspec.structs.replace(self._latest, events=())))
            self._show_step()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on also after a click on the table has taken the keyboard from the bubble."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._telling():
            self.bubble.went_on.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The bubble has another place: the arrow begins there, and toasts go out of its way."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._point()
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide):
            self.room_changed.emit()
        return False

    # -- the game -------------------------------------------------------------------------------------------------

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        self._latest = update
        made = decisions_made(update.view)
        if made != self._made:
            self._made, self._told, self._answer = made, 0, None
            self._keep(made)
        self.page.show_update(texts_people.with_shown_names(update))
        self._show_step()
        self.bubble.take_keyboard()  # the table has just given it to the hand
        self._speak()

    def _keep(self, made: int) -> None:
        """Note how far the lesson is."""
        settings = self._preferences.settings
        over = made >= len(STEPS)
        progress = msgspec.structs.replace(
            settings.progress,
            tutorial_step=0 if over else made,
            tutorial_done=settings.progress.tutorial_done or over,
        )
        self._preferences.change(msgspec.structs.replace(settings, progress=progress))

    # -- what is said ---------------------------------------------------------------------------------------------

    @property
    def saying(self) -> Saying | None:
        """What the bubble says now; `None` while others play and when the hand is over."""
        if self.gate.wanted is None or self._made is None:
            return None
        step = STEPS[self._made]
        if self._told < len(step.told):
            return step.told[self._told]
        return PRESS_PLAY if self._chosen() else step.task

    def _speaking(self) -> bool:
        return self.saying is not None

    def _telling(self) -> bool:
        """Whether something is to be read before the decision is asked for."""
        return self._made is not None and self._speaking() and self._told < len(STEPS[self._made].told)

    def _chosen(self) -> bool:
        """Whether exactly the wanted cards are raised."""
        wanted = wanted_cards(self.table, self.gate.wanted)
        return bool(wanted) and self.table.desk.selection.raised == frozenset(wanted)

    @Slot()
    def _show_step(self) -> None:
        saying = self.saying
        if saying is None or self._made is None:
            self.bubble.hide()
            self.pointer.point([], QRectF())
            return
        if saying is PRESS_PLAY:
            self._answer = None
        to_read = self._telling()
        self.table.overlay.show_buttons()
        progress = self.tr("{step} of {steps}").format(step=bubbles_before(self._made) + self._told + 1, steps=BUBBLES)
        self.bubble.tell(self._words(saying), progress, to_read=to_read, kindly=self._kindly())
        self._point()

    def _point(self) -> None:
        saying = self.saying
        if saying is not None:
            targets = target_boxes(self.table, saying.target, self.gate.wanted)
            self.pointer.point(targets, QRectF(self.bubble.geometry()))
            self.pointer.stackUnder(self.bubble)

    def _words(self, saying: Saying) -> str:
        return saying.words(*(texts_people.shown_name(texts_people.bot_owner(index, LEVEL)) for index in (0, 1)))

    def _kindly(self) -> str:
        """What is said to something else that was tried, in the present language; else empty."""
        return self._words(self._answer) if self._answer is not None else ""

    def _speak(self) -> None:
        """A screen reader hears the bubble too."""
        saying = self.saying
        if saying is not None:
            self.table.announcer.tell_now(f"{self._kindly()} {self._words(saying)}".strip())

    @Slot()
    def _go_on(self) -> None:
        self.table.animator.finish()  # what comes next may be about cards that are still on their way
        self._told += 1
        self._show_step()
        self._speak()
        if not self._telling():
            self.table.overlay.bar.guard.restart()  # the buttons have just appeared
            self.table.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _say_kindly(self) -> None:
        """Something else was tried, which the rules would allow."""
        if self._made is not None and self._made < len(STEPS):
            self._say(Saying(STEPS[self._made].astray))

    @Slot()
    def _say_later(self) -> None:
        self._say(AUTO_LATER)

    def _say(self, saying: Saying) -> None:
        """Say something to what was tried, and let the person try again."""
        self._answer = saying
        self.table.desk.ask_again()
        self._show_step()
        self._speak()

    # -- the end --------------------------------------------------------------------------------------------------

    @Slot()
    def _ask_what_next(self) -> None:
        self.done.open()

    def _done_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "You bid, led, followed, passed, asked for a hint and won with a bomb: that is Dou Dizhu. Everything else"
            " is in the rulebook, with real cards; F1 opens it at the table."
        )
        return self.tr("You have won your first hand!"), text, self.tr("Play a game"), self.tr("To the first page")
