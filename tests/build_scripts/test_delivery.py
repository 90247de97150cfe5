"""What goes wrong between a build and somebody else's computer, as far as it can be seen here.

The rest is tried with the packages themselves: `dev.py package` starts each one (sound, worker processes, every asset,
a table in the LAN), `bare` and `awkward` where little is there, `release.yml` on the systems that this one is not.
"""

from __future__ import annotations

import multiprocessing
import re
import sys

import pytest

from ddz_desktop.app import command_line
from devtools.project import ROOT
from installers import contents, debian, freeze, smoke


@pytest.mark.parametrize(
    ("depends", "expected"),
    [
        ("libc6 (>= 2.35), libx11-6", None),
        ("libc6 (>= 2.4)", None),
        ("libx11-6", None),
        ("zlib1g (>= 9), libc6 (>= 2.38)", "2.38"),
    ],
)
def test_what_was_built_on_too_new_a_system_is_not_passed_on(depends: str, expected: str | None) -> None:
    assert debian.newer_libc(depends) == expected


def test_a_worker_process_opens_no_second_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """The support for frozen programs comes before anything else is done."""
    done: list[str] = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: done.append("support"))
    monkeypatch.setattr(command_line, "_prepare_output", lambda: done.append("anything else"))
    assert command_line.main(["rules"]) == 0
    assert done == ["support", "anything else"]
    assert any("--jobs" in step.arguments for step in smoke.STEPS)


def test_nothing_is_packed_so_that_scanners_take_it_for_something_else() -> None:
    spec = freeze.SPEC.read_text("utf-8")
    assert set(re.findall(r"upx=(\w+)", spec)) == {"False"}
    assert "COLLECT(" in spec


@pytest.mark.parametrize("plugin", ["ibus", "compose"])
def test_chinese_can_be_typed_in_the_frozen_program(plugin: str) -> None:
    path = f"PySide6/Qt/plugins/platforminputcontexts/lib{plugin}platforminputcontextplugin.so"
    assert contents.kept([(path, "", "BINARY")], lambda _: [])


def test_every_system_gets_the_same_parts() -> None:
    """What is optional when the program runs is not optional in a package: its absence fails the build."""
    hidden = contents.hidden_imports(ROOT)
    assert {"_cffi_backend", "ddz_desktop.ui.sound.output", "ddz_desktop.net.discovery"} <= set(hidden)
    spec = freeze.SPEC.read_text("utf-8")
    assert all(part in spec for part in ('"*.rcc"', '"*.txt"', '"weights"', '"licences"'))
