"""The invitation to one's own table: as text, as a picture for cameras, and the words of its certificate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.controller.lan_controller import AdapterAddress, HostIs, LanController, invitation_text, qr_rows
from ddz_desktop.ui.controls import Button, ButtonKind, Dropdown, Label, Paragraph, TextField
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan import texts_lan

SQUARE = 5


class InviteDialog(Dialog):
    """One address at a time: a computer with several adapters has several."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=720)
        self._host_is: HostIs | None = None
        self._code: str | None = None
        self._words: tuple[str, ...] = ()
        self._help = Paragraph()
        self._address_label = Label("", Role.LABEL, "ink2")
        self.addresses = Dropdown()
        self.text = TextField()
        self.text.setReadOnly(True)
        self.picture = _QrView()
        self._words_label = Label("", Role.LABEL, "ink2", wrap=True)
        self._words_text = Label("", Role.ROW, wrap=True)
        left = QVBoxLayout()
        left.setSpacing(8)
        for widget in (self._help, self._address_label, self.addresses, self.text):
            left.addWidget(widget)
        left.addWidget(self._words_label)
        left.addWidget(self._words_text)
        left.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(24)
        line.addLayout(left, 1)
        line.addWidget(self.picture)
        self.content.addLayout(line)
        self.close_button = self.add_button(Button("", height=50))
        self.copy_button = self.add_button(Button("", ButtonKind.PRIMARY, icon="copy", key="↵", height=50), main=True)
        self.addresses.activated.connect(self._show_invitation)
        self.close_button.clicked.connect(self.dismiss)
        self.copy_button.clicked.connect(self._copy)

    @property
    def invitation(self) -> str:
        """What is passed on."""
        return self.text.text()

    def offer(self, host: HostIs, code: str | None, lan: LanController) -> None:
        """Show the invitation to an open table."""
        self._host_is, self._code = host, code
        self._words = lan.words(host.fingerprint)
        self.addresses.clear()
        for each in host.addresses:
            self.addresses.addItem(f"{each.address}  ({each.adapter})" if each.adapter else each.address, each.address)
        self._show_invitation()
        self.open()

    def offer_as_guest(self, lan: LanController) -> None:
        """The same for somebody's table, by the way one has come in; nothing happens at an own one."""
        way, room = lan.way_in, lan.room
        if way is not None and room is not None:
            place = (AdapterAddress("", way.address.host),)
            self.offer(HostIs(room.table, way.address.port, way.fingerprint or b"", place), way.code, lan)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Invite friends"))
        self._help.set_text(
            self.tr("Friends in the same network see the table by themselves. Others paste this invitation.")
        )
        self._address_label.setText(self.tr("Address of the host"))
        self.addresses.setAccessibleName(self._address_label.text())
        self.text.setAccessibleName(self.tr("Invitation"))
        self.picture.setAccessibleName(self.tr("Invitation as a QR code"))
        self._words_label.setText(self.tr("Without a room code, friends can compare these words:"))
        self._words_text.setText(texts_lan.words_text(self._words))
        self.close_button.setText(self.tr("Close"))
        self.copy_button.setText(self.tr("Copy"))
        for button in (self.close_button, self.copy_button):
            button.restyle()

    @Slot()
    def _show_invitation(self) -> None:
        host = self._host_is
        if host is None:
            return
        address = self.addresses.currentData()
        text = invitation_text(str(address or "127.0.0.1"), host.port, host.table, self._code)
        self.text.setText(text)
        self.text.setCursorPosition(0)
        self.picture.show_rows(qr_rows(text))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.invitation)
        self.copy_button.setText(self.tr("Copied"))
        self.copy_button.restyle()


class _QrView(QWidget):
    """Dark squares on white, whatever the theme: cameras want it so."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[bool, ...], ...] = ()

    def show_rows(self, rows: tuple[tuple[bool, ...], ...]) -> None:
        self._rows = rows
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = SQUARE * len(self._rows)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(QRectF(x * SQUARE, y * SQUARE, SQUARE, SQUARE), Qt.GlobalColor.black)
