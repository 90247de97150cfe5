"""A long text over a page, such as a licence."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls import Button, ButtonKind
from ddz_desktop.ui.dialogs.dialog import Dialog

LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TextDialog(Dialog):
    """To be read; arrows and page keys scroll, Esc or Enter closes."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=860)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.installEventFilter(self)
        self.content.addWidget(self.text)
        self.close_button = self.add_button(Button("", ButtonKind.PRIMARY, key="↵", height=50), main=True)
        self.close_button.clicked.connect(self.dismiss)
        self._heading_text = ""

    def show_text(self, heading: str, text: str) -> None:
        """Open with a text."""
        self._heading_text = heading
        self.text.setPlainText(text)
        self.text.setAccessibleName(heading)
        self.text.setMinimumHeight(round(min(theme.scaled(420), self._host.height() * 0.62)))
        self.open()
        self.text.setFocus(Qt.FocusReason.PopupFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self._heading_text)
        self.close_button.setText(self.tr("Close"))
        self.close_button.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that leave do so from within the text too."""
        if watched is self.text and isinstance(event, QKeyEvent) and event.key() in LEAVING:
            if event.type() == QEvent.Type.KeyPress:
                self.dismiss()
            return True
        return super().eventFilter(watched, event)
