"""The fixed buttons of the table: menu and corner buttons, the multiplier, and the tools beside the hand."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.buttons import Button
from ddz_desktop.ui.controls.picture import Picture
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.table import texts_labels, texts_table
from ddz_desktop.ui.table.action_model import Key
from ddz_desktop.ui.table.bar_view import pixel_rect
from ddz_desktop.ui.table.geometry import Align, TableGeometry
from ddz_desktop.ui.table.last_trick import no_trick_text
from ddz_desktop.ui.table.sketch import Face, Ink, Sketch

RADIUS = 14.0
FAINT = 0.45
MOST_TOOLS = 3
"""So many stand beside each other where nobody talks; the action bar leaves them that room."""
translate = QCoreApplication.translate


class GlassControl(Control):
    """A control that lies on a pane of glass and is drawn in stage units."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", RADIUS, parent, on_table=True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._ink: Ink | None = None
        self._picture = Picture()

    def sizeHint(self) -> QSize:
        return self.size()

    def set_ink(self, ink: Ink) -> None:
        """Unit, theme or text scale are others."""
        self._ink = ink
        self.focus_ring.set_radius(RADIUS * ink.unit)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ink is not None:
            state = (self.isDown(), self.underMouse(), self.isChecked())
            self._picture.paint(self, (self._ink, state, self.content_key()), self._paint)

    def _paint(self, painter: QPainter) -> None:
        assert self._ink is not None, "it has been placed"
        sketch = Sketch(painter, self._ink)
        rect = QRectF(self.rect())
        self.paint_glass(sketch, rect)
        if self.underMouse() or self.isDown():
            veil = with_alpha(self._ink.tokens.table_ink, 0.12 if self.isDown() else 0.06)
            sketch.box(rect, RADIUS * self._ink.unit, veil)
        self.paint_content(sketch, rect)

    def content_key(self) -> Hashable:
        """Hook: what the content depends on beside ink, size and state."""
        return None

    def paint_glass(self, sketch: Sketch, rect: QRectF) -> None:
        sketch.glass(rect, RADIUS * sketch.ink.unit)

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        """Hook: what is on the glass."""


class ToolButton(GlassControl):
    """A tool beside the hand: icon over label, beside it in a narrow window; gold while it is on.

    One that has nothing to show yet is faint; pressed, it says so.
    """

    def __init__(self, icon: str, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._key = key
        self._idle = False
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """Whether it is on is the table's to say, not the click's."""

    def set_label(self, label: str, name: str = "") -> None:
        """Its word in the player's language; `name`: in full, where the word is short for it."""
        self.setText(label)
        self.setAccessibleName(name or label)
        self.setToolTip(f"{name or label} ({self._shown_key()})")

    def set_idle(self, why: str) -> None:
        """Why there is nothing behind it now; empty where there is."""
        self._idle = bool(why)
        self.setAccessibleDescription(why)
        self.update()

    def _shown_key(self) -> str:
        return theme.manager().appearance.keymap.shown(self._key)

    def paint_glass(self, sketch: Sketch, rect: QRectF) -> None:
        if self.isChecked():
            sketch.box(rect, RADIUS * sketch.ink.unit, sketch.ink.tokens.gold)
        else:
            super().paint_glass(sketch, rect)

    def content_key(self) -> Hashable:
        return self.text(), self._shown_key(), self._idle

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        ink, unit, tokens = sketch.ink, sketch.ink.unit, sketch.ink.tokens
        color = tokens.gold_ink if self.isChecked() else tokens.table_ink
        sketch.painter.setOpacity(FAINT if self._idle else 1.0)
        side = 24 * unit
        if rect.width() > 1.4 * rect.height():
            left = 14 * unit
            sketch.icon(self._icon, color, QPointF(left, (rect.height() - side) / 2), side)
            at = QPointF(left + side + 6 * unit, rect.height() / 2 + 5.5 * unit)
            sketch.text(at, self.text(), 15, color, face=Face.BOLD, room=rect.width() - at.x() - 6 * unit)
            return
        sketch.icon(self._icon, color, QPointF((rect.width() - side) / 2, 9 * unit), side)
        at = QPointF(rect.width() / 2, rect.height() - 11 * unit)
        sketch.text(at, self.text(), 14, color, face=Face.BOLD, align=Align.CENTRE, room=rect.width() - 6 * unit)
        if ink.key_caps:
            at = QPointF(rect.width() - 8 * unit, 18 * unit)
            sketch.text(at, self._shown_key(), 13, with_alpha(color, 0.75), face=Face.FIGURE, align=Align.RIGHT)


class MultiplierPill(GlassControl):
    """Base score and multiplier; opens the list of factors so far."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._base, self._multiplier, self._framed = 1, 1, False

    def show_stake(self, base: int, multiplier: int) -> None:
        """Show what is at stake now."""
        self._base, self._multiplier = base, multiplier
        name = translate("Tools", "Multiplier {multiplier}, base score {base}; opens the factors")
        self.setAccessibleName(name.format(multiplier=multiplier, base=base))
        self.setToolTip(translate("Tools", "How the multiplier came about"))
        self.update()

    def set_framed(self, framed: bool) -> None:
        """A gold frame while the multiplier has just grown."""
        self._framed = framed
        self.update()

    def content_key(self) -> Hashable:
        return self._base, self._multiplier, self._framed, self.accessibleName()

    def paint_content(self, sketch: Sketch, rect: QRectF) -> None:
        ink, unit, tokens = sketch.ink, sketch.ink.unit, sketch.ink.tokens
        value = str(self._multiplier)
        right = QPointF(rect.right() - 16 * unit, rect.height() / 2 + 8.5 * unit)
        width = sketch.text(right, value, 26, tokens.gold, face=Face.NUMERALS, align=Align.RIGHT)
        baseline = rect.height() / 2 + 6 * unit
        left_end = right.x() - width - 9 * unit
        if rect.width() > 140 * unit:  # the narrow pill has no room for the sign
            sign = texts_labels.times_sign()
            sketch.text(QPointF(left_end, baseline), sign, 14, tokens.table_ink2, align=Align.RIGHT)
            left_end -= ink.width(sign, 14) + 6 * unit
        at = QPointF((16 if rect.width() > 140 * unit else 12) * unit, baseline)
        base = texts_labels.base_text(self._base)
        if ink.width(base, 15) <= left_end - at.x():  # else the name and the list of factors tell
            sketch.text(at, base, 15, tokens.table_ink2)
        if self._framed:
            sketch.box(rect, RADIUS * unit, None, tokens.gold, 3 * unit)


class Tools(QObject):
    """All fixed buttons, placed together.

    Signals:
        menu, settings, sound, factors, auto, sort, trick, talk, chat, skip: that button was pressed.
    """

    menu = Signal()
    settings = Signal()
    sound = Signal()
    factors = Signal()
    auto = Signal()
    sort = Signal()
    trick = Signal()
    talk = Signal()
    chat = Signal()
    skip = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.menu_button = _corner("menu", parent)
        self.settings_button = _corner("settings", parent)
        self.sound_button = _corner("sound", parent)
        self.chat_button = _corner("chat", parent)
        self.chat_button.setCheckable(True)
        self._muted = self._unread = False
        self.pill = MultiplierPill(parent)
        self.auto_tool = ToolButton("auto", "A", parent)
        self.sort_tool = ToolButton("sort", "S", parent)
        self.trick_tool = ToolButton("history", "L", parent)
        self.talk_tool = ToolButton("emote", "T", parent)
        self.skip_button = Button("", ButtonKind.OUTLINE, height=48, parent=parent)
        self._row = (self.auto_tool, self.sort_tool, self.trick_tool, self.talk_tool)
        for placeless in (*self._row, self.chat_button, self.skip_button):
            placeless.hide()  # none has a place before there is a hand
        for button, signal in (
            (self.menu_button, self.menu),
            (self.settings_button, self.settings),
            (self.sound_button, self.sound),
            (self.pill, self.factors),
            (self.auto_tool, self.auto),
            (self.sort_tool, self.sort),
            (self.trick_tool, self.trick),
            (self.talk_tool, self.talk),
            (self.chat_button, self.chat),
            (self.skip_button, self.skip),
        ):
            button.clicked.connect(signal)
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        for button, label in (
            (self.menu_button, translate("Tools", "Menu")),
            (self.settings_button, translate("Tools", "Settings")),
        ):
            button.set_hint(label)
            button.setAccessibleName(label)
        self.show_muted(self._muted)
        self.show_unread(self._unread)
        self.skip_button.setText(texts_table.skip_text())
        self.skip_button.set_key(texts_table.key_cap(Key.SPACE))
        self.auto_tool.set_label(translate("Tools", "Auto"))
        self.sort_tool.set_label(translate("Tools", "Sort"))
        self.trick_tool.set_label(
            translate("Tools", "Trick", "short for the last trick"), translate("Tools", "Last trick")
        )
        self.talk_tool.set_label(translate("Tools", "Say", "phrases"), translate("Tools", "Phrases and emotes"))

    def show_muted(self, muted: bool) -> None:
        """Whether nothing is to be heard."""
        self._muted = muted
        self.sound_button.set_icon("mute" if muted else "sound")
        label = translate("Tools", "Sound on") if muted else translate("Tools", "Sound off")
        key = theme.manager().appearance.keymap.shown("M")
        self.sound_button.set_hint(f"{label} ({key})")
        self.sound_button.setAccessibleName(label)

    def show_unread(self, unread: bool) -> None:
        """Whether something has been said in the chat that was not seen."""
        self._unread = unread
        self.chat_button.setChecked(unread)
        label = translate("Tools", "Chat: something new") if unread else translate("Tools", "Chat")
        self.chat_button.set_hint(label)
        self.chat_button.setAccessibleName(label)

    def place(
        self, geometry: TableGeometry, ink: Ink, *, auto: bool | None, sort: bool, trick: bool | None, talk: bool
    ) -> None:
        """Put everything where it belongs; no tool moves while a hand is played.

        `auto`: whether the table plays for me, None where it cannot; `sort`: whether there is a hand to sort; `trick`:
        whether there is one to look at, None where there is no hand; `talk`: whether there is somebody to talk to.
        """
        self.chat_button.setVisible(talk)
        self.sound_button.setVisible(not geometry.stage.narrow)  # in a narrow window the key and the settings are left
        corner = [self.chat_button] if talk else []
        corner += [self.settings_button] if geometry.stage.narrow else [self.settings_button, self.sound_button]
        for index, button in enumerate(corner):
            button.setGeometry(pixel_rect(geometry.corner_button(index)))
            button.set_unit(geometry.corner_button(index).height / 48)
        self.menu_button.setGeometry(pixel_rect(geometry.menu_button()))
        self.menu_button.set_unit(geometry.menu_button().height / 48)
        self._place_pill(geometry, len(corner))
        self.auto_tool.setChecked(bool(auto))
        self.trick_tool.set_idle("" if trick else no_trick_text())
        wanted = {
            self.auto_tool: auto is not None,
            self.sort_tool: sort,
            self.trick_tool: trick is not None,
            self.talk_tool: talk,
        }
        shown = [tool for tool in wanted if wanted[tool]]
        for tool in wanted:
            tool.setVisible(wanted[tool])
            tool.set_ink(ink)
        px = 15 if geometry.stage.narrow else 14
        label = max((ink.width(tool.text(), px, Face.BOLD) for tool in shown), default=0.0)
        for tool, box in zip(shown, geometry.tools(len(shown), label), strict=True):
            tool.setGeometry(pixel_rect(box))
        self.pill.set_ink(ink)

    def boxes(self) -> list[QRect]:
        """Where tools are to be seen."""
        return [tool.geometry() for tool in self._row if not tool.isHidden()]

    def place_skip(self, geometry: TableGeometry, ink: Ink, dealing: bool) -> None:
        """While cards are dealt, a button in the tools' place skips that."""
        self.skip_button.setVisible(dealing)
        if not dealing:
            return
        self.skip_button.set_unit(ink.unit)
        size, last = self.skip_button.sizeHint(), geometry.tools(1)[0]
        top = last.y + (last.height - size.height()) / 2
        if last.right - size.width() < geometry.tools(MOST_TOOLS)[0].x:  # large texts: the buttons may reach so far
            top = max(top, geometry.action_bar([], ring=False).bar.bottom + 6 * ink.unit)
        self.skip_button.setGeometry(round(last.right) - size.width(), round(top), size.width(), size.height())
        for tool in self._row:
            tool.hide()

    def _place_pill(self, geometry: TableGeometry, buttons: int) -> None:
        """The pill stands beside the corner buttons."""
        box = geometry.pill()
        last = geometry.corner_button(buttons - 1)
        gap = (8 if geometry.stage.narrow else 12) * geometry.stage.unit
        self.pill.setGeometry(pixel_rect(box._replace(x=last.x - gap - box.width)))


def _corner(icon: str, parent: QWidget) -> Button:
    button = Button("", ButtonKind.GLASS, icon=icon, parent=parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
