"""The end of a match: who has how many points in all."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.controller.messages import MatchView
from ddz_desktop.ui import fonts, icons, texts_people, theme
from ddz_desktop.ui.controls import Button, ButtonKind, Label
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.dialogs.dialog import Dialog
from ddz_desktop.ui.dialogs.settlement_rows import gain_color
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import texts_table

ROW, FACE = 66.0, 46.0


class Place(Struct, frozen=True):
    """A seat's place in the ranking, from 1; seats with equal points share one."""

    number: int
    seat: int
    points: int


def places(totals: tuple[int, ...]) -> list[Place]:
    """The seats by their points, the best first."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [Place(1 + sum(other > totals[seat] for other in totals), seat, totals[seat]) for seat in order]


class RankingDialog(Dialog):
    """Shows the ranking, and what can be done now.

    Signals:
        again_wanted: another match of the same kind.
        home_wanted: back to the first page.
    """

    again_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=660)
        self._match: MatchView | None = None
        self._me: int | None = None
        self._line = Label("", tone="ink2", wrap=True)
        self.rows: list[RankingRow] = []
        self.home_button = self.add_button(Button("", icon="home", height=54))
        self.again_button = self.add_button(Button("", ButtonKind.GOLD, key="↵", height=54), main=True)
        self.again_button.set_min_width(200)
        self.content.setSpacing(8)
        self.content.addWidget(self._line)
        self.home_button.clicked.connect(self.home_wanted)
        self.again_button.clicked.connect(self.again_wanted)

    def show_match(self, match: MatchView, me: int | None) -> None:
        """Come up with the result of a match; `me` is the seat of the one who looks."""
        self._match, self._me = match, me
        self.open()

    def cancel(self) -> None:
        """There is nothing beneath to go back to."""
        self.home_wanted.emit()

    def retranslate(self) -> None:
        match = self._match
        if match is None:
            return
        for row in self.rows:
            row.hide()
            row.deleteLater()
        ranked = places(match.totals)
        owners = texts_people.shown_owners(match.setup.seats)
        names = [owner.name for owner in owners]
        self.rows = []
        for place in ranked:
            mine = place.seat == self._me
            name = texts_table.own_name(names[place.seat]) if mine else names[place.seat]
            avatar = owners[place.seat].avatar
            row = RankingRow(place, name, avatar or texts_people.DEFAULT_AVATAR, mine=mine)
            self.rows.append(row)
            self.content.addWidget(row)
        winners = [place.seat for place in ranked if place.number == 1]
        self.title.setText(self._headline(winners, names))
        self._line.setText(self.tr("Points after %n hand(s)", "", match.hand_number))
        self.home_button.setText(self.tr("Home"))
        self.again_button.setText(self.tr("Play again"))

    def _headline(self, winners: list[int], names: list[str]) -> str:
        if self._me in winners:
            return self.tr("You win the match!") if len(winners) == 1 else self.tr("You share first place!")
        if len(winners) == 1:
            return self.tr("{name} wins the match").format(name=names[winners[0]])
        return self.tr("First place is shared")


class RankingRow(QWidget):
    """Place, picture, name, points."""

    def __init__(self, place: Place, name: str, avatar: str, *, mine: bool) -> None:
        super().__init__()
        self.place = place
        self._name, self._avatar, self._mine = name, avatar, mine
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{place.number}. {name}, {signed(place.points)}")

    def sizeHint(self) -> QSize:
        return QSize(360, round(max(ROW, theme.scaled(52))))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = tokens.soft if self._mine else tokens.bg
        paint_box(painter, rect, 14, fill, tokens.line if tokens.high_contrast else None, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        first = self.place.number == 1
        disc = QRectF(14, (rect.height() - 36) / 2, 36, 36)
        paint_box(painter, disc, 18, tokens.gold if first else tokens.surface2, tokens.edge, 1)
        painter.setFont(fonts.numerals(22))
        painter.setPen(tokens.gold_ink if first else tokens.ink)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.place.number))
        face = icons.avatar(self._avatar, FACE, ring=2, dpr=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(62, (rect.height() - FACE) / 2), face)
        points = fonts.numerals(theme.scaled(30))
        painter.setFont(points)
        painter.setPen(gain_color(self.place.points))
        told = signed(self.place.points)
        painter.drawText(rect.adjusted(0, 0, -20, 0), Qt.AlignmentFlag.AlignRight | middle, told)
        left = 62 + FACE + 14
        room = rect.width() - left - 32 - QFontMetricsF(points).horizontalAdvance(told)
        painter.setFont(fonts.sans(theme.scaled(18), bold=True))
        painter.setPen(tokens.ink)
        name = QFontMetricsF(painter.font()).elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, rect.height()), middle, name)
