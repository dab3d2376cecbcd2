"""Judge by the condensation of networkx and its lexicographic topological order."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    small = nx.condensation(graph)
    members = nx.get_node_attributes(small, "members")
    order = nx.lexicographical_topological_sort(small, key=lambda node: min(members[node]))
    return "" if [set(group) for group in answer] == [members[node] for node in order] else "another list"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The list backwards, two components joined, the components by their smallest vertex, one dropped."""
    yield answer[::-1]
    yield (answer[0] | answer[1], *answer[2:])
    yield tuple(sorted(answer, key=min))
    yield answer[:-1]
