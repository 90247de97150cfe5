"""The states every page shares: empty, loading, and a notice in its place."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import icons, theme
from ddz_desktop.ui.controls.buttons import Button
from ddz_desktop.ui.controls.labels import Label, Paragraph
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.fonts import Role

SKELETON_DELAY_MS = 300


class _Disc(QWidget):
    """An icon, or a picture, in a soft circle."""

    def __init__(self, icon: str, *, picture: QPixmap | None = None, alarm: bool = False) -> None:
        super().__init__()
        self._icon, self._picture, self._alarm = icon, picture, alarm
        self.setFixedSize(108, 108)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        fill = tokens.soft_accent if self._alarm else tokens.soft
        paint_box(painter, QRectF(self.rect()), 54, fill, tokens.line if tokens.high_contrast else None, 2)
        ink = tokens.accent if self._alarm else tokens.primary
        picture = self._picture or icons.pixmap(self._icon, ink, 50, self.devicePixelRatioF())
        size = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF(54 - size.width() / 2, 54 - size.height() / 2), picture)


class EmptyState(QWidget):
    """Nothing here yet, or it failed: a picture, one serif line, one sentence, and what to do about it."""

    def __init__(
        self,
        icon: str,
        title: str,
        text: str,
        *actions: Button,
        picture: QPixmap | None = None,
        alarm: bool = False,
    ) -> None:
        super().__init__()
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addStretch(1)
        self._disc = _Disc(icon, picture=picture, alarm=alarm)
        layout.addWidget(self._disc, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(4)
        heading = Label(title, Role.TILE_TITLE, wrap=True)
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(heading)
        sentence = Label(text, Role.BODY, "ink2", wrap=True)
        sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(sentence)
        if actions:
            row = QHBoxLayout()
            row.setSpacing(14)
            row.addStretch(1)
            for action in actions:
                row.addWidget(action)
            row.addStretch(1)
            layout.addSpacing(8)
            layout.addLayout(row)
        layout.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture goes where large texts need its room."""
        super().resizeEvent(event)
        self._disc.hide()
        words = self._column.totalHeightForWidth(self.width())
        self._disc.setVisible(words + self._disc.height() + self._column.spacing() <= self.height())


class Skeleton(QWidget):
    """Grey rows in place of a list that is still loading; appears only after 0.3 s."""

    def __init__(self, rows: int = 3, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._visible = False
        QTimer.singleShot(SKELETON_DELAY_MS, self, self._appear)

    def sizeHint(self) -> QSize:
        return QSize(320, self._rows * 92 - 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._visible:
            return
        tokens = theme.current()
        painter = QPainter(self)
        for row in range(self._rows):
            card = QRectF(0, row * 92, self.width(), 78)
            paint_box(painter, card, 14, tokens.bg, tokens.line if tokens.high_contrast else None, 1)
            paint_box(painter, QRectF(18, card.top() + 15, 48, 48), 24, tokens.surface2)
            width = max(40.0, card.width() - 84 - 120)
            paint_box(painter, QRectF(82, card.top() + 20, min(150.0, width), 16), 8, tokens.surface2)
            paint_box(painter, QRectF(82, card.top() + 46, min(90.0, width), 13), 6.5, tokens.surface2)
            paint_box(painter, QRectF(card.right() - 96, card.top() + 20, 76, 38), 12, tokens.surface2)

    # slots

    @Slot()
    def _appear(self) -> None:
        self._visible = True
        self.update()


SIGN = 26.0
"""The icon of a notice, in px at text scale 100 %."""


class NoticeKind(StrEnum):
    """What a notice is about; decides tint and icon."""

    INFO = "info"
    OK = "ok"
    WARN = "warn"
    ERROR = "error"


class Notice(QWidget):
    """A tinted box in a page: what happened, why, what to do.

    Signals:
        acted: its action was pressed.
    """

    acted = Signal()

    def __init__(
        self,
        kind: NoticeKind,
        title: str,
        text: str = "",
        action: str = "",
        *,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._icon = icon or {NoticeKind.INFO: "info", NoticeKind.OK: "check"}.get(kind, "warn")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        layout = QVBoxLayout(self)
        layout.setSpacing(4)
        self._make_room()
        heading = Label(title, Role.ROW, wrap=True)
        layout.addWidget(heading)
        if text:
            layout.addWidget(Paragraph(text, role=Role.LABEL))
        if action:
            link = Button(action, ButtonKind.LINK, height=36)
            link.clicked.connect(self.acted)
            layout.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        tints: dict[NoticeKind, tuple[QColor, QColor]] = {
            NoticeKind.INFO: (tokens.surface2, tokens.gold_text),
            NoticeKind.OK: (tokens.soft, tokens.ok),
            NoticeKind.WARN: (tokens.soft_gold, tokens.warn),
            NoticeKind.ERROR: (tokens.soft_accent, tokens.err),
        }
        fill, ink = tints[self._kind]
        painter = QPainter(self)
        paint_box(painter, QRectF(self.rect()), 14, fill, tokens.line if tokens.high_contrast else None, 2)
        picture = icons.pixmap(self._icon, ink, theme.scaled(SIGN), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(18, 16), picture)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._make_room()

    def _make_room(self) -> None:
        """For the icon, beside the words."""
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(30 + round(theme.scaled(SIGN)), 14, 20, 14)
