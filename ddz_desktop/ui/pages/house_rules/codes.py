"""House rules as text: a message for friends with a code in it, and back from whatever was pasted. No widgets."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.codes import LONGEST, RULES_PREFIX, parse_rules_code, rules_code
from ddz_desktop.rules.errors import NotationError
from ddz_desktop.rules.notation import RULES_HEADER, parse_ruleset
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_rules_options

translate = QCoreApplication.translate
MOST_PASTED = 20_000
_CODE = re.compile(rf"\b{RULES_PREFIX}(?:[-\s]+[0-9A-Za-z]{{1,5}})+")


def message(rules: RuleSet) -> str:
    """What is sent to friends: the name, every change in words, and the code."""
    base = texts.system_name(CATALOG[rules.id])
    lines = [translate("HouseRules", "{name} (from {rules})").format(name=texts.system_name(rules), rules=base)]
    lines += [
        translate("HouseRules", "{option}: {change}").format(option=option, change=change)
        for option, change in texts_rules_options.change_rows(rules)
    ]
    return "\n".join([*lines, rules_code(rules)])


def rules_in(text: str) -> RuleSet:
    """The ruleset in a text: a file's content, a code, or a message with a code. Raises NotationError for none."""
    if len(text) > MOST_PASTED:
        raise NotationError("this is too long for house rules")
    if text.lstrip("\ufeff \n").startswith(RULES_HEADER.split()[0]):
        return parse_ruleset(text.lstrip("\ufeff \n"))
    found = _CODE.search(text)
    return parse_rules_code(_whole_code(found.group() if found else text.strip()[:LONGEST]))


def _whole_code(text: str) -> str:
    """The longest beginning that is a code: a message may go on after it without a mark."""
    parts = text.split()
    for end in range(len(parts), 0, -1):
        candidate = "".join(parts[:end])
        try:
            parse_rules_code(candidate)
        except NotationError:
            continue
        return candidate
    return text
