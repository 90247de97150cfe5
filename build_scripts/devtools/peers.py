"""What other programs say about the game, recorded so that the tests can compare with it without installing them.

Each module `tests/peers/peers_<name>.py` has `record() -> dict`, which asks the peers and returns anything JSON can
hold: counts, hashes, lists of plays. `dev.py peers --record` writes it to `tests/peers/<name>.json`, which is committed
and which ordinary tests read; without `--record` the answer is compared with the file.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from devtools import modules

if TYPE_CHECKING:
    from pathlib import Path


def run(*, record: bool) -> int:
    """Asks all peers. Returns 1 when an answer differs from the recorded one."""
    differing = [name for name, file in modules.choose("peers", ()).items() if not _agrees(name, file, record=record)]
    return 1 if differing else 0


def _agrees(name: str, file: Path, *, record: bool) -> bool:
    # through JSON and back, so that tuples and integer keys look as they do in the file
    answer = json.loads(json.dumps(modules.load(file).record()))
    recorded = file.with_name(f"{name}.json")
    if record:
        recorded.write_text(json.dumps(answer, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8")
        print(f"{name}: recorded")
        return True
    known = json.loads(recorded.read_text("utf-8")) if recorded.exists() else None
    if answer == known:
        print(f"{name}: as recorded")
        return True
    print(f"{name}: differs from {recorded.name} in {', '.join(_differences(answer, known))}")
    return False


def _differences(answer: Any, known: Any) -> list[str]:
    if not isinstance(answer, dict) or not isinstance(known, dict):
        return ["everything"]
    return [key for key in sorted({*answer, *known}) if answer.get(key) != known.get(key)]
