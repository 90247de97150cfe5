"""Faults of our own, on the loop's thread: logged with where they happened, not with what they say."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger(__name__)


def log_fault(where: str, error: BaseException) -> None:
    """What an exception says may name hidden cards, so only its type and its traceback get into the log."""
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("fault %s: %s\n%s", where, type(error).__name__, trace)
