"""How long each motion takes at normal speed, in ms."""

from __future__ import annotations

DEAL_FLIGHT = 220
DEAL_STAGGER_ONE_DECK = 34
DEAL_STAGGER_TWO_DECKS = 18
SORT = 180
SELECT = 90
OWN_PLAY = 200
OTHERS_PLAY = 220
BUBBLE = 140
TURN = 160
FLIP = 260
FLIP_STAGGER = 80
BOTTOM_FLIGHT = 300
BADGE = 180
WILD_HOLD = 1200
WILD_SHRINK = 320
SWEEP_OF_LIGHT = 350
BOMB_PULSE = 260
BOMB_RAYS = 450
BOMB = 800
ROCKET = 1100
SPRING = 900
LOW_PULSE = 300
SETTLEMENT = 240
REDUCED_FADE = 80
TAKEN_POP = 1200
DIRECTION_ARROW = 1000


def deal_stagger(cards: int) -> int:
    """Time between two dealt cards; a double deck goes faster."""
    return DEAL_STAGGER_ONE_DECK if cards <= 60 else DEAL_STAGGER_TWO_DECKS
