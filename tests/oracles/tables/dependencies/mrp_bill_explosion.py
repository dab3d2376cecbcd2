"""Judge by low-level codes: parts are netted from the longest way down, with exact fractions."""

from fractions import Fraction
from math import ceil
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.DiGraph()
    data = {}
    for name, needs, stock, lot, scrap in instance.parts:
        graph.add_node(name)
        data[name] = stock, lot, 1 - Fraction(scrap, 100)
        for part, count in needs:
            graph.add_edge(name, part, count=count)
    needs = dict.fromkeys(graph, 0) | dict(instance.ordered)
    right = {}
    for layer in networkx.topological_generations(graph):
        for name in layer:
            stock, lot, share = data[name]
            lots = 0
            while not _enough(lots * lot, needs[name] - stock, share):
                lots += max(1, ceil(max(0, needs[name] - stock) / share / lot) - 2 - lots)
            right[name] = lots * lot
            for part in graph.successors(name):
                needs[part] += right[name] * graph.edges[name, part]["count"]
    return "" if answer == right else f"the plan is {right}"


def _enough(pieces: int, lack: int, share: Fraction) -> bool:
    """Tell whether so many pieces begun give what is lacking."""
    return pieces * share >= lack


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One number changed by one, or doubled."""
    name = max(answer, key=lambda one: answer[one])
    return [answer | {name: answer[name] + 1}, answer | {name: 2 * answer[name]}]
