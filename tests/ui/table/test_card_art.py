from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from ddz_desktop.rules.cards import CARD_CODES
from ddz_desktop.ui.table import card_art
from ddz_desktop.ui.table.card_art import CardArt, CardLook, CardStyle, Tint, WildMark, face_colours
from ddz_desktop.ui.theme import CardBack
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT

SEVEN_OF_DIAMONDS, THREE_OF_SPADES, THREE_OF_CLUBS, BIG_JOKER = 4 * 4 + 2, 0, 3, 53


@pytest.fixture
def art(bundled_fonts: None) -> CardArt:
    return CardArt(LIGHT, CardStyle())


def image(art: CardArt, look: CardLook, width: float = 124, dpr: float = 1.0) -> QImage:
    return art.pixmap(look, width, dpr).toImage()


def suit_color(art: CardArt, code: int) -> QColor:
    """The middle of the suit under the rank."""
    margin = CardArt.margin(250)
    return image(art, CardLook(code), 250).pixelColor(int(margin + 35), int(margin + 122))


def test_every_card_has_a_face_of_its_own(art: CardArt) -> None:
    faces = {image(art, CardLook(code), 60).bits().tobytes() for code in CARD_CODES}
    assert len(faces) == 54


@pytest.mark.parametrize("rank", range(13))
def test_a_wild_card_can_stand_for_every_rank(art: CardArt, rank: int) -> None:
    standing = image(art, CardLook(SEVEN_OF_DIAMONDS, as_rank=rank), 60)
    assert standing != image(art, CardLook(SEVEN_OF_DIAMONDS), 60)
    # the seal belongs to the face itself, so a mark adds nothing
    assert standing == image(art, CardLook(SEVEN_OF_DIAMONDS, as_rank=rank, mark=WildMark.WILD), 60)


@pytest.mark.parametrize(
    "look",
    [
        CardLook(0, mark=WildMark.WILD),
        CardLook(0, mark=WildMark.TIAN),
        CardLook(0, mark=WildMark.DI),
        CardLook(0, tint=Tint.SWEPT),
        CardLook(0, tint=Tint.DIMMED),
        CardLook(0, gold=True),
        CardLook(0, tag="赢牌"),
        CardLook(0, shadow=False),
        CardLook(),
    ],
    ids=repr,
)
def test_states_show(art: CardArt, look: CardLook) -> None:
    assert image(art, look, 124) != image(art, CardLook(0), 124)


@pytest.mark.parametrize(
    ("width", "dpr", "pixels"), [(124, 1.0, (136, 186)), (124, 2.0, (272, 371)), (93, 1.0, (103, 140))]
)
def test_sizes(art: CardArt, width: float, dpr: float, pixels: tuple[int, int]) -> None:
    pixmap = art.pixmap(CardLook(0), width, dpr)
    assert (pixmap.width(), pixmap.height()) == pixels
    assert pixmap.devicePixelRatio() == dpr


def test_pictures_are_kept(art: CardArt, monkeypatch: pytest.MonkeyPatch) -> None:
    first = art.pixmap(CardLook(0), 124)
    assert art.pixmap(CardLook(0), 124).cacheKey() == first.cacheKey()
    monkeypatch.setattr(card_art, "CACHE_BYTES", 3 * first.width() * first.height() * 4)
    for code in range(1, 4):
        art.pixmap(CardLook(code), 124)
    assert art.pixmap(CardLook(0), 124).cacheKey() != first.cacheKey()


@pytest.mark.parametrize(
    ("tokens", "four", "spade", "diamond", "club"),
    [
        (LIGHT, False, "#1e2a33", "#c2331e", "#1e2a34"),
        (LIGHT, True, "#1e2a33", "#1f5fa8", "#17733f"),
        (DARK, True, "#1e2a33", "#1f5fa8", "#17733f"),
        (HIGH_CONTRAST, False, "#000000", "#c00000", "#000000"),
        (HIGH_CONTRAST, True, "#000000", "#0047b3", "#006b2d"),
    ],
)
def test_suit_colours(bundled_fonts: None, tokens, four: bool, spade: str, diamond: str, club: str) -> None:
    art = CardArt(tokens, CardStyle(four_colour=four))
    assert suit_color(art, THREE_OF_SPADES).name() == spade
    assert suit_color(art, SEVEN_OF_DIAMONDS).name() == diamond
    assert suit_color(art, THREE_OF_CLUBS).name() == club


def test_jokers_keep_their_colours() -> None:
    for tokens in (LIGHT, DARK, HIGH_CONTRAST):
        assert not {"#C2331D", "#1E2A35"} & set(face_colours(tokens, CardStyle(four_colour=True)))


def test_paper_follows_the_theme(art: CardArt) -> None:
    def paper() -> QColor:
        return image(art, CardLook(THREE_OF_SPADES)).pixelColor(70, 20)

    assert paper() == LIGHT.paper
    art.restyle(DARK, CardStyle())
    assert paper() == DARK.paper


def test_two_backs(art: CardArt) -> None:
    pine = image(art, CardLook())
    art.restyle(LIGHT, CardStyle(back=CardBack.LATTICE))
    assert image(art, CardLook()) != pine


def test_high_contrast_has_no_shadow(bundled_fonts: None) -> None:
    art = CardArt(HIGH_CONTRAST, CardStyle())
    assert image(art, CardLook(0)) == image(art, CardLook(0, shadow=False))


def test_a_card_face_down_tells_nothing() -> None:
    look = CardLook(BIG_JOKER, as_rank=3, mark=WildMark.DI, tint=Tint.DIMMED, gold=True, tag="赢牌")
    assert look.face_down() == CardLook(0).face_down() == CardLook()


def test_names_of_drawings_exist(resources: Path) -> None:
    from PySide6.QtCore import QFile

    names = [*CardBack, *(f"wild/{mark}" for mark in WildMark), *(f"wild/as-{rank}" for rank in "3456789TJQKA2")]
    assert [name for name in names if not QFile.exists(f":/cards/{name}.svg")] == []
