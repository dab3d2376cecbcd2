"""Judge by adding up all sets of working edges, expanded by sympy."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import networkx as nx
import sympy

LEVELS = range(1, 6)
_P = sympy.Symbol("p")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    edges, n = instance.graph.ends(), instance.graph.vertices
    total = sympy.Integer(0)
    for size in range(n - 1, len(edges) + 1):
        good = 0
        for chosen in combinations(edges, size):
            graph = nx.Graph(chosen)
            good += len(graph) == n and nx.is_connected(graph)
        total += good * _P**size * (1 - _P) ** (len(edges) - size)
    given = sum(sympy.Rational(c.numerator, c.denominator) * _P ** powers[0] for powers, c in answer)
    return "" if sympy.expand(total - given) == 0 else f"it is {sympy.expand(total)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The lowest term alone, the leading sign turned, and all edges working."""
    yield answer[-1:]
    (powers, value), *rest = answer
    yield ((powers, -value), *rest)
    yield (((len(instance.graph.edges),), Fraction(1)),)
