"""What is made for Windows and macOS, as far as Linux can tell."""

from __future__ import annotations

import ast
import plistlib
import shutil
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from installers import identity, macos, windows

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Stands for a frozen program."""
    folder = tmp_path / "程序 x"
    (folder / "_internal").mkdir(parents=True)
    for name in (f"{identity.NAME}.exe", "_internal/python.dll"):
        (folder / name).write_text(name, "utf-8")
    return folder


def test_the_installer_compiles_without_a_warning(tree: Path, tmp_path: Path, qapp: object) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("nsis is not installed")
    made = windows.build(tree, tmp_path / "ddz-desktop-windows.exe")
    assert made.read_bytes()[:2] == b"MZ"


def test_version_and_manifest_can_be_read() -> None:
    call = ast.parse(windows.version_resource()).body[0]
    assert identity.VERSION in ast.unparse(call)
    manifest = ElementTree.fromstring(windows.MANIFEST.encode())
    told = {element.tag.rpartition("}")[2]: element.text for element in manifest.iter()}
    assert (told["dpiAwareness"], told["longPathAware"]) == ("PerMonitorV2", "true")


def test_the_bundle_declares_its_documents() -> None:
    plist = plistlib.loads(plistlib.dumps(macos.info_plist()))
    opened = [document["LSItemContentTypes"][0] for document in plist["CFBundleDocumentTypes"]]
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"] for kind in plist["UTExportedTypeDeclarations"]
    }
    assert [declared[name]["public.filename-extension"] for name in opened] == [
        [kind.suffix.removeprefix(".")] for kind in identity.FILE_TYPES
    ]
    assert plist["NSHighResolutionCapable"] is True
    assert plist["NSBonjourServices"] == ["_ddz-desktop._tcp"]
    assert plist["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["ddz"]


@pytest.mark.parametrize(
    ("keys", "tools"),
    [
        ({}, ["codesign", "hdiutil"]),
        ({"DDZ_SIGN_IDENTITY": "me"}, ["codesign", "codesign", "hdiutil", "codesign"]),
        (
            {"DDZ_SIGN_IDENTITY": "me", "DDZ_NOTARY_PROFILE": "p"},
            ["codesign", "codesign", "hdiutil", "codesign", "xcrun", "xcrun"],
        ),
        ({"DDZ_NOTARY_PROFILE": "p"}, ["codesign", "hdiutil"]),
    ],
)
def test_signing_and_notarising_happen_where_keys_are(tmp_path: Path, keys: dict[str, str], tools: list[str]) -> None:
    assert [command[0] for command in macos.steps(tmp_path, tmp_path / "x.dmg", keys)] == tools


def test_entitlements_are_a_property_list() -> None:
    assert all(plistlib.loads(macos.ENTITLEMENTS.read_bytes()).values())
