"""Short labels of the table: the top row, the preview, the chooser, effects."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.cards import Rank
from ddz_desktop.ui import texts
from ddz_desktop.ui.table.viewstate import TableState

translate = QCoreApplication.translate


# -- the top row --------------------------------------------------------------------------------------------------


def bottom_label() -> str:
    """The bottom cards."""
    return translate("Labels", "Bottom")


def only_you_see() -> str:
    """The bottom is hidden from the others."""
    return translate("Labels", "Only you see them")


def taken_unseen(state: TableState) -> str:
    """Who took a bottom that is not shown."""
    if state.rules.hidden_landlord:
        return translate("Labels", "Taken by the open landlord, not shown")
    return translate("Labels", "Taken by the landlord, not shown")


def winning_label() -> str:
    """The winning card of five."""
    return translate("Labels", "Winning")


def winning_tag() -> str:
    """The mark on the winning card in the own hand: a word of two or three letters."""
    return translate("Labels", "WIN", "on a card")


def counter_label() -> str:
    """The card counter."""
    return translate("Labels", "Left", "card counter: cards not seen yet")


def open_hand_text(name: str) -> str:
    """Over an open hand."""
    return translate("Labels", "{name}'s hand (open)").format(name=name)


def base_text(base: int) -> str:
    """The base score beside the multiplier."""
    return translate("Labels", "Base {base}").format(base=base)


def times_sign() -> str:
    """Before the multiplier."""
    return translate("Labels", "×", "multiplier; Chinese: 倍")


def out_of_play_label() -> str:
    """The cards nobody got."""
    return translate("Labels", "Unused", "cards nobody got")


# -- preview ------------------------------------------------------------------------------------------------------


def preview_text(play: str) -> str:
    """What the raised cards will be played as."""
    return translate("Labels", "Will play: {play}").format(play=play)


def several_readings_text(count: int) -> str:
    """The raised cards are plays of several kinds."""
    return translate("Labels", "These cards can be played in {count} ways").format(count=count)


def chooser_title(cards: int, count: int) -> str:
    """The head of the chooser."""
    return translate("Labels", "{count} ways to play these {cards} cards").format(cards=cards, count=count)


def chooser_help() -> str:
    """How to use the chooser by keyboard."""
    return translate("Labels", "Arrow keys or digits to choose")


def pass_hint_text() -> str:
    """The hint is to pass."""
    return translate("Labels", "Better to pass here")


def wild_use_text(wild: str, rank: Rank, others: tuple[Rank, ...]) -> str:
    """What the wild cards of a reading stand for: Wild 7 as: Q, K."""
    joined = translate("Labels", ", ", "between names").join(texts.rank_text(other) for other in others)
    return translate("Labels", "{wild} {rank} as: {others}").format(
        wild=wild, rank=texts.rank_text(rank), others=joined
    )


def bomb_effect_text(before: int, after: int) -> str:
    """The multiplier before and after a bomb."""
    return translate("Labels", "Multiplier {before} → {after}").format(before=before, after=after)
