"""The window's only door to the game: QtCore, never widgets.

`game_controller` lives on the main thread, `worker` on a thread of its own, where `session_host` drives the match and
`bot_seat` asks the bots. What goes back and forth stands in `messages`, which knows no Qt. Only slots of QObjects that
live on the receiving thread are connected: a lambda would run on the sender's.
"""
