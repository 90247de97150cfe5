"""Players by name on the command line: a level, or `exec:` and the command of a program that plays."""

from __future__ import annotations

import random
from collections.abc import Callable

from ddz_desktop.app.player_process import PlayerProcess
from ddz_desktop.app.problem import Problem
from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.external import ExternalBot
from ddz_desktop.bots.registry import USUAL_S, level_and_temper, make_bot
from ddz_desktop.controller.own_program import command_words

EXEC = "exec:"
MakeBot = Callable[[random.Random], Bot]


def check_name(name: str) -> str:
    """The name, if it means a player. Raises Problem."""
    if name.startswith(EXEC):
        try:
            if command_words(name[len(EXEC) :]):
                return name
        except ValueError as error:
            raise Problem(f"the command in {name!r} cannot be read: {error}") from error
    try:
        level_and_temper(name)
    except ValueError as error:
        raise Problem(f"{error}, or exec: and a command") from error
    return name


def maker(name: str, seconds: float) -> MakeBot:
    """What makes a checked player, who may think for so long over one decision, over most of them as at tables."""
    if not name.startswith(EXEC):
        return lambda rng: make_bot(name, rng, budget=seconds, usual=USUAL_S)
    command = command_words(name[len(EXEC) :])
    return lambda rng: ExternalBot(PlayerProcess(command), CasualBot(rng), seconds)
