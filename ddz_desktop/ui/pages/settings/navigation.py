"""The list of sections: beside the section, or where there is no room a list that opens above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Control, Dropdown, Panel
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.pages.settings.items import SECTION_TITLES, SectionId, translated

HEIGHT, ICON = 52, 26


class SectionButton(Control):
    """A section to be opened; the open one is filled. Arrows move between them."""

    def __init__(self, section: SectionId) -> None:
        super().__init__("", 12)
        self.section = section
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        font = fonts.sans(theme.scaled(17), bold=True)
        width = QFontMetricsF(font).horizontalAdvance(self.text()) + ICON + 52
        return QSize(round(width), round(max(HEIGHT, font.pixelSize() * 2.4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        ink = tokens.on_primary if self.isChecked() else tokens.ink
        if self.isChecked():
            paint_box(painter, rect, 12, tokens.primary)
        elif self.underMouse():
            paint_box(painter, rect, 12, with_alpha(tokens.ink, 0.06))
        top = rect.center().y() - ICON / 2
        painter.drawPixmap(QPointF(16, top), icons.pixmap(self.section.value, ink, ICON, self.devicePixelRatioF()))
        painter.setFont(fonts.sans(theme.scaled(17), bold=True))
        painter.setPen(ink)
        painter.drawText(rect.adjusted(ICON + 28, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, self.text())


class Navigation(Panel):
    """All sections beneath each other.

    Signals:
        chosen(object): a SectionId was chosen.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 14, 12, 14)
        self.body.setSpacing(6)
        self._group = QButtonGroup(self)
        self.buttons = {section: SectionButton(section) for section in SectionId}
        for button in self.buttons.values():
            self._group.addButton(button)
            self.body.addWidget(button)
        self.body.addStretch(1)
        self._group.buttonToggled.connect(self._tell)

    def retranslate(self) -> None:
        """The language changed."""
        for section, button in self.buttons.items():
            button.setText(translated(SECTION_TITLES[section]))
            button.restyle()

    def mark(self, section: SectionId) -> None:
        """Show which section is open, without telling."""
        with QSignalBlocker(self._group):
            self.buttons[section].setChecked(True)

    @Slot()
    def _tell(self) -> None:
        button = self._group.checkedButton()
        if isinstance(button, SectionButton):
            self.chosen.emit(button.section)


class SectionList(QWidget):
    """All sections in a list that opens.

    Signals:
        chosen(object): a SectionId was chosen.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.drop = Dropdown()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.drop)
        self.drop.currentIndexChanged.connect(self._tell)

    def retranslate(self, label: str, section: SectionId) -> None:
        """The language changed."""
        with QSignalBlocker(self.drop):
            self.drop.clear()
            self.drop.addItems([translated(SECTION_TITLES[each]) for each in SectionId])
        self.drop.setAccessibleName(label)
        self.mark(section)

    def mark(self, section: SectionId) -> None:
        """Show which section is open, without telling."""
        with QSignalBlocker(self.drop):
            self.drop.setCurrentIndex(list(SectionId).index(section))

    @Slot(int)
    def _tell(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(list(SectionId)[row])
