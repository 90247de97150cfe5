"""About the program: version, privacy, licences, and where it keeps its files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from ddz_desktop import __version__, kernels
from ddz_desktop.controller.version_look import VersionLook
from ddz_desktop.ui import theme
from ddz_desktop.ui.art import paint_svg, read
from ddz_desktop.ui.controls import (
    PAGE_MARGIN,
    Button,
    ButtonKind,
    Divider,
    Label,
    PageHeader,
    Panel,
    PanelKind,
    Paragraph,
)
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.page_frame import frame_page
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.about import facts
from ddz_desktop.ui.pages.about.row import AboutRow
from ddz_desktop.ui.pages.about.text_dialog import TextDialog
from ddz_desktop.ui.pages.about.version_row import VersionRow
from ddz_desktop.ui.pages.arranged import ArrangedPage

PANEL_WIDTH = 860
ICON, LOW_ICON = 126, 76
BREAK = 8
LOW_BELOW = 760
"""In lower windows, in px at text scale 100 %, everything stands closer together, so that nothing need be scrolled."""


class AboutPage(ArrangedPage):
    """Everything is told from what is there: nothing has to be kept up to date by hand.

    `folder`: where the person's files lie. `look`: looks for new versions where that is possible.

    Signals:
        back: the page is done with.
    """

    back = Signal()

    def __init__(self, folder: Path | None, look: VersionLook | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.versions = None if look is None else VersionRow(look)
        self.header = PageHeader(" ")
        self._name = Label("", Role.HERO, wrap=True)
        self._version = Label("", Role.BODY, "ink2", wrap=True)
        self._privacy = Paragraph("", "ink")
        self.rows = {
            "licence": AboutRow((facts.LICENCE,)),
            "fonts": AboutRow(facts.FONT_LICENCES),
            "library": AboutRow((facts.NOTICES,)),
            "art": AboutRow((facts.LICENCE,)),
            "others": AboutRow((facts.NOTICES,)),
        }
        self._folder_label = Label("", Role.CAPTION, "ink2")
        self._folder_text = Label("", Role.BODY, wrap=True)
        self.open_button = Button("", height=48)
        self.licences_button = Button("", height=50)
        self.copy_button = Button("", icon="copy", height=50)
        self.close_button = Button("", ButtonKind.PRIMARY, key="Esc", height=50)
        self.dialog = TextDialog(self)
        self._icon = _AppIcon()
        self._panel = Panel()
        self._box = Panel(kind=PanelKind.INSET, radius=14)
        self._column = QVBoxLayout()
        self._breaks = (QSpacerItem(0, BREAK), QSpacerItem(0, BREAK))
        self._lay_out()
        self._connect()
        self.arrange()
        self.retranslate()

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setMaximumWidth(PANEL_WIDTH * 2)
        inner.setLayout(self._column)
        panel = self._panel
        panel.setMaximumWidth(PANEL_WIDTH)
        panel.body.addLayout(self._make_head())
        panel.body.addSpacerItem(self._breaks[0])
        panel.body.addWidget(Divider())
        for row in self.rows.values():
            panel.body.addWidget(row)
        panel.body.addWidget(self._make_folder())
        if self.versions is not None:
            panel.body.addWidget(self.versions)
        panel.body.addSpacerItem(self._breaks[1])
        buttons = FlowBox((self.licences_button, self.copy_button, self.close_button), 14)
        panel.body.addWidget(buttons)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(panel, 100)
        centred.addStretch(1)
        self._column.addLayout(centred)
        self._column.addStretch(1)
        frame_page(self, self.header, scrolling(inner))

    def _make_head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._version)
        words.addWidget(self._privacy)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(30)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _make_folder(self) -> Panel:
        box = self._box
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._folder_label)
        words.addWidget(self._folder_text)
        row = QHBoxLayout()
        row.addLayout(words, 1)
        row.addWidget(self.open_button)
        box.body.addLayout(row)
        box.setVisible(self._folder is not None)
        return box

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.close_button.clicked.connect(self.back)
        self.licences_button.clicked.connect(self._show_notices)
        self.copy_button.clicked.connect(self._copy)
        self.open_button.clicked.connect(self._open_folder)
        for row in self.rows.values():
            row.clicked.connect(self._show_licence)

    def arrange(self) -> None:
        low = self.height() < theme.scaled(LOW_BELOW)
        self._icon.set_side(LOW_ICON if low else ICON)
        for row in self.rows.values():
            row.set_low(low)
        for each in self._breaks:
            each.changeSize(0, 0 if low else BREAK)
        self._panel.body.setSpacing(10 if not low else 8 if self.versions is None else 4)
        edge, above, below = (8, 8, 8) if low else (12, 30, 28)
        self._panel.body.setContentsMargins(40, above, 40, below)
        self._box.body.setContentsMargins(22, edge, 20, edge)
        self._column.setContentsMargins(PAGE_MARGIN, 8 if low else 28, PAGE_MARGIN, 6 if low else PAGE_MARGIN)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _show_licence(self) -> None:
        row = self.sender()
        if isinstance(row, AboutRow):
            self.dialog.show_text(row.accessibleName(), facts.licence_text(*row.resource))

    @Slot()
    def _show_notices(self) -> None:
        self.dialog.show_text(self.licences_button.text(), facts.licence_text(facts.LICENCE, facts.NOTICES))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(facts.version_lines()))
        self.copy_button.setText(self.tr("Copied"))
        self.copy_button.restyle()

    @Slot()
    def _open_folder(self) -> None:
        if self._folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    # -- helpers --------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.header.title.setText(self.tr("About"))
        self._name.setText(self.tr("Dou Dizhu"))
        compiled = kernels.status() == "compiled"
        speed = self.tr("compiled for this computer") if compiled else self.tr("running as plain Python")
        version = self.tr("Version {version} · Windows, macOS, Linux · {speed}")
        self._version.setText(version.format(version=__version__, speed=speed))
        self._privacy.set_text(
            self.tr("Nothing leaves this computer: no account, no advertising, no statistics sent to anybody.")
        )
        for name, label, line in (
            ("licence", self.tr("Licence"), self.tr("This program: MIT, free to use, change and share")),
            ("fonts", self.tr("Fonts"), self.tr("Noto Sans SC, Noto Serif SC, Barlow Semi Condensed (OFL 1.1)")),
            ("library", self.tr("Window"), self.tr("Qt and PySide6 (LGPL 3)")),
            ("art", self.tr("Cards and icons"), self.tr("Drawn for this program")),
            ("others", self.tr("Others"), self.tr("All parts by others and their licences")),
        ):
            self.rows[name].set_texts(label, line)
        self._folder_label.setText(self.tr("Where your games are kept"))
        self._folder_text.setText(str(self._folder or ""))
        self.open_button.setText(self.tr("Open"))
        self.licences_button.setText(self.tr("Licences"))
        self.copy_button.setText(self.tr("Copy version information"))
        self.close_button.setText(self.tr("OK"))
        for button in (self.open_button, self.licences_button, self.copy_button, self.close_button):
            button.restyle()


class _AppIcon(QWidget):
    """The program's icon."""

    def set_side(self, side: int) -> None:
        """Take another size, in px."""
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_svg(painter, read(":/app-icon.svg"), QRectF(self.rect()))
