"""Judge by the edges of the trail, and find another by networkx (Hierholzer)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    used = sorted(sorted(step) for step in pairwise(answer))
    return "" if used == sorted(map(sorted, instance.graph.ends())) else "not each edge once"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The trail backwards, and one by networkx."""
    yield answer[::-1]
    graph = nx.MultiGraph(list(instance.graph.ends()))
    steps = list(nx.eulerian_path(graph))
    yield (steps[0][0], *(v for _, v in steps))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The trail without an end, and with a step there and back."""
    yield answer[:-1]
    yield answer[1:]
    yield (answer[0], answer[1], *answer)
    yield (*answer, answer[-2])
