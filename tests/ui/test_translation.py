from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox

import translations
from ddz_desktop.ui import translation
from ddz_desktop.ui.controls import PageHeader
from ddz_desktop.ui.theme import ThemeManager
from ddz_desktop.ui.translation import CHINESE, ENGLISH, LANGUAGES, TRADITIONAL, TranslationManager, native_name


@pytest.fixture
def manager(themed: ThemeManager, qapp) -> Iterator[TranslationManager]:
    before = QLocale()
    made = TranslationManager(qapp)
    yield made
    made.choose(ENGLISH)
    made.deleteLater()
    QLocale.setDefault(before)


def test_the_files_fit_the_code() -> None:
    assert translations.stale() == [], "run build_scripts/translations.py"


def test_everything_is_translated() -> None:
    assert translations.unfinished(translations.FOLDER) == []


def test_languages_change_while_the_window_is_open(manager: TranslationManager, qtbot) -> None:
    heard: list[str] = []
    manager.changed.connect(heard.append)
    header = PageHeader("Settings")
    qtbot.addWidget(header)
    manager.choose(CHINESE)
    qtbot.waitUntil(lambda: header.back_button.accessibleName() == "返回")
    assert QCoreApplication.translate("Table", "Landlord") == "地主"
    assert QLocale().language() == QLocale.Language.Chinese
    manager.choose(ENGLISH)
    qtbot.waitUntil(lambda: header.back_button.accessibleName() == "Back")
    manager.choose(ENGLISH)
    assert heard == [CHINESE, ENGLISH]


def test_qts_own_texts_follow(manager: TranslationManager, qtbot) -> None:
    manager.choose(CHINESE)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "取消" in box.buttons()[0].text()


def test_traditional_chinese_has_its_own_words(manager: TranslationManager, qtbot) -> None:
    manager.choose(TRADITIONAL)
    assert QCoreApplication.translate("SettingsPage", "Settings") == "設定"
    assert QCoreApplication.translate("Tutorial", "Now is the moment: all four kings at once, and you have won.") == (
        "就是現在：四張 K 一起出，你就贏了。"
    )


@pytest.mark.parametrize(
    ("system", "wish", "language"),
    [
        ("zh_CN", None, CHINESE),
        ("zh_TW", None, TRADITIONAL),
        ("zh_HK", None, TRADITIONAL),
        ("zh_SG", None, CHINESE),
        ("de_DE", None, ENGLISH),
        ("zh_CN", "en", ENGLISH),
        ("en_GB", "zh_CN", CHINESE),
        ("zh_CN", "eo", ENGLISH),
    ],
)
def test_which_language(
    manager: TranslationManager, monkeypatch: pytest.MonkeyPatch, system: str, wish: str | None, language: str
) -> None:
    monkeypatch.setattr(translation.QLocale, "system", lambda: QLocale(system))
    manager.choose(wish)
    assert manager.language == language


def test_languages_call_themselves_by_name() -> None:
    assert [native_name(language) for language in LANGUAGES] == ["简体中文", "繁體中文", "English"]
