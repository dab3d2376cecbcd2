"""Judge by the edges; other copies come from the monomorphisms of networkx."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from networkx import Graph
from networkx.algorithms.isomorphism import GraphMatcher

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    host = Graph(instance.host.ends())
    if len(set(answer.values())) != instance.pattern.vertices:
        return "not one to one"
    return "" if all(host.has_edge(answer[u], answer[v]) for u, v in instance.pattern.ends()) else "an edge is missing"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Up to three copies that networkx finds."""
    matcher = GraphMatcher(Graph(instance.host.ends()), Graph(instance.pattern.ends()))
    for found in islice(matcher.subgraph_monomorphisms_iter(), 3):
        yield {vertex: place for place, vertex in found.items()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex put elsewhere where an edge is lost, and two put on one."""
    host = Graph(instance.host.ends())
    for v in answer:
        for place in host:
            moved = answer | {v: place}
            if not all(host.has_edge(moved[a], moved[b]) for a, b in instance.pattern.ends()):
                yield moved
                break
    yield answer | {1: answer[2]}
