"""The bill of materials and the hashes beside the packages."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from installers import bill, identity

if TYPE_CHECKING:
    from pathlib import Path

DATE = 1_790_000_000


def test_the_bill_names_every_part_once_with_its_licence(tmp_path: Path) -> None:
    made = json.loads(json.dumps(bill.bill(tmp_path, DATE)))
    assert (made["bomFormat"], made["metadata"]["component"]["version"]) == ("CycloneDX", identity.VERSION)
    references = [part["bom-ref"] for part in made["components"]]
    assert len(references) == len(set(references))
    assert all(part["licenses"] for part in made["components"])
    assert {"Python", "numpy", "shiboken6"} <= {part["name"] for part in made["components"]}


def test_the_same_build_has_the_same_bill(tmp_path: Path) -> None:
    assert bill.bill(tmp_path, DATE) == bill.bill(tmp_path, DATE)


@pytest.mark.skipif(sys.platform != "linux", reason="sha256sum")
def test_hashes_are_checked_by_the_usual_tool(tmp_path: Path) -> None:
    (tmp_path / "a b.deb").write_bytes(b"x")
    sums = bill.write_sums(tmp_path)
    check = ["sha256sum", "--check", sums.name]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    (tmp_path / "a b.deb").write_bytes(b"y")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 1
