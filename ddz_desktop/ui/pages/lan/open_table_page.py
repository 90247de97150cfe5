"""Sets up a table of one's own, and opens it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.choices import Choices
from ddz_desktop.controller.lan_controller import LanController, own_addresses
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import (
    PAGE_MARGIN,
    PANEL_GAP,
    Button,
    ButtonKind,
    Label,
    PageFooter,
    PageHeader,
    Panel,
    PanelKind,
    Paragraph,
)
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.lan import texts_lan
from ddz_desktop.ui.pages.lan.door_panel import DoorPanel
from ddz_desktop.ui.pages.lan.match_panel import MatchPanel
from ddz_desktop.ui.pages.lan.table_draft import USUAL_SECONDS, TableDraft, fresh_draft
from ddz_desktop.ui.pages.new_match import rules_of, usable

ONE_COLUMN_BELOW = 1120


class OpenTablePage(ArrangedPage):
    """Begins with the rules of the last game and a new code.

    Signals:
        back: to the list of tables.
        book_wanted(object): a RuleSet is to be read about.
    """

    back = Signal()
    book_wanted = Signal(object)

    def __init__(
        self,
        lan: LanController,
        preferences: Preferences,
        choices: Choices,
        levels: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._lan = lan
        self._preferences = preferences
        self._levels = tuple(levels)
        self._opening = False
        self.header = PageHeader(" ")
        self.match = MatchPanel(choices, levels)
        self.door = DoorPanel()
        self._note = _HostNote()
        self.cancel_button = Button("", key="Esc", height=56)
        self.open_button = Button("", ButtonKind.GOLD, key="↵", height=56)
        self.open_button.set_min_width(240)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build()
        self._connect()
        self._draft = self._fresh()
        self.arrange()
        self.retranslate()

    @property
    def draft(self) -> TableDraft:
        """The table as it has been chosen so far."""
        return self._draft

    def begin(self) -> None:
        """Begin anew, with another code."""
        self._draft = self._fresh()
        self._opening = False
        self.retranslate()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_button.click()
        else:
            super().keyPressEvent(event)

    # building

    def _build(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(PANEL_GAP)
        side.addWidget(self.door)
        side.addWidget(self._note)
        side.addStretch(1)
        self._columns.setSpacing(PANEL_GAP)
        self._columns.setContentsMargins(PAGE_MARGIN, 18, PAGE_MARGIN, 18)
        self._columns.addWidget(self.match, 1)
        self._columns.addLayout(side, 1)
        inner = QWidget()
        inner.setLayout(self._columns)
        footer = PageFooter([self.cancel_button], [self.open_button])
        frame_page(self, self.header, scrolling(centred(inner)), footer)

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.cancel_button.clicked.connect(self.back)
        self.open_button.clicked.connect(self._open)
        self.match.changed.connect(self._take)
        self.door.changed.connect(self._take)
        self.match.book_wanted.connect(self.book_wanted)
        self._lan.hosting.connect(self._end_opening)
        self._lan.host_failed.connect(self._end_opening)

    def retranslate(self) -> None:
        """Show everything in the present language."""
        self.header.title.setText(self.tr("Open a table"))
        self.header.subtitle.setText(self.tr("For friends in the same network"))
        self.match.show_draft(self._draft, self._default_name())
        self.door.show_draft(self._draft)
        self._note.retranslate()
        self.cancel_button.setText(self.tr("Cancel"))
        self._show_opening()

    # slots

    @Slot(object)
    def _take(self, draft: TableDraft) -> None:
        self._draft = draft
        self.match.take(draft)
        self.door.take(draft)

    @Slot()
    def _open(self) -> None:
        if self._opening:
            return
        self._opening = True
        self._show_opening()
        player = self._preferences.settings.player
        config = self._draft.config(self._default_name())
        self._lan.open_table(config, texts_lan.name_for_others(player), texts_lan.avatar_for_others(player))

    @Slot()
    def _end_opening(self) -> None:
        """The table is open, or could not be opened."""
        self._opening = False
        self._show_opening()

    # helpers

    def _fresh(self) -> TableDraft:
        game = usable(self._preferences.settings.new_game, self._levels)
        return fresh_draft("", rules_of(game), game.hands, game.turn_seconds or USUAL_SECONDS)

    def _default_name(self) -> str:
        return texts_lan.table_name_for(texts_lan.name_for_others(self._preferences.settings.player))

    def _show_opening(self) -> None:
        self.open_button.setText(self.tr("Opening…") if self._opening else self.tr("Open"))
        self.open_button.set_available(not self._opening, self.tr("The table is being opened."))

    def arrange(self) -> None:
        one = self.width() < theme.scaled(ONE_COLUMN_BELOW)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if one else QBoxLayout.Direction.LeftToRight)


class _HostNote(Panel):
    """What opening a table means for this computer."""

    def __init__(self) -> None:
        super().__init__(kind=PanelKind.INSET)
        self._heading = Label("", Role.ROW, wrap=True)
        self._text = Paragraph(role=Role.LABEL)
        self.body.setSpacing(6)
        self.body.addWidget(self._heading)
        self.body.addWidget(self._text)

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        self._heading.setText(self.tr("This computer is the host"))
        asked = self.tr('The first time the system may ask whether to let the program through: choose "Allow".')
        ends = self.tr(
            "The table ends when you leave it or close the window; hands that were played stay in everybody's history."
        )
        where = ", ".join(each.address for each in own_addresses() if "%" not in each.address)
        at = (
            self.tr("Its address: {addresses}").format(addresses=where)
            if where
            else self.tr("It is in no network now.")
        )
        self._text.set_text("\n".join((at, asked, ends, texts_lan.host_sees_text())))
