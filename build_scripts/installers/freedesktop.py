"""The files by which the desktops of Linux know the program: menu entry, description, file types, icons, man page.

Every text is made from `identity`, so that packages of all kinds say the same.
"""

from __future__ import annotations

import datetime
import gzip
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from installers import changelog, icons
from installers.identity import APP_ID, FILE_TYPES, NAME, SCHEME, TITLE, TITLES, VERSION

if TYPE_CHECKING:
    from pathlib import Path

COMMENT = "Play Dou Dizhu in twelve systems, against the computer or in the LAN"
COMMENTS = {
    "zh_CN": "十二种玩法的斗地主，与电脑或局域网玩家对战",
    "zh_TW": "十二種玩法的鬥地主，與電腦或區域網路玩家對戰",
}
DESCRIPTION = (
    "Dou Dizhu is a Chinese card game of one landlord against all others. This program plays twelve systems of it, "
    "from the classic game of three to two decks among five and Fight the Emperor, each with its auction, its extra "
    "decisions and a settlement that names every factor.",
    "You play against four levels of computer players or with others in your LAN, without a server and without an "
    "account. Every hand is kept and can be replayed, checked and passed on; house rules change what your table wants "
    "to change.",
)
DESCRIPTION_ZH = (
    "原生桌面斗地主，十二种玩法，二到五人桌，叫分、抢地主、加倍、明牌等环节齐全，结算逐项列出倍数。",
    "与四个级别的电脑对战，或在局域网内与他人同桌，无需服务器和账号。每一局都能复盘、检验和分享，各家规矩可以自定。",
)


def write(share: Path, source_date: int) -> None:
    """Writes all of them below `share`, which becomes /usr/share. `source_date`: seconds since 1970."""
    _write(share / "applications" / f"{NAME}.desktop", desktop_entry())
    _write(share / "applications" / f"{NAME}-invitation.desktop", invitation_entry())
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(source_date))
    _write(share / "mime" / "packages" / f"{NAME}.xml", mime_types())
    icons.write_hicolor(share / "icons")
    manual = share / "man" / "man6" / f"{NAME}.6.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(gzip.compress(man_page(source_date).encode(), 9, mtime=0))


def desktop_entry() -> str:
    """The menu entry; a double click on one of our files starts it with the file."""
    lines = ["[Desktop Entry]", "Type=Application", f"Name={TITLE}"]
    lines += [f"Name[{language}]={title}" for language, title in TITLES.items()]
    lines += [
        "GenericName=Card game",
        "GenericName[zh_CN]=纸牌游戏",
        "GenericName[zh_TW]=紙牌遊戲",
        f"Comment={COMMENT}",
    ]
    lines += [f"Comment[{language}]={comment}" for language, comment in COMMENTS.items()]
    lines += [f"Exec={NAME} %f", f"TryExec={NAME}", f"Icon={NAME}", "Terminal=false", "Categories=Game;CardGame;"]
    lines += [
        "Keywords=landlord;doudizhu;cards;",
        "Keywords[zh_CN]=斗地主;扑克;纸牌;",
        "Keywords[zh_TW]=鬥地主;撲克;紙牌;",
    ]
    lines += [f"MimeType={''.join(f'{kind.mime};' for kind in FILE_TYPES)}", "StartupNotify=true"]
    lines += [f"StartupWMClass={NAME}", "X-GNOME-SingleWindow=true"]
    return "\n".join(lines) + "\n"


def invitation_entry() -> str:
    """What a click on an invitation to a table starts; in no menu. Files keep an entry that hands over their paths."""
    lines = ["[Desktop Entry]", "Type=Application", f"Name={TITLE}"]
    lines += [f"Name[{language}]={title}" for language, title in TITLES.items()]
    lines += [f"Exec={NAME} %u", f"TryExec={NAME}", f"Icon={NAME}", "Terminal=false", "NoDisplay=true"]
    lines += [f"MimeType=x-scheme-handler/{SCHEME};", "StartupNotify=true", f"StartupWMClass={NAME}"]
    return "\n".join(lines) + "\n"


def mime_types() -> str:
    """Our kinds of files for the shared MIME database: text files with names of their own."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append('<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">')
    for kind in FILE_TYPES:
        lines += [f'  <mime-type type="{kind.mime}">', f"    <comment>{escape(kind.title)}</comment>"]
        lines += [f'    <comment xml:lang="{language}">{title}</comment>' for language, title in kind.titles.items()]
        lines += ['    <sub-class-of type="text/plain"/>', f'    <icon name="{NAME}"/>']
        lines += [f'    <glob pattern="*{kind.suffix}"/>', "  </mime-type>"]
    return "\n".join([*lines, "</mime-info>"]) + "\n"


def metainfo(source_date: int) -> str:
    """The description that software centres show, by the AppStream specification."""
    paragraphs = [f"    <p>{escape(text)}</p>" for text in DESCRIPTION]
    paragraphs += [f'    <p xml:lang="zh_CN">{text}</p>' for text in DESCRIPTION_ZH]
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">', f"  <id>{APP_ID}</id>"]
    lines += ["  <metadata_license>CC0-1.0</metadata_license>", "  <project_license>MIT</project_license>"]
    lines += [f"  <name>{TITLE}</name>"]
    lines += [f'  <name xml:lang="{language}">{title}</name>' for language, title in TITLES.items()]
    lines += [f"  <summary>{escape(COMMENT)}</summary>"]
    lines += [f'  <summary xml:lang="{language}">{text}</summary>' for language, text in COMMENTS.items()]
    lines += ["  <description>", *paragraphs, "  </description>"]
    lines += [f'  <launchable type="desktop-id">{NAME}.desktop</launchable>', f'  <icon type="stock">{NAME}</icon>']
    lines += ["  <categories>", "    <category>Game</category>", "    <category>CardGame</category>", "  </categories>"]
    lines += ["  <provides>", f"    <binary>{NAME}</binary>"]
    lines += [f"    <mediatype>{kind.mime}</mediatype>" for kind in FILE_TYPES]
    lines += ["  </provides>", '  <content_rating type="oars-1.1">']
    lines += ['    <content_attribute id="social-chat">mild</content_attribute>', "  </content_rating>"]
    lines += ["  <requires>", '    <display_length compare="ge">960</display_length>', "  </requires>"]
    lines += ["  <supports>", "    <control>pointing</control>", "    <control>keyboard</control>", "  </supports>"]
    lines += ["  <releases>"]
    for release in changelog.releases(source_date):
        lines.append(f'    <release version="{release.version}" date="{_day(release.date)}"/>')
    lines += ["  </releases>"]
    return "\n".join([*lines, "</component>"]) + "\n"


def man_page(source_date: int) -> str:
    """The manual's page about the command."""
    return f""".TH {NAME.upper()} 6 {_day(source_date)} "{NAME} {VERSION}" Games
.SH NAME
{NAME} \\- {COMMENT[0].lower()}{COMMENT[1:]}
.SH SYNOPSIS
.B {NAME}
.RI [ FILE ]
.br
.B {NAME}
.I COMMAND
\\&...
.SH DESCRIPTION
Without a command the window opens, with
.I FILE
if one is given: a record of a hand (.ddz) is replayed, a house rule (.ddzrules) is edited.
One that cannot be opened is told in the window and on standard error.
.PP
The commands play hands without a window, explain cards and rules, host tables in the LAN and let programs of your own
play;
.B {NAME} \\-\\-help
lists them, and each has a
.B \\-\\-help
of its own.
.SH OPTIONS
.TP
.BI \\-\\-profile " DIR"
keep settings, matches, hands, house rules and log in this folder, apart from all others
.TP
.B \\-\\-portable
the same with a folder beside the program, from now on
.TP
.B \\-\\-safe
start with default settings; the present ones are kept, not used
.TP
.B \\-\\-version
print the version and whether the kernels are compiled
.SH EXIT STATUS
0 when all is done, a window closed; 1 when something given to a command was found wrong; 2 when it could not be done as
asked, as without a display or with words that are no command; 130 when it was interrupted.
.SH FILES
Settings, matches, hands and the log are kept in the folders of the XDG base directories named {NAME};
a folder named in
.B \\-\\-profile
holds all of them instead. A second start brings the running window to the front.
"""


def _day(source_date: int) -> str:
    return datetime.datetime.fromtimestamp(source_date, datetime.UTC).date().isoformat()


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
