"""The package for Debian and Ubuntu: the folder build in /usr/lib, what the desktop wants to know in /usr/share."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import textwrap
from pathlib import Path

from devtools.project import ROOT, CommandError, say
from installers import changelog, deb_archive, freedesktop, system_copies, usr_tree
from installers.freeze import source_date
from installers.identity import BUILD, DIST, MAINTAINER, NAME, SUMMARY, VERSION
from installers.running import is_elf, run
from installers.usr_tree import LIBRARIES

TREE = BUILD / "deb" / NAME
RECOMMENDED = "libpulse0 | libasound2 | libasound2t64"
OLDEST_LIBC = "2.35"
"""Of Ubuntu 22.04."""

OVERRIDDEN = (
    # a program with its own Python and Qt: what these tags ask for is for libraries that others link with
    "custom-library-search-path",
    "embedded-library",
    "shared-library-lacks-prerequisites",
    "hardening-no-pie",
    "library-not-linked-against-libc",
)


def build() -> Path:
    """Makes the package from the folder build and returns it. Raises CommandError with the tool's last words."""
    shutil.rmtree(TREE.parent, ignore_errors=True)
    date = source_date()
    _fill(date)
    _describe()
    usr_tree.normalise(TREE, date)
    goal = file()
    say(f"packing {goal.name}")
    plain = TREE.parent / "uncompressed.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(TREE), str(plain)]
    run(pack, {"SOURCE_DATE_EPOCH": str(date)})
    deb_archive.compress(plain, goal, _architecture())
    plain.unlink()
    return goal


def file() -> Path:
    """Where the package comes to lie."""
    return DIST / f"{NAME}_{VERSION}_{_architecture()}.deb"


def _fill(date: int) -> None:
    """Everything that is installed; what the system has in the same form comes as a dependency."""
    usr_tree.fill(TREE, date, "games")
    inside = TREE / LIBRARIES / "_internal"
    for copy in system_copies.found_in(inside):
        copy.file.unlink()
        (inside / "licences" / "system" / f"{copy.package}.txt").unlink(missing_ok=True)
    documents = TREE / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_text(), "utf-8")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog.debian(date).encode(), 9, mtime=0))
    overrides = TREE / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text("".join(f"{NAME}: {tag}\n" for tag in OVERRIDDEN), "utf-8")


def _describe() -> None:
    """The part of the package that dpkg reads."""
    size = sum(file.lstat().st_size for file in TREE.rglob("*") if not file.is_dir()) // 1024
    folder = TREE / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(control(_architecture(), size, _depends()), "utf-8")
    files = sorted(file for file in TREE.rglob("*") if file.is_file() and not file.is_symlink())
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(TREE)}\n"
        for file in files
        if folder not in file.parents
    ]
    (folder / "md5sums").write_text("".join(sums), "utf-8")


def control(architecture: str, kilobytes: int, depends: str) -> str:
    """The control file."""
    description = [f" {line}" for text in freedesktop.DESCRIPTION for line in (*_wrapped(text), ".")][:-1]
    lines = [f"Package: {NAME}", f"Version: {VERSION}", f"Architecture: {architecture}", f"Maintainer: {MAINTAINER}"]
    lines += [f"Installed-Size: {kilobytes}", f"Depends: {depends}", f"Recommends: {RECOMMENDED}", "Section: games"]
    lines += ["Priority: optional", f"Description: {SUMMARY[2:]}", *description]
    return "\n".join(lines) + "\n"


def copyright_text() -> str:
    """Debian's copyright file: our licence, and where the others' texts lie in the package."""
    licence = (ROOT / "LICENSE").read_text("utf-8")
    holder = next(line for line in licence.splitlines() if line.startswith("Copyright")).removeprefix("Copyright (c) ")
    grant = "\n".join(f" {line}" if line else " ." for line in licence.split("\n\n", 2)[2].strip().splitlines())
    notices = (ROOT / "THIRD_PARTY_NOTICES").read_text("utf-8")
    others = "\n".join(f" {line}" if line.strip() else " ." for line in notices.splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {NAME}\nComment:\n{others}\n .\n"
        f" The texts of all licences are in /{LIBRARIES}/_internal/licences.\n\n"
        f"Files: *\nCopyright: {holder}\nLicense: Expat\n{grant}\n"
    )


def _depends() -> str:
    """What the files in the package are linked with and the package does not bring, found by Debian's own tool."""
    files = [str(file) for file in (TREE / LIBRARIES).rglob("*") if is_elf(file)]
    folders = sorted({str(Path(file).parent) for file in files})
    work = TREE.parent / "shlibdeps"
    (work / "debian").mkdir(parents=True)
    (work / "debian" / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", "utf-8")
    command = ["dpkg-shlibdeps", "--warnings=0", "-O", *(f"-l{folder}" for folder in folders), *files]
    answer = run(command, folder=work)
    found = re.search(r"^shlibs:Depends=(.+)$", answer, re.MULTILINE)
    if found is None:
        raise CommandError(f"dpkg-shlibdeps names no packages:\n{answer}")
    too_new = newer_libc(found[1])
    if too_new is not None:
        raise CommandError(
            f"what was built here needs libc {too_new}, newer than {OLDEST_LIBC}: build on an older system"
        )
    return found[1]


def newer_libc(depends: str) -> str | None:
    """The version of libc that is needed, if the oldest system that we promise to run on does not have it."""
    needed = re.search(r"libc6 \(>= ([\d.]+)\)", depends)
    if needed is None or _numbers(needed[1]) <= _numbers(OLDEST_LIBC):
        return None
    return needed[1]


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def _architecture() -> str:
    return run(["dpkg", "--print-architecture"]).strip()


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 78)
