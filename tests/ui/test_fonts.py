from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

from ddz_desktop.ui import fonts
from ddz_desktop.ui.fonts import Role

TRANSLATIONS = Path(__file__).resolve().parents[2] / "assets" / "translations"
NAMES = ("鑫", "琪", "玮", "龍", "é")


def test_every_family_is_registered(bundled_fonts: None) -> None:
    assert {fonts.SANS, fonts.SERIF, fonts.NUMERALS} <= set(QFontDatabase.families())


@pytest.mark.parametrize("role", Role)
def test_roles_use_the_bundled_fonts(bundled_fonts: None, role: Role) -> None:
    family, px, weight = fonts.SPECS[role]
    info = QFontInfo(fonts.for_role(role, 130))
    assert (info.family(), info.weight(), info.pixelSize()) == (family, weight, round(px * 1.3))


def test_missing_fonts_are_told(qapp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts.QDir, "entryList", lambda *_: [])
    with pytest.raises(fonts.FontError, match="compile and register the resources"):
        fonts.load()


def translated_characters() -> set[str]:
    messages = (node for path in TRANSLATIONS.glob("*.ts") for node in ElementTree.parse(path).iter("message"))
    text = "".join("".join(message.itertext()) for message in messages)
    # the two key signs are drawn, since none of the fonts has them
    return {char for char in text if char.isprintable()} - set("↵⌫")


def test_english_has_no_quotes_that_the_fonts_draw_as_wide_as_a_chinese_character() -> None:
    sources = [node.text or "" for node in ElementTree.parse(TRANSLATIONS / "ddz_zh_CN.ts").iter("source")]
    assert [text for text in sources if set(text) & set("‘’“”")] == []


@pytest.mark.parametrize("file", ["NotoSansSC-Regular", "NotoSansSC-Bold", "NotoSerifSC-Bold"])
def test_subsets_hold_every_translated_character(bundled_fonts: None, file: str) -> None:
    raw = QRawFont(f":/fonts/{file}.ttf", 16)
    lacking = sorted(char for char in translated_characters() if not raw.supportsCharacter(ord(char)))
    assert lacking == [], "run build_scripts/fonts.py"


@pytest.mark.parametrize(
    ("file", "names"), [("NotoSansSC-Regular", NAMES), ("NotoSansSC-Bold", NAMES[:4]), ("NotoSerifSC-Bold", NAMES[:4])]
)
def test_subsets_hold_what_people_are_called(bundled_fonts: None, file: str, names: tuple[str, ...]) -> None:
    raw = QRawFont(f":/fonts/{file}.ttf", 16)
    assert [name for name in names if not raw.supportsCharacter(ord(name))] == []


def test_digits_are_equally_wide(bundled_fonts: None) -> None:
    metrics = QFontMetricsF(fonts.numerals(40))
    assert len({round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}) == 1


@pytest.mark.parametrize(
    ("px", "unit", "scale", "result"),
    [(14, 1.0, 100, 14), (14, 0.75, 100, 12), (20, 0.75, 100, 15), (20, 1.0, 200, 28)],
)
def test_table_text_never_falls_under_twelve(px: int, unit: float, scale: int, result: float) -> None:
    assert fonts.table_px(px, unit, scale) == pytest.approx(result)


@pytest.mark.parametrize(("value", "text"), [(24, "+24"), (-24, "−24"), (0, "0")])
def test_signed(value: int, text: str) -> None:
    assert fonts.signed(value) == text


@pytest.mark.parametrize("name", ["NotoSansSC", "NotoSerifSC", "BarlowSemiCondensed"])
def test_licences_are_shipped(resources: Path, name: str) -> None:
    file = QFile(f":/fonts/{name}-OFL.txt")
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    assert b"SIL OPEN FONT LICENSE" in bytes(file.readAll().data()).upper()
    file.close()
