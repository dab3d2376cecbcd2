"""Judge by the maximal cliques of both colour graphs (networkx)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    complete = nx.complete_graph(range(1, instance.vertices + 1))
    red = nx.Graph()
    red.add_nodes_from(complete)
    for a, b in answer:
        if not complete.has_edge(a, b) or red.has_edge(a, b):
            return f"{a}-{b} is no edge, or occurs twice"
        red.add_edge(a, b)
    blue = nx.complement(red)
    if not all(red.has_edge(*edge) for edge in instance.red) or not all(blue.has_edge(*edge) for edge in instance.blue):
        return "a given colour is not kept"
    sizes = [max(map(len, nx.find_cliques(graph))) for graph in (red, blue)]
    return "" if sizes[0] < instance.red_clique and sizes[1] < instance.blue_clique else f"cliques of sizes {sizes}"


def others(instance: Any, answer: frozenset[tuple[int, ...]]) -> Iterator[frozenset[tuple[int, ...]]]:
    """The same edges written backwards, and colourings that differ in one edge."""
    yield frozenset((b, a) for a, b in answer)
    for edge in combinations(range(1, instance.vertices + 1), 2):
        if not confirm(instance, answer ^ {edge}):
            yield answer ^ {edge}
            return


def near_misses(instance: Any, answer: frozenset[tuple[int, ...]]) -> list[frozenset[tuple[int, ...]]]:
    """All edges red, none red, and an edge twice."""
    a, b = min(answer)
    everything = frozenset(combinations(range(1, instance.vertices + 1), 2))
    return [everything, frozenset(), answer | {(b, a)}]
