"""Missing system libraries are installed by root and named, with the command, for everybody else."""

from __future__ import annotations

import pytest

from devtools import apt, system_libraries
from devtools.project import CommandError
from devtools.system_libraries import ALWAYS, WAYLAND, X11, Library

PRESENT = Library("libc.so.6", "libc6")
MISSING = Library("libno-such-thing.so.7", "libno-such-thing7", "libno-such-thing7t64")


@pytest.fixture
def on_debian(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Linux with apt, one library missing, a person who is not root; returns what apt is told to do."""
    told: list[str] = []
    monkeypatch.setattr(system_libraries.sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "needed", lambda environment: (PRESENT, MISSING))
    monkeypatch.setattr(system_libraries, "can_open", lambda library: library is PRESENT)
    monkeypatch.setattr(apt, "is_available", lambda: True)
    monkeypatch.setattr(apt, "is_root", lambda: False)
    monkeypatch.setattr(apt, "knows", lambda package: False)
    monkeypatch.setattr(apt, "update", lambda: told.append("update"))
    monkeypatch.setattr(apt, "install", lambda packages: told.extend(packages))
    return told


@pytest.mark.parametrize(
    ("environment", "libraries"),
    [
        ({}, ALWAYS),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ALWAYS + WAYLAND),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, ALWAYS + X11 + WAYLAND),
        ({"DISPLAY": ":0"}, ALWAYS + X11),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, ALWAYS + X11),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ALWAYS),
    ],
)
def test_only_what_this_display_needs(environment: dict[str, str], libraries: tuple[Library, ...]) -> None:
    assert system_libraries.needed(environment) == libraries


def test_tells_present_from_missing() -> None:
    assert not system_libraries.can_open(MISSING)


def test_names_the_command(on_debian: list[str]) -> None:
    with pytest.raises(CommandError, match=r"libno-such-thing\.so\.7: sudo apt-get .* install .* libno-such-thing7$"):
        system_libraries.ensure()
    assert on_debian == []


def test_names_packages_as_newer_systems_do(on_debian: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apt, "knows", lambda package: package.endswith("t64"))
    with pytest.raises(CommandError, match=r"install .* libno-such-thing7t64$"):
        system_libraries.ensure()


def test_root_gets_them_installed(on_debian: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apt, "is_root", lambda: True)
    monkeypatch.setattr(system_libraries, "can_open", lambda library: library is PRESENT or bool(on_debian))
    system_libraries.ensure()
    assert on_debian == ["update", "libno-such-thing7"]


def test_root_hears_when_that_did_not_help(on_debian: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apt, "is_root", lambda: True)
    with pytest.raises(CommandError, match="still not found after the installation: libno-such-thing"):
        system_libraries.ensure()


def test_other_linux_systems_get_the_names(on_debian: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apt, "is_available", lambda: False)
    with pytest.raises(CommandError, match=r"libno-such-thing\.so\.7: install them with your system's package manager"):
        system_libraries.ensure()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_nothing_to_do_elsewhere(on_debian: list[str], monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(system_libraries.sys, "platform", platform)
    system_libraries.ensure()
