"""How a run learns: its plan, kept in its folder."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ddz_desktop.bots.learned.aim import SCORE_SHARE


@dataclass(frozen=True)
class Plan:
    """How a run learns; kept with its checkpoint. Numbers of samples say when something changes."""

    family: str
    seed: int = 1
    width: int = 256
    layers: int = 2
    batch: int = 2048
    round: int = 16_384
    rate: float = 1e-3
    rate_constant: int = 8_000_000  # from there on the rate falls with the square root
    least_rate: float = 1e-4
    average: float = 0.999
    trace: float = 0.9
    trace_from: int = 1_000_000  # the critic is trusted from there on
    astray: float = 0.03
    least_astray: float = 0.01
    astray_until: int = 10_000_000
    guest_share: float = 0.0  # of the hands so many have the casual player at some seats
    score_share: float = SCORE_SHARE
    unit: float = 1.0  # what a hand is about, in stakes: sizes are learned in such units
    size_weight: float = 0.1  # what errors of sizes count beside those of chances
    size_reach: float = 3.0  # larger errors of sizes count by themselves instead of their square

    def rate_at(self, samples: int) -> float:
        return max(self.least_rate, self.rate * min(1.0, math.sqrt(self.rate_constant / max(1, samples))))

    def trace_at(self, samples: int) -> float:
        return 1.0 if samples < self.trace_from else self.trace

    def astray_at(self, samples: int) -> float:
        done = min(1.0, samples / self.astray_until)
        return self.astray + (self.least_astray - self.astray) * done


def plan_of(family: str, folder: Path, changes: list[str]) -> Plan:
    """The plan kept in the folder, or the usual one, with changes."""
    values: dict[str, Any] = {"family": family}
    file = folder / "plan.json"
    if file.exists():
        values = json.loads(file.read_text("utf-8"))
        if values["family"] != family:
            raise SystemExit(f"{folder} holds a run of family {values['family']}")
    for change in changes:
        name, _, text = change.partition("=")
        if name not in Plan.__dataclass_fields__ or name == "family":
            raise SystemExit(f"a plan has no value {name!r}; it has {', '.join(Plan.__dataclass_fields__)}")
        values[name] = type(getattr(Plan, name))(float(text))
    plan = Plan(**values)
    file.write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")
    return plan
