"""The numbers by which the casual player judges, in one place; measured by self-play, not derived.

Costs are in thousandths of a turn, values in turns.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """Costs of groups: `worst` for one nobody wants, less `by_rank` for the highest rank, less `by_keeping` for one
    that nobody beats; a bomb is worth `bomb`, and `bomb_keeping` times its chance to be the highest; a rocket `rocket`
    more. `four`: a bomb of four used with wings; `soft`: a wild card in a bomb; `unwinged`: a trio that lacks its wing.

    Values: `win`, also of a friend (`friend_win` times it); an enemy having the lead (`enemy_lead`, ours being 0);
    playing over a friend with one card left costs `over_friend`, leading the lowest solo to such an enemy
    `low_solo`; a leader's friend that is close to going out counts `team` times as if he led. Chances to run out are
    worked out up to `run_groups` groups.
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
    enemy_lead: float = 0.1
    friend_win: float = 0.8
    over_friend: float = 4.0
    low_solo: float = 1.0
    team: float = 0.6
    run_groups: int = 8


WEIGHTS = Weights()
