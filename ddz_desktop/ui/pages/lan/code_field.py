"""The field for a room code: six boxes that are one line to type in, and the same boxes only to be read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from ddz_desktop.protocol.limits import CODE_DIGITS
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls.painting import paint_box

BOX, BOX_HEIGHT, GAP = 50.0, 62.0, 10.0
SHRUNK = 0.6
"""How much of their size boxes keep where there is no room."""


def boxes(width: float, height: float) -> list[QRectF]:
    """Where the digits stand in a field of a size: two groups, with a wider gap between them."""
    half = CODE_DIGITS // 2
    gap = min(GAP, width / 40)
    side = min((width - (CODE_DIGITS - 1) * gap - gap) / CODE_DIGITS, BOX * height / BOX_HEIGHT)
    return [
        QRectF(index * (side + gap) + (gap if index >= half else 0), 0, side, height) for index in range(CODE_DIGITS)
    ]


def wished_size() -> QSize:
    """The size at the present text scale."""
    return QSize(round(theme.scaled(CODE_DIGITS * (BOX + GAP))), round(theme.scaled(BOX_HEIGHT)))


def paint_digits(painter: QPainter, places: list[QRectF], code: str, fill: QColor, ink: QColor) -> None:
    """The digits in their boxes, without edges."""
    painter.setFont(fonts.numerals(places[0].height() * 0.55))
    for place, digit in zip(places, code.ljust(CODE_DIGITS), strict=True):
        paint_box(painter, place, 10, fill)
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, digit)


def digits_of(text: str) -> str:
    """The digits of a code in a text; of an invitation those behind its ``#``."""
    behind = text.rpartition("#")[2]
    return "".join(letter for letter in behind if letter.isascii() and letter.isdigit())[:CODE_DIGITS]


class CodeField(QLineEdit):
    """Takes six digits, typed or pasted.

    Signals:
        completed: the last digit is there.
    """

    completed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)  # or digits would wait for a choice
        self._wrong = False
        self.textChanged.connect(self._tidy)

    @property
    def code(self) -> str | None:
        """The whole code, `None` while digits are missing."""
        return self.text() if len(self.text()) == CODE_DIGITS else None

    def set_wrong(self, wrong: bool) -> None:
        """Frame the boxes red; say why in a label beneath."""
        self._wrong = wrong
        self.update()

    def sizeHint(self) -> QSize:
        return wished_size()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(wished_size().width() * SHRUNK), wished_size().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            pasted = digits_of(QGuiApplication.clipboard().text())
            if pasted:
                self.setText(pasted)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedHeight(wished_size().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = boxes(self.width(), self.height())
        paint_digits(painter, places, self.text(), tokens.surface, tokens.ink)
        chosen = self.hasSelectedText()
        at = min(self.cursorPosition(), CODE_DIGITS - 1)
        for index, place in enumerate(places):
            here = self.hasFocus() and (index == at or (chosen and index < len(self.text())))
            edge = tokens.err if self._wrong else tokens.primary if here else tokens.edge
            paint_box(painter, place, 10, None, edge, 2.6 if here else max(1.3, tokens.border))
        if self.hasFocus() and not chosen and self.cursorPosition() == len(self.text()) < CODE_DIGITS:
            middle = places[at].center()
            painter.setPen(tokens.primary)
            reach = places[at].height() * 0.24
            painter.drawLine(QPointF(middle.x(), middle.y() - reach), QPointF(middle.x(), middle.y() + reach))

    @Slot(str)
    def _tidy(self, text: str) -> None:
        self._wrong = False
        kept = digits_of(text)
        if kept != text:
            self.setText(kept)
        elif len(kept) == CODE_DIGITS:
            self.completed.emit()


class CodeView(QWidget):
    """A room code to be read out, large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._code = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_code(self, code: str) -> None:
        """Show another code."""
        self._code = code
        self.setAccessibleName(" ".join(code))
        self.update()

    def sizeHint(self) -> QSize:
        return wished_size()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(wished_size().width() * SHRUNK), wished_size().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        paint_digits(painter, boxes(self.width(), self.height()), self._code, tokens.surface2, tokens.ink)
