"""Replay: a recorded hand shown again on the table, with every decision beside it."""
