"""On the home page: the unfinished match, to go on with or to be given up."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.controller.messages import SavedMatch
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui import texts, texts_history, theme
from ddz_desktop.ui.controls import Button, ButtonKind, ElidedLabel, Panel, icon_button
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import Role, signed
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle

CARD, STEP, MOST_CARDS = 44.0, 21.0, 4
MARGINS, SPACING = (30, 14, 18, 14), 12
DENSE = 8
"""The room above and below the words where the window is low."""


class ResumeTile(QWidget):
    """Which match it is, whose turn, the own best cards, and two buttons; hidden while there is none.

    Signals:
        resume_wanted, discard_wanted: that button was pressed.
    """

    resume_wanted = Signal()
    discard_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._saved: SavedMatch | None = None
        self._title = ElidedLabel("", Role.SECTION)
        self._line = ElidedLabel("", Role.BODY, "ink2")
        self._when = ElidedLabel("", Role.CAPTION, "ink2")
        self._cards = _Cards()
        self._plate = _Plate()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.discard = icon_button("x", "", ButtonKind.QUIET, size=40)
        self.resume = Button("", ButtonKind.PRIMARY, key="↵", height=52)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._build()
        self.resume.clicked.connect(self.resume_wanted)
        self.discard.clicked.connect(self.discard_wanted)

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        for label in (self._title, self._line, self._when):
            words.addWidget(label)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACING)
        buttons.addStretch(1)
        buttons.addWidget(self.discard)
        buttons.addWidget(self.resume)
        self._row.setSpacing(SPACING)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._cards)
        self._row.addLayout(buttons)
        self._plate.body.addLayout(self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._plate)
        self.hide()

    def set_dense(self, dense: bool) -> None:
        """Take less height, or as much as looks best."""
        left, above, right, below = MARGINS
        self._plate.body.setContentsMargins(left, DENSE if dense else above, right, DENSE if dense else below)
        self._plate.updateGeometry()

    def show_saved(self, saved: SavedMatch | None) -> None:
        """Tell of this match, or of none."""
        self._saved = saved
        self.setVisible(saved is not None)
        if saved is not None:
            self._cards.show_cards(tuple(sorted(saved.view.hand, reverse=True)[:MOST_CARDS]))
            self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the present language."""
        saved = self._saved
        if saved is None:
            return
        match, view = saved.match, saved.view
        state = self.tr("your turn") if saved.my_turn else self.tr("in the middle of a hand")
        if view.phase is Phase.OVER:
            state = self.tr("between two hands")
        hand = texts_table.hand_text(match.hand_number, None)
        rules = texts.system_name(view.rules)
        self._title.setText(self.tr("Unfinished match"))
        self._line.setText(self.tr("{rules} · {hand}, {state}").format(rules=rules, hand=hand, state=state))
        when = texts_history.when_text(saved.saved, datetime.now().astimezone())
        score = "" if view.seat is None else signed(match.totals[view.seat])
        self._when.setText(self.tr("Score {score} · {when}").format(score=score, when=when))
        self.resume.setText(self.tr("Continue"))
        self.resume.restyle()
        self.discard.set_hint(self.tr("Give this match up"))
        self.discard.setAccessibleName(self.tr("Give this match up"))
        self.resume.setAccessibleDescription(f"{self._line.text()}. {self._when.text()}")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Cards where they leave the words their room; the buttons beneath where even they would not."""
        words = max(label.sizeHint().width() for label in (self._title, self._line, self._when))
        buttons = self.discard.sizeHint().width() + self.resume.sizeHint().width()
        needed = MARGINS[0] + words + buttons + 3 * SPACING + MARGINS[2]
        self._cards.setVisible(self._cards.count > 0 and needed + self._cards.width() <= self.width())
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if needed <= self.width() else down)


class _Plate(Panel):
    """The surface, with a gold bar at its left."""

    def __init__(self) -> None:
        super().__init__(radius=16)
        self.body.setContentsMargins(*MARGINS)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bar = QRectF(14, 16, 6, self.height() - 32)
        paint_box(QPainter(self), bar, 3, theme.current().gold)


class _Cards(QWidget):
    """The best of the own cards."""

    def __init__(self) -> None:
        super().__init__()
        self._codes: tuple[int, ...] = ()
        self._art = CardArt(theme.current(), CardStyle())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def count(self) -> int:
        return len(self._codes)

    def show_cards(self, codes: tuple[int, ...]) -> None:
        self._codes = codes
        self.setFixedSize(round(CARD + STEP * max(0, len(codes) - 1)) + 6, round(CARD * 1.4) + 6)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._art.restyle(theme.current(), CardStyle(theme.manager().appearance.four_colour))
        painter = QPainter(self)
        margin = CardArt.margin(CARD)
        for index, code in enumerate(self._codes):
            picture = self._art.pixmap(CardLook(code), CARD, self.devicePixelRatioF())
            painter.drawPixmap(round(3 + index * STEP - margin), round(3 - margin), picture)
