"""Which Python `dev.py` runs on."""

from __future__ import annotations

import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace

import pytest

from devtools import interpreter

Version = namedtuple("Version", "major minor micro")


def pretend(monkeypatch: pytest.MonkeyPatch, minor: int, *, name: str = "cpython", text: str = "3.x") -> None:
    monkeypatch.setattr(interpreter.sys, "version_info", Version(3, minor, 0))
    monkeypatch.setattr(interpreter.sys, "implementation", SimpleNamespace(name=name))
    monkeypatch.setattr(interpreter.sys, "version", text)


@pytest.mark.parametrize(
    ("minor", "supported"), [(9, False), (10, False), (11, True), (12, True), (13, True), (14, True), (15, False)]
)
def test_supported_versions(monkeypatch: pytest.MonkeyPatch, minor: int, supported: bool) -> None:
    pretend(monkeypatch, minor)
    assert interpreter.is_supported() is supported


@pytest.mark.parametrize("what", [{"name": "pypy"}, {"text": "3.13.0 experimental free-threading build"}])
def test_other_kinds_of_python_are_not(monkeypatch: pytest.MonkeyPatch, what: dict[str, str]) -> None:
    pretend(monkeypatch, 13, **what)
    assert not interpreter.is_supported()


def test_looks_for_the_newest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreter.sys, "platform", "linux")
    assert interpreter.candidates() == [["python3.14"], ["python3.13"], ["python3.12"], ["python3.11"]]
    monkeypatch.setattr(interpreter.sys, "platform", "win32")
    assert interpreter.candidates()[0] == ["py", "-3.14"]


def test_goes_on_with_a_supported_one(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(interpreter, "candidates", lambda: [["no-such-python"], [sys.executable]])
    assert interpreter.restart(["-c", "raise SystemExit(7)"]) == 7
    assert f"going on with {sys.executable}" in capsys.readouterr().err


def test_names_one_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(interpreter, "candidates", lambda: [["no-such-python"]])
    assert interpreter.restart(["dev.py"]) == 1
    assert "install Python 3.13" in capsys.readouterr().err


@pytest.mark.parametrize("file", ["dev.py", "devtools/__init__.py", "devtools/interpreter.py"])
def test_old_interpreters_can_read_what_turns_them_away(file: str) -> None:
    source = Path(interpreter.__file__).parents[1] / file
    script = "import ast, sys; ast.parse(open(sys.argv[1], encoding='utf-8').read(), feature_version=(3, 7))"
    subprocess.run([sys.executable, "-c", script, str(source)], check=True)
