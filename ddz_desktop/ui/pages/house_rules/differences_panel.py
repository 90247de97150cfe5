"""The upper right: what differs from the system, and whether it can be played."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.ui import texts, texts_rules_options
from ddz_desktop.ui.controls import ButtonKind, Label, Notice, NoticeKind, Panel, icon_button
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.draft import Draft
from ddz_desktop.ui.pages.house_rules.growing import GrowingArea
from ddz_desktop.ui.pages.rulebook.block_views import Box


class DifferencesPanel(Panel):
    """Lists the changes of a draft.

    Signals:
        undone(str): an option as the system has it is wanted.
        wanted(str): show the row of this option.
    """

    undone = Signal(str)
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.heading = Label("", Role.SECTION, wrap=True)
        self._count = Label("", Role.CAPTION_STRONG, "gold_text")
        self.area = GrowingArea(130)
        self.notice: Notice | None = None
        self._shown: Draft | None = None
        self.lines: dict[str, DifferenceLine] = {}
        self.body.setContentsMargins(16, 16, 8, 12)
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 12, 0)
        head.addWidget(self.heading, 1)
        head.addWidget(self._count)
        self.body.addLayout(head)
        self.body.addWidget(self.area, 1)

    def show_draft(self, draft: Draft) -> None:
        """Show what differs, and what is wrong with it."""
        if self._shown is not None and (self._shown.system, self._shown.options) == (draft.system, draft.options):
            return  # another name only
        self._shown = draft
        told = self.tr("Different from {rules}").format(rules=texts.system_name(draft.base))
        self.heading.setText(told)
        self._count.setText(texts_rules_options.differences_text(len(draft.options)))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(10)
        self.lines = {name: DifferenceLine(draft, name) for name in draft.options}
        for line in self.lines.values():
            line.undone.connect(self.undone)
            column.addWidget(line)
        if not self.lines:
            column.addWidget(_note(self.tr("Nothing yet. Change something in the middle.")))
        self.notice = self._make_notice(draft)
        column.insertWidget(0 if draft.problem is not None else column.count(), self.notice)
        column.addWidget(_note(self.tr("Changes are written into the record of each hand.")))
        column.addStretch(1)
        self.area.show_content(inner)

    def retranslate(self) -> None:
        """Show the same in the present language and theme."""
        draft, self._shown = self._shown, None
        if draft is not None:
            self.show_draft(draft)

    def _make_notice(self, draft: Draft) -> Notice:
        problem = draft.problem
        if problem is None:
            return Notice(NoticeKind.OK, self.tr("No contradiction"), self.tr("These rules can be played."))
        if len(problem.options) != 2:
            return Notice(NoticeKind.ERROR, self.tr("This cannot be played"), str(problem))
        first, second = problem.options
        self._target = first if first in draft.options else second
        title = texts_rules_options.clash_title(first, second)
        text = texts_rules_options.clash_text(first, second)
        notice = Notice(NoticeKind.ERROR, title, text, self.tr("Show where"))
        notice.acted.connect(self._show_target)
        return notice

    @Slot()
    def _show_target(self) -> None:
        self.wanted.emit(self._target)


class DifferenceLine(Box):
    """One change: from what to what, and a way back.

    Signals:
        undone(str): the way back was taken.
    """

    undone = Signal(str)

    def __init__(self, draft: Draft, name: str) -> None:
        super().__init__()
        self._name = name
        title = texts_rules_options.option_title(name)
        self.undo = icon_button("undo", self.tr("Undo: {title}").format(title=title), ButtonKind.LINK, size=40)
        self.undo.clicked.connect(self._undo)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(Label(title, Role.STRONG, wrap=True))
        before = texts_rules_options.value_text(name, draft.known()[name].default)
        after = texts_rules_options.value_text(name, draft.options[name])
        values = QHBoxLayout()
        values.setSpacing(8)
        values.addWidget(Label(before, Role.LABEL, "ink2"))
        values.addWidget(Label("→", Role.LABEL, "ink2"))
        values.addWidget(Label(after, Role.STRONG, "gold_text"))
        values.addStretch(1)
        names.addLayout(values)
        row = QHBoxLayout()
        row.addLayout(names, 1)
        row.addWidget(self.undo)
        self.body.setContentsMargins(16, 10, 8, 10)
        self.body.addLayout(row)

    @Slot()
    def _undo(self) -> None:
        self.undone.emit(self._name)


def _note(text: str) -> Label:
    label = Label(text, Role.LABEL, "ink2", wrap=True)
    label.setContentsMargins(8, 0, 8, 0)
    return label
