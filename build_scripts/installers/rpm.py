"""The package for Fedora, openSUSE and their kin."""

from __future__ import annotations

import platform
import tempfile
from pathlib import Path

from devtools.project import say
from installers import freedesktop, smoke, usr_tree
from installers.freeze import source_date
from installers.identity import BUILD, DIST, NAME, SUMMARY, VERSION
from installers.running import run

TREE = BUILD / "rpm" / "tree"
SPEC = BUILD / "rpm" / f"{NAME}.spec"
TOOLS = {"rpmbuild": "rpm", "rpm2cpio": "rpm2cpio", "cpio": "cpio"}
NEEDED = ("libEGL.so.1", "libGL.so.1", "libfontconfig.so.1", "libfreetype.so.6", "libdbus-1.so.3", "libX11.so.6")
"""Libraries of every desktop, by which all kinds of systems find their packages; what else is needed lies inside."""


def build() -> Path:
    """Makes the package and returns it. Raises CommandError with the tool's last words."""
    date = source_date()
    usr_tree.fill(TREE, date)
    usr_tree.normalise(TREE, date)
    SPEC.write_text(spec(), "utf-8")
    goal = file()
    say(f"packing {goal.name}")
    with tempfile.TemporaryDirectory() as top:
        defines = {"_topdir": top, "_rpmdir": str(DIST), "_rpmfilename": goal.name, "_buildhost": "localhost"}
        options = [word for name, value in defines.items() for word in ("--define", f"{name} {value}")]
        run(["rpmbuild", "-bb", *options, str(SPEC)], {"SOURCE_DATE_EPOCH": str(date)})
    return goal


def file() -> Path:
    """Where the package comes to lie."""
    return DIST / f"{NAME}-{VERSION}-1.{platform.machine()}.rpm"


def spec() -> str:
    """What rpmbuild reads. The tree is taken as it is: nothing is stripped, compiled or searched for dependencies."""
    bits = "()(64bit)"
    needs = "\n".join(f"Requires: {library}{bits}" for library in NEEDED)
    description = "\n\n".join(freedesktop.DESCRIPTION)
    return f"""%global __os_install_post %{{nil}}
%global debug_package %{{nil}}
%define _binary_payload w19.zstdio
%define clamp_mtime_to_source_date_epoch 1
%define use_source_date_epoch_as_buildtime 1
Name: {NAME}
Version: {VERSION}
Release: 1
Summary: {SUMMARY}
License: MIT
AutoReqProv: no
{needs}

%description
{description}

%install
mkdir -p %{{buildroot}}
cp -a {TREE}/. %{{buildroot}}/

%files
/usr/bin/{NAME}
/usr/lib/{NAME}
/usr/share/applications/*
/usr/share/icons/hicolor/*/apps/*
/usr/share/man/man6/*
/usr/share/metainfo/*
/usr/share/mime/packages/*
"""


def check() -> None:
    """Unpacks the package and tries the program where it lies then."""
    with tempfile.TemporaryDirectory() as scratch:
        run(["sh", "-c", f"rpm2cpio '{file()}' | cpio --quiet -id"], folder=Path(scratch))
        smoke.check(Path(scratch, "usr", "bin", NAME))
    say("the program in the .rpm is whole")
