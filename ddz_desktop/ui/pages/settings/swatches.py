"""Choosing by picture: a card back or a table cloth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls import Control
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.pages.settings.items import Item, Shape, translated
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle
from ddz_desktop.ui.table.cloth import paint_cloth
from ddz_desktop.ui.theme import CardBack
from ddz_desktop.ui.tokens import LIGHT, ClothColour, with_cloth

CARD = 58.0
CLOTH = QSize(68, 48)
EDGE = 7
TICK = 24


class Swatch(Control):
    """One of several pictures; a frame and a tick mark the chosen one."""

    def __init__(self, value: str, parent: QWidget | None = None) -> None:
        super().__init__("", 12, parent)
        self.value = value
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def picture_size(self) -> QSize:
        """Hook: how large the picture is."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """Hook: draw it."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(14), bold=True)
        metrics = QFontMetricsF(font)
        size = self.picture_size()
        width = max(size.width() + 2 * EDGE, round(metrics.horizontalAdvance(self.text()) + 8))
        return QSize(width, size.height() + 2 * EDGE + round(metrics.height() + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.picture_size()
        box = QRectF((self.width() - size.width()) / 2, EDGE, size.width(), size.height())
        self.paint_picture(painter, box)
        if self.isChecked():
            paint_box(painter, box.adjusted(-5, -5, 5, 5), 12, None, tokens.primary, tokens.ring)
            disc = QRectF(box.right() - TICK / 2 - 4, box.top() - 4, TICK, TICK)
            paint_box(painter, disc, TICK / 2, tokens.primary, tokens.surface, 1.5)
            tick = icons.pixmap("check", tokens.on_primary, 16, self.devicePixelRatioF())
            painter.drawPixmap(disc.center() - QPointF(8, 8), tick)
        painter.setFont(fonts.sans(theme.scaled(14), bold=self.isChecked()))
        painter.setPen(tokens.ink if self.isChecked() else tokens.ink2)
        line = QRectF(0, box.bottom() + EDGE, self.width(), self.height() - box.bottom() - EDGE)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.text())


class BackSwatch(Swatch):
    """A card back."""

    def picture_size(self) -> QSize:
        return QSize(round(CARD), round(CardArt.height(CARD)))

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        art = CardArt(theme.current(), CardStyle(back=CardBack(self.value)))
        margin = CardArt.margin(CARD)
        painter.drawPixmap(
            box.topLeft() - QPointF(margin, margin), art.pixmap(CardLook(), CARD, self.devicePixelRatioF())
        )


class ClothSwatch(Swatch):
    """A table cloth, as the light theme has it."""

    def picture_size(self) -> QSize:
        return CLOTH

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        paint_cloth(painter, box, with_cloth(LIGHT, ClothColour(self.value)), shade=False)
        painter.setPen(QPen(theme.current().edge, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)


class Swatches(QWidget):
    """All of them in rows.

    Signals:
        changed(object): another value was chosen.
    """

    changed = Signal(object)

    def __init__(self, item: Item) -> None:
        super().__init__()
        self._item = item
        kind = BackSwatch if item.shape is Shape.BACK else ClothSwatch
        self._group = QButtonGroup(self)
        self.swatches: list[Swatch] = [kind(str(value)) for value, _ in item.choices]
        for swatch in self.swatches:
            self._group.addButton(swatch)
        self._flow = FlowBox(self.swatches, 10)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._flow)
        self._group.buttonClicked.connect(self._tell)

    @property
    def wished_width(self) -> int:
        """All in one row."""
        return self._flow.sizeHint().width()

    def show_value(self, value: object, label: str, help_text: str) -> None:
        """Mark what is chosen."""
        self.setAccessibleName(label)
        for swatch, (_, text) in zip(self.swatches, self._item.choices, strict=True):
            swatch.setText(translated(text))
            swatch.setAccessibleDescription(label)
            swatch.setChecked(swatch.value == value)
            swatch.restyle()

    def fit(self, room: int) -> None:
        """Break into rows where they do not fit in one."""
        self._flow.setFixedWidth(min(self.wished_width, max(room, 1)))
        self._flow.setFixedHeight(self._flow.heightForWidth(self._flow.width()))

    @Slot()
    def _tell(self) -> None:
        chosen = self._group.checkedButton()
        if isinstance(chosen, Swatch):
            self.changed.emit(chosen.value)
