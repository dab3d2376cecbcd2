"""Work on many items on a Ray cluster, in order; Ray replaces what a node that fails had in hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from bootcamp.extras import require

T = TypeVar("T")
R = TypeVar("R")
S = TypeVar("S")

_RETRIES = 10


def ordered_map(work: Callable[[S, T], R], shared: S, items: Iterable[T], address: str | None) -> Iterator[R]:
    """Yield ``work(shared, item)`` in the order of `items`, a few of which are taken ahead.

    Without an address, the cluster that RAY_ADDRESS or this machine has is joined, or one of this machine is started.
    The same release of bootcamp must be installed on every node.
    """
    ray = require("ray", "ray")
    joined = ray.is_initialized()
    if not joined:
        ray.init(address=address, log_to_driver=False)
    try:
        remote = ray.remote(max_retries=_RETRIES)(work)
        reference = ray.put(shared)
        queue: deque[Any] = deque()
        items = iter(items)
        while True:
            ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            queue.extend(remote.remote(reference, item) for item in islice(items, max(0, ahead - len(queue))))
            if not queue:
                return
            yield ray.get(queue.popleft())
    finally:
        if not joined:
            ray.shutdown()
