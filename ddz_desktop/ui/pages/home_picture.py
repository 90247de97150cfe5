"""The picture of the home page, with the game's name on it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.art import blank, paint_svg, paint_svg_part, painting, read, with_alpha

ART_WIDTH, ART_HEIGHT = 560.0, 744.0
HAT = QPointF(0.48, 0.52)
"""Where the card under its hat lies in the drawing: what stays in sight when the picture is cropped."""

LAND = QRectF(27, 28, 562, 767)
CARD = QRectF(130, 231, 330, 424)
"""What the parts of the drawing take up in it."""

STRIP_HEIGHT = 104
STRIP_TOP, STRIP_SHOWS = 215.0, 190.0
"""A strip shows the drawing's height from here on, and so much of it."""

UNLIMITED = 16777215

TITLE_INK = QColor("#22302E")
SUBTITLE_INK = QColor("#55482A")
FOOT_INK = QColor("#F3EBD6")
NIGHT = QColor("#0B1F1A")


class HomePicture(QWidget):
    """Terraced fields, filling whatever room there is, cropped around the card. A strip has no line at its foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._foot = ""
        self._strip = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_foot(self, text: str) -> None:
        """The line at the lower edge."""
        self._foot = text
        self.setAccessibleName(f"{_name()} Dou Dizhu")
        self.update()

    def show_strip(self, strip: bool) -> None:
        """Lie as a strip above the page, or stand beside it."""
        self._strip = strip
        self.setMaximumHeight(STRIP_HEIGHT if strip else UNLIMITED)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._art())
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        size = 64.0 if not self._strip else min(44.0, self.height() * 0.36)
        left, top = (44.0, 82.0) if not self._strip else (28.0, self.height() * 0.5)
        title = QFont(fonts.serif(size))
        title.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * 0.05)
        painter.setFont(title)
        painter.setPen(TITLE_INK)
        painter.drawText(QPointF(left, top), _name())
        latin = QFont(fonts.numerals(max(14.0, size * 0.32)))
        latin.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.6)
        painter.setFont(latin)
        painter.setPen(SUBTITLE_INK)
        painter.drawText(QPointF(left + 2, top + size * 0.6), "Dou Dizhu")
        if not self._strip:
            painter.setFont(fonts.sans(theme.scaled(17)))
            painter.setPen(FOOT_INK)
            foot = QRectF(self.rect()).adjusted(44, 0, -20, -24)
            flags = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
            painter.drawText(foot, flags, self._foot)

    def _art(self) -> QPixmap:
        dark = theme.current().name == "dark"
        key = f"home/{self._strip}/{self.width()}x{self.height()}/{self.devicePixelRatioF()}/{dark}"
        cached = QPixmap()
        if QPixmapCache.find(key, cached):
            return cached
        image = blank(self.width(), self.height(), self.devicePixelRatioF())
        whole = QRectF(self.rect())
        with painting(image) as painter:
            path = QPainterPath()
            path.addRoundedRect(whole, 28, 28)
            painter.setClipPath(path)
            if self._strip:
                _paint_strip(painter, whole)
            else:
                paint_svg(painter, read(":/home.svg"), _covering(whole))
            if dark:
                painter.fillRect(whole, with_alpha(NIGHT, 0.22))
        result = QPixmap.fromImage(image)
        QPixmapCache.insert(key, result)
        return result


def _covering(room: QRectF) -> QRectF:
    """The drawing enlarged until it fills the room, shifted so that the hat is as central as it can be."""
    scale = max(room.width() / ART_WIDTH, room.height() / ART_HEIGHT)
    width, height = ART_WIDTH * scale, ART_HEIGHT * scale
    x = min(0.0, max(room.width() - width, room.width() / 2 - HAT.x() * width))
    y = min(0.0, max(room.height() - height, room.height() / 2 - HAT.y() * height))
    return QRectF(x, y, width, height)


def _paint_strip(painter: QPainter, room: QRectF) -> None:
    """The land repeated, every other time mirrored so that the hills meet; sun and card once, at the right."""
    svg = read(":/home.svg")
    scale = room.height() / STRIP_SHOWS
    tile = QRectF(0, (LAND.y() - STRIP_TOP) * scale, LAND.width() * scale, LAND.height() * scale)
    step = tile.width() - 4 * scale  # they overlap, or a hair of the page would show between them
    tile.translate(-2 * scale, 0)
    for index in range(ceil(room.width() / step)):
        painter.save()
        painter.translate((index + index % 2) * step, 0)
        painter.scale(-1 if index % 2 else 1, 1)
        paint_svg_part(painter, svg, "land", tile)
        painter.restore()
    height = room.height()
    paint_svg_part(
        painter, svg, "sun", QRectF(room.width() - 1.3 * height, height * 0.16, height * 0.46, height * 0.46)
    )
    card = QRectF(room.width() * 0.62, height * 0.1, height * 1.3, height * 1.3 * CARD.height() / CARD.width())
    paint_svg_part(painter, svg, "card", card)


def _name() -> str:
    """The game's own name, in the characters of the present language; Latin letters stand beneath."""
    return QCoreApplication.translate("HomePicture", "斗地主", "the large name in the picture")
