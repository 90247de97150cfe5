"""The pages and large dialogs of LAN play, made when it is first wanted: most starts of the program never want them."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui.pages.lan.change_dialog import ChangeDialog
from ddz_desktop.ui.pages.lan.help_dialog import HelpDialog
from ddz_desktop.ui.pages.lan.lobby_page import LobbyPage
from ddz_desktop.ui.pages.lan.open_match_dialog import OpenMatchDialog
from ddz_desktop.ui.pages.lan.open_table_page import OpenTablePage
from ddz_desktop.ui.pages.lan.waiting_room_page import WaitingRoomPage


class LanRooms:
    """`lobby`, `open_page` and `room` are among the window's pages; `opening`, `changing` and `help` come over them."""

    def __init__(
        self, controller: GameController, preferences: Preferences, levels: tuple[str, ...], pages: QStackedWidget
    ) -> None:
        lan = controller.lan
        self.lobby = LobbyPage(lan, preferences)
        self.open_page = OpenTablePage(lan, preferences, controller.choices, levels)
        self.room = WaitingRoomPage(lan, levels, pages)
        self.opening = OpenMatchDialog(pages)
        self.changing = ChangeDialog(pages, controller.choices, levels)
        self.help = HelpDialog(pages)
        for page in (self.lobby, self.open_page, self.room):
            pages.addWidget(page)
        self.changing.wanted.connect(lan.send)
        self.room.rules.help_wanted.connect(self.help.open)
        self.lobby.help_wanted.connect(self.help.open)
