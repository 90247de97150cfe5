"""Learned values of plays: what the stronger players know, made by the trainer in `build_scripts/training`.

`turns_kernel` (fewest plays to empty a hand), `options_kernel` (the legal plays worth judging), `features_kernel` (what
a seat knows, as bits), `hands_kernel` (many hands played side by side) build on each other, each the next one's base
class. `observation` turns a `SeatView` into what the features are made from, `network` judges plays with numpy alone.
`sampling` draws deals that a seat holds possible, `forecast` plays them to tell what a hand is worth before the play,
`stakes` turns that into words and answers, `prudence` says what needs no network, `advice` asks the casual player where
a network has learned little. `strong` is the player.

The `master` searches: `worlds_kernel` and `moment` put the present moment with guessed cards side by side, `belief`
weighs the guesses by what was played, `lookahead` plays options on in them, `endgame_kernel` and `open_hands` solve
endgames, `differences` weighs the findings, `search` puts it all together.

The matrices are small: one thread multiplies them fastest, and the window keeps the other cores. That has to be said
before numpy is loaded.
"""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_name, "1")
