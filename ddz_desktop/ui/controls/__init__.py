"""The widgets pages are made of. All follow the theme and the text scale by themselves."""

from ddz_desktop.ui.controls.base import Control
from ddz_desktop.ui.controls.buttons import Button, icon_button
from ddz_desktop.ui.controls.chips import BadgeRole, FilterChip, RoleBadge, Tag, TagTone, paint_badge
from ddz_desktop.ui.controls.fields import Dropdown, TextField
from ddz_desktop.ui.controls.labels import ElidedLabel, Label, Paragraph
from ddz_desktop.ui.controls.panels import (
    PAGE_MARGIN,
    PAGE_WIDTH,
    PANEL_GAP,
    Divider,
    PageFooter,
    PageHeader,
    Panel,
    PanelKind,
    Tile,
)
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.controls.states import EmptyState, Notice, NoticeKind, Skeleton
from ddz_desktop.ui.controls.switches import CheckBox, ChoiceCard, SegmentedControl, Toggle
from ddz_desktop.ui.controls.toasts import Toast, ToastHost

__all__ = [
    "PAGE_MARGIN",
    "PAGE_WIDTH",
    "PANEL_GAP",
    "BadgeRole",
    "Button",
    "ButtonKind",
    "CheckBox",
    "ChoiceCard",
    "Control",
    "Divider",
    "Dropdown",
    "ElidedLabel",
    "EmptyState",
    "FilterChip",
    "Label",
    "Notice",
    "NoticeKind",
    "PageFooter",
    "PageHeader",
    "Panel",
    "PanelKind",
    "Paragraph",
    "RoleBadge",
    "SegmentedControl",
    "Skeleton",
    "Tag",
    "TagTone",
    "TextField",
    "Tile",
    "Toast",
    "ToastHost",
    "Toggle",
    "icon_button",
    "paint_badge",
]
