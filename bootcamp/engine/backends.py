"""The choice of where work is done: processes of this machine, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol, TypeVar

from bootcamp.engine import cluster, pool
from bootcamp.errors import BootcampError
from bootcamp.extras import require

T = TypeVar("T")
R = TypeVar("R")
S = TypeVar("S")


class Engine(Protocol):
    """Gives ``work(shared, item)`` in the order of the items, wherever it is done."""

    def __call__(self, work: Callable[[S, T], R], shared: S, items: Iterable[T]) -> Iterator[R]: ...


def choose(name: str = "local", workers: int | None = None, address: str | None = None) -> Engine:
    """Return the engine ``local``, with one worker by default, or ``ray``, whose workers the cluster decides on."""
    if name not in ("local", "ray"):
        raise BootcampError(f"--engine {name!r}: expected local or ray")
    if name == "ray":
        if workers is not None:
            raise BootcampError(f"--workers {workers} is for the engine local; a Ray cluster uses all its CPUs")
        require("ray", "ray")  # before anything is written
        return partial(cluster.ordered_map, address=address)
    if address is not None:
        raise BootcampError(f"--address {address!r} needs --engine ray")
    return partial(pool.ordered_map, workers=1 if workers is None else workers)
