"""The tree that assistive technology sees, dumped and judged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
PRESSED = {Role.Button, Role.PushButton, Role.CheckBox, Role.RadioButton, Role.ButtonMenu, Role.MenuItem, Role.Link}
SET = {Role.EditableText, Role.ComboBox, Role.Slider, Role.SpinBox}
ENTRIES = {Role.ListItem, Role.TreeItem, Role.Cell, Role.PageTab}
INTERACTIVE = PRESSED | SET | ENTRIES


@dataclass(frozen=True)
class Node:
    """One thing in the tree."""

    depth: int
    role: Role
    name: str
    focusable: bool
    checkable: bool
    checked: bool
    disabled: bool

    def __str__(self) -> str:
        states = [word for word in ("focusable", "checkable", "checked", "disabled") if getattr(self, word)]
        return f"{'  ' * self.depth}{self.role.name} {self.name!r} {' '.join(states)}".rstrip()


def tree(widget: QWidget) -> list[Node]:
    """Everything visible from a widget downwards, in reading order."""
    top = QAccessible.queryAccessibleInterface(widget)
    return list(_walk(top, 0)) if top is not None else []


def _walk(thing: QAccessibleInterface, depth: int) -> Iterator[Node]:
    state = thing.state()
    if state.invisible:
        return
    yield Node(
        depth,
        thing.role(),
        thing.text(QAccessible.Text.Name),
        bool(state.focusable),
        bool(state.checkable),
        bool(state.checked),
        bool(state.disabled),
    )
    if thing.role() is Role.EditableText:
        return  # its icon, and Qt's own button to clear it: the keyboard clears the field itself
    for index in range(thing.childCount()):
        child = thing.child(index)
        if child is not None and child.isValid():
            yield from _walk(child, depth + 1)


def faults(nodes: list[Node]) -> list[str]:
    """What somebody who listens would miss: names, and the way there by keyboard."""
    wrong = [f"no name: {node}" for node in nodes if node.role in INTERACTIVE and not node.name.strip()]
    wrong += [
        f"not reached by keyboard: {node}"
        for node in nodes
        if node.role in PRESSED | SET and not node.focusable and not node.disabled
    ]
    wrong += [
        f"says not whether it is chosen: {node}"
        for node in nodes
        if node.role in (Role.CheckBox, Role.RadioButton) and not node.checkable
    ]
    return wrong
