"""The editor as it is used: made, changed, saved, renamed, deleted, shared, imported, played; nothing lost unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.choices import Choices
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.codes import rules_code
from ddz_desktop.rules.notation import parse_ruleset
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.controls import SegmentedControl, Toggle
from ddz_desktop.ui.pages.house_rules.codes import MOST_PASTED
from ddz_desktop.ui.pages.house_rules.page import HouseRulesPage
from ddz_desktop.ui.pages.house_rules.stepper import Stepper
from ddz_desktop.ui.pages.house_rules.tabs import Tab
from tests.ui.looking import clipped, unnamed

ENTER, ESC, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab
GRANNYS = replace(ruleset("yixing-classic", {"bomb_cap": 4, "small_bomb": True}), name="Grandma's")
QUICK = replace(ruleset("yixing-laizi", {"spring": 3}), name="Quick")
WIDE, SMALL = (1280, 800), (960, 600)


@pytest.fixture
def choices(tmp_path: Path, qtbot) -> Choices:
    return Choices(Places.under(tmp_path))


@pytest.fixture
def page(qtbot, themed, choices: Choices):
    """Opens the page with these house rules kept."""

    def show(*kept: RuleSet, size=WIDE) -> HouseRulesPage:
        for rules in kept:
            choices.save_rules(rules)
        made = HouseRulesPage(choices)
        qtbot.addWidget(made)
        made.resize(*size)
        made.show()
        made.activateWindow()
        made.open_list()
        QApplication.processEvents()
        return made

    return show


def press(qtbot, key: Qt.Key) -> None:
    """A key where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), key)


def change(shown: HouseRulesPage, name: str, index: int = 0) -> None:
    """Use the control of an option: a switch, or the choice with this number."""
    shown.editor.go_to(name)
    control = shown.editor.rows[name].control
    if isinstance(control, Toggle):
        control.click()
    elif isinstance(control, SegmentedControl):
        control._group.button(index).click()
    else:
        assert isinstance(control, Stepper)
        control._more.click()


def kept(choices: Choices) -> list[tuple[str, dict]]:
    return [(rule.name, dict(rule.rules.changes)) for rule in choices.house_rules()]


# -- making and changing --------------------------------------------------------------------------------------------


def test_without_any_the_page_says_how_to_begin(page) -> None:
    shown = page()
    assert shown.bench.empty.isVisible()
    assert not shown.editor.isVisible()
    assert set(shown.list.systems) == set(CATALOG)


def test_a_system_is_copied_changed_and_saved(page, choices: Choices) -> None:
    shown = page()
    shown.list.systems["traditional"].click()
    assert shown.editor.name.text() == "My Traditional"
    assert kept(choices) == []
    change(shown, "small_bomb")
    change(shown, "base")
    change(shown, "spring", 0)
    shown.editor.save.click()
    assert kept(choices) == [("My Traditional", {"base": 2, "small_bomb": False, "spring": 1})]
    assert not shown.editor.save.available
    assert CATALOG["traditional"].small_bomb, "the system stays as it is"


def test_every_kind_of_control_changes_the_draft(page) -> None:
    shown = page()
    shown.list.systems["yixing-classic"].click()
    change(shown, "kinds.trio_solo")
    change(shown, "bomb_cap", 0)
    change(shown, "min_solo_chain")
    assert shown.draft.options == {"kinds.trio_solo": False, "bomb_cap": 3, "min_solo_chain": 6}
    assert set(shown.differences.lines) == set(shown.draft.options)


def test_changes_are_marked_and_undone_in_both_places(page) -> None:
    shown = page(GRANNYS)
    shown.editor.go_to("bomb_cap")
    assert shown.editor.rows["bomb_cap"].undo.isVisible()
    shown.editor.rows["bomb_cap"].undo.click()
    assert set(shown.draft.options) == {"small_bomb"}
    shown.differences.lines["small_bomb"].undo.click()
    assert shown.draft.options == {}
    assert not shown.editor.rows["small_bomb"].undo.isVisible()


def test_a_number_can_be_typed(page, qtbot) -> None:
    shown = page(GRANNYS)
    shown.editor.go_to("base")
    field = shown.editor.rows["base"].control.field
    field.selectAll()
    qtbot.keyClicks(field, "25")
    press(qtbot, ENTER)
    assert shown.draft.options["base"] == 25
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert shown.draft.options["base"] == 26


def test_the_name_is_changed_and_its_file_with_it(page, choices: Choices, qtbot) -> None:
    shown = page(GRANNYS)
    shown.editor.name.selectAll()
    qtbot.keyClicks(shown.editor.name, "Sunday")
    qtbot.keyClick(shown.editor.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert [(rule.name, rule.file) for rule in choices.house_rules()] == [("Sunday", "Sunday.ddzrules")]


def test_a_name_that_is_taken_gets_a_number(page, choices: Choices) -> None:
    shown = page(GRANNYS)
    shown.editor.copy.click()
    shown.editor.name.setText(GRANNYS.name)
    shown.editor.name.textEdited.emit(GRANNYS.name)
    shown.editor.save.click()
    assert [rule.name for rule in choices.house_rules()] == [GRANNYS.name, f"{GRANNYS.name} 2"]
    assert shown.editor.name.text() == f"{GRANNYS.name} 2"


def test_without_a_name_it_is_not_saved(page) -> None:
    shown = page(GRANNYS)
    shown.editor.name.setText(" ")
    shown.editor.name.textEdited.emit(" ")
    assert not shown.editor.save.available
    assert "name" in shown.editor.save.toolTip()


def test_leaving_without_a_name_stays_and_says_what_is_missing(page, choices: Choices, qtbot) -> None:
    shown = page(GRANNYS)
    shown.editor.name.setText("")
    shown.editor.name.textEdited.emit("")
    with qtbot.assertNotEmitted(shown.back):
        press(qtbot, ESC)
        shown.keeping.yes.click()
    (toast,) = shown.toasts._toasts
    assert toast.findChildren(object)[1].text() == "Give it a name first."
    assert [rule.name for rule in choices.house_rules()] == ["Grandma's"]


@pytest.mark.parametrize(("answer", "left"), [("yes", ["Quick"]), ("no", ["Grandma's", "Quick"])])
def test_it_is_deleted_after_a_question(page, choices: Choices, answer: str, left: list[str]) -> None:
    shown = page(GRANNYS, QUICK)
    shown.editor.delete.click()
    assert "Grandma's" in shown.deleting.title.text()
    getattr(shown.deleting, answer).click()
    assert [rule.name for rule in choices.house_rules()] == left
    assert shown.editor.name.text() == left[0]


# -- mixes that cannot be -------------------------------------------------------------------------------------------


def test_a_contradiction_is_told_and_blocks_what_it_must(page, choices: Choices) -> None:
    shown = page(GRANNYS)
    change(shown, "kinds.bomb")
    assert "Small bomb" in shown.differences.notice.findChild(type(shown.differences.heading)).text()
    for button in (shown.editor.save, shown.trying.play, shown.trying.share):
        assert not button.available
        assert "contradict" in button.toolTip()
    shown.editor.open_tab(Tab.SCORING)
    shown.differences.notice.acted.emit()
    row = shown.editor.rows["small_bomb"]
    assert row.control.hasFocus()
    row.control.click()
    assert shown.editor.save.available
    assert [rule.rules for rule in choices.house_rules()] == [GRANNYS]


def test_what_cannot_be_changed_alone_says_why(page) -> None:
    shown = page(GRANNYS)
    shown.editor.go_to("kinds.quad")
    told = [label.text() for label in shown.editor.foot.findChildren(type(shown.differences.heading))]
    assert any("do not go together" in text for text in told)


# -- trying ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "table", "told"),
    [
        ("222B", "", "Small bomb"),
        ("222b", "", "Small bomb"),
        ("34567", "", "Straight 3–7"),
        ("56789", "34567", "It beats Straight 3–7."),
        ("222B", "3333", "Only a higher bomb"),
        ("3334", "555", "It would be"),
        ("3457", "", "no play"),
        ("99999", "", "deck"),
        ("35=", "", "Type ranks"),
        ("BR", "", "Nothing beats it."),
    ],
)
def test_cards_are_tried_by_the_rules_as_they_are(page, qtbot, cards: str, table: str, told: str) -> None:
    shown = page(GRANNYS)
    qtbot.keyClicks(shown.trying.field, cards)
    qtbot.keyClicks(shown.trying.table, table)
    texts = [label.text() for label in shown.trying.area.findChildren(type(shown.trying.heading)) if label.text()]
    assert any(told.lower() in text.lower() for text in texts), texts


def test_a_switch_changes_what_is_tried(page, qtbot) -> None:
    shown = page(GRANNYS)
    qtbot.keyClicks(shown.trying.field, "222B")
    change(shown, "small_bomb")
    texts = [label.text() for label in shown.trying.area.findChildren(type(shown.trying.heading))]
    assert texts == ["Trio with single 2"]


def test_wild_ranks_can_be_chosen(page, qtbot) -> None:
    shown = page(QUICK)
    first, second = shown.trying.wilds
    assert first.isVisible()
    assert not second.isVisible()
    qtbot.keyClicks(shown.trying.field, "888T")
    first.setCurrentIndex(first.findData(7))
    first.activated.emit(first.currentIndex())
    texts = [label.text() for label in shown.trying.area.findChildren(type(shown.trying.heading))]
    assert any("Soft bomb" in text for text in texts)


# -- sharing and importing ------------------------------------------------------------------------------------------


def test_text_and_code_go_to_the_clipboard(page) -> None:
    shown = page(GRANNYS)
    shown.trying.share.click()
    assert rules_code(GRANNYS) in shown.share.text.toPlainText()
    shown.share.text_button.click()
    assert QGuiApplication.clipboard().text().endswith(rules_code(GRANNYS))
    shown.trying.share.click()
    shown.share.code_button.click()
    assert QGuiApplication.clipboard().text() == rules_code(GRANNYS)


def test_a_file_is_written_whole(page, tmp_path: Path, monkeypatch) -> None:
    shown = page(replace(GRANNYS, name="a/b: c"))
    offered = []
    monkeypatch.setattr(
        "ddz_desktop.ui.pages.house_rules.share_dialog.QFileDialog.getSaveFileName",
        lambda *arguments: (offered.append(arguments[2]), (str(tmp_path / "out"), ""))[1],
    )
    shown.trying.share.click()
    shown.share.file_button.click()
    assert offered == ["a_b_ c.ddzrules"]
    assert parse_ruleset((tmp_path / "out.ddzrules").read_bytes()) == replace(GRANNYS, name="a/b: c")
    assert not shown.share.isVisible()


def test_a_file_that_cannot_be_written_is_told(page, tmp_path: Path, qtbot, caplog) -> None:
    shown = page(GRANNYS)
    shown.trying.share.click()
    (tmp_path / "file").write_text("")
    with qtbot.waitSignal(shown.share.told) as told:
        shown.share.write(tmp_path / "file" / "out.ddzrules")
    assert "could not be written" in told.args[0]
    assert shown.share.isVisible()


def test_what_is_pasted_is_judged_at_once_and_taken_over(page, choices: Choices) -> None:
    shown = page()
    QGuiApplication.clipboard().setText("something else")
    shown.import_button.click()
    assert not shown.importing.take.available
    shown.importing.text.setPlainText(rules_code(GRANNYS)[:-2])
    assert not shown.importing.take.available
    shown.importing.text.setPlainText(f"From Lin:\n{rules_code(GRANNYS)}")
    assert shown.importing.take.available
    shown.importing.take.click()
    assert shown.editor.name.text() == "Grandma's"
    assert kept(choices) == [], "saved only when that is wanted"
    shown.editor.save.click()
    assert [rule.rules for rule in choices.house_rules()] == [GRANNYS]


def test_the_clipboard_is_offered_when_it_holds_rules(page) -> None:
    shown = page()
    QGuiApplication.clipboard().setText(rules_code(QUICK))
    shown.import_button.click()
    assert shown.importing.rules == QUICK
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize(
    ("content", "fits"),
    [
        (b"ddzrules 1\nrules five\noption spring 3\n", True),
        ("ddzrules 1\nrules five\noption spring 3\n".encode("utf-16"), False),
        (b"\xff\xfe\x00 picture", False),
        (b"", False),
        (b"x" * 300_000, False),
    ],
    ids=["rules", "utf-16", "binary", "empty", "huge"],
)
def test_a_file_is_read_or_refused(page, tmp_path: Path, content: bytes, fits: bool) -> None:
    shown = page()
    shown.importing.ask()
    (tmp_path / "in.ddzrules").write_bytes(content)
    shown.importing.read_file(tmp_path / "in.ddzrules")
    assert shown.importing.take.available is fits
    assert (shown.importing.rules is not None) is fits


def test_no_more_is_pasted_than_could_be_house_rules(page) -> None:
    shown = page()
    shown.importing.ask()
    QGuiApplication.clipboard().setText("line\n" * 100_000)
    shown.importing.text.paste()
    assert len(shown.importing.text.toPlainText()) == MOST_PASTED + 1
    assert not shown.importing.take.available
    QGuiApplication.clipboard().clear()


def test_a_missing_file_is_told(page, tmp_path: Path) -> None:
    shown = page()
    shown.importing.ask()
    shown.importing.read_file(tmp_path / "nothing.ddzrules")
    assert not shown.importing.take.available


def test_a_broken_file_in_the_folder_is_named(page, choices: Choices, tmp_path: Path) -> None:
    folder = Places.under(tmp_path).house_rules
    folder.mkdir(parents=True)
    (folder / "old.ddzrules").write_text("ddzrules 9\n")
    shown = page(GRANNYS)
    texts = [label.text() for label in shown.list.findChildren(type(shown.differences.heading))]
    assert any("old.ddzrules" in text for text in texts)


# -- playing and leaving --------------------------------------------------------------------------------------------


def test_playing_saves_first(page, choices: Choices, qtbot) -> None:
    shown = page()
    shown.list.systems["five"].click()
    change(shown, "base")
    with qtbot.waitSignal(shown.play) as wanted:
        shown.trying.play.click()
    assert wanted.args[0] == choices.house_rules()[0].rules
    assert wanted.args[0].base == 2


def test_what_is_unchanged_is_left_without_a_question(page, qtbot) -> None:
    shown = page(GRANNYS)
    with qtbot.waitSignal(shown.back):
        press(qtbot, ESC)


@pytest.mark.parametrize(
    ("answer", "goes", "base"), [("save", True, 2), ("drop", True, None), ("stay", False, None)], ids=str
)
def test_unsaved_changes_are_asked_about(page, choices: Choices, qtbot, answer: str, goes: bool, base) -> None:
    shown = page(GRANNYS)
    change(shown, "base")
    heard = []
    shown.back.connect(lambda: heard.append(True))
    press(qtbot, ESC)
    assert shown.keeping.isVisible()
    if answer == "stay":
        press(qtbot, ESC)
        assert shown.unsaved
    else:
        (shown.keeping.yes if answer == "save" else shown.keeping.no).click()
    assert heard == [True] * goes
    assert choices.house_rules()[0].rules.changes.get("base") == base
    shown.editor.save.click()
    assert heard == [True] * goes, "an answer that was taken back has no effect later"


def test_another_one_is_opened_only_after_the_question(page, choices: Choices) -> None:
    shown = page(GRANNYS, QUICK)
    change(shown, "base")
    quick = next(row for file, row in shown.list.rows.items() if file.startswith("Quick"))
    quick.click()
    assert shown.editor.name.text() == "Grandma's"
    shown.keeping.no.click()
    assert shown.editor.name.text() == "Quick"


def test_a_disk_that_refuses_is_told(page, choices: Choices, qtbot, monkeypatch, caplog) -> None:
    shown = page(GRANNYS)
    change(shown, "base")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ddz_desktop.storage.house_rules.write_text", refuse)
    with qtbot.waitSignal(shown.shelf.told) as told:
        shown.editor.save.click()
    assert "could not be saved" in told.args[0]
    assert shown.unsaved


# -- keyboard and looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tab", Tab)
def test_every_control_is_reached_by_tab(page, qtbot, tab: Tab) -> None:
    shown = page(GRANNYS)
    shown.editor.open_tab(tab)
    shown.header.back_button.setFocus()
    reached = set()
    for _ in range(120):
        press(qtbot, TAB)
        reached.add(QApplication.focusWidget())
    wanted = [shown.import_button, shown.new_button, shown.editor.name, shown.editor.copy, shown.trying.field]
    assert all(widget in reached for widget in wanted)
    for name, row in shown.editor.rows.items():
        assert any(row.control is widget or row.control.isAncestorOf(widget) for widget in reached), name


def test_arrows_and_space_change_a_switch(page, qtbot) -> None:
    shown = page(GRANNYS)
    shown.editor.go_to("rocket_counts")
    press(qtbot, Qt.Key.Key_Space)
    assert shown.draft.options["rocket_counts"] is False


def test_the_keyboard_stays_where_other_options_come_and_go(page, qtbot) -> None:
    shown = page()
    shown.list.systems["yixing-four"].click()
    shown.editor.go_to("kinds.trio_solo")
    assert "wings" not in shown.editor.rows
    press(qtbot, Qt.Key.Key_Space)
    assert "wings" in shown.editor.rows
    assert QApplication.focusWidget() is shown.editor.rows["kinds.trio_solo"].control


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("system", ["shanghai-four", "emperor", "yixing-tiandi"])
@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_nothing_is_cut_off_or_without_a_name(page, speak, language: str, system: str, size) -> None:
    speak(language)
    shown = page(GRANNYS, size=size)
    shown.list.systems[system].click()
    for tab in Tab:
        shown.editor.tabs[tab].click()
        for _ in range(3):
            QApplication.processEvents()
        assert clipped(shown) + unnamed(shown) == [], tab


def test_a_narrow_window_shows_the_list_first(page, qtbot) -> None:
    shown = page(GRANNYS, size=SMALL)
    assert shown.list.isVisible()
    assert not shown.editor.isVisible()
    press(qtbot, ENTER)
    assert shown.editor.isVisible()
    assert not shown.list.isVisible()
    with qtbot.assertNotEmitted(shown.back):
        press(qtbot, ESC)
    assert shown.list.isVisible()
