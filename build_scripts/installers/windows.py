"""What Windows wants: the installer, and inside the executables a version and a manifest."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from devtools.project import ROOT, CommandError, say
from installers import icons, sizes
from installers.freeze import FOLDER
from installers.identity import APP_ID, BUILD, DIST, FILE_TYPES, NAME, PUBLISHER, SCHEME, TITLE, VERSION
from installers.running import run

SCRIPT = Path(__file__).with_name("ddz-desktop.nsi")
TOOLS = {"makensis": "nsis"}

MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges><requestedExecutionLevel level="asInvoker" uiAccess="false"/></requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"""
"""For Windows 10 and newer: sharp on every screen, and paths of any length."""


def build(folder: Path = FOLDER, goal: Path | None = None) -> Path:
    """Makes the installer of a folder build and returns it. Raises CommandError with makensis' last words."""
    goal = goal or file()
    goal.parent.mkdir(parents=True, exist_ok=True)
    say(f"packing {goal.name}")
    values = {
        **{name: str(value) for name, value in _names().items()},
        "SOURCE": str(folder),
        "ICON": str(icons.windows_file()),
        "OUTPUT": str(goal),
        "KILOBYTES": str(sum(sizes.by_part(folder).values()) // 1024),
        "LICENCE": str(ROOT / "LICENSE"),
    }
    sign = "/" if os.name == "nt" else "-"
    defines = [f"{sign}D{name}={value}" for name, value in values.items()]
    run([_makensis(), f"{sign}V2", f"{sign}WX", f"{sign}INPUTCHARSET", "UTF8", *defines, str(SCRIPT)])
    return goal


def file() -> Path:
    """Where the installer comes to lie."""
    return DIST / f"{NAME}-{VERSION}-windows-x86_64.exe"


def version_file() -> str | None:
    """The file with the version that goes into an executable on this system; None elsewhere than on Windows."""
    if sys.platform != "win32":
        return None
    BUILD.mkdir(exist_ok=True)
    goal = BUILD / "version.txt"
    goal.write_text(version_resource(), "utf-8")
    return str(goal)


def version_resource() -> str:
    """What the executables' properties show, in the form that PyInstaller reads."""
    numbers = (*map(int, VERSION.split(".")), 0)
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": PUBLISHER,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{table}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def _names() -> dict[str, str]:
    names = {
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": VERSION,
        "APP_ID": APP_ID,
        "PUBLISHER": PUBLISHER,
        "SCHEME": SCHEME,
    }
    for number, kind in enumerate(FILE_TYPES, 1):
        names |= {f"SUFFIX_{number}": kind.suffix, f"MIME_{number}": kind.mime, f"TITLE_{number}": kind.title}
    return names


def _makensis() -> str:
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise CommandError("there is no makensis: install NSIS (on Debian: apt-get install nsis)")
    return found
