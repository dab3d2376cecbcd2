"""Judge by sets of arcs for few vertices, and by a matching of networkx on doubled vertices."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    least = len(net) - _most_steps(net)
    if len(net) <= 6:
        assert least == len(net) - _most_by_trial(list(net.edges), set(), set())
    if sorted(v for path in answer for v in path) != sorted(net):
        return "not every vertex once"
    if not all(nx.is_path(net, path) for path in answer):
        return "not a path"
    return "" if len(answer) == least else f"the least number is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Exchange the rests of two paths after vertices that lead to both, where that is possible."""
    net = _net(instance)
    for one in answer:
        for two in answer - {one}:
            for i in range(1, len(one)):
                for j in range(1, len(two)):
                    if net.has_edge(one[i - 1], two[j]) and net.has_edge(two[j - 1], one[i]):
                        yield answer - {one, two} | {one[:i] + two[j:], two[:j] + one[i:]}
                        return


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A path cut in two, one left out, one backwards, and two joined without an arc."""
    net = _net(instance)
    path = max(answer, key=lambda path: (len(path), path))
    rest = answer - {path}
    yield rest
    if len(path) > 1:
        yield rest | {path[:1], path[1:]}
        yield rest | {path[::-1]}
    one, two = sorted(answer)[:2]
    if not net.has_edge(one[-1], two[0]):
        yield answer - {one, two} | {one + two}


def greedy(instance: Any) -> Any:
    """Take a longest path off again and again."""
    net = _net(instance)
    found = []
    while len(net):
        found.append(tuple(nx.dag_longest_path(net)))
        net.remove_nodes_from(found[-1])
    return frozenset(found)


def _most_steps(net: Any) -> int:
    halves = nx.Graph()
    halves.add_nodes_from(("from", v) for v in net)
    halves.add_edges_from((("from", u), ("to", v)) for u, v in net.edges)
    return len(nx.bipartite.hopcroft_karp_matching(halves, [("from", v) for v in net])) // 2


def _most_by_trial(arcs: list[tuple[int, int]], left: set[int], entered: set[int]) -> int:
    """Count the most arcs no two of which leave or enter the same vertex."""
    if not arcs:
        return 0
    (u, v), *rest = arcs
    without = _most_by_trial(rest, left, entered)
    return without if u in left or v in entered else max(without, 1 + _most_by_trial(rest, left | {u}, entered | {v}))


def _net(instance: Any) -> Any:
    net = nx.DiGraph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
