"""What RLCard 1.2.0 says: every play of its game of one deck, and the legal plays of random positions.

RLCard's 27,472 actions are 27,471 sets of cards, each of one type, and the pass. It is `standard-three` with
`wings=strict`, `rocket_wings=false` and plays of at most 20 cards.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from tests.peers.positions import digest, summary

PEERS = True
RULES = ("standard-three", {"wings": "strict"})
MOST_CARDS = 20
RANKS = "3456789TJQKA2BR"
KINDS = {"trio_solo_chain": "trio_chain_solo", "trio_pair_chain": "trio_chain_pair"}


@cache
def _types() -> dict[str, str]:
    """Play text by RLCard's text of the cards."""
    from rlcard.games.doudizhu.utils import CARD_TYPE

    return {cards: _play_text(cards, *types[0]) for cards, types in CARD_TYPE[0].items()}


def _play_text(cards: str, kind: str, weight: str) -> str:
    """Our text of a play: the weight counts from the lowest rank of the body, from one where something is attached."""
    name, _, length = kind.rpartition("_")
    if not length.isdigit():
        name, length = kind, "1"
    attached = "_solo" in name or "_pair" in name
    if kind == "rocket":
        return "rocket R BR"
    key = int(weight) - attached + int(length) - 1
    return f"{KINDS.get(name, name)} {RANKS[key]} {cards}"


def play_of(cards: str) -> str:
    """Our text of RLCard's text of some cards that are a play."""
    return _types()[cards]


def all_plays() -> set[str]:
    """Every play of RLCard's action space, without the pass."""
    from rlcard.games.doudizhu.utils import ACTION_2_ID, CARD_TYPE

    plays = set(ACTION_2_ID) - {"pass"}
    if plays != set(CARD_TYPE[0]) or any(len(types) != 1 for types in CARD_TYPE[0].values()):
        raise ValueError("RLCard's actions are not those of its types")
    return {_types()[cards] for cards in plays}


def legal(hand: str, over: str | None) -> set[str]:
    """Every play that RLCard's judger lets a hand make, without the pass."""
    from rlcard.games.doudizhu.judger import DoudizhuJudger
    from rlcard.games.doudizhu.utils import get_gt_cards

    held = "".join(sorted(hand, key=RANKS.index))
    if over is None:
        plays = DoudizhuJudger.playable_cards_from_hand(held)
    else:
        seat = SimpleNamespace(current_hand=[_card(rank) for rank in held])
        plays = set(get_gt_cards(seat, SimpleNamespace(played_cards=over.split()[2]))) - {"pass"}
    return {_types()[cards] for cards in plays}


def _card(rank: str) -> object:
    from rlcard.games.base import Card

    return Card(f"{rank}J", "") if rank in "BR" else Card("S", rank)


def record() -> dict[str, object]:
    """Numbers and digests of RLCard's answers."""
    plays = all_plays()
    return {"plays": len(plays), "sha256": digest(sorted(plays)), "legal": summary(legal)}
