"""The tables of the LAN: those that were found, and the way to others."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ddz_desktop.controller.lan_controller import LanController, ListedTable
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.protocol.invitation import Invitation
from ddz_desktop.settings import Player
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import PAGE_MARGIN, PAGE_WIDTH, PANEL_GAP, Button, ButtonKind, Label, PageHeader
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.help_panel import HelpPanel
from ddz_desktop.ui.pages.lan.join_panel import JoinPanel
from ddz_desktop.ui.pages.lan.joining import Joining
from ddz_desktop.ui.pages.lan.return_panel import ReturnPanel
from ddz_desktop.ui.pages.lan.table_list import TableList

SIDE_WIDTH, NARROW_SIDE_WIDTH = 416, 324
NARROW_BELOW, ONE_COLUMN_BELOW = 1120, 900
LOW_BELOW = 780
"""In lower windows the help behind a button leaves its room to what it would have to be scrolled for."""


class LobbyPage(ArrangedPage):
    """Looks for tables while it is seen.

    Signals:
        back: home again.
        open_wanted: a table of one's own is to be set up.
        help_wanted: somebody does not get in.
    """

    back = Signal()
    open_wanted = Signal()
    help_wanted = Signal()

    def __init__(self, lan: LanController, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lan = lan
        self._preferences = preferences
        self.header = PageHeader(" ")
        self.refresh = Button("", icon="refresh")
        self.open_button = Button("", ButtonKind.PRIMARY, icon="plus")
        self.stay = ReturnPanel()
        self.saved_table = ReturnPanel()
        self._heading = Label("", Role.SECTION)
        self._found = Label("", Role.LABEL, "ink2", wrap=True)
        self.tables = TableList()
        self.join = JoinPanel()
        self._help = HelpPanel()
        self.help_button = Button("", ButtonKind.LINK, icon="help", height=40)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._side = QWidget()
        self.joining = Joining(lan, self._player, self)
        self._build()
        self._connect()
        self.arrange()

    def _build(self) -> None:
        self.header.add_action(self.refresh)
        self.header.add_action(self.open_button)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(4, 4, 4, 4)
        side.setSpacing(PANEL_GAP)
        side.addWidget(self.join)
        side.addWidget(self._help)
        side.addWidget(self.help_button, 0, Qt.AlignmentFlag.AlignLeft)
        side.addStretch(1)
        main = QVBoxLayout()
        main.setSpacing(8)
        heading = QHBoxLayout()
        heading.setContentsMargins(8, 0, 8, 0)
        heading.setSpacing(14)
        heading.addWidget(self._heading)
        heading.addWidget(self._found, 1)
        for widget in (self.stay, self.saved_table):
            main.addWidget(widget)
        main.addLayout(heading)
        main.addWidget(self.tables, 1)
        self._columns.setSpacing(PANEL_GAP)
        self._columns.addLayout(main, 1)
        self._columns.addWidget(self._side)
        inner = QWidget()
        inner.setLayout(self._columns)
        self._columns.setContentsMargins(PAGE_MARGIN - 4, 16, PAGE_MARGIN - 4, PAGE_MARGIN - 4)
        frame_page(self, self.header, scrolling(centred(inner)))

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.refresh.clicked.connect(self._lan.look_again)
        self.open_button.clicked.connect(self.open_wanted)
        self.help_button.clicked.connect(self.help_wanted)
        self.tables.open_wanted.connect(self.open_wanted)
        self.tables.join_wanted.connect(self._join)
        self.tables.watch_wanted.connect(self._watch)
        self.join.join_wanted.connect(self._join_address)
        self.stay.wanted.connect(self._rejoin)
        self.stay.dropped.connect(self._forget_stay)
        self.saved_table.wanted.connect(self._open_saved)
        self.saved_table.dropped.connect(self._forget_saved)
        self._lan.tables_changed.connect(self._show_tables)
        self._lan.gone.connect(self._take_gone)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._lan.look()
            self._show_returns()
            self._show_words()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._lan.stop_looking()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        first = self.tables.first
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        elif event.key() == Qt.Key.Key_F5:
            self.refresh.click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and first is not None and not self._typing():
            first.button.click()
        else:
            super().keyPressEvent(event)

    # slots

    @Slot(object)
    def _show_tables(self, tables: tuple[ListedTable, ...]) -> None:
        self.tables.show_tables(tables)
        self._show_words()

    @Slot(object)
    def _join(self, table: ListedTable) -> None:
        self.joining.to_table(table)

    @Slot(object)
    def _watch(self, table: ListedTable) -> None:
        self.joining.to_table(table, watch=True)

    @Slot(object, bool)
    def _join_address(self, invitation: Invitation, watch: bool) -> None:
        self.joining.to_invitation(invitation, watch=watch)

    @Slot()
    def _rejoin(self) -> None:
        stay = self._lan.saved_stay()
        if stay is not None:
            self.joining.back_to(stay)

    @Slot()
    def _forget_stay(self) -> None:
        self._lan.forget_stay()
        self._show_returns()

    @Slot()
    def _take_gone(self) -> None:
        """The seat that is offered may be another, or none any more."""
        self._show_returns()

    @Slot()
    def _open_saved(self) -> None:
        player = self._player()
        self._lan.open_saved_table(texts_lan.name_for_others(player), texts_lan.avatar_for_others(player))

    @Slot()
    def _forget_saved(self) -> None:
        self._lan.forget_saved_table()
        self._show_returns()

    # helpers

    def _player(self) -> Player:
        return self._preferences.settings.player

    def _typing(self) -> bool:
        return isinstance(self.focusWidget(), QLineEdit)

    def _show_returns(self) -> None:
        stay = self._lan.saved_stay()
        self.stay.setVisible(stay is not None)
        if stay is not None:
            text = self.tr('Your seat at "{table}" may still be free.').format(table=stay.table_name)
            self.stay.set_texts(text, self.tr("Take it again"), self.tr("Forget it"))
        self.saved_table.setVisible(self._lan.has_saved_table())
        text = self.tr("Your own table was open when the program ended. Its guests look for it.")
        self.saved_table.set_texts(text, self.tr("Open it again"), self.tr("Give it up"))

    def arrange(self) -> None:
        self._show_words()
        one = self.width() < theme.scaled(ONE_COLUMN_BELOW)
        narrow = self.width() < theme.scaled(NARROW_BELOW)
        low = not one and self.height() < theme.scaled(LOW_BELOW)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if one else QBoxLayout.Direction.LeftToRight)
        side = round(theme.scaled(NARROW_SIDE_WIDTH if narrow else SIDE_WIDTH))
        self._side.setMinimumWidth(0 if one else side)
        self._side.setMaximumWidth(PAGE_WIDTH if one else side)
        self._help.setVisible(not low)
        self.help_button.setVisible(low)

    def retranslate(self) -> None:
        self.tables.retranslate()
        self.join.retranslate()
        self._help.retranslate()
        self._show_returns()
        self._show_words()

    def _show_words(self) -> None:
        self.header.title.setText(self.tr("LAN play"))
        name = texts_lan.name_for_others(self._player())
        self.refresh.set_key("F5")
        words = {self.refresh: self.tr("Look again"), self.open_button: self.tr("Open a table")}
        fit_header(self.header, self.width(), self.tr("Others see you as {name}").format(name=name), words)
        self._heading.setText(self.tr("Tables nearby"))
        self.help_button.setText(self._help.heading)
        self.help_button.restyle()
        count = len(self.tables.rows)
        self._found.setText(self.tr("Looking; %n table(s) found", "", count) if count else self.tr("Looking…"))
