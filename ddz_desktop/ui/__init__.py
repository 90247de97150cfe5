"""The window. QtWidgets and QtGui are imported here and in `app` only.

`theme` names every colour, `fonts` every type size, `controls` the widgets pages are made of, `table` the card table.
Art is read from compiled resources (`:/cards/Ts.svg`), never from files.
"""
