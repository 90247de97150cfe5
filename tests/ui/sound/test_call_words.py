"""What is spoken is what the window shows: the words of each call, the window's texts, and what the clips say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.cards import BIG_JOKER, SMALL_JOKER
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.state import FactorName, Phase, Settlement
from ddz_desktop.ui import texts
from ddz_desktop.ui.bomb_names import BombName
from ddz_desktop.ui.sound import calls
from ddz_desktop.ui.table import texts_prompts, texts_settlement, texts_table
from ddz_desktop.ui.table.viewstate import table_state
from ddz_desktop.ui.translation import TranslationManager
from soundtools import recordings
from soundtools.call_words import CALLS
from soundtools.speakers import SPEAKERS, Speaker
from soundtools.window_words import shown
from tests.ui.table.builders import make_update, make_view

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parents[3] / "assets" / "voices"

CHAINS_WITH_WINGS = {
    Kind.TRIO_CHAIN_SOLO: "trio-chain-wings",
    Kind.TRIO_CHAIN_PAIR: "trio-chain-wings",
    Kind.QUAD_CHAIN_SOLO: "quad-chain-wings",
    Kind.QUAD_CHAIN_PAIR: "quad-chain-wings",
}
"""Called with wings, whatever these are; the window tells which."""

BY_RANK = {Kind.SOLO, Kind.PAIR, Kind.TRIO, Kind.QUAD}
NAMED = [kind for kind in Kind if kind not in {*BY_RANK, *CHAINS_WITH_WINGS, Kind.BOMB, Kind.ROCKET}]
WORDS = [word for word in Word if word is not Word.CONCEDE]  # one says: I give up; the window: gives up
ANSWERS = [(topic, value) for topic in Topic for value in ("yes", "no", "none") if calls.answer(topic, value)]
SHORTENED = {"open": "open hand", "spread": "spread hand"}
"""Answers of which the window leaves out what the title above them says."""


class Language(NamedTuple):
    name: str

    def said(self, call: str) -> str:
        words = CALLS[call]
        return words.english if self.name == "en" else words.chinese

    def shown(self, text: str) -> str:
        """A text of the window as one says it."""
        plain = text.replace(" ×2", "").replace("!", "")
        return plain.lower().replace("-", " ") if self.name == "en" else plain.replace(" ", "")

    def in_words(self, text: str) -> str:
        """The number of a bid as one says it."""
        for digit, number in zip("123", ("one", "two", "three") if self.name == "en" else "一二三", strict=True):
            text = text.replace(digit, number)
        return text


@pytest.fixture(params=["en", "zh_CN"])
def language(qapp: QCoreApplication, resources: None, request: pytest.FixtureRequest) -> Iterator[Language]:
    before = QLocale()
    manager = TranslationManager(QCoreApplication.instance())
    manager.choose(request.param)
    yield Language(request.param)
    manager.choose("en")
    manager.deleteLater()
    QLocale.setDefault(before)


def called(kind: Kind) -> str:
    return calls.play(Play(kind, 5, 0), ruleset("emperor"))


def test_kinds_are_called_as_the_window_shows_them(language: Language) -> None:
    said = {kind: language.said(called(kind)) for kind in NAMED}
    shown = {kind: language.shown(texts.kind_name(kind)) for kind in NAMED}
    if (
        language.name == "zh_CN"
    ):  # the window tells it from one with wings, at the table the call is that of the rulebook
        assert (said.pop(Kind.TRIO_CHAIN), shown.pop(Kind.TRIO_CHAIN)) == ("飞机", "三顺")
    assert said == shown


@pytest.mark.parametrize("kind", CHAINS_WITH_WINGS)
def test_a_chain_with_wings_begins_with_the_name_of_its_kind(language: Language, kind: Kind) -> None:
    wings = "with wings" if language.name == "en" else "带翅膀"
    words = language.said(called(kind))
    assert called(kind) == CHAINS_WITH_WINGS[kind]
    assert words.endswith(wings)
    assert language.shown(texts.kind_name(kind)).startswith(words.removesuffix(wings))


def test_bombs_are_called_as_the_window_shows_them(language: Language) -> None:
    said = {name: language.said(name) for name in BombName}
    assert said == {name: language.shown(texts.bomb_text(name)) for name in BombName}


@pytest.mark.parametrize("system", CATALOG)
def test_words_of_the_auction_are_those_of_the_bubbles(language: Language, system: str) -> None:
    rules = ruleset(system)
    said = {word: language.said(calls.word(word, rules)) for word in WORDS}
    shown = {word: language.shown(texts_table.word_text(word, rules, in_play=False)) for word in WORDS}
    assert said == {word: language.in_words(text) for word, text in shown.items()}


def test_answers_are_those_of_the_bubbles(language: Language) -> None:
    for topic, value in ANSWERS:
        shown = language.shown(texts_table.answer_words(topic, value))
        assert language.said(calls.answer(topic, value) or "") == SHORTENED.get(shown, shown)


def test_other_calls_are_called_as_the_window_shows_them(language: Language) -> None:
    shown = {
        calls.passing(0): texts_table.pass_word(),
        calls.answer(Topic.REPORT, "4444444"): texts_table.answer_words(Topic.REPORT, "4444444"),
        calls.answer(Topic.REPORT, "4444444,BBRR"): texts_settlement.name_of(FactorName.DOUBLE_REPORT),
        calls.SHOW: texts_table.answer_words(Topic.IDENTITY, "show"),
        calls.SPRING: texts_settlement.name_of(FactorName.SPRING),
        calls.ANTI_SPRING: texts_settlement.name_of(FactorName.ANTI_SPRING),
        "solo-B": texts.rank_text(SMALL_JOKER),
        "solo-R": texts.rank_text(BIG_JOKER),
    }
    said = {call: language.said(call or "") for call in shown}
    assert said == {call: language.shown(text) for call, text in shown.items()}


@pytest.mark.parametrize(("system", "index"), [("yixing-laizi", 0), ("yixing-tiandi", 0), ("yixing-tiandi", 1)])
def test_wild_ranks_are_called_as_the_window_shows_them(language: Language, system: str, index: int) -> None:
    state = table_state(make_update(make_view(system)))
    call, _ = calls.wild_rank(5, index, several=state.rules.wild_ranks > 1)
    shown = language.shown(texts_prompts.wild_name(state, index))
    assert language.said(call) == (f"{shown} card" if language.name == "en" else shown)


@pytest.mark.parametrize("system", CATALOG)
@pytest.mark.parametrize("landlord_won", [True, False])
def test_winners_are_called_as_the_window_shows_them(language: Language, system: str, landlord_won: bool) -> None:
    rules = ruleset(system)
    winners = (0,) if landlord_won else tuple(range(1, rules.seats))
    settlement = Settlement(winners[0], winners, (), 1, (0,) * rules.seats)
    state = table_state(make_update(make_view(system, phase=Phase.OVER, settlement=settlement)))
    shown = language.shown(texts_settlement.result_title(state))
    said = language.said(calls.winners(rules, landlord_won=landlord_won))
    assert said == (shown if language.name == "en" else shown.replace("胜", "赢了"))


# -- the words and their clips --------------------------------------------------------------------------------------


def test_the_words_to_be_spoken_are_those_that_are_called() -> None:
    assert set(CALLS) == calls.NAMES


@pytest.mark.parametrize("spoken", ["pinyin", "english"])
def test_no_two_calls_sound_alike_in_words(spoken: str) -> None:
    told = {name: getattr(words, spoken) for name, words in CALLS.items()}
    if spoken == "pinyin":  # one farmer or several
        assert told.pop("farmer-wins") == told["farmers-win"]
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("name", sorted(CALLS))
def test_every_chinese_character_has_one_syllable(name: str) -> None:
    words = CALLS[name]
    assert len(words.chinese) == len(words.syllables)
    assert set(words.tones) <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda speaker: speaker.file)
def test_the_clips_say_these_words(speaker: Speaker) -> None:
    """Whoever changes a word makes the clip anew: `build_scripts/voices.py`."""
    recorded = recordings.clips(FOLDER / f"{speaker.file}.zip")
    said = {call: recordings.title(clip) for call, clip in recorded.items()}
    assert said == {call: words.chinese if speaker.mandarin else words.english for call, words in CALLS.items()}


def test_what_the_window_does_not_show_cannot_be_called() -> None:
    with pytest.raises(KeyError):
        shown("Plays", "Triple with single")


def test_a_clip_without_words_is_refused() -> None:
    with pytest.raises(ValueError, match="not found"):
        recordings.title(b"OggS")
    assert recordings.clips(FOLDER / "nobody.zip") == {}
