"""Judge by networkx on all states of the links."""

from fractions import Fraction
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    asked = known = Fraction(0)
    for state in product((True, False), repeat=len(instance.links)):
        if not _joined(instance, state):
            continue
        chance = Fraction(1)
        for works, (_, _, p) in zip(state, instance.links, strict=True):
            chance *= Fraction(p if works else instance.whole - p, instance.whole)
        known += chance
        if instance.kind != "connected" and state[instance.asked]:
            without = tuple(works and i != instance.asked for i, works in enumerate(state))
            asked += chance * (instance.kind == "works" or not _joined(instance, without))
    right = known if instance.kind == "connected" else asked / known
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _joined(instance: Any, state: Any) -> bool:
    graph = nx.Graph()
    graph.add_nodes_from(instance.terminals)
    graph.add_edges_from((a, b) for works, (a, b, _) in zip(state, instance.links, strict=True) if works)
    first, *others = instance.terminals
    return all(nx.has_path(graph, first, other) for other in others)
