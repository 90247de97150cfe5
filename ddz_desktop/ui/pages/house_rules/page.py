"""House rules as a page of the window: the list, the editor, what differs, and cards to try."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.controller.choices import Choices
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.ui import texts, theme
from ddz_desktop.ui.controls import Button, ButtonKind, EmptyState, PageHeader, ToastHost
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.replacing import replace_only
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.house_rules.draft import Draft
from ddz_desktop.ui.pages.house_rules.import_dialog import ImportDialog
from ddz_desktop.ui.pages.house_rules.questions import DeleteQuestion, KeepQuestion
from ddz_desktop.ui.pages.house_rules.share_dialog import ShareDialog
from ddz_desktop.ui.pages.house_rules.shelf import Shelf
from ddz_desktop.ui.pages.house_rules.workbench import Workbench
from ddz_desktop.ui.pages.refreshing import Refresher
from ddz_desktop.ui.table.card_art import CardArt, CardStyle

TWO_STEPS_BELOW = 1100
FIRST = next(iter(CATALOG))
"""The system that a first house rule is made from."""


class HouseRulesPage(QWidget):
    """Makes, changes, shares and forgets house rules.

    Signals:
        back: home again, or wherever the player came from.
        play(object): a game by this RuleSet is wanted; it has been saved.
    """

    back = Signal()
    play = Signal(object)

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = Shelf(choices, self)
        self._draft: Draft | None = None
        self._editing = False
        self._art = CardArt(theme.current(), CardStyle())
        self._after: Callable[[], None] | None = None
        self.header = PageHeader(" ")
        self.import_button = Button("", icon="import")
        self.new_button = Button("", ButtonKind.PRIMARY, icon="plus")
        self.bench = Workbench(self._art)
        self.list, self.editor = self.bench.list, self.bench.editor
        self.differences, self.trying = self.bench.differences, self.bench.trying
        self.share = ShareDialog(self, choices)
        self.importing = ImportDialog(self)
        self.deleting = DeleteQuestion(self)
        self.keeping = KeepQuestion(self)
        self.toasts = ToastHost(self)
        self._build()
        self._connect()
        self._retranslate()
        self._refresher = Refresher(self, self._retranslate)

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft | None:
        """What is being changed."""
        return self._draft

    @property
    def unsaved(self) -> bool:
        """Whether there are changes that would be lost; a fresh copy in which nothing was changed has none."""
        draft = self._draft
        return draft is not None and draft.changed and (draft.file is not None or bool(draft.options))

    def open_list(self) -> None:
        """Show what there is; the first of it is open."""
        self.shelf.load()
        if self._draft is None or not self.unsaved:  # as it is kept now
            self._draft = self.shelf.of_file(self._draft.file) if self._draft and self._draft.file else None
            self._draft = self._draft or self.shelf.first()
        self._editing = False
        self._show()
        self.list.focus_chosen()

    def open_rules(self, rules: RuleSet) -> None:
        """Change a ruleset: one that is kept, or else a copy of it, which is saved only when that is wanted."""
        self.shelf.load()
        self.leave(lambda: self._edit(self.shelf.of_rules(rules)))

    def leave(self, then: Callable[[], None]) -> None:
        """Go on with something else, once it is clear what becomes of unsaved changes."""
        if self._draft is None or not self.unsaved:
            then()
            return
        self._after = then
        self.keeping.ask(self._draft)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self._go_back()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.editor.save.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # -- changes --------------------------------------------------------------------------------------------------

    @Slot(str)
    def _rename(self, name: str) -> None:
        if self._draft is not None:
            self._take(replace(self._draft, name=name.strip()))

    @Slot(str, object)
    def _set_option(self, name: str, value: OptionValue) -> None:
        if self._draft is not None:
            self._take(self._draft.with_value(name, value))

    @Slot(str)
    def _undo(self, name: str) -> None:
        if self._draft is not None:
            self._take(self._draft.without(name))
            self.editor.setFocus()

    @Slot(str)
    def _open_saved(self, file: str) -> None:
        saved = self.shelf.of_file(file)
        if saved is not None and (self._draft is None or self._draft.file != file):
            self.leave(lambda: self._edit(saved))
        else:
            self._open_editor()
        self.list.show_draft(self._draft)

    @Slot(str)
    def _copy_system(self, system: str) -> None:
        self.leave(lambda: self._edit(Draft(system, self.shelf.new_name(system))))

    @Slot()
    def _new(self) -> None:
        self._copy_system(self._draft.system if self._draft is not None else FIRST)

    @Slot()
    def _duplicate(self) -> None:
        draft = self._draft
        if draft is not None:
            copy = replace(draft, name=self.tr("{name} copy").format(name=draft.name), file=None, saved=None)
            self.leave(lambda: self._edit(copy))

    @Slot()
    def _save(self) -> None:
        """Keep the draft; whatever waited for that goes on."""
        draft = self._draft
        if draft is None or draft.problem is not None:
            return
        if not draft.name:  # wanted by the question before leaving; the button is not to be pressed then
            self._after = None
            self._tell(self.editor.save.toolTip())
            self.editor.name.setFocus()
            return
        kept = self.shelf.save(draft)
        if kept is None:
            self._after = None
            return
        self._draft = kept
        self._show()
        self._go_on()

    @Slot()
    def _ask_delete(self) -> None:
        if self._draft is not None:
            self.deleting.ask(self._draft.name)

    @Slot()
    def _delete(self) -> None:
        draft, self._draft = self._draft, None
        if draft is not None:
            self.shelf.delete(draft)
        self.open_list()

    @Slot(object)
    def _import(self, rules: RuleSet) -> None:
        self.open_rules(rules)

    # -- leaving --------------------------------------------------------------------------------------------------

    @Slot()
    def _go_back(self) -> None:
        if self._two_steps() and self._editing:
            self._editing = False
            self._arrange()
            self.list.focus_chosen()
        else:
            self.leave(self._emit_back)

    @Slot()
    def _play(self) -> None:
        draft = self._draft
        if draft is None or draft.problem is not None:
            return
        if draft.changed:
            self._after = self._emit_play
            self._save()
        else:
            self._emit_play()

    @Slot()
    def _share(self) -> None:
        if self._draft is not None and self._draft.problem is None:
            self.share.share(self._draft.rules())

    @Slot()
    def _keep(self) -> None:
        """Save before going on, where that is possible."""
        if self._draft is not None and self._draft.problem is None:
            self._save()
        else:
            self._after = None

    @Slot()
    def _drop(self) -> None:
        draft = self._draft
        if draft is not None:
            self._draft = Draft.of(draft.saved, draft.file) if draft.saved is not None else None
        self._show()
        self._go_on()

    @Slot()
    def _stay(self) -> None:
        """It was not meant: nothing goes on."""
        self._after = None

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.toasts.show_toast(text)

    @Slot(str)
    def _show_option(self, name: str) -> None:
        self.editor.go_to(name)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        then, self._after = self._after, None
        if then is not None:
            then()

    def _emit_back(self) -> None:
        self.back.emit()

    def _emit_play(self) -> None:
        if self._draft is not None:
            self.play.emit(self._draft.rules())

    def _edit(self, draft: Draft) -> None:
        self._draft = draft
        self._show()
        self._open_editor()

    def _open_editor(self) -> None:
        self._editing = True
        self._arrange()
        self.editor.name.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._draft is not None and self._draft.file is None:
            self.editor.name.selectAll()

    def _take(self, draft: Draft) -> None:
        """Show the draft after a change."""
        self._draft = draft
        self.editor.show_draft(draft)
        self.list.show_draft(draft)
        self._show_side()

    def _show(self) -> None:
        self.list.show_rules(self.shelf.saved, self._draft, self.shelf.broken)
        if self._draft is not None:
            self.editor.show_draft(self._draft)
            self._show_side()
        self._arrange()

    def _show_side(self) -> None:
        draft = self._draft
        assert draft is not None
        self.differences.show_draft(draft)
        contradicts = draft.problem is not None
        self.trying.set_rules(
            draft.base if contradicts else draft.rules(),
            self.tr("These rules contradict themselves.") if contradicts else "",
        )

    def _retranslate(self) -> None:
        self._art.restyle(theme.current(), CardStyle(theme.manager().appearance.four_colour))
        self.header.title.setText(self.tr("House rules"))
        self.editor.retranslate()
        self.differences.retranslate()
        self.trying.retranslate()
        self._fill_empty()
        self._show()

    def _fill_empty(self) -> None:
        begin = Button(self.tr("Begin with {rules}").format(rules=texts.system_name(CATALOG[FIRST])), icon="plus")
        begin.clicked.connect(self._new)
        told = self.tr("Choose a system at the left; it stays as it is, the copy is yours.")
        replace_only(self.bench.empty.body, EmptyState("edit", self.tr("Play as you do at home"), told, begin))

    def _two_steps(self) -> bool:
        return self.width() < theme.scaled(TWO_STEPS_BELOW)

    def _arrange(self) -> None:
        words = {self.import_button: self.tr("Import"), self.new_button: self.tr("New house rule")}
        fit_header(self.header, self.width(), self.tr("Copy a system and change it"), words)
        self.bench.arrange(two_steps=self._two_steps(), editing=self._editing, some=self._draft is not None)

    def _build(self) -> None:
        self.header.add_action(self.import_button)
        self.header.add_action(self.new_button)
        frame_page(self, self.header, centred(self.bench))

    def _connect(self) -> None:
        self.header.back.connect(self._go_back)
        self.import_button.clicked.connect(self.importing.ask)
        self.new_button.clicked.connect(self._new)
        self.list.chosen.connect(self._open_saved)
        self.list.copy_wanted.connect(self._copy_system)
        self.editor.renamed.connect(self._rename)
        self.editor.chosen.connect(self._set_option)
        self.editor.undone.connect(self._undo)
        self.editor.save_wanted.connect(self._save)
        self.editor.copy_wanted.connect(self._duplicate)
        self.editor.delete_wanted.connect(self._ask_delete)
        self.differences.undone.connect(self._undo)
        self.differences.wanted.connect(self._show_option)
        self.trying.share_wanted.connect(self._share)
        self.trying.play_wanted.connect(self._play)
        for teller in (self.share, self.shelf):
            teller.told.connect(self._tell)
        self.importing.found.connect(self._import)
        self.deleting.agreed.connect(self._delete)
        self.keeping.agreed.connect(self._keep)
        self.keeping.declined.connect(self._drop)
        self.keeping.cancelled.connect(self._stay)
