"""The resource file holds what the list names and the compiled translations, and is made anew when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QFile, QIODevice, QResource, QTranslator

from ddz_desktop.app import resources
from devtools import resources as compiler
from devtools.project import CommandError

if TYPE_CHECKING:
    from pathlib import Path

TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en"><context><name>Table</name>
<message><source>Play</source><translation>出牌</translation></message></context></TS>
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets/translations").mkdir(parents=True)
    (tmp_path / "assets/icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "assets/translations/zh_CN.ts").write_text(TRANSLATION, "utf-8")
    (tmp_path / "resources.qrc").write_text(
        '<RCC><qresource prefix="/"><file alias="icon.svg">assets/icon.svg</file></qresource></RCC>', "utf-8"
    )
    monkeypatch.setattr(resources, "ROOT", tmp_path)
    monkeypatch.setattr(resources, "LIST", tmp_path / "resources.qrc")
    monkeypatch.setattr(resources, "TRANSLATIONS", tmp_path / "assets/translations")
    monkeypatch.setattr(resources, "PACKAGED", tmp_path / "packaged.rcc")
    monkeypatch.setenv("DDZ_RESOURCES", str(tmp_path / "builds"))
    return tmp_path


def test_built_and_found(checkout: Path) -> None:
    assert resources.locate() is None
    built = compiler.ensure()
    assert resources.locate() == built
    assert QResource.registerResource(str(built), "/test")
    try:
        icon = QFile(":/test/icon.svg")
        assert icon.open(QIODevice.OpenModeFlag.ReadOnly)
        assert bytes(icon.readAll().data()) == b"<svg/>"
        icon.close()
        translator = QTranslator()
        assert translator.load(":/test/translations/zh_CN.qm")
        assert translator.translate("Table", "Play") == "出牌"
    finally:
        QResource.unregisterResource(str(built), "/test")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("resources.qrc", 'alias="icon', 'alias="icom'),
        ("assets/icon.svg", "svg", "gvs"),
        ("assets/translations/zh_CN.ts", "Table", "Tuble"),
    ],
)
def test_an_edit_makes_it_stale(checkout: Path, file: str, old: str, new: str) -> None:
    compiler.ensure()
    text = (checkout / file).read_text("utf-8")
    (checkout / file).write_text(text.replace(old, new), "utf-8")
    assert resources.locate() is None


def test_the_same_sources_give_the_same_file(checkout: Path) -> None:
    for name in ("one", "two"):
        (checkout / name).mkdir()
        compiler.compile_into(checkout / name)
    one, two = (checkout / name / resources.FILE_NAME for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()


def test_a_missing_asset_is_named(checkout: Path) -> None:
    (checkout / "assets/icon.svg").unlink()
    assert resources.locate() is None
    with pytest.raises(CommandError, match=r"there is no .*icon\.svg"):
        compiler.ensure()


def test_a_broken_list_is_told(checkout: Path) -> None:
    (checkout / "resources.qrc").write_text("<RCC>", "utf-8")
    assert resources.locate() is None
    with pytest.raises(CommandError, match=r"resources\.qrc is not well-formed: no element found"):
        compiler.ensure()


def test_a_broken_translation_is_told(checkout: Path) -> None:
    (checkout / "assets/translations/zh_CN.ts").write_text("<TS", "utf-8")
    with pytest.raises(CommandError, match="Qt's lrelease failed"):
        compiler.ensure()
    assert resources.locate() is None


def test_an_installed_program_brings_its_own(checkout: Path) -> None:
    (checkout / "resources.qrc").unlink()
    assert resources.locate() is None
    resources.PACKAGED.touch()
    assert resources.locate() == resources.PACKAGED


def test_the_real_list_names_real_files() -> None:
    assert [source for source in resources.sources() if not source.is_file()] == []
