"""How the landlord is found, and what is decided before the play, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.ruleset import Auction, FirstSeatThree, RobStep, RuleSet
from ddz_desktop.rules.strategies.auction import DUEL_BID, DUEL_LIMIT, Outcome
from ddz_desktop.ui.table import texts_table
from ddz_desktop.ui.texts_rules import Row, sentences

translate = QCoreApplication.translate


def style_name(auction: Auction) -> str:
    """The name of an auction style."""
    told = {
        Auction.SCORE: translate("Rulebook", "Bidding once round"),
        Auction.ROB: translate("Rulebook", "Calling and robbing"),
        Auction.CONTRACT: translate("Rulebook", "Bidding round and round"),
        Auction.DUEL: translate("Rulebook", "Duel of robs"),
        Auction.FIRST_CALL: translate("Rulebook", "First to call"),
        Auction.WINNING_CARD: translate("Rulebook", "Winning card"),
    }
    return told[auction]


def auction_text(rules: RuleSet) -> str:
    """How the landlord is found in these rules; one paragraph a line."""
    told = _styles(rules)[rules.auction]
    if rules.hidden_landlord:
        return told
    return f"{told}\n{nobody_text(rules)}"


def _styles(rules: RuleSet) -> dict[Auction, str]:
    return {
        Auction.SCORE: translate(
            "Rulebook",
            "In turn each player speaks once: pass, or bid 1, 2 or 3, more than anybody before. A bid of 3 ends it at "
            "once. The highest bidder is the landlord and plays for his bid.",
        ),
        Auction.CONTRACT: translate(
            "Rulebook",
            "Round and round each player passes or bids more than anybody before, up to 3. It ends with a bid of 3, or "
            "when all others have passed in a row after a bid. Who has passed may bid again in a later round.",
        ),
        Auction.ROB: _rob_text(rules),
        Auction.DUEL: _duel_text(rules),
        Auction.FIRST_CALL: translate(
            "Rulebook", "In turn each player calls or passes. The first to call is the landlord; the bid is 1."
        ),
        Auction.WINNING_CARD: translate(
            "Rulebook",
            "There is no auction. A random card, no joker, is the winning card; there are two of it. The cards are "
            "dealt one by one: who gets the first of the two is the open landlord and takes the bottom. Who gets the "
            "other is the hidden landlord and on his side; he alone knows. A player who holds both is alone against "
            "all others, and nobody else is told.",
        ),
    }


def _rob_text(rules: RuleSet) -> str:
    told = translate(
        "Rulebook",
        "In turn each player calls or passes, until one calls. Then each player after him may rob once; if anybody "
        "robbed, the caller too has one last chance. The last to rob is the landlord, or else the caller.",
    )
    if rules.call_doubles:
        counted = translate("Rulebook", "The call doubles the stake, and so does every rob.")
    else:
        counted = translate("Rulebook", "Every rob doubles the stake; the call does not.")
    return sentences((told, counted))


def _duel_text(rules: RuleSet) -> str:
    told = translate(
        "Rulebook",
        "In turn each player calls or passes; the first call is a bid of {bid}. Then, round after round, every other "
        "player may rob or give up for good; who passed before the call is still in. It ends when somebody has robbed "
        "twice or only one player is left: he is the landlord.",
    ).format(bid=DUEL_BID)
    if rules.rob_step is RobStep.DOUBLE:
        step = translate("Rulebook", "Each rob doubles the bid, up to {most}.")
    else:
        step = translate("Rulebook", "Each rob raises the bid by one, up to {most}.")
    return sentences((told, step.format(most=DUEL_LIMIT[rules.rob_step])))


def nobody_text(rules: RuleSet) -> str:
    """What happens when nobody wants to be landlord."""
    if rules.void_follow:
        return translate(
            "Rulebook", "If nobody bids, the hand is void and the next one counts double, once, however many were void."
        )
    return translate("Rulebook", "If nobody bids, the cards are dealt anew, with another first to speak.")


# -- worked auctions ----------------------------------------------------------------------------------------------


def seat_name(seat: int) -> str:
    """A seat of an example, counted from the first to speak."""
    names = (
        translate("Rulebook", "Player A"),
        translate("Rulebook", "Player B"),
        translate("Rulebook", "Player C"),
        translate("Rulebook", "Player D"),
        translate("Rulebook", "Player E"),
    )
    return names[seat]


def said_text(seat: int, word: Word, rules: RuleSet) -> str:
    """What a seat of an example says."""
    told = translate("Rulebook", "{player}: {words}")
    return told.format(player=seat_name(seat), words=texts_table.word_text(word, rules, in_play=False))


def outcome_text(outcome: Outcome, rules: RuleSet) -> str:
    """Who is landlord after an example, and at what stake."""
    if outcome.landlord is None:
        return translate("Rulebook", "Nobody bid")
    player = seat_name(outcome.landlord)
    if rules.auction is Auction.ROB:
        told = translate("Rulebook", "{player} is the landlord, stake ×{multiplier}")
        return told.format(player=player, multiplier=outcome.multiplier)
    told = translate("Rulebook", "{player} is the landlord, {bid}")
    return told.format(player=player, bid=texts_table.bid_text(outcome.bid, rules))


def quota_row(word: Word | None, bombs: int | None, rules: RuleSet) -> Row:
    """How many bombs a farmer may play who said this."""
    label = (
        translate("Rulebook", "Never had to speak")
        if word is None
        else texts_table.word_text(word, rules, in_play=False)
    )
    if bombs is None:
        return label, translate("Rulebook", "any number of bombs")
    return label, translate("Rulebook", "bombs allowed: {number}").format(number=bombs)


def quota_text() -> str:
    """What the bomb quota is."""
    return translate(
        "Rulebook",
        "In the play a farmer may play only so many bombs, the four jokers counted, as he has earned by his bid; the "
        "landlord may play any number. Beyond that, the cards of a bomb can still be played in other ways.",
    )


# -- extra decisions ----------------------------------------------------------------------------------------------


def extra_rows(rules: RuleSet) -> tuple[Row, ...]:
    """Every decision between bottom and play that these rules have: its name, and what it is."""
    rows: list[Row] = []
    if rules.open_hand:
        told = translate(
            "Rulebook",
            "Before he leads, the landlord may lay his whole hand open. The hand then counts double, won or lost.",
        )
        rows.append((translate("Rulebook", "Open hand"), told))
    if rules.first_seat_three is not None and rules.auction in (Auction.SCORE, Auction.CONTRACT):
        rows.append((translate("Rulebook", "First-seat 3"), _first_three_text(rules)))
    if rules.spread:
        told = translate(
            "Rulebook",
            "Only after a first-seat 3: the landlord may lay his hand open to all farmers. Everything then counts "
            "double.",
        )
        rows.append((translate("Rulebook", "Spread hand"), told))
    if rules.report:
        rows.append((translate("Rulebook", "Report"), _report_text(rules)))
    if rules.identity:
        rows.append((translate("Rulebook", "Identity"), _identity_text()))
    if rules.double:
        told = translate(
            "Rulebook",
            "Then every player in turn may double once, each time the whole hand, starting with the landlord.",
        )
        rows.append((translate("Rulebook", "Doubling"), told))
    return tuple(rows)


def _first_three_text(rules: RuleSet) -> str:
    if rules.first_seat_three is FirstSeatThree.REPLACE:
        return translate(
            "Rulebook",
            "Who speaks first and bids 3 at once is the landlord; a win then counts 4 in place of 3, a loss counts 3.",
        )
    return translate(
        "Rulebook",
        "Who speaks first and bids 3 at once is the landlord; a win then counts 4 times the bid of 3, a loss counts 3.",
    )


def _report_text(rules: RuleSet) -> str:
    told = translate(
        "Rulebook",
        "A landlord who holds the four jokers, or all of seven or eight cards of a rank, may report such sets: he "
        "shows them and keeps them. Then he fights or not. Not fighting wins at once; a fight counts double when won, "
        "and when lost nobody pays anything.",
    )
    if not rules.double_report:
        return told
    return sentences((told, translate("Rulebook", "Each further reported set doubles a win again.")))


def _identity_text() -> str:
    return translate(
        "Rulebook",
        "All players say at the same time whether they show who they are; only the answers of the two landlords "
        "count. If one of them shows, the whole hand counts double, once. A hidden landlord who stays silent is known "
        "when he plays the winning card. Once he is known, the two landlords see each other's cards.",
    )
