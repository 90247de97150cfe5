"""Says what is to be heard: the player's wishes about sound, and what the table and the window report."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings, Sound
from ddz_desktop.ui.sound.audio import Audio, Silence, Voice
from ddz_desktop.ui.sound.cues import Cue, Group
from ddz_desktop.ui.sound.table_sounds import TableSounds
from ddz_desktop.ui.table.table_view import TableView
from ddz_desktop.ui.translation import TranslationManager

_EXAMPLES = {Group.EFFECTS: Cue.PLAY_MANY, Group.ALERTS: Cue.YOUR_TURN, Group.CHAT: Cue.CHAT}
_CALL_EXAMPLE = "trio-chain-wings"
_VOICES = {"both": tuple(Voice), "female": (Voice.FEMALE,), "male": (Voice.MALE,), "off": ()}


SAMPLE_MS = 200
"""A volume that has not moved for so long is let be heard."""


class SoundDirector(QObject):
    """One for the window. Without `audio` nothing is heard.

    Signals:
        muted_changed(bool): everything is silent now, or no longer.
    """

    muted_changed = Signal(bool)

    def __init__(
        self,
        preferences: Preferences,
        languages: TranslationManager,
        audio: Audio | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._languages = languages
        self._audio: Audio = audio if audio is not None else Silence()
        self._voices: tuple[Voice, ...] = ()
        self._called_in = ""
        self._gains: dict[Group, float] = {}
        self._sampled: Group | None = None
        self._sample = QTimer(self)
        self._sample.setSingleShot(True)
        self._sample.setInterval(SAMPLE_MS)
        self._sample.timeout.connect(self._let_sample_be_heard)
        self._was_muted = preferences.settings.sound.muted
        preferences.changed.connect(self._take_settings)
        languages.changed.connect(self._take_language)
        self._take_settings(preferences.settings)

    @property
    def muted(self) -> bool:
        """Whether nothing at all is to be heard."""
        return self._preferences.settings.sound.muted

    # -- what is heard --------------------------------------------------------------------------------------------

    def attend(self, table: TableView) -> None:
        """Listen to a table for as long as it lives."""
        sounds = TableSounds(table)
        sounds.cue_due.connect(self.play)
        sounds.call_due.connect(self.say)
        table.mute_requested.connect(self.toggle_mute)
        self.muted_changed.connect(sounds.show_muted)
        sounds.show_muted(self.muted)

    @Slot(object)
    def play(self, cue: Cue) -> None:
        """Let a cue be heard."""
        self._audio.play(cue)

    @Slot(int, object, bool)
    def say(self, place: int, calls: Sequence[str], after: bool = False) -> None:
        """Let the voice of a place at the table call something; 0 is the own one and the table's, the rest follow."""
        if self._voices:
            self._audio.say(self._voices[place % len(self._voices)], calls, after=after)

    def preview(self, group: Group) -> None:
        """Let an example of a group be heard, as loud as it now is."""
        if group is Group.VOICE:
            self.say(0, (_CALL_EXAMPLE,))
        else:
            self.play(_EXAMPLES[group])

    @Slot()
    def click(self) -> None:
        """A control was pressed."""
        self.play(Cue.CLICK)

    @Slot()
    def hush(self) -> None:
        """Break off whatever is being heard."""
        self._audio.hush()

    @Slot()
    def toggle_mute(self) -> None:
        """Silence everything, or let it be heard again; kept in the settings."""
        settings = self._preferences.settings
        sound = msgspec.structs.replace(settings.sound, muted=not settings.sound.muted)
        self._preferences.change(msgspec.structs.replace(settings, sound=sound))

    # -- the player's wishes --------------------------------------------------------------------------------------

    @Slot(object)
    def _take_settings(self, settings: Settings) -> None:
        sound = settings.sound
        before, self._gains = self._gains, gains(sound)
        other_voices = self._set_voices(sound)
        if before != self._gains:
            self._audio.set_gains(self._gains)
        if sound.muted != self._was_muted:
            self._was_muted = sound.muted
            if sound.muted:
                self._audio.hush()
            self.muted_changed.emit(sound.muted)
        elif before and not isinstance(self._audio, Silence):
            moved = [group for group in Group if self._gains[group] != before[group]]
            self._sample_soon([Group.VOICE] if other_voices else moved)

    def _sample_soon(self, moved: Sequence[Group]) -> None:
        """A volume was moved, or other voices chosen: let that be heard when it rests."""
        if len(moved) == 1:
            self._sampled = moved[0]
            self._sample.start()

    @Slot()
    def _let_sample_be_heard(self) -> None:
        if self._sampled is not None:
            self.preview(self._sampled)

    @Slot(str)
    def _take_language(self, _: str) -> None:
        self._set_voices(self._preferences.settings.sound)

    def _set_voices(self, sound: Sound) -> bool:
        """Take over who calls; whether that is anybody else."""
        language = sound.voice_language or ("zh" if self._languages.language.startswith("zh") else "en")
        voices = _VOICES[sound.voices]
        if (language, voices) == (self._called_in, self._voices):
            return False
        self._called_in, self._voices = language, voices
        self._audio.set_voices(language, voices)
        return True


def gains(sound: Sound) -> dict[Group, float]:
    """How loud each group is, from 0 to 1: the square of what was chosen, since the ear hears its steps as even."""
    chosen = {
        Group.EFFECTS: sound.effects,
        Group.ALERTS: sound.alerts,
        Group.CHAT: sound.chat,
        Group.VOICE: sound.voice,
    }
    return {group: 0.0 if sound.muted else (percent / 100) ** 2 for group, percent in chosen.items()}
