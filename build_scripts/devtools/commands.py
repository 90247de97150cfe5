"""What each subcommand does once the virtual environment holds what it needs. All return an exit status."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from devtools import modules
from devtools.project import ROOT, VENV, child_environment, hand_over, say

if TYPE_CHECKING:
    from argparse import Namespace

LEFTOVERS = ("build", "dist", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache")


def run_program(options: Namespace) -> int:
    """Starts the program with the arguments given, in the directory of the caller."""
    _prepare()
    # -P: what lies in the caller's directory must not stand in for one of our modules
    command = [sys.executable, "-P", "-m", "ddz_desktop", *options.arguments]
    return hand_over(command, child_environment(DDZ_DEV_RUN="1"))


def run_tests(options: Namespace) -> int:
    """Runs the checks and then, when they pass, the tests in two processes."""
    from devtools import checks

    status = checks.run()
    if status:
        return status
    _prepare()
    os.chdir(ROOT)
    return hand_over([sys.executable, "-m", "pytest", "-n", "2", *options.arguments], _offscreen())


def run_checks(options: Namespace) -> int:
    """Runs the named checks, all without names."""
    from devtools import checks

    return checks.run(options.names)


def build_kernels(_: Namespace) -> int:
    """Compiles the kernels. That it cannot be done is no failure: their source runs as it is."""
    from devtools import kernel_build

    reason = kernel_build.ensure(retry=True)
    say("kernels: compiled" if reason is None else f"kernels: uncompiled: {reason}")
    return 0


def run_benchmarks(options: Namespace) -> int:
    """Runs the benchmarks with the window, where there is one, offscreen."""
    from devtools import bench

    _prepare()
    os.environ.update(_offscreen())
    return bench.run(options.names, options.json)


def take_screenshots(options: Namespace) -> int:
    """Takes pictures of the window's scenes, offscreen."""
    _prepare()
    os.environ.update(_offscreen() | {"QT_QPA_PLATFORM": "offscreen"})
    from devtools import screenshots

    return screenshots.run(Path(options.folder), options.only)


def benchmark_groups(options: Namespace) -> tuple[str, ...]:
    """The dependency groups that the chosen benchmarks need. Raises CommandError for a name that is none."""
    files = modules.choose("bench", options.names).values()
    return ("run", "dev", "peers") if any(map(modules.declares_peers, files)) else ("run", "dev")


def ask_peers(options: Namespace) -> int:
    """Compares with, or records, what the peers say."""
    from devtools import peers

    return peers.run(record=options.record)


def soak_groups(options: Namespace) -> tuple[str, ...]:
    """The same for every soak run; asked so that a wrong name ends the command before anything is installed."""
    modules.choose("soak", options.names)
    return ("run", "dev")


def run_soak(options: Namespace) -> int:
    """Runs the long tests."""
    from devtools import soak

    _prepare()
    os.environ.update(_offscreen())
    return soak.run(options.names, options.minutes)


def write_locks(options: Namespace) -> int:
    """Writes the lock files."""
    from devtools import lock

    return lock.write(upgrade=options.upgrade)


def installed_groups(options: Namespace) -> tuple[str, ...]:
    """The groups asked for, after the one that holds the tools to build them."""
    return ("run", *(group for group in options.groups if group != "run"))


def install(options: Namespace) -> int:
    """Has nothing left to do: the groups were installed on the way here."""
    say(f"{VENV} holds {', '.join(options.groups)}")
    return 0


def make_packages(options: Namespace) -> int:
    """Makes what people install."""
    from installers import command

    return command.run(options.names)


def clean(_: Namespace) -> int:
    """Removes what dev.py and the tools have made, except the results of soak runs."""
    folders = [VENV, *(ROOT / name for name in LEFTOVERS), *ROOT.glob("*.egg-info")]
    folders += [
        cache for name in ("ddz_desktop", "build_scripts", "tests") for cache in ROOT.glob(f"{name}/**/__pycache__")
    ]
    for folder in folders:
        if folder.exists():
            say(f"removing {folder.relative_to(ROOT)}")
            shutil.rmtree(folder)
    return 0


def _prepare() -> None:
    """Builds kernels, unless they are not wanted, and resources where they do not fit; for this process too."""
    from ddz_desktop import kernels
    from devtools import kernel_build, resources

    reason = "DDZ_PURE=1 asks for it" if kernels.is_pure() else kernel_build.ensure()
    if reason is not None:
        say(f"kernels run uncompiled: {reason.splitlines()[-1]}")
    kernels.install()
    resources.ensure()


def _offscreen() -> dict[str, str]:
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    return child_environment(QT_QPA_PLATFORM=platform, LC_ALL="C.UTF-8")
