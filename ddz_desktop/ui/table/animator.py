"""How things on the table move: flights, fades, flips, pulses, at the player's speed or with reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem

from ddz_desktop.ui.table import timing
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.stepper import Curve, Done, Setter, Stepper, Tempo

# in reduced motion a jump farther than this in px fades in, so that the eye finds the item again
FAR = 80.0

_Read = Callable[[QGraphicsItem], float]
_Write = Callable[[QGraphicsItem, float], None]
# through the item, since cards do more when they are scaled and turned
_VALUES: dict[str, tuple[_Read, _Write]] = {
    "opacity": (QGraphicsItem.opacity, lambda item, value: item.setOpacity(value)),
    "scale": (QGraphicsItem.scale, lambda item, value: item.setScale(value)),
    "rotation": (QGraphicsItem.rotation, lambda item, value: item.setRotation(value)),
}


class Animator(Stepper):
    """Runs all motions of one scene. Call `clear` before the scene is cleared, `finish` on a click or Space."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reduced = False

    @property
    def reduced(self) -> bool:
        """Whether effects (rays, rings, sweeps of light) should be left out."""
        return self._reduced

    def configure(self, *, speed: float = 1.0, reduced: bool = False) -> None:
        """Set the speed (0.5 to 2, 0 for none) and reduced motion: no travel, scale or flips, only short fades."""
        self.set_speed(speed)
        self._reduced = reduced

    def move(
        self,
        item: QGraphicsItem,
        to: QPointF,
        tempo: Tempo,
        *,
        scale: float | None = None,
        rotation: float | None = None,
        done: Done | None = None,
    ) -> None:
        """Bring an item to a place, and to a scale and rotation if given."""
        if scale is not None:
            self._glide(item, "scale", scale, tempo)
        if rotation is not None:
            self._glide(item, "rotation", rotation, tempo)

        def begin() -> Setter:
            start = item.pos()
            return lambda share: item.setPos(start + (to - start) * share)

        way = to - item.pos()
        self.run(item, "place", begin, tempo, done)
        if self._reduced and hypot(way.x(), way.y()) > FAR:
            self._blink(item)

    def fade(self, item: QGraphicsItem, opacity: float, tempo: Tempo, done: Done | None = None) -> None:
        """Bring an item to an opacity; the one motion that stays in reduced motion."""
        self._glide(item, "opacity", opacity, tempo, done)

    def scale(self, item: QGraphicsItem, to: float, tempo: Tempo, done: Done | None = None) -> None:
        """Bring an item to a scale."""
        self._glide(item, "scale", to, tempo, done)

    def appear(self, item: QGraphicsItem, *, rise: float, tempo: Tempo | None = None, done: Done | None = None) -> None:
        """Fade an item in while it rises by some px to where it is now, as bubbles do."""
        tempo = tempo or Tempo(timing.BUBBLE)
        place = item.pos()
        item.setOpacity(0.0)
        self.fade(item, 1.0, tempo, done)
        if not self._reduced:
            item.setPos(place + QPointF(0, rise))
            self.move(item, place, tempo)

    def pulse(
        self, item: QGraphicsItem, peak: float, tempo: Tempo, done: Done | None = None, *, times: int = 1
    ) -> None:
        """Grow an item to a peak and back, as a bomb's cards do, so many times within the tempo."""

        def begin() -> Setter:
            return lambda share: item.setScale(1 + (peak - 1) * (1 - abs(2 * (share * times % 1) - 1)))

        self.run(item, "scale", begin, tempo, done)

    def flip(self, item: CardItem, look: CardLook, tempo: Tempo | None = None, done: Done | None = None) -> None:
        """Turn a card over to another look."""

        def turn(share: float) -> None:
            item.set_turned(abs(2 * share - 1))
            if share >= 0.5:
                item.set_look(look)

        self.run(item, "turn", lambda: turn, tempo or Tempo(timing.FLIP, curve=Curve.InOutSine), done)

    # helpers

    def _shape(self, channel: str, tempo: Tempo) -> Tempo:
        if not self._reduced:
            return tempo
        return Tempo(min(tempo.ms, timing.REDUCED_FADE) if channel == "opacity" else 0)

    def _glide(self, item: QGraphicsItem, channel: str, to: float, tempo: Tempo, done: Done | None = None) -> None:
        read, write = _VALUES[channel]

        def begin() -> Setter:
            start = read(item)
            return lambda share: write(item, start + (to - start) * share)

        self.run(item, channel, begin, tempo, done)

    def _blink(self, item: QGraphicsItem) -> None:
        opacity = item.opacity()
        item.setOpacity(0.0)
        self.fade(item, opacity, Tempo(timing.REDUCED_FADE))
