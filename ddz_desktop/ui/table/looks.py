"""The picture of each card from what a seat may know: marker of a wild rank, winning card, the rank it stands for."""

from __future__ import annotations

from collections.abc import Sequence

from ddz_desktop.rules.cards import Card, Rank, rank_of
from ddz_desktop.rules.ruleset import RuleSet, Wild
from ddz_desktop.rules.view import SeatView
from ddz_desktop.ui.table.card_art import CardLook, Tint, WildMark
from ddz_desktop.ui.table.play_layout import LaidCard


def mark_of(rank: Rank, rules: RuleSet, wild: Sequence[Rank]) -> WildMark | None:
    """The seal on cards of a wild rank; of two the first drawn is heaven's (天), the second earth's (地)."""
    if rank not in wild:
        return None
    if rules.wild is not Wild.TIANDI:
        return WildMark.WILD
    return WildMark.TIAN if wild.index(rank) == 0 else WildMark.DI


def face(card: Card, view: SeatView) -> CardLook:
    """A card face up, as it lies in an open hand or the bottom row."""
    return CardLook(card, mark=mark_of(rank_of(card), view.rules, view.wild))


def in_hand(card: Card, view: SeatView, *, raised: bool, tint: Tint, winning_tag: str) -> CardLook:
    """A card of the own hand; the winning card of five says so."""
    winning = view.winning is not None and card == view.winning
    return CardLook(
        card,
        mark=mark_of(rank_of(card), view.rules, view.wild),
        tint=tint,
        gold=raised or winning,
        tag=winning_tag if winning else "",
    )


def in_play(laid: LaidCard, view: SeatView, *, gold: bool = False) -> CardLook:
    """A card of a play; a wild one that stands for another rank shows that rank."""
    return CardLook(laid.card, as_rank=laid.as_rank, mark=mark_of(rank_of(laid.card), view.rules, view.wild), gold=gold)


def sample(rank: Rank) -> Card:
    """A card to stand for a whole rank: its diamond."""
    return rank * 4 + 2
