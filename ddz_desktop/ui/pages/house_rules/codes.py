"""House rules as text: a message for friends with a code in it, and back from whatever was pasted. No widgets."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.codes import DEAL_PREFIX, LONGEST, RULES_PREFIX, parse_rules_code, rules_code
from ddz_desktop.rules.errors import NotationError, OptionError, RuleError
from ddz_desktop.rules.notation import RULES_HEADER, parse_ruleset
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts, texts_rules_options

translate = QCoreApplication.translate
MOST_PASTED = 20_000
_ANY_CODE = re.compile(r"\b([RrDd])(\d)-[0-9A-Za-z]")
_CODE = re.compile(rf"\b{RULES_PREFIX}(?:[-\s]+[0-9A-Za-z]{{1,5}})+", re.IGNORECASE)


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


def refusal(text: str, error: RuleError) -> tuple[str, str]:
    """Why there are no house rules in a text that `rules_in` has refused: a title, and what is wrong with it."""
    cause = error.__cause__
    if isinstance(cause, OptionError) and len(cause.options) == 2:
        return texts_rules_options.clash_title(*cause.options), texts_rules_options.clash_text(*cause.options)
    return translate("HouseRules", "These are no house rules"), _why_not(text.strip(), error)


def _why_not(text: str, error: RuleError) -> str:
    if len(text) > MOST_PASTED:
        return translate("HouseRules", "This is far too long. Paste only the message or the code.")
    header, version = RULES_HEADER.split()
    if text.startswith(header):
        if not text.split("\n")[0].strip().endswith(f" {version}"):
            return translate("HouseRules", "This file was made by another version of the program.")
        line = error.line if isinstance(error, NotationError) else None
        told = translate(
            "HouseRules", "Line {line} of the file cannot be used: it was changed, or is of another version."
        )
        return told.format(line=line or 1)
    found = _ANY_CODE.search(text)
    if found is None:
        return translate("HouseRules", "There is no code in it. A code begins with {prefix}-.").format(
            prefix=RULES_PREFIX
        )
    if found.group(1).upper() == DEAL_PREFIX[0]:
        return translate("HouseRules", "This is the code of a deal, not of house rules.")
    if found.group(2) != RULES_PREFIX[1]:
        return translate("HouseRules", "This code was made by another version of the program.")
    return translate("HouseRules", "There is a mistake in the code. Was it copied whole?")


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
