"""Effects on the cloth: bomb, rocket, spring, the wild card's reveal, a light over straights and planes.

Each effect adds its items, moves them through the animator and takes them off at the end, however that comes about.
In reduced motion only words appear and fade.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem

from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.table import timing, z_values
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.cloth import CONTOURS, contour
from ddz_desktop.ui.table.cloth_items import PlateItem
from ddz_desktop.ui.table.geometry import Point, Rect
from ddz_desktop.ui.table.scene import TableScene
from ddz_desktop.ui.table.sketch import Face, Painted
from ddz_desktop.ui.table.stepper import Curve, Tempo

RAYS = 20
WORD_PX = 46.0
Done = Callable[[], None]


class Effects:
    """Makes effects in a scene and knows which of their items are still there."""

    def __init__(self, scene: TableScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._items: list[QGraphicsItem] = []

    def clear(self) -> None:
        """Take everything off the table."""
        for item in self._items:
            self._animator.stop(item)
            if item.scene() is not None:
                self._scene.removeItem(item)
        self._items.clear()

    # -- bomb and rocket ------------------------------------------------------------------------------------------

    def bomb(self, cards: Sequence[CardItem], word: str, stake: str, done: Done) -> None:
        """Rays behind the cards, the bomb's name beside them, the multiplier from and to."""
        box = _bounds(cards)
        unit = self._scene.ink.unit
        centre = Point(box.center().x(), box.center().y())
        if not self._animator.reduced:
            for item in cards:
                self._animator.pulse(item, 1.1, Tempo(timing.BOMB_PULSE, curve=Curve.OutBack))
            self._glow(centre, 150 * unit, timing.BOMB)
            self._rays(centre)
        self._name(word, stake, box, timing.BOMB + 500)
        self._animator.call(timing.BOMB, done, owner=self._scene)

    def rocket(self, cards: Sequence[CardItem], word: str, stake: str, done: Done) -> None:
        """A sun and a moon ring rise from the jokers and join."""
        box = _bounds(cards)
        unit = self._scene.ink.unit
        centre = Point(box.center().x(), box.center().y())
        if not self._animator.reduced:
            tokens = self._scene.ink.tokens
            rise = centre._replace(y=centre.y - 60 * unit)
            for start, color in (
                (centre._replace(x=box.left() + 20 * unit), tokens.urgent),
                (centre._replace(x=box.right() - 20 * unit), tokens.effect),
            ):
                self._joining_ring(start, rise, color)
            self._glow(centre, 190 * unit, timing.ROCKET)
        self._name(word, stake, box, timing.ROCKET + 300)
        self._animator.call(timing.ROCKET, done, owner=self._scene)

    # -- spring, light, wild --------------------------------------------------------------------------------------

    def spring(self, word: str, done: Done) -> None:
        """The contour lines turn green, from the edge inwards."""
        rect, tokens = self._scene.sceneRect(), self._scene.ink.tokens
        if not self._animator.reduced and not tokens.high_contrast:
            for index in range(CONTOURS):
                line = QGraphicsPathItem(contour(index, rect.width(), rect.height()))
                line.setPen(QPen(with_alpha(tokens.spring, 0.55), 3 * self._scene.ink.unit))
                line.setZValue(z_values.CLOTH_EFFECT)
                line.setOpacity(0.0)
                self._add(line)
                delay = (CONTOURS - index) * timing.SPRING / (2 * CONTOURS)
                self._animator.fade(line, 1.0, Tempo(timing.SPRING / 3, delay), self._fader(line, timing.SPRING / 2))
        middle = self._scene.geometry.announcement()[0]
        self._word(word, middle, timing.SPRING + 500, color=tokens.spring)
        self._animator.call(timing.SPRING, done, owner=self._scene)

    def light(self, cards: Sequence[CardItem]) -> None:
        """A light sweeps over the cards of a straight or a plane."""
        if self._animator.reduced or not cards:
            return
        box = _bounds(cards)
        window = QGraphicsRectItem(box)
        window.setPen(QPen(Qt.PenStyle.NoPen))
        window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        window.setZValue(z_values.EFFECT_WORD)
        width = 60 * self._scene.ink.unit
        band = QGraphicsRectItem(QRectF(0, 0, width, box.height()), window)
        gradient = QLinearGradient(0, 0, width, 0)
        for at, alpha in ((0.0, 0.0), (0.5, 0.55), (1.0, 0.0)):
            gradient.setColorAt(at, with_alpha(QColor("white"), alpha))
        band.setBrush(QBrush(gradient))
        band.setPen(QPen(Qt.PenStyle.NoPen))
        band.setPos(box.left() - width, box.top())
        self._add(window)
        goal = QPointF(box.right(), box.top())
        tempo = Tempo(timing.SWEEP_OF_LIGHT, curve=Curve.InOutSine)
        self._animator.move(band, goal, tempo, done=self._remover(window))

    def reveal_wild(self, look: CardLook, texts: Sequence[str], goal: Rect, done: Done) -> None:
        """The wild card large in the middle, then away into the top row."""
        scene, ink = self._scene, self._scene.ink
        box = scene.geometry.revealed_card()
        card = CardItem(scene.art, CardLook(), box.width, ink.dpr)
        card.setPos(box.x, box.y)
        card.setZValue(z_values.FLIGHT)
        self._add(card)
        centre = box.centre
        if not self._animator.reduced:
            self._growing_ring(centre, 134 * ink.unit, ink.tokens.wild)
        self._animator.flip(card, look)
        hold = timing.FLIP + timing.WILD_HOLD
        self._word(texts[0], Point(centre.x, box.bottom + 90 * ink.unit), hold, px=32, color=ink.tokens.table_ink)
        if len(texts) > 1:
            self._plate(texts[1], Point(centre.x, box.bottom + 126 * ink.unit), hold, plain=True)
        corner = QPointF(goal.centre.x - box.width / 2, goal.centre.y - box.height / 2)

        def away() -> None:
            tempo = Tempo(timing.WILD_SHRINK, curve=Curve.InOutCubic)
            self._animator.move(card, corner, tempo, scale=goal.width / box.width, done=finish)

        def finish() -> None:
            self._remove(card)
            done()

        self._animator.call(hold, away, owner=card)

    def direction(self, clockwise: bool) -> None:
        """A curved arrow around the deck that tells the direction of play while the deal begins, before any words."""
        if self._animator.reduced:
            return
        unit, tokens = self._scene.ink.unit, self._scene.ink.tokens
        centre = self._scene.geometry.deck().centre
        arrow = QGraphicsPathItem(_curved_arrow(150 * unit, 62 * unit, 16 * unit, clockwise=clockwise))
        pen = QPen(with_alpha(tokens.table_ink, 0.45), 5 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        arrow.setPen(pen)
        arrow.setPos(centre.x, centre.y)
        arrow.setZValue(z_values.CLOTH_EFFECT)
        arrow.setOpacity(0.0)
        self._add(arrow)
        self._animator.fade(arrow, 1.0, Tempo(timing.TURN))
        self._animator.call(timing.DIRECTION_ARROW, self._fader(arrow, timing.TURN), owner=arrow)

    def take(self, cards: Sequence[CardItem], goal: Rect, delay: float) -> None:
        """Copies of the bottom cards fly to the landlord; the row itself stays to be looked at."""
        if self._animator.reduced:
            return
        for card in cards:
            copy = CardItem(self._scene.art, card.look.face_down(), card.width, self._scene.ink.dpr)
            copy.setPos(card.pos())
            copy.setZValue(z_values.FLIGHT)
            copy.setOpacity(0.0)
            self._add(copy)
            half = QPointF(card.width / 2, card.card_rect.height() / 2)
            self._animator.fade(copy, 1.0, Tempo(1, delay))
            tempo = Tempo(timing.BOTTOM_FLIGHT, delay, Curve.InOutCubic)
            place, scale = QPointF(*goal.centre) - half, goal.width / card.width
            self._animator.move(copy, place, tempo, scale=scale, done=self._remover(copy))

    # -- pieces ---------------------------------------------------------------------------------------------------

    def _name(self, word: str, stake: str, box: QRectF, ms: float) -> None:
        """The name of a bomb with its stake under the cards, or over them where the action bar is near."""
        unit, x = self._scene.ink.unit, box.center().x()
        below = box.bottom() + 115 * unit < self._scene.geometry.action_bar([], ring=False).bar.y
        self._word(word, Point(x, box.bottom() + 62 * unit if below else box.top() - 62 * unit), ms)
        self._plate(stake, Point(x, box.bottom() + 92 * unit if below else box.top() - 32 * unit), ms)

    def _word(self, text: str, at: Point, ms: float, *, px: float = WORD_PX, color: QColor | None = None) -> None:
        """A serif word that appears, stays and fades; `at` is the middle of its baseline."""
        ink = self._scene.ink
        item = Painted(z_values.EFFECT_WORD, margin=6)
        shade = color or ink.tokens.effect
        width = ink.width(text, px, Face.SERIF)
        height = ink.font(px, Face.SERIF).pixelSize() * 1.4
        rect = self._scene.sceneRect()
        left = min(max(at.x - width / 2, 8.0), rect.width() - width - 8)
        box = Rect(left, at.y - 0.75 * height, width, height)
        baseline = QPointF(0, 0.75 * height)
        item.draw(box, ink, (text, px), lambda s, _: s.text(baseline, text, px, shade, face=Face.SERIF))
        self._add(item)
        self._animator.appear(item, rise=8 * ink.unit)
        self._animator.call(ms, self._fader(item, 200), owner=item)

    def _plate(self, text: str, at: Point, ms: float, *, plain: bool = False) -> None:
        if not text:
            return
        ink = self._scene.ink
        item = PlateItem(z_values.EFFECT_WORD)
        width, height = item.width_of(text, ink), 34 * ink.unit
        left = min(max(at.x - width / 2, 8.0), self._scene.sceneRect().width() - width - 8)
        item.show_text(text, Rect(left, at.y - height / 2, width, height), ink, plain=plain)
        self._add(item)
        self._animator.appear(item, rise=8 * ink.unit)
        self._animator.call(ms, self._fader(item, 200), owner=item)

    def _glow(self, centre: Point, radius: float, ms: float) -> None:
        gold = self._scene.ink.tokens.gold
        for share, alpha in ((1.27, 0.06), (1.0, 0.09)):
            disc = _disc(centre, radius * share)
            disc.setBrush(with_alpha(gold, alpha))
            disc.setPen(QPen(Qt.PenStyle.NoPen))
            self._add(disc)
            self._animator.call(ms, self._fader(disc, 300), owner=disc)

    def _rays(self, centre: Point) -> None:
        """Short lines around the cards that fly apart."""
        unit, tokens = self._scene.ink.unit, self._scene.ink.tokens
        path = QPainterPath()
        for ray in range(RAYS):
            angle = 2 * pi * ray / RAYS + 0.06
            inner, outer = 132.0, 150.0 + (20.0 if ray % 2 else 0.0)
            path.moveTo(inner * unit * cos(angle) * 1.15, inner * unit * sin(angle))
            path.lineTo(outer * unit * cos(angle) * 1.15, outer * unit * sin(angle))
        item = QGraphicsPathItem(path)
        pen = QPen(with_alpha(tokens.effect, 0.7), 4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        item.setPen(pen)
        item.setPos(centre.x, centre.y)
        item.setZValue(z_values.CLOTH_EFFECT)
        item.setScale(0.6)
        self._add(item)
        self._animator.scale(item, 1.15, Tempo(timing.BOMB_RAYS), self._fader(item, 300))

    def _joining_ring(self, start: Point, goal: Point, color: QColor) -> None:
        unit = self._scene.ink.unit
        ring = _disc(Point(0, 0), 34 * unit)
        ring.setPen(QPen(color, 5 * unit))
        ring.setPos(start.x, start.y)
        ring.setZValue(z_values.EFFECT_WORD)
        self._add(ring)
        tempo = Tempo(timing.ROCKET * 0.7, curve=Curve.InOutCubic)
        self._animator.move(ring, QPointF(goal.x, goal.y), tempo, scale=1.6, done=self._fader(ring, 250))

    def _growing_ring(self, centre: Point, radius: float, color: QColor) -> None:
        disc = _disc(Point(0, 0), radius)
        disc.setBrush(with_alpha(color, 0.35))
        disc.setPen(QPen(with_alpha(color, 0.7), 2 * self._scene.ink.unit, Qt.PenStyle.DotLine))
        disc.setPos(centre.x, centre.y)
        disc.setScale(0.3)
        self._add(disc)
        self._animator.scale(disc, 1.0, Tempo(timing.FLIP * 1.5))
        self._animator.call(timing.FLIP + timing.WILD_HOLD, self._fader(disc, timing.WILD_SHRINK), owner=disc)

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def _remove(self, item: QGraphicsItem) -> None:
        if item in self._items:
            self._items.remove(item)
            self._scene.removeItem(item)

    def _remover(self, item: QGraphicsItem) -> Done:
        return lambda: self._remove(item)

    def _fader(self, item: QGraphicsItem, ms: float) -> Done:
        """Fades an item out and takes it off the table."""
        return lambda: self._animator.fade(item, 0.0, Tempo(ms), self._remover(item))


def _curved_arrow(across: float, down: float, head: float, *, clockwise: bool) -> QPainterPath:
    """Most of an ellipse around the origin, with an arrow head at its end."""
    box = QRectF(-across, -down, 2 * across, 2 * down)
    sign = -1 if clockwise else 1
    path = QPainterPath()
    path.arcMoveTo(box, 90 + sign * 30)
    path.arcTo(box, 90 + sign * 30, sign * 290)
    tip, before = path.pointAtPercent(1.0), path.pointAtPercent(0.985)
    angle = atan2(tip.y() - before.y(), tip.x() - before.x())
    for turn in (2.6, -2.6):
        path.moveTo(tip)
        path.lineTo(tip + QPointF(cos(angle + turn), sin(angle + turn)) * head)
    return path


def _disc(centre: Point, radius: float) -> QGraphicsEllipseItem:
    disc = QGraphicsEllipseItem(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
    disc.setZValue(z_values.CLOTH_EFFECT)
    return disc


def _bounds(cards: Sequence[CardItem]) -> QRectF:
    """The smallest rectangle around cards where they belong."""
    box = QRectF()
    for card in cards:
        box = box.united(card.card_rect)
    return box
