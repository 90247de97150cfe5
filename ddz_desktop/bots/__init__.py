"""Computer players: `(SeatView, rng, budget, cancel) -> Action`. They get one seat's view and nothing else.

`registry.make_bot` gives a player by name, `hints.suggestions` what it would do in somebody's place. The casual player
is made of: `knowledge` (what the view implies), `odds` (what others may answer), `tables` and `hand_kernel` (splitting
the hand), `plays` (candidates), `scoring` (one ply), `strength` and `bidding` (auction and extra decisions), `casual`.
`novice` is the same with slips, `temper` makes any of them bold or careful, `learned` holds the stronger ones,
`external` speaks to players that are programs of their own.
"""
