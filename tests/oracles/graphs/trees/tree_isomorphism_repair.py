"""Try all moves with networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, second = nx.Graph(instance.first.ends()), nx.Graph(instance.second.ends())
    assert nx.is_tree(first)
    assert nx.is_tree(second)
    assert not nx.is_isomorphic(first, second)
    if second.degree(answer["leaf"]) != 1 or answer["leaf"] == answer["neighbour"]:
        return "no leaf, or its own neighbour"
    return "" if _fits(first, second, answer["leaf"], answer["neighbour"]) else "not isomorphic"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All other moves that fit, where the trees are small."""
    if instance.first.vertices <= 10:
        yield from _split(instance)[True]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Moves that do not fit."""
    if instance.first.vertices <= 10:
        yield from _split(instance)[False][:6]
    yield answer | {"neighbour": answer["leaf"]}
    (old,) = nx.Graph(instance.second.ends())[answer["leaf"]]
    yield answer | {"neighbour": old}


def greedy(instance: Any) -> Any:
    """The leaf of the smallest number, moved to a vertex with the most neighbours."""
    second = nx.Graph(instance.second.ends())
    leaf = min(v for v in second if second.degree(v) == 1)
    return {"leaf": leaf, "neighbour": max((v for v in second if v != leaf), key=lambda v: (second.degree(v), -v))}


def _split(instance: Any) -> dict[bool, list[Any]]:
    first, second = nx.Graph(instance.first.ends()), nx.Graph(instance.second.ends())
    found: dict[bool, list[Any]] = {True: [], False: []}
    for leaf in sorted(second):
        if second.degree(leaf) == 1:
            for new in sorted(second):
                if new != leaf:
                    found[_fits(first, second, leaf, new)].append({"leaf": leaf, "neighbour": new})
    return found


def _fits(first: Any, second: Any, leaf: int, new: int) -> bool:
    moved = second.copy()
    moved.remove_node(leaf)
    moved.add_edge(leaf, new)
    return bool(nx.is_isomorphic(first, moved))
