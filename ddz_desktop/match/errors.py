"""What a match refuses beside what the rules refuse, each with one sentence for the one who asked."""

from __future__ import annotations


class MatchError(ValueError):
    """Base of everything a match refuses; the match is left as it was."""


class StaleAction(MatchError):
    """An action that answers a turn which is over, or one that has not come."""


class OutOfOrder(MatchError):
    """A step at the wrong time: a hand started while one runs, a contribution opened before all are sealed."""


class BrokenPromise(MatchError):
    """A contribution that is not the one committed to."""
