"""Why a selection is no play, or does not beat the table, in one short sentence of the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.messages import Refusal
from ddz_desktop.rules.cards import Rank
from ddz_desktop.rules.diagnose import Detail
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Kind
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts

translate = QCoreApplication.translate

_PLAIN = {
    Reason.EMPTY: QT_TRANSLATE_NOOP("Reasons", "Choose cards first"),
    Reason.NOT_HELD: QT_TRANSLATE_NOOP("Reasons", "These cards are not in your hand"),
    Reason.NO_KIND: QT_TRANSLATE_NOOP("Reasons", "These cards make no play"),
    Reason.TWO_IN_CHAIN: QT_TRANSLATE_NOOP("Reasons", "A 2 cannot be in a straight"),
    Reason.JOKER_IN_CHAIN: QT_TRANSLATE_NOOP("Reasons", "A joker cannot be in a straight"),
    Reason.CHAIN_TOO_SHORT: QT_TRANSLATE_NOOP("Reasons", "Too short for a straight"),
    Reason.CHAIN_TOO_LONG: QT_TRANSLATE_NOOP("Reasons", "Too long for a straight"),
    Reason.CHAIN_BROKEN: QT_TRANSLATE_NOOP("Reasons", "The ranks are not consecutive"),
    Reason.WING_COUNT: QT_TRANSLATE_NOOP("Reasons", "The number of attached cards does not fit"),
    Reason.WING_KIND: QT_TRANSLATE_NOOP("Reasons", "Such cards cannot be attached"),
    Reason.WING_REPEATS_BODY: QT_TRANSLATE_NOOP("Reasons", "An attached card must have another rank than the body"),
    Reason.WINGS_ALIKE: QT_TRANSLATE_NOOP("Reasons", "Attached cards must differ in rank"),
    Reason.WINGS_STRICT: QT_TRANSLATE_NOOP("Reasons", "These attached cards would lengthen the plane"),
    Reason.WING_ROCKET: QT_TRANSLATE_NOOP("Reasons", "Both jokers cannot be attached together"),
    Reason.WINGS_NOT_CONSECUTIVE: QT_TRANSLATE_NOOP("Reasons", "The attached pairs must be consecutive"),
    Reason.JOKERS_UNLIKE: QT_TRANSLATE_NOOP("Reasons", "A small and a big joker are no pair"),
    Reason.WILD_ALONE: QT_TRANSLATE_NOOP("Reasons", "Wild cards alone count as themselves"),
    Reason.WILD_WITH_JOKER: QT_TRANSLATE_NOOP("Reasons", "A wild card cannot stand for a joker"),
    Reason.KIND_OFF: QT_TRANSLATE_NOOP("Reasons", "These rules do not have this kind of play"),
    Reason.WRONG_KIND: QT_TRANSLATE_NOOP("Reasons", "Another kind than the play on the table"),
    Reason.WRONG_SIZE: QT_TRANSLATE_NOOP("Reasons", "Another number of cards than the play on the table"),
    Reason.TOO_LOW: QT_TRANSLATE_NOOP("Reasons", "Lower than the play on the table"),
    Reason.BOMB_TOO_SMALL: QT_TRANSLATE_NOOP("Reasons", "Smaller than the bomb on the table"),
    Reason.BOMB_QUOTA: QT_TRANSLATE_NOOP("Reasons", "Your bombs are used up"),
    Reason.CANNOT_PASS: QT_TRANSLATE_NOOP("Reasons", "You lead, so you cannot pass"),
}

_CHAINS = {
    1: QT_TRANSLATE_NOOP("Reasons", "a straight"),
    2: QT_TRANSLATE_NOOP("Reasons", "a pair straight"),
    3: QT_TRANSLATE_NOOP("Reasons", "a plane"),
    4: QT_TRANSLATE_NOOP("Reasons", "a shuttle"),
}


def plain_reason(reason: Reason) -> str:
    """A reason without details."""
    return QCoreApplication.translate("Reasons", str(_PLAIN[reason]))


def reason_text(told: Explanation, rules: RuleSet) -> str:
    """Why the raised cards cannot be played, with what is known about them; empty when they can."""
    reason, detail = told.reason, told.detail
    if reason is None:
        return ""
    if reason in (Reason.WING_COUNT, Reason.WING_KIND) and detail.kinds:
        return _wings(detail)
    if reason in (Reason.WRONG_KIND, Reason.BOMB_TOO_SMALL) and detail.kind in BOMB_KINDS:
        return _against_bomb(detail.kind)
    detailed = _DETAILED.get(reason)
    return detailed(detail) if detailed is not None else plain_reason(reason)


def refusal_text(refusal: Refusal) -> str:
    """Why the game did not take what was said."""
    if refusal.reason is not None:
        return plain_reason(refusal.reason)
    return translate("Reasons", "That came too late: the table has moved on")


# -- with details -------------------------------------------------------------------------------------------------


def _chain(detail: Detail) -> str:
    body = SHAPES[detail.kind].body if detail.kind in SHAPES else 1
    return QCoreApplication.translate("Reasons", str(_CHAINS[body]))


def _ranks(ranks: Iterable[Rank]) -> str:
    return translate("Reasons", ", ", "between ranks").join(texts.rank_text(rank) for rank in ranks)


def _two_in_chain(detail: Detail) -> str:
    return translate("Reasons", "A 2 cannot be in {chain}").format(chain=_chain(detail))


def _joker_in_chain(detail: Detail) -> str:
    return translate("Reasons", "A joker cannot be in {chain}").format(chain=_chain(detail))


def _too_short(detail: Detail) -> str:
    told = translate("Reasons", "For {chain} at least {number} ranks are needed, here are {found}")
    return told.format(chain=_chain(detail), number=detail.number, found=detail.found)


def _too_long(detail: Detail) -> str:
    told = translate("Reasons", "For {chain} at most {number} ranks are allowed, here are {found}")
    return told.format(chain=_chain(detail), number=detail.number, found=detail.found)


def _broken(detail: Detail) -> str:
    told = translate("Reasons", "For {chain} the ranks must be consecutive: {ranks} are not")
    return told.format(chain=_chain(detail), ranks=_ranks(detail.ranks))


def _not_held(detail: Detail) -> str:
    return translate("Reasons", "You do not hold so many of {ranks}").format(ranks=_ranks(detail.ranks))


def _repeats_body(detail: Detail) -> str:
    told = translate("Reasons", "{ranks} cannot be attached to cards of the same rank")
    return told.format(ranks=_ranks(detail.ranks))


def _wrong_kind(detail: Detail) -> str:
    told = translate("Reasons", "On the table: {kind}; only that or a bomb beats it")
    return told.format(kind=texts.kind_name(detail.kind)) if detail.kind is not None else ""


def _wrong_size(detail: Detail) -> str:
    told = translate("Reasons", "The play on the table has {number} cards, here are {found}")
    return told.format(number=detail.number, found=detail.found)


def _kind_off(detail: Detail) -> str:
    told = translate("Reasons", "These rules do not have this kind: {kind}")
    return told.format(kind=texts.kind_name(detail.kind)) if detail.kind is not None else ""


_DETAILED: dict[Reason, Callable[[Detail], str]] = {
    Reason.TWO_IN_CHAIN: _two_in_chain,
    Reason.JOKER_IN_CHAIN: _joker_in_chain,
    Reason.CHAIN_TOO_SHORT: _too_short,
    Reason.CHAIN_TOO_LONG: _too_long,
    Reason.CHAIN_BROKEN: _broken,
    Reason.NOT_HELD: _not_held,
    Reason.WING_REPEATS_BODY: _repeats_body,
    Reason.WRONG_KIND: _wrong_kind,
    Reason.WRONG_SIZE: _wrong_size,
    Reason.KIND_OFF: _kind_off,
}


def _against_bomb(kind: Kind | None) -> str:
    if kind is Kind.ROCKET:
        return translate("Reasons", "Nothing beats the rocket")
    return translate("Reasons", "Only a higher bomb beats a bomb")


def _wings(detail: Detail) -> str:
    """What the body would take instead: 888 999 takes 2 single cards or 2 pairs."""
    wanted = translate("Reasons", " or ", "between two sets of attached cards").join(
        _wings_of(kind, detail.groups) for kind in detail.kinds
    )
    told = translate("Reasons", "{body} takes {wanted}")
    return told.format(body=texts.ranks_text(detail.body), wanted=wanted)


def _wings_of(kind: Kind, groups: int) -> str:
    shape = SHAPES[kind]
    parts = (
        (shape.trios * groups, translate("Reasons", "{count} × trio")),
        (shape.pairs * groups, translate("Reasons", "{count} × pair")),
        (shape.solos * groups, translate("Reasons", "{count} × single")),
    )
    joiner = translate("Reasons", " and ", "between attached trios and pairs")
    return joiner.join(text.format(count=count) for count, text in parts if count)
