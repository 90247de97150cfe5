"""The bomb ladder in words, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.cards import Rank, joker_counts, total
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import Family, Ladder, RuleSet, Wild
from ddz_desktop.ui import texts
from ddz_desktop.ui.pages.rulebook.blocks import Step
from ddz_desktop.ui.pages.rulebook.ladder import Rung, rungs
from ddz_desktop.ui.pages.rulebook.trials import example_wild

translate = QCoreApplication.translate
FEW = 4
"""Bombs of a rung that are shown one by one; of more only the two highest and the lowest."""


def ladder_steps(rules: RuleSet) -> tuple[Step, ...]:
    """The bombs of a ruleset from high to low; those are fresh that the system it was made from has not."""
    before = {step.text for step in _steps(CATALOG[rules.id])}
    return tuple(
        Step(step.text, step.note, fresh=step.text not in before) if step.text != _gap() else step
        for step in _steps(rules)
    )


def _gap() -> str:
    return "…"


def _steps(rules: RuleSet) -> Iterator[Step]:
    wild = example_wild(rules)
    for rung in rungs(rules, wild):
        if rules.ladder is Ladder.RANK and rules.wild is Wild.NONE and rung.highest.kind is not Kind.ROCKET:
            yield from _by_rank(rung)
        else:
            yield _one(rung, rules, wild)


def _by_rank(rung: Rung) -> Iterator[Step]:
    """Bombs of the same size by their ranks: 2222, AAAA, …, 3333."""
    if sum(joker_counts(rung.highest.cards)):
        yield Step(translate("Rulebook", "222 and a joker"))
        return
    names = [texts.ranks_text(play.cards) for play in rung.plays]
    if len(names) > FEW:
        names = [*names[:2], _gap(), names[-1]]
    yield from map(Step, names)


def _one(rung: Rung, rules: RuleSet, wild: Sequence[Rank]) -> Step:
    """All bombs of a rung by one name."""
    play = rung.highest
    size, name = total(play.cards), texts.play_name(play, rules, wild)
    if sum(joker_counts(play.cards)) == size:
        return Step(name)
    if rules.wild is Wild.TIANDI:
        return Step(translate("Rulebook", "{bomb}, {size} cards").format(bomb=name, size=size))
    if rules.wild is Wild.LAIZI:
        return Step(name)
    told = translate("Rulebook", "{size} of a rank").format(size=size)
    return Step(told, name if rules.family is Family.YIXING else "")
