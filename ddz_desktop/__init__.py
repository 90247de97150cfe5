"""Dou Dizhu (斗地主) in twelve systems: a rules core, bots and a native window.

The parts and the directions in which they may import each other stand in `pyproject.toml` (`[tool.importlinter]`).
Importing the package makes compiled kernels, where `dev.py` has built them, take the place of their own source.
"""

from ddz_desktop import kernels

__version__ = "0.1.0"
PROGRAM = f"ddz-desktop {__version__}"
"""As the program calls itself, to people and to other programs in the LAN."""

APP_ID = "io.github.ddz_desktop.ddz_desktop"
"""Of the program among all programs, where systems want a name in reverse order of a domain."""

kernels.install()
