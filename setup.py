"""What `pip install .` does beyond `pyproject.toml`: compiles the kernels where it can and the window's resources, and
adds the weights of the computer players.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).resolve().parent / "build_scripts"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from devtools import kernel_build, resources

ROOT = Path(__file__).resolve().parent


class OptionalBuildExt(build_ext):
    """Compiles all kernels or none: they call each other in C, and without compiled forms their sources run.

    Does nothing for `pip install -e`, which would put the compiled files into the source tree, where they would hide
    later edits.
    """

    def run(self) -> None:
        if self.editable_mode or self.inplace:
            return
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            self.warn(f"the kernels stay uncompiled: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


class BuildPyWithResources(build_py):
    """Starts from nothing, so that no earlier build shines through, and adds the compiled resources.

    An editable installation takes the resources from where `dev.py` builds them, and the weights from `assets`.
    """

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        resources.compile_into(Path(self.build_lib, "ddz_desktop", "app"))
        weights = Path(self.build_lib, "ddz_desktop", "bots", "learned", "weights")
        shutil.copytree(ROOT / "assets" / "bots", weights)


setup(
    ext_modules=kernel_build.extensions("build/cython"),
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPyWithResources},
)
