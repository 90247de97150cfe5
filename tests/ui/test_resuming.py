"""The unfinished match in the window: offered, gone on with, given up, asked about; and seed cards at the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.library import Result
from ddz_desktop.controller.seed_card import Verdict
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.controls import Notice
from tests.playing import plain_action
from tests.ui.looking import clipped, unnamed
from tests.ui.windows import Screen, one_hand

ENTER = Qt.Key.Key_Return


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path / "kept")


def left_in_the_middle(shown: Screen, qtbot, decisions: int = 3) -> object:
    """Begin a match of eight hands, play a little, and leave; what lay on the table."""
    shown.window.start(one_hand(hands=8))
    answered: set[int] = set()

    def far_enough() -> bool:
        update = shown.controller.latest
        if update is None or update.view.seat not in update.view.to_act or update.serial in answered:
            return False
        if len(answered) == decisions:
            return True
        answered.add(update.serial)
        shown.controller.submit(plain_action(update.view))
        return False

    qtbot.waitUntil(far_enough, timeout=20_000)
    view = shown.controller.latest.view
    shown.window.show_home()
    qtbot.waitUntil(lambda: shown.window.home.resume.isVisible())
    return view


def test_a_match_that_was_left_goes_on_where_it_was(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    view = left_in_the_middle(shown, qtbot)
    home = shown.window.home
    assert home.resume._line.text() == "Yixing Classic · Hand 1, your turn"
    for _ in range(4):
        QApplication.processEvents()
    assert unnamed(home) == clipped(home) == []
    assert QApplication.focusWidget() is home
    qtbot.keyClick(home, ENTER)
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    resumed = shown.controller.latest.view
    assert (resumed.hand, resumed.history, resumed.to_act) == (view.hand, view.history, view.to_act)
    assert shown.window.match.isVisible()
    assert shown.controller.latest.match.setup.hands == 8


def test_it_is_offered_by_the_next_start_too(screen, qtbot, places: Places) -> None:
    first = screen(places=places, seed=b"1")
    view = left_in_the_middle(first, qtbot)
    first.close()
    second = screen(places=places)
    assert second.window.home.resume.isVisible()
    second.window.home.resume.resume.click()
    qtbot.waitUntil(lambda: second.controller.latest is not None)
    assert second.controller.latest.view.hand == view.hand


def test_it_is_given_up_only_after_a_careful_question(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    left_in_the_middle(shown, qtbot)
    tile = shown.window.home.resume
    qtbot.mouseClick(tile.discard, Qt.MouseButton.LeftButton)
    qtbot.keyClick(QApplication.focusWidget(), ENTER)
    assert tile.isVisible()
    qtbot.mouseClick(tile.discard, Qt.MouseButton.LeftButton)
    shown.window.resuming.discarding.yes.click()
    assert not tile.isVisible()
    qtbot.waitUntil(lambda: shown.controller.library.page().total == 1)
    assert shown.controller.library.page().rows[0].result is Result.ABANDONED


@pytest.mark.parametrize("agreed", [True, False])
def test_another_match_begins_only_after_a_question(screen, qtbot, places: Places, agreed: bool) -> None:
    shown = screen(places=places, seed=b"1")
    left_in_the_middle(shown, qtbot)
    shown.window.start_quick_game()
    question = shown.window.resuming.replacing
    assert question.isVisible()
    (question.yes if agreed else question.no).click()
    assert (shown.window.match is not None) == agreed
    assert (shown.controller.saved_match() is None) == agreed


def notices(home) -> list[Notice]:
    for _ in range(2):
        QApplication.processEvents()
    return [each for each in home.findChildren(Notice) if each.isVisible()]


def test_a_save_that_cannot_be_read_is_told_on_the_first_page(screen, qtbot, places: Places) -> None:
    places.save.parent.mkdir(parents=True)
    places.save.write_text("nonsense")
    shown = screen(places=places)
    home = shown.window.home
    (notice,) = notices(home)
    assert not home.resume.isVisible()
    assert clipped(home) == []
    shown.change(language="zh_CN")
    (notice,) = notices(home)
    notice.acted.emit()
    assert notices(home) == []


def test_hands_of_today_are_counted(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    shown.window.start(one_hand("standard-two"))
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    shown.controller.set_auto_play(True)
    qtbot.waitUntil(lambda: shown.window.home._today[0] == 1, timeout=20_000)
    assert shown.window.home._greeting.text().startswith("1 hand today, won: ")


# -- after a hand ---------------------------------------------------------------------------------------------------


def over(shown: Screen, qtbot):
    """Let a hand be played to its settlement and into the history."""
    shown.window.start(one_hand("standard-two", hands=2))
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    shown.controller.set_auto_play(True)
    match = shown.match
    qtbot.waitUntil(lambda: match.page.settlement.isVisible() and match._kept is not None, timeout=30_000)
    QApplication.processEvents()
    return match


def test_the_seed_card_is_promised_in_the_pause_and_opened_after_the_hand(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    shown.window.start(one_hand("standard-two", hands=2))
    qtbot.waitUntil(lambda: shown.controller.latest is not None and shown.controller.latest.view.seat == 0)
    qtbot.waitUntil(lambda: 0 in shown.controller.latest.view.to_act)
    match = shown.match
    match.open_pause()
    assert match.pause.seed_button.text().startswith("Seed card ")
    shown.change(language="zh_CN")
    qtbot.waitUntil(lambda: match.pause.seed_button.text().startswith("种子卡 "))
    shown.change(language="en")
    qtbot.mouseClick(match.pause.seed_button, Qt.MouseButton.LeftButton)
    promised = match.seed_card.card
    assert (promised.verdict, promised.secret) == (Verdict.PROMISED, "")
    assert unnamed(match.seed_card) == []
    match.seed_card.cancel()
    match.pause.cancel()
    shown.controller.set_auto_play(True)
    qtbot.waitUntil(lambda: match.page.settlement.isVisible() and match._kept is not None, timeout=30_000)
    qtbot.mouseClick(match.page.settlement.seed_button, Qt.MouseButton.LeftButton)
    assert match.seed_card.card.commitment == promised.commitment
    qtbot.mouseClick(match.seed_card.check_button, Qt.MouseButton.LeftButton)
    assert match.seed_card.card.verdict is Verdict.FAIR
    upcoming = shown.controller.latest.match.commitment
    match.seed_card.cancel()
    match.page.settlement._go_on()
    qtbot.waitUntil(lambda: shown.controller.latest.match.hand_number == 2)
    assert shown.controller.latest.match.commitment == upcoming


def test_the_settlement_leads_to_the_replay_and_back(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    match = over(shown, qtbot)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_R)
    replay = shown.window.memory.replay
    assert replay.isVisible()
    assert replay._own == 0
    with History(places.history) as history:
        assert replay.replay.record == history.record(match._kept.id)
    qtbot.keyClick(replay, Qt.Key.Key_Escape)
    assert match.page.settlement.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), ENTER)
    qtbot.waitUntil(lambda: shown.controller.latest.match.hand_number == 2)


def test_playing_on_from_a_replay_asks_about_the_match_at_the_table(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    match = over(shown, qtbot)
    match.page.settlement._open_replay()
    shown.window.memory.replay.sidebar.play_button.click()
    assert shown.window.resuming.replacing.isVisible()
    shown.window.resuming.replacing.no.click()
    assert shown.match is match


def test_between_two_hands_nothing_is_called_unfinished_but_the_match(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    over(shown, qtbot)
    shown.window.start_quick_game()
    assert "has more hands to come" in shown.window.resuming.replacing.text


def test_auto_play_ends_with_the_hand(screen, qtbot, places: Places) -> None:
    shown = screen(places=places, seed=b"1")
    over(shown, qtbot)
    qtbot.waitUntil(lambda: shown.controller.latest.match.auto_play == ())
