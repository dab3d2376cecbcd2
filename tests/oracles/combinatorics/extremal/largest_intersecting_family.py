"""Judge by the greatest clique of the graph of sets that meet (networkx)."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not set(answer) <= set(graph) or not all(graph.has_edge(a, b) for a, b in combinations(answer, 2)):
        return "two sets do not meet"
    most = max(map(len, nx.find_cliques(graph)))
    return "" if len(answer) == most else "more sets can be chosen"


def others(instance: Any, answer: frozenset[int]) -> Iterator[frozenset[int]]:
    """Other largest choices."""
    every = (frozenset(one) for one in nx.find_cliques(_graph(instance)) if len(one) == len(answer))
    yield from islice((one for one in every if one != answer), 2)


def greedy(instance: Any) -> frozenset[int]:
    """Take the sets with the most frequent element."""
    elements = {element for one in instance.sets for element in one}
    best = max(elements, key=lambda element: (sum(element in one for one in instance.sets), -element))
    return frozenset(i for i, one in enumerate(instance.sets, start=1) if best in one)


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A set less, a set more, all sets."""
    every = frozenset(range(1, len(instance.sets) + 1))
    more = [answer | {one} for one in sorted(every - answer)[:2]]
    wrong = [answer - {min(answer)}, every, *more, greedy(instance)]
    return [one for one in wrong if confirm(instance, one)]


def _graph(instance: Any) -> nx.Graph:
    graph = nx.Graph()
    numbered = list(enumerate(map(set, instance.sets), start=1))
    graph.add_nodes_from(i for i, _ in numbered)
    graph.add_edges_from((i, j) for (i, one), (j, other) in combinations(numbered, 2) if one & other)
    return graph
