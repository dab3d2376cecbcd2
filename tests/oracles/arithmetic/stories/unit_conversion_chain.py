"""Judge by networkx: the path of equations between two units, and the ratios along it as printed."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph()
    for line in instance.equations:
        (m, u), (n, v) = (side.split() for side in line.split(" = "))
        graph.add_edge(u, v, ratio=Fraction(int(n), int(m)))
        graph.add_edge(v, u, ratio=Fraction(int(m), int(n)))
    assert nx.is_forest(graph.to_undirected())  # so that the path is the only one
    value = Fraction(instance.amount)
    for kind, ((source, power), (target, _)) in enumerate(zip(*instance.ends, strict=True)):
        for u, v in pairwise(nx.shortest_path(graph, source, target)):
            ratio = graph[u][v]["ratio"] ** power
            value = value / ratio if kind else value * ratio
    return "" if value == answer else f"it is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and the conversion the wrong way round."""
    inverse = instance.amount**2 / answer
    return [answer + 1, *([inverse] if inverse != answer else [])]
