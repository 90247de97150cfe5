"""The window's resources, for the programs that soak runs start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ddz_desktop.app import resources
from devtools.resources import compile_into

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def built_resources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The resource file where a program looks for it, as `dev.py` builds it."""
    with pytest.MonkeyPatch.context() as patch:
        if resources.locate() is None:
            folder = tmp_path_factory.mktemp("resources")
            (folder / resources.key()).mkdir()
            compile_into(folder / resources.key())
            patch.setenv("DDZ_RESOURCES", str(folder))
        yield
