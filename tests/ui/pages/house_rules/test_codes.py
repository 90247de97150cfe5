"""House rules as text: what is sent, and whatever comes back through a chat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.codes import rules_code
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui.pages.house_rules.codes import MOST_PASTED, message, refusal, rules_in
from tests.ui.pages.mixed_rules import HOUSE_RULES, RULESETS, label

GRANNYS = replace(ruleset("yixing-classic", {"bomb_cap": 4, "small_bomb": True}), name="外婆家打法")
CODE = rules_code(GRANNYS)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("rules", [*RULESETS, GRANNYS], ids=label)
def test_a_message_comes_back_as_the_same_rules(speak, language: str, rules: RuleSet) -> None:
    speak(language)
    assert rules_in(message(rules)) == rules
    assert rules_in(ruleset_text(rules)) == rules


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        f"  {CODE.lower()} \n",
        f"Lin wrote:\n> {message(GRANNYS)}\n\nSee you on Sunday!",
        CODE.replace("-", " - "),
        "\n".join(CODE[start : start + 24] for start in range(0, len(CODE), 24)),
        "\ufeff" + ruleset_text(GRANNYS),
        ruleset_text(GRANNYS).replace("\n", "\r\n"),
    ],
    ids=["code", "small letters", "in a chat", "with blanks", "in lines", "byte order mark", "of Windows"],
)
def test_whatever_a_chat_does_to_it(themed, text: str) -> None:
    assert rules_in(text) == GRANNYS


def test_a_message_names_every_change(themed) -> None:
    assert message(GRANNYS).split("\n")[:-1] == [
        "外婆家打法 (from Yixing Classic)",
        "Bombs that double: 4 instead of No limit",
        "Small bomb: on instead of off",
    ]


REFUSED = {
    "hello": "There is no code in it",
    "": "There is no code in it",
    CODE[:-3]: "mistake in the code",
    CODE.replace("R1", "R7"): "another version",
    "D1-ABCDE-FGHJK": "code of a deal",
    "ddzrules 2\nrules five": "another version",
    "ddzrules 1\nrules ten": "Line 2",
    "ddzrules 1\nrules five\noption spring 9": "Line 3",
    "ddzrules 1\nrules five\noption spring 2\noption spring 3": "Line 4",
    "x" * (MOST_PASTED + 1): "far too long",
    "ddzrules 1\nrules traditional\noption kinds bomb=false": "no small bomb",
    "ddzrules 1\nrules yixing-two\noption jokers false\noption small_bomb true": "needs a joker",
}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:24])
def test_what_is_no_house_rule_is_refused_in_words(speak, language: str, text: str) -> None:
    speak(language)
    with pytest.raises(RuleError) as error:
        rules_in(text)
    title, told = refusal(text, error.value)
    assert title
    if language == "en":
        assert REFUSED[text] in told
    else:
        assert told.isascii() is False


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=label)
def test_a_code_is_short_enough_to_send(rules: RuleSet) -> None:
    assert len(rules_code(rules)) < 400


def test_a_system_has_a_code_too() -> None:
    assert rules_in(rules_code(CATALOG["five"])) == CATALOG["five"]
