"""Learned values of plays: what the stronger players know, made by the trainer in `build_scripts/training`.

`turns_kernel` (fewest plays to empty a hand), `options_kernel` (the legal plays worth judging), `features_kernel` (what
a seat knows, as bits), `hands_kernel` (many hands played side by side) build on each other, each the next one's base
class. `observation` turns a `SeatView` into what the features are made from, `network` judges plays with numpy alone.
"""
