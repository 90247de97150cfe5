"""What a change does, shown with cards, stakes and calls."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import (
    texts,
    texts_reasons,
    texts_rules,
    texts_rules_auction,
    texts_rules_options,
    texts_rules_scoring,
)
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.controls.placed import Columns
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.pages.house_rules.effects import Effects, PlayEffect, StakeEffect
from ddz_desktop.ui.pages.rulebook.auctions import AuctionExample
from ddz_desktop.ui.pages.rulebook.fan_view import FanView
from ddz_desktop.ui.pages.rulebook.pictures import cards_fan, readings_text
from ddz_desktop.ui.table.card_art import CardArt

translate = QCoreApplication.translate
CARD = 34.0
LEAST_COLUMN = 250


def effect_title(effects: Effects) -> str:
    """Which change is meant, and whether it has been made."""
    title = texts_rules_options.option_title(effects.name)
    value = texts_rules_options.value_text(effects.name, effects.value)
    if effects.happened:
        told = translate("HouseRules", "What this changes: {option}, {value}")
    else:
        told = translate("HouseRules", "What it would change: {option}, {value}")
    return told.format(option=title, value=value)


def effect_view(effects: Effects, art: CardArt) -> QWidget:
    """The examples side by side, or a sentence where there is nothing to see."""
    if effects.auction is not None:
        return _auction_item(effects.auction, effects.after)
    items: list[QWidget] = [_play_item(effect, effects, art) for effect in effects.plays]
    items += [_text_item(*_stake_texts(effect)) for effect in effects.stakes]
    items += [_text_item(*texts) for texts in _fact_texts(effects)]
    if not items:
        told = translate("HouseRules", "No play and no score is affected by itself.")
        return Label(told, Role.LABEL, "ink2", wrap=True)
    return Columns(items, LEAST_COLUMN, most=2, gap=10)


def _play_item(effect: PlayEffect, effects: Effects, art: CardArt) -> QWidget:
    item = QWidget()
    row = QHBoxLayout(item)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    fan = FanView(cards_fan(effect.cards, effects.after), art, width=CARD)
    row.addWidget(fan, 1)
    texts = _text_item(_told(effect.after, effects.after), _before(_told(effect.before, effects.before)))
    row.addWidget(texts, 1, Qt.AlignmentFlag.AlignVCenter)
    return item


def _text_item(now: str, before: str) -> QWidget:
    item = QWidget()
    column = QVBoxLayout(item)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(Label(now, Role.CAPTION_STRONG, wrap=True))
    if before:
        column.addWidget(Label(before, Role.CAPTION, "ink2", wrap=True))
    return item


def _told(told: Explanation, rules: RuleSet) -> str:
    """What some cards are, or why they are nothing."""
    return readings_text(told.readings, rules) if told.readings else texts_reasons.reason_text(told, rules)


def _before(text: str) -> str:
    return translate("HouseRules", "before: {text}").format(text=text)


def _stake_texts(effect: StakeEffect) -> tuple[str, str]:
    title = texts_rules_scoring.story_title(effect.story)
    if effect.after is None:
        return translate("HouseRules", "{story}: no longer possible").format(story=title), ""
    now = translate("HouseRules", "{story}: stake {stake}").format(story=title, stake=effect.after)
    if effect.before is None:
        return now, _before(translate("HouseRules", "not possible"))
    return now, _before(str(effect.before))


def _auction_item(example: AuctionExample, rules: RuleSet) -> QWidget:
    """How an auction goes, and an example of it."""
    item = QWidget()
    column = QVBoxLayout(item)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(Label(texts_rules_auction.auction_text(rules).split("\n")[0], Role.CAPTION, wrap=True))
    calls = texts.listed(texts_rules_auction.said_text(seat, word, rules) for seat, word in example.calls)
    outcome = texts_rules_auction.outcome_text(example.outcome, rules)
    column.addWidget(Label(f"{calls} → {outcome}", Role.CAPTION_STRONG, wrap=True))
    return item


def _fact_texts(effects: Effects) -> Iterator[tuple[str, str]]:
    """What is dealt otherwise."""
    before = dict(texts_rules.deal_rows(effects.before))
    for label, text in texts_rules.deal_rows(effects.after):
        if before.get(label) != text:
            now = translate("HouseRules", "{label}: {text}").format(label=label, text=text)
            yield now, _before(before[label]) if label in before else ""
