"""A hand of each system through the window with mouse events: auction, extra decisions, choosers and all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ddz_desktop.rules.action import Answer, Move, Say, Word
from ddz_desktop.rules.cards import rank_of
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table.action_model import BarKind, ButtonId
from tests.ui.table.conftest import Player
from tests.ui.table.scenarios import Hand
from tests.ui.table.secrets_kept import no_hidden_face

WORDS = {Word.CALL: ButtonId.CALL, Word.ROB: ButtonId.ROB, Word.DECLINE: ButtonId.DECLINE}


def say(player: Player, word: Word) -> None:
    if word.value.isdigit():
        player.push(ButtonId.BID, int(word.value))
    elif word is Word.PASS and player.game.view.phase is Phase.PLAY:
        player.push(ButtonId.PASS if player.table.desk.can_play else ButtonId.CANNOT_BEAT)
    else:
        player.push(WORDS.get(word, ButtonId.PASS_BID))


def answer(player: Player, wanted: Answer) -> None:
    if wanted.topic == "report":
        player.push(ButtonId.NO if wanted.value == "none" else ButtonId.REPORT_FIGHT)
    elif wanted.value in ("no", "silent"):
        player.push(ButtonId.NO)
    else:
        player.push(ButtonId.YES)


def put_down(player: Player, move: Move) -> None:
    """Click the cards one by one, then play, in the chooser if it opens."""
    left = {rank: move.play.cards >> 4 * rank & 15 for rank in range(15)}
    for index, held in enumerate(player.table.desk.selection.order):
        if left[rank_of(held.card)]:
            left[rank_of(held.card)] -= 1
            player.click(index)
    player.push(ButtonId.PLAY)
    chooser = player.table.overlay.chooser
    if chooser.open:
        tile = next(tile for tile in chooser.tiles if tile.reading.play == move.play)
        while tile.isHidden():
            player.key(Qt.Key.Key_Right)
        player.qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        player.qtbot.mouseClick(chooser.choose_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("system", list(CATALOG))
def test_a_whole_hand_by_mouse(play, qtbot, system: str) -> None:
    for seed in range(1, 20):
        player = play(Hand(system, seed))
        with qtbot.waitSignal(player.table.settled, raising=False, timeout=0) as settled:
            mine = play_through(player)
        if not player.game.view.redeal and mine > 3:
            break
    assert player.game.view.settlement is not None
    assert settled.signal_triggered
    assert player.table.desk.bar.kind is BarKind.EMPTY


def play_through(player: Player) -> int:
    """Play the hand to its end; how many decisions were mine."""
    game, decisions = player.game, 0
    while game.hand.state.to_act and decisions < 200:
        game.others_act()
        assert no_hidden_face(player.table, player.game.view)
        if game.hand.me not in game.hand.state.to_act:
            break
        action = game.hand.choose(game.hand.me)
        before = len(game.sent)
        if isinstance(action, Say):
            say(player, action.word)
        elif isinstance(action, Answer):
            answer(player, action)
        else:
            put_down(player, action)
        decisions += 1
        assert len(game.sent) > before, f"{action} was not sent"
        if isinstance(action, Move):
            assert game.sent[before].play.cards == action.play.cards
    return decisions
