"""The seed card: what was promised before the deal, what was opened after the hand, and whether the deal fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.seed_card import SeedCard, Verdict
from ddz_desktop.ui import texts_seed
from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Label, Notice, NoticeKind, Paragraph
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.fonts import Role

Check = Callable[[], SeedCard]
"""Computes the deal once more from what was opened; the card says how it went."""

_NOTICES = {
    Verdict.PROMISED: NoticeKind.INFO,
    Verdict.UNCHECKED: NoticeKind.INFO,
    Verdict.FAIR: NoticeKind.OK,
    Verdict.UNFAIR: NoticeKind.ERROR,
    Verdict.UNPROVED: NoticeKind.WARN,
}


class SeedCardDialog(Dialog):
    """Shows one card at a time. `card`: which."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=700)
        self.card = SeedCard(verdict=Verdict.UNPROVED)
        self._check: Check | None = None
        self._upcoming = ""
        self._line = Paragraph("")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(10)
        self._verdict = QVBoxLayout()
        self.content.addWidget(self._line)
        self.content.addLayout(self._verdict)
        self.content.addLayout(self._rows)
        self.content.addStretch(1)
        self.copy_button = self.add_button(Button("", icon="copy", height=50))
        self.check_button = self.add_button(Button("", ButtonKind.PRIMARY, icon="check", height=50))
        self.close_button = self.add_button(Button("", height=50), main=True)
        self.copy_button.clicked.connect(self._copy)
        self.check_button.clicked.connect(self._check_deal)
        self.close_button.clicked.connect(self.cancel)

    def show_card(self, card: SeedCard, check: Check | None = None, upcoming: str = "") -> None:
        """Open with a card; `check` is what its deal can be checked by, `upcoming` the promise for the next hand."""
        self.card, self._check, self._upcoming = card, check, upcoming
        self.main_button = self.check_button if self._can_check else self.close_button
        self.open()

    @property
    def verdict(self) -> str:
        """What is said about the deal."""
        return " ".join(texts_seed.verdict_text(self.card))

    def retranslate(self) -> None:
        self.title.setText(texts_seed.title(self.card))
        self._line.set_text(texts_seed.explanation())
        self._fill()
        self.copy_button.setText(QCoreApplication.translate("Seed", "Copy"))
        self.check_button.setText(QCoreApplication.translate("Seed", "Check this deal"))
        self.close_button.setText(QCoreApplication.translate("Seed", "Close"))
        self.copy_button.setVisible(bool(self.card.commitment))
        self.check_button.setVisible(self._can_check)
        for button in (self.copy_button, self.check_button, self.close_button):
            button.restyle()

    @property
    def _can_check(self) -> bool:
        return self._check is not None and self.card.verdict is Verdict.UNCHECKED

    def _fill(self) -> None:
        notice = Notice(_NOTICES[self.card.verdict], *texts_seed.verdict_text(self.card))
        _refill(self._verdict, [notice])
        _refill(self._rows, [_digits_row(name, digits) for name, digits in texts_seed.rows(self.card, self._upcoming)])

    @Slot()
    def _check_deal(self) -> None:
        if self._check is not None:
            self.card = self._check()
            self.main_button = self.close_button
            self.retranslate()
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(texts_seed.as_text(self.card))


def _digits_row(name: str, digits: str) -> QWidget:
    """A name, and its 64 digits in groups of 8; what has no room is in the tooltip, and on the clipboard by "Copy"."""
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(Label(name, Role.CAPTION_STRONG, "ink2"))
    groups = " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))
    shown = ElidedLabel(groups, Role.FIGURE, "ink")
    shown.setAccessibleName(f"{name}: {digits}")
    column.addWidget(shown)
    return row


def _refill(layout: QVBoxLayout, widgets: Iterable[QWidget]) -> None:
    """Other widgets in place of those that are there; they are there at once, so that the dialog grows at once."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
    for widget in widgets:
        layout.addWidget(widget)
        widget.show()
