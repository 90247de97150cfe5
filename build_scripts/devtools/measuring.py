"""Finds texts in the window that cannot be read whole: cut off, outside, on each other, or covered in part.

Whatever the program writes with a painter is watched while the window is drawn: what was written, where, and in how
much room. Items of the table are drawn once and kept as pictures, so the watch has to begin before they are made.
Labels that Qt draws by itself are measured as Qt lays them out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import shiboken6
from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QGraphicsItem, QLabel, QWidget

from ddz_desktop.ui.controls.picture import Picture
from ddz_desktop.ui.pages.lan.bubbles import SeatBubble
from ddz_desktop.ui.pages.lan.phrases import PhrasesPopover
from ddz_desktop.ui.pages.lan.talk_drawer import TalkDrawer
from ddz_desktop.ui.table.bar_view import TableButton
from ddz_desktop.ui.table.canvas import TableCanvas
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.panels import TablePanel
from ddz_desktop.ui.table.sketch import Painted

UNDER_BUTTON = "under a button"
SLACK = 1.5
"""Px by which a text may miss its room: letters have a little air around them."""


class Written(Struct, frozen=True):
    """A text that was written: where its ink is, in coordinates of its widget or item, and what is wrong with it."""

    text: str
    ink: QRectF
    cut: str = ""


class Placed(Struct, frozen=True):
    """A text in the window's coordinates."""

    text: str
    ink: QRectF
    cut: str
    owner: QWidget | QGraphicsItem


# -- watching -----------------------------------------------------------------------------------------------------


class Watch:
    """What has been written, by the widget or the item on which it is."""

    def __init__(self) -> None:
        self.on_widgets: list[tuple[QWidget, Written]] = []
        self.on_items: dict[int, tuple[Painted, list[Written]]] = {}
        self.elided: dict[str, str] = {}
        self._item: list[Written] | None = None

    def draw_item(self, item: Painted, draw: Callable[[], None]) -> None:
        """Watch a drawing of an item; one that is not drawn anew keeps what it had."""
        before, self._item = item.key, []
        draw()
        if item.key != before or id(item) not in self.on_items:
            self.on_items[id(item)] = (item, self._item)
        self._item = None

    def elision(self, text: str) -> str:
        """That a text is what is left of a longer one; empty when it is not."""
        return f"elided from {self.elided[text]!r}" if text in self.elided else ""

    def write(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        """Note a text that is being written."""
        text = next((each for each in arguments if isinstance(each, str)), "")
        if not text.strip():
            return
        ink, cut = _measured(QFontMetricsF(painter.font()), arguments, text)
        cut = self.elision(text) or cut
        device = painter.device()
        if self._item is not None:
            self._item.append(Written(text, ink, cut))
        elif isinstance(device, QWidget):
            self.on_widgets.append((device, Written(text, painter.worldTransform().mapRect(ink), cut)))


@contextmanager
def watching() -> Iterator[Watch]:
    """Watch everything that is written with a painter."""
    watch = Watch()
    write, draw = QPainter.drawText, Painted.draw
    elide, elide_small = QFontMetricsF.elidedText, QFontMetrics.elidedText

    def watched_write(painter: QPainter, *arguments: Any) -> Any:
        watch.write(painter, arguments)
        return write(painter, *arguments)

    def watched_draw(item: Painted, *arguments: Any) -> None:
        watch.draw_item(item, lambda: draw(item, *arguments))

    def watched_elide(original: Callable[..., str]) -> Callable[..., str]:
        def elided(metrics: object, text: str, *arguments: Any) -> str:
            shown = original(metrics, text, *arguments)
            if shown != text:
                watch.elided[shown] = text
            return shown

        return elided

    def painted_anew(_: Picture, widget: QWidget, _key: object, draw: Callable[[QPainter], None]) -> None:
        painter = QPainter(widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()

    patched: Any = (QPainter, Painted, QFontMetricsF, QFontMetrics, Picture)
    patched[0].drawText, patched[1].draw = watched_write, watched_draw
    patched[2].elidedText, patched[3].elidedText = watched_elide(elide), watched_elide(elide_small)
    copy, patched[4].paint = Picture.paint, painted_anew
    try:
        yield watch
    finally:
        patched[0].drawText, patched[1].draw = write, draw
        patched[2].elidedText, patched[3].elidedText = elide, elide_small
        patched[4].paint = copy


def _measured(metrics: QFontMetricsF, arguments: tuple[Any, ...], text: str) -> tuple[QRectF, str]:
    """Where the ink of a text is that is written with these arguments of `drawText`; whether its room is too small."""
    first = arguments[0]
    tight = metrics.tightBoundingRect(text)
    if isinstance(first, (QPointF, QPoint)):
        return tight.translated(QPointF(first)), ""
    if not isinstance(first, (QRectF, QRect)):
        return tight.translated(arguments[0], arguments[1]), ""
    room, flags = QRectF(first), int(getattr(arguments[1], "value", arguments[1]))
    needed = metrics.boundingRect(room, flags, text)
    ink = tight.translated(needed.left(), needed.top() + metrics.ascent())
    if flags & Qt.TextFlag.TextWordWrap.value or "\n" in text:
        ink = needed
    return ink, "" if _within(ink, room) else "larger than its room"


# -- what is wrong ------------------------------------------------------------------------------------------------


def faults(window: QWidget, watch: Watch) -> list[str]:
    """Draws the window and tells what cannot be read whole in it, a line each."""
    watch.on_widgets.clear()
    window.grab()
    texts = [*_on_widgets(window, watch), *_on_labels(window, watch), *_on_items(window, watch)]
    told = [f"{text.text!r} is {text.cut}" for text in texts if text.cut]
    for text in texts:
        covered = "" if text.cut else _covered(text, window)
        if covered:
            told.append(f"{text.text!r} is {covered}")
    inks = [(text, _shrunk(_shown_part(text, window))) for text in texts]
    for (one, ink), (other, other_ink) in combinations(inks, 2):
        same = (one.text, one.ink) == (other.text, other.ink)
        if not same and ink.intersects(other_ink) and _over_table(one) == _over_table(other):
            told.append(f"{one.text!r} and {other.text!r} lie on each other")
    return sorted(set(told))


def _on_widgets(window: QWidget, watch: Watch) -> list[Placed]:
    placed = []
    for widget, written in watch.on_widgets:
        if widget.isVisible() and widget.window() is window:
            ink = written.ink.translated(QPointF(widget.mapTo(window, QPoint())))
            whole = _scrolled(widget) or _within(written.ink, QRectF(widget.rect()))
            cut = written.cut or ("" if whole else "beyond its widget")
            if (
                cut
                and cut == watch.elision(written.text)
                and _told_by_mouse(widget, ink.center(), watch.elided[written.text])
            ):
                cut = ""
            placed.append(Placed(written.text, ink, cut, widget))
    return [text for text in placed if _seen(_middle(text), text.owner, window)]


def _middle(text: Placed) -> QPointF:
    """The middle of the part of a text that lies on its widget."""
    owner = text.owner
    if not isinstance(owner, QWidget):
        return text.ink.center()
    corner = owner.mapTo(owner.window(), QPoint())
    inside = text.ink.intersected(QRectF(QRect(corner, owner.size())))
    return inside.center() if inside.isValid() else text.ink.center()


def _on_labels(window: QWidget, watch: Watch) -> list[Placed]:
    """Labels that Qt draws."""
    drawn = {id(widget) for widget, _ in watch.on_widgets}
    placed = []
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.text() or id(label) in drawn:
            continue
        room = label.contentsRect()
        wrap = label.wordWrap()
        needed = label.heightForWidth(label.width()) if wrap else label.sizeHint().height()
        cut = ""
        if needed > label.height() + SLACK or (not wrap and label.sizeHint().width() > label.width() + SLACK):
            cut = "larger than its label"
        flags = label.alignment() | (Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine)
        plain = label.accessibleName() if label.textFormat() is Qt.TextFormat.RichText else label.text()
        ink = QFontMetrics(label.font()).boundingRect(room, int(flags), plain)
        at = QRectF(ink).translated(QPointF(label.mapTo(window, QPoint())))
        placed.append(Placed(plain, at, cut, label))
    return [text for text in placed if _seen(_middle(text), text.owner, window)]


def _on_items(window: QWidget, watch: Watch) -> list[Placed]:
    """Texts of the table's scene."""
    placed = []
    for canvas in window.findChildren(TableCanvas):
        if not canvas.isVisible():
            continue
        to_window = QPointF(canvas.viewport().mapTo(window, QPoint()))
        for item, texts in list(watch.on_items.values()):
            if not shiboken6.isValid(item) or item.scene() is not canvas.scene() or not _shown(item):
                continue
            cards = _cards_above(item, canvas)
            for written in texts:
                ink = item.mapRectToScene(written.ink)
                cut = written.cut or ("" if _within(written.ink, item.boundingRect()) else "beyond its item")
                if cut and cut == watch.elision(written.text) and watch.elided[written.text] in item.toolTip():
                    cut = ""
                if any(card.intersects(_shrunk(ink)) for card in cards):
                    cut = cut or "under cards"
                at = ink.translated(to_window)
                top = _at(at.center(), window)
                if isinstance(top, TableButton) and not isinstance(top.parentWidget(), TablePanel):
                    cut = UNDER_BUTTON
                placed.append(Placed(written.text, at, cut, canvas.viewport()))
    return [text for text in placed if text.cut == UNDER_BUTTON or _seen(_middle(text), text.owner, window)]


def _shown(item: QGraphicsItem) -> bool:
    return item.isVisible() and item.effectiveOpacity() > 0.05


def _cards_above(item: Painted, canvas: TableCanvas) -> list[QRectF]:
    cards = (each for each in canvas.scene().items() if isinstance(each, CardItem))
    return [card.card_rect for card in cards if _shown(card) and card.zValue() > item.zValue()]


# -- helpers ------------------------------------------------------------------------------------------------------


def _within(ink: QRectF, room: QRectF) -> bool:
    return room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(ink)


def _shrunk(ink: QRectF) -> QRectF:
    return ink.adjusted(SLACK, SLACK, -SLACK, -SLACK)


def _seen(point: QPointF, owner: QWidget | QGraphicsItem, window: QWidget) -> bool:
    """Whether a point of a widget can be seen, and is not under another one."""
    top = _at(point, window)
    return top is not None and (top is owner or (isinstance(owner, QWidget) and owner.isAncestorOf(top)))


def _at(point: QPointF, window: QWidget) -> QWidget | None:
    """The widget that can be seen at a point."""
    return window.childAt(point.toPoint()) or (window if window.rect().contains(point.toPoint()) else None)


def _told_by_mouse(widget: QWidget, at: QPointF, whole: str) -> bool:
    """Whether the mouse, over a widget at a point of the window, is told the whole of an elided text."""
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView):
        index = view.indexAt(view.viewport().mapFrom(view.window(), at.toPoint()))
        return whole in str(index.data(Qt.ItemDataRole.ToolTipRole))
    return whole in widget.toolTip()


def _shown_part(text: Placed, window: QWidget) -> QRectF:
    """What of a text an area that scrolls lets through."""
    part = text.ink
    owner = text.owner if isinstance(text.owner, QWidget) else None
    while owner is not None:
        if isinstance(owner, QAbstractScrollArea):
            view = owner.viewport()
            part = part.intersected(QRectF(QRect(view.mapTo(window, QPoint()), view.size())))
        owner = owner.parentWidget()
    return part


def _covered(text: Placed, window: QWidget) -> str:
    """What hides a corner of a text whose middle can be seen.

    A page that is scrolled may cut its texts, and a panel may lie over a part of the table as dialogs do over pages.
    """
    owner = text.owner
    if not isinstance(owner, QWidget) or _scrolled(owner):
        return ""
    box = _shrunk(text.ink)
    if not QRectF(window.rect()).contains(box):
        return "beyond the window"
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    hidden = next((corner for corner in corners if not _seen(corner, owner, window)), None)
    if hidden is None or _lies_over_table(_at(hidden, window)):
        return ""
    return f"covered in part by {type(_at(hidden, window)).__name__}"


def _over_table(text: Placed) -> bool:
    """Whether a text stands on a panel over the table, which may hide another that does not."""
    return isinstance(text.owner, QWidget) and _lies_over_table(text.owner)


def _lies_over_table(widget: QWidget | None) -> bool:
    """Whether it is one of the panels that come and go over the table, or a part of one."""
    while widget is not None and not isinstance(widget, TablePanel | PhrasesPopover | TalkDrawer | SeatBubble):
        widget = widget.parentWidget()
    return widget is not None


def _scrolled(widget: QWidget) -> bool:
    """Whether a widget is an area that scrolls, or lies in one."""
    parent: QWidget | None = widget
    while parent is not None:
        if isinstance(parent, QAbstractScrollArea) and not isinstance(parent, TableCanvas):
            return True
        parent = parent.parentWidget()
    return False
