"""Text on pages: labels by type role and tone, and a label that elides instead of clipping."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ddz_desktop.ui import fonts
from ddz_desktop.ui.fonts import Role

# percent of the font's own line, which is 1.45 px high per px of Noto Sans SC: 1.55 in all
LINE_HEIGHT = 107


class Label(QLabel):
    """A label whose font and colour come from the stylesheet: `role` for the type, `tone` for the token.

    Characters that nothing here can draw are left out: names and talk of others may hold them.
    """

    def __init__(
        self,
        text: str = "",
        role: Role = Role.BODY,
        tone: str = "ink",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(fonts.drawable(text), parent)
        self.setProperty("role", str(role))
        self.setProperty("tone", tone)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)

    def setText(self, text: str) -> None:
        super().setText(fonts.drawable(text))

    def set_tone(self, tone: str) -> None:
        """Change the colour token."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)


class Paragraph(Label):
    """Running text with the wide line height of the design; may hold several paragraphs, one a line."""

    def __init__(
        self, text: str = "", tone: str = "ink2", *, role: Role = Role.BODY, parent: QWidget | None = None
    ) -> None:
        super().__init__("", role, tone, wrap=True, parent=parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show plain text; markup in it is shown as written."""
        lines = "".join(
            f'<p style="margin:0; line-height:{LINE_HEIGHT}%">{escape(line)}</p>' for line in text.split("\n")
        )
        self.setText(lines)
        self.setAccessibleName(text)


class ElidedLabel(Label):
    """A one-line label that ends in … and tells its whole text in a tooltip when there is no room."""

    def __init__(
        self, text: str = "", role: Role = Role.BODY, tone: str = "ink", *, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, role, tone, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(QFontMetrics(self.font()).horizontalAdvance("…") * 3, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        painter.drawText(self.rect(), self.alignment() | Qt.TextFlag.TextSingleLine, shown)
