"""The record of a hand that was played at somebody else's table, made of what its seat was told."""

from __future__ import annotations

from ddz_desktop.controller.lan.deal_witness import DealCheck, Verdict
from ddz_desktop.controller.messages import HandPlayed, TableUpdate
from ddz_desktop.match.match import record_info
from ddz_desktop.match.ports import system_calendar
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.record import Record, replay


def played_hand(update: TableUpdate, check: DealCheck, key: str, after_redeal: bool) -> HandPlayed | None:
    """The hand that has just ended; `None` where its deal is not known, or nobody bid.

    `after_redeal`: whether nobody bid in the hand before.
    """
    view, match = update.view, update.match
    if check.deal is None or check.verdict is Verdict.UNFAIR or (view.redeal and not view.rules.void_follow):
        return None
    record = Record(
        rules=view.rules,
        deal=check.deal,
        decisions=view.history,
        settlement=view.settlement,
        redeal=view.redeal,
        void_follow=after_redeal and view.rules.void_follow,
        proof=match.proof,
        info=tuple(record_info(match.setup, system_calendar(), 0.0)),
    )
    try:
        *_, (state, _) = replay(record)
    except RuleError:
        return None
    if state.settlement != view.settlement:
        return None
    return HandPlayed(
        record=record,
        seat=view.seat,
        number=match.hand_number,
        hands=match.setup.hands,
        key=key,
        totals=match.totals,
    )
