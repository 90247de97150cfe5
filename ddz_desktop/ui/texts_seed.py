"""What the seed card says (rulebook §5), in plain words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ddz_desktop.controller.seed_card import SeedCard, Verdict
from ddz_desktop.ui.texts_people import seat_text

translate = QCoreApplication.translate

_VERDICTS = {
    Verdict.PROMISED: (
        QT_TRANSLATE_NOOP("Seed", "Promised"),
        QT_TRANSLATE_NOOP("Seed", "After the hand everything is opened, and the deal can be checked in the replay."),
    ),
    Verdict.UNCHECKED: (
        QT_TRANSLATE_NOOP("Seed", "Opened"),
        QT_TRANSLATE_NOOP("Seed", "Everything is open now. Whether the deal follows from it can be checked."),
    ),
    Verdict.FAIR: (
        QT_TRANSLATE_NOOP("Seed", "The deal is fair"),
        QT_TRANSLATE_NOOP(
            "Seed",
            "Computed again from all secrets, it is card by card the one that was dealt, and the secrets are those "
            "that were promised.",
        ),
    ),
    Verdict.UNFAIR: (QT_TRANSLATE_NOOP("Seed", "The deal is not fair"), ""),
    Verdict.UNPROVED: (
        QT_TRANSLATE_NOOP("Seed", "There is no proof"),
        QT_TRANSLATE_NOOP(
            "Seed", "The deal was chosen, for a hand played again for example, or nobody kept the proof."
        ),
    ),
}

_FAULTS = {
    "proof": QT_TRANSLATE_NOOP("Seed", "The proof cannot be read."),
    "commitment": QT_TRANSLATE_NOOP(
        "Seed", "What the dealer opened is not what was promised for this hand and its rules."
    ),
    "secret": QT_TRANSLATE_NOOP("Seed", "A secret has the wrong length."),
    "seat": QT_TRANSLATE_NOOP("Seed", "The proof has not one number for each seat."),
}


def title(card: SeedCard) -> str:
    """The dialog's title."""
    if card.hand_number is None:
        return translate("Seed", "Seed card")
    return translate("Seed", "Seed card of hand {number}").format(number=card.hand_number)


def explanation() -> str:
    """What a seed card is for."""
    return translate(
        "Seed",
        "Before each deal the dealer promises a secret number, and every seat adds one of its own. The cards follow "
        "from all of them together, so nobody alone can choose a deal.",
    )


def verdict_text(card: SeedCard) -> tuple[str, str]:
    """How far the deal is known to be fair: a heading and a sentence."""
    heading, sentence = (str(text) for text in _VERDICTS[card.verdict])
    told = _fault_text(card.part) if card.verdict is Verdict.UNFAIR else translate("Seed", sentence)
    return translate("Seed", heading), told


def _fault_text(part: str) -> str:
    if part in _FAULTS:
        return translate("Seed", str(_FAULTS[part]))
    if part.startswith("seat "):
        told = translate("Seed", "What {seat} opened is not what it had promised.")
        return told.format(seat=seat_text(int(part.removeprefix("seat "))))
    return translate("Seed", "The cards are not those that follow from the secrets.")


def chip_text(card: SeedCard) -> str:
    """The card in a few letters: how its promise begins."""
    if not card.commitment:
        return translate("Seed", "Seed card")
    return translate("Seed", "Seed card {digits}…").format(digits=card.commitment[:8])


def rows(card: SeedCard, upcoming: str = "") -> tuple[tuple[str, str], ...]:
    """What is known of a card: a name and 64 digits each; `upcoming`: the promise for the next hand."""
    known = [(translate("Seed", "Promised before the deal"), card.commitment)]
    known.append((translate("Seed", "Opened by the dealer"), card.secret))
    for seat, each in enumerate(card.seats):
        known.append((translate("Seed", "{seat}: promised").format(seat=seat_text(seat)), each.commitment))
        known.append((translate("Seed", "{seat}: opened").format(seat=seat_text(seat)), each.contribution))
    known.append((translate("Seed", "Promised for the next hand"), upcoming))
    return tuple(row for row in known if row[1])


def as_text(card: SeedCard) -> str:
    """The card to be passed on."""
    return "\n".join(f"{name}: {digits}" for name, digits in rows(card))
