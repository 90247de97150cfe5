"""The first hand: a real table, a real game with a given deal, and bubbles that say what to do and why.

`steps` has the words, `gate` stands between table and game and lets only through what the lesson is about, `bubble` and
`pointer` show it, `page` puts all of it together.
"""
