"""The settings as a value and as a file's text."""

from __future__ import annotations

import pytest

from ddz_desktop.settings import Look, NewGame, Settings, SettingsError, parse_settings, settings_text

CHANGED = Settings(
    language="zh_CN",
    look=Look(theme="dark", text_scale=130, speed=0.5),
    new_game=NewGame(system="five", options={"spring": 3, "kinds": {"quad": False}, "bomb_cap": None}, hands=8),
)


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_settings_come_back_from_their_text(settings: Settings) -> None:
    assert parse_settings(settings_text(settings)) == settings


def test_a_byte_order_mark_does_not_matter() -> None:
    assert parse_settings(b"\xef\xbb\xbf" + settings_text(CHANGED).encode()) == CHANGED


def test_a_missing_group_takes_its_defaults() -> None:
    assert parse_settings('{"version": 1, "language": "en"}') == Settings(language="en")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "cannot be read"),
        (b"\xff\xfe", "cannot be read"),
        (b"[]", "Expected `object`"),
        (b"{}", "missing required field `version`"),
        (b'{"version": 2}', "of version 2"),
        (b'{"version": 1, "luck": 9}', "luck"),
        (b'{"version": 1, "look": {"theme": "pink"}}', "theme"),
        (b'{"version": 1, "look": {"speed": -1}}', "speed"),
        (b'{"version": 1, "player": {"name": "two\\nlines"}}', "name is one line"),
        (b'{"version": 1, "player": {"name": "' + b"x" * 41 + b'"}}', "at most 40 letters"),
        (b'{"version": 1, "new_game": {"hands": 0}}', "hands"),
        (b'{"version": 1, "new_game": {"turn_seconds": 1e300}}', "turn_seconds"),
        pytest.param(b'{"version": 1, "look": ' + b"[" * 100_000, "cannot be read", id="deep"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text: bytes, told: str) -> None:
    with pytest.raises(SettingsError, match=told):
        parse_settings(text)
