"""Judge by a recursive find and sizes that are counted anew; the parts are those of networkx."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    above = [0, *range(1, instance.nodes + 1)]

    def find(node: int) -> int:
        if above[node] != node:
            above[node] = find(above[node])
        return above[node]

    def size(root: int) -> int:
        return sum(_top(above, node) == root for node in range(1, instance.nodes + 1))

    for one, two in instance.operations:
        first = find(one)
        if two:
            second = find(two)
            if first != second:
                small, large = (first, second) if size(first) < size(second) else (second, first)
                above[small] = large
    graph = networkx.Graph([pair for pair in instance.operations if pair[1]])
    for part in networkx.connected_components(graph):
        assert len({_top(above, node) for node in part}) == 1
    return "" if list(answer) == above[1:] else "other parents"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All nodes below their roots, and each node its own parent."""
    flat = tuple(_top([0, *answer], node) for node in range(1, len(answer) + 1))
    return [one for one in (flat, tuple(range(1, len(answer) + 1)), answer[::-1]) if one != answer]


def _top(above: list[int], node: int) -> int:
    while above[node] != node:
        node = above[node]
    return node
