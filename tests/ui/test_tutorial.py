"""The first hand: it can be finished by whoever does what the bubbles say, and by nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.tutorial import as_told, lesson, opening, own_decisions
from ddz_desktop.rules.action import Move, Say, Word
from ddz_desktop.rules.card_notation import rank_text
from ddz_desktop.rules.cards import count_of
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.record import replay
from ddz_desktop.settings import Look, Progress, Table, parse_settings
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.tutorial import page as lesson_page
from ddz_desktop.ui.tutorial.page import TutorialPage
from ddz_desktop.ui.tutorial.steps import STEPS
from ddz_desktop.ui.tutorial.targets import wanted_cards
from tests.e2e.typist import RANK_KEYS
from tests.ui.looking import clipped, unnamed
from tests.ui.windows import QUIET, Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
PATIENCE_MS = 20_000


class Newcomer:
    """Does by mouse what the bubble says, and points at."""

    def __init__(self, screen: Screen, qtbot: QtBot) -> None:
        self.screen, self.qtbot = screen, qtbot
        screen.window.show_lesson()

    @property
    def page(self) -> TutorialPage:
        assert self.screen.window.side.lesson is not None
        return self.screen.window.side.lesson

    @property
    def progress(self) -> Progress:
        return parse_settings(self.screen.file.read_text()).progress

    def wait_for(self, step: int) -> None:
        self.qtbot.waitUntil(lambda: self.page._made == step and self.page.gate.wanted is not None, timeout=PATIENCE_MS)

    def read_on(self) -> None:
        while self.page.bubble.next_button.isVisible():
            self.qtbot.mouseClick(self.page.bubble.next_button, LEFT)

    def click_target(self) -> None:
        """Click where the arrow points."""
        (box,) = self.page.pointer.targets
        at = self.page.table.mapTo(self.screen.window, box.center().toPoint())
        widget = self.screen.window.childAt(at)
        assert widget is not None
        self.qtbot.mouseClick(widget, LEFT, pos=widget.mapFrom(self.screen.window, at))

    def choose_cards(self) -> None:
        hand, raised = self.page.table.scene.hand, set()
        for held in wanted_cards(self.page.table, self.page.gate.wanted):
            box = hand.geometry.hit_rect(hand.order.index(held), raised)
            at = QPoint(round(box.x + min(box.width, 30) / 2), round(box.y + box.height / 2))
            self.qtbot.mouseClick(self.page.table.canvas.viewport(), LEFT, pos=at)
            raised.add(hand.order.index(held))

    def do_step(self, step: int) -> None:
        self.wait_for(step)
        self.read_on()
        wanted = self.page.gate.wanted
        hinted = any(button.model.id is ButtonId.HINT for button in self.page.table.overlay.bar.buttons) and step == 6
        if isinstance(wanted, Move) and not hinted:
            self.choose_cards()
        else:
            self.click_target()
        if isinstance(wanted, Move):
            self.click_target()


@pytest.fixture
def newcomer(screen: Callable[..., Screen], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Newcomer]:
    monkeypatch.setattr(lesson_page, "BOT_DELAY_MS", 0)

    def begin(**settings: object) -> Newcomer:
        quick = Table(misclick_guard=False)  # a test's clicks come faster than any that was not meant
        return Newcomer(screen(msgspec.structs.replace(QUIET, table=quick, **settings)), qtbot)

    return begin


def test_the_lesson_is_a_legal_hand_that_the_person_wins() -> None:
    *_, (state, _) = replay(lesson())
    assert state.settlement is not None
    assert 0 in state.settlement.winners
    assert len(own_decisions()) == len(STEPS)


def test_nothing_is_asked_before_all_is_told(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer()
    person.wait_for(0)
    buttons = person.page.table.overlay.bar.buttons
    assert not any(button.isVisible() for button in buttons)
    person.read_on()
    assert buttons
    assert all(button.isVisible() for button in buttons)


def test_enter_goes_on_after_the_deal_and_after_a_click_on_the_table(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer()
    person.wait_for(0)
    page = person.page
    page.table.director.deal_ended.emit()  # with motion on, the deal ends while the first bubble is read
    for told in (1, 2):
        with_keyboard = QApplication.focusWidget()
        assert with_keyboard is not None
        person.qtbot.keyClick(with_keyboard, Qt.Key.Key_Return)
        assert page._told == told
        person.qtbot.mouseClick(page.table.canvas.viewport(), LEFT, pos=QPoint(5, 300))


def test_toasts_go_out_of_the_bubbles_way(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer()
    person.screen.window.resize(960, 600)
    toast = person.screen.window.messages.toasts.show_toast("There is no sound here")
    for step in (0, 1):
        person.wait_for(step)
        bubble = person.page.bubble
        assert toast.isVisible()
        assert not toast.geometry().intersects(QRect(bubble.mapTo(person.screen.window, QPoint(0, 0)), bubble.size()))
        if not step:
            person.do_step(step)


@pytest.mark.parametrize("made", range(len(STEPS)))
def test_it_can_be_taken_up_at_every_step(made: int) -> None:
    *_, (state, _) = replay(opening(made))
    assert state.to_act == (0,)
    assert sum(seat == 0 for seat, _ in opening(made).decisions) == made


def plays_at(made: int) -> dict[Kind, str]:
    """What the person could play at a decision: the ranks of each kind, from low to high."""
    *_, (state, _) = replay(opening(made))
    found: dict[Kind, set[int]] = {}
    for play in MoveGenerator(lesson().rules).moves(state.counts[0], state.table):
        found.setdefault(play.kind, set()).add(play.key)
    return {kind: "".join(map(rank_text, sorted(keys))) for kind, keys in found.items()}


def test_what_is_told_of_the_cards_is_true() -> None:
    assert plays_at(1)[Kind.SOLO_CHAIN].startswith("7")
    assert plays_at(2) == {Kind.BOMB: "K"}  # no higher straight
    assert plays_at(3)[Kind.SOLO].startswith("89")
    assert plays_at(4) == {Kind.SOLO: "2", Kind.BOMB: "K"}
    assert plays_at(5)[Kind.PAIR] == "8TQK"
    assert plays_at(6) == {Kind.PAIR: "QK", Kind.BOMB: "K"}
    assert plays_at(7)[Kind.TRIO_SOLO] == "TK"
    assert plays_at(8)[Kind.SOLO] == "KA"
    assert plays_at(9) == {Kind.BOMB: "K"}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_whoever_does_what_he_is_told_wins(newcomer: Callable[..., Newcomer], qtbot: QtBot, language: str) -> None:
    person = newcomer(language=language)
    for step in range(len(STEPS)):
        person.do_step(step)
    page = person.page
    qtbot.waitUntil(page.page.settlement.isVisible, timeout=PATIENCE_MS)
    assert person.progress.tutorial_done
    assert person.progress.tutorial_step == 0
    qtbot.mouseClick(page.page.settlement.next_button, LEFT)
    qtbot.mouseClick(page.done.yes, LEFT)
    assert isinstance(person.screen.window.match, MatchPage)
    assert person.screen.window.side.lesson is None


def test_who_reads_on_while_cards_are_dealt_sees_the_whole_hand(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer(look=Look(theme="light", speed=1))
    person.wait_for(0)
    hand = person.page.table.scene.hand
    assert len(hand.order) < 17
    person.page.bubble.next_button.click()
    (box,) = person.page.pointer.targets
    assert len(hand.order) == 17
    assert all(box.contains(QRectF(*hand.rect_of(held)).center()) for held in hand.order)


def test_it_can_be_finished_by_keyboard_alone(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer()
    for step, wanted in enumerate(own_decisions()):
        person.wait_for(step)
        for _ in STEPS[step].told:
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        for key in keys_for(wanted):
            qtbot.keyClick(QApplication.focusWidget(), key)
    qtbot.waitUntil(person.page.page.settlement.isVisible, timeout=PATIENCE_MS)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert person.screen.window.page is person.screen.window.home


def keys_for(wanted: object) -> list[Qt.Key]:
    """The keys of a decision: a bid, P, or the ranks of a play and Enter."""
    if not isinstance(wanted, Move):
        return [Qt.Key.Key_3 if wanted == Say(Word.THREE) else Qt.Key.Key_P]
    ranks = [RANK_KEYS[rank] for rank in range(15) for _ in range(count_of(wanted.play.cards, rank))]
    return [*ranks, Qt.Key.Key_Return]


def test_other_tries_are_answered_kindly_and_can_be_made_again(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer()
    person.wait_for(0)
    page = person.page
    page.table.overlay.bar.pressed.emit(page.table.desk.bar.buttons[0])  # no bid
    assert "landlord" in page.bubble.kindly
    page.gate.set_auto_play(True)
    assert "Here it is your turn" in page.bubble.kindly
    person.screen.change(language="zh_CN")
    qtbot.waitUntil(lambda: "这里请你自己试一试" in page.bubble.kindly)
    person.do_step(0)
    person.wait_for(1)
    assert page.bubble.kindly == ""


def test_every_bubble_counts(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer()
    person.wait_for(0)
    bubble = person.page.bubble
    counted = [bubble.progress]
    while bubble.next_button.isVisible():
        qtbot.mouseClick(bubble.next_button, LEFT)
        counted.append(bubble.progress)
    assert counted == [f"{number} of 14" for number in (1, 2, 3)]
    person.do_step(0)
    person.wait_for(1)
    assert bubble.progress == "4 of 14"


def test_the_last_bubble_is_the_last_of_them(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer(progress=Progress(tutorial_step=len(STEPS) - 1))
    person.wait_for(len(STEPS) - 1)
    assert person.page.bubble.progress == "14 of 14"


def test_a_hint_is_what_the_lesson_wants(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer(progress=Progress(tutorial_step=6))
    person.wait_for(6)
    qtbot.keyClick(person.page.table.canvas, Qt.Key.Key_H)
    assert person.page._chosen()
    assert "press Play" in person.page.bubble.text


def test_it_is_left_and_taken_up_where_it_was(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer()
    person.do_step(0)
    person.do_step(1)
    person.wait_for(2)
    qtbot.mouseClick(person.page.bubble.leave_button, LEFT)
    window = person.screen.window
    assert window.page is window.home
    assert person.progress.tutorial_step == 2
    assert window.home.lesson.text() == "Go on with the first hand"
    qtbot.mouseClick(window.home.lesson, LEFT)
    person.wait_for(2)


def test_the_settings_lead_back_to_it(newcomer: Callable[..., Newcomer], qtbot: QtBot) -> None:
    person = newcomer()
    person.wait_for(0)
    qtbot.mouseClick(person.page.table.overlay.tools.settings_button, LEFT)
    window = person.screen.window
    assert window.page is window.side.settings()
    qtbot.keyClick(window.side.settings(), Qt.Key.Key_Escape)
    assert window.page is person.page
    person.do_step(0)


def test_nothing_of_it_is_kept_but_the_step(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer()
    person.do_step(0)
    assert person.screen.controller.saved_match() is None
    assert person.screen.controller.latest is None


@pytest.mark.parametrize(("scale", "size"), [(100, (960, 600)), (100, (1280, 800)), (200, (960, 600))])
def test_the_bubble_shows_all_its_words(newcomer: Callable[..., Newcomer], scale: int, size: tuple[int, int]) -> None:
    person = newcomer(look=Look(theme="light", speed=0, text_scale=scale))
    person.screen.window.resize(*size)
    person.wait_for(0)
    for step in range(len(STEPS[0].told) + 1):
        QApplication.processEvents()
        assert clipped(person.page.bubble) == [], step
        assert unnamed(person.page.bubble) == []
        person.page.bubble.went_on.emit()


def test_no_words_of_the_table_stand_behind_the_bubble(newcomer: Callable[..., Newcomer]) -> None:
    person = newcomer()
    person.do_step(0)
    person.wait_for(1)
    table = person.page.table
    assert not table.scene.announcement.isVisible()  # who is landlord
    table.director.hush_changed.emit()  # an effect is over: the table shows anew what belongs to its state
    assert person.page.bubble.isVisible()
    assert not table.scene.announcement.isVisible()


def test_only_the_wanted_play_goes_through() -> None:
    wanted = own_decisions()[1]
    assert isinstance(wanted, Move)
    assert as_told(Move(wanted.play), wanted)
    assert wanted.play.kind is Kind.SOLO_CHAIN
    assert not as_told(own_decisions()[3], wanted)
    assert not as_told(Say(Word.PASS), wanted)
