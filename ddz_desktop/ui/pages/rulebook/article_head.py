"""The head of a page: its title, and whose rules it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal, Slot
from PySide6.QtWidgets import QWidget

from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts
from ddz_desktop.ui.controls import Button, ButtonKind, Dropdown, Label, SegmentedControl
from ddz_desktop.ui.controls.placed import Placed, height_for
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.rulebook.articles import Article

GAP = 12


class ArticleHead(Placed):
    """Title and subtitle at the left, choices at the right or beneath.

    Signals:
        rules_chosen(object): speak of this RuleSet.
        everywhere_chosen(bool): show the kinds of all systems, or only those of the rules.
        contents_wanted: back to the contents, in a narrow window.
    """

    rules_chosen = Signal(object)
    everywhere_chosen = Signal(bool)
    contents_wanted = Signal()

    def __init__(self) -> None:
        self.contents_button = Button("", ButtonKind.TONAL, icon="book", height=40)
        self.title = Label("", Role.TITLE, wrap=True)
        self.subtitle = Label("", Role.BODY, "ink2", wrap=True)
        self.rules_box = Dropdown()
        self.scope = SegmentedControl([(False, ""), (True, "")], False)
        super().__init__((self.contents_button, self.title, self.subtitle, self.rules_box, self.scope))
        self._choices: tuple[RuleSet, ...] = ()
        self._narrow = False
        self._controls = (False, False)
        self.contents_button.clicked.connect(self.contents_wanted)
        self.rules_box.activated.connect(self._choose_rules)
        self.scope.changed.connect(self._choose_scope)

    def set_choices(self, choices: Sequence[RuleSet], current: RuleSet) -> None:
        """The rules that a general page can speak of; others that are current are among them."""
        self._choices = tuple(choices) if current in choices else (current, *choices)

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is a way back to the contents."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.updateGeometry()
            self._place()

    def show_article(self, page: Article, rules: RuleSet, *, everywhere: bool) -> None:
        """Name a page."""
        self.title.setText(page.title)
        self.subtitle.setText(page.subtitle)
        self._controls = (page.by_rules and len(self._choices) > 0, page.everywhere)
        self.contents_button.setText(self.tr("Contents"))
        self.rules_box.setAccessibleName(self.tr("Rules that this page speaks of"))
        self.rules_box.clear()
        self.rules_box.addItems([texts.system_name(each) for each in self._choices])
        if rules in self._choices:
            self.rules_box.setCurrentIndex(self._choices.index(rules))
        self.scope.setAccessibleName(self.tr("Which kinds are shown"))
        total = self.tr("All {count}").format(count=len(KINDS))
        self.scope.set_choices([(False, self.tr("These rules")), (True, total)], everywhere)
        self.updateGeometry()
        self._place()

    def boxes(self, width: int) -> list[QRect]:
        top = 0
        back = QRect()
        if self._narrow:
            back = QRect(0, 0, self.contents_button.sizeHint().width(), self.contents_button.sizeHint().height())
            top = back.height() + GAP
        choices = self._shown_choices()
        wide = sum(size.width() for _, size in choices) + GAP * max(0, len(choices) - 1)
        beside = width - wide - 24 if choices else width
        title_width = self.title.sizeHint().width() if not self.title.wordWrap() else _natural(self.title)
        if choices and beside < min(title_width, 320):
            beside = width
        title = QRect(0, top, beside, height_for(self.title, beside))
        bottom = title.bottom() + 1
        subtitle = QRect()
        if self.subtitle.text():
            room = beside if _natural(self.subtitle) <= beside else width
            if room > beside:  # under title and choices
                bottom = max(bottom, top + max(size.height() for _, size in choices))
            subtitle = QRect(0, bottom + 2, room, height_for(self.subtitle, room))
            bottom = subtitle.bottom() + 1
        placed = {0: back, 1: title, 2: subtitle}
        x, y = (width - wide, top) if beside < width else (0, bottom + GAP)
        for number, size in choices:
            placed[number] = QRect(x, y, size.width(), size.height())
            x += size.width() + GAP
        return [placed.get(number, QRect(0, 0, 0, 0)) for number in range(5)]

    def _shown_choices(self) -> list[tuple[int, QSize]]:
        shown: list[tuple[int, QWidget]] = [(3, self.rules_box), (4, self.scope)]
        pairs = zip(shown, self._controls, strict=True)
        return [(number, widget.sizeHint()) for (number, widget), wanted in pairs if wanted]

    def _place(self) -> None:
        self.contents_button.setVisible(self._narrow)
        self.subtitle.setVisible(bool(self.subtitle.text()))
        for widget, wanted in zip((self.rules_box, self.scope), self._controls, strict=True):
            widget.setVisible(wanted)
        super()._place()

    @Slot(int)
    def _choose_rules(self, index: int) -> None:
        self.rules_chosen.emit(self._choices[index])

    @Slot(object)
    def _choose_scope(self, everywhere: bool) -> None:
        self.everywhere_chosen.emit(everywhere)


def _natural(label: Label) -> int:
    """The width of a label's text in one line."""
    return label.fontMetrics().horizontalAdvance(label.text())
