"""The blocks of a page as widgets."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.controls import Label, Paragraph, Tag, TagTone
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.controls.placed import Placed, height_for
from ddz_desktop.ui.fonts import Role, signed
from ddz_desktop.ui.pages.rulebook.blocks import Account, Facts, Talk, Tile
from ddz_desktop.ui.pages.rulebook.fan_view import FanView
from ddz_desktop.ui.table.card_art import CardArt

LABEL_SHARE, LABEL_LEAST, LABEL_MOST = 0.28, 120, 230
STACKED_BELOW = 420
"""Narrower lists of facts put each text beneath its label."""

FACT_GAP = 10


class Box(QWidget):
    """A tinted box with a vertical layout in `body`."""

    def __init__(self) -> None:
        super().__init__()
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(18, 12, 14, 14)
        self.body.setSpacing(6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        border = tokens.line if tokens.high_contrast else None
        paint_box(QPainter(self), QRectF(self.rect()), 14, tokens.bg, border, tokens.border)


class TileView(Box):
    """A tile: verdict or none, title, caption, tag, and its cards."""

    def __init__(self, tile: Tile, art: CardArt) -> None:
        super().__init__()
        head = QHBoxLayout()
        head.setSpacing(8)
        if tile.verdict is not None:
            head.addWidget(_Verdict(tile.verdict), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(_Titled(tile.title, tile.caption), 1)
        if tile.tag:
            head.addWidget(Tag(tile.tag, TagTone.GOLD), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(10)
        for number, fan in enumerate(tile.fans):
            if number:
                row.addWidget(_between(beats=bool(tile.verdict)), 0, Qt.AlignmentFlag.AlignVCenter)
            view = FanView(fan, art)
            row.addWidget(view, view.cards + 2)
        if tile.fans:
            self.body.addLayout(row)
        self.body.addStretch(1)


class _Titled(QLabel):
    """A bold title and a quieter caption after it, as one text that breaks where it must."""

    def __init__(self, title: str, caption: str) -> None:
        super().__init__()
        self.setProperty("role", str(Role.LABEL))
        self.setProperty("tone", "ink2")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        ink = theme.current().ink.name()
        bold = (
            f'<span style="font-size:{round(theme.scaled(18))}px; font-weight:700; color:{ink}">{escape(title)}</span>'
        )
        self.setText(f"{bold}&nbsp; {escape(caption)}" if caption else bold)
        self.setAccessibleName(f"{title}: {caption}" if caption else title)


class _Sign(QWidget):
    """An icon between two things."""

    def __init__(self, icon: str, tone: str = "ink2") -> None:
        super().__init__()
        self._icon, self._tone = icon, tone
        side = round(theme.scaled(20))
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        color = getattr(theme.current(), self._tone)
        QPainter(self).drawPixmap(0, 0, icons.pixmap(self._icon, color, self.width(), self.devicePixelRatioF()))


def _between(*, beats: bool) -> _Sign:
    """The sign between a play and what it beats, or does not beat."""
    return _Sign("fwd", "ok") if beats else _Sign("x", "err")


class _Verdict(_Sign):
    """Allowed or not, as a sign and, for screen readers, a word."""

    def __init__(self, allowed: bool) -> None:
        super().__init__("check" if allowed else "x", "ok" if allowed else "err")
        self.setAccessibleName(self.tr("Yes") if allowed else self.tr("No"))
        side = round(theme.scaled(24))
        self.setFixedSize(side, side)


class FactsView(Placed):
    """Labels with texts beside them, or beneath where it is narrow, and thin lines between."""

    def __init__(self, facts: Facts) -> None:
        children: list[QWidget] = []
        for label, text in facts.rows:
            children += [Label(label, Role.STRONG, wrap=True), Paragraph(text, "ink")]
        super().__init__(children)

    def boxes(self, width: int) -> list[QRect]:
        stacked = width < theme.scaled(STACKED_BELOW)
        share = min(max(width * LABEL_SHARE, theme.scaled(LABEL_LEAST)), theme.scaled(LABEL_MOST))
        left = 0 if stacked else round(share) + 16
        boxes: list[QRect] = []
        top = 0
        for label, text in zip(self._placed[::2], self._placed[1::2], strict=True):
            label_width = width if stacked else left - 16
            label_height = height_for(label, label_width)
            text_top = top + label_height + 2 if stacked else top
            text_height = height_for(text, width - left)
            boxes += [QRect(0, top, label_width, label_height), QRect(left, text_top, width - left, text_height)]
            top = max(top + label_height, text_top + text_height) + 2 * FACT_GAP
        return boxes

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(theme.current().line)
        for label in self._placed[2::2]:
            y = label.y() - FACT_GAP
            painter.drawLine(0, y, self.width(), y)


class AccountView(Box):
    """A worked settlement: a line for each factor, and what everybody gains."""

    def __init__(self, account: Account) -> None:
        super().__init__()
        self.body.addWidget(Label(account.title, Role.STRONG, wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, (name, value, running) in enumerate(account.factors):
            grid.addWidget(Label(name, Role.LABEL, "ink2", wrap=True), row, 0)
            for column, text in enumerate((value, f"= {running}"), 1):
                figure = Label(text, Role.FIGURE, "ink" if column == 1 else "ink2")
                figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(figure, row, column)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.body.addWidget(_Gains(account))


class _Gains(Placed):
    """Every seat's gain in a row that breaks."""

    def __init__(self, account: Account) -> None:
        labels: list[QWidget] = []
        for name, gain in account.gains:
            tone = "ok" if gain > 0 else "err" if gain < 0 else "ink2"
            labels.append(Label(f"{name} {signed(gain)}", Role.CAPTION_STRONG, tone))
        super().__init__(labels)

    def boxes(self, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        x = y = 0
        for label in self._placed:
            size = label.sizeHint()
            if x and x + size.width() > width:
                x, y = 0, y + size.height() + 2
            boxes.append(QRect(x, y, size.width(), size.height()))
            x += size.width() + 16
        return boxes


class TalkView(Box):
    """A worked auction: who says what, and the outcome."""

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        for line in talk.lines:
            self.body.addWidget(Label(line, Role.LABEL, "ink2", wrap=True))
        self.body.addStretch(1)
        self.body.addWidget(Label(talk.result, Role.STRONG, wrap=True))
