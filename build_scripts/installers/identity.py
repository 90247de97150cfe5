"""What the program is called and which version this is: the one place from which every package takes it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from ddz_desktop import APP_ID as APP_ID
from ddz_desktop import __version__
from ddz_desktop.protocol.invitation import SCHEME as INVITATION_SCHEME
from devtools.project import ROOT

NAME = "ddz-desktop"
"""Of the command, the packages, the folders and the desktop entry; the same as `QGuiApplication.desktopFileName`."""

TITLE = "Dou Dizhu"
TITLES = {"zh_CN": "斗地主", "zh_TW": "鬥地主"}
"""What people read beside the icon; `TITLE` in languages that are not named."""

VERSION = __version__
SUMMARY: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["description"]

PUBLISHER = "The ddz-desktop authors"
MAINTAINER = f"{PUBLISHER} <ddz-desktop@users.noreply.github.com>"

BUILD = ROOT / "build"
DIST = ROOT / "dist"


@dataclass(frozen=True)
class FileType:
    """A kind of file that opens with a double click."""

    suffix: str
    mime: str
    title: str
    titles: dict[str, str]


FILE_TYPES = (
    FileType(
        ".ddz",
        "application/x-ddz-record",
        "Dou Dizhu record of a hand",
        {"zh_CN": "斗地主牌局记录", "zh_TW": "鬥地主牌局記錄"},
    ),
    FileType(
        ".ddzrules",
        "application/x-ddz-rules",
        "Dou Dizhu house rule",
        {"zh_CN": "斗地主自定规则", "zh_TW": "鬥地主自訂規則"},
    ),
)

SCHEME = INVITATION_SCHEME.partition(":")[0]
"""Of addresses that invite to a table; a click on one opens the program."""
