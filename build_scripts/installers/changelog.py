"""What CHANGELOG.md says of each release, in the forms of others: Debian, software centres, GitHub.

The section of what is not released yet counts as the present version, so that a package can be made at any time.
"""

from __future__ import annotations

import datetime
import re
import textwrap
from dataclasses import dataclass

from devtools.project import ROOT
from installers.identity import MAINTAINER, NAME, VERSION

HEADING = re.compile(r"^## \[(?P<version>[^]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")


@dataclass(frozen=True)
class Release:
    """`date` in seconds since 1970. `text` as in the file; `points` are its list without the marks of Markdown."""

    version: str
    date: int
    text: str

    @property
    def points(self) -> list[str]:
        items = re.findall(r"^- (.+(?:\n  .+)*)", self.text, re.MULTILINE)
        return [LINK.sub(r"\1", " ".join(item.split())).replace("`", "") for item in items]


def releases(source_date: int, text: str | None = None) -> list[Release]:
    """All of them, the newest first. `source_date`: of what has no date yet."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8") if text is None else text
    headings = list(HEADING.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    found = [
        Release(_version(heading), _seconds(heading["date"], source_date), text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]
    return [release for release in found if release.points]


def debian(source_date: int) -> str:
    """Debian's changelog."""
    return "\n".join(_debian_entry(release) for release in releases(source_date))


def notes(source_date: int) -> str:
    """The newest release for GitHub, in Markdown."""
    return releases(source_date)[0].text + "\n"


def _debian_entry(release: Release) -> str:
    points = [
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False)
        for point in release.points
    ]
    when = datetime.datetime.fromtimestamp(release.date, datetime.UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    head = f"{NAME} ({release.version}) unstable; urgency=medium"
    return "\n".join([head, "", *points, "", f" -- {MAINTAINER}  {when}", ""])


def _version(heading: re.Match[str]) -> str:
    return VERSION if heading["version"] == "Unreleased" else heading["version"]


def _seconds(date: str | None, otherwise: int) -> int:
    return otherwise if date is None else int(datetime.datetime.fromisoformat(f"{date}T12:00:00+00:00").timestamp())
