"""From the choices of a new game to the match that is played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ddz_desktop.controller.messages import MatchSetup, SeatOwner
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import check_name
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.settings import PROGRAM, USUAL_LEVEL, NewGame, Player, Settings
from ddz_desktop.ui import texts, texts_people
from ddz_desktop.ui.pages.game_options import kept


def usable(game: NewGame, levels: Sequence[str]) -> NewGame:
    """Choices that may be older than this program: what it does not know is left out, levels are filled up."""
    system = game.system if game.system in CATALOG else next(iter(CATALOG))
    house_rule = game.house_rule if system == game.system else ""
    options = game.options if house_rule else kept(system, game.options) if system == game.system else {}
    try:
        ruleset(system, options)
        if house_rule:
            check_name(house_rule)
    except RuleError:
        options, house_rule = {}, ""
    hands = game.hands if game.hands is None or game.hands > 0 else None
    seconds = game.turn_seconds if game.turn_seconds is None or game.turn_seconds > 0 else None
    return NewGame(system, options, seat_levels(game, system, levels), hands, seconds, house_rule)


def with_time(setup: MatchSetup, percent: int) -> MatchSetup:
    """The same match with a longer limit for each turn, for who needs more time."""
    if setup.turn_seconds is None:
        return setup
    return msgspec.structs.replace(setup, turn_seconds=setup.turn_seconds * percent / 100)


def rules_of(game: NewGame) -> RuleSet:
    """The rules of usable choices, with the name of the house rule if they are one."""
    return msgspec.structs.replace(ruleset(game.system, game.options), name=game.house_rule)


def seat_levels(game: NewGame, system: str, levels: Sequence[str]) -> tuple[str, ...]:
    """A level, with its temper, for each of the computer's seats: as chosen, else as the last seat that has one."""
    others = CATALOG[system].seats - 1
    given = [_usable_level(level, levels) for level in game.levels[:others]]
    known = [level for level in given if level != PROGRAM]  # whose program it is chooses each of its seats
    filling = known[-1] if known else _usual_level(levels)
    return (*given, *[filling] * (others - len(given)))


def offered_levels(settings: Settings, levels: Sequence[str]) -> tuple[str, ...]:
    """The levels that a seat may have, the strongest last; before them the person's own program, where one is named or
    has a seat.
    """
    wanted = settings.program.command or PROGRAM in settings.new_game.levels
    return (PROGRAM, *levels) if wanted else tuple(levels)


def _usable_level(level: str, levels: Sequence[str]) -> str:
    plain, temper = texts_people.level_and_temper(level)
    if plain == PROGRAM:
        return plain
    known = temper if temper in texts_people.TEMPERS else texts_people.EVEN
    return texts_people.with_temper(plain if plain in levels else _usual_level(levels), known)


def _usual_level(levels: Sequence[str]) -> str:
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def with_system(game: NewGame, system: str, levels: Sequence[str]) -> NewGame:
    """The same choices for another system, as far as they make sense there."""
    return usable(msgspec.structs.replace(game, system=system, house_rule=""), levels)


def with_rules(game: NewGame, rules: RuleSet, levels: Sequence[str]) -> NewGame:
    """The same choices for a ruleset: a house rule, or a system with options that a new game offers."""
    offered = kept(rules.id, rules.changes) == rules.changes
    name = rules.name if rules.name or offered else texts.system_name(rules)
    changed = msgspec.structs.replace(game, system=rules.id, options=dict(rules.changes), house_rule=name)
    return usable(changed, levels)


def match_setup(game: NewGame, player: Player, levels: Sequence[str]) -> MatchSetup:
    """The match that these choices describe; the player has the first seat."""
    game = usable(game, levels)
    return MatchSetup(rules_of(game), seat_owners(player, game.levels), game.hands, game.turn_seconds)


def seat_owners(player: Player, levels: Sequence[str]) -> tuple[SeatOwner, ...]:
    """The player, then computers of these levels."""
    me = SeatOwner("human", player.name, player.avatar or texts_people.DEFAULT_AVATAR)
    return me, *(texts_people.bot_owner(index, level) for index, level in enumerate(levels))
