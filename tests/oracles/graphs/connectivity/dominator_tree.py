"""Judge by the iterative method of networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = nx.immediate_dominators(nx.DiGraph(instance.graph.ends()), instance.entry)
    wrong = [v for v in range(1, instance.graph.vertices + 1) if v != instance.entry and answer[v] != found[v]]
    return f"vertices {wrong}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The entry for all, the vertex before on a shortest path, and one vertex wrong."""
    if set(answer.values()) != {instance.entry}:
        yield dict.fromkeys(answer, instance.entry)
    paths = nx.single_source_shortest_path(nx.DiGraph(instance.graph.ends()), instance.entry)
    before = {v: paths[v][-2] for v in answer}
    if before != answer:
        yield before
    vertex = min(answer)
    yield answer | {vertex: next(v for v in range(1, instance.graph.vertices + 1) if v not in (vertex, answer[vertex]))}
