"""What goes into a package and what stays out, and the files that are written around the frozen program."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import pytest

from ddz_desktop import kernels
from devtools import system_libraries
from devtools.project import CommandError
from installers import command, contents, icons, identity, sizes, smoke

if TYPE_CHECKING:
    from pathlib import Path

QT = "PySide6/Qt/"
NEEDS = {
    "python": ["libpython3.11.so.1.0"],
    "QtGui": ["libQt6Gui.so.6"],
    "Gui": ["libQt6Core.so.6", "libfreetype.so.6"],
    "Core": ["libicudata.so.73"],
    "gtk3": ["libgtk-3.so.0"],
    "gtk": ["libcairo.so.2"],
    "eglfs": ["libQt6EglFSDeviceIntegration.so.6"],
}


def entries(*rows: str) -> list[contents.Entry]:
    """Rows of place, source and type."""
    return [(place, source, kind) for place, source, kind in map(str.split, rows)]


def test_a_library_stays_only_while_something_kept_needs_it() -> None:
    collected = entries(
        "libpython3.11.so.1.0 python BINARY",
        "PySide6/QtGui.abi3.so QtGui EXTENSION",
        f"{QT}lib/libQt6Gui.so.6 Gui BINARY",
        f"{QT}lib/libQt6Core.so.6 Core BINARY",
        f"{QT}lib/libicudata.so.73 icu BINARY",
        f"{QT}lib/libQt6EglFSDeviceIntegration.so.6 eglfs BINARY",
        f"{QT}plugins/platforms/libqxcb.so xcb BINARY",
        f"{QT}plugins/platformthemes/libqgtk3.so gtk3 BINARY",
        "libgtk-3.so.0 gtk BINARY",
        "libcairo.so.2 cairo BINARY",
        "libfreetype.so.6 freetype BINARY",
    )
    kept = {place.rsplit("/", 1)[-1] for place, _, _ in contents.kept(collected, lambda s: NEEDS.get(s, []))}
    assert kept == {
        "libpython3.11.so.1.0", "QtGui.abi3.so", "libQt6Gui.so.6", "libQt6Core.so.6", "libicudata.so.73", "libqxcb.so",
    }  # fmt: skip


PLUGINS = """
    platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqwayland-generic.so iconengines/libqsvgicon.so
    platforminputcontexts/libibusplatforminputcontextplugin.so platforms/qwindows.dll platforms/libqcocoa.dylib
    imageformats/qsvg.dll platformthemes/libqxdgdesktopportal.so xcbglintegrations/libqxcb-glx-integration.so
    wayland-shell-integration/libxdg-shell.so styles/qmodernwindowsstyle.dll
"""
NOT_WANTED = f"""
    {QT}plugins/platforms/libqeglfs.so {QT}plugins/tls/libqopensslbackend.so libstdc++.so.6 libfontconfig.so.1
    PySide6\\plugins\\imageformats\\qwebp.dll {QT}plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so
"""


@pytest.mark.parametrize("plugin", PLUGINS.split())
def test_plugins_of_a_desktop_stay(plugin: str) -> None:
    assert contents.kept([(f"{QT}plugins/{plugin}", "", "BINARY")], lambda _: [])


@pytest.mark.parametrize("path", NOT_WANTED.split())
def test_what_no_card_game_needs_goes(path: str) -> None:
    module = ("a.so", "a", "EXTENSION")
    assert contents.kept([(path, "", "BINARY"), module], lambda _: [path]) == [module]


def test_only_the_programs_languages_of_qt_stay() -> None:
    names = ("qtbase_zh_CN.qm", "qtbase_zh_TW.qm", "qtbase_de.qm", "qt_help_en.qm")
    kept = contents.kept([(f"{QT}translations/{name}", "", "DATA") for name in names], lambda _: [])
    assert [place.rsplit("/", 1)[-1] for place, _, _ in kept] == ["qtbase_zh_CN.qm", "qtbase_zh_TW.qm"]


def test_links_go_with_what_they_lead_to() -> None:
    module = ("PySide6/QtGui.abi3.so", "QtGui", "EXTENSION")
    library = (f"{QT}lib/libQt6Gui.so.6", "Gui", "BINARY")
    link = ("libQt6Gui.so.6", f"{QT}lib/libQt6Gui.so.6", "SYMLINK")
    beside = (f"{QT}lib/libQt6Gui.so", "libQt6Gui.so.6", "SYMLINK")
    dangling = ("libQt6Network.so.6", f"{QT}lib/libQt6Network.so.6", "SYMLINK")
    kept = contents.kept([module, library, link, beside, dangling], lambda s: NEEDS.get(s, []))
    assert sorted(kept) == sorted([module, library, link, beside])


def test_imports_that_compiling_hides_are_named() -> None:
    hidden = contents.hidden_imports(kernels.ROOT)
    assert set(kernels.KERNELS) < set(hidden)
    assert {"_cffi_backend", "array", "ddz_desktop.app.window", "ddz_desktop.ui.sound.output"} < set(hidden)
    assert not {"cython", "ddz_desktop.__init__"} & set(hidden)


def test_icons_of_windows_and_macos_hold_the_pictures() -> None:
    ico = icons.windows_icon({16: b"small", 256: b"picture"})
    sides, lengths, offsets = zip(*(struct.unpack_from("<B7xII", ico, 6 + 16 * n) for n in range(2)), strict=True)
    assert sides == (16, 0)
    assert [ico[at : at + size] for at, size in zip(offsets, lengths, strict=True)] == [b"small", b"picture"]
    icns = icons.apple_icon({16: b"small", 256: b"picture"})
    assert struct.unpack_from(">4sI4sI5s4sI7s", icns) == (
        b"icns", len(icns), b"icp4", 13, b"small", b"ic08", 15, b"picture",
    )  # fmt: skip


def test_icons_are_drawn_in_every_size(tmp_path: Path) -> None:
    icons.write_hicolor(tmp_path)
    drawn = {png.parent.parent.name: png.read_bytes() for png in tmp_path.rglob("*.png")}
    assert {name: struct.unpack_from(">II", content, 16) for name, content in drawn.items()} == {
        f"{size}x{size}": (size, size) for size in icons.SIZES
    }
    assert (tmp_path / f"hicolor/scalable/apps/{identity.NAME}.svg").read_bytes() == icons.SOURCE.read_bytes()


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("ddz-desktop", "program with our modules"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "Qt: text and languages (ICU)"),
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", "Qt"),
        ("_internal/ddz_desktop/app/ddz_desktop.rcc", "cards, fonts, icons, sounds, voices"),
        ("_internal/ddz_desktop/rules/generate.so", "compiled kernels"),
        ("_internal/libxcb.so.1", "other libraries"),
    ],
)
def test_sizes_go_to_their_part(path: str, part: str) -> None:
    assert sizes.part_of(path) == part


def test_limits_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "a.deb"
    package.write_bytes(bytes(2_000_000))
    assert sizes.too_large(tmp_path, [package]) == []
    monkeypatch.setitem(sizes.LIMITS_MB, ".deb", 1)
    assert sizes.too_large(tmp_path, [package]) == [".deb has 2.0 MB, more than 1 MB"]
    assert sizes.table(tmp_path, [package])[-1].endswith("2.0 MB  of 1 MB")


def test_the_smoke_run_lends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    lent = smoke.environment(tmp_path)
    assert not {"DISPLAY", "PYTHONPATH"} & set(lent)
    assert lent["HOME"] == str(tmp_path)


@pytest.mark.parametrize("script", ["exit 3", "echo something else"])
def test_a_program_that_is_not_whole_fails_the_check(tmp_path: Path, script: str) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    program.chmod(0o755)
    with pytest.raises(CommandError, match="version: exit status"):
        smoke.check(program)


def test_without_a_build_the_command_says_what_makes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from installers import freeze

    monkeypatch.setattr(system_libraries, "ensure", lambda libraries: None)
    monkeypatch.setattr(freeze, "executable", lambda: freeze.ROOT / "dist" / "nothing")
    with pytest.raises(CommandError, match=r"`dev\.py package folder` makes it"):
        command.run(["check"])
