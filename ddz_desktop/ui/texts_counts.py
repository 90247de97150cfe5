"""Texts with a number that has forms of its own for one and for several."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    """The texts. A `QObject`, because lupdate knows plural forms only from `tr` and not from `translate`."""

    def differences(self, number: int) -> str:
        """How many differences there are from a system."""
        return self.tr("%n difference(s)", "", number)

    def changes(self, number: int) -> str:
        """How much a house rule changes."""
        return self.tr("%n change(s)", "", number)

    def hands(self, number: int) -> str:
        """How many hands a match has."""
        return self.tr("%n hand(s)", "", number)

    def next_try(self, number: int) -> str:
        """In how many seconds something may be tried again."""
        return self.tr("Next try in %n second(s).", "", number)
