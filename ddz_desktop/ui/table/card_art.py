"""Card pictures as pixmaps, rendered once per face, state, width, pixel ratio and colours.

A picture holds everything that belongs to the card: the shadow under it, its face or back, the wild marker, tints and
edges. So a card on the table is one C++ pixmap item, and moving it costs one blit.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ddz_desktop.rules.card_notation import card_text
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.ui import fonts
from ddz_desktop.ui.art import blank, drawing, painting, read, recolour, with_alpha
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.theme import CardBack
from ddz_desktop.ui.tokens import Tokens

ASPECT = 1.4
CORNER = 0.068
# room around the card for its shadow, as a share of its width
MARGIN = 0.05
CACHE_BYTES = 160 * 1024 * 1024


class WildMark(StrEnum):
    """The seal on a card of a wild rank; the value names the overlay."""

    WILD = "marker-wild"
    TIAN = "marker-tian"
    DI = "marker-di"


class Tint(StrEnum):
    """A dark veil over the card: swept but not released, or not playable now."""

    NONE = "none"
    SWEPT = "swept"
    DIMMED = "dimmed"


@dataclass(frozen=True)
class CardLook:
    """Everything that decides a card's picture but its size.

    `code` is the physical card, rank * 4 + suit and 52 or 53 for the jokers; None shows the back. `as_rank` (0 to 12)
    shows the face of a wild card standing for another rank. `gold` frames a selected, winning or bombing card; `tag` is
    a short text across the visible strip such as 赢牌.
    """

    code: int | None = None
    as_rank: int | None = None
    mark: WildMark | None = None
    tint: Tint = Tint.NONE
    gold: bool = False
    tag: str = ""
    shadow: bool = True

    def face_down(self) -> CardLook:
        """The same card lying on its face: nothing of it shows."""
        return CardLook(shadow=self.shadow)


@dataclass(frozen=True)
class CardStyle:
    """How all cards look: suit colours and back."""

    four_colour: bool = False
    back: CardBack = CardBack.TERRACE


def face_colours(tokens: Tokens, style: CardStyle) -> dict[str, str]:
    """The replacements that turn the drawings' colours into a theme's."""
    colours: dict[str, str] = {}
    if tokens.high_contrast:
        colours = {"#1E2A33": "#000000", "#C2331F": "#C00000", "#C2331E": "#C00000", "#1E2A34": "#000000"}
        colours["#CBC1AC"] = "#000000"
    if style.four_colour:
        contrast = tokens.high_contrast
        colours["#C2331E"] = "#0047B3" if contrast else "#1F5FA8"
        colours["#1E2A34"] = "#006B2D" if contrast else "#17733F"
    colours["#FFFDF7"] = tokens.paper.name().upper()
    return colours


class CardArt:
    """Renders and keeps card pictures for one theme and style. Drop it, or `restyle`, when either changes."""

    def __init__(self, tokens: Tokens, style: CardStyle) -> None:
        self._tokens = tokens
        self._colours = face_colours(tokens, style)
        self._style = style
        self._drawings: dict[str, QSvgRenderer] = {}
        self._grounds: dict[tuple[float, float, bool], QImage] = {}
        self._pixmaps: OrderedDict[tuple[CardLook, float, float], QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def style(self) -> CardStyle:
        return self._style

    def restyle(self, tokens: Tokens, style: CardStyle) -> None:
        """Take over another theme or style and forget every picture."""
        self._tokens, self._style = tokens, style
        self._colours = face_colours(tokens, style)
        self._drawings.clear()
        self.clear()

    def clear(self) -> None:
        """Forget every picture, as after a change of size."""
        self._pixmaps.clear()
        self._grounds.clear()
        self._bytes = 0

    @staticmethod
    def margin(width: float) -> float:
        """Room for the shadow on each side of a card in px; pictures are larger than the card by twice this."""
        return float(max(2, round(width * MARGIN)))

    @staticmethod
    def height(width: float) -> float:
        return ASPECT * width

    def pixmap(self, look: CardLook, width: float, dpr: float = 1.0) -> QPixmap:
        """The picture of a card `width` px wide; the card's corner lies at (margin, margin) in it."""
        key = (look, round(width, 2), dpr)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        result = self._render(look, key[1], dpr)
        self._pixmaps[key] = result
        self._bytes += result.width() * result.height() * 4
        while self._bytes > CACHE_BYTES and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        return result

    def plain(self, code: int, width: float, dpr: float = 1.0) -> QPixmap:
        """A face with its shadow, as pages show it."""
        return self.pixmap(CardLook(code), width, dpr)

    # helpers

    def _render(self, look: CardLook, width: float, dpr: float) -> QPixmap:
        plain = replace(look, tint=Tint.NONE, gold=False, tag="")
        return self._render_plain(look, width, dpr) if look == plain else self._render_state(look, plain, width, dpr)

    def _render_state(self, look: CardLook, plain: CardLook, width: float, dpr: float) -> QPixmap:
        """Tints, edges and tags are painted over a copy: drawing the face takes ten times as long."""
        pixmap = QPixmap(self.pixmap(plain, width, dpr))
        margin = self.margin(width)
        with painting(pixmap) as painter:
            self._paint_state(painter, QRectF(margin, margin, width, self.height(width)), look)
        return pixmap

    def _render_plain(self, look: CardLook, width: float, dpr: float) -> QPixmap:
        margin = self.margin(width)
        image = self._ground(width, dpr, shadow=look.shadow and not self._tokens.high_contrast)
        card = QRectF(margin, margin, width, self.height(width))
        with painting(image) as painter:
            self._drawing(self._face(look)).render(painter, card)
            if look.mark is not None and look.code is not None and look.as_rank is None:
                self._drawing(f"wild/{look.mark}").render(painter, card)
        return QPixmap.fromImage(image)

    def _ground(self, width: float, dpr: float, *, shadow: bool) -> QImage:
        """What a card of a size is drawn on: nothing, or its shadow, which takes as long to draw as the face."""
        key = (width, dpr, shadow)
        if key not in self._grounds:
            margin = self.margin(width)
            image = blank(width + 2 * margin, self.height(width) + 2 * margin, dpr)
            if shadow:
                with painting(image) as painter:
                    _paint_shadow(painter, QRectF(margin, margin, width, self.height(width)), self._tokens.shadow)
            self._grounds[key] = image
        return self._grounds[key].copy()

    def _face(self, look: CardLook) -> str:
        if look.code is None:
            return str(self._style.back)
        if look.as_rank is not None:
            return f"wild/as-{RANKS[look.as_rank]}"
        return card_text(look.code)

    def _drawing(self, name: str) -> QSvgRenderer:
        if name not in self._drawings:
            self._drawings[name] = drawing(recolour(read(f":/cards/{name}.svg"), self._colours_of(name)))
        return self._drawings[name]

    def _colours_of(self, name: str) -> Mapping[str, str]:
        """The backs keep their light frame in every theme."""
        return {} if name.startswith("back-") else self._colours

    def _paint_state(self, painter: QPainter, card: QRectF, look: CardLook) -> None:
        width = card.width()
        corner = CORNER * width
        veil = {Tint.SWEPT: 0.22, Tint.DIMMED: 0.38}.get(look.tint)
        if veil is not None:
            paint_box(painter, card, corner, with_alpha(self._tokens.shadow, veil))
        if look.gold:
            line = max(2.0, width * 3 / 124)
            reach = line / 3
            edge = card.adjusted(-reach, -reach, reach, reach)
            paint_box(painter, edge, corner + reach, None, self._tokens.gold, line)
        if look.tag:
            self._paint_tag(painter, card, look.tag)

    def _paint_tag(self, painter: QPainter, card: QRectF, text: str) -> None:
        width = card.width()
        box = QRectF(card.left() + 0.016 * width, card.top() + 0.69 * width, 0.365 * width, 0.21 * width)
        paint_box(painter, box, 0.05 * width, self._tokens.gold)
        px = 0.121 * width
        room = box.width() - 0.03 * width
        advance = QFontMetricsF(fonts.sans(px, bold=True)).horizontalAdvance(text)
        painter.setFont(fonts.sans(px * min(1.0, room / max(advance, 1.0)), bold=True))
        painter.setPen(self._tokens.gold_ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _paint_shadow(painter: QPainter, card: QRectF, color: QColor) -> None:
    """A soft edge, mostly to the left, where it parts the cards of a fan."""
    width = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for share in (1.0, 0.7, 0.4):
        painter.setBrush(with_alpha(color, 0.085))
        box = card.adjusted(-0.024 * width * share, 0.0, 0.012 * width * share, 0.02 * width * share)
        painter.drawRoundedRect(box, CORNER * width, CORNER * width)
