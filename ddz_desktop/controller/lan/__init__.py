"""Tables in the LAN. `lan_host` has them, `guest_session` sits at one; both run on the loop of `net`'s thread.

The host's own window is a guest like any other, through `own_link` in place of a socket. Read `seating`, `lan_table`,
`lan_host` for the host's side, `guest_session` for the guest's.
"""
