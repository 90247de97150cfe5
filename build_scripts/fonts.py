"""Cut the bundled fonts out of their full releases, for maintainers: `python build_scripts/fonts.py [--sources DIR]`.

The sources are three npm packages, fetched with `npm pack` unless `--sources` names a folder that already holds their
contents (one folder per package). The results in `assets/fonts` are committed, so nobody else needs npm or fontTools.

What each subset holds:

- *Noto Sans SC Regular*: GB 2312 in both scripts, Big5 level 1, Latin, symbols, and whatever the translation files use.
- *Noto Sans SC Bold*: GB 2312 in both scripts (player names stand in bold at their seats), Latin, symbols, the
  translation files.
- *Noto Serif SC Bold*: the same (player names in announcements, names of house rules).
- *Barlow Semi Condensed* 600 and 700: Latin and numerals only.

Run it again when `tests/ui/test_fonts.py` names a character that a translation uses and a subset lacks.
"""

from __future__ import annotations

import argparse
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from traditional import table

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
TRANSLATIONS = ROOT / "assets" / "translations"

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2030, 0x2032, 0x2033]))
SYMBOLS = "←↑→↓⇧⌘⏎∞−×÷±≈≠≤≥∑√■□▲△▶▷▼▽◀◁◆◇○◎●★☆♀♂♠♡♢♣♤♥♦♧✓™℃①②③④⑤⑥⑦⑧⑨⑩"


@dataclass(frozen=True)
class Package:
    """One npm package of font files, pinned so that two runs give the same subsets."""

    name: str
    version: str
    licence: str

    @property
    def spec(self) -> str:
        return f"@expo-google-fonts/{self.name}@{self.version}"


SANS = Package("noto-sans-sc", "0.4.3", "NotoSansSC-OFL.txt")
SERIF = Package("noto-serif-sc", "0.4.3", "NotoSerifSC-OFL.txt")
BARLOW = Package("barlow-semi-condensed", "0.4.1", "BarlowSemiCondensed-OFL.txt")


def hanzi(encoding: str, lead: range, trail: Iterable[int]) -> str:
    """Every character of a double-byte charset whose first byte lies in `lead`."""
    pairs = (bytes((a, b)) for a in lead for b in trail)
    return "".join(pair.decode(encoding, "ignore") for pair in pairs)


def gb2312() -> str:
    """The symbols and both levels of GB 2312."""
    trail = range(0xA1, 0xFF)
    return hanzi("gb2312", range(0xA1, 0xAA), trail) + hanzi("gb2312", range(0xB0, 0xF8), trail)


def traditional() -> str:
    """What the characters of GB 2312 become in traditional Chinese."""
    return "".join(table().values())


def big5_level_1() -> str:
    return hanzi("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])


def translated() -> str:
    """Every character of every text in the translation files, sources and translations alike."""
    texts: list[str] = []
    for path in sorted(TRANSLATIONS.glob("*.ts")):
        texts.extend("".join(node.itertext()) for node in ElementTree.parse(path).iter("message"))
    return "".join(texts)


def subset(source: Path, target: Path, characters: str) -> None:
    """Write the part of a font that draws `characters`, without hints and vertical layout."""
    options = Options()
    options.hinting = False
    options.notdef_outline = True
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]
    options.drop_tables = [*options.drop_tables, "vhea", "vmtx", "VORG", "BASE", "STAT"]
    with TTFont(source, recalcTimestamp=False) as font:
        cutter = Subsetter(options)
        cutter.populate(unicodes={ord(char) for char in characters if char.isprintable()})
        cutter.subset(font)
        font.save(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")


def unpack(package: Package, folder: Path) -> None:
    """Fetch a package with `npm pack` and unpack it into `folder/<name>`."""
    done = subprocess.run(
        ["npm", "pack", "--silent", package.spec], cwd=folder, check=True, capture_output=True, text=True
    )
    with tarfile.open(folder / done.stdout.strip()) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (folder / "unpacked" / "package").rename(folder / package.name)


def build(sources: Path) -> None:
    """Cut all subsets and copy the licence texts beside them."""
    ui = translated()
    latin = LATIN + SYMBOLS
    both = gb2312() + traditional()
    jobs = [
        (SANS, "400Regular/NotoSansSC_400Regular.ttf", "NotoSansSC-Regular.ttf", both + big5_level_1()),
        (SANS, "700Bold/NotoSansSC_700Bold.ttf", "NotoSansSC-Bold.ttf", both),
        (SERIF, "700Bold/NotoSerifSC_700Bold.ttf", "NotoSerifSC-Bold.ttf", both),
        (BARLOW, "600SemiBold/BarlowSemiCondensed_600SemiBold.ttf", "BarlowSemiCondensed-SemiBold.ttf", ""),
        (BARLOW, "700Bold/BarlowSemiCondensed_700Bold.ttf", "BarlowSemiCondensed-Bold.ttf", ""),
    ]
    FONTS.mkdir(parents=True, exist_ok=True)
    for package, source, target, characters in jobs:
        subset(sources / package.name / source, FONTS / target, characters + latin + ui)
    for package in (SANS, SERIF, BARLOW):
        licence = (sources / package.name / "LICENSE_FONT").read_text(encoding="utf-8")
        (FONTS / package.licence).write_text(licence.rstrip() + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Cut the bundled fonts out of their full releases.")
    parser.add_argument("--sources", type=Path, help="a folder with the three packages unpacked, instead of npm")
    sources: Path | None = parser.parse_args().sources
    if sources is not None:
        build(sources)
        return
    with tempfile.TemporaryDirectory() as scratch:
        for package in (SANS, SERIF, BARLOW):
            unpack(package, Path(scratch))
        build(Path(scratch))


if __name__ == "__main__":
    main()
