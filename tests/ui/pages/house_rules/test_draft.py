"""A house rule while it is changed: round trips, tabs, texts and effects of every option of every system."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.options import options_of
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.ui import texts_rules_options
from ddz_desktop.ui.pages.house_rules.draft import KIND_PREFIX, Draft
from ddz_desktop.ui.pages.house_rules.effect_view import _fact_texts
from ddz_desktop.ui.pages.house_rules.effects import clash, effects
from ddz_desktop.ui.pages.house_rules.tabs import OPTIONS, Tab, rows_of, tab_of
from tests.ui.pages.mixed_rules import HOUSE_RULES, RULESETS, label

SYSTEMS = tuple(CATALOG)
SILENT = {("shanghai-four", "bomb_cap"), ("shanghai-four", "rocket_counts")}
"""Options that change nothing by themselves: bombs do not double there anyway."""


def shown(draft: Draft) -> list[str]:
    return [name for tab in Tab for name in rows_of(draft, tab)]


# -- round trips ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULESETS, ids=label)
def test_a_draft_of_a_ruleset_is_that_ruleset(rules: RuleSet) -> None:
    draft = Draft.of(rules, "file")
    assert draft.rules() == rules
    assert not draft.changed
    assert draft.problem is None


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_option_can_be_changed_and_undone(system: str) -> None:
    draft = Draft(system)
    for name, option in draft.known().items():
        for value in option.choices:
            changed = draft.with_value(name, value)
            assert changed.value(name) == value
            assert (name in changed.options) == (value != option.default)
            assert changed.without(name) == draft


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=label)
def test_undoing_everything_gives_the_system(rules: RuleSet) -> None:
    draft = Draft.of(rules)
    for name in tuple(draft.options):
        draft = draft.without(name)
    assert draft.rules() == replace(CATALOG[rules.id], name=rules.name)


def test_what_is_saved_is_compared_with_what_is_there() -> None:
    draft = Draft.of(HOUSE_RULES[0], "a.ddzrules")
    assert replace(draft, name="Other").changed
    assert draft.with_value("base", 7).changed
    assert not draft.with_value("base", 7).without("base").changed
    assert Draft("five").changed, "never saved"


def test_an_option_that_came_with_a_kind_goes_with_it() -> None:
    draft = Draft("yixing-four").with_value("kinds.trio_solo", True).with_value("wings", "distinct")
    assert draft.options == {"kinds.trio_solo": True, "wings": "distinct"}
    assert draft.without("kinds.trio_solo").options == {}


@pytest.mark.parametrize("system", SYSTEMS)
def test_any_walk_through_the_editor_is_a_ruleset_or_a_clash_of_two(themed, system: str) -> None:
    rng, draft = Random(system), Draft(system)
    for step in range(60):
        known = draft.known()
        name = rng.choice(shown(draft))
        draft = draft.without(name) if rng.random() < 0.3 else draft.with_value(name, rng.choice(known[name].choices))
        problem = draft.problem
        assert problem is None or len(problem.options) == 2, f"{draft.options}: {problem}"
        if problem is not None:
            assert texts_rules_options.clash_text(*problem.options)
            assert set(problem.options) & set(draft.options), "one of them can be undone"
        else:
            assert Draft.of(draft.rules()).options == draft.options
        if step % 10 == 0:
            effects(draft, name)


# -- every option of every system -----------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_option_stands_on_one_tab(system: str) -> None:
    rules, draft = CATALOG[system], Draft(system)
    wanted = {option.name for option in options_of(rules)} - {"kinds"}
    wanted |= {KIND_PREFIX + kind.text for kind in Kind if kind is not Kind.SOLO}
    assert set(draft.known()) == wanted
    places = [name for names in OPTIONS.values() for name in names]
    assert all(places.count(name) == 1 for name in wanted)
    hidden = wanted - set(shown(draft))
    assert hidden <= {"call_doubles", "rob_step", "auction"}, "these belong to other auctions, or there is one only"


@pytest.mark.parametrize(
    ("system", "auction", "option"),
    [("yixing-classic", "rob", "call_doubles"), ("standard-two", "duel", "rob_step")],
)
def test_an_option_of_an_auction_comes_with_it(system: str, auction: str, option: str) -> None:
    draft = Draft(system)
    assert option not in shown(draft)
    assert option in shown(draft.with_value("auction", auction))
    assert tab_of(option) is Tab.AUCTION


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_option_and_value_has_a_text(speak, language: str, system: str) -> None:
    speak(language)
    draft = Draft(system)
    for name, option in draft.known().items():
        told = [texts_rules_options.option_title(name), texts_rules_options.option_help(name, draft.base)]
        values = [texts_rules_options.value_text(name, value) for value in option.choices]
        assert all(told), name
        assert all(values), name
        assert len(set(values)) == len(values), f"{name}: two values have one text"
        foreign = r"[a-z]{2,}" if language == "zh_CN" else r"[\u3400-\u9fff]"
        assert not [text for text in (*told, *values) if re.search(foreign, text)], name


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_option_shows_what_it_does(themed, system: str) -> None:
    draft = Draft(system)
    for name in shown(draft):
        made = effects(draft, name)
        if made is None:
            problem = clash(draft, name)
            assert problem is not None
            assert len(problem.options) == 2
            continue
        told = made.plays or made.stakes or made.auction or tuple(_fact_texts(made))
        assert bool(told) != ((system, name) in SILENT), name


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=label)
def test_effects_are_what_the_rules_say(rules: RuleSet) -> None:
    draft = Draft.of(rules)
    for name in draft.options:
        made = effects(draft, name)
        if made is None:
            continue
        assert made.happened
        assert made.after == draft.rules()
        for play in made.plays:
            assert play.before.legal != play.after.legal
        for stake in made.stakes:
            assert stake.before != stake.after


# -- mixes that cannot be -------------------------------------------------------------------------------------------

CLASHES: tuple[tuple[str, dict[str, OptionValue], tuple[str, str]], ...] = (
    ("yixing-classic", {"kinds.quad": True}, ("kinds.quad", "kinds.bomb")),
    ("traditional", {"kinds.bomb": False}, ("small_bomb", "kinds.bomb")),
    ("yixing-two", {"jokers": False, "kinds.rocket": True}, ("jokers", "kinds.rocket")),
    ("yixing-two", {"jokers": False, "rocket_wings": True}, ("jokers", "rocket_wings")),
    ("yixing-two", {"jokers": False, "small_bomb": True}, ("jokers", "small_bomb")),
    ("shanghai-four", {"first_seat_three": "multiply", "auction": "rob"}, ("first_seat_three", "auction")),
    ("yixing-classic", {"min_solo_chain": 6, "kinds.solo_chain": False}, ("min_solo_chain", "kinds.solo_chain")),
    (
        "standard-two",
        {
            "wings": "any",
            "kinds.trio_solo": False,
            "kinds.trio_chain_solo": False,
            "kinds.four_two_solo": False,
        },
        ("wings", "kinds"),
    ),
)


@pytest.mark.parametrize(("system", "options", "named"), CLASHES, ids=lambda value: str(value)[:40])
def test_a_mix_that_cannot_be_names_both_sides(system: str, options: dict[str, OptionValue], named) -> None:
    # As a player would see them: values that are the system's own are no change, so they are forced here.
    problem = Draft(system, options=options).problem
    assert isinstance(problem, OptionError)
    assert problem.options == named


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("named", sorted({named for _, _, named in CLASHES}), ids=str)
def test_a_clash_is_told_in_words_of_its_own(speak, language: str, named: tuple[str, str]) -> None:
    speak(language)
    others = {texts_rules_options.clash_text(*other) for _, _, other in CLASHES if other != named}
    assert texts_rules_options.clash_text(*named) not in others
    title = texts_rules_options.clash_title(*named)
    assert all(texts_rules_options.option_title(name) in title for name in named)
