"""Judge undirected graphs by largest matchings, directed ones by playing on graphs from which vertices are removed."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = (nx.DiGraph if instance.graph.directed else nx.Graph)(instance.graph.ends())
    rest = graph.copy()
    rest.remove_node(instance.start)
    if instance.graph.directed:
        known: dict[Any, bool] = {}
        good = {v for v in graph[instance.start] if not _first_wins(graph, v, frozenset(rest) - {v}, known)}
    else:  # whoever is to move loses exactly if some largest matching leaves out the vertex of the token
        good = {v for v in graph[instance.start] if not _always_matched(rest, v)}
    return "" if set(answer) == good else f"the moves are {sorted(good)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All moves, no move, the losing moves, and one less."""
    ends = instance.graph.ends() + ([] if instance.graph.directed else [(v, u) for u, v in instance.graph.ends()])
    moves = frozenset(v for u, v in ends if u == instance.start)
    yield from {moves, frozenset(), moves - answer, frozenset(sorted(answer)[1:])} - {answer}


def _first_wins(graph: Any, here: int, left: frozenset[int], known: dict[Any, bool]) -> bool:
    if (here, left) not in known:
        known[here, left] = not all(_first_wins(graph, v, left - {v}, known) for v in left & set(graph[here]))
    return known[here, left]


def _always_matched(graph: Any, vertex: int) -> bool:
    without = graph.copy()
    without.remove_node(vertex)
    sizes = [len(nx.max_weight_matching(one, maxcardinality=True)) for one in (graph, without)]
    return sizes[1] < sizes[0]
