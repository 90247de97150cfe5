"""Where the networks' weights lie, and which of them a ruleset is played with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ddz_desktop.bots.learned.features_kernel import Features
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.rules.ruleset import BombDoubling, ChainOrder, RuleSet, Wild

CHECKOUT = Path(__file__).resolve().parents[3] / "assets" / "bots"
PACKAGED = Path(__file__).with_name("weights")


def family_of(rules: RuleSet) -> str:
    """The family of systems whose network plays this ruleset: by seats, decks, wild cards and chain order, and by
    whether every bomb doubles: hands about a few stakes and about hundreds of them do not share a network well.
    """
    if rules.wild is not Wild.NONE:
        return "laizi" if rules.wild is Wild.LAIZI else "tiandi"
    if rules.hidden_landlord:
        return "five"
    if rules.decks == 2:
        if rules.seats == 3 or rules.chain_order is ChainOrder.ACE_LOW:
            return "emperor" if rules.seats == 3 else "shanghai"
        return "four" if rules.bomb_doubling is BombDoubling.ALL else "hu"
    return "two" if rules.seats == 2 else "three"


def weights_file(rules: RuleSet) -> Path:
    """The file of the ruleset's family; it need not be there."""
    folder = CHECKOUT if CHECKOUT.is_dir() else PACKAGED
    return folder / f"{family_of(rules)}.npz"


def playouts_file(rules: RuleSet) -> Path:
    """The file of the small network that the family's hands are played on with in a search; it need not be there."""
    file = weights_file(rules)
    return file.with_stem(f"{file.stem}-playouts")


def network_for(rules: RuleSet) -> Network | None:
    """The network a ruleset is played with: its family's, `None` where there is none or where it does not fit.

    A house rule may deal other hands than the family's systems, and then has other features.
    """
    return _fitting(weights_file(rules), rules)


def playouts_network_for(rules: RuleSet) -> Network | None:
    """The one that plays sampled deals on: a small one thinks less well and sees many more deals in the same time.

    Where the family has none, the one a ruleset is played with.
    """
    return _fitting(playouts_file(rules), rules) or network_for(rules)


def _fitting(file: Path, rules: RuleSet) -> Network | None:
    network = network_from(file)
    return network if network and network.fits(Features(rules, 1, 1)) else None


@lru_cache(maxsize=4)
def network_from(file: Path) -> Network | None:
    """The network in a weights file, `None` where there is no such file. It keeps no scratch memory."""
    return Network(file) if file.is_file() else None
