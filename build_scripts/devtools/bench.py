"""Runs the benchmarks of `tests/bench`: a line for each result, and all of them as JSON when asked."""

from __future__ import annotations

import json
import os
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from devtools import modules
from devtools.project import CommandError, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.bench.harness import BenchResult


def run(names: Sequence[str], json_file: str | None) -> int:
    """Prints each result as it comes. Writes the JSON file, if one is named, when all have ended."""
    from ddz_desktop import kernels

    say(f"kernels: {kernels.status()}")
    if json_file is not None:
        _write(Path(json_file), None)  # better now than after all the measuring
    results = []
    for result in _results(names):
        print(result.line(), flush=True)
        results.append({**asdict(result), "ratio": result.ratio, "lower_is_better": result.lower_is_better})
    if json_file is not None:
        _write(Path(json_file), {"machine": _machine(), "kernels": kernels.status(), "results": results})
    return 0


def _results(names: Sequence[str]) -> Iterator[BenchResult]:
    from ddz_desktop import kernels

    for file in modules.choose("bench", names).values():
        module = modules.load(file)
        yield from module.bench()
        if getattr(module, "PLAIN_TOO", False) and kernels.status() == "compiled":
            yield from plain_results(file)


def plain_results(file: Path) -> list[BenchResult]:
    """The results of a benchmark in a process of its own that runs without the kernels."""
    with ProcessPoolExecutor(1, get_context("spawn"), _leave_kernels) as process:
        return process.submit(_measured, file).result()


def _leave_kernels() -> None:
    """For a process that has not imported the program yet."""
    os.environ["DDZ_PURE"] = "1"


def _measured(file: Path) -> list[BenchResult]:
    return list(modules.load(file).bench())


def _machine() -> dict[str, str]:
    return {"python": sys.version.split()[0], "platform": platform.platform(), "processor": platform.machine()}


def _write(file: Path, content: object) -> None:
    try:
        file.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise CommandError(f"dev.py bench: {file} cannot be written: {error.strerror}") from None
