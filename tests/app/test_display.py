"""Looking for a display before Qt does."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ddz_desktop.app.display import why_no_display


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ""}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"QT_QPA_PLATFORM": "xcb"}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":987"}, "DISPLAY is :987, but nothing answers"),
        ({"WAYLAND_DISPLAY": "wayland-987"}, "WAYLAND_DISPLAY is wayland-987, but nothing answers"),
        ({"DISPLAY": ":987", "WAYLAND_DISPLAY": "wayland-987"}, "DISPLAY is :987"),
    ],
)
def test_without_a_display_it_says_so(environment: dict[str, str], told: str) -> None:
    assert told in str(why_no_display(environment, "linux"))


@pytest.mark.parametrize("plugin", ["offscreen", "offscreen:size=800x600", "xcb;offscreen", "vnc"])
def test_some_platforms_need_none(plugin: str) -> None:
    assert why_no_display({"QT_QPA_PLATFORM": plugin}, "linux") is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_one(platform: str) -> None:
    assert why_no_display({}, platform) is None


def test_a_server_that_answers_is_a_display(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w-0"))
        server.listen()
        assert why_no_display({"WAYLAND_DISPLAY": "w-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux") is None
