"""Views made by hand, in rank letters: a moment of the play in which only what matters is said."""

from __future__ import annotations

from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import RANKS, Card, Counts, count_of, counts_of, total
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import counts_text, parse_counts, parse_play
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.rules.view import SeatView


def cards_of(text: str) -> tuple[Card, ...]:
    """Physical cards of these ranks, whichever suits."""
    counts = parse_counts(text)
    return tuple(
        52 + rank - 13 if rank >= 13 else 4 * rank + copy % 4
        for rank in range(15)
        for copy in range(count_of(counts, rank))
    )


def play_view(
    hand: str,
    out: str,
    left: tuple[int, ...],
    *,
    system: str = "standard-three",
    options: dict[str, OptionValue] | None = None,
    seat: int = 0,
    landlord: int = 1,
    table: str = "",
    leader: int | None = None,
    wild: str = "",
    roles: tuple[Role, ...] = (),
    quota: tuple[int | None, ...] = (),
) -> SeatView:
    """The view of a seat that owes a play. `left`: cards held by seat, its own ignored; `out`: all cards that others
    hold or that lie aside; every other card has been played. `table`: the text of the play to beat.
    """
    rules = ruleset(system, options or {})
    own = cards_of(hand)
    gone = counts_of(unshuffled_deck(rules)) - parse_counts(out) - counts_of(own)
    over = parse_play(table) if table else None
    if over is not None:
        gone -= over.cards
    held = tuple(len(own) if other == seat else cards for other, cards in enumerate(left))
    history = _earlier_plays(rules, gone, held, landlord)
    if over is not None and leader is not None:
        history.append((leader, Move(over)))
        history += [((leader + step) % rules.seats, PASS) for step in range(1, (seat - leader) % rules.seats)]
    assert sum(held) - len(own) <= total(parse_counts(out)), "others hold more cards than are out"
    known = roles or tuple(Role.LANDLORD if other == landlord else Role.FARMER for other in range(rules.seats))
    return SeatView(
        rules=rules,
        seat=seat,
        phase=Phase.PLAY,
        to_act=(seat,),
        options=() if over is None else (PASS,),
        first=landlord,
        marker=None,
        winning=None,
        wild=tuple(RANKS.index(rank) for rank in wild),
        hand=own,
        left=held,
        hands=(None,) * rules.seats,
        bottom=None,
        aside=None,
        calls=(),
        landlord=landlord,
        roles=known,
        lone_landlord=False,
        bid=1,
        quota=quota,
        reports=(),
        open_hand=False,
        spread=False,
        shown=(),
        doubled=(),
        table=over,
        leader=leader,
        plays_made=(1,) * rules.seats,
        bombs=(),
        history=tuple(history),
        factors=(),
        settlement=None,
        redeal=False,
    )


def _earlier_plays(rules: RuleSet, gone: Counts, held: tuple[int, ...], landlord: int) -> list[tuple[int, Action]]:
    """The cards played before, as solos and pairs of the seats that have most to account for."""
    missing = [rules.hand_cards + rules.bottom_cards * (seat == landlord) - left for seat, left in enumerate(held)]
    history: list[tuple[int, Action]] = []
    for rank in range(15):
        copies = count_of(gone, rank)
        while copies:
            seat = max(range(rules.seats), key=missing.__getitem__)
            size = min(copies, 2 if rank < 13 else 1)
            history.append((seat, Move(Play(Kind.PAIR if size == 2 else Kind.SOLO, rank, size << 4 * rank))))
            missing[seat] -= size
            copies -= size
    return history


def said(action: Action) -> str:
    """The cards of a play, or ``pass``."""
    return counts_text(action.play.cards) if isinstance(action, Move) else "pass"
