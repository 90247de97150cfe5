"""Tables in the LAN: how they are found, how connections are made safe, and how messages get to the other end.

Everything here runs on an asyncio loop, in the window's program on a thread of its own. No rules and no Qt: what the
messages mean is decided in `controller.lan`. `PROTOCOL.md` is the page for writers of other programs.
"""
