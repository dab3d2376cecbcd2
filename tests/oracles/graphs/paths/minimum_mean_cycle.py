"""Judge by all simple cycles of networkx where they are few, and by Karp's table of walks."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    ring = [*answer, answer[0]]
    if len(set(answer)) < max(2, len(answer)) or not nx.is_path(graph, ring):
        return "no cycle"
    best = min(_karp(graph.subgraph(part)) for part in nx.strongly_connected_components(graph) if len(part) > 1)
    if len(graph) <= 7:
        cycles = list(nx.simple_cycles(graph))
        assert best == min(Fraction(nx.path_weight(graph, [*one, one[0]], "weight"), len(one)) for one in cycles)
    return "" if Fraction(nx.path_weight(graph, ring, "weight"), len(answer)) == best else f"the least mean is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The cycle with a vertex twice, without one where that is no cycle, and heavier cycles."""
    graph = _graph(instance)
    yield (*answer, answer[1])
    mine = Fraction(nx.path_weight(graph, [*answer, answer[0]], "weight"), len(answer))
    if len(graph) <= 9:
        for cycle in list(nx.simple_cycles(graph))[:6]:
            if Fraction(nx.path_weight(graph, [*cycle, cycle[0]], "weight"), len(cycle)) > mine:
                yield tuple(cycle)


def greedy(instance: Any) -> Any:
    """From the tail of the lightest arc on, follow the lightest arc until a vertex comes again."""
    out: dict[int, tuple[int, int]] = {}
    for u, v, weight in sorted(instance.graph.edges, key=lambda arc: arc[2]):
        out.setdefault(u, (weight, v))
    way = [min(instance.graph.edges, key=lambda arc: arc[2])[0]]
    while way[-1] in out and out[way[-1]][1] not in way:
        way.append(out[way[-1]][1])
    return tuple(way[way.index(out[way[-1]][1]) :]) if way[-1] in out else tuple(way)


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph


def _karp(part: Any) -> Fraction:
    n, start = len(part), min(part)
    table: list[dict[int, int]] = [{start: 0}]
    for _ in range(n):
        row: dict[int, int] = {}
        for u, total in table[-1].items():
            for v, data in part[u].items():
                row[v] = min(row.get(v, 10**9), total + data["weight"])
        table.append(row)
    means = []
    for v, total in table[n].items():
        means.append(max(Fraction(total - table[k][v], n - k) for k in range(n) if v in table[k]))
    return min(means)
