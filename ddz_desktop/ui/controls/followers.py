"""Shadows under and focus rings around a widget, drawn by siblings that follow it.

Both lie outside the widget's own rectangle, so layouts keep the distances of the design and nothing is clipped.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSplitter, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls.painting import Elevation, paint_box, paint_shadow
from ddz_desktop.ui.controls.picture import Picture
from ddz_desktop.ui.controls.presses import presses

_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)
_GEOMETRY = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.ParentChange,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.ZOrderChange,
)


def by_keyboard(event: QFocusEvent) -> bool:
    """Whether the focus came by keyboard, so that it is to be seen; what a click on a control leads to did not."""
    moved = event.reason() is Qt.FocusReason.OtherFocusReason and presses().by_mouse
    return event.reason() in _KEYBOARD and not moved


class Follower(QWidget):
    """A sibling that covers its target plus a margin, takes no input and vanishes with it."""

    def __init__(self, target: QWidget, margin: int) -> None:
        super().__init__(target.parentWidget())
        self._target = target
        self._margin = margin
        self._wanted = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        target.installEventFilter(self)
        target.destroyed.connect(self.deleteLater)
        self._follow()

    @property
    def target_rect(self) -> QRectF:
        """Where the target lies, in this widget's coordinates."""
        return QRectF(self.rect().adjusted(self._margin, self._margin, -self._margin, -self._margin))

    def set_wanted(self, wanted: bool) -> None:
        """Show or hide, as far as the target itself is shown."""
        self._wanted = wanted
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # When Python ends, Qt still asks widgets whose attributes are gone already.
        if event.type() in _GEOMETRY and watched is getattr(self, "_target", None):
            self._follow()
        return False

    def _restack(self) -> None:
        self.raise_()

    def _follow(self) -> None:
        parent = self._target.parentWidget()
        if self.parentWidget() is not parent:
            self.setParent(parent)
        if parent is None or isinstance(parent, QSplitter) or not self._wanted or self._target.isHidden():
            self.hide()
            return
        margin = self._margin
        self.setGeometry(self._target.geometry().adjusted(-margin, -margin, margin, margin))
        self._restack()
        self.show()


class Underlay(Follower):
    """The shadow of a raised widget; high contrast has none."""

    def __init__(self, target: QWidget, elevation: Elevation, radius: float) -> None:
        self._elevation = elevation
        self._radius = radius
        self._picture = Picture()
        super().__init__(target, elevation.value.blur + elevation.value.drop)

    def set_radius(self, radius: float) -> None:
        if radius != self._radius:
            self._radius = radius
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        if not tokens.high_contrast:
            self._picture.paint(self, (self._radius, tokens), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_shadow(painter, self.target_rect, self._radius, self._elevation, theme.current().shadow)

    def _restack(self) -> None:
        self.stackUnder(self._target)


class FocusRing(Follower):
    """A ring of 3 px, 3 px off the widget; 4 px in high contrast."""

    GAP = 3

    def __init__(self, target: QWidget, radius: float, *, on_table: bool = False) -> None:
        self._radius = radius
        self._reach: float | None = None
        self._on_table = on_table
        super().__init__(target, self.GAP + 4)

    def set_radius(self, radius: float) -> None:
        self._radius = radius

    def set_reach(self, reach: float) -> None:
        """How far from its widget the ring ends, where there is not room for the usual gap."""
        self._reach = reach

    def show_for(self, event: QFocusEvent) -> None:
        """Appear if the focus came by keyboard."""
        self.set_wanted(by_keyboard(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        color: QColor = tokens.gold if self._on_table else tokens.primary
        reach = self.GAP + tokens.ring if self._reach is None else self._reach
        outer = self.target_rect.adjusted(-reach, -reach, reach, reach)
        paint_box(QPainter(self), outer, self._radius + reach, None, color, tokens.ring)
