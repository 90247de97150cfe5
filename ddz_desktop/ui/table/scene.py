"""The table as a scene: every item, laid out by the geometry and filled by the presenter. It never computes a rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import msgspec
from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import theme
from ddz_desktop.ui.table import presenter, texts_labels, texts_prompts, texts_table, timing, z_values
from ddz_desktop.ui.table.animator import Animator
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.cloth import cloth_pixmap
from ddz_desktop.ui.table.cloth_items import AnnouncementItem, Countdown, PlateItem, TitleItem
from ddz_desktop.ui.table.geometry import Place, Point, Rect, SeatGeometry, Stage, TableGeometry
from ddz_desktop.ui.table.hand_view import HandMode, HandView
from ddz_desktop.ui.table.options import TableOptions
from ddz_desktop.ui.table.own_chip import ChipItem
from ddz_desktop.ui.table.seat_item import SeatItem
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sketch import Ink
from ddz_desktop.ui.table.sorting import Arranger
from ddz_desktop.ui.table.spot_items import CardRow, SpotItem
from ddz_desktop.ui.table.top_items import CounterItem, PileItem, TopRowItem
from ddz_desktop.ui.table.viewstate import SeatShown, TableState

# how far an announcement moves down when an open hand lies across the middle
BELOW_OPEN_HAND = 56.0


def _stands_for_nothing(_: object) -> tuple[tuple[int, int], ...]:
    return ()


@dataclass(frozen=True)
class DealtSoFar:
    """What of a deal has been seen to arrive: the own cards, and how many each seat has."""

    hand: tuple[Card, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Picture:
    """All that the scene shows at one moment beside the selection.

    `can_play`: whether the hand holds a legal play. `preview`: what the raised cards are. `waiting`: whose turn it is.
    `dealt`: while cards are dealt, what has arrived; counter and announcement wait. `panel`: a panel covers the middle.
    `hushed`: an effect speaks in place of the announcement.
    """

    state: TableState
    options: TableOptions = field(default_factory=TableOptions)
    stands: presenter.Stands = _stands_for_nothing
    can_play: bool = True
    preview: str = ""
    waiting: str = ""
    dealt: DealtSoFar | None = None
    panel: bool = False
    hushed: bool = False


class TableScene(QGraphicsScene):
    """All items of a table. `show_picture` is the only way in; it changes what differs.

    `all_open`: there is room for the open hands of all seats at once, as a replay shows them.
    """

    def __init__(self, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)  # goes with it, items and all: Python's garbage collector knows no order for them
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = animator
        self.art = CardArt(theme.current(), _card_style())
        self.stage = Stage.of(1280, 800)
        self.ink = _ink(self.stage, 1.0)
        self.geometry = TableGeometry(self.stage, 3)
        self.picture: Picture | None = None
        self.all_open = False
        self._cloth_key: object = None
        self._arranger = Arranger()
        self._make_items()

    def _make_items(self) -> None:
        self.cloth = QGraphicsPixmapItem()
        self.cloth.setZValue(z_values.CLOTH)
        self.title = TitleItem(self)
        self.top_row = TopRowItem(self, self.art)
        self.counter = CounterItem()
        self.announcement = AnnouncementItem()
        self.preview = PlateItem(z_values.CONTROLS)
        self.note = PlateItem(z_values.CONTROLS)
        self.chip = ChipItem()
        self.countdown = Countdown(self)
        self.hand = HandView(self, self.art, self.animator)
        self.concealed = CardRow(self, self.art, z_values.SEAT)
        self.pile = PileItem()
        self.seats: dict[int, SeatItem] = {}
        self.spots: dict[int, SpotItem] = {}
        for item in (self.cloth, self.counter, self.announcement, self.preview, self.note, self.chip, self.pile):
            self.addItem(item)

    # -- in -------------------------------------------------------------------------------------------------------

    def set_window(self, width: float, height: float, dpr: float) -> None:
        """The window has another size or pixel ratio: lay out anew."""
        self.stage = Stage.of(width, height)
        if dpr != self.ink.dpr:
            for item in self.items():
                if isinstance(item, CardItem):
                    item.set_size(item.width, dpr)
        self.ink = _ink(self.stage, dpr)
        self.setSceneRect(QRectF(0, 0, width, height))
        self._show_cloth()

    def restyle(self) -> None:
        """The theme, the style of the cards or the text scale changed."""
        self.art.restyle(theme.current(), _card_style())
        self.ink = _ink(self.stage, self.ink.dpr)
        self._show_cloth()
        self.hand.refresh()
        self.top_row.refresh()
        self.concealed.refresh()
        for spot in self.spots.values():
            spot.play.refresh()
            spot.hand.refresh()

    def show_picture(self, picture: Picture, selection: Selection, hand_ms: float = 0) -> None:
        """Show a moment; cards of the hand move to their new places in `hand_ms`."""
        self.picture = picture
        state = picture.state
        self._arrange_hand(picture)
        mode = self.hand_mode(picture)
        two_rows = self.hand.rows(self.stage, mode) == 2
        rules = state.rules
        scale = theme.text_scale()
        self.geometry = TableGeometry(self.stage, rules.seats, rules.clockwise, two_rows, scale, self.all_open)
        self.hand.lay(self.stage, mode, state.view, selection, self.ink, hand_ms)
        told = _told(picture)
        self._show_top(picture)
        self._show_seats(picture, told)
        self._show_middle(picture, told)

    def show_dealt(self, dealt: DealtSoFar) -> None:
        """More of the deal has arrived."""
        if self.picture is None:
            return
        self.picture = replace(self.picture, dealt=dealt)
        state = self.picture.state
        for seat, item in self.seats.items():
            shown = msgspec.structs.replace(state.seats[seat], left=dealt.counts[seat])
            if item.geometry is not None:
                item.show_count(shown, item.geometry, self.ink)
        if len(dealt.hand) != len(self.hand.order):
            self._arrange_hand(self.picture)
            mode = self.hand_mode(self.picture)
            self.hand.lay(self.stage, mode, state.view, Selection(), self.ink, timing.SORT)

    def hand_mode(self, picture: Picture) -> HandMode:
        """How the hand is to be shown."""
        return HandMode(
            size=picture.options.card_size,
            rows=picture.options.rows,
            dimmed=presenter.dimmed(picture.state, picture.can_play),
            winning_tag=texts_labels.winning_tag(),
        )

    def place_of(self, seat: int) -> Place:
        """Where a seat stands."""
        assert self.picture is not None, "no hand is shown"
        return self.geometry.places[self.picture.state.seats[seat].away]

    def seat_geometry(self, shown: SeatShown, *, watching: bool) -> SeatGeometry | None:
        """A seat's plate; None for the own one, which has a chip, unless one only watches."""
        place = self.geometry.places[shown.away]
        if place is not Place.OWN:
            return self.geometry.seat(place)
        return self.geometry.spectator_seat() if watching else None

    # -- parts ----------------------------------------------------------------------------------------------------

    def _show_cloth(self) -> None:
        rect, tokens, dpr = self.sceneRect(), theme.current(), self.ink.dpr
        key = (rect.width(), rect.height(), dpr, tokens)
        if key != self._cloth_key:
            self._cloth_key = key
            self.cloth.setPixmap(cloth_pixmap(rect.width(), rect.height(), dpr, tokens))

    def _arrange_hand(self, picture: Picture) -> None:
        view, options = picture.state.view, picture.options
        over = view.phase is Phase.OVER and not self.all_open
        cards = view.hand if picture.state.playing and not over else ()
        if picture.dealt is not None and cards:
            cards = picture.dealt.hand
        order, wild_first = options.sort_order, options.wild_first
        self.hand.set_groups(self._arranger.groups(cards, order, view.rules, view.wild, wild_first))

    def _show_top(self, picture: Picture) -> None:
        state, geometry, ink = picture.state, self.geometry, self.ink
        looks = presenter.bottom_looks(state)
        asides = presenter.asides(state)
        row = geometry.top_row(len(looks), len(asides))
        beside = geometry.pill().x - row.remark.x - 8 * ink.unit
        self.top_row.show(looks, asides, presenter.top_texts(state), row, beside, ink)
        left = row.cards[0].x if looks else row.asides[0].x if asides else geometry.pill().x
        room = left - geometry.title().x - ink.width(texts_labels.bottom_label(), 15) - 28 * ink.unit
        texts = (texts_table.title(state.rules), texts_table.subtitle(state, dealing=picture.dealt is not None))
        self.title.show(texts, (geometry.title(), geometry.subtitle()), room, ink)
        self.counter.setVisible(
            picture.options.counter and picture.dealt is None and state.view.phase is not Phase.OVER
        )
        if self.counter.isVisible():
            counts = presenter.counter_texts(state)
            self.counter.show_counts(counts, geometry.counter(len(counts.cells), ink.width(counts.label, 14)), ink)
        self._show_out_of_play(state)

    def _show_out_of_play(self, state: TableState) -> None:
        """The cards nobody got, face down, at a table of two."""
        count = state.rules.aside_cards
        shown = state.rules.seats == 2 and count > 0
        self.pile.setVisible(shown)
        if shown:
            label = texts_labels.out_of_play_label()
            self.pile.show_count(label, count, self.geometry.out_of_play(), self.art, self.ink)

    def _show_seats(self, picture: Picture, told: texts_prompts.Announcement) -> None:
        state, room = picture.state, replace(self.geometry.room, told=bool(told.lines))
        self._fit_seats(state)
        for seat in state.seats:
            shown = seat
            if picture.dealt is not None:  # the deal is still watched: what follows from it comes later
                left = picture.dealt.counts[seat.seat]
                shown = msgspec.structs.replace(seat, left=left, tags=(), turn=False)
            place = self.geometry.places[shown.away]
            geometry = self.seat_geometry(shown, watching=not state.playing)
            if geometry is not None:
                item = self.seats[shown.seat]
                item.show(shown, presenter.seat_texts(shown, state), geometry, self.ink)
                item.plate.setToolTip(presenter.seat_hint(shown, state))
            spot = presenter.spot(shown, state, picture.stands, all_open=self.all_open)
            if picture.dealt is not None:
                spot = msgspec.structs.replace(spot, note="")
            self.spots[shown.seat].show(spot, place, room, self.ink)
        self._show_concealed(state)
        self.chip.setVisible(state.playing)
        if state.playing:
            me = state.seats[state.me]
            if picture.dealt is not None:
                me = msgspec.structs.replace(me, tags=())
            turn = state.my_turn and picture.dealt is None
            texts = presenter.own_texts(me, state, all_open=self.all_open)
            self.chip.show_seat(me, texts, turn, self.geometry.own_chip(), self.ink)

    def _fit_seats(self, state: TableState) -> None:
        """Items for exactly the seats of this table; others than mine have a plate."""
        plates = {shown.seat for shown in state.seats if shown.away or not state.playing}
        for seat in [seat for seat in self.seats if seat not in plates]:
            self.seats.pop(seat).remove()
        for seat in [seat for seat in self.spots if seat >= len(state.seats)]:
            self.spots.pop(seat).remove()
        for seat in plates - set(self.seats):
            self.seats[seat] = SeatItem(self, self.art)
        for seat in range(len(state.seats)):
            if seat not in self.spots:
                self.spots[seat] = SpotItem(self, self.art)

    def _show_concealed(self, state: TableState) -> None:
        """At a table of two the opponent's cards lie face down under the plate."""
        other = next((seat for seat in state.seats if seat.away == 1), None)
        count = other.left if other is not None and state.rules.seats == 2 and other.hand is None else 0
        if count:
            self.concealed.show((CardLook(),) * count, self.geometry.concealed_hand(count), self.ink)
        else:
            self.concealed.clear()

    def _show_middle(self, picture: Picture, told: texts_prompts.Announcement) -> None:
        ink, geometry = self.ink, self.geometry
        places: Sequence[Point] = geometry.announcement()
        if geometry.seats in (3, 5) and any(seat.hand is not None for seat in picture.state.seats):
            places = tuple(at._replace(y=at.y + BELOW_OPEN_HAND * ink.unit) for at in places)
        width, lowest = self._middle_room(), geometry.action_bar([], ring=False).bar.y - 6 * ink.unit
        room = Rect(self.stage.left, 0, width, lowest)
        self.announcement.announce(told.title, told.lines, places, room, ink)
        text = picture.preview or ("" if told.lines else picture.waiting)
        plate = geometry.preview(self.preview.width_of(text, ink))
        color = ink.tokens.table_ink
        self.preview.show_text(text, plate, ink, plain=not picture.preview, color=color)

    def note_width(self, text: str) -> float:
        """How many px such a line takes."""
        return self.note.width_of(text, self.ink)

    def show_note(self, text: str, box: Rect) -> None:
        """A line under the action bar."""
        self.note.show_text(text, box, self.ink, plain=True)

    def _middle_room(self) -> float:
        """Px that the bubbles of the side seats leave in the middle."""
        bubble = 150 * self.ink.font(22).pixelSize() / (22 * self.stage.unit)
        sides = 2 * (self.geometry.room.beside + bubble) if self.geometry.seats > 2 else 80
        return (self.stage.width - sides) * self.stage.unit


def _told(picture: Picture) -> texts_prompts.Announcement:
    """What stands in the middle, unless something else has it; lines give way to what is being chosen meanwhile."""
    if picture.dealt is not None or picture.panel or picture.hushed:
        return texts_prompts.Announcement()
    told = texts_prompts.announcement(picture.state)
    return told._replace(lines=()) if picture.preview and not picture.state.my_turn else told


def _ink(stage: Stage, dpr: float) -> Ink:
    look = theme.manager().appearance
    return Ink(theme.current(), stage.unit, look.text_scale, dpr, look.key_caps)


def _card_style() -> CardStyle:
    look = theme.manager().appearance
    return CardStyle(look.four_colour, look.card_back)
