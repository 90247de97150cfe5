"""Trains the networks of the computer players by self-play, and measures them."""
