"""The card table.

Pure Python, to be read first: `viewstate` (what is shown, folded from a view), `counter`, `action_model` (which buttons
a moment offers), `selection`, `sorting`, `reading_choice`, `play_layout`, `geometry` (where everything stands).
Then the desk between game and picture (`desk`), the words (`texts_*`, `presenter`), the items (`sketch`, `seat_item`,
`own_chip`, `spot_items`, `top_items`, `cloth_items`, `hand_view`) that `scene` puts together, the widgets above them
(`overlay` with `bar_view`, `tools`, `panels`, `chooser`), motion (`director`, `effects`, `deal_show` over `animator`),
and last the widget that wires all of it: `table_view`. An update goes controller -> `table_view` -> `desk` -> `scene`
-> `director`; a click goes `canvas` -> `interaction` or a button -> `desk` -> controller.
"""
