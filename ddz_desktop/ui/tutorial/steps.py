"""What the first hand teaches, step by step: one step for each decision of the player's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Target(Enum):
    """What a bubble points at. CARDS: those that are to be played."""

    NOTHING = auto()
    SEATS = auto()
    HAND = auto()
    CARDS = auto()
    BOTTOM = auto()
    BID = auto()
    PASS = auto()
    HINT = auto()
    PLAY = auto()


@dataclass(frozen=True)
class Saying:
    """A bubble: its English words and what it points at. `{left}` and `{right}` are the others' names."""

    text: object
    target: Target = Target.NOTHING

    def words(self, left: str, right: str) -> str:
        """In the present language."""
        return QCoreApplication.translate("Tutorial", str(self.text)).format(left=left, right=right)


@dataclass(frozen=True)
class Step:
    """Before a decision: what is told first, bubble by bubble, and then what is to be done.

    `astray`: what is said kindly to who does something else that the rules would allow.
    """

    told: tuple[Saying, ...]
    task: Saying
    astray: object


STEPS: tuple[Step, ...] = (
    Step(
        (
            Saying(
                QT_TRANSLATE_NOOP(
                    "Tutorial",
                    "Welcome! Three people play: one of them is the landlord, the two others are farmers and stand"
                    " together against him. Whoever first has no cards left wins for his side.",
                ),
                Target.SEATS,
            ),
            Saying(
                QT_TRANSLATE_NOOP(
                    "Tutorial",
                    "These are your cards. Of all cards the big joker is the highest, then come the small joker, 2, A,"
                    " K, Q, J, 10 and so on down to the 3. Suits do not matter.",
                ),
                Target.HAND,
            ),
        ),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Three kings and a 2: a strong hand. Whoever bids most becomes the landlord. Press Bid 3, the"
                " highest one.",
            ),
            Target.BID,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "You may say that too. But with such a hand it is worth being the landlord: 3."),
    ),
    Step(
        (
            Saying(
                QT_TRANSLATE_NOOP(
                    "Tutorial",
                    "You are the landlord. The three bottom cards are yours: among them the fourth king! Everybody has"
                    " seen them.",
                ),
                Target.BOTTOM,
            ),
        ),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The landlord leads. Five or more ranks in a row are a straight. Play 3 to 7: press on the 7, drag to"
                " the 3 and let go, or click each of the five cards.",
            ),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP(
            "Tutorial", "That can be played too. But small cards are hard to get rid of one by one: try the 3 to the 7."
        ),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "{left} has beaten you with 4 to 8. A play is beaten by a higher one of the same kind and length. You"
                " hold no higher straight of five cards, so let it go: press Pass.",
            ),
            Target.PASS,
        ),
        QT_TRANSLATE_NOOP(
            "Tutorial", "Four kings would beat it: they are a bomb. Keep it for the end, and pass this time."
        ),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now single cards are played, each higher than the last. You have just the right one: choose the 9.",
            ),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "That is allowed. The 9 is lonely, though: nothing else goes with it. Play it."),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP("Tutorial", "An ace! Of the single cards only a 2 or a joker is higher. Take the 2."),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "You could. But with the 2 you get the lead, and the lead is worth much."),
    ),
    Step(
        (
            Saying(
                QT_TRANSLATE_NOOP(
                    "Tutorial",
                    "Both have passed, so you lead again: any kind you like. Leading is the way to get rid of small"
                    " cards.",
                ),
            ),
        ),
        Saying(
            QT_TRANSLATE_NOOP("Tutorial", "Two of a rank are a pair. Lead the two 8s."),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "That would do as well. Let us begin with the smallest pair, the 8s."),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "If you do not know what to do, press Hint: it raises cards that make sense. Then press Play.",
            ),
            Target.HINT,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "Possible! But the two queens are enough; the kings are worth more together."),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You lead once more. Three of a rank may take any single card along: play the three 10s with the 3.",
            ),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "Good idea, but then the 3 stays behind alone. Send it along with the 10s."),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP("Tutorial", "Five cards left: an ace and four kings. Lead the ace."),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "Keep the four kings together for a moment. The ace first."),
    ),
    Step(
        (),
        Saying(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "A joker beats the ace. But four of a rank are a bomb: it beats everything but a higher bomb and the"
                " rocket, and it doubles the points. Play the four kings!",
            ),
            Target.CARDS,
        ),
        QT_TRANSLATE_NOOP("Tutorial", "Now is the moment: all four kings at once, and you have won."),
    ),
)

PRESS_PLAY = Saying(QT_TRANSLATE_NOOP("Tutorial", "Well chosen. Now press Play."), Target.PLAY)
AUTO_LATER = Saying(
    QT_TRANSLATE_NOOP("Tutorial", "In a real game the table can play for you. Here it is your turn to try."),
)


def bubbles_before(step: int) -> int:
    """How many bubbles come before those of a step: what each step tells, and its task."""
    return sum(len(each.told) + 1 for each in STEPS[:step])


BUBBLES = bubbles_before(len(STEPS))
"""How many bubbles there are in all."""
