"""A small table that looks as the settings say."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ddz_desktop.rules.card_notation import parse_cards
from ddz_desktop.settings import Settings
from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.controls import Button, ButtonKind, Label, Panel
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.settings.items import translated
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle
from ddz_desktop.ui.table.cloth import paint_cloth
from ddz_desktop.ui.table.geometry import CardSize

PLAYED = parse_cards("5h 6d 7c 8s 9d")
HAND = parse_cards("R 2d Ac Kh Qs Jd Tc 8h 5c")
RAISED = (2, 5)
PLAYED_WIDTH, BACK_WIDTH = 84.0, 60.0
HAND_SHARE = 0.62
"""The preview's cards beside those of a real table."""

RISE, GAP = 22.0, 16

_PASS, _PLAY = QT_TRANSLATE_NOOP("Settings", "Pass"), QT_TRANSLATE_NOOP("Settings", "Play")
_ON_TABLE = QT_TRANSLATE_NOOP("Settings", "Cards on the table")
_PREVIEW = QT_TRANSLATE_NOOP("Settings", "Preview")
_FOLLOWS = QT_TRANSLATE_NOOP("Settings", "Follows your choices")


class TablePreview(QWidget):
    """Cloth, a play, card backs, two buttons and a hand."""

    def __init__(self) -> None:
        super().__init__()
        self._art = CardArt(theme.current(), CardStyle())
        self._size = CardSize.LARGE
        self._two_rows = False
        self._low_first = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # only painted, there is nothing to press; without a parent their shadows stay away
        self._buttons = (
            Button("", ButtonKind.OUTLINE, key="P", height=54),
            Button("", ButtonKind.GOLD, key="↵", height=54),
        )

    def show_settings(self, settings: Settings) -> None:
        """Look as these say; the theme has been applied already."""
        appearance = theme.manager().appearance
        self._art.restyle(theme.current(), CardStyle(appearance.four_colour, appearance.card_back))
        self._size = CardSize[settings.table.card_size.upper()]
        self._two_rows = settings.table.rows == "two"
        self._low_first = settings.table.sort_order == "low-high"
        for button, text in zip(self._buttons, (_PASS, _PLAY), strict=True):
            button.setText(translated(text))
            button.restyle()
            button.resize(button.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(428, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 420)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._art.restyle(theme.current(), self._art.style)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        self._paint_cloth(painter, box)
        step = 0.4 * PLAYED_WIDTH
        looks = [CardLook(card) for card in PLAYED]
        self._paint_row(painter, looks, PLAYED_WIDTH, step, 0.05 * box.height())
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(theme.current().table_ink2)
        line = QRectF(0, 0.05 * box.height() + CardArt.height(PLAYED_WIDTH) + 6, box.width(), theme.scaled(24))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, translated(_ON_TABLE))
        backs = [CardLook()] * 5
        self._paint_row(painter, backs, BACK_WIDTH, 0.4 * BACK_WIDTH, line.bottom() + 8)
        self._paint_buttons(painter, box)
        self._paint_hand(painter, box)

    # helpers

    def _paint_cloth(self, painter: QPainter, box: QRectF) -> None:
        tokens = theme.current()
        shape = QPainterPath()
        shape.addRoundedRect(box, 16, 16)
        painter.save()
        painter.setClipPath(shape)
        paint_cloth(painter, box, tokens)
        painter.restore()
        if tokens.high_contrast:
            paint_box(painter, box, 16, None, tokens.line, tokens.border)

    def _paint_row(self, painter: QPainter, looks: list[CardLook], width: float, step: float, top: float) -> None:
        left = (self.width() - width - step * (len(looks) - 1)) / 2
        margin = CardArt.margin(width)
        for index, look in enumerate(looks):
            corner = QPointF(left + index * step - margin, top - margin)
            painter.drawPixmap(corner, self._art.pixmap(look, width, self.devicePixelRatioF()))

    def _paint_buttons(self, painter: QPainter, box: QRectF) -> None:
        left = (box.width() - sum(button.width() for button in self._buttons) - GAP) / 2
        for button in self._buttons:
            painter.drawPixmap(QPointF(left, 0.49 * box.height()), _picture(button))
            left += button.width() + GAP

    def _paint_hand(self, painter: QPainter, box: QRectF) -> None:
        looks = [(CardLook(card, gold=index in RAISED), index in RAISED) for index, card in enumerate(HAND)]
        if self._low_first:
            looks.reverse()
        width = self._size * HAND_SHARE
        height = CardArt.height(width)
        rows = [looks[:4], looks[4:]] if self._two_rows else [looks]
        for number, row in enumerate(rows):
            behind = len(rows) - 1 - number
            step = min(0.62 * width, (box.width() - 28 - width) / (len(row) - 1))
            left = (box.width() - width - step * (len(row) - 1)) / 2
            top = box.height() - 14 - height - behind * 0.5 * height
            self._paint_fan(painter, row, width, QPointF(left, top), step)

    def _paint_fan(
        self, painter: QPainter, row: list[tuple[CardLook, bool]], width: float, corner: QPointF, step: float
    ) -> None:
        margin = CardArt.margin(width)
        for index, (look, raised) in enumerate(row):
            at = corner + QPointF(index * step - margin, (-RISE if raised else 0.0) - margin)
            painter.drawPixmap(at, self._art.pixmap(look, width, self.devicePixelRatioF()))


def _picture(button: Button) -> QPixmap:
    """A button as a picture, without what would lie behind it."""
    picture = QPixmap(button.size() * button.devicePixelRatioF())
    picture.setDevicePixelRatio(button.devicePixelRatioF())
    picture.fill(Qt.GlobalColor.transparent)
    button.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


class PreviewPanel(Panel):
    """The small table under a title."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = Label("", Role.PANEL_TITLE)
        self.remark = Label("", Role.LABEL, "ink2")
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.remark)
        self.table = TablePreview()
        self.body.setContentsMargins(20, 16, 20, 20)
        self.body.addLayout(head)
        self.body.addWidget(self.table, 1)

    def show_settings(self, settings: Settings) -> None:
        """Look as these say, in the present language."""
        self.heading.setText(translated(_PREVIEW))
        self.remark.setText(translated(_FOLLOWS))
        self.table.show_settings(settings)
