"""What goes into the frozen program besides our own code: decided by name, then by what needs what.

PyInstaller collects all plugins of each Qt module. Those that a card game on a desktop never loads are dropped, and
with them every library that nothing else asks for; on Linux also the libraries that each system has in its own version
and that must fit its graphics drivers or its fonts' configuration.
"""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from ddz_desktop import kernels

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the program's folder, where it comes from, its type."""

EXCLUDED_MODULES = (
    "Cython",
    "IPython",
    "PIL",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "cython",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "curses",
    "matplotlib",
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pytest",
    "readline",
    "setuptools",
    "tkinter",
    "torch",
)
"""Imported by something for cases that do not occur in an installed program."""

LINK = "SYMLINK"
LINKED = ("BINARY", "EXTENSION")
"""Types of entries, as PyInstaller calls them: a link to another entry, and what is linked with libraries."""

DROPPED_PLUGINS = re.compile(
    r"plugins/(?:"
    r"platforms/(?:lib)?q(?:linuxfb|vnc|vkkhrdisplay|minimal|minimalegl|eglfs|direct2d|wayland-egl)"
    r"|egldeviceintegrations/|generic/|networkinformation/|tls/|qmltooling/"
    r"|platforminputcontexts/(?:lib)?qtvirtualkeyboard"
    r"|platformthemes/(?:lib)?qgtk3"
    r"|imageformats/(?:lib)?q(?:webp|tiff|tga|wbmp|icns|gif|pdf|jpeg)"
    r"|wayland-graphics-integration-server/|wayland-decoration-client/(?:lib)?adwaita)"
)

SYSTEMS_OWN = re.compile(
    r"lib(?:stdc\+\+|gcc_s|mvec|fontconfig|freetype|expat|z|dbus-1|systemd|X11|X11-xcb|Xau|Xdmcp|bsd|md|uuid|cap"
    r"|wayland-client|wayland-cursor|wayland-egl|ffi|lzma|bz2|zstd|png16|brotlidec|brotlicommon|krb5.*|gssapi.*|com_err"
    r"|k5crypto|keyutils|selinux|blkid|mount|gcrypt|gpg-error|lz4)\.so\.\d"
)
"""Libraries that every desktop on Linux has, newer than ours or not: they are never taken along."""

NEEDED_BY_PYTHON = re.compile(r"lib(?:z|lzma|bz2|ffi|uuid)\.so\.\d")
"""Of those, what the interpreter's own modules were built with; a system may lack just these versions."""

TRANSLATIONS = re.compile(r"translations/(?!qtbase_(?:zh_CN|zh_TW|en)\.qm$)")

Needs: TypeAlias = Callable[[str], Iterable[str]]
"""The file names of the libraries that a file is linked with."""


def our_modules(program: Path) -> list[str]:
    """All modules of the staged program: kernels are compiled, so their imports cannot be seen."""
    sources = sorted((program / "ddz_desktop").rglob("*.py"))
    parts = [source.relative_to(program).with_suffix("").parts for source in sources]
    return [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]


def imports_of_kernels() -> list[str]:
    """Modules of others that kernels import."""
    names: set[str] = set()
    for kernel in kernels.KERNELS:
        for node in ast.walk(ast.parse(kernels.source(kernel).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                names.add(node.module)
    return sorted(name for name in names if name.split(".")[0] not in ("__future__", "cython", "ddz_desktop"))


def hidden_imports(program: Path) -> list[str]:
    """What PyInstaller cannot find by reading sources; cffi's module is loaded by miniaudio's compiled one."""
    return [*our_modules(program), *imports_of_kernels(), "_cffi_backend"]


def kept(entries: Iterable[Entry], needs: Needs) -> list[Entry]:
    """The entries without dropped plugins, without the system's own libraries and without what only those needed;
    without Qt's texts in languages that the program does not speak and what only developers read.
    """
    wanted = [entry for entry in entries if not _is_dropped(entry[0])]
    libraries = {PurePosixPath(_posix(entry[0])).name: entry for entry in wanted if _is_library(entry)}
    stay = [entry for entry in wanted if not _is_library(entry) and entry[2] != LINK]
    for entry in stay:  # grows while we go through it
        for name in needs(entry[1]) if entry[2] in LINKED else ():
            found = libraries.pop(PurePosixPath(_posix(name)).name, None)
            if found is not None:
                stay.append(found)
    places = {_posix(entry[0]) for entry in stay}
    links = [entry for entry in wanted if entry[2] == LINK and _target(entry) in places]
    return sorted([*stay, *links])


def _posix(path: str) -> str:
    return path.replace("\\", "/")


def _target(link: Entry) -> str:
    """The place that a link leads to; what it says is relative to its own folder."""
    place, target, _ = link
    return posixpath.normpath(posixpath.join(posixpath.dirname(_posix(place)), _posix(target)))


def _is_dropped(path: str) -> bool:
    name = PurePosixPath(_posix(path)).name
    if DROPPED_PLUGINS.search(_posix(path)) or TRANSLATIONS.search(_posix(path)) or _is_for_developers(path):
        return True
    return SYSTEMS_OWN.match(name) is not None and NEEDED_BY_PYTHON.match(name) is None


def _is_library(entry: Entry) -> bool:
    """Whether something must be linked with it to be needed: neither a module of Python, a plugin nor Python itself."""
    path, _, kind = entry
    name = PurePosixPath(_posix(path)).name
    is_python = re.match(r"(lib)?python\d|Python$|vcruntime|msvcp|ucrtbase|api-ms", name, re.IGNORECASE) is not None
    return kind == "BINARY" and "/plugins/" not in _posix(path) and not is_python


def _is_for_developers(path: str) -> bool:
    return path.endswith((".pyi", ".pxd", ".pyx", ".h", ".typed", ".prl", ".cmake")) or "/tests/" in _posix(path)
