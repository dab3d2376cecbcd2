"""Judge by the transitive reduction of networkx, with the elements read as they are printed."""

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph()
    graph.add_nodes_from(instance.names)
    if instance.kind == "pairs":
        graph.add_edges_from(text.split(" < ") for text in instance.shown)
    else:
        values = {text[0]: tuple(map(int, re.findall(r"\d+", text[2:]))) for text in instance.shown}
        graph.add_edges_from(pair for pair in permutations(values, 2) if _below(instance.kind, *map(values.get, pair)))
    covers = set(nx.transitive_reduction(graph).edges)
    maximal = sum(degree == 0 for _, degree in graph.out_degree)
    return "" if answer == {"covers": covers, "maximal": maximal} else f"covers {covers}, maximal {maximal}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A pair left out, a pair turned round, another count."""
    one = min(answer["covers"])
    yield answer | {"covers": answer["covers"] - {one}}
    yield answer | {"covers": answer["covers"] - {one} | {one[::-1]}}
    yield answer | {"maximal": answer["maximal"] + 1}


def _below(kind: str, x: Any, y: Any) -> bool:
    if kind == "divisors":
        return y[0] / x[0] == y[0] // x[0]
    if kind == "sets":
        return not set(x) - set(y)
    return max(a - b for a, b in zip(x, y, strict=True)) <= 0
