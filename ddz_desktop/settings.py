"""What a player has chosen, as one frozen value, and its form in the settings file (JSON).

Version history of the file: 1, the first.
Values the present program does not know (an older program reads a newer file) are refused as a whole, in one sentence,
so that the caller can keep the file and start from the defaults.
"""

from __future__ import annotations

import codecs
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
LONGEST_NAME = 40
LONGEST_COMMAND = 1000


class SettingsError(ValueError):
    """A settings file that cannot be used; the message says what is wrong."""


ShortText = Annotated[str, Meta(max_length=20)]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """How the window looks and moves. `text_scale` in percent; `speed` of animations, 0 for none.

    `keys`: of the table's commands, where they are not the usual ones, named as on their caps.
    """

    theme: Literal["system", "light", "dark", "high-contrast"] = "system"
    cloth: Literal["pine", "indigo", "tea", "ink"] = "pine"
    card_back: Literal["back-terrace", "back-lattice"] = "back-terrace"
    four_colour: bool = False
    text_scale: Literal[100, 115, 130, 150, 200] = 100
    key_caps: bool = True
    keys: dict[ShortText, ShortText] = {}
    reduced_motion: bool = False
    speed: Annotated[float, Meta(ge=0, le=10)] = 1.0


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """How the own hand lies, and what the table does by itself.

    `wild_first`: wild cards stand before all others. `smart_drag`: a sweep over cards that make one straight raises
    that straight. `auto_pass`: pass when nothing beats the table. `auto_next`: deal the next hand after a while,
    "timed": only where turns have a limit. `misclick_guard`: a button that has just appeared ignores clicks.
    """

    sort_order: Literal["high-low", "low-high", "count", "kind"] = "high-low"
    wild_first: bool = False
    card_size: Literal["standard", "large", "extra"] = "large"
    rows: Literal["auto", "one", "two"] = "auto"
    auto_pass: bool = True
    card_counter: bool = True
    smart_drag: bool = True
    right_click_plays: bool = False
    misclick_guard: bool = True
    auto_next: Literal["never", "timed", "always"] = "timed"


class Access(Struct, frozen=True, forbid_unknown_fields=True):
    """Help for ears, hands and pace. `speak`: screen readers are told what happens at the table.

    `time_percent`: how much of every time limit there is. `sweep`: drawing the mouse over cards chooses them; without
    it each press chooses one card, however unsteady.
    """

    speak: bool = True
    time_percent: Literal[100, 150, 200] = 100
    sweep: bool = True


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What a newcomer has been through: the first start, and how many of his own decisions of the tutorial.

    `lan_used`: the list of LAN tables has been opened; nothing is looked for in the network before that.
    `silence_told`: that there is nothing here to play sounds on, which is told once.
    """

    welcomed: bool = False
    lan_used: bool = False
    tutorial_step: Annotated[int, Meta(ge=0, le=1000)] = 0
    tutorial_done: bool = False
    silence_told: bool = False


Percent = Annotated[int, Meta(ge=0, le=100)]


class Sound(Struct, frozen=True, forbid_unknown_fields=True):
    """What is heard, each kind of sound in percent. `muted` silences all and keeps the rest as it is.

    `voices`: who calls bids and plays. `voice_language`: `None` follows the window's language.
    """

    muted: bool = False
    effects: Percent = 80
    alerts: Percent = 80
    chat: Percent = 80
    voice: Percent = 80
    voices: Literal["both", "female", "male", "off"] = "both"
    voice_language: Literal["zh", "en"] | None = None


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """The person at this computer; an empty name is shown as "You" in the window's language."""

    name: str = ""
    avatar: str = ""

    def __post_init__(self) -> None:
        if len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise ValueError(f"a player's name is one line of at most {LONGEST_NAME} letters")


PROGRAM = "program"
"""The level of a seat that the person's own program plays."""

USUAL_LEVEL = "casual"
"""The level of the computer's players where none has been chosen: a newcomer can win against it."""


class OwnProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program of the person's own that plays at a table here. `command`: its words, quoted as in a terminal."""

    command: Annotated[str, Meta(max_length=LONGEST_COMMAND)] = ""


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The last match set up: a system with its changed options, the bots' levels, hands and the time for a turn.

    `levels` in the order of the seats after the player's, with a temper as in `strong+bold`; seats without one get that
    of the seat before, the first `USUAL_LEVEL`. `None`: no limit.
    `house_rule`: the name of the house rule that system and options are; empty for a system as it is offered.
    """

    system: str = "yixing-classic"
    options: dict[str, bool | int | str | dict[str, bool] | None] = {}
    levels: tuple[str, ...] = ()
    hands: Annotated[int, Meta(ge=1)] | None = None
    turn_seconds: Annotated[float, Meta(ge=1, le=3600)] | None = None
    house_rule: str = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything chosen. `language` is a locale such as `zh_CN`; `None` follows the system.

    `window`: place, size and full screen of the window as Qt writes them, in base64; empty before the first time.
    """

    version: int = VERSION
    language: str | None = None
    window: str = ""
    look: Look = Look()
    table: Table = Table()
    sound: Sound = Sound()
    access: Access = Access()
    progress: Progress = Progress()
    player: Player = Player()
    program: OwnProgram = OwnProgram()
    new_game: NewGame = NewGame()


def settings_text(settings: Settings) -> str:
    """The settings as the file holds them."""
    return msgspec.json.format(msgspec.json.encode(settings), indent=2).decode() + "\n"


def parse_settings(text: str | bytes) -> Settings:
    """The settings of a file's text. Raises SettingsError when it is none, or of a newer version."""
    if isinstance(text, bytes):
        text = text.removeprefix(codecs.BOM_UTF8)  # some editors leave one
    try:
        version = msgspec.json.decode(text, type=_Versioned).version
        if version > VERSION:
            raise SettingsError(f"the settings are of version {version}; this program knows up to {VERSION}")
        return msgspec.json.decode(text, type=Settings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SettingsError(f"the settings cannot be read: {error}") from error


class _Versioned(Struct):
    version: int
