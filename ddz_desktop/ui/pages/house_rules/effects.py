"""What changing one option does, worked out by the rules before and after. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from ddz_desktop.rules.card_notation import parse_counts
from ddz_desktop.rules.cards import Counts
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.explain import Explanation, explain
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.rules.strategies.scoring import settle
from ddz_desktop.ui.pages.house_rules.draft import Draft
from ddz_desktop.ui.pages.house_rules.tabs import OPTIONS, Tab
from ddz_desktop.ui.pages.rulebook.accounts import Account, Story, accounts
from ddz_desktop.ui.pages.rulebook.auctions import AuctionExample, auction_examples
from ddz_desktop.ui.pages.rulebook.samples import in_deck, sample_play
from ddz_desktop.ui.pages.rulebook.trials import TRIALS, Subject

MOST = 2
NO_PLAYS = frozenset(
    {*OPTIONS[Tab.AUCTION], *OPTIONS[Tab.SCORING], "bomb_cap", "rocket_counts", "bottom_shown", "open_hand", "deal"}
)
"""Options that make no difference to what is a play."""

_MORE_TRIALS = ("345", "33445566", "44455566", "333444555678", "22233", "222R")


class PlayEffect(Struct, frozen=True):
    """Cards that read otherwise afterwards."""

    cards: Counts
    before: Explanation
    after: Explanation


class StakeEffect(Struct, frozen=True):
    """A hand that is settled otherwise: the stake before and after, `None` where it cannot happen."""

    story: Story
    before: int | None
    after: int | None


class Effects(Struct, frozen=True):
    """Two rulesets that differ in one option, and what that does. `happened`: the change has been made."""

    name: str
    before: RuleSet
    after: RuleSet
    value: OptionValue
    happened: bool
    plays: tuple[PlayEffect, ...]
    stakes: tuple[StakeEffect, ...]
    auction: AuctionExample | None


def effects(draft: Draft, name: str) -> Effects | None:
    """What a change does or, where an option is as in the system, what its next value would do.

    `None` while one of the two is a mix that cannot be played.
    """
    happened = name in draft.options
    other = draft.without(name) if happened else draft.with_value(name, _next_value(draft, name))
    before, after = (other, draft) if happened else (draft, other)
    try:
        rules = before.rules(), after.rules()
    except OptionError:
        return None
    auction = auction_examples(rules[1])[0] if name == "auction" and not rules[1].hidden_landlord else None
    return Effects(
        name,
        *rules,
        after.value(name),
        happened,
        tuple(islice(_plays(*rules), MOST)) if name not in NO_PLAYS else (),
        tuple(islice(_stakes(*rules), MOST)) if auction is None else (),
        auction,
    )


def clash(draft: Draft, name: str) -> OptionError | None:
    """What the next value of an option would contradict in a draft that can be played."""
    if draft.problem is not None:
        return None
    return draft.with_value(name, _next_value(draft, name)).problem


def _next_value(draft: Draft, name: str) -> OptionValue:
    """The choice after the present one: the other way of a switch."""
    choices, value = draft.known()[name].choices, draft.value(name)
    index = next(number for number, choice in enumerate(choices) if type(choice) is type(value) and choice == value)
    return choices[(index + 1) % len(choices)]


def _plays(before: RuleSet, after: RuleSet) -> Iterator[PlayEffect]:
    generators = MoveGenerator(before), MoveGenerator(after)
    seen: set[Counts] = set()
    for cards in _corpus(*generators):
        if cards in seen or not (in_deck(before, cards) and in_deck(after, cards)):
            continue
        seen.add(cards)
        if generators[0].readings(cards) != generators[1].readings(cards):
            yield PlayEffect(cards, *(explain(generator, cards) for generator in generators))


def _corpus(before: MoveGenerator, after: MoveGenerator) -> Iterator[Counts]:
    """Cards that might read otherwise: a play of each kind, then what the rulebook shows."""
    for kind in KINDS:
        for generator in (after, before):
            play = sample_play(generator, kind)
            if play is not None:
                yield play.cards
    texts = [text for subject, cards in TRIALS.items() if subject is not Subject.WILD for text in cards]
    yield from map(parse_counts, (*_MORE_TRIALS, *texts))


def _stakes(before: RuleSet, after: RuleSet) -> Iterator[StakeEffect]:
    """Worked settlements of both rulesets that differ, or of one that the other settles otherwise."""
    old, new = ({account.story: account for account in accounts(rules)} for rules in (before, after))
    for story in Story:
        for units in _units(before, after, old.get(story), new.get(story)):
            if units[0] != units[1]:
                yield StakeEffect(story, *units)
                break


def _units(
    before: RuleSet, after: RuleSet, old: Account | None, new: Account | None
) -> Iterator[tuple[int | None, int | None]]:
    """The stakes of a story before and after: of each ruleset's own hand, then of the same hand under both."""
    if old and new:
        yield old.settlement.unit, new.settlement.unit
    if before.open_hand != after.open_hand and not (old and new):
        yield old.settlement.unit if old else None, new.settlement.unit if new else None
        return
    if old:
        yield old.settlement.unit, settle(after, old.result).unit
    if new:
        yield settle(before, new.result).unit, new.settlement.unit
