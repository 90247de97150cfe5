"""The bill of materials of a frozen program, in the form of CycloneDX, and the hashes of what people download."""

from __future__ import annotations

import datetime
import hashlib
import importlib.metadata
import json
import platform
import re
import sys
import uuid
from pathlib import Path
from typing import Any

from installers import licences, system_copies
from installers.identity import DIST, NAME, PUBLISHER, SUMMARY, VERSION

SUMS = DIST / "SHA256SUMS"
ASSETS = (
    ("Noto Sans SC", "OFL-1.1"),
    ("Noto Serif SC", "OFL-1.1"),
    ("Barlow Semi Condensed", "OFL-1.1"),
    ("Kokoro-82M (voices)", "Apache-2.0"),
    ("BIP-39 word list", "MIT"),
    ("OpenCC character table", "Apache-2.0"),
)
"""What of others lies in the repository itself, as THIRD_PARTY_NOTICES tells."""


def write(program: Path, date: int) -> Path:
    """Writes the bill beside the packages and returns it. `date`: seconds since 1970."""
    goal = DIST / f"{NAME}-{VERSION}-{sys.platform}-{platform.machine()}.cdx.json"
    goal.write_text(json.dumps(bill(program, date), indent=2, ensure_ascii=False) + "\n", "utf-8")
    return goal


def bill(program: Path, date: int) -> dict[str, Any]:
    """Everything by others that a frozen program contains."""
    parts = [_python(), *_packages(), *_assets(), *_system(program)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{NAME} {VERSION} {sys.platform} {date}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.datetime.fromtimestamp(date, datetime.UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": VERSION,
                "description": SUMMARY,
                "publisher": PUBLISHER,
                "licenses": [{"expression": "MIT"}],
            },
        },
        "components": parts,
        "dependencies": [{"ref": NAME, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def write_sums(folder: Path = DIST) -> Path:
    """The SHA-256 of each file in the folder, as `sha256sum --check` reads them."""
    files = [file for file in sorted(folder.iterdir()) if file.is_file() and file.name != SUMS.name]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    goal = folder / SUMS.name
    goal.write_text("".join(lines), "utf-8")
    return goal


def _python() -> dict[str, Any]:
    return _component("Python", platform.python_version(), "pkg:generic/python", {"expression": "PSF-2.0"})


def _packages() -> list[dict[str, Any]]:
    found = []
    for package in licences.distributions():
        address = f"pkg:pypi/{re.sub(r'[-_.]+', '-', package.name).lower()}"
        told, other = (_field(package, field) for field in ("License-Expression", "License"))
        licence = (
            {"expression": told}
            if told
            else {"license": {"name": (other or "see the texts in the package").splitlines()[0]}}
        )
        found.append(_component(package.name, package.version, address, licence))
    return found


def _field(package: importlib.metadata.Distribution, name: str) -> str | None:
    told = package.metadata.get_all(name)
    return told[0] if told else None


def _assets() -> list[dict[str, Any]]:
    return [_component(name, None, "", {"expression": licence}) for name, licence in ASSETS]


def _system(program: Path) -> list[dict[str, Any]]:
    copies = sorted({(copy.package, copy.version) for copy in system_copies.found_in(program / "_internal")})
    licence = {"license": {"name": "see licences/system in the package"}}
    return [_component(name, version, f"pkg:deb/debian/{name}", licence) for name, version in copies]


def _component(name: str, version: str | None, address: str, licence: dict[str, Any]) -> dict[str, Any]:
    component: dict[str, Any] = {"type": "library", "bom-ref": f"{name} {version or ''}".strip(), "name": name}
    if version is not None:
        component["version"] = version
    if address:
        component["purl"] = f"{address}@{version}"
    return component | {"licenses": [licence]}
