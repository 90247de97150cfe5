"""What happens, in sentences for those who listen: screen readers, and the log of a demonstration."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.action import Topic
from ddz_desktop.rules.event import (
    Answered,
    Conceded,
    Dealt,
    Event,
    LandlordFound,
    Passed,
    Played,
    RoleKnown,
    Said,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.state import Role
from ddz_desktop.ui import texts
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import texts_prompts, texts_settlement, texts_table
from ddz_desktop.ui.table.viewstate import TableState

translate = QCoreApplication.translate


def event_text(event: Event, state: TableState) -> str:
    """One sentence; empty for what needs no words."""
    match event:
        case Dealt():
            return translate("Events", "The cards are dealt.")
        case WildDrawn(rank, index):
            return texts_prompts.wild_reveal(state, rank, index).title
        case Said(seat, word):
            return _by(seat, texts_table.word_text(word, state.rules, in_play=False), state)
        case LandlordFound(seat):
            return _is(seat, Role.LANDLORD, state)
        case Answered(seat, topic, value) if value is not None and topic is not Topic.IDENTITY:
            return _by(seat, texts_table.answer_words(topic, value), state)
        case RoleKnown(seat, role, alone=alone):
            return _role_known(seat, role, alone, state)
        case Played(seat, play, _, left):
            mine = translate("Events", "You play {play}, {left} left.")
            told = _mine_or(seat, mine, translate("Events", "{name} plays {play}, {left} left."), state)
            return told.format(play=texts.play_text(play, state.rules, state.view.wild), left=left)
        case Passed(seat):
            return _by(seat, texts_table.pass_word(), state)
        case TrickWon(seat):
            return _mine_or(seat, translate("Events", "You lead."), translate("Events", "{name} leads."), state)
        case Conceded(seat):
            mine = translate("Events", "You give up.")
            return _mine_or(seat, mine, translate("Events", "{name} gives up."), state)
        case Settled(redeal=redeal):
            return _settled(redeal, state)
        case _:
            return ""


def table_summary(state: TableState) -> str:
    """Where the hand stands, for who asks: every seat, then the own cards from high to low."""
    parts = [texts_table.seat_name(seat, state) for seat in state.seats]
    if state.view.hand:
        cards = translate("Events", ", ", "between cards").join(
            texts.card_text(card) for card in sorted(state.view.hand, reverse=True)
        )
        parts.append(translate("Events", "Your hand: {cards}").format(cards=cards))
    return ". ".join(parts)


def your_turn(state: TableState) -> str:
    """It is my turn."""
    return texts_prompts.announcement(state).title or translate("Events", "Your turn.")


def _by(seat: int, words: str, state: TableState) -> str:
    return translate("Events", "{name}: {words}").format(name=state.name(seat), words=words)


def _role_known(seat: int, role: Role, alone: bool, state: TableState) -> str:
    if not alone:
        return _is(seat, role, state)
    mine = translate("Events", "You are the only landlord.")
    return _mine_or(seat, mine, translate("Events", "{name} is the only landlord."), state)


def _is(seat: int, role: Role, state: TableState) -> str:
    told = _mine_or(seat, translate("Events", "You are {role}."), translate("Events", "{name} is {role}."), state)
    return told.format(role=texts_table.role_in_sentence(role, state.rules))


def _mine_or(seat: int, mine: str, others: str, state: TableState) -> str:
    """The sentence for the player himself, or for others with the name put in."""
    return mine if state.playing and seat == state.me else others.replace("{name}", state.name(seat))


def _settled(redeal: bool, state: TableState) -> str:
    if redeal:
        told = texts_prompts.announcement(state)
        return " ".join((told.title, *told.lines))
    change = texts_settlement.settlement_of(state).payoffs[state.me]
    title = texts_settlement.result_title(state)
    return translate("Events", "{title}. Your score: {score}.").format(title=title, score=signed(change))
