"""A match: many hands at one table, with seat owners, totals, auto-play, deadlines and a shuffle nobody decides alone.

Pure: no Qt, no clock, no files; time is passed in and randomness comes through a port. One `Match` lives on the host's
thread, whether the seats are here or at the far end of a socket. Read `setup`, `shuffle`, `match`, in this order.
"""
