"""Traditional Chinese is made from the simplified texts, with the words that Taiwan uses."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from traditional import table, to_traditional, translate_file
from translations import FOLDER, FULL, TRADITIONAL

SIMPLIFIED_ONLY = {char for char, became in table().items() if len(char) == 1 and became != char}


@pytest.mark.parametrize(
    ("simplified", "traditional"),
    [
        ("斗地主", "鬥地主"),
        ("斗笠", "斗笠"),
        ("记牌器", "記牌器"),
        ("托管", "託管"),
        ("顺子、飞机、炸弹、火箭", "順子、飛機、炸彈、火箭"),
        ("叫地主，抢地主，不出", "叫地主，搶地主，不出"),
        ("癞子牌只有一张", "癩子牌只有一張"),
        ("底牌三张归地主", "底牌三張歸地主"),
        ("恢复默认设置", "恢復預設設定"),
        ("五分钟以后", "五分鐘以後"),
        ("“出牌”", "「出牌」"),
        ("这里", "這裡"),
        ("{name} 出 {play}，剩 %n 张", "{name} 出 {play}，剩 %n 張"),
    ],
)
def test_words(simplified: str, traditional: str) -> None:
    assert to_traditional(simplified) == traditional


def test_only_translations_change() -> None:
    text = '<TS language="zh_CN"><source>设置</source><translation>设置</translation></TS>'
    made = translate_file(text)
    assert made == '<TS language="zh_TW"><source>设置</source><translation>設定</translation></TS>'


def test_no_simplified_character_is_left() -> None:
    left = {
        char
        for message in ElementTree.parse(FOLDER / TRADITIONAL).iter("translation")
        for char in "".join(message.itertext())
        if char in SIMPLIFIED_ONLY
    }
    assert left <= set(table().values()), sorted(left)


def test_every_text_is_there() -> None:
    def sources(name: str) -> list[str]:
        return [found.text or "" for found in ElementTree.parse(FOLDER / name).iter("source")]

    assert sources(TRADITIONAL) == sources(FULL)
