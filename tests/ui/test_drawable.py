"""What no font here can draw is never seen as boxes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from ddz_desktop.controller.messages import SeatOwner
from ddz_desktop.settings import Player
from ddz_desktop.ui import fonts, texts_people
from ddz_desktop.ui.controls import Label, TextField, fields
from ddz_desktop.ui.pages.player_form import PlayerForm

LACKING = "\u0378\U0001fbff"  # not assigned, so in no font
JOINED = "\u0378\ufe0f\u200d\u0378"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Lin", "Lin"),
        ("小雨 ★", "小雨 ★"),
        (f"小{LACKING}雨", "小雨"),
        (f"Lin {JOINED}", "Lin "),
        ("♥\ufe0f", "♥\ufe0f"),
    ],
)
def test_what_can_be_drawn_is_kept(themed, text: str, kept: str) -> None:
    assert fonts.drawable(text) == kept


def test_labels_and_names_of_others_leave_the_rest_out(themed, qtbot) -> None:
    label = Label(f"one{LACKING}")
    qtbot.addWidget(label)
    assert label.text() == "one"
    label.setText(f"{LACKING}two")
    assert label.text() == "two"
    assert texts_people.shown_name(SeatOwner("human", f"Li{LACKING}")) == "Li"
    assert texts_people.shown_name(SeatOwner("human", LACKING)) == texts_people.NOTHING_DRAWABLE


def paste(field: TextField, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    field.paste()


def test_a_field_does_not_take_it_and_says_so(themed, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(TextField, "tell_left_out", lambda field: told.append(field.text()))
    field = TextField()
    qtbot.addWidget(field)
    edited: list[str] = []
    field.textEdited.connect(edited.append)
    field.setText("小雨")
    field.setCursorPosition(1)
    assert not told
    paste(field, f"大{LACKING}")
    assert (field.text(), field.cursorPosition(), edited[-1]) == ("小大雨", 2, "小大雨")
    assert told


def test_the_tip_names_what_is_left_out_in_a_sentence(themed, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(fields.QToolTip, "showText", lambda _, text, __: shown.append(text))
    field = TextField()
    qtbot.addWidget(field)
    field.show()
    field.setText(LACKING)  # by the program
    assert shown == []
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    paste(field, LACKING)
    assert ["No font" in text for text in shown] == [True]


def test_a_players_name_is_taken_without_it(themed, qtbot) -> None:
    form = PlayerForm()
    qtbot.addWidget(form)
    form.show_player(Player())
    heard: list[Player] = []
    form.changed.connect(heard.append)
    paste(form.name, f"Li{LACKING}n")
    assert [player.name for player in heard] == ["Lin"]
