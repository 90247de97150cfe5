"""Compiles the kernels of `ddz_desktop.kernels` with Cython, outside the source tree.

Also run as a program, `python -m devtools.kernel_build FOLDER SCRATCH`, so that the compilers' chatter can be caught.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ddz_desktop import kernels
from devtools.builds import ensure_built
from devtools.project import ROOT, child_environment, say

if TYPE_CHECKING:
    from setuptools import Extension


LOOK_EVERY_S = 1.0
MODULES = (".so", ".pyd")

HELP = "on Debian and Ubuntu: sudo apt-get install gcc python3-dev"


def extensions(build_dir: str) -> list[Extension]:
    """The kernels as C extensions, translated by Cython into `build_dir`. To be called in the root of the checkout."""
    from Cython.Build import cythonize
    from setuptools import Extension

    flags = [] if os.name == "nt" else list(kernels.C_FLAGS)
    modules = [
        # a relative path: with an absolute one Cython writes its C file beside the source
        Extension(kernel, [str(kernels.source(kernel).relative_to(ROOT))], extra_compile_args=flags)
        for kernel in kernels.KERNELS
    ]
    translated: list[Extension] = cythonize(
        modules, build_dir=build_dir, compiler_directives=kernels.DIRECTIVES, quiet=True
    )
    return translated


def obstacle() -> str | None:
    """Why compiling cannot work here, as far as that can be told without trying; None when it is worth a try."""
    if os.name == "nt":
        return None  # setuptools knows where to look for Microsoft's compiler
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler} ({HELP})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return None if header.is_file() else f"there is no {header} ({HELP})"


def ensure(*, retry: bool = False) -> str | None:
    """Builds the kernels unless they are built; returns why they stay uncompiled, None when they are compiled.

    A build that failed is tried again only when the sources change or when `retry` says so.
    """
    try:
        goal = kernels.folder() / kernels.key()
    except FileNotFoundError as error:
        return f"there is no {error.filename}"
    if goal.is_dir():
        return None
    failed = goal.with_suffix(".failed")
    if failed.exists() and not retry:
        return failed.read_text("utf-8")
    reason = obstacle()
    if reason is not None:
        return reason
    try:
        ensure_built(goal.parent, goal.name, partial(_compile_present, goal.name))
    except _CompilationError as error:
        failed.write_text(str(error), "utf-8")
        return str(error)
    return None


class _CompilationError(Exception):
    """The compilers' last words."""


def _compile_present(key: str, folder: Path) -> None:
    say("compiling the kernels, once for each change of theirs; this takes some minutes")
    _compile_apart(folder)
    if kernels.key() != key:
        raise _CompilationError("a kernel was edited while it was compiled")


def _compile_apart(folder: Path) -> None:
    scripts = str(ROOT / "build_scripts")
    environment = child_environment()
    environment["PYTHONPATH"] = os.pathsep.join([scripts, environment["PYTHONPATH"]])
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-m", "devtools.kernel_build", str(folder), scratch]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as compiling:
            told, said = None, ""
            while told is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    told = compiling.communicate(timeout=LOOK_EVERY_S)[0]
                now = _progress(folder, Path(scratch))
                if now != said:
                    said = now
                    say(now)
    if compiling.returncode:
        raise _CompilationError("\n".join(told.strip().splitlines()[-20:]))


def _progress(folder: Path, scratch: Path) -> str:
    """How far a compilation is, from what lies in its folders."""
    compiled = sum(each.suffix in MODULES for each in folder.rglob("*"))
    translated = sum(each.suffix == ".c" for each in scratch.rglob("*"))
    done, what = (compiled, "compiled") if compiled else (translated, "translated to C")
    return f"{done} of {len(kernels.KERNELS)} kernels {what}"


def compile_into(folder: Path, scratch: Path) -> None:
    """Compiles all kernels; their modules come to lie in `folder` by their package paths, their C in `scratch`."""
    from setuptools import Distribution

    with contextlib.chdir(ROOT):
        distribution = Distribution({"name": "kernels", "ext_modules": extensions(str(scratch))})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(folder)
        command.build_temp = str(scratch)
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def main(folder: Path, scratch: Path) -> None:
    """Compiles into `folder`; the compilers' words come on the program's output, the last one from here."""
    from Cython.Compiler.Errors import CompileError
    from setuptools.errors import BaseError, CCompilerError

    try:
        compile_into(folder, scratch)
    except CompileError:
        raise SystemExit("Cython refuses a kernel") from None
    except (BaseError, CCompilerError) as error:
        print(error)
        raise SystemExit("the C compiler failed") from None


if __name__ == "__main__":
    main(*(Path(each).resolve() for each in sys.argv[1:]))
