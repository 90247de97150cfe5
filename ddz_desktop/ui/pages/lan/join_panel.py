"""Join a table that the list does not show: by its address, or by an invitation somebody has sent."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.protocol.invitation import AddressError, Invitation, parse_invitation
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel, TextField, Toggle
from ddz_desktop.ui.controls.forms import FormRow
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.lan.code_field import CodeField


class JoinPanel(Panel):
    """Address, code, and whether only to look on.

    Signals:
        join_wanted(object, bool): the Invitation, and whether to watch.
    """

    join_wanted = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent=parent)
        self._address_label = Label("", Role.LABEL, "ink2")
        self.address = TextField(icon="lan")
        self._problem = Label("", Role.LABEL, "err", wrap=True)
        self._problem.hide()
        self._code_label = Label("", Role.LABEL, "ink2", wrap=True)
        self.code = CodeField()
        self._watch_label = Label("", wrap=True)
        self.watch = Toggle("")
        self.button = Button("", ButtonKind.PRIMARY, height=56)
        for widget in (self._address_label, self.address, self._problem, self._code_label, self.code):
            self.body.addWidget(widget)
        self.body.addWidget(FormRow(self._watch_label, self.watch))
        self.body.addWidget(self.button)
        self.body.setSpacing(8)
        self.address.textChanged.connect(self._take_address)
        self.address.returnPressed.connect(self._join)
        self.code.returnPressed.connect(self._join)
        self.button.clicked.connect(self._join)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        assert self.title is not None, "the panel was made with a title"
        self.title.setText(self.tr("Join by address"))
        self._address_label.setText(self.tr("Address or invitation"))
        self.address.setAccessibleName(self._address_label.text())
        self.address.setPlaceholderText("192.168.1.23")
        self._code_label.setText(self.tr("Room code, where the table has one"))
        self.code.setAccessibleName(self._code_label.text())
        self._watch_label.setText(self.tr("Only watch, take no seat"))
        self.watch.setText(self._watch_label.text())
        self.button.setText(self.tr("Join"))
        self._show_available()

    def offer(self, invitation: Invitation) -> None:
        """Fill in an invitation; one press joins."""
        self.code.clear()
        self.address.setText(invitation.text)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # slots

    @Slot(str)
    def _take_address(self, text: str) -> None:
        """An invitation brings its code along; it moves to where codes stand."""
        self._show_problem("")
        head, mark, code = text.partition("#")
        if mark and code:
            self.code.setText(code)
            if self.code.code is not None:
                self.address.setText(head)
        self._show_available()

    @Slot()
    def _join(self) -> None:
        if not self.address.text().strip():
            self.address.setFocus()
            return
        try:
            invitation = parse_invitation(self.address.text())
        except AddressError:
            self._show_problem(
                self.tr("An address looks like 192.168.1.23, 192.168.1.23:47801 or the name of a computer.")
            )
            self.address.setFocus()
            return
        if self.code.text() and self.code.code is None:
            self._show_problem(self.tr("A room code has six digits."))
            self.code.set_wrong(True)
            self.code.setFocus()
            return
        asked = Invitation(invitation.address, invitation.table, self.code.code or invitation.code)
        self.join_wanted.emit(asked, self.watch.isChecked())

    # helpers

    def _show_problem(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self.address.set_invalid(bool(text))

    def _show_available(self) -> None:
        self.button.set_available(bool(self.address.text().strip()), self.tr("Type an address first."))
