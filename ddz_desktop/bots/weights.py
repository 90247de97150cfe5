"""The numbers by which the casual player judges, in one place; measured by self-play, not derived.

Costs are in thousandths of a turn, values in turns.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """Costs of groups: `worst` for one nobody wants, less `by_rank` for the highest rank, less `by_keeping` for one
    that nobody beats; a bomb is worth `bomb`, and `bomb_keeping` times its chance to be the highest; a rocket `rocket`
    more. `four`: a bomb of four used with wings; `soft`: a wild card in a bomb; `unwinged`: a trio that lacks its wing.

    Values: `win`, having the lead (`lead`), an enemy or a friend having it, how readily a friend plays over an enemy,
    what it costs to play over a friend with one card left (`over_friend`), and how far being close to going out is also that of the leader's friend (`team`).
    """

    worst: int = 2000
    by_rank: int = 1200
    by_keeping: int = 800
    bomb: int = 1300
    bomb_keeping: int = 800
    rocket: int = 300
    four: int = 2200
    soft: int = 100
    unwinged: int = 900
    win: float = 5.0
    lead: float = 0.0
    enemy_lead: float = 0.1
    friend_lead: float = 0.5
    friend_win: float = 0.8
    friend_answers: float = 0.7
    over_friend: float = 4.0
    team: float = 0.6
    run_groups: int = 8


WEIGHTS = Weights()
