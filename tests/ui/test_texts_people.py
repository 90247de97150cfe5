"""Names of players follow the language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ddz_desktop.bots.registry import BOT_NAMES, TEMPER_NAMES, level_and_temper
from ddz_desktop.controller.messages import SeatOwner
from ddz_desktop.settings import PROGRAM
from ddz_desktop.ui import texts_people
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.translation import CHINESE, ENGLISH, TranslationManager


@pytest.fixture
def languages(themed, qapp: QApplication):
    manager = TranslationManager(qapp)
    yield manager
    manager.choose(ENGLISH)
    manager.deleteLater()


@pytest.mark.parametrize(
    ("owner", "english", "chinese"),
    [
        (SeatOwner("human", ""), "You", "我"),
        (SeatOwner("human", "Uncle Lin"), "Uncle Lin", "Uncle Lin"),
        (SeatOwner("bot", "Uncle Lin", level="casual"), "Uncle Lin", "林伯"),
        (SeatOwner("bot", "B1", level="casual"), "B1", "B1"),
    ],
)
def test_shown_names(languages, owner: SeatOwner, english: str, chinese: str) -> None:
    languages.choose(ENGLISH)
    assert texts_people.shown_name(owner) == english
    languages.choose(CHINESE)
    assert texts_people.shown_name(owner) == chinese


def human(name: str) -> SeatOwner:
    return SeatOwner("human", name, "girl")


def computer(name: str, avatar: str = "") -> SeatOwner:
    return SeatOwner("bot", name, avatar, "casual")


@pytest.mark.parametrize(
    ("language", "owners", "names"),
    [
        (ENGLISH, (human("Ann"), computer("Uncle Lin"), computer("Xiaoyu")), ["Ann", "Uncle Lin", "Xiaoyu"]),
        (ENGLISH, (human("xiaoyu"), computer("Uncle Lin"), computer("Xiaoyu")), ["xiaoyu", "Uncle Lin", "Lao Zhou"]),
        (CHINESE, (human("小雨"), computer("Uncle Lin"), computer("Xiaoyu")), ["小雨", "林伯", "老周"]),
        (CHINESE, (human("阿青"), computer("Bot 2"), computer("Bot 3")), ["阿青", "电脑 2", "电脑 3"]),
        (
            CHINESE,
            (human("老周"), human("林伯"), computer("Uncle Lin"), computer("Xiaoyu"), computer("Lao Zhou")),
            ["老周", "林伯", "陈姐", "小雨", "吴哥"],
        ),
    ],
)
def test_no_computer_bears_a_persons_name(languages, language: str, owners, names: list[str]) -> None:
    languages.choose(language)
    assert [owner.name for owner in texts_people.shown_owners(owners)] == names


@pytest.mark.parametrize(("avatar", "then"), [("girl", "youth"), ("bot", "bot"), ("", "")])
def test_another_name_brings_its_picture(languages, avatar: str, then: str) -> None:
    shown = texts_people.shown_owners((human("Xiaoyu"), computer("Uncle Lin"), computer("Xiaoyu", avatar)))
    assert shown[2].avatar == then


@pytest.mark.parametrize(
    ("level", "english", "chinese"),
    [
        ("strong", "Strong", "高级"),
        ("strong+even", "Strong", "高级"),
        ("master+bold", "Master · Bold", "大师 · 大胆"),
        ("random", "Random", "随机"),
        ("someone-else", "someone-else", "someone-else"),
    ],
)
def test_levels_and_tempers(languages, level: str, english: str, chinese: str) -> None:
    languages.choose(ENGLISH)
    assert texts_people.level_name(level) == english
    languages.choose(CHINESE)
    assert texts_people.level_name(level) == chinese
    assert texts_people.computer_text(level) == f"电脑 · {chinese}"
    assert texts_people.computer_text(None) == ""


def test_all_levels_and_tempers_have_names() -> None:
    assert {*BOT_NAMES, PROGRAM} == set(texts_people._LEVELS)
    assert texts_people.TEMPERS == TEMPER_NAMES
    for name in BOT_NAMES:
        assert level_and_temper(texts_people.with_temper(name, "bold")) == texts_people.level_and_temper(f"{name}+bold")


@pytest.mark.parametrize(("name", "shown"), [("", "我"), ("阿青", "我（阿青）")])
def test_my_own_name_at_the_table(languages, name: str, shown: str) -> None:
    languages.choose(CHINESE)
    assert texts_table.own_name(texts_people.own_name(name)) == shown
