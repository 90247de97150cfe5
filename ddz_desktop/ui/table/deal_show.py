"""The deal as it is watched: backs fly from the deck to the seats, the own hand and the counts grow.

The cards are known from the first moment on; this only delays what is seen of them. Another's cards are backs here too.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.event import Dealt
from ddz_desktop.ui.table import looks, texts_prompts, timing, z_values
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardArt, CardLook
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.geometry import Align, Place, Point, Rect
from ddz_desktop.ui.table.scene import DealtSoFar, TableScene
from ddz_desktop.ui.table.sketch import Painted, Sketch
from ddz_desktop.ui.table.spot_items import draw_line
from ddz_desktop.ui.table.stepper import Curve, Tempo
from ddz_desktop.ui.table.viewstate import TableState

MARKER_TURN = 8.0
HAND_AIM = 84.0


class DealShow:
    """One deal. `ended` is called once, when it is over or finished early."""

    def __init__(self, scene: TableScene, animator: Animator, state: TableState, dealt: Dealt) -> None:
        self._scene = scene
        self._animator = animator
        self._state = state
        self._own: tuple[Card, ...] = dealt.hands[state.me] or ()
        self._seats = state.rules.seats
        self._order = [(dealt.first + step) % self._seats for step in range(self._seats)]
        self._total = self._seats * state.rules.hand_cards
        self._stagger = timing.deal_stagger(state.rules.deck_size)
        self._launched = 0
        self._counts = [0] * self._seats
        self._in_hand: list[Card] = []
        self._extras: list[QGraphicsItem] = []

    @property
    def so_far(self) -> DealtSoFar:
        """What has arrived."""
        return DealtSoFar(tuple(self._in_hand), tuple(self._counts))

    def start(self, ended: Callable[[], None]) -> None:
        """Put the deck on the table and begin."""
        self._show_deck()
        whole = (self._total - 1) * self._stagger + timing.DEAL_FLIGHT

        def advance(share: float) -> None:
            if share >= 1.0:  # by time, or because somebody is in a hurry: then the rest need not fly
                self._counts = [self._state.rules.hand_cards] * self._seats
                self._in_hand = list(self._own)
                return
            while self._launched < self._total and self._launched * self._stagger <= share * whole:
                self._launch(self._order[self._launched % self._seats])
                self._launched += 1

        self._animator.run(self, "deal", lambda: advance, Tempo(whole, curve=Curve.Linear), ended)

    def clear(self) -> None:
        """Take deck and flying cards off the table."""
        self._animator.stop(self)
        for item in self._extras:
            self._animator.stop(item)
            if item.scene() is not None:
                self._scene.removeItem(item)
        self._extras.clear()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _launch(self, seat: int) -> None:
        deck = self._scene.geometry.deck()
        back = CardItem(self._scene.art, CardLook(), deck.width, self._scene.ink.dpr)
        back.setZValue(z_values.FLIGHT)
        back.setPos(deck.x, deck.y)
        self._scene.addItem(back)
        self._extras.append(back)
        goal, scale = self._aim(seat, deck)

        def arrive() -> None:
            if back in self._extras:  # else the deal has ended before it
                self._extras.remove(back)
                self._scene.removeItem(back)
                self._arrive(seat)

        self._animator.move(back, goal, Tempo(timing.DEAL_FLIGHT, curve=Curve.OutCubic), scale=scale, done=arrive)

    def _arrive(self, seat: int) -> None:
        self._counts[seat] += 1
        if seat == self._state.me and self._own:
            self._in_hand.append(self._own[self._counts[seat] - 1])
        self._scene.show_dealt(self.so_far)

    def _aim(self, seat: int, deck: Rect) -> tuple[QPointF, float]:
        """Where a card of a seat flies, by its corner, and at which scale it arrives."""
        place = self._scene.place_of(seat)
        if place is Place.OWN:
            stage = self._scene.stage
            centre = Point(stage.point(stage.width / 2, 0).x, (stage.height - HAND_AIM) * stage.unit)
            scale = 1.2
        else:
            card = self._scene.geometry.seat(place).card
            centre, scale = card.centre, card.width / deck.width
        return QPointF(centre.x - deck.width / 2, centre.y - deck.height / 2), scale

    def _show_deck(self) -> None:
        scene, deck, unit = self._scene, self._scene.geometry.deck(), self._scene.ink.unit
        pile = Painted(z_values.PLAY_OLD, margin=14)
        back = scene.art.pixmap(CardLook(), deck.width, scene.ink.dpr)
        margin = CardArt.margin(deck.width)

        def draw(sketch: Sketch, _: QRectF) -> None:
            for shift in (-8.0, -4.0, 0.0):
                sketch.picture(QPointF(shift * unit - margin, -shift * unit - margin), back)

        pile.draw(deck, scene.ink, "deck", draw)
        scene.addItem(pile)
        self._extras.append(pile)
        card = self._state.view.winning if self._state.view.marker is None else self._state.view.marker
        if card is not None:
            self._show_marker(card, deck)

    def _show_marker(self, card: Card, deck: Rect) -> None:
        scene, unit = self._scene, self._scene.ink.unit
        marker = CardItem(scene.art, looks.face(card, self._state.view), deck.width, scene.ink.dpr)
        marker.setPos(deck.x + 22 * unit, deck.y - 10 * unit)
        marker.setRotation(MARKER_TURN)
        marker.setZValue(z_values.PLAY_NEW)
        scene.addItem(marker)
        label = Painted(z_values.PLAY_NEW, margin=2)
        at = Point(deck.centre.x, deck.bottom + 40 * unit)
        text = texts_prompts.marker_text(self._state)
        draw_line(label, at, Align.CENTRE, text, 16, scene.ink.tokens.table_ink, scene.ink)
        scene.addItem(label)
        self._extras += [marker, label]
