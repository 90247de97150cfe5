"""The project's two commands, `dev.py run` and `dev.py test`, and the others that `dev.py --help` lists.

Needs Python 3.11 or newer and nothing else: it makes the virtual environment `.venv` in the checkout, installs the
locked dependencies of the command into it and then runs the command there.
"""

from __future__ import annotations

import sys

from devtools import interpreter


def start() -> int:
    """Runs the command line, in another interpreter where this one is too old or too new for the locked wheels."""
    if not interpreter.is_supported():
        return interpreter.restart(sys.argv)
    from devtools.cli import main
    from devtools.project import ROOT

    sys.path.insert(0, str(ROOT))
    return main(sys.argv[1:])


if __name__ == "__main__":
    try:
        raise SystemExit(start())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
