"""The application's stylesheet: type roles and tones of labels, and the plain widgets we do not paint ourselves."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor

from ddz_desktop.ui import fonts
from ddz_desktop.ui.tokens import Tokens

TONES = ("ink", "ink2", "ink3", "primary", "gold_text", "accent", "ok", "warn", "err", "landlord", "farmer", "wild",
         "on_primary", "gold_ink", "table_ink", "table_ink2")  # fmt: skip

_WIDGETS = Template("""
QToolTip { background: $ink; color: $bg; border: ${border}px solid $ink; padding: 6px 10px; font-size: ${px15}px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {
    background: $surface; color: $ink; border: ${border}px solid $edge; border-radius: 10px; padding: 0 12px;
    min-height: ${field}px; selection-background-color: $primary; selection-color: $on_primary; font-size: ${px17}px;
    font-family: $families;
}
QPlainTextEdit, QTextEdit { padding: 8px 12px; }
QTextBrowser { border: none; background: transparent; padding: 0; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus { border: ${focus}px solid $primary; }
QTextBrowser:focus { border: none; }
QLineEdit:disabled, QSpinBox:disabled { background: $surface2; color: $ink3; border-color: $line; }
QLineEdit[invalid="true"] { border-color: $err; }
QLineEdit > QToolButton { border: none; background: transparent; }

QScrollArea, QScrollArea > QWidget > QWidget[page="true"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 3px; min-height: 36px; min-width: 36px; }
QScrollBar::handle:hover { background: $ink2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSlider { min-height: 40px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $surface2; border: 1px solid $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $primary; border: 1px solid $primary; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -10px 0; border-radius: 12px; background: $surface; border: 3px solid $primary;
}
QSlider::handle:horizontal:disabled { border-color: $ink3; }

QMenu { background: $surface; color: $ink; border: ${border}px solid $line; border-radius: 10px; padding: 6px; }
QMenu::item { padding: 10px 20px 10px 14px; border-radius: 8px; font-size: ${px16}px; }
QMenu::item:selected { background: $soft; color: $primary; }
QMenu::item:disabled { color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }

QAbstractItemView {
    background: transparent; color: $ink; border: none; outline: none; font-size: ${px16}px;
    selection-background-color: $soft; selection-color: $primary;
}
QAbstractItemView::item { min-height: ${row}px; padding: 0 10px; border-radius: 10px; }
QAbstractItemView::item:hover { background: $surface2; }
QAbstractItemView::item:selected { background: $primary; color: $on_primary; }
QComboBoxPrivateContainer, QComboBox QAbstractItemView {
    background: $surface; border: ${border}px solid $edge; border-radius: 10px; padding: 6px;
}
QHeaderView::section {
    background: transparent; color: $ink2; border: none; border-bottom: 1px solid $line; padding: 8px 10px;
    font-size: ${px15}px;
}
QProgressBar { background: $surface2; border: none; border-radius: 4px; min-height: 8px; max-height: 8px; }
QProgressBar::chunk { background: $primary; border-radius: 4px; }
QSplitter::handle { background: transparent; }
QTabWidget::pane { border: none; }
""")


def make_stylesheet(tokens: Tokens, scale: int) -> str:
    """All rules for one theme at a text scale in percent."""
    names = {name: css(value) for name, value in vars(tokens).items() if isinstance(value, QColor)}
    sizes = {f"px{px}": str(round(px * scale / 100)) for px in (14, 15, 16, 17)}
    measures = {
        "border": "2" if tokens.high_contrast else "1",
        "focus": "3" if tokens.high_contrast else "2",
        "field": str(round(44 * max(100, scale * 0.9) / 100)),
        "row": str(round(40 * scale / 100)),
        "families": ", ".join(f'"{family}"' for family in (fonts.SANS, *fonts.FALLBACKS)),
    }
    return "\n".join([_roles(scale), _tones(tokens), _WIDGETS.substitute(names | sizes | measures)])


def css(color: QColor) -> str:
    """A colour as stylesheets write it."""
    if color.alpha() == 255:
        return color.name()
    return f"rgba({color.red()}, {color.green()}, {color.blue()}, {color.alpha()})"


def _roles(scale: int) -> str:
    rules = []
    for role, (family, px, weight) in fonts.SPECS.items():
        size = round(px * scale / 100)
        rules.append(
            f'QLabel[role="{role}"] {{ font-family: "{family}", "{fonts.SANS}"; font-size: {size}px;'
            f" font-weight: {weight.value}; }}"
        )
    return "\n".join(rules)


def _tones(tokens: Tokens) -> str:
    return "\n".join(f'QLabel[tone="{name}"] {{ color: {css(getattr(tokens, name))}; }}' for name in TONES)
