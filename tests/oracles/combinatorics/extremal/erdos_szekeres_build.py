"""Judge by longest paths in the graph of pairs of places (networkx), and find other rows by exchanges."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(range(1, instance.length + 1)) or len(answer) != instance.length:
        return "this is no permutation"
    if any(answer[place - 1] != value for place, value in instance.given):
        return "a given value is changed"
    lengths = []
    for sign in (1, -1):
        graph = nx.DiGraph()
        graph.add_nodes_from(range(instance.length))
        pairs = combinations(range(instance.length), 2)
        graph.add_edges_from((i, j) for i, j in pairs if sign * (answer[j] - answer[i]) > 0)
        lengths.append(nx.dag_longest_path_length(graph) + 1)
    return "" if lengths == [instance.up, instance.down] else f"the lengths are {lengths}"


def others(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Rows with two values exchanged."""
    for i, j in combinations(range(instance.length), 2):
        row = list(answer)
        row[i], row[j] = row[j], row[i]
        if not confirm(instance, tuple(row)):
            yield tuple(row)
            return


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Increasing, backwards, a value twice, a place further."""
    wrong = [tuple(range(1, instance.length + 1)), answer[::-1], (answer[1], *answer[1:]), answer[1:] + answer[:1]]
    return [one for one in wrong if confirm(instance, one)]
