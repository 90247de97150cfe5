"""What the rulebook says about one ruleset, subject by subject. Everything comes from the `RuleSet`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import prod

from ddz_desktop.rules.cards import RANK_UNIT
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet, Wild
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.ui import texts_rules, texts_rules_auction, texts_rules_kinds, texts_rules_scoring
from ddz_desktop.ui.pages.rulebook import accounts as worked
from ddz_desktop.ui.pages.rulebook import blocks
from ddz_desktop.ui.pages.rulebook.auctions import auction_examples, quotas
from ddz_desktop.ui.pages.rulebook.blocks import Block, Facts, Ladder, Prose, Talk, Talks, Tile, Tiles
from ddz_desktop.ui.pages.rulebook.ladder_steps import ladder_steps
from ddz_desktop.ui.pages.rulebook.pictures import cards_fan, comparison_tile, kind_tile, trial_tile
from ddz_desktop.ui.pages.rulebook.samples import sample_play
from ddz_desktop.ui.pages.rulebook.topics import Topic
from ddz_desktop.ui.pages.rulebook.trials import Subject, Trial, comparisons, example_wild, trials


def deal(rules: RuleSet) -> list[Block]:
    """What is dealt to whom."""
    return [Facts(texts_rules.deal_rows(rules))]


def ranks(rules: RuleSet) -> list[Block]:
    """Which cards are high, in words and shown from low to high."""
    every = sum(RANK_UNIT[rank] for rank in range(rules.lowest_rank, 15 if rules.jokers else 13))
    return [Facts(texts_rules.rank_rows(rules)), cards_fan(every, rules), *_trials(rules, Subject.CHAINS)]


def auction(rules: RuleSet) -> list[Block]:
    """How the landlord is found, with worked auctions and what they mean for the farmers' bombs."""
    made: list[Block] = [Prose(texts_rules_auction.auction_text(rules))]
    talks = tuple(
        Talk(
            tuple(texts_rules_auction.said_text(seat, word, rules) for seat, word in example.calls),
            texts_rules_auction.outcome_text(example.outcome, rules),
        )
        for example in auction_examples(rules)
    )
    if talks:
        made.append(Talks(talks))
    if rules.bomb_quota:
        rows = tuple(texts_rules_auction.quota_row(quota.word, quota.bombs, rules) for quota in quotas(rules))
        made += [Prose(texts_rules_auction.quota_text()), Facts(rows)]
    return made


def extras(rules: RuleSet) -> list[Block]:
    """The decisions before the play; nothing where there are none."""
    rows = texts_rules_auction.extra_rows(rules)
    return [Facts(rows)] if rows else []


def wild(rules: RuleSet) -> list[Block]:
    """What wild cards can do, with examples; nothing where there are none."""
    if rules.wild is Wild.NONE:
        return []
    generator = MoveGenerator(rules, example_wild(rules))
    compared = tuple(comparison_tile(generator, each) for each in comparisons(generator))
    return [Prose(texts_rules.wild_text(rules)), _tiles(generator, trials(generator, Subject.WILD)), Tiles(compared)]


def kinds(rules: RuleSet) -> list[Block]:
    """Every kind of play that the ruleset has, with an example."""
    generator = MoveGenerator(rules)
    plays = {kind: sample_play(generator, kind) for kind in sorted(rules.kinds)}
    tiles = (kind_tile(generator, kind, play) for kind, play in plays.items() if _possible(kind, rules))
    return [Tiles(tuple(tiles))]


def _possible(kind: Kind, rules: RuleSet) -> bool:
    """The rocket is no play of a deck without jokers, although it is switched on."""
    return kind is not Kind.ROCKET or rules.rocket_size > 0


def wings(rules: RuleSet) -> list[Block]:
    """What may be attached to what."""
    return [Prose(texts_rules.wings_text(rules)), *_trials(rules, Subject.WINGS), *_trials(rules, Subject.FOURS)]


def comparing(rules: RuleSet) -> list[Block]:
    """Plays against each other."""
    generator = MoveGenerator(rules)
    return [Tiles(tuple(comparison_tile(generator, each) for each in comparisons(generator)))]


def bombs(rules: RuleSet) -> list[Block]:
    """What is a bomb, which beats which, and what jokers can do."""
    rows = [(texts_rules_scoring.factor_name(FactorName.BOMB), texts_rules_kinds.bomb_text(rules))]
    if Kind.ROCKET in rules.kinds:
        rows.append((texts_rules_scoring.factor_name(FactorName.ROCKET), texts_rules_kinds.rocket_text(rules)))
    rows.append((texts_rules_scoring.doubling_label(), texts_rules_scoring.bombs_condition(rules)))
    return [Facts(tuple(rows)), Ladder(ladder_steps(rules)), *_trials(rules, Subject.JOKERS)]


def scoring(rules: RuleSet) -> list[Block]:
    """What counts, who pays, and worked settlements."""
    rows = tuple(
        (
            f"{texts_rules_scoring.factor_name(name)} {texts_rules_scoring.factor_value(name, value, rules)}",
            texts_rules_scoring.factor_condition(name, rules),
        )
        for name, value in worked.factor_values(rules).items()
    )
    shown = tuple(_account(account, rules) for account in worked.accounts(rules))
    return [Prose(texts_rules_scoring.payment_text(rules)), Facts(rows), blocks.Accounts(shown)]


def _account(account: worked.Account, rules: RuleSet) -> blocks.Account:
    factors = []
    values = [factor.value for factor in account.settlement.factors]
    for number, factor in enumerate(account.settlement.factors, 1):
        value = str(factor.value) if factor.name is FactorName.BASE else f"×{factor.value}"
        name = texts_rules_scoring.factor_name(factor.name)
        factors.append((name, value, str(prod(values[:number]))))
    result = account.result
    roles = [Role.FARMER] * rules.seats
    for seat, role in ((result.landlord, Role.LANDLORD), (result.partner, Role.HIDDEN_LANDLORD)):
        if seat is not None:
            roles[seat] = role
    alike = Counter(zip(roles, account.settlement.payoffs, strict=True))
    gains = tuple((texts_rules_scoring.gainers(role, count, rules), gain) for (role, gain), count in alike.items())
    return blocks.Account(texts_rules_scoring.story_title(account.story), tuple(factors), gains)


def _trials(rules: RuleSet, subject: Subject) -> list[Block]:
    generator = MoveGenerator(rules)
    found = trials(generator, subject)
    return [_tiles(generator, found)] if found else []


def _tiles(generator: MoveGenerator, found: Iterable[Trial]) -> Tiles:
    """The trials as tiles; of those that lack the same kind one is enough."""
    tiles: list[Tile] = []
    lacking: set[Kind | None] = set()
    for trial in found:
        if trial.told.reason is Reason.KIND_OFF:
            if trial.told.detail.kind in lacking:
                continue
            lacking.add(trial.told.detail.kind)
        tiles.append(trial_tile(generator, trial))
    return Tiles(tuple(tiles))


SECTIONS: dict[Topic, Callable[[RuleSet], list[Block]]] = {
    Topic.HAND: deal,
    Topic.AUCTION: auction,
    Topic.EXTRAS: extras,
    Topic.RANKS: ranks,
    Topic.KINDS: kinds,
    Topic.WINGS: wings,
    Topic.WILD: wild,
    Topic.COMPARING: comparing,
    Topic.BOMBS: bombs,
    Topic.SCORING: scoring,
}
"""In the order of a system's page; one that says nothing is left out."""
