"""Which hands are wanted: by time, system, role, result, level, origin and text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from PySide6.QtCore import QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddz_desktop.controller.library import HandFilter, Origin, Result
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import Role
from ddz_desktop.ui import texts, texts_history, texts_people, theme
from ddz_desktop.ui.controls import Button, ButtonKind, Dropdown, TextField
from ddz_desktop.ui.controls.flow import FlowBox

SEARCH_WIDTH, LEAST_SEARCH_WIDTH = 228, 150
TYPING_MS = 250
"""How long after the last letter the list follows."""


class Period(StrEnum):
    """How far back."""

    ALL = "all"
    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


DAYS = {Period.TODAY: 1, Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}


class Part(StrEnum):
    """What can be chosen, in the order of the bar."""

    PERIOD = "period"
    SYSTEM = "system"
    ROLE = "role"
    RESULT = "result"
    LEVEL = "level"
    ORIGIN = "origin"


ALL_PARTS = tuple(Part)


class _SearchField(TextField):
    """As wide as its words, or somewhat narrower."""

    def sizeHint(self) -> QSize:
        return QSize(round(theme.scaled(SEARCH_WIDTH)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(theme.scaled(LEAST_SEARCH_WIDTH)), super().minimumSizeHint().height())


class _Choice(Dropdown):
    """Says what it is about as long as all pass, then what is chosen; as wide as that."""

    def __init__(self) -> None:
        super().__init__()
        self.currentIndexChanged.connect(self.updateGeometry)

    @property
    def shown_text(self) -> str:
        return self.currentText() if self.currentData() else self.accessibleName()

    def sizeHint(self) -> QSize:
        return self._size_for([self.shown_text])


class FilterBar(QWidget):
    """Drop-down lists, and a field for text where wanted.

    Signals:
        changed(object): the HandFilter that is wanted now.
    """

    changed = Signal(object)

    def __init__(self, levels: Sequence[str], parts: Sequence[Part] = ALL_PARTS, *, with_text: bool = True) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self.lists = {part: _Choice() for part in parts}
        self.text = _SearchField(icon="search")
        self.clear_button = Button("", ButtonKind.LINK, height=44)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        fields: list[QWidget] = [self.text] if with_text else []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        row = FlowBox((*fields, *self.lists.values(), self.clear_button), 10, yielding=self.text)
        layout.addWidget(row)
        for each in self.lists.values():
            each.activated.connect(self._emit)
        self.text.textChanged.connect(self._wait_for_more)
        self._typing.timeout.connect(self._emit)
        self.clear_button.clicked.connect(self.clear)
        self._retranslate()

    # -- what is wanted -------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> HandFilter:
        """The present choice, as of now."""
        system, role, result = (self._value(part) for part in (Part.SYSTEM, Part.ROLE, Part.RESULT))
        level, origin, period = (self._value(part) for part in (Part.LEVEL, Part.ORIGIN, Part.PERIOD))
        named = systems_named(self.text.text())
        return HandFilter(
            systems=(system,) if system else named,
            roles=roles_meant(Role(role)) if role else (),
            results=(Result(result),) if result else (),
            levels=(level,) if level else (),
            origins=(Origin(origin),) if origin else (),
            since=begin_of(Period(period or Period.ALL), datetime.now().astimezone()),
            text="" if named else english(self.text.text()),
        )

    @property
    def is_open(self) -> bool:
        """Whether it lets every hand pass."""
        return not self.text.text().strip() and not any(self._value(part) for part in self.lists)

    @property
    def choice(self) -> dict[Part, str]:
        """What is chosen in each list; an empty text stands for all."""
        return {part: self._value(part) for part in self.lists}

    def choose(self, choice: Mapping[Part, str]) -> None:
        """Choose as the player does; what is not named lets all pass."""
        for part, shown in self.lists.items():
            shown.setCurrentIndex(max(0, shown.findData(choice.get(part, ""))))
        self.text.clear()
        self._emit()

    @Slot()
    def clear(self) -> None:
        """Let every hand pass."""
        self.choose({})

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot(str)
    def _wait_for_more(self, _: str) -> None:
        self._typing.start()

    @Slot()
    def _emit(self) -> None:
        self._typing.stop()
        self.clear_button.setVisible(not self.is_open)
        self.changed.emit(self.wanted)

    def _value(self, part: Part) -> str:
        return str(self.lists[part].currentData() or "") if part in self.lists else ""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        choices = self._choices()
        for part, shown in self.lists.items():
            value = shown.currentData()
            shown.clear()
            for key, text in choices[part]:
                shown.addItem(text, key)
            shown.setCurrentIndex(max(0, shown.findData(value)))
            shown.setAccessibleName(self._name(part))
            shown.updateGeometry()
        self.text.setPlaceholderText(self.tr("Player, rule or code"))
        self.text.setAccessibleName(self.tr("Search"))
        self.clear_button.setText(self.tr("Show all"))
        self.clear_button.restyle()
        self.clear_button.setVisible(not self.is_open)

    def _choices(self) -> dict[Part, list[tuple[str, str]]]:
        """Keys and texts of each list; the first lets all pass."""
        return {
            Part.PERIOD: [
                ("", self.tr("All time")),
                (Period.TODAY, self.tr("Today")),
                (Period.WEEK, self.tr("Last 7 days")),
                (Period.MONTH, self.tr("Last 30 days")),
                (Period.YEAR, self.tr("Last 365 days")),
            ],
            Part.SYSTEM: [("", self.tr("All rules")), *((key, texts.system_name(CATALOG[key])) for key in CATALOG)],
            Part.ROLE: [
                ("", self.tr("Every role")),
                (Role.LANDLORD, self.tr("Landlord")),
                (Role.FARMER, self.tr("Farmer")),
            ],
            Part.RESULT: [("", self.tr("Every result")), *((each, texts_history.result_text(each)) for each in Result)],
            Part.LEVEL: [("", self.tr("Every level")), *((key, texts_people.level_name(key)) for key in self._levels)],
            Part.ORIGIN: [("", self.tr("Every origin")), *((each, texts_history.origin_text(each)) for each in Origin)],
        }

    def _name(self, part: Part) -> str:
        names = {
            Part.PERIOD: self.tr("Time"),
            Part.SYSTEM: self.tr("Rules"),
            Part.ROLE: self.tr("Role"),
            Part.RESULT: self.tr("Result"),
            Part.LEVEL: self.tr("Computer"),
            Part.ORIGIN: self.tr("Origin"),
        }
        return names[part]


def begin_of(period: Period, now: datetime) -> datetime | None:
    """When a period began: at midnight, so many days back, today included."""
    if period is Period.ALL:
        return None
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight - timedelta(days=DAYS[period] - 1)


def roles_meant(role: Role) -> tuple[Role, ...]:
    """Both landlords where a landlord is meant."""
    return (Role.LANDLORD, Role.HIDDEN_LANDLORD) if role is Role.LANDLORD else (role,)


def systems_named(text: str) -> tuple[str, ...]:
    """Systems whose name on the screen holds what was typed."""
    sought = text.strip().casefold()
    if not sought:
        return ()
    return tuple(key for key, rules in CATALOG.items() if sought in texts.system_name(rules).casefold())


def english(text: str) -> str:
    """What was typed, as the history has it: computer players under their English names."""
    sought = text.strip().casefold()
    return texts_people.bot_meant(sought) or text if sought else ""
