"""What `pip install .` does beyond `pyproject.toml`: compiles the kernels where that works, and the window's resources."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts")]

from devtools import kernel_build, resources  # noqa: E402 - found through the line above


class OptionalBuildExt(build_ext):
    """Compiles what it can; a kernel without its compiled form runs from its source.

    Does nothing for `pip install -e`, which would put the compiled files into the source tree, where they would hide
    later edits.
    """

    def run(self) -> None:
        if not self.editable_mode and not self.inplace:
            with contextlib.suppress(BaseError, CCompilerError):
                super().run()

    def build_extension(self, ext: object) -> None:
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError) as error:
            print(f"{ext.name} stays uncompiled: {error}")


class BuildPyWithResources(build_py):
    """Adds the compiled resources, which an editable installation takes from where `dev.py` builds them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            resources.compile_into(Path(self.build_lib, "ddz_desktop", "app"))


setup(
    ext_modules=kernel_build.extensions("build/cython"),
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPyWithResources},
)
