"""The faces that plays will need, rendered one by one while cards are dealt, so that no play has to wait for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from ddz_desktop.rules.cards import CARD_CODES
from ddz_desktop.rules.view import SeatView
from ddz_desktop.ui.table import looks
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.scene import TableScene

INTERVAL_MS = 12


class Warming(QObject):
    """Fills a scene's pictures of cards. Each takes a fraction of a millisecond, a play of many cards several."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._wanted: list[tuple[CardLook, float]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._render_one)

    def begin(self, view: SeatView) -> None:
        """A hand begins; the scene is laid out for it."""
        geometry = self._scene.geometry
        widths = {geometry.room.play(place, 1).fan.cards[0].width for place in geometry.places}
        faces = [looks.face(card, view) for card in CARD_CODES]
        self._wanted = [(face, width) for width in widths for face in faces]
        self._timer.start()

    def stop(self) -> None:
        """The table is left, or shows another hand."""
        self._timer.stop()
        self._wanted.clear()

    @Slot()
    def _render_one(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        look, width = self._wanted.pop()
        self._scene.art.pixmap(look, width, self._scene.ink.dpr)
