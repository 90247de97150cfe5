"""The workflows take actions of others only as they were when they were looked at, and run our own scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from devtools.project import ROOT
from installers.command import STEPS, USUAL

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_and_rights_are_few(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    assert [name for name, comment in used if not re.search(r"@[0-9a-f]{40}$", name) or "# v" not in comment] == []
    assert re.search(r"^permissions: \{\}$", text, re.MULTILINE)


def test_a_release_is_made_by_the_steps_that_everybody_has() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    named = re.findall(r"dev\.py package ?(\w*)", text)
    assert set(named) - {""} <= set(STEPS)
    assert set(USUAL) == {"linux", "win32", "darwin"}
    assert all(step in STEPS for steps in USUAL.values() for step in steps)
