"""What macOS wants: the bundle's description, and the disk image in which it is passed on, signed where keys are given.

`$DDZ_SIGN_IDENTITY` names a Developer ID in the keychain, `$DDZ_NOTARY_PROFILE` what `notarytool store-credentials` has
stored. Without them the bundle has the signature that its freezing gave it, and people open it by a right click.
"""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ddz_desktop.net.discovery import SERVICE
from devtools.project import say
from installers.identity import APP_ID, BUILD, DIST, FILE_TYPES, NAME, PUBLISHER, SCHEME, TITLE, VERSION
from installers.running import run

BUNDLE = DIST / f"{TITLE}.app"
ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
OLDEST_SYSTEM = "14.0"
LOCAL_NETWORK = "Tables in your network are found and joined without a server."


def info_plist() -> dict[str, Any]:
    """The bundle's Info.plist, beside what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleLocalizations": ["en", "zh_CN", "zh_TW"],
        "CFBundleDocumentTypes": [_document_type(kind.title, _identifier(kind.suffix)) for kind in FILE_TYPES],
        "CFBundleURLTypes": [{"CFBundleURLName": f"{APP_ID}.invitation", "CFBundleURLSchemes": [SCHEME]}],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _identifier(kind.suffix),
                "UTTypeDescription": kind.title,
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [kind.suffix.removeprefix(".")],
                    "public.mime-type": [kind.mime],
                },
            }
            for kind in FILE_TYPES
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSBonjourServices": [SERVICE.removesuffix(".local.")],
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": PUBLISHER,
        "NSLocalNetworkUsageDescription": LOCAL_NETWORK,
        "NSRequiresAquaSystemAppearance": False,
    }


def build() -> Path:
    """Makes the disk image of the bundle and returns it. Raises CommandError with the words of the tool that fails."""
    goal = file()
    folder = BUILD / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # not copytree: only ditto keeps links, signatures and what the Finder knows
    run(["ditto", str(BUNDLE), str(folder / BUNDLE.name)])
    (folder / "Applications").symlink_to("/Applications")
    for command in steps(folder, goal, os.environ):
        say(f"{command[0]} {command[1]}")
        run(command)
    return goal


def steps(folder: Path, goal: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """The commands from the bundle in `folder` to the disk image, for the keys that there are."""
    identity = environment.get("DDZ_SIGN_IDENTITY")
    profile = environment.get("DDZ_NOTARY_PROFILE")
    app = str(folder / BUNDLE.name)
    image = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(folder), "-ov", "-format", "ULFO", str(goal)]
    check = ["codesign", "--verify", "--deep", "--strict", app]
    if not identity:
        return [check, image]
    sign = ["codesign", "--force", "--timestamp", "--sign", identity]
    hardened = [*sign, "--deep", "--options", "runtime", "--entitlements", str(ENTITLEMENTS), app]
    commands = [hardened, check, image, [*sign, str(goal)]]
    if profile:
        commands.append(["xcrun", "notarytool", "submit", str(goal), "--keychain-profile", profile, "--wait"])
        commands.append(["xcrun", "stapler", "staple", str(goal)])
    return commands


def file() -> Path:
    """Where the disk image comes to lie."""
    return DIST / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"


def _document_type(title: str, identifier: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": title,
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": f"{NAME}.icns",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [identifier],
    }


def _identifier(suffix: str) -> str:
    return f"{APP_ID}{suffix}".replace("_", "-")
