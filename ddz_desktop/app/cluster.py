"""Work shared out among the machines of a Ray cluster (the optional extra `cluster`), in order and in little memory.

Every machine has this program installed in the same version; only pieces of work and their results travel.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from ddz_desktop.app.problem import Problem
from ddz_desktop.app.processes import HANDED_OUT

LOCAL = "local"
"""The address of a cluster that is started on this machine and ends with the work."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class ClusterError(Exception):
    """A machine, or the work on it, has failed."""


@contextmanager
def shared_over_cluster(
    do: Callable[[Piece], Result], address: str, workers: int | None
) -> Iterator[Callable[[Iterable[Piece]], Iterator[Result]]]:
    """Something that does pieces of work on a cluster's processors and gives their results in order.

    `address`: `LOCAL`, or `HOST:PORT` of a cluster that runs. `workers`: so many at once, `None` for one on each
    processor. Raises Problem when there is no such cluster, ClusterError when work fails there.
    """
    with connected(address, workers) as ray:
        there = ray.remote(do)
        yield lambda work: _in_order(ray, there, work, HANDED_OUT * processors(ray, workers))


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[ModuleType]:
    """Ray, connected with a cluster until the end; arguments and Problem as of `shared_over_cluster`."""
    ray = _ray()
    _connect(ray, address, workers)
    try:
        yield ray
    finally:
        ray.shutdown()


def processors(ray: ModuleType, wanted: int | None) -> int:
    """How many processors of the cluster are used: as many as wanted, by default all, never more than it has."""
    found = int(ray.cluster_resources().get("CPU", 1))
    return min(wanted or found, found)


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what runs here
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise Problem(
            "a cluster needs Ray: install ddz-desktop with its extra, as in 'ddz-desktop[cluster]'"
        ) from error
    found: ModuleType = ray
    return found


def _connect(ray: ModuleType, address: str, workers: int | None) -> None:
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=workers, **quiet)
        else:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as error:  # the edge of a process; Ray has nothing more special when its own do not start
        raise Problem(f"there is no cluster at {address}: {error}") from error


def _in_order(ray: ModuleType, there: Any, work: Iterable[Piece], ahead: int) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    for piece in work:
        waiting.append(there.remote(piece))
        if len(waiting) > ahead:
            yield result_of(ray, waiting.popleft())
    while waiting:
        yield result_of(ray, waiting.popleft())


def result_of(ray: ModuleType, reference: Any) -> Any:
    """What has been made on the cluster. Raises ClusterError."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines() or [type(error).__name__]  # above the last line stand tracebacks
        raise ClusterError(f"the cluster failed: {reason[-1].strip()}") from error
