"""What pictures of the window are taken of. A new one is a line in `SCENES`: a name and a function that leads there.

The function gets the `Stage` in the picture's look, on the first page or, where the scene has a `hand`, at its table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from msgspec import Struct

from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.pages.settings.items import SectionId
from devtools import lan, memories, moments, side_pages
from devtools.rehearsal import Moment, Wish
from devtools.stage import Hand, Stage

Pose = Callable[[Stage], object]


class Scene(Struct, frozen=True):
    """A picture. `moves`: it shows something in motion."""

    name: str
    pose: Pose
    hand: Hand | None = None
    moves: bool = False

    def show(self, stage: Stage) -> None:
        """Lead there."""
        if self.hand is not None:
            stage.open_hand(self.hand, speed=1.0 if self.moves else 0.0)
        self.pose(stage)


# -- poses --------------------------------------------------------------------------------------------------------


def as_it_is(_: Stage) -> None:
    pass


def ask_give_up(stage: Stage) -> None:
    stage.match.open_pause()
    stage.match.pause.give_up_button.click()


def rank(stage: Stage) -> None:
    stage.finish()
    stage.match.page.settlement.next_requested.emit()


def watch(after_ms: int, stage: Stage) -> None:
    """What is going on, some time after it began."""
    stage.move_on(after_ms)


def watch_act(after_ms: int, stage: Stage) -> None:
    """What the person does next, some time after it began."""
    stage.act()
    stage.move_on(after_ms)


# -- the list -----------------------------------------------------------------------------------------------------

_SETS = "B B R R 7s 7s 7h 7h 7d 7d 7c"


def _hand(
    system: str,
    moment: Moment,
    *,
    mine: str = "",
    first: int | None = None,
    options: Mapping[str, OptionValue] = MappingProxyType({}),
) -> Hand:
    return Hand(system, Wish(moment, mine, first), options)


def _table(name: str, hand: Hand, pose: Pose = as_it_is, *, moves: bool = False) -> Scene:
    """A moment of a hand, named after the system too."""
    return Scene(f"{hand.system}-{name}", pose, hand, moves)


def _usual(system: str, auction: Mapping[str, OptionValue] | None = None) -> tuple[Scene, ...]:
    """The three pictures of every system; `auction`: options for the first, None where there is none."""
    play = _table("play", _hand(system, moments.following), Stage.raise_hint)
    end = _table("settlement", _hand(system, moments.over), Stage.finish)
    if auction is None:
        return play, end
    return _table("auction", _hand(system, moments.my_later_word, options=auction)), play, end


def _asked(system: str, phase: Phase, name: str = "", mine: str = "") -> Scene:
    """An extra decision; by the player who bid first, where there is an auction."""
    first = None if system == "five" else 0
    return _table(name or phase.value, _hand(system, moments.asked(phase), mine=mine, first=first))


def _doubtful(system: str, mine: str = "") -> Scene:
    hand = _hand(system, moments.doubtful, mine=mine, first=0)
    return _table("chooser", hand, Stage.raise_doubtful)


_CLASSIC = "yixing-classic"
_IN_PLAY = _hand(_CLASSIC, moments.following)
_DEALT = _hand(_CLASSIC, moments.my_word, first=0)
_WILD_DEALT = _hand("yixing-laizi", moments.my_word, first=0)

SCENES: tuple[Scene, ...] = (
    Scene("home", lambda stage: stage.window.show_home()),
    Scene("home-resume", memories.unfinished_match, _IN_PLAY),
    Scene("look", lambda stage: stage.window.look.open()),
    Scene("history-empty", memories.history_without_hands),
    Scene("statistics-empty", memories.statistics_without_hands),
    Scene("history", memories.history),
    Scene("history-none-fits", memories.history_that_does_not_fit),
    Scene("deal-code", memories.deal_code),
    Scene("deal-code-wrong", memories.wrong_deal_code),
    Scene("statistics", memories.statistics),
    Scene("statistics-one-hand", partial(memories.statistics_of_one_evening, 1)),
    Scene("statistics-evening", partial(memories.statistics_of_one_evening, 12)),
    Scene("statistics-tables", memories.statistics_as_tables),
    Scene("replay", partial(memories.replay, "yixing-classic")),
    Scene("replay-four", partial(memories.replay, "shanghai-four")),
    Scene("replay-five", partial(memories.replay, "five")),
    Scene("replay-emperor", partial(memories.replay, "emperor")),
    Scene("replay-one-seat", memories.replay_of_one_seat),
    Scene("replay-end", partial(memories.replay_end, "yixing-classic")),
    Scene("replay-end-five", partial(memories.replay_end, "five")),
    Scene("replay-list", memories.replay_list),
    Scene("replay-result", memories.replay_result),
    Scene("seed-card", memories.seed_card),
    *(Scene(f"settings-{each.name.lower()}", partial(side_pages.settings, each)) for each in SectionId),
    Scene("first-start", side_pages.first_start),
    Scene("about", side_pages.about),
    Scene("about-licences", side_pages.licences),
    Scene("error", side_pages.error),
    Scene("crash", partial(side_pages.error, crashed=True)),
    Scene("lesson-begins", partial(side_pages.lesson, 0)),
    Scene("lesson-straight", partial(side_pages.lesson_task, 1)),
    Scene("lesson-pass", partial(side_pages.lesson_task, 2)),
    Scene("lesson-astray", partial(side_pages.lesson_astray, 4)),
    Scene("lesson-bomb", partial(side_pages.lesson_task, 9)),
    Scene("new-game", lambda stage: stage.window.show_new_game()),
    Scene("rulebook", lambda stage: stage.window.show_rulebook()),
    Scene("house-rules", lambda stage: stage.window.show_house_rules()),
    Scene("lan-lobby", lan.lobby),
    Scene("lan-lobby-empty", lan.lobby_without_tables),
    Scene("lan-open-table", lan.set_up),
    Scene("lan-room", lan.room),
    Scene("lan-invite", lan.invite),
    Scene("lan-change", lan.change),
    Scene("lan-help", lan.help_with_lan),
    Scene("lan-play", lan.play),
    Scene("lan-chat", lan.chat),
    Scene("lan-settlement", lan.settlement),
    Scene("lan-reconnecting", lan.reconnecting),
    Scene("lan-host-gone", lan.host_gone),
    Scene("lan-watch", lan.watch),
    Scene("lan-open-match", lan.open_match, _IN_PLAY),
    Scene("pause", lambda stage: stage.match.open_pause(), _IN_PLAY),
    Scene("pause-give-up", ask_give_up, _IN_PLAY),
    Scene("pause-rulebook", lambda stage: stage.match.toggle_rulebook(), _IN_PLAY),
    Scene("ranking", rank, Hand(_CLASSIC, Wish(moments.over), hands=1)),
    *_usual(_CLASSIC, {}),
    _table("auction-rob", _hand(_CLASSIC, moments.my_later_word, options={"auction": "rob"})),
    _table("deal", _DEALT, partial(watch, 1100), moves=True),
    _table("bomb", _hand(_CLASSIC, moments.about_to_bomb), partial(watch_act, 520), moves=True),
    _table("straight", Hand(_CLASSIC, Wish(moments.straight_to_beat, modest=True)), Stage.raise_hint),
    _table("lead", _hand(_CLASSIC, moments.leading)),
    _table("helpless", _hand(_CLASSIC, moments.helpless)),
    _table("nearly-out", _hand(_CLASSIC, moments.nearly_out)),
    _table("factors", _IN_PLAY, lambda stage: stage.overlay.toggle_factors()),
    _table("last-trick", _hand(_CLASSIC, moments.leading), lambda stage: stage.overlay.toggle_trick()),
    _table("auto-play", _IN_PLAY, Stage.auto_play),
    _table("given-up", _IN_PLAY, Stage.give_up),
    *_usual("yixing-laizi", {}),
    _table("reveal", _WILD_DEALT, partial(watch_act, 900), moves=True),
    _doubtful("yixing-laizi"),
    *_usual("yixing-tiandi", {}),
    _doubtful("yixing-tiandi"),
    *_usual("yixing-four", {"auction": "rob"}),
    *_usual("yixing-two", {}),
    *_usual("traditional", {"auction": "duel"}),
    _asked("traditional", Phase.OPEN),
    _table("open-play", _hand("traditional", moments.following, first=0), Stage.raise_hint),
    _doubtful("traditional", mine="2s 2h 2d B"),
    *_usual("shanghai-four", {}),
    _asked("shanghai-four", Phase.SPREAD),
    _asked("shanghai-four", Phase.REPORT, mine="B B R R"),
    _asked("shanghai-four", Phase.REPORT, "report-twice", _SETS),
    *_usual("standard-two", {}),
    *_usual("standard-three", {}),
    *_usual("hu-four", {}),
    *_usual("five"),
    _asked("five", Phase.IDENTITY),
    _table("identity-hidden", _hand("five", moments.asked_as_hidden_landlord)),
    _asked("five", Phase.DOUBLE),
    *_usual("emperor", {}),
    _table("lead", _hand("emperor", moments.first_lead, first=0)),
)
