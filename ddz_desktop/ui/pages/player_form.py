"""A player's name and picture, asked for at the first start and in the settings."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.settings import LONGEST_NAME, Player
from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.controls import Control, Label, TextField
from ddz_desktop.ui.controls.flow import GridBox
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.texts_people import DEFAULT_AVATAR

FACE, EDGE, TICK = 76, 9, 24

_NAMES: dict[str, object] = {
    "farmer": QT_TRANSLATE_NOOP("PlayerForm", "Farmer"),
    "granny": QT_TRANSLATE_NOOP("PlayerForm", "Grandmother"),
    "grandpa": QT_TRANSLATE_NOOP("PlayerForm", "Grandfather"),
    "girl": QT_TRANSLATE_NOOP("PlayerForm", "Girl"),
    "lord": QT_TRANSLATE_NOOP("PlayerForm", "Squire"),
    "youth": QT_TRANSLATE_NOOP("PlayerForm", "Young man"),
    "cat": QT_TRANSLATE_NOOP("PlayerForm", "Cat"),
    "bot": QT_TRANSLATE_NOOP("PlayerForm", "Robot"),
}


class AvatarButton(Control):
    """A picture to choose; a ring and a tick mark the chosen one, its name stands beneath."""

    def __init__(self, avatar: str) -> None:
        super().__init__("", 16)
        self.avatar = avatar
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(fonts.sans(theme.scaled(14), bold=True))
        width = max(FACE + 2 * EDGE, round(metrics.horizontalAdvance(self.text()) + 10))
        return QSize(width, FACE + 2 * EDGE + round(metrics.height() + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((self.width() - FACE) / 2, EDGE, FACE, FACE)
        painter.drawPixmap(box.topLeft(), icons.avatar(self.avatar, FACE, dpr=self.devicePixelRatioF()))
        on = self.isChecked()
        if on:
            reach = 4
            paint_box(
                painter,
                box.adjusted(-reach, -reach, reach, reach),
                FACE / 2 + reach,
                None,
                tokens.primary,
                tokens.ring + 0.5,
            )
            disc = QRectF(box.right() - TICK + 4, box.top() - 4, TICK, TICK)
            paint_box(painter, disc, TICK / 2, tokens.primary, tokens.surface, 1.5)
            tick = icons.pixmap("check", tokens.on_primary, 16, self.devicePixelRatioF())
            painter.drawPixmap(disc.center() - QPointF(8, 8), tick)
        painter.setFont(fonts.sans(theme.scaled(14), bold=on))
        painter.setPen(tokens.ink if on else tokens.ink2)
        line = QRectF(0, box.bottom() + EDGE - 2, self.width(), self.height() - box.bottom() - EDGE + 2)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.text())


class PlayerForm(QWidget):
    """Name and picture. `beside`: the name is asked for in one line, not two.

    Signals:
        changed(object): the Player as it is now; a name that is no name is left out until it is one.
    """

    changed = Signal(object)

    def __init__(self, *, beside: bool = False) -> None:
        super().__init__()
        self._player = Player()
        self.name_label = Label("", Role.ROW)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.name_label.setBuddy(self.name)
        self.avatar_label = Label("", Role.ROW)
        self.avatars = [AvatarButton(name) for name in icons.AVATARS]
        self._group = QButtonGroup(self)
        for button in self.avatars:
            self._group.addButton(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        asked = QBoxLayout(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        asked.setSpacing(16 if beside else 8)
        asked.addWidget(self.name_label)
        asked.addWidget(self.name, 1)
        column.addLayout(asked)
        column.addSpacing(8)
        column.addWidget(self.avatar_label)
        column.addWidget(GridBox(self.avatars, 8))
        self.name.textEdited.connect(self._take_name)
        self._group.buttonClicked.connect(self._take_avatar)

    def show_player(self, player: Player) -> None:
        """Show a player, in the present language."""
        self._player = player
        translate = QCoreApplication.translate
        self.name_label.setText(translate("PlayerForm", "Your name"))
        self.name.setAccessibleName(translate("PlayerForm", "Your name"))
        self.name.setPlaceholderText(translate("PlayerForm", "As it stands at the table; may stay empty"))
        self.avatar_label.setText(translate("PlayerForm", "Your picture"))
        if self.name.text() != player.name:
            with QSignalBlocker(self.name):
                self.name.setText(player.name)
        for button in self.avatars:
            button.setText(translate("PlayerForm", str(_NAMES[button.avatar])))
            button.setChecked(button.avatar == (player.avatar or DEFAULT_AVATAR))
            button.restyle()

    @Slot(str)
    def _take_name(self, text: str) -> None:
        name = " ".join(text.split())
        if name.isprintable():
            self._change(Player(name, self._player.avatar))

    @Slot()
    def _take_avatar(self) -> None:
        chosen = self._group.checkedButton()
        if isinstance(chosen, AvatarButton):
            self._change(Player(self._player.name, chosen.avatar))

    def _change(self, player: Player) -> None:
        if player != self._player:
            self._player = player
            self.changed.emit(player)
