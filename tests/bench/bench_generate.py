"""Legal plays a second, beside DouZero and RLCard, on the same random positions of the three-player game.

2,000 positions a round: hands of 20, 17, 10 and 5 cards, leading or following, as many of each. A play to follow is
drawn by kind, then by play, from another hand of 17 cards. Each program gets the hand and the play to beat in its own
form, and the time runs until the caller has all plays: ours as packed cards with their kinds and keys. The rules are
those that RLCard plays (`wings` strict); pass is no play of ours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random

from douzero.env.game import GameEnv
from rlcard.games.base import Card as RlcardCard
from rlcard.games.doudizhu.judger import DoudizhuJudger
from rlcard.games.doudizhu.player import DoudizhuPlayer
from rlcard.games.doudizhu.utils import cards2str, get_gt_cards

from ddz_desktop import kernels
from ddz_desktop.rules.cards import RANKS, Counts, count_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from tests.bench.harness import BenchResult, best_rate

PEERS = True
PLAIN_TOO = True

DECK = [*range(13)] * 4 + [13, 14]
HAND_SIZES = (20, 17, 10, 5)
DOUZERO_CARDS = (*range(3, 15), 17, 20, 30)
ROUNDS = 10
Position = tuple[Counts, Play | None]


def strict_generator() -> MoveGenerator:
    return MoveGenerator(ruleset("standard-three", {"wings": "strict"}))


def positions(number: int, seed: int) -> list[Position]:
    """Random positions, the eight sorts of them mixed."""
    rng = Random(seed)
    generator = strict_generator()
    sorts = [(size, following) for size in HAND_SIZES for following in (False, True)]
    made = []
    for index in range(number):
        size, following = sorts[index % len(sorts)]
        cards = rng.sample(DECK, 37)
        over = _some_play(generator, _packed(cards[20:]), rng) if following else None
        made.append((_packed(cards[:size]), over))
    rng.shuffle(made)
    return made


def _packed(ranks: Iterable[int]) -> Counts:
    return sum(1 << 4 * rank for rank in ranks)


def _some_play(generator: MoveGenerator, hand: Counts, rng: Random) -> Play:
    by_kind: dict[Kind, list[Play]] = defaultdict(list)
    for play in generator.moves(hand):
        by_kind[play.kind].append(play)
    return rng.choice(by_kind[rng.choice(sorted(by_kind))])


def _ranks(counts: Counts) -> list[int]:
    return [rank for rank in range(15) for _ in range(count_of(counts, rank))]


def _douzero(position: Position) -> GameEnv:
    hand, over = position
    env = GameEnv({})
    env.acting_player_position = "landlord"
    env.info_sets["landlord"].player_hand_cards = [DOUZERO_CARDS[rank] for rank in _ranks(hand)]
    if over is not None:
        env.card_play_action_seq = [[DOUZERO_CARDS[rank] for rank in _ranks(over.cards)]]
    return env


def _rlcard(position: Position) -> tuple[DoudizhuPlayer, DoudizhuPlayer | None]:
    hand, over = position
    player, rival = DoudizhuPlayer(0, None), DoudizhuPlayer(1, None)
    player.set_current_hand([_rlcard_card(RANKS[rank]) for rank in _ranks(hand)])
    if over is None:
        return player, None
    rival.played_cards = "".join(RANKS[rank] for rank in _ranks(over.cards))
    return player, rival


def _rlcard_card(letter: str) -> RlcardCard:
    return RlcardCard(letter + "J", "") if letter in "BR" else RlcardCard("S", letter)


def _rlcard_plays(item: tuple[DoudizhuPlayer, DoudizhuPlayer | None]) -> object:
    player, rival = item
    if rival is None:
        return DoudizhuJudger.playable_cards_from_hand(cards2str(player.current_hand))
    return get_gt_cards(player, rival)


def bench() -> Iterator[BenchResult]:
    plays = strict_generator().columns
    ours = douzero = rlcard = 0.0
    for seed in range(ROUNDS):  # by turns, so that other load on the machine hits all three
        fresh = positions(2000, seed)
        ours = max(ours, best_rate(lambda position: plays(*position), fresh, rounds=1))
        douzero = max(douzero, best_rate(GameEnv.get_legal_card_play_actions, map(_douzero, fresh), rounds=1))
        rlcard = max(rlcard, best_rate(_rlcard_plays, map(_rlcard, fresh), rounds=1))
    name = f"legal plays, {kernels.status()}"
    yield BenchResult(name, ours, douzero, "positions/s", "DouZero")
    yield BenchResult(name, ours, rlcard, "positions/s", "RLCard")
