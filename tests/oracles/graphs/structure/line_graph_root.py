"""Make the line graph of the answer with networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [tuple(sorted(edge)) for edge in answer]
    if len(set(ends)) < instance.graph.vertices or any(u == v for u, v in ends):
        return "not so many edges"
    names = {edge: vertex for vertex, edge in enumerate(ends, start=1)}
    line = nx.line_graph(nx.Graph(ends))
    made = {frozenset(names[tuple(sorted(edge))] for edge in pair) for pair in line.edges}
    return "" if made == {frozenset(pair) for pair in instance.graph.ends()} else "another line graph"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The points named the other way round, and the root that networkx finds, where its points are few enough."""
    yield tuple(tuple(sorted(instance.points + 1 - v for v in edge)) for edge in answer)
    root = nx.inverse_line_graph(nx.Graph(instance.graph.ends()))
    points = {point: i for i, point in enumerate(sorted(root, key=str), start=1)}
    if len(points) <= instance.points:
        cliques: dict[int, list[int]] = {}
        for edge in root.edges:
            (vertex,) = set(edge[0]) & set(edge[1])
            cliques[vertex] = sorted(points[point] for point in edge)
        yield tuple(tuple(cliques[v]) for v in sorted(cliques))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One edge twice, all points moved by one in the first edge where that is wrong, and an edge left out."""
    yield (answer[1], *answer[1:])
    yield answer[1:]
    yield tuple((1, 2) for _ in answer)
    for point in range(1, instance.points + 1):
        changed = (tuple(sorted((answer[0][0], point))), *answer[1:])
        if point != answer[0][0] and confirm(instance, changed):
            yield changed
            return


def greedy(instance: Any) -> Any:
    """All edges at point 1, as far as there are points, then edges between the next two points."""
    n = instance.points
    pairs = [(u, v) for u in range(1, n + 1) for v in range(u + 1, n + 1)]
    return tuple(pairs[: instance.graph.vertices])
