"""The sounds of the game: cues for what happens and calls of plays in words, mixed for the computer's loudspeaker.

Read in this order: `cues` and `calls` name what can be heard, `score` says what is heard when for the events of a hand
(pure), `audio` is the interface behind which sounds are made, `player` makes them on a helper thread (`engine`, which
takes clips from the `bank` into the `mixer`, and the device as `output`), `sound_director` listens to the table.
Without a device or without the library that plays, everything goes on in silence.
"""
