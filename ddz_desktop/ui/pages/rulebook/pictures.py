"""From plays and cards that the rules have judged to the tiles of a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.cards import Counts, Rank, rank_of
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.strategies.scoring import doubles
from ddz_desktop.ui import texts, texts_reasons, texts_rules_kinds
from ddz_desktop.ui.pages.rulebook.blocks import Fan, Tile
from ddz_desktop.ui.pages.rulebook.samples import laid, physical
from ddz_desktop.ui.pages.rulebook.trials import Comparison, Trial
from ddz_desktop.ui.table.card_art import CardLook
from ddz_desktop.ui.table.looks import mark_of
from ddz_desktop.ui.table.play_layout import LaidCard

translate = QCoreApplication.translate
MOST_READINGS = 3
"""Readings of one kind that are listed one by one."""


def play_fan(generator: MoveGenerator, play: Play) -> Fan:
    """The cards of a play as they lie on the table."""
    return _fan(laid(generator, play), generator.rules, generator.wild)


def cards_fan(cards: Counts, rules: RuleSet, wild: Sequence[Rank] = ()) -> Fan:
    """Cards that are not read as anything."""
    return _fan([LaidCard(card) for card in physical(cards)], rules, wild)


def _fan(cards: Iterable[LaidCard], rules: RuleSet, wild: Sequence[Rank]) -> Fan:
    shown = tuple(cards)
    looks = tuple(
        CardLook(card.card, as_rank=card.as_rank, mark=mark_of(rank_of(card.card), rules, wild)) for card in shown
    )
    return Fan(looks, texts.listed(_spoken(card) for card in shown))


def _spoken(card: LaidCard) -> str:
    own = texts.rank_text(rank_of(card.card))
    if card.as_rank is None:
        return own
    told = translate("Rulebook", "{rank} as {other}", "a wild card that stands for another rank")
    return told.format(rank=own, other=texts.rank_text(card.as_rank))


def kind_tile(generator: MoveGenerator, kind: Kind, play: Play | None) -> Tile:
    """A kind with how it is built and, if a hand can hold one, an example."""
    rules = generator.rules
    doubling = play is not None and kind in BOMB_KINDS and doubles(rules, play)
    return Tile(
        texts.kind_name(kind),
        texts_rules_kinds.kind_text(kind, rules),
        (play_fan(generator, play),) if play is not None else (),
        "×2" if doubling else "",
    )


def trial_tile(generator: MoveGenerator, trial: Trial) -> Tile:
    """Cards with what they are, or why they are nothing."""
    rules, wild = generator.rules, generator.wild
    if trial.allowed:
        title = readings_text(trial.told.legal, rules, wild)
        return Tile(title, "", (play_fan(generator, trial.told.legal[-1]),), verdict=True)
    reason = texts_reasons.reason_text(trial.told, rules)
    return Tile(reason, "", (cards_fan(trial.cards, rules, wild),), verdict=False)


def readings_text(plays: Sequence[Play], rules: RuleSet, wild: Sequence[Rank] = ()) -> str:
    """Everything that some cards can be read as; many readings of a kind are counted."""
    parts = []
    for kind in dict.fromkeys(play.kind for play in plays):
        same = [play for play in plays if play.kind is kind]
        if len(same) <= MOST_READINGS:
            parts += [texts.play_text(play, rules, wild) for play in same]
        else:
            told = translate("Rulebook", "{kind} in {count} ways")
            parts.append(told.format(kind=texts.kind_name(kind), count=len(same)))
    return translate("Rulebook", " or ", "between the readings of some cards").join(parts)


def comparison_tile(generator: MoveGenerator, comparison: Comparison) -> Tile:
    """A play on the table, and another with whether it beats it."""
    rules, wild = generator.rules, generator.wild
    names = [texts.play_text(play, rules, wild) for play in (comparison.play, comparison.over)]
    if comparison.beats:
        title = translate("Rulebook", "{play} beats {over}").format(play=names[0], over=names[1])
        caption = ""
    else:
        title = translate("Rulebook", "{play} does not beat {over}").format(play=names[0], over=names[1])
        caption = texts_reasons.reason_text(comparison.told, rules)
    fans = (play_fan(generator, comparison.play), play_fan(generator, comparison.over))
    return Tile(title, caption, fans, verdict=comparison.beats)
