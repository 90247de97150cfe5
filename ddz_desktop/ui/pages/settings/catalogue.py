"""Every setting that a person can change, section by section."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ddz_desktop.ui.pages.settings.items import Item, SectionId, Shape
from ddz_desktop.ui.translation import LANGUAGES, native_name

FOUR_COLOUR = Item(
    "look",
    "four_colour",
    QT_TRANSLATE_NOOP("Settings", "Suits"),
    QT_TRANSLATE_NOOP("Settings", "Four colours: diamonds blue, clubs green"),
    Shape.CHOICE,
    (
        (False, QT_TRANSLATE_NOOP("Settings", "Two colours")),
        (True, QT_TRANSLATE_NOOP("Settings", "Four colours")),
    ),
)

TEXT_SCALE = Item(
    "look",
    "text_scale",
    QT_TRANSLATE_NOOP("Settings", "Text size"),
    QT_TRANSLATE_NOOP("Settings", "Of every page; at the table as far as there is room"),
    Shape.CHOICE,
    tuple((scale, "") for scale in (100, 115, 130, 150, 200)),
    words=lambda scale: f"{scale} %",
)

THEME = Item(
    "look",
    "theme",
    QT_TRANSLATE_NOOP("Settings", "Theme"),
    QT_TRANSLATE_NOOP("Settings", "The system's theme changes with the desktop, high contrast too"),
    Shape.CHOICE,
    (
        ("system", QT_TRANSLATE_NOOP("Settings", "System")),
        ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
        ("high-contrast", QT_TRANSLATE_NOOP("Settings", "High contrast")),
    ),
)

SPEED = Item(
    "look",
    "speed",
    QT_TRANSLATE_NOOP("Settings", "Speed of the game"),
    QT_TRANSLATE_NOOP("Settings", "How fast cards move and the computer plays"),
    Shape.CHOICE,
    (
        (0.5, QT_TRANSLATE_NOOP("Settings", "Slow")),
        (1.0, QT_TRANSLATE_NOOP("Settings", "Normal")),
        (1.5, QT_TRANSLATE_NOOP("Settings", "Brisk")),
        (2.0, QT_TRANSLATE_NOOP("Settings", "Fast")),
        (0.0, QT_TRANSLATE_NOOP("Settings", "No motion")),
    ),
)

KEY_CAPS = Item(
    "look",
    "key_caps",
    QT_TRANSLATE_NOOP("Settings", "Show keys on buttons"),
    QT_TRANSLATE_NOOP("Settings", "The key that presses a button stands on it"),
)

REDUCED_MOTION = Item(
    "look",
    "reduced_motion",
    QT_TRANSLATE_NOOP("Settings", "Less motion"),
    QT_TRANSLATE_NOOP("Settings", "Nothing flies, turns or grows; things fade in and out"),
)

SWEEP = Item(
    "access",
    "sweep",
    QT_TRANSLATE_NOOP("Settings", "Choose by drawing over cards"),
    QT_TRANSLATE_NOOP("Settings", "Off: each press chooses the one card it falls on, even with an unsteady hand"),
)

_CARDS = (
    FOUR_COLOUR,
    Item(
        "table",
        "card_size",
        QT_TRANSLATE_NOOP("Settings", "Size of the hand"),
        QT_TRANSLATE_NOOP("Settings", "Extra large cards take two rows sooner"),
        Shape.CHOICE,
        (
            ("standard", QT_TRANSLATE_NOOP("Settings", "Normal")),
            ("large", QT_TRANSLATE_NOOP("Settings", "Large")),
            ("extra", QT_TRANSLATE_NOOP("Settings", "Extra large")),
        ),
    ),
    Item(
        "table",
        "rows",
        QT_TRANSLATE_NOOP("Settings", "Rows of the hand"),
        QT_TRANSLATE_NOOP("Settings", "Automatic: two rows when there are many cards"),
        Shape.CHOICE,
        (
            ("auto", QT_TRANSLATE_NOOP("Settings", "Automatic")),
            ("one", QT_TRANSLATE_NOOP("Settings", "One")),
            ("two", QT_TRANSLATE_NOOP("Settings", "Two")),
        ),
    ),
    Item(
        "table",
        "sort_order",
        QT_TRANSLATE_NOOP("Settings", "Order of the hand"),
        "",
        Shape.CHOICE,
        (
            ("high-low", QT_TRANSLATE_NOOP("Settings", "High to low")),
            ("low-high", QT_TRANSLATE_NOOP("Settings", "Low to high")),
            ("count", QT_TRANSLATE_NOOP("Settings", "By count")),
            ("kind", QT_TRANSLATE_NOOP("Settings", "By kind")),
        ),
    ),
    Item(
        "table",
        "wild_first",
        QT_TRANSLATE_NOOP("Settings", "Wild cards first"),
        QT_TRANSLATE_NOOP("Settings", "Off: they stand at their own rank"),
    ),
    Item(
        "look",
        "card_back",
        QT_TRANSLATE_NOOP("Settings", "Card backs"),
        "",
        Shape.BACK,
        (
            ("back-terrace", QT_TRANSLATE_NOOP("Settings", "Terraces")),
            ("back-lattice", QT_TRANSLATE_NOOP("Settings", "Lattice")),
        ),
    ),
    Item(
        "look",
        "cloth",
        QT_TRANSLATE_NOOP("Settings", "Table cloth"),
        QT_TRANSLATE_NOOP("Settings", "In the light theme"),
        Shape.CLOTH,
        (
            ("pine", QT_TRANSLATE_NOOP("Settings", "Pine green")),
            ("indigo", QT_TRANSLATE_NOOP("Settings", "Indigo")),
            ("tea", QT_TRANSLATE_NOOP("Settings", "Tea brown")),
            ("ink", QT_TRANSLATE_NOOP("Settings", "Ink grey")),
        ),
    ),
    SPEED,
    Item(
        "table",
        "card_counter",
        QT_TRANSLATE_NOOP("Settings", "Card counter"),
        QT_TRANSLATE_NOOP("Settings", "How many cards of each rank the others still have"),
    ),
    Item(
        "table",
        "auto_pass",
        QT_TRANSLATE_NOOP("Settings", "Pass by itself"),
        QT_TRANSLATE_NOOP("Settings", "When nothing beats the table, after five seconds; a click is quicker"),
    ),
    Item(
        "table",
        "auto_next",
        QT_TRANSLATE_NOOP("Settings", "Next hand by itself"),
        QT_TRANSLATE_NOOP("Settings", "After the settlement has been shown for a while"),
        Shape.CHOICE,
        (
            ("never", QT_TRANSLATE_NOOP("Settings", "Never")),
            ("timed", QT_TRANSLATE_NOOP("Settings", "With a time limit")),
            ("always", QT_TRANSLATE_NOOP("Settings", "Always")),
        ),
    ),
    KEY_CAPS,
)

_ACCESS = (
    TEXT_SCALE,
    THEME,
    FOUR_COLOUR,
    REDUCED_MOTION,
    Item(
        "access",
        "speak",
        QT_TRANSLATE_NOOP("Settings", "Tell screen readers what happens"),
        QT_TRANSLATE_NOOP("Settings", "Every play and pass, your turn, refusals and the result"),
    ),
    Item(
        "access",
        "time_percent",
        QT_TRANSLATE_NOOP("Settings", "More time"),
        QT_TRANSLATE_NOOP("Settings", "Time limits become longer; for the next match you begin"),
        Shape.CHOICE,
        (
            (100, QT_TRANSLATE_NOOP("Settings", "Normal")),
            (150, QT_TRANSLATE_NOOP("Settings", "Half as long again")),
            (200, QT_TRANSLATE_NOOP("Settings", "Twice as long")),
        ),
    ),
    SWEEP,
    KEY_CAPS,
)

_SOUND = (
    Item(
        "sound",
        "muted",
        QT_TRANSLATE_NOOP("Settings", "Silence"),
        QT_TRANSLATE_NOOP("Settings", "No sound at all; M does the same at the table"),
    ),
    Item(
        "sound",
        "effects",
        QT_TRANSLATE_NOOP("Settings", "Cards and effects"),
        "",
        Shape.VOLUME,
    ),
    Item(
        "sound",
        "alerts",
        QT_TRANSLATE_NOOP("Settings", "Your turn and clock"),
        "",
        Shape.VOLUME,
    ),
    Item("sound", "chat", QT_TRANSLATE_NOOP("Settings", "Phrases"), "", Shape.VOLUME),
    Item("sound", "voice", QT_TRANSLATE_NOOP("Settings", "Voice"), "", Shape.VOLUME),
    Item(
        "sound",
        "voices",
        QT_TRANSLATE_NOOP("Settings", "Who calls bids and plays"),
        "",
        Shape.CHOICE,
        (
            ("both", QT_TRANSLATE_NOOP("Settings", "Both voices")),
            ("female", QT_TRANSLATE_NOOP("Settings", "Woman")),
            ("male", QT_TRANSLATE_NOOP("Settings", "Man")),
            ("off", QT_TRANSLATE_NOOP("Settings", "Nobody")),
        ),
    ),
    Item(
        "sound",
        "voice_language",
        QT_TRANSLATE_NOOP("Settings", "Language of the voice"),
        "",
        Shape.CHOICE,
        (
            (None, QT_TRANSLATE_NOOP("Settings", "As the window")),
            ("zh", QT_TRANSLATE_NOOP("Settings", "Mandarin")),
            ("en", QT_TRANSLATE_NOOP("Settings", "English")),
        ),
    ),
)

_CONTROLS = (
    SWEEP,
    Item(
        "table",
        "smart_drag",
        QT_TRANSLATE_NOOP("Settings", "Find the straight"),
        QT_TRANSLATE_NOOP("Settings", "Drawing over cards raises the one straight among them"),
    ),
    Item(
        "table",
        "right_click_plays",
        QT_TRANSLATE_NOOP("Settings", "Right click plays"),
        QT_TRANSLATE_NOOP("Settings", "Off: it puts all cards down"),
    ),
    Item(
        "table",
        "misclick_guard",
        QT_TRANSLATE_NOOP("Settings", "Guard against hasty clicks"),
        QT_TRANSLATE_NOOP("Settings", "A button that has just appeared waits a quarter of a second"),
    ),
)

_LANGUAGE = (
    Item(
        "",
        "language",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "Changes at once, in the middle of a game too"),
        Shape.CHOICE,
        ((None, QT_TRANSLATE_NOOP("Settings", "System")), *((language, "") for language in LANGUAGES)),
        words=lambda language: native_name(str(language)),
    ),
)

SECTIONS: dict[SectionId, tuple[Item, ...]] = {
    SectionId.CARDS: _CARDS,
    SectionId.LOOK: (THEME, TEXT_SCALE, SPEED, REDUCED_MOTION, KEY_CAPS),
    SectionId.ACCESS: _ACCESS,
    SectionId.SOUND: _SOUND,
    SectionId.CONTROLS: _CONTROLS,
    SectionId.LANGUAGE: _LANGUAGE,
    SectionId.PLAYER: (),
    SectionId.DATA: (),
}
"""The rows of each section; the last two have controls of their own."""
