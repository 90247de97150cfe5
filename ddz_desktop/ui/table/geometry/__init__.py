"""Where everything on the table stands, in px, for any window, 2 to 5 seats and any hand. Pure Python.

Start with `Stage.of(width, height)`; `TableGeometry(stage, seats, …)` places everything but the hand, whose cards
`hand_geometry(stage, ranks, …)` lays out. Numbers inside are stage units: px at 1280 x 800.
"""

from ddz_desktop.ui.table.geometry.fans import Fan, FanSpec, fan
from ddz_desktop.ui.table.geometry.hand import CardSize, HandGeometry, RowMode, Slot, hand_geometry, rows_needed
from ddz_desktop.ui.table.geometry.plays import Play, PlayRoom
from ddz_desktop.ui.table.geometry.seats import Place, SeatGeometry, seat_places
from ddz_desktop.ui.table.geometry.shapes import Align, Point, Rect
from ddz_desktop.ui.table.geometry.stage import Stage
from ddz_desktop.ui.table.geometry.table import ActionBar, Counter, TableGeometry, TopRow

__all__ = [
    "ActionBar",
    "Align",
    "CardSize",
    "Counter",
    "Fan",
    "FanSpec",
    "HandGeometry",
    "Place",
    "Play",
    "PlayRoom",
    "Point",
    "Rect",
    "RowMode",
    "SeatGeometry",
    "Slot",
    "Stage",
    "TableGeometry",
    "TopRow",
    "fan",
    "hand_geometry",
    "rows_needed",
    "seat_places",
]
