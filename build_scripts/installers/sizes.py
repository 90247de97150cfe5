"""What takes the room of a folder build, and whether it keeps within its limits."""

from __future__ import annotations

from pathlib import Path

LIMITS_MB = {"folder": 200, ".deb": 60, ".AppImage": 60}
"""Largest sizes, in millions of bytes: of the installed program and of what is downloaded."""

PARTS = (
    ("Qt: text and languages (ICU)", ("libicu",)),
    ("Qt", ("PySide6/", "shiboken6/")),
    ("numpy", ("numpy", "libscipy_openblas")),
    ("cryptography, zeroconf, msgspec", ("cryptography", "zeroconf", "msgspec")),
    ("sound", ("_miniaudio", "_cffi_backend", "miniaudio")),
    ("cards, fonts, icons, sounds, voices", ("ddz_desktop/app/",)),
    ("weights of the computer players", ("ddz_desktop/bots/learned/weights",)),
    ("compiled kernels", ("ddz_desktop/",)),
    ("licences", ("licences/",)),
    ("Python", ("base_library", "libpython", "lib-dynload", "python3", "libssl", "libcrypto", "libsqlite")),
)
"""Parts with the beginnings of their files' paths below the libraries' folder, or of their names; the first counts."""


def by_part(folder: Path) -> dict[str, int]:
    """Bytes by part, the largest first."""
    sums: dict[str, int] = {}
    for file in _files(folder):
        part = part_of(file.relative_to(folder).as_posix())
        sums[part] = sums.get(part, 0) + file.stat().st_size
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def part_of(path: str) -> str:
    """The part that a file of a folder build belongs to."""
    inside, slash, rest = path.partition("/")
    if not slash:
        return "program with our modules"
    inner = rest if inside in ("_internal", "Contents") else path
    name = inner.rsplit("/", 1)[-1]
    for part, beginnings in PARTS:
        if inner.startswith(beginnings) or name.startswith(beginnings):
            return part
    return "other libraries"


def largest(folder: Path, count: int) -> list[tuple[str, int]]:
    """The largest files with their bytes."""
    files = [(file.relative_to(folder).as_posix(), file.stat().st_size) for file in _files(folder)]
    return sorted(files, key=lambda item: -item[1])[:count]


def table(folder: Path, packages: list[Path]) -> list[str]:
    """Lines to print: the parts, the largest files, and each package beside its limit."""
    parts = by_part(folder)
    total = sum(parts.values())
    lines = [f"{part:<42}{_mb(size):>9}" for part, size in parts.items()]
    lines += [f"{'installed':<42}{_mb(total):>9}  of {LIMITS_MB['folder']} MB", ""]
    lines += [f"{_mb(size):>9}  {name}" for name, size in largest(folder, 12)]
    lines += [f"{package.name:<42}{_mb(package.stat().st_size):>9}{_limit(package)}" for package in packages]
    return lines


def too_large(folder: Path, packages: list[Path]) -> list[str]:
    """One sentence for each limit that is not kept."""
    sizes = {
        "folder": sum(by_part(folder).values()),
        **{package.suffix: package.stat().st_size for package in packages},
    }
    return [
        f"{name} has {_mb(size)}, more than {LIMITS_MB[name]} MB"
        for name, size in sizes.items()
        if size > LIMITS_MB.get(name, size) * 1_000_000
    ]


def _files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]


def _mb(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB"


def _limit(package: Path) -> str:
    return f"  of {LIMITS_MB[package.suffix]} MB" if package.suffix in LIMITS_MB else ""
