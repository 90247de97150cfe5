"""Turns events into motion: from where the cards were to where the scene has put them already.

The picture of an update is always complete before anything here starts; a motion only leads the eye. An update that
comes in mid-motion finishes the old ones, except that bids may be made while cards are still being dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, Signal

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.action import Topic
from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.event import (
    Answered,
    BottomTaken,
    Conceded,
    Dealt,
    Event,
    LandlordFound,
    Passed,
    Played,
    RoleKnown,
    Said,
    Settled,
    WildDrawn,
)
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind
from ddz_desktop.rules.state import FactorName
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import looks, texts_labels, texts_prompts, texts_settlement, timing
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.deal_show import DealShow
from ddz_desktop.ui.table.effects import Effects
from ddz_desktop.ui.table.geometry import Place, Rect
from ddz_desktop.ui.table.scene import DealtSoFar, TableScene
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.stepper import Curve, Tempo
from ddz_desktop.ui.table.viewstate import TableState
from ddz_desktop.ui.table.warming import Warming

LIT = frozenset({Kind.SOLO_CHAIN, Kind.TRIO_CHAIN, Kind.TRIO_CHAIN_SOLO, Kind.TRIO_CHAIN_PAIR})


@dataclass
class Snapshot:
    """Where the cards of the own hand were before an update."""

    hand: dict[Held, Rect] = field(default_factory=dict)


class Director(QObject):
    """Plays the motions of one table.

    Signals:
        settled: the hand is over and its last effect has ended.
        deal_ended: all cards have arrived; show the whole picture.
        hush_changed: an effect begins or ends to speak in place of the announcement; draw the picture anew.
        stake_grew: the multiplier has just grown (True) or has been looked at (False).
    """

    settled = Signal()
    deal_ended = Signal()
    hush_changed = Signal()
    stake_grew = Signal(bool)

    def __init__(self, scene: TableScene, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self._effects = Effects(scene, animator)
        self._warming = Warming(scene, self)
        self._deal: DealShow | None = None
        self._over = False
        self._turns: frozenset[int] = frozenset()
        self.hushed = False

    # -- before and after -----------------------------------------------------------------------------------------

    @property
    def dealt(self) -> DealtSoFar | None:
        """While cards are dealt: what has arrived."""
        return self._deal.so_far if self._deal is not None else None

    def snapshot(self, update: TableUpdate, selection: Selection) -> Snapshot:
        """Where the own cards are now, if some of them are about to be played."""
        if not any(isinstance(event, Played) and event.seat == update.view.seat for event in update.events):
            return Snapshot({})
        hand = self._scene.hand
        return Snapshot({held: hand.rect_of(held, held in selection.raised) for held in hand.order})

    def prepare(self, update: TableUpdate) -> None:
        """An update comes: bring what moves to its end, unless cards are dealt and somebody only bids."""
        bids = bool(update.events) and all(isinstance(event, Said) for event in update.events)
        mine = update.view.seat in update.view.to_act
        if not (self._deal is not None and bids and not mine):
            self._animator.finish()

    def stop(self) -> None:
        """The table is left: drop everything that moves."""
        self._animator.clear()
        self._effects.clear()
        self._warming.stop()
        if self._deal is not None:
            self._deal.clear()
            self._deal = None
        self.hushed = False
        self._over = False

    def begin(self, events: Sequence[Event], state: TableState) -> None:
        """What must be known before the picture of an update is drawn: a deal hides hand and counter."""
        dealt = next((event for event in events if isinstance(event, Dealt)), None)
        if dealt is None:
            return
        self.stop()
        if not self._animator.reduced and state.view.plays_made == (0,) * state.rules.seats:
            self._deal = DealShow(self._scene, self._animator, state, dealt)

    def perform(self, events: Sequence[Event], before: Snapshot, state: TableState) -> None:
        """Move what the events are about; the picture of the new state has been drawn."""
        if any(isinstance(event, Dealt) for event in events):
            self._warming.begin(state.view)
            if self._deal is not None:
                self._deal.start(self._end_deal)
                if state.rules.seats > 2:
                    self._effects.direction(self._scene.geometry.clockwise)
        for event in events:
            self._perform(event, before, state)
        self._pass_turn(state)

    # -- events ---------------------------------------------------------------------------------------------------

    def _perform(self, event: Event, before: Snapshot, state: TableState) -> None:
        match event:
            case Said(seat) | Passed(seat):
                self._show_bubble(seat)
            case Answered(seat, topic) if topic in (Topic.IDENTITY, Topic.DOUBLE):
                self._show_bubble(seat)
            case Played():
                self._show_play(event, before, state)
            case LandlordFound(seat):
                self._show_badges()
            case RoleKnown(seat):
                self._grow_badge(seat)
            case BottomTaken(seat, cards):
                self._show_bottom(seat, cards, state)
            case WildDrawn(rank, index):
                self._show_wild(rank, index, state)
            case Settled(redeal=redeal):
                self._settle(redeal, state)
            case Conceded() | _:
                pass

    def _pass_turn(self, state: TableState) -> None:
        """The frame around whose turn it is fades in where it is new; my own plate swells once."""
        turns = frozenset(state.view.to_act)
        if state.my_turn and state.me not in self._turns:
            self._animator.pulse(self._scene.chip, 1.06, Tempo(2 * timing.TURN))
        for seat in turns - self._turns:
            if seat in self._scene.seats:
                frame = self._scene.seats[seat].turn
                frame.setOpacity(0.0)
                self._animator.fade(frame, 1.0, Tempo(timing.TURN))
        self._turns = turns

    def _show_bubble(self, seat: int) -> None:
        spot = self._scene.spots[seat]
        if spot.bubble.isVisible():
            self._animator.appear(spot.bubble, rise=8 * self._scene.ink.unit)

    def _show_badges(self) -> None:
        for seat in self._scene.seats:
            self._grow_badge(seat)

    def _grow_badge(self, seat: int) -> None:
        item = self._scene.seats.get(seat)
        if item is None or not item.badge.isVisible() or self._animator.reduced:
            return
        item.badge.setScale(0.8)
        self._animator.scale(item.badge, 1.0, Tempo(timing.BADGE, curve=Curve.OutBack))

    def _show_play(self, event: Played, before: Snapshot, state: TableState) -> None:
        items = tuple(self._scene.spots[event.seat].play.items)
        own = event.seat == state.me and state.playing
        origins = self._from_hand(items, event.cards, before) if own else self._from_seat(event.seat, len(items))
        ms = timing.OWN_PLAY if own else timing.OTHERS_PLAY
        for item, origin in zip(items, origins, strict=False):
            self._fly(item, origin, ms)
        if self._scene.seats.get(event.seat) is not None and event.left <= 2:
            self._animator.pulse(self._scene.seats[event.seat].count, 1.25, Tempo(2 * timing.LOW_PULSE), times=2)
        if event.play.kind in BOMB_KINDS:
            self._animator.call(ms, lambda: self._show_bomb(event, items, state), owner=self._scene)
        elif event.play.kind in LIT:
            self._animator.call(ms, lambda: self._effects.light(items), owner=self._scene)

    def _show_bomb(self, event: Played, items: Sequence[CardItem], state: TableState) -> None:
        """The effect comes when the cards lie; the multiplier tells from and to where the bomb doubles."""
        counted = [factor for factor in state.view.factors if factor.play == event.play and factor.seat == event.seat]
        stake = ""
        if counted:
            after = state.multiplier
            stake = texts_labels.bomb_effect_text(after // counted[-1].value, after)
            self.stake_grew.emit(True)
        word = texts.play_name(event.play, state.rules, state.view.wild)
        show = self._effects.rocket if event.play.kind is Kind.ROCKET else self._effects.bomb
        show(items, word, stake, self._looked_at)

    def _looked_at(self) -> None:
        self.stake_grew.emit(False)

    def _show_bottom(self, seat: int, cards: Sequence[Card] | None, state: TableState) -> None:
        row = self._scene.top_row.cards.items
        if cards is None:
            return
        for index, item in enumerate(row):
            face = item.look
            item.set_look(face.face_down())
            self._animator.flip(item, face, Tempo(timing.FLIP, index * timing.FLIP_STAGGER, Curve.InOutSine))
        turned = timing.FLIP + len(row) * timing.FLIP_STAGGER
        if seat == state.me and state.playing:
            self._pop_taken(cards)
        else:
            self._effects.take(row, self._from_seat(seat, 1)[0], turned)

    def _pop_taken(self, cards: Sequence[Card]) -> None:
        """The cards I took stand out for a moment."""
        hand = self._scene.hand
        popped: list[Held] = []
        wanted = list(cards)
        for held in reversed(hand.order):
            if held.card in wanted:
                wanted.remove(held.card)
                popped.append(held)
        hand.pop(frozenset(popped))
        self._animator.call(timing.TAKEN_POP, self._put_down, owner=self._scene)

    def _put_down(self) -> None:
        self._scene.hand.pop(frozenset())
        self.hush_changed.emit()

    def _show_wild(self, rank: int, index: int, state: TableState) -> None:
        told = texts_prompts.wild_reveal(state, rank, index)
        plates = [item for item in self._scene.top_row.asides if item.isVisible()]
        box = self._scene.geometry.top_row(len(self._scene.top_row.cards.items), len(state.view.wild))
        goal = box.asides[index] if index < len(box.asides) else box.asides[-1]
        self._hush(True)
        if index < len(plates):
            plates[index].setOpacity(0.0)

        def done() -> None:
            if index < len(plates):
                self._animator.fade(plates[index], 1.0, Tempo(timing.TURN))
            self._hush(False)

        look = looks.face(looks.sample(rank), state.view)
        height = goal.height * 0.9
        narrow = goal._replace(width=height / 1.4, height=height)
        self._effects.reveal_wild(look, (told.title, *told.lines), narrow, done)

    def _settle(self, redeal: bool, state: TableState) -> None:
        self._over = not redeal
        names = {factor.name for factor in state.view.factors}
        spring = next((name for name in (FactorName.SPRING, FactorName.ANTI_SPRING) if name in names), None)
        if redeal:
            return
        if spring is not None:
            self._effects.spring(texts_settlement.name_of(spring), self._end_hand)
        else:
            self._animator.call(timing.SETTLEMENT * 2, self._end_hand, owner=self._scene)

    def _end_hand(self) -> None:
        if self._over:
            self._over = False
            self.settled.emit()

    def _end_deal(self) -> None:
        if self._deal is not None:
            self._deal.clear()
            self._deal = None
            self.deal_ended.emit()

    def _hush(self, hushed: bool) -> None:
        self.hushed = hushed
        self.hush_changed.emit()

    # -- flights --------------------------------------------------------------------------------------------------

    def _fly(self, item: CardItem, origin: Rect, ms: float) -> None:
        """Bring a card from a rectangle to where it is now."""
        goal = item.pos()
        item.setScale(origin.width / item.width)
        half = QPointF(item.width / 2, item.card_rect.height() / 2)
        item.setPos(QPointF(*origin.centre) - half)
        self._animator.move(item, goal, Tempo(ms), scale=1.0)

    def _from_seat(self, seat: int, count: int) -> list[Rect]:
        place = self._scene.place_of(seat)
        if place is Place.OWN:
            card = self._scene.geometry.spectator_seat().card
        else:
            card = self._scene.geometry.seat(place).card
        return [card] * count

    def _from_hand(self, items: Sequence[CardItem], cards: Sequence[Card], before: Snapshot) -> list[Rect]:
        """Where each played card was in the own hand; a card that is not found there comes from below."""
        places: dict[Card, list[Rect]] = {}
        for held, rect in before.hand.items():
            if held.card in cards:
                places.setdefault(held.card, []).append(rect)
        stage = self._scene.stage
        below = stage.rect(stage.width / 2 - 62, stage.height - 180, 124, 174)
        rects = []
        for item in items:
            found = places.get(item.code if item.code is not None else -1)
            rects.append(found.pop() if found else below)
        return rects
