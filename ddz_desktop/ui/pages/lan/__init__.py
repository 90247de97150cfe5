"""LAN play in the window: the list of tables, a table of one's own, and its waiting room."""
