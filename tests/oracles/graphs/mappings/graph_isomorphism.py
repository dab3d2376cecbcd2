"""Judge by renaming the first graph in networkx; other mappings come from its VF2 search."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    one, other = (nx.Graph(graph.ends()) for graph in (instance.first, instance.second))
    if sorted(answer.values()) != sorted(answer) or set(one) | set(answer) != set(answer):
        return "not one to one"
    return "" if nx.utils.graphs_equal(nx.relabel_nodes(one, answer), other) else "other edges"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Up to three mappings that VF2 finds."""
    one, other = (nx.Graph(graph.ends()) for graph in (instance.first, instance.second))
    yield from islice(nx.vf2pp_all_isomorphisms(one, other), 3)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Two vertices exchanged where that is no symmetry, one mapped twice."""
    one, other = (nx.Graph(graph.ends()) for graph in (instance.first, instance.second))
    for u in range(1, 5):
        swapped = answer | {u: answer[u + 1], u + 1: answer[u]}
        if not nx.utils.graphs_equal(nx.relabel_nodes(one, swapped), other):
            yield swapped
    yield answer | {1: answer[2]}
