"""Short texts to pass on by chat or by hand: a deal with its ruleset, or a ruleset alone.

A code is a letter, the version ``1`` and base32 in Crockford's alphabet, in groups of five with dashes between them:
``D1-0H3K9-…`` for a deal, ``R1-…`` for a ruleset. Case, dashes and blanks do not matter; O reads as 0, I and L as 1.
Its bytes are: the system's number, 128 more where something of it is changed, and then the length of the changes (two
bytes) and the changes (the lines ``name`` and ``option`` of the notation, deflated); for a deal its number; three bytes
of SHA-256 over all that went before, the prefix included.

The number of a deal says which cards lie where, not in which order they were dealt: hands, bottom and cards aside come
back in ascending order. With a winning card the open landlord has his as first card and the hidden one his as last,
so that both are who they were.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Sequence
from math import factorial, prod

from msgspec.structs import replace

from ddz_desktop.rules.cards import NATURAL_RANKS, SMALL_JOKER_CARD, Card
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.deal import Deal, check_deal, unshuffled_deck
from ddz_desktop.rules.errors import IllegalDeal, NotationError
from ddz_desktop.rules.notation import RULES_HEADER, parse_ruleset, ruleset_lines
from ddz_desktop.rules.ruleset import RuleSet

DEAL_PREFIX = "D1"
RULES_PREFIX = "R1"
SYSTEMS = tuple(CATALOG)
"""A system's number is its place here: new systems come last."""

LONGEST = 4000
"""Letters of a code; a longer one is refused unread."""

GROUP = 5
CHECK_BYTES = 3
CHANGED = 128
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("OIL", "011", "- \t\r\n")


def rules_code(rules: RuleSet) -> str:
    """The code of a ruleset with its options and its own name."""
    return _written(RULES_PREFIX, _rules_bytes(rules))


def parse_rules_code(text: str) -> RuleSet:
    """The ruleset of a code. Raises `NotationError` when it is none."""
    rules, rest = _read_rules(_read(RULES_PREFIX, text))
    if rest:
        raise NotationError("this code of a ruleset is longer than it should be")
    return rules


def deal_code(rules: RuleSet, deal: Deal) -> str:
    """The code of a deal of that ruleset. Raises `IllegalDeal` when it is none of it."""
    check_deal(rules, deal)
    digits = _digits(rules, deal)
    number = 0
    for radix, digit in digits:
        number = number * radix + digit
    size = _size(radix for radix, _ in digits)
    return _written(DEAL_PREFIX, _rules_bytes(rules) + number.to_bytes(size, "big"))


def parse_deal_code(text: str) -> tuple[RuleSet, Deal]:
    """The ruleset and the deal of a code, hands in ascending order. Raises `NotationError` when it is none."""
    rules, data = _read_rules(_read(DEAL_PREFIX, text))
    radices = _radices(rules)
    if len(data) != _size(radices):
        raise NotationError("this code of a deal is longer or shorter than it should be")
    number = int.from_bytes(data, "big")
    digits: list[int] = []
    for radix in reversed(radices):
        number, digit = divmod(number, radix)
        digits.insert(0, digit)
    deal = _deal_of(rules, digits)
    try:
        made_here = deal_code(rules, deal) == _written(DEAL_PREFIX, _rules_bytes(rules) + data)
    except IllegalDeal:
        made_here = False
    if number or not made_here:
        raise NotationError(f"this code holds no deal of {rules.id}")
    return rules, deal


def ordered(deal: Deal) -> Deal:
    """The same deal with its cards in the order in which a code gives them back."""
    hands = [sorted(hand) for hand in deal.hands]
    if deal.winning is not None:
        landlord, partner = deal.winning_seats()
        assert landlord is not None
        _move(hands[landlord], deal.winning, 0)
        if partner is not None:
            _move(hands[partner], deal.winning, len(hands[partner]) - 1)
    bottom, aside = tuple(sorted(deal.bottom)), tuple(sorted(deal.aside))
    return replace(deal, hands=tuple(map(tuple, hands)), bottom=bottom, aside=aside)


def _move(hand: list[Card], card: Card, index: int) -> None:
    hand.remove(card)
    hand.insert(index, card)


# The number of a deal: digits of several radices, the most significant first


def _radices(rules: RuleSet) -> tuple[int, ...]:
    sizes = _sizes(rules)
    arrangements = factorial(sum(sizes)) // prod(map(factorial, sizes))
    drawn = [rules.seats, SMALL_JOKER_CARD, 2] if rules.hidden_landlord else [rules.seats * rules.hand_cards]
    return (arrangements, *drawn, *[len(NATURAL_RANKS)] * rules.wild_ranks)


def _sizes(rules: RuleSet) -> tuple[int, ...]:
    """How many cards lie at each place: hands, bottom, aside."""
    return (*[rules.hand_cards] * rules.seats, rules.bottom_cards, rules.aside_cards)


def _digits(rules: RuleSet, deal: Deal) -> list[tuple[int, int]]:
    """Radix and digit of everything about a deal."""
    if deal.winning is not None:
        landlord, partner = deal.winning_seats()
        later = partner is not None and landlord is not None and landlord > partner
        drawn = [deal.first, deal.winning, int(later)]
    else:
        assert deal.marker is not None
        drawn = [deal.first * rules.hand_cards + sorted(deal.hands[deal.first]).index(deal.marker)]
    digits = (_arrangement(rules, deal), *drawn, *deal.wild)
    return list(zip(_radices(rules), digits, strict=True))


def _arrangement(rules: RuleSet, deal: Deal) -> int:
    """Which of all arrangements of the sorted deck over the places this is; copies lie at ascending places."""
    places: dict[Card, list[int]] = {}
    for place, cards in enumerate((*deal.hands, deal.bottom, deal.aside)):
        for card in cards:
            places.setdefault(card, []).append(place)
    left = list(_sizes(rules))
    ways, number = _radices(rules)[0], 0
    for card in sorted(unshuffled_deck(rules)):
        place = places[card].pop(0)
        number += ways * sum(left[:place]) // sum(left)
        ways = ways * left[place] // sum(left)
        left[place] -= 1
    return number


def _arranged(rules: RuleSet, number: int) -> list[tuple[Card, ...]]:
    """The cards at each place in the arrangement of that number."""
    left = list(_sizes(rules))
    ways = _radices(rules)[0]
    cards: list[list[Card]] = [[] for _ in left]
    for card in sorted(unshuffled_deck(rules)):
        total, place = sum(left), 0
        while number >= (share := ways * left[place] // total):
            number -= share
            place += 1
        ways = share
        left[place] -= 1
        cards[place].append(card)
    return [tuple(each) for each in cards]


def _deal_of(rules: RuleSet, digits: Sequence[int]) -> Deal:
    *hands, bottom, aside = _arranged(rules, digits[0])
    marker: Card | None = None
    winning: Card | None = None
    if rules.hidden_landlord:
        first, winning, later = digits[1:4]
        wild = digits[4:]
        holders = [seat for seat, hand in enumerate(hands) if winning in hand]
        _set_winning_order(hands, winning, holders[::-1] if later else holders)
    else:
        first, index = divmod(digits[1], rules.hand_cards)
        marker, wild = hands[first][index], digits[2:]
    return Deal(tuple(hands), bottom, aside, first, marker, winning, tuple(wild))


def _set_winning_order(hands: list[tuple[Card, ...]], winning: Card, holders: Sequence[int]) -> None:
    """The first holder gets the winning card as first card, a second one as last."""
    for index, seat in enumerate(holders):
        hand = list(hands[seat])
        _move(hand, winning, len(hand) - 1 if index else 0)
        hands[seat] = tuple(hand)


def _size(radices: Iterable[int]) -> int:
    """The bytes that the largest number of these radices needs."""
    return ((prod(radices) - 1).bit_length() + 7) // 8


# The ruleset


def _rules_bytes(rules: RuleSet) -> bytes:
    number = SYSTEMS.index(rules.id)
    changes = ruleset_lines(rules)[1:]
    if not changes:
        return bytes([number])
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress("\n".join(changes).encode()) + packer.flush()
    return bytes([number | CHANGED]) + len(packed).to_bytes(2, "big") + packed


def _read_rules(data: bytes) -> tuple[RuleSet, bytes]:
    """The ruleset at the beginning of some bytes, and the other bytes."""
    number = data[0] % CHANGED if data else len(SYSTEMS)
    if number >= len(SYSTEMS):
        raise NotationError("this code is of a system that this program does not know")
    text = f"{RULES_HEADER}\nrules {SYSTEMS[number]}\n"
    if data[0] < CHANGED:
        return parse_ruleset(text), data[1:]
    end = 3 + int.from_bytes(data[1:3], "big")
    try:
        changes = zlib.decompressobj(-zlib.MAX_WBITS).decompress(data[3:end], LONGEST).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise NotationError("the options in this code cannot be read") from error
    return parse_ruleset(text + changes), data[end:]


# Letters


def _written(prefix: str, data: bytes) -> str:
    data += _check(prefix, data)
    bits = 8 * len(data)
    letters = -(-bits // 5)
    number = int.from_bytes(data, "big") << 5 * letters - bits
    text = "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(letters)))
    return "-".join([prefix, *(text[start : start + GROUP] for start in range(0, letters, GROUP))])


def _read(prefix: str, text: str) -> bytes:
    """The bytes of a code, without the check. Raises `NotationError` for a wrong prefix, letter or check."""
    if len(text) > LONGEST:
        raise NotationError("this is too long to be a code")
    letters = text.upper().translate(_READ_AS)
    if letters[:1] != prefix[0] or len(letters) < 2:
        raise NotationError(f"a code of a {_meaning(prefix)} begins with {prefix}")
    if letters[1] != prefix[1]:
        raise NotationError("this code was made by another version of the program")
    if wrong := next((letter for letter in letters[2:] if letter not in _LETTERS), None):
        raise NotationError(f"there is no {wrong!r} in a code; was it copied whole?")
    number = 0
    for letter in letters[2:]:
        number = number << 5 | _LETTERS.index(letter)
    bits = 5 * (len(letters) - 2)
    data = (number >> bits % 8).to_bytes(bits // 8, "big")
    body, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
    if number & (1 << bits % 8) - 1 or check != _check(prefix, body):
        raise NotationError("this code has a mistake in it; was it copied whole?")
    return body


def _check(prefix: str, data: bytes) -> bytes:
    return hashlib.sha256(prefix.encode() + data).digest()[:CHECK_BYTES]


def _meaning(prefix: str) -> str:
    return "deal" if prefix == DEAL_PREFIX else "ruleset"
