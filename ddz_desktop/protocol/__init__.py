"""What crosses a socket of a LAN table: frozen messages, their strict codec, and what is refused at the border.

Pure, like the rules. Read `limits`, `table`, `from_guest`, `from_host`, `wire`, in this order; the page for writers of
other programs is `ddz_desktop/net/PROTOCOL.md`.
"""
