"""What OpenSpiel 2.0.2 says (game `dou_dizhu`): auctions, legal plays and payoffs of random hands.

Its rules are `standard-three` with these differences:

* no four with two solos or two pairs: the kinds are switched off;
* solo wings of an airplane may repeat a rank, both jokers are never among them: `wings=any`, `rocket_wings=false`;
* but never four of one rank ("bomb cannot appear in an airplane"): such plays are left out of our side;
* no chain without wings begins at a rank of which the hand holds all four, though it may go on over one: left out too;
* spring: the stake doubles, once, when no peasant has played or the landlord has played once: `spring=2`;
* it offers bombs over the rocket, against its own "rocket dominates all other hands": they are left out of its side;
* after three passes at the start nobody plays and everybody gets 0; our redeal pays 0.

The auction (round and round, a seat that passed may come in again), the bid as stake and the payoffs agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol

from tests.peers.positions import digest, pick

PEERS = True
RULES = (
    "standard-three",
    {
        "kinds": {"four_two_solo": False, "four_two_pair": False},
        "wings": "any",
        "rocket_wings": False,
        "spring": 2,
    },
)
HANDS = 200
RANKS = "3456789TJQKA2BR"
PLAIN = {1: "solo", 2: "pair", 3: "trio", 4: "bomb"}
FIRST_DEAL = 51  # the chance actions after the 51 places of the marker card


class Side(Protocol):
    """One program playing a hand; words and plays are texts."""

    def over(self) -> bool: ...
    def seat(self) -> int: ...
    def legal(self) -> set[str]: ...
    def act(self, text: str) -> None: ...
    def payoffs(self) -> list[int]: ...


class SpielSide:
    """A hand in OpenSpiel. `deck`: cards `suit * 13 + rank`, jokers 52 and 53, as dealt; `marker`: a place in it."""

    def __init__(self, deck: list[int], marker: int) -> None:
        import pyspiel

        self._rocket_lies = False
        self._state = pyspiel.load_game("dou_dizhu").new_initial_state()
        self._state.apply_action(marker)
        for card in deck[:51]:
            self._state.apply_action(FIRST_DEAL + card)

    def over(self) -> bool:
        return bool(self._state.is_terminal())

    def seat(self) -> int:
        return int(self._state.current_player())

    def _actions(self) -> dict[str, int]:
        seat = self.seat()
        return {_text(self._state.action_to_string(seat, action)): action for action in self._state.legal_actions()}

    def legal(self) -> set[str]:
        actions = self._actions()
        if len(actions) != len(self._state.legal_actions()):
            raise ValueError("two actions of OpenSpiel have one text")
        return {"pass"} if self._rocket_lies and "pass" in actions else set(actions)

    def act(self, text: str) -> None:
        if text != "pass":
            self._rocket_lies = text.startswith("rocket")
        self._state.apply_action(self._actions()[text])

    def payoffs(self) -> list[int]:
        return [int(value) for value in self._state.returns()]


def _text(action: str) -> str:
    """Our text of an action: `Pass`, `Bid 2`, `3334`, `333444-56`, `(BWJ)(CJ)`."""
    if action == "Pass":
        return "pass"
    if action.startswith("Bid "):
        return action.removeprefix("Bid ")
    body, dash, wings = action.replace("(BWJ)", "B").replace("(CJ)", "R").partition("-")
    cards = "".join(sorted(body + wings, key=RANKS.index))
    if dash:
        return f"trio_chain_{'solo' if 3 * len(wings) == len(body) else 'pair'} {body[-1]} {cards}"
    if cards == "BR":
        return "rocket R BR"
    counts = {rank: cards.count(rank) for rank in cards}
    if len(counts) == 1:
        return f"{PLAIN[len(cards)]} {cards[0]} {cards}"
    if len(set(counts.values())) == 1:
        return f"{PLAIN[counts[cards[0]]]}_chain {cards[-1]} {cards}"
    key = max(counts, key=lambda rank: counts[rank])
    return f"trio_{'solo' if len(cards) == 4 else 'pair'} {key} {cards}"


def random_deck(number: int) -> tuple[list[int], int]:
    """The cards of a hand in dealing order, and the place of the marker card."""
    rng = Random(number)
    deck = list(range(54))
    for index in range(53, 0, -1):
        other = pick(rng, index + 1)
        deck[index], deck[other] = deck[other], deck[index]
    return deck, pick(rng, 51)


def lines(side: Side, number: int) -> Iterator[str]:
    """A random hand, one line a decision with all that is legal, then the payoffs."""
    rng = Random(-1 - number)
    while not side.over():
        legal = sorted(side.legal())
        chosen = legal[pick(rng, len(legal))]
        yield f"{side.seat()} {chosen} of {', '.join(legal)}"
        side.act(chosen)
    yield f"payoffs {side.payoffs()}"


def summary(hands: list[list[str]]) -> dict[str, int | str]:
    """Numbers and a digest of hands played by a side."""
    everything = [line for hand in hands for line in hand]
    return {
        "hands": len(hands),
        "lines": len(everything),
        "legal": sum(line.count(", ") + 1 for line in everything if not line.startswith("payoffs")),
        "sha256": digest(everything),
    }


def record() -> dict[str, object]:
    """Numbers and a digest of OpenSpiel's hands."""
    return dict(summary([list(lines(SpielSide(*random_deck(number)), number)) for number in range(HANDS)]))
