"""Surfaces: panels, inset boxes, tiles that can be clicked, and the bars at the top and bottom of a page."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.buttons import icon_button
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.labels import ElidedLabel, Label
from ddz_desktop.ui.controls.painting import Elevation, paint_box
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.fonts import Role

PAGE_MARGIN = 24
PANEL_GAP = 16
PAGE_WIDTH = 1400


class PanelKind(StrEnum):
    """SURFACE stands on the page, DIALOG above everything, INSET is a tinted box for help and tips."""

    SURFACE = "surface"
    DIALOG = "dialog"
    INSET = "inset"
    SOFT = "soft"
    SOFT_GOLD = "soft-gold"
    SOFT_ACCENT = "soft-accent"


class Panel(QFrame):
    """A rounded surface with a vertical layout in `body`, under an optional serif title."""

    def __init__(
        self, title: str = "", kind: PanelKind = PanelKind.SURFACE, *, radius: float = 20, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._radius = radius
        self._underlay: Underlay | None = None
        if kind in (PanelKind.SURFACE, PanelKind.DIALOG):
            self._underlay = Underlay(self, Elevation.DIALOG if kind is PanelKind.DIALOG else Elevation.LOW, radius)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(24, 20, 24, 20)
        self.body.setSpacing(12)
        self.title: Label | None = None
        if title:
            self.title = Label(title, Role.PANEL_TITLE)
            self.body.addWidget(self.title)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        fills: dict[PanelKind, QColor] = {
            PanelKind.SURFACE: tokens.surface,
            PanelKind.DIALOG: tokens.surface,
            PanelKind.INSET: tokens.surface2,
            PanelKind.SOFT: tokens.soft,
            PanelKind.SOFT_GOLD: tokens.soft_gold,
            PanelKind.SOFT_ACCENT: tokens.soft_accent,
        }
        outlined = self._kind in (PanelKind.SURFACE, PanelKind.DIALOG) or tokens.high_contrast
        width = max(1.2, tokens.border - 0.2)
        paint_box(
            QPainter(self),
            QRectF(self.rect()),
            self._radius,
            fills[self._kind],
            tokens.line if outlined else None,
            width,
        )


class Tile(Control):
    """A clickable card: lay out any labels in it. Checkable where one of several is picked.

    Set `setAccessibleName`, since the tile itself shows no text.
    """

    def __init__(self, *, filled: bool = False, radius: float = 16, parent: QWidget | None = None) -> None:
        super().__init__("", radius, parent)
        self._filled = filled
        self._radius = radius
        self._underlay = Underlay(self, Elevation.LOW, radius)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else QSize(120, 72)

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout is not None else QSize(48, 48)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on = self.isChecked()
        fill = tokens.primary if self._filled else tokens.surface
        border: QColor | None = None if self._filled else tokens.line
        width = max(1.2, tokens.border)
        if on:
            fill, border, width = tokens.soft, tokens.primary, 3.0
        if not self.isEnabled():
            fill = tokens.bg
        paint_box(painter, rect, self._radius, fill, border, width)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            ink = tokens.on_primary if self._filled else tokens.ink
            paint_box(painter, rect, self._radius, with_alpha(ink, 0.12 if self.isDown() else 0.05))


class _Bar(QWidget):
    """A full-width strip of surface with a line towards the page."""

    LINE_AT_TOP = False

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.surface)
        painter.setPen(QPen(tokens.line, max(1.2, tokens.border)))
        y = 0.5 if self.LINE_AT_TOP else self.height() - 0.5
        painter.drawLine(QLineF(0, y, self.width(), y))


class PageHeader(_Bar):
    """The bar on top of every page but home: back, serif title, a line beside it, at most two actions.

    Signals:
        back: the back button was pressed.
    """

    back = Signal()

    def __init__(self, title: str, subtitle: str = "", *, back_label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(PAGE_MARGIN, 14, PAGE_MARGIN, 14)
        layout.setSpacing(12)
        self.back_button = icon_button("back", back_label or self.tr("Back"), ButtonKind.QUIET)
        self.back_button.clicked.connect(self.back)
        self.title = Label(title, Role.TITLE)
        self.subtitle = ElidedLabel(subtitle, Role.BODY, "ink2")
        layout.addWidget(self.back_button)
        layout.addSpacing(8)
        layout.addWidget(self.title)
        layout.addSpacing(6)
        layout.addWidget(self.subtitle, 1)
        self._layout = layout

    def add_action(self, widget: QWidget) -> None:
        """Put a control at the right end."""
        self._layout.addWidget(widget)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(76, super().sizeHint().height()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.back_button.set_hint(self.tr("Back"))
            self.back_button.setAccessibleName(self.tr("Back"))


class PageFooter(_Bar):
    """The bar at the bottom of a page: what goes back at the left, what goes on at the right."""

    LINE_AT_TOP = True

    def __init__(
        self, left: Iterable[QWidget] = (), right: Iterable[QWidget] = (), *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(PAGE_MARGIN, 16, PAGE_MARGIN, 16)
        layout.setSpacing(PANEL_GAP)
        for widget in left:
            layout.addWidget(widget)
        layout.addStretch(1)
        for widget in right:
            layout.addWidget(widget)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(88, super().sizeHint().height()))


class Divider(QWidget):
    """A thin line between parts of a panel."""

    def __init__(self, orientation: Qt.Orientation = Qt.Orientation.Horizontal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if orientation is Qt.Orientation.Horizontal:
            self.setFixedHeight(1)
        else:
            self.setFixedWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.current().line)
